/** Returns the path of the first duplicate object key in valid JSON text. */
export function findDuplicateKey(text: string): (string | number)[] | undefined {
  const scopes: Scope[] = [];
  for (let at = 0; at < text.length; at++) {
    const scope = scopes.at(-1);
    switch (text[at]) {
      case '{':
        scopes.push({ keys: new Set(), step: '' });
        break;
      case '[':
        scopes.push({ keys: null, step: 0 });
        break;
      case '}':
      case ']':
        scopes.pop();
        break;
      case ',':
        if (scope && typeof scope.step === 'number') scope.step++;
        break;
      case '"': {
        const end = endOfString(text, at + 1);
        if (scope?.keys && isFollowedByColon(text, end + 1)) {
          const raw = text.slice(at + 1, end);
          const key = raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw;
          scope.step = key;
          if (scope.keys.has(key)) return scopes.map((one) => one.step);
          scope.keys.add(key);
        }
        at = end;
      }
    }
  }
  return undefined;
}

function isFollowedByColon(text: string, start: number): boolean {
  let at = start;
  while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at++;
  return text.charCodeAt(at) === 0x3a;
}

/** Returns the index of the quote that ends the string starting at `start`. */
export function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (at - backslashes > start && text.charCodeAt(at - backslashes - 1) === 0x5c) backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}

interface Scope {
  readonly keys: Set<string> | null;
  step: string | number;
}
