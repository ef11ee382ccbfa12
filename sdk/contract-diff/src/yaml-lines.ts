import { type Document, isMap, isScalar, type LineCounter, visit } from 'yaml';
import { splitPointer } from './json.ts';

/** Returns the lines of places in a YAML document, from 1. The line of a property is that of its name. */
export function linesOfYaml(
  document: Document.Parsed,
  lineCounter: LineCounter,
  pointers: ReadonlySet<string>,
): Map<string, number> {
  const lines = new Map<string, number>();
  for (const pointer of pointers) {
    const steps = splitPointer(pointer);
    const last = steps.at(-1);
    const holder = document.getIn(steps.slice(0, -1), true);
    const pair = isMap(holder)
      ? holder.items.find(({ key }) => (isScalar(key) ? String(key.value) : String(key)) === last)
      : undefined;
    const node = pair?.key ?? document.getIn(steps, true);
    const range = isNode(node) ? node.range : undefined;
    if (range) lines.set(pointer, lineCounter.linePos(range[0]).line);
  }
  return lines;
}

/** Describes the first key that an object of the document has twice; undefined if there is none. */
export function repeatedKey(document: Document.Parsed, lineCounter: LineCounter): string | undefined {
  let found: string | undefined;
  visit(document, {
    Map(_, { items }) {
      const names = new Set<string>();
      for (const { key } of items) {
        const name = isScalar(key) ? String(key.value) : undefined;
        // Merge keys may be repeated.
        if (name === undefined || name === '<<') continue;
        if (names.has(name)) {
          const line = isNode(key) && key.range ? lineCounter.linePos(key.range[0]).line : 1;
          found = `the key ${JSON.stringify(name)} is repeated at line ${line}`;
          return visit.BREAK;
        }
        names.add(name);
      }
      return undefined;
    },
  });
  return found;
}

function isNode(value: unknown): value is { range?: readonly [number, number, number] | null } {
  return typeof value === 'object' && value !== null && 'range' in value;
}
