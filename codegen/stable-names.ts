import { createHash } from 'node:crypto';

const strings = /"(?:[^"\\]|\\.)*"/g;
const numbered = /"(?:[^"\\]|\\.)*"|\b[A-Za-z_]+?\d+\b/g;
const constant = /^const ((?:schema|func|pattern|formats)\d+) = (.*);$/;
const declared = /\b(const|let|var) ([A-Za-z_]+?)(\d+)\b|^([a-z]+)(\d+):$/g;

type Names = Map<string, string>;

/**
 * Gives the variables of Ajv's source names that a change elsewhere keeps. Ajv numbers them through the whole source, so a
 * new property would rename all that follow it. A function gets the name under which it is exported, a constant one of its
 * value, and a local variable the number of its kind in the blocks around it.
 */
export function withStableNames(source: string): string {
  const lines = source.split('\n');
  const blocks: Names[] = [sharedNames(lines)];
  const known = new Set<string>();
  return withoutUnused(lines)
    .map((line) => {
      if (line.startsWith('}')) blocks.pop();
      if (line.endsWith('{')) blocks.push(new Map());
      if (blocks.length > 1) declare(line, blocks);
      const [, name, value] = constant.exec(line) ?? [];
      return name === undefined ? renamed(line, blocks) : `const ${blocks[0]?.get(name)} = ${value};`;
    })
    .filter((line) => !constantTwice(line, known))
    .join('\n');
}

function sharedNames(lines: readonly string[]): Names {
  const names: Names = new Map();
  for (const line of lines) {
    const [, name = '', value] = constant.exec(line) ?? [];
    if (value !== undefined) names.set(name, `${name.replace(/\d+$/, '')}_${digest(value)}`);
    const [, exported, validator = ''] = /^export const (\w+) = (validate\d+);$/.exec(line) ?? [];
    if (exported !== undefined) names.set(validator, `validate_${exported}`);
  }
  return names;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Ajv states each schema, but reads only the lists and properties of a few. */
function withoutUnused(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const [name] of line.matchAll(numbered)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return lines.filter((line) => {
    const [, name] = constant.exec(line) ?? [];
    return name === undefined || counts.get(name) !== 1;
  });
}

function declare(line: string, blocks: readonly Names[]): void {
  for (const [, keyword, variable, number, label, count] of line.replace(strings, '""').matchAll(declared)) {
    const kind = variable ?? label ?? '';
    const name = `${kind}${number ?? count}`;
    // A `var` belongs to its function, and can be declared in several of its blocks.
    const block = keyword === 'var' ? blocks[1] : blocks.at(-1);
    if (keyword === 'var' && block?.has(name)) continue;
    const visible = new Set(blocks.slice(1).flatMap((one) => [...one.values()]));
    let next = 0;
    while (visible.has(`${kind}${next}`)) next++;
    block?.set(name, `${kind}${next}`);
  }
}

function renamed(line: string, blocks: readonly Names[]): string {
  return line.replace(numbered, (name) => blocks.findLast((block) => block.has(name))?.get(name) ?? name);
}

/** Equal constants get the same name. */
function constantTwice(line: string, known: Set<string>): boolean {
  const [, name] = /^const (\w+_[0-9a-f]{8}) = /.exec(line) ?? [];
  if (name === undefined) return false;
  const isKnown = known.has(name);
  known.add(name);
  return isKnown;
}
