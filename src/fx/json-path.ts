/** The value at a path of keys and array indexes joined by dots (`rates.HKD`, `data.0.rate`); undefined when it isn't there. */
export function valueAt(document: unknown, path: string): unknown {
  let value = document;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
