import { randomBase62 } from '../../src/runtime.ts';
import { parse, problemsIn } from './oracle.ts';
import {
  Client,
  FindingLog,
  type FuzzAnswer,
  type FuzzFinding,
  type FuzzRequest,
  shrink,
} from './request.ts';
import { drawScenario } from './scenario/index.ts';
import type { Run } from './scenario/scenario-run.ts';
import type { Target } from './target.ts';
import { Draw } from './value.ts';

/** Ends a scenario after its finding was recorded. */
class NoAnswer extends Error {}

interface Sent {
  readonly request: FuzzRequest;
  readonly scenario: number;
}

export interface Progress {
  readonly scenario: number;
  readonly requests: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly longestPauseMs: number;
  readonly longestGapMs: number;
  readonly findings: readonly FuzzFinding[];
}

interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
  /** Number of concurrent scenarios. */
  readonly clients: number;
  readonly folder: string;
  readonly from?: Progress;
  readonly kind?: string;
  /** Runs one scenario, after the ones before it as a warm-up. */
  readonly only?: number;
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

/** Longer pauses of the event loop are findings. */
const maxPauseMs = 100;
/** Scenarios between two checks of the event loop. Few, to attribute a pause to a short list of requests. */
const checkEvery = 10;
const suspectsAtOnce = 6;
/** Pauses in the first scenarios come from loading modules. */
const warmUpScenarios = 40;

/** Runs concurrent scenarios until the number of requests is reached. */
export async function fuzz(target: Target, options: FuzzOptions): Promise<Progress> {
  const { seed, from, only } = options;
  using client = new Client(target.rootUrl);
  const findings = new FindingLog(options.folder, target.rootUrl, from?.findings);
  const statuses: Record<string, number> = { ...from?.statuses };
  let requests = from?.requests ?? 0;
  let longestPauseMs = from?.longestPauseMs ?? 0;
  let longestGapMs = from?.longestGapMs ?? 0;
  let scenario = only === undefined ? (from?.scenario ?? 0) : Math.max(0, only - warmUpScenarios - 1);
  /** Largest requests since the last check of the event loop, in descending order. */
  let largest: readonly Sent[] = [];
  const start = Date.now().toString(36);
  const first = scenario;
  const progress = (): Progress => ({
    scenario,
    requests,
    statuses,
    longestPauseMs,
    longestGapMs,
    findings: findings.all,
  });

  const findingOf = (problem: string, { request, scenario: number }: Sent): FuzzFinding => {
    const operation = request.operation?.id ?? 'no operation';
    return { operation, problem, scenario: number, seed, request, count: 0 };
  };
  let isOver = false;
  const look = async () => {
    if (isOver) return;
    const loop = await target.loop();
    if (scenario - first <= warmUpScenarios) return;
    longestPauseMs = Math.max(longestPauseMs, loop.longestPauseMs);
    longestGapMs = Math.max(longestGapMs, loop.longestGapMs);
    if (loop.longestPauseMs <= maxPauseMs) return;
    // A pause that no request reproduces is one of the machine, or of a collection of garbage. The report has its length.
    const cause = await causeAmong(largest);
    if (cause) findings.add(findingOf(`holds the event loop for over ${maxPauseMs} ms`, cause));
  };
  /** Resends suspects, each with a new key, and returns the one that blocks the event loop. */
  const causeAmong = async (suspects: readonly Sent[]): Promise<Sent | undefined> => {
    for (const sent of suspects) {
      const { 'Idempotency-Key': key, ...headers } = sent.request.headers;
      await target.loop();
      await client.send({
        ...withNewFormKey(sent.request),
        headers: key === undefined ? headers : { ...headers, 'Idempotency-Key': `${key}-again` },
      });
      if ((await target.loop()).longestPauseMs > maxPauseMs) return sent;
    }
    return undefined;
  };

  const wanted = () =>
    (only === undefined ? requests < options.requests : scenario <= only) &&
    !options.signal?.aborted &&
    !isOver;
  const runScenario = async (number: number) => {
    const draw = new Draw(seed, number);
    const mode = draw.chance(30) ? 'live' : 'test';
    const exchange = async (request: FuzzRequest) => {
      requests += 1;
      return client.send(request);
    };
    const fault = (problem: string, request: FuzzRequest) =>
      findings.add(findingOf(problem, { request, scenario: number }));
    const run: Run = {
      draw,
      target,
      mode,
      mark: `${start}-${number}`,
      fault,
      async send(bare) {
        const request = withHeaders(bare, target.keys[mode], `fuzz-${start}-${requests}`);
        largest = [...largest, { request, scenario: number }]
          .sort((a, b) => size(b.request) - size(a.request))
          .slice(0, suspectsAtOnce);
        let answer: FuzzAnswer;
        try {
          answer = await exchange(request);
        } catch (error) {
          const isAlive = await target.loop().then(
            () => true,
            () => false,
          );
          isOver ||= !isAlive;
          fault(
            isAlive
              ? `no answer: ${error instanceof Error ? error.message : error}`
              : 'the service ended while this and others were in flight',
            request,
          );
          throw new NoAnswer();
        }
        const outcome = `${request.operation?.id ?? (request.isPage ? 'page' : 'outside')} ${answer.status}`;
        statuses[outcome] = (statuses[outcome] ?? 0) + 1;
        for (const problem of problemsIn(request, answer)) {
          const found = findingOf(problem, { request, scenario: number });
          const shortest = findings.isBetter(found)
            ? await shrink(request, async (smaller) =>
                problemsIn(smaller, await exchange(smaller)).includes(problem),
              )
            : request;
          findings.add({ ...found, request: shortest });
        }
        return { ...answer, data: parse(answer.bytes)?.data };
      },
    };
    try {
      await drawScenario(draw, options.kind)(run);
    } catch (error) {
      if (error instanceof NoAnswer) return;
      // Wait for the other scenarios before the service is stopped.
      isOver = true;
      throw error;
    }
  };
  const worker = async () => {
    while (wanted()) {
      const number = scenario;
      scenario += 1;
      await runScenario(number);
      if (number % checkEvery !== 0) continue;
      await look();
      largest = [];
      options.onProgress?.(progress());
    }
  };
  const ends = await Promise.allSettled(
    Array.from({ length: only === undefined ? options.clients : 1 }, worker),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  await look();
  return progress();
}

/** The dashboard carries a form out once. */
function withNewFormKey(request: FuzzRequest): FuzzRequest {
  if (!request.isPage || request.body === undefined) return request;
  const form = request.body.replace(/(usr_\w+\.)\w{22}/, (_, user: string) => user + randomBase62(22));
  return { ...request, body: form };
}

const size = ({ path, body }: FuzzRequest) => path.length + (body?.length ?? 0);

function withHeaders(request: FuzzRequest, key: string, requestId: string): FuzzRequest {
  const headers = { Authorization: `Bearer ${key}`, 'X-Request-Id': requestId, ...request.headers };
  return { ...request, headers };
}
