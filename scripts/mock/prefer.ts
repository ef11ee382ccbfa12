const token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const word = String.raw`${token}|"(?:[^"\\]|\\.)*"`;
const pair = String.raw`(${token})(?:[ \t]*=[ \t]*(${word}))?`;
const parameters = String.raw`(?:[ \t]*;[ \t]*(?:${token}(?:[ \t]*=[ \t]*(?:${word}))?)?)*`;
const preference = new RegExp(String.raw`[ \t]*(?:${pair}${parameters})?[ \t]*(?:,|$)`, 'y');

/**
 * Parses a Prefer header (RFC 7240) to lower-case names and values, '' without a value. The first of duplicates
 * counts. Undefined if malformed.
 */
export function parsePrefer(header: string): ReadonlyMap<string, string> | undefined {
  const preferences = new Map<string, string>();
  preference.lastIndex = 0;
  while (preference.lastIndex < header.length) {
    const match = preference.exec(header);
    if (!match) return undefined;
    const name = match[1]?.toLowerCase();
    if (name !== undefined && !preferences.has(name)) preferences.set(name, unquote(match[2] ?? ''));
  }
  return preferences;
}

function unquote(value: string): string {
  return value.startsWith('"') ? value.slice(1, -1).replaceAll(/\\(.)/g, '$1') : value;
}
