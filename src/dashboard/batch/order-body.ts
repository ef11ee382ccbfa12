/** Returns the text at a path of a body that is not validated; empty if there is none. */
export function textAt(body: unknown, ...path: readonly (string | number)[]): string {
  let value = body;
  for (const step of path)
    value = (value as Readonly<Record<string | number, unknown>> | null | undefined)?.[step];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function countryOf(body: unknown): string {
  return textAt(body, 'recipient', 'country_code').toUpperCase();
}
