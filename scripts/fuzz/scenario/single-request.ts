import {
  fuzzedOperations,
  type Json,
  type JsonSchema,
  type Operation,
  resolveReference,
} from '../contract.ts';
import { type RequestParts, toRequest } from '../request.ts';
import { type Draw, hostileTexts, hostileValues, valid } from '../value.ts';
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
  for (const { name, in: location, required, schema } of operation.parameters) {
    if (name === 'X-Request-Id' || name === 'cursor') continue;
    const present = location === 'path' || required || draw.chance(30);
    if (!present) continue;
    if (name === 'Idempotency-Key') headers[name] = `fuzz-${run.mark}-${draw.name()}`;
    else if (location === 'path')
      path[name] = ids[name] ?? (schema.enum ? draw.pick(schema.enum) : unknownId(draw, name));
    else if (location === 'query') Object.assign(query, toQuery(name, draw.one(valid(schema, name))));
  }
  const body = validBody(draw, operation);
  return { operation, path, query, headers, ...(body === undefined ? {} : { body: localized(run, body) }) };
}

/** An object has one parameter per member: `metadata[order]=5`. */
function toQuery(name: string, value: Json): Record<string, string> {
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
function listPointers(value: Json, before: readonly (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value !== 'object') return [[...before]];
  const inner = (Array.isArray(value) ? [...value.keys()] : Object.keys(value)).flatMap((name) =>
    listPointers(value[name], [...before, name]),
  );
  return before.length === 0 ? inner : [[...before], ...inner];
}

/** Returns a copy with the value at a path replaced, or removed if undefined. */
function changedAt(value: Json, [name, ...rest]: readonly (string | number)[], replacement: Json): Json {
  if (name === undefined) return replacement;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const next = rest.length === 0 ? replacement : changedAt(copy[name], rest, replacement);
  if (next === undefined && Array.isArray(copy)) copy.splice(Number(name), 1);
  else if (next === undefined) delete copy[name];
  // Defines an own property even if the name is __proto__.
  else
    Object.defineProperty(copy, name, { value: next, enumerable: true, configurable: true, writable: true });
  return copy;
}

export async function validRequest(run: Run): Promise<void> {
  await run.send(toRequest(validParts(run, run.draw.pick(fuzzedOperations))));
}

export async function oneMutation(run: Run): Promise<void> {
  const operation = run.draw.pick(fuzzedOperations);
  await run.send(toRequest(mutated(run.draw, validParts(run, operation))));
}

function mutated(draw: Draw, parts: RequestParts): RequestParts {
  if (parts.body === undefined || draw.chance(25)) return mutatedOutside(draw, parts);
  // A webhook's URL stays that of the local receiver, so that no request leaves this machine.
  const pointers = listPointers(parts.body).filter((pointer) => pointer[0] !== 'url');
  const pointer = draw.pick(pointers.length > 0 ? pointers : [['extra']]);
  const replacement = draw.pick([
    undefined,
    null,
    {},
    [],
    '',
    'x',
    -1,
    0,
    true,
    'A'.repeat(draw.below(600)),
    1e9,
    0.001,
  ]);
  const body = draw.chance(20)
    ? changedAt(parts.body, [...pointer.slice(0, -1), 'undeclared'], 1)
    : changedAt(parts.body, pointer, replacement);
  return { ...parts, body };
}

function mutatedOutside(draw: Draw, parts: RequestParts): RequestParts {
  switch (draw.below(5)) {
    case 0:
      return { ...parts, query: { ...parts.query, undeclared: '1' } };
    case 1:
      return { ...parts, query: { ...parts.query, limit: draw.pick(['0', '101', '-1', 'x', '1.5', '']) } };
    case 2:
      return {
        ...parts,
        query: { ...parts.query, cursor: draw.pick(['x', 'e30', 'eyJhIjoxfQ', 'bnVsbA', '%']) },
      };
    case 3:
      return {
        ...parts,
        headers: { ...parts.headers, 'Idempotency-Key': draw.pick(['', 'k'.repeat(256), 'ok key']) },
      };
    default:
      return { ...parts, body: draw.pick([{}, [], null, 'text', 1, { undeclared: 1 }]) };
  }
}

/** A hostile value in one parameter, header or place in the body. */
export async function hostileScalar(run: Run): Promise<void> {
  const { draw } = run;
  const operation = draw.pick(fuzzedOperations);
  const parts = validParts(run, operation);
  const pointers =
    parts.body === undefined ? [] : listPointers(parts.body).filter((pointer) => pointer.at(-1) !== 'url');
  const inPath = Object.keys(parts.path);
  const inQuery = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const kinds = [
    ...(pointers.length > 0 ? ['body', 'body', 'name'] : []),
    ...(inPath.length > 0 ? ['path'] : []),
  ];
  const kind = draw.pick([...kinds, ...(inQuery.length > 0 ? ['query', 'query'] : []), 'header']);
  const text = draw.pick(hostileTexts);
  if (kind === 'header') {
    const name = draw.pick(['X-Request-Id', 'Idempotency-Key', 'Accept', 'Content-Type', 'Accept-Language']);
    const sendable = text.replaceAll(/[^\t -~\x80-\xff]/g, '').trim();
    await run.send(toRequest({ ...parts, headers: { ...parts.headers, [name]: sendable } }));
    return;
  }
  const changed: RequestParts =
    kind === 'path'
      ? { ...parts, path: { ...parts.path, [draw.pick(inPath)]: text || ' ' } }
      : kind === 'query'
        ? { ...parts, query: { ...parts.query, [draw.pick(inQuery)]: text } }
        : kind === 'name'
          ? { ...parts, body: changedAt(parts.body, [...drawParent(draw, pointers), text], 1) }
          : { ...parts, body: changedAt(parts.body, draw.pick(pointers), draw.pick(hostileValues)) };
  await run.send(toRequest(changed));
}

const raw: readonly string[] = [
  '',
  ' ',
  '{',
  '{"a":',
  '[1,',
  'nul',
  '"\ud800"',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '[[[[[[[[[[',
  '['.repeat(40) + ']'.repeat(40),
  '{"__proto__":{"x":1}}',
  '{"a":1e999}',
  '{"a":01}',
  "{'a':1}",
  '{"a":NaN}',
  '// x\n{}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
];

/** A body that is not JSON, or without the JSON content type. */
export async function rawBody(run: Run): Promise<void> {
  const { draw } = run;
  const operation = draw.pick(fuzzedOperations);
  const request = toRequest(validParts(run, operation));
  const type = draw.pick([
    'application/json',
    'text/plain',
    'application/xml',
    'application/json; charset=latin1',
    '',
  ]);
  const body = draw.pick(raw);
  await run.send({ ...request, headers: { ...request.headers, 'Content-Type': type }, body });
}

/** Requires an object: in an array, a name such as 2147483648 would create that many items. */
function drawParent(
  draw: Draw,
  pointers: readonly (readonly (string | number)[])[],
): readonly (string | number)[] {
  const named = pointers.filter((pointer) => typeof pointer.at(-1) === 'string');
  return named.length === 0 ? [] : draw.pick(named).slice(0, -1);
}
