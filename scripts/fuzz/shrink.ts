import type { Json } from './contract.ts';
import type { FuzzRequest } from './request.ts';

const mostTries = 60;

/** Removes parts of a request's body and query while the fault persists. */
export async function shrink(
  request: FuzzRequest,
  stillFails: (smaller: FuzzRequest) => Promise<boolean>,
): Promise<FuzzRequest> {
  // Not repeatable: the same key replays, and a deletion happens once.
  if (request.headers['Idempotency-Key'] !== undefined || request.method === 'DELETE') return request;
  let best = request;
  let tries = 0;
  for (let found = true; found; ) {
    found = false;
    for (const smaller of smallerOnes(best)) {
      if (tries >= mostTries) return best;
      tries += 1;
      if (await stillFails(smaller).catch(() => false)) {
        best = smaller;
        found = true;
        break;
      }
    }
  }
  return best;
}

function* smallerOnes(request: FuzzRequest): Generator<FuzzRequest> {
  const [path = '', search] = request.path.split('?');
  const pairs = search?.split('&') ?? [];
  for (const index of pairs.keys()) {
    const rest = pairs.toSpliced(index, 1).join('&');
    yield { ...request, path: rest === '' ? path : `${path}?${rest}` };
  }
  const body = readJson(request.body);
  if (body === undefined) return;
  for (const smaller of withoutOnePart(body)) yield { ...request, body: JSON.stringify(smaller) };
}

function* withoutOnePart(value: Json): Generator<Json> {
  if (Array.isArray(value)) {
    if (value.length > 2) yield value.slice(0, Math.ceil(value.length / 2));
    if (value.length < 20) for (const index of value.keys()) yield value.toSpliced(index, 1);
    for (const [index, part] of value.slice(0, 3).entries())
      for (const smaller of withoutOnePart(part)) yield value.with(index, smaller);
  } else if (value !== null && typeof value === 'object') {
    for (const name of Object.keys(value)) {
      const { [name]: part, ...rest } = value;
      yield rest;
      for (const smaller of withoutOnePart(part)) yield { ...value, [name]: smaller };
    }
  } else if (typeof value === 'string' && value.length > 10) {
    yield value.slice(0, Math.floor(value.length / 2));
  }
}

function readJson(text: string | undefined): Json {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
