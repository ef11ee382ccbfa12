import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { compareContracts } from '../../../sdk/contract-diff/src/compare-contracts.ts';
import type { JsonObject } from '../../../sdk/contract-diff/src/json.ts';
import { OpenApiDocument } from '../../../sdk/contract-diff/src/open-api-document.ts';
import { changeRules } from '../../../sdk/contract-diff/src/rules.ts';

interface Golden {
  readonly name: string;
  readonly concern: string;
  readonly old: JsonObject;
  readonly new: JsonObject;
  /** `<impact> <rule> <place>: <message>` per change. */
  readonly report: readonly string[];
}

const folder = path.join(import.meta.dirname, 'golden');
const pairs: Golden[] = readdirSync(folder).map((file) => ({
  ...parse(readFileSync(path.join(folder, file), 'utf8')),
  name: path.basename(file, '.yaml'),
}));

function compare(old: JsonObject, new_: JsonObject): string[] {
  const { changes } = compareContracts(new OpenApiDocument(old, 'old'), new OpenApiDocument(new_, 'new'));
  return changes.map(({ impact, rule, name, message }) => `${impact} ${rule} ${name}: ${message}`);
}

describe('a change of a contract', () => {
  it.each(pairs)('$name: $concern', ({ old, new: new_, report }) => {
    expect(compare(old, new_)).toEqual(report);
  });

  it.each(pairs)('$name: each side compared with itself has no change', ({ old, new: new_ }) => {
    expect([compare(old, old), compare(new_, new_)]).toEqual([[], []]);
  });

  it('exercises every rule', () => {
    const reported = new Set(pairs.flatMap(({ report }) => report.map((line) => line.split(' ')[1])));
    const missing = Object.keys(changeRules).filter((rule) => !reported.has(rule));
    expect(missing).toEqual([]);
  });
});
