import { pointTo } from './json.ts';

interface Open {
  readonly pointer: string;
  /** Index of the item that is read, or null in an object. */
  index: number | null;
  key: string;
}

/** Returns the lines of places in a valid JSON text, from 1. The line of a property is that of its name. */
export function linesOfJson(text: string, pointers: ReadonlySet<string>): Map<string, number> {
  const lines = new Map<string, number>();
  const open: Open[] = [];
  let line = 1;
  const note = (pointer: string) => {
    if (pointers.has(pointer) && !lines.has(pointer)) lines.set(pointer, line);
  };
  const place = () => {
    const top = open.at(-1);
    return top ? pointTo(top.pointer, top.index ?? top.key) : '';
  };
  // Tokens that matter: line breaks, texts, brackets and commas.
  for (const [token] of text.matchAll(/\n|"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\],]/g)) {
    const top = open.at(-1);
    if (token === '\n') line++;
    else if (token === '{' || token === '[') {
      note(place());
      open.push({ pointer: place(), index: token === '[' ? 0 : null, key: '' });
      if (token === '[') note(place());
    } else if (token === '}' || token === ']') open.pop();
    else if (token === ',') {
      if (top && top.index !== null) top.index++;
    } else if (token.endsWith(':') && top) {
      top.key = JSON.parse(token.slice(0, token.lastIndexOf('"') + 1));
      note(place());
      line += token.split('\n').length - 1;
    } else if (top && top.index !== null) note(place());
  }
  return lines;
}
