import { pointTo } from './json.ts';

interface Open {
  /** Undefined if no wanted place is inside. */
  readonly pointer: string | undefined;
  /** Index of the item that is read, or null in an object. */
  index: number | null;
  key: string;
}

/** Returns the lines of places in a valid JSON text, from 1. The line of a property is that of its name. */
export function linesOfJson(text: string, pointers: ReadonlySet<string>): Map<string, number> {
  const lines = new Map<string, number>();
  const holders = holdersOf(pointers);
  const open: Open[] = [];
  let line = 1;
  const place = () => {
    const top = open.at(-1);
    if (!top) return '';
    return top.pointer === undefined ? undefined : pointTo(top.pointer, top.index ?? top.key);
  };
  const note = (pointer: string | undefined) => {
    if (pointer !== undefined && pointers.has(pointer) && !lines.has(pointer)) lines.set(pointer, line);
  };
  // Tokens that matter: line breaks, texts, brackets and commas.
  for (const [token] of text.matchAll(/\n|"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\],]/g)) {
    const top = open.at(-1);
    if (token === '\n') line++;
    else if (token === '{' || token === '[') {
      const pointer = place();
      note(pointer);
      const isHolder = pointer !== undefined && holders.has(pointer);
      open.push({ pointer: isHolder ? pointer : undefined, index: token === '[' ? 0 : null, key: '' });
      if (token === '[') note(place());
    } else if (token === '}' || token === ']') open.pop();
    else if (token === ',') {
      if (top && top.index !== null) top.index++;
    } else if (token.endsWith(':') && top) {
      if (top.pointer !== undefined) top.key = JSON.parse(token.slice(0, token.lastIndexOf('"') + 1));
      note(place());
      line += token.split('\n').length - 1;
    } else if (top && top.index !== null) note(place());
  }
  return lines;
}

/** Returns the places that contain one of these, at any depth. */
function holdersOf(pointers: ReadonlySet<string>): Set<string> {
  const holders = new Set<string>();
  for (const pointer of pointers) {
    for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
      holders.add(pointer.slice(0, end));
      if (end === 0) break;
    }
  }
  return holders;
}
