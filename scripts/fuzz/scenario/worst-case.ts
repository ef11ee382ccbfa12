import { fuzzedOperations, type Json, type JsonSchema, resolveReference } from '../contract.ts';
import { toRequest } from '../request.ts';
import type { Draw } from '../value.ts';
import type { Run } from './scenario-run.ts';
import { localized, validBody, validParts } from './single-request.ts';

/** Maximum body size of orders, of other bodies, and a smaller one that shows quadratic cost as well. */
const sizes = [510_000, 255_000, 60_000] as const;

/** Bodies of maximum size, in shapes that cost a validator or parser the most. */
export async function worstCase(run: Run): Promise<void> {
  const { draw } = run;
  const operation = draw.pick(fuzzedOperations.filter(({ body }) => body));
  const schema = resolveReference(operation.body?.schema);
  const base = validBody(draw, operation);
  const bytes = draw.pick(sizes);
  const body = draw.pick([
    () => everyBoundFull(schema),
    () => ({ ...base, [draw.pick(Object.keys(schema.properties))]: longList(draw, bytes) }),
    () => inArrays(draw, schema, base, bytes),
    () => Object.fromEntries(Array.from({ length: bytes / 12 }, (_, index) => [`k${index}`, 1])),
    () => longList(draw, bytes),
    () => ({
      ...base,
      metadata: Object.fromEntries(Array.from({ length: bytes / 14 }, (_, n) => [`k${n}`, n])),
    }),
    () => ({ ...base, [draw.pick(Object.keys(schema.properties))]: 'é'.repeat(bytes / 2 - 2_000) }),
  ])();
  await run.send(toRequest({ ...validParts(run, operation), body: localized(run, body) }));
}

/** Returns a list that fills a request. */
function longList(draw: Draw, bytes: number): Json[] {
  const element = draw.pick<(index: number) => Json>([
    () => ({}),
    (index) => ({ a: index }),
    (index) => String(index),
    (index) => index,
    () => [],
    () => null,
    () => '',
  ]);
  const length = Math.floor(bytes / (JSON.stringify(element(99_999)).length + 1));
  return Array.from({ length }, (_, index) => element(index));
}

function inArrays(draw: Draw, schema: JsonSchema, base: Json, bytes: number): Json {
  const arrays = Object.entries<JsonSchema>(schema.properties)
    .filter(([, one]) => resolveReference(one).type === 'array')
    .map(([name]) => name);
  return arrays.length === 0
    ? longList(draw, bytes)
    : { ...base, [draw.pick(arrays)]: longList(draw, bytes) };
}

/** Generates a value with every array, map and string at its limit, and strings of three-byte characters. */
function everyBoundFull(schema: JsonSchema): Json {
  const full = resolveReference(schema);
  if (full.const !== undefined) return full.const;
  if (full.enum) return full.enum[0];
  if (full.oneOf) return everyBoundFull(full.oneOf[0]);
  switch (Array.isArray(full.type) ? full.type[0] : full.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries<JsonSchema>(full.properties ?? {}).map(([name, one]) => [name, everyBoundFull(one)]),
      );
    case 'array':
      return Array.from({ length: Math.min(full.maxItems ?? 100, 1_000) }, () =>
        everyBoundFull(full.items ?? {}),
      );
    case 'string':
      return full.pattern || full.format
        ? (full.examples?.[0] ?? 'x')
        : '貨'.repeat(Math.min(full.maxLength ?? 100, 500));
    case 'integer':
    case 'number':
      return full.maximum ?? 1;
    default:
      return true;
  }
}
