import { type Json, type JsonSchema, type Operation, resolveReference } from '../contract.ts';
import type { Draw } from '../draw.ts';
import type { RequestParts } from '../request.ts';
import { valid } from '../valid-value.ts';
import type { Run } from './scenario-run.ts';

/** Returns a valid body: an example with properties added, or generated from the schema. */
export function validBody(draw: Draw, { body }: Operation): Json {
  if (!body) return undefined;
  if (body.examples.length === 0 || draw.chance(30)) return draw.one(valid(body.schema));
  const example = structuredClone(draw.pick(body.examples));
  const properties = Object.entries<JsonSchema>(resolveReference(body.schema).properties ?? {});
  for (const [name, schema] of properties) {
    if (draw.chance(12)) example[name] = draw.one(valid(schema, name));
  }
  return example;
}

/** Returns a valid request; its ids are from `ids` or unknown. */
export function validParts(run: Run, operation: Operation, ids: Record<string, string> = {}): RequestParts {
  const { draw } = run;
  const path: Record<string, string> = {};
  const query: Record<string, string> = {};
  const headers: Record<string, string> = {};
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (name === 'X-Request-Id' || name === 'cursor') continue;
    const present = place === 'path' || required || draw.chance(30);
    if (!present) continue;
    if (name === 'Idempotency-Key') headers[name] = `fuzz-${run.mark}-${draw.name()}`;
    else if (place === 'path') path[name] = ids[name] ?? unknownId(draw, name);
    else if (place === 'query') Object.assign(query, queryOf(name, draw.one(valid(schema, name))));
  }
  const body = validBody(draw, operation);
  return { operation, path, query, headers, ...(body === undefined ? {} : { body: localized(run, body) }) };
}

/** An object has one parameter per member: `metadata[order]=5`. */
function queryOf(name: string, value: Json): Record<string, string> {
  if (value === null || typeof value !== 'object') return { [name]: String(value) };
  return Object.fromEntries(
    Object.entries(value).map(([member, one]) => [`${name}[${member}]`, String(one)]),
  );
}

function unknownId(draw: Draw, name: string): string {
  return draw.pick(name === 'id' ? ['wh_none', 'evt_none', 'x'] : ['SMP0000000000000', 'x', 'dlv_none']);
}

/** Replaces webhook URLs by the local receiver, so that no request leaves this machine. */
export function localized(run: Run, body: Json): Json {
  if (body === null || typeof body !== 'object' || !('url' in body)) return body;
  return { ...body, url: `${run.target.receiverUrl}/${run.mark}/${run.draw.name()}` };
}

/** Returns every path in a value, as names and indexes. */
export function placesIn(value: Json, before: readonly (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value !== 'object') return [[...before]];
  const inner = (Array.isArray(value) ? [...value.keys()] : Object.keys(value)).flatMap((name) =>
    placesIn(value[name], [...before, name]),
  );
  return before.length === 0 ? inner : [[...before], ...inner];
}

/** Returns a copy with the value at a path replaced, or removed if undefined. */
export function changedAt(value: Json, [name, ...rest]: readonly (string | number)[], put: Json): Json {
  if (name === undefined) return put;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const next = rest.length === 0 ? put : changedAt(copy[name], rest, put);
  if (next === undefined && Array.isArray(copy)) copy.splice(Number(name), 1);
  else if (next === undefined) delete copy[name];
  // Defines an own property even if the name is __proto__.
  else
    Object.defineProperty(copy, name, { value: next, enumerable: true, configurable: true, writable: true });
  return copy;
}
