/** This moment, as it is kept and sent. */
export function today(): string {
  return new Date().toISOString();
}
