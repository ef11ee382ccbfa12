import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { compareContracts } from '../../../sdk/contract-diff/src/compare-contracts.ts';
import type { JsonObject } from '../../../sdk/contract-diff/src/json.ts';
import { OpenApiDocument } from '../../../sdk/contract-diff/src/open-api-document.ts';
import { changeRules } from '../../../sdk/contract-diff/src/rules.ts';

interface Pair {
  readonly name: string;
  readonly concern: string;
  /** Parts of both contracts, beside their place. */
  readonly with?: JsonObject;
  readonly old: unknown;
  readonly new: unknown;
  /** `<impact> <rule> <place>: <message>` per change. */
  readonly report: readonly string[];
}

/** Where the contracts of its pairs differ. */
interface Place {
  /** A contract in which `$it` stands for `old` or `new`. */
  readonly document: unknown;
  readonly pairs: readonly Pair[];
}

const places: Readonly<Record<string, Place>> = parse(
  readFileSync(path.join(import.meta.dirname, 'golden.yaml'), 'utf8'),
);
const pairs = Object.values(places).flatMap(({ document, pairs }) =>
  pairs.map((pair) => ({
    ...pair,
    old: contract(pair, filled(document, pair.old)),
    new: contract(pair, filled(document, pair.new)),
  })),
);

function contract({ with: shared }: Pair, parts: unknown): JsonObject {
  const info = { title: 'Parcels', version: '1.2.0' };
  return { openapi: '3.1.0', info, ...shared, ...(parts as JsonObject) };
}

function filled(template: unknown, it: unknown): unknown {
  if (template === '$it') return it;
  if (Array.isArray(template)) return template.map((item) => filled(item, it));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, filled(value, it)]));
}

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
