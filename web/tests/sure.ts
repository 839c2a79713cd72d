/** What has to be there for the test to make sense. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("it is not there");
  return value;
}
