import { mount } from "svelte";
import "./fonts.css";
import "./tokens.css";
import "./shell.css";
import App from "./App.svelte";
import { learnToSpeak } from "./lib/speak";

await learnToSpeak();
const root = document.getElementById("app");
if (root) mount(App, { target: root });
