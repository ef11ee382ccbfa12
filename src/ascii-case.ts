/**
 * Puts A to Z alone in upper case. Codes match in ASCII case: by Unicode's rules "ınsurance" would be INSURANCE.
 */
export function asciiUpper(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Puts A to Z alone in lower case. */
export function asciiLower(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Compares codes by their characters' numbers: an order that is the same in every locale. */
export function compareCodes(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
