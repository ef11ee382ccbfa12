import type { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { contractAjv } from '../../src/contract/response-validators.ts';
import type { Document, Schema } from '../document.ts';
import { fixedPropertiesKey, patternMessageKey } from './pattern-message.ts';

/** Creates an Ajv with the schemas, which compiles to source text and refuses unknown keywords. */
export function ajvOf(schemas: Document['components']['schemas']): Ajv2020 {
  const ajv = contractAjv(schemas, {
    strict: true,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addVocabulary([
    ...['x-open-list', 'x-enum-varnames', patternMessageKey, fixedPropertiesKey],
    ...['components', 'headers'],
  ]);
  return ajv;
}

export function withContract(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')) as Schema;
}

export interface Compiled {
  imports: Map<string, string>;
  source: string;
}

/** Compiles schemas to standalone source. Ajv's calls of `require` for its runtime become imports. */
export function compile(ajv: Ajv2020, names: string[]): Compiled {
  const raw = standalone.default(ajv, Object.fromEntries(names.map((name) => [name, name])));
  const imports = new Map<string, string>();
  const source = withBoundedCount(raw.replace(/^"use strict";/, '')).replace(
    /require\("([^"]+)"\)/g,
    (_, module: string) => {
      const name = `runtime_${module.replace(/[^a-z0-9]/gi, '_')}`;
      imports.set(module, name);
      return name;
    },
  );
  return { imports, source };
}

/**
 * Keeps Ajv from counting the code points of a text of 1 MB. Half its length is already more than every bound of
 * `minLength` and `maxLength`, and a code point has at most two units.
 */
function withBoundedCount(source: string): string {
  const bounds = [...source.matchAll(/\bfunc\d+\(\w+\) [<>] (\d+)/g)].map(([, bound]) => Number(bound));
  const longest = 2 * Math.max(0, ...bounds);
  return source.replace(
    /^const (func\d+) = (require\("ajv\/dist\/runtime\/ucs2length"\)\.default);$/gm,
    (_, name, count) =>
      `const ${name} = (text) => text.length > ${longest} ? text.length / 2 : ${count}(text);`,
  );
}

/** Merges compilations into one module. Each gets its own scope, because Ajv's names repeat. */
export function merge(...parts: Compiled[]): string {
  const imports = new Map(parts.flatMap((part) => [...part.imports]));
  const lines = [...imports].sort().map(([module, name]) => `import ${name} from '${module}.js';\n`);
  const scopes = parts.map(({ source }) => {
    const names = [...source.matchAll(/^export const (\w+) = (\w+);/gm)].map((match) => ({
      name: match[1],
      local: match[2],
    }));
    if (names.length === 0) return '';
    const body = source.replace(/^export const \w+ = \w+;/gm, '');
    const returned = names.map(({ name, local }) => `  ${name}: ${local},\n`).join('');
    return `\nexport const {\n${names.map(({ name }) => `  ${name},\n`).join('')}} = (() => {\n${body}\nreturn {\n${returned}};\n})();\n`;
  });
  return `${lines.join('')}${scopes.join('')}`;
}
