/** An object of a parsed OpenAPI document, which may come from anyone: nothing about its properties is assumed. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** An object and its place in the document as a JSON pointer, such as `/components/schemas/Parcel`. */
export interface Located {
  readonly value: JsonObject;
  readonly pointer: string;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asStrings(value: unknown): string[] {
  return asArray(value).filter((item) => typeof item === 'string');
}

export function asString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Appends steps to a JSON pointer. */
export function pointTo(pointer: string, ...steps: readonly (string | number)[]): string {
  return [pointer, ...steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))].join(
    '/',
  );
}

/** Splits a JSON pointer into its steps. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns a text that two JSON values share only if they are equal, whatever the order of their properties. */
export function fingerprint(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

/** Formats values for a message: a few of them, each of bounded length. */
export function listValues(values: readonly unknown[], max = 12): string {
  const texts = values.slice(0, max).map((value) => shorten(JSON.stringify(value) ?? 'none'));
  return values.length > max ? `${texts.join(', ')} and ${values.length - max} more` : texts.join(', ');
}

export function shorten(text: string, length = 80): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
