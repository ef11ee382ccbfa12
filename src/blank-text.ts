/** Whether a text is empty or white space alone. Where it is optional, such a text counts as not given. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** A record without its blank texts. */
export function withoutBlanks<T extends object>(record: T): T {
  const given = Object.entries(record).filter(([, value]) => typeof value !== 'string' || !isBlank(value));
  return Object.fromEntries(given) as T;
}
