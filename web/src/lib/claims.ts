/** Taking a seat by an invitation, and renewing the link to one's own. */

import type { Seated } from "../protocol";
import * as api from "./api";
import { first } from "./dice";
import { newId } from "./ids";
import { load, save } from "./store";

const TRIES = 4;
const WAIT = 700;

/**
 * Turns an invitation into a seat. The id of the claim stays here until the answer has come: sent again after a cut, it
 * gets the same answer. `commitment`: what the server is bound to, if a word for the dice is to be given.
 */
export async function claim(invitation: string, name = "", commitment = ""): Promise<Seated> {
  const begun = load<Record<string, string>>("claims", {});
  const id = (begun[invitation] ??= newId());
  save("claims", begun);
  const [match = ""] = invitation.split(".");
  const word = commitment ? await first(match, commitment) : "";
  const seated = await persistent(() => api.claim(invitation, id, name, word));
  const { [invitation]: _, ...others } = begun;
  save("claims", others);
  return seated;
}

async function persistent<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const passing = error instanceof api.ApiError && ["away", "unavailable"].includes(error.code);
      if (!passing || tries === TRIES) throw error;
      await new Promise((done) => setTimeout(done, WAIT * tries));
    }
  }
}

/** The link to one's own seat, renewed: one hands the seat over to oneself. */
export async function renewed(match: string, token: string): Promise<string> {
  const { invitation } = await api.handOver(match, token);
  return (await claim(invitation ?? "")).token;
}
