/** Returns whether a text is empty or white space. An optional field with such a text counts as absent. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

export function withoutBlanks<T extends object>(record: T): T {
  const given = Object.entries(record).filter(([, value]) => typeof value !== 'string' || !isBlank(value));
  return Object.fromEntries(given) as T;
}
