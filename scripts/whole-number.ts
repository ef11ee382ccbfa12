/**
 * Parses an integer option from 0 to `max`.
 * @throws {Error} with the option's name
 */
export function wholeNumber(name: string, text: string, max: number): number {
  if (/^\d+$/.test(text) && Number(text) <= max) return Number(text);
  throw new Error(`${name} is ${JSON.stringify(text)}; it must be a whole number from 0 to ${max}`);
}
