const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const space = /[ \t\n\r]*/y;
const stringEscape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Describes where a text stops being JSON; null for valid JSON. JSON.parse's messages quote the text. */
export function describeJsonFault(text: string): string | null {
  const at = findJsonFault(text);
  if (at === null) return null;
  const lines = text.slice(0, at).split(/\r\n|\n|\r/);
  const column = [...(lines.at(-1) ?? '')].length + 1;
  const place = `line ${lines.length}, column ${column}`;
  return at < text.length ? place : `it ends too early, at ${place}`;
}

/** Returns the index of the first invalid character, or the text's length if the text ends too early. */
function findJsonFault(text: string): number | null {
  const closing: string[] = [];
  let at = skip(space, text, 0);
  let nameNext = false;
  for (;;) {
    if (nameNext) {
      const end = skipString(text, at);
      if (text[end] !== '"' || end === at) return end;
      at = skip(space, text, end + 1);
      if (text[at] !== ':') return at;
      at = skip(space, text, at + 1);
    }
    const first = text[at];
    if (first === '{' || first === '[') {
      closing.push(first === '{' ? '}' : ']');
      at = skip(space, text, at + 1);
      nameNext = first === '{';
      if (text[at] !== closing.at(-1)) continue;
    } else {
      const end = first === '"' ? skipString(text, at) : skip(literal, text, at);
      if (end === at || (first === '"' && text[end] !== '"')) return end;
      at = skip(space, text, first === '"' ? end + 1 : end);
    }
    while (closing.length > 0 && text[at] === closing.at(-1)) {
      closing.pop();
      at = skip(space, text, at + 1);
    }
    if (closing.length === 0) return at < text.length ? at : null;
    if (text[at] !== ',') return at;
    at = skip(space, text, at + 1);
    nameNext = closing.at(-1) === '}';
  }
}

/** Returns the index of the string's last quote or of an invalid character; `start` if there is no string. */
function skipString(text: string, start: number): number {
  if (text[start] !== '"') return start;
  let at = start + 1;
  while (at < text.length && text[at] !== '"') {
    if (text.charCodeAt(at) < 0x20) return at;
    const end = text[at] === '\\' ? skip(stringEscape, text, at) : at + 1;
    if (end === at) return at;
    at = end;
  }
  return at;
}

function skip(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return start + (pattern.exec(text)?.[0].length ?? 0);
}
