const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** A bounded part, because a regular expression has a stack. */
const stringPart = /(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){1,1000}/y;

/** Describes where a text stops being JSON; null for valid JSON. JSON.parse's messages quote the text. */
export function describeJsonFault(text: string): string | null {
  const at = findJsonFault(text);
  if (at === null) return null;
  const place = placeOf(text, at);
  return at < text.length ? place : `it ends too early, at ${place}`;
}

/** Counts lines and the code points of the last one, without a list of them: a body can have a million. */
function placeOf(text: string, end: number): string {
  let line = 1;
  let column = 1;
  for (let at = 0; at < end; at++) {
    const code = text.charCodeAt(at);
    const before = at === 0 ? 0 : text.charCodeAt(at - 1);
    if (code === 0x0a && before === 0x0d) continue;
    if (code === 0x0a || code === 0x0d) {
      line++;
      column = 1;
    } else if (!isLowSurrogate(code) || !isHighSurrogate(before)) column++;
  }
  return `line ${line}, column ${column}`;
}

const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff;
const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff;

/** Returns the index of the first invalid character, or the text's length if the text ends too early. */
function findJsonFault(text: string): number | null {
  const closing: string[] = [];
  let at = skipSpace(text, 0);
  let nameNext = false;
  for (;;) {
    if (nameNext) {
      const end = skipString(text, at);
      if (text[end] !== '"' || end === at) return end;
      at = skipSpace(text, end + 1);
      if (text[at] !== ':') return at;
      at = skipSpace(text, at + 1);
    }
    const first = text[at];
    if (first === '{' || first === '[') {
      closing.push(first === '{' ? '}' : ']');
      at = skipSpace(text, at + 1);
      nameNext = first === '{';
      if (text[at] !== closing.at(-1)) continue;
    } else {
      const end = first === '"' ? skipString(text, at) : skip(literal, text, at);
      if (end === at || (first === '"' && text[end] !== '"')) return end;
      at = skipSpace(text, first === '"' ? end + 1 : end);
    }
    while (closing.length > 0 && text[at] === closing.at(-1)) {
      closing.pop();
      at = skipSpace(text, at + 1);
    }
    if (closing.length === 0) return at < text.length ? at : null;
    if (text[at] !== ',') return at;
    at = skipSpace(text, at + 1);
    nameNext = closing.at(-1) === '}';
  }
}

/** Returns the index of the string's last quote or of an invalid character; `start` if there is no string. */
function skipString(text: string, start: number): number {
  if (text[start] !== '"') return start;
  let at = start + 1;
  while (at < text.length && text[at] !== '"') {
    const end = skip(stringPart, text, at);
    if (end === at) return at;
    at = end;
  }
  return at;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && isSpace(text.charCodeAt(at))) at++;
  return at;
}

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

function skip(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return start + (pattern.exec(text)?.[0].length ?? 0);
}
