/** Pages live behind the `#`, where no server and no log sees the tokens of links. */

export interface Route {
  page: "lobby" | "new" | "join" | "sit" | "table" | "replay" | "credits";
  id: string;
}

const PAGES = ["new", "join", "sit", "table", "replay", "credits"] as const;

export function parsed(hash: string): Route {
  const [page = "", id = ""] = hash.replace(/^#\/?/, "").split("/");
  const known = PAGES.find((name) => name === page);
  if (!known || (["join", "sit", "table", "replay"].includes(known) && !id)) return { page: "lobby", id: "" };
  return { page: known, id: decodeURIComponent(id) };
}

export const route: { now: Route } = $state({
  now: parsed(typeof location === "undefined" ? "" : location.hash),
});

if (typeof window !== "undefined") {
  window.addEventListener("hashchange", () => {
    route.now = parsed(location.hash);
    window.scrollTo(0, 0);
  });
}

export function go(page: Route["page"], id = "", replace = false): void {
  const hash = page === "lobby" ? "#/" : `#/${page}${id ? `/${encodeURIComponent(id)}` : ""}`;
  if (replace) {
    history.replaceState(null, "", hash);
    route.now = parsed(hash);
  } else {
    location.hash = hash;
  }
}

/** A seat's own link (`join`), or the one of an invitation (`sit`). */
export function link(token: string, page: "join" | "sit" = "join"): string {
  return `${document.baseURI.replace(/[?#].*$/, "")}#/${page}/${token}`;
}
