import { fuzzedOperations } from '../contract.ts';
import type { Draw } from '../draw.ts';
import { hostileTexts, hostileValues } from '../hostile-value.ts';
import { type RequestParts, toRequest } from '../request.ts';
import { changedAt, placesIn, validParts } from './parts.ts';
import type { Run } from './scenario-run.ts';

/** A valid request. */
export async function validRequest(run: Run): Promise<void> {
  await run.send(toRequest(validParts(run, run.draw.pick(fuzzedOperations))));
}

/** A valid request with one change. */
export async function oneMutation(run: Run): Promise<void> {
  const operation = run.draw.pick(fuzzedOperations);
  await run.send(toRequest(mutated(run.draw, validParts(run, operation))));
}

function mutated(draw: Draw, parts: RequestParts): RequestParts {
  if (parts.body === undefined || draw.chance(25)) return mutatedOutside(draw, parts);
  const places = placesIn(parts.body).filter((place) => place[0] !== 'url');
  const place = draw.pick(places.length > 0 ? places : [['extra']]);
  const put = draw.pick([
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
    ? changedAt(parts.body, [...place.slice(0, -1), 'undeclared'], 1)
    : changedAt(parts.body, place, put);
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
  const places =
    parts.body === undefined ? [] : placesIn(parts.body).filter((place) => place.at(-1) !== 'url');
  const inPath = Object.keys(parts.path);
  const inQuery = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const kinds = [
    ...(places.length > 0 ? ['body', 'body', 'name'] : []),
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
          ? { ...parts, body: changedAt(parts.body, [...parentOf(draw, places), text], 1) }
          : { ...parts, body: changedAt(parts.body, draw.pick(places), draw.pick(hostileValues)) };
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
function parentOf(
  draw: Draw,
  places: readonly (readonly (string | number)[])[],
): readonly (string | number)[] {
  const named = places.filter((place) => typeof place.at(-1) === 'string');
  return named.length === 0 ? [] : draw.pick(named).slice(0, -1);
}
