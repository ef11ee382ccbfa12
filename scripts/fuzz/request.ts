import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Json, Operation } from './contract.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** A complete request that can be repeated. */
export interface FuzzRequest {
  readonly operation: Operation | null;
  /** A page of the dashboard, whose body has a byte in each character. Otherwise the path is below `/api/v1`. */
  readonly isPage?: true;
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Parts of a request before serialization. */
export interface RequestParts {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
}

export function toRequest({ operation, path, query, headers, body }: RequestParts): FuzzRequest {
  const route = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(path[name] ?? 'x'));
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const search = pairs.length > 0 ? `?${pairs.join('&')}` : '';
  const withBody = body === undefined ? {} : { 'Content-Type': 'application/json' };
  return {
    operation,
    method: operation.method,
    path: route + search,
    headers: { ...withBody, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** Percent-encodes; a lone surrogate becomes its invalid UTF-8 bytes, as careless clients send it. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

/** Formats a request as a curl command with the key as a shell variable. */
export function toCurl(rootUrl: string, request: FuzzRequest): string {
  const { method, headers, body } = request;
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const lines = [
    `curl -sS -i -X ${method} ${quoted(rootUrl + pathOf(request))}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body)}`]),
  ];
  return lines.join(' ').replaceAll(/mk_(test|live)_\w+/g, (_, mode: string) => `$${mode.toUpperCase()}_KEY`);
}

function pathOf({ isPage, path }: FuzzRequest): string {
  return `${isPage ? '/dashboard' : '/api/v1'}${path}`;
}

/** Longer than every deadline of the service. */
const timeoutMs = 60_000;

/** Sends requests to one service over keep-alive connections. */
export class Client implements Disposable {
  readonly #rootUrl: URL;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(rootUrl: string) {
    this.#rootUrl = new URL(rootUrl);
  }

  /**
   * Drops headers that can't be sent.
   * @throws {Error} if the connection ends without a response
   */
  async send(request: FuzzRequest): Promise<FuzzAnswer> {
    const { method, headers, isPage, body = '' } = request;
    const bytes = Buffer.from(body, isPage ? 'latin1' : 'utf8');
    const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      const outgoing = send(
        {
          agent: this.#agent,
          host: this.#rootUrl.hostname,
          port: this.#rootUrl.port,
          method,
          path: pathOf(request),
          headers: { ...headers, 'Content-Length': String(bytes.length) },
          signal: AbortSignal.timeout(timeoutMs),
        },
        resolve,
      );
      outgoing.on('error', reject);
      outgoing.end(bytes);
    });
    return { status: response.statusCode ?? 0, headers: response.headers, bytes: await buffer(response) };
  }

  [Symbol.dispose](): void {
    this.#agent.destroy();
  }
}

/** A fault of the service and the number of its occurrences. */
export interface FuzzFinding {
  readonly operation: string;
  readonly problem: string;
  readonly scenario: number;
  readonly seed: number;
  readonly request: FuzzRequest;
  count: number;
}

/** Findings of a run with the shortest request of each, written to a folder. */
export class FindingLog {
  readonly #found = new Map<string, FuzzFinding>();
  readonly #folder: string;
  readonly #rootUrl: string;

  constructor(folder: string, rootUrl: string, earlier: readonly FuzzFinding[] = []) {
    this.#folder = folder;
    this.#rootUrl = rootUrl;
    for (const finding of earlier) this.#found.set(findingKey(finding), finding);
  }

  get all(): readonly FuzzFinding[] {
    return [...this.#found.values()];
  }

  /** Returns whether the finding is new, or has a shorter request. */
  isBetter(finding: FuzzFinding): boolean {
    const known = this.#found.get(findingKey(finding));
    return !known || length(finding.request) < length(known.request);
  }

  add(finding: FuzzFinding): void {
    const known = this.#found.get(findingKey(finding));
    const count = (known?.count ?? 0) + 1;
    const best = known && !this.isBetter(finding) ? known : finding;
    this.#found.set(findingKey(finding), { ...best, count });
    if (best === finding) this.#write();
  }

  #write(): void {
    mkdirSync(this.#folder, { recursive: true });
    const text = this.all
      .map(({ operation, problem, scenario, seed, request }) =>
        [
          `# ${operation}: ${problem}`,
          `# npm run fuzz -- --seed ${seed} --scenario ${scenario}`,
          `${toCurl(this.#rootUrl, request)}\n`,
        ].join('\n'),
      )
      .join('\n');
    writeFileSync(path.join(this.#folder, 'findings.sh'), text);
  }
}

const findingKey = ({ operation, problem }: FuzzFinding) =>
  `${operation} ${problem.replaceAll(/\d{4,}/g, 'n')}`;
const length = ({ path: address, headers, body }: FuzzRequest) =>
  address.length + JSON.stringify(headers).length + (body?.length ?? 0);

const maxTries = 60;

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
      if (tries >= maxTries) return best;
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
