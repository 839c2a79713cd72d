/** localStorage as JSON; a browser that forbids it plays on without memory. */

export function load<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`quarterdeck.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(`quarterdeck.${key}`, JSON.stringify(value));
  } catch {
    // full or forbidden: the page works without
  }
}
