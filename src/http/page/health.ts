import type { Request, Response } from 'express';
import { probeWrites } from '../../../db/query/installation/server.ts';
import { countRole, listLivingProcesses } from '../../../db/query/installation/service-process.ts';
import type { ApiContext } from '../operation.ts';

/** A result is reused for this long, so that frequent probes don't load the stores. */
const freshMs = 1_000;
const deadlineMs = 2_000;

type ReadinessChecks = Readonly<Record<string, () => Promise<void>>>;

/** Checks of what other processes do. */
const advisory: ReadonlySet<string> = new Set(['worker']);

/** Checks that read no store: the end of a start, and a stop, must be seen by the next probe. */
const immediate: ReadonlySet<string> = new Set(['service']);

type Outcome = 'ok' | 'failed';

/** The body of a probe. It has no envelope, because probes read only the status. */
interface Health {
  readonly status: 'ok' | 'degraded' | 'unavailable';
  readonly checks?: Readonly<Record<string, Outcome>>;
}

function sendHealth(response: Response, health: Health): void {
  response.status(health.status === 'unavailable' ? 503 : 200).json(health);
}

/** Liveness: the process responds. */
export function healthz(_request: Request, response: Response): void {
  sendHealth(response, { status: 'ok' });
}

/**
 * Readiness: requests, also those that write, can be served. Lists each check; 503 if one fails. A failed advisory
 * check makes the service only `degraded`, with 200, because another process must repair it.
 */
export function readyz(checks: ReadinessChecks) {
  const remembered = Object.entries(checks).map(
    ([name, check]) =>
      [name, immediate.has(name) ? () => outcomeOf(check) : rememberedOutcome(check)] as const,
  );
  return async (_request: Request, response: Response): Promise<void> => {
    const entries = await Promise.all(
      remembered.map(async ([name, outcome]) => [name, await outcome()] as const),
    );
    const failed = entries.flatMap(([name, outcome]) => (outcome === 'ok' ? [] : [name]));
    const ready = failed.every((name) => advisory.has(name));
    sendHealth(response.setHeader('Cache-Control', 'no-store'), {
      status: failed.length === 0 ? 'ok' : ready ? 'degraded' : 'unavailable',
      checks: Object.fromEntries(entries),
    });
  };
}

/** Runs a check at most once per `freshMs` and never twice at the same time. */
function rememberedOutcome(check: () => Promise<void>): () => Promise<Outcome> {
  let running = false;
  let last: { readonly outcome: Promise<Outcome>; readonly at: number } | null = null;
  return () => {
    if (last && (running || performance.now() - last.at < freshMs)) return last.outcome;
    running = true;
    const finished = outcomeOf(check).finally(() => {
      running = false;
    });
    last = { outcome: withinDeadline(finished), at: performance.now() };
    return last.outcome;
  };
}

function outcomeOf(check: () => Promise<void>): Promise<Outcome> {
  return check().then(
    () => 'ok',
    () => 'failed',
  );
}

function withinDeadline(outcome: Promise<Outcome>): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const deadline = setTimeout(() => resolve('failed'), deadlineMs);
  void outcome.then((known) => {
    clearTimeout(deadline);
    resolve(known);
  });
  return promise;
}

/** Returns the readiness checks. The rate limiter stays ready without Redis for as long as it can count locally. */
export function readinessChecks(
  { db, admission }: Pick<ApiContext, 'db' | 'admission'>,
  isServing: () => boolean = () => true,
): ReadinessChecks {
  return {
    service: async () => {
      if (!isServing()) throw new Error('starting or stopping');
    },
    database: () => probeWrites(db.kysely),
    ...(admission.probe ? { limiter: admission.probe } : {}),
    worker: async () => {
      if (countRole(await listLivingProcesses(db.kysely), 'worker') === 0) throw new Error('no worker lives');
    },
  };
}
