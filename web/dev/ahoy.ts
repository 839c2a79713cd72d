/** The board with recorded views: `/dev/ahoy.html?at=4p turn.act bluefin&lang=de&theme=dark&part=map`. Not shipped. */

import { mount } from "svelte";
import "../src/fonts.css";
import "../src/tokens.css";
import "../src/shell.css";
import { tongue } from "../src/lib/tongue.svelte";
import Harness from "./Harness.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
document.documentElement.dataset.motion = "off";
const lang = asked.get("lang") ?? "en";
const recorded = (await (await fetch("/dev/fixtures.json")).json())[lang];
document.documentElement.lang = lang;
tongue.learn(recorded.words);
const root = document.getElementById("app");
if (root) mount(Harness, { target: root, props: { recorded, asked } });
