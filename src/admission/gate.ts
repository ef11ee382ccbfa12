import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import type { OperationId } from '../../generated/operations.ts';
import { HttpError } from '../contract/errors.ts';

/** An account's requests are refused at once while its oldest waiting request has waited longer than this. */
const lateMs = 1_000;
/** An operation's queue is full if a further request would wait longer than this, at the speed at which it moves. */
const maxExpectedMs = 800;
/** The speed is measured over about this time. */
const measuredMs = 1_000;
/** A waiting request is refused after this time, for example while a table is locked. */
const maxWaitMs = 5_000;
/**
 * Waiting requests of an operation, at most: the larger of these per permit, and a second of these API keys at their rate limit.
 * Bounds the memory that a burst needs.
 */
const waitingPerPermit = 8;
const waitingKeys = 5;
/** Share of the permits that one account may have. The rest is free when another account comes. */
const shareAlone = 0.8;
/** And at most as many as there are connections: an order waits for the whole group that it shares with those of others. */
const shareAmongOthers = 0.5;
const tickMs = 100;
const logEveryMs = 1_000;

/** Accounts share an operation's permits until one of them has been alone for this long. */
const sharedMs = 1_000;

/**
 * Permits per connection of operations whose concurrent requests share statements, or need none: more of them make larger
 * batches. With the default pool, an account that is alone may have 32 bookings in flight, as many as a group has.
 */
const permitsPerConnection: Partial<Record<OperationId, number>> = {
  createShipment: 4,
  getShipment: 8,
  getTracking: 8,
  getCountry: 8,
  listCountries: 8,
  listServiceTiers: 8,
  quoteRates: 8,
  validateShipment: 8,
};

interface GateOptions {
  /** Connections of the pool. An operation has as many permits, or more (`permitsPerConnection`). */
  readonly poolSize: number;
  /** Rate limit of an API key. A burst that it allows is not refused before the service is known to be slow. */
  readonly perSecond: number;
  readonly log: Logger;
  /** Monotonic clock in ms. */
  readonly now?: () => number;
}

interface GateRequest {
  readonly operation: OperationId;
  readonly accountId: string;
  /** Permits that the request takes, 1 by default. One that costs more than an account may have runs alone. */
  readonly cost?: number;
  /** Returns whether the client has disconnected. Such a request is dropped when its turn comes. */
  readonly isAbandoned?: () => boolean;
}

/**
 * Decides which requests of this process run now (docs/design/http.md, The gate). An operation has a number of permits,
 * and a queue per account. A free permit goes to the waiting account with the fewest requests in flight; among equals, to
 * the account whose last turn is the longest ago. Requests that would wait too long are refused, before they have
 * claimed or changed anything. A full queue refuses the account with the longest queue. Admitted requests are finished.
 */
export class Gate {
  readonly queues = new Map<OperationId, OperationQueue>();
  readonly #poolSize: number;
  readonly #perSecond: number;
  readonly #log: Logger;
  readonly #now: () => number;
  #refusals: { readonly since: number; readonly byAccount: Map<string, number> } | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor({ poolSize, perSecond, log, now = () => performance.now() }: GateOptions) {
    this.#poolSize = poolSize;
    this.#perSecond = perSecond;
    this.#log = log;
    this.#now = now;
  }

  /** Refuses a request whose body need not be read. @throws {ApiError} SERVICE_UNAVAILABLE. */
  check({ operation, accountId }: GateRequest): void {
    const queue = this.queues.get(operation);
    const reason = queue?.reasonToRefuse(accountId);
    if (queue && reason) throw this.#refusal(queue, accountId, reason);
  }

  /** Runs a request when it has a permit. @throws {ApiError} SERVICE_UNAVAILABLE if the wait is too long. */
  async run<T>(request: GateRequest, work: () => Promise<T>): Promise<T> {
    const queue = this.#queueFor(request.operation);
    const cost = queue.costOf(request);
    if (!queue.tryAcquire(request.accountId, cost)) await this.#wait(queue, request, cost);
    const permit = new Permit(queue, request.accountId, cost);
    try {
      return await currentPermit.run(permit, work);
    } finally {
      permit.release();
    }
  }

  /** Refuses what has waited too long, and logs refusals. The gate calls it while there is something to do. */
  tick(): void {
    const now = this.#now();
    let isWaiting = false;
    for (const queue of this.queues.values()) {
      queue.refuseExpired();
      isWaiting ||= queue.waiting > 0;
    }
    if (this.#refusals && now - this.#refusals.since >= logEveryMs) this.#logRefusals();
    if (isWaiting || this.#refusals) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #queueFor(operation: OperationId): OperationQueue {
    let queue = this.queues.get(operation);
    if (!queue) {
      const concurrency = this.#poolSize * (permitsPerConnection[operation] ?? 1);
      const maxWaiting = Math.max(concurrency * waitingPerPermit, this.#perSecond * waitingKeys);
      queue = new OperationQueue({
        concurrency,
        connections: this.#poolSize,
        maxWaiting,
        now: this.#now,
      });
      this.queues.set(operation, queue);
    }
    return queue;
  }

  #wait(queue: OperationQueue, request: GateRequest, cost: number): Promise<void> {
    const { accountId } = request;
    const reason = queue.reasonToRefuse(accountId);
    if (reason) throw this.#refusal(queue, accountId, reason);
    this.#startTicking();
    return new Promise((admit, reject) => {
      queue.wait({
        ...request,
        cost,
        since: this.#now(),
        admit,
        refuse: (cause) => reject(this.#refusal(queue, accountId, cause)),
      });
    });
  }

  #refusal(queue: OperationQueue, accountId: string, reason: Reason): HttpError {
    queue.refused++;
    this.#refusals ??= { since: this.#now(), byAccount: new Map() };
    const { byAccount } = this.#refusals;
    byAccount.set(accountId, (byAccount.get(accountId) ?? 0) + 1);
    this.#startTicking();
    return new HttpError('SERVICE_UNAVAILABLE', {
      message: `the service is busy, and ${reason}; nothing was done; retry after the delay in the Retry-After header`,
      retryAfterSeconds: 1,
      isCounted: true,
    });
  }

  #startTicking(): void {
    this.#timer ??= setInterval(() => this.tick(), tickMs).unref();
  }

  #logRefusals(): void {
    const byAccount = [...(this.#refusals?.byAccount ?? [])].sort(([, a], [, b]) => b - a);
    this.#refusals = null;
    const queues = [...this.queues.values()];
    const total = (count: (queue: OperationQueue) => number) =>
      queues.reduce((sum, queue) => sum + count(queue), 0);
    this.#log.warn(
      {
        refused: byAccount.reduce((sum, [, count]) => sum + count, 0),
        accounts: byAccount.length,
        mostRefused: byAccount[0]?.[0],
        inFlight: total(({ inFlight }) => inFlight),
        waiting: total(({ waiting }) => waiting),
      },
      'Requests refused with 503: the service is busy',
    );
  }
}

/** Waits for a carrier, or for another request, without a permit. The request then continues without waiting. */
export async function outsideGate<T>(work: () => Promise<T>): Promise<T> {
  const permit = currentPermit.getStore();
  if (!permit) return work();
  permit.release();
  try {
    return await work();
  } finally {
    permit.reacquire();
  }
}

const currentPermit = new AsyncLocalStorage<Permit>();

interface Waiting extends GateRequest {
  readonly cost: number;
  readonly since: number;
  readonly admit: () => void;
  readonly refuse: (reason: Reason) => void;
}

type Reason = 'this request would have waited too long' | 'the queue of this operation is full';
const tooLong: Reason = 'this request would have waited too long';

interface AccountQueue {
  inFlight: number;
  readonly waiting: Waiting[];
}

/** The permits of one operation, and the requests that wait for one. Requests in flight and waiting count by their cost. */
class OperationQueue {
  inFlight = 0;
  waiting = 0;
  refused = 0;
  readonly #concurrency: number;
  /** Permits of one account, at most. */
  readonly #mostAlone: number;
  readonly #mostAmongOthers: number;
  readonly #maxWaiting: number;
  readonly #now: () => number;
  /** Cost of the requests whose turn has come, and the start of this measurement. */
  #turns = 0;
  #measuredSince = 0;
  #lastAccountId: string | undefined;
  #sharedAt = Number.NEGATIVE_INFINITY;
  /** Accounts with requests, in the order of their turns. */
  readonly #accounts = new Map<string, AccountQueue>();

  constructor({
    concurrency,
    connections,
    maxWaiting,
    now,
  }: { concurrency: number; connections: number; maxWaiting: number; now: () => number }) {
    this.#concurrency = concurrency;
    this.#mostAlone = Math.max(1, Math.floor(concurrency * shareAlone));
    this.#mostAmongOthers = Math.max(1, Math.min(Math.floor(concurrency * shareAmongOthers), connections));
    this.#maxWaiting = maxWaiting;
    this.#now = now;
  }

  /** Others must have room beside the most expensive request. */
  costOf({ cost = 1 }: GateRequest): number {
    return Math.min(cost, this.#mostAmongOthers);
  }

  /** Takes the permits, unless the request must wait for its turn. */
  tryAcquire(accountId: string, cost: number): boolean {
    this.#lastAccountId ??= accountId;
    if (accountId !== this.#lastAccountId) this.#sharedAt = this.#now();
    this.#lastAccountId = accountId;
    const account = this.#accountQueue(accountId);
    const isFree =
      account.waiting.length === 0 && this.#mayHave(account, cost) && this.#hasFree(cost) && !this.#next();
    if (isFree) this.acquire(accountId, cost);
    return isFree;
  }

  /** Takes permits, even if they are not free: admitted requests don't wait again. */
  acquire(accountId: string, cost: number): void {
    const account = this.#accountQueue(accountId);
    account.inFlight += cost;
    this.inFlight += cost;
    // Behind the others, for the next turn.
    this.#accounts.delete(accountId);
    this.#accounts.set(accountId, account);
  }

  release(accountId: string, cost: number): void {
    this.#accountQueue(accountId).inFlight -= cost;
    this.inFlight -= cost;
    this.#forgetIdle(accountId);
    for (let next = this.#takeNext(); next !== undefined; next = this.#takeNext()) {
      this.waiting -= next.cost;
      this.#countTurn(next.cost);
      if (next.isAbandoned?.()) {
        this.#forgetIdle(next.accountId);
        next.refuse(tooLong);
      } else {
        this.acquire(next.accountId, next.cost);
        next.admit();
      }
    }
  }

  /** Returns why a request of the account must not wait; null if it may. */
  reasonToRefuse(accountId: string): Reason | null {
    const { waiting = [] } = this.#accounts.get(accountId) ?? {};
    const [oldest] = waiting;
    if (oldest && this.#now() - oldest.since > lateMs) return tooLong;
    const reason = this.#reasonIfFull();
    return reason && waiting.length + 1 >= this.#longestQueue().length ? reason : null;
  }

  /** Queues a request. In a full queue it replaces the newest one of the account with the longest queue. */
  wait(request: Waiting): void {
    const reason = this.#reasonIfFull();
    if (reason) {
      const replaced = this.#longestQueue().pop();
      this.waiting -= replaced?.cost ?? 0;
      replaced?.refuse(reason);
    }
    if (this.waiting === 0) {
      this.#turns = 0;
      this.#measuredSince = this.#now();
    }
    this.#accountQueue(request.accountId).waiting.push(request);
    this.waiting += request.cost;
  }

  #reasonIfFull(): Reason | null {
    if (this.waiting >= this.#maxWaiting) return 'the queue of this operation is full';
    // So few wait about as long as one request runs. Before as many had their turn, the speed is a guess.
    if (this.waiting < this.#concurrency) return null;
    const elapsed = this.#now() - this.#measuredSince;
    const expected = this.#turns < this.#concurrency ? elapsed : (this.waiting * elapsed) / this.#turns;
    return expected > maxExpectedMs ? tooLong : null;
  }

  #countTurn(cost: number): void {
    this.#turns += cost;
    const elapsed = this.#now() - this.#measuredSince;
    if (elapsed < 2 * measuredMs) return;
    this.#measuredSince += elapsed / 2;
    this.#turns /= 2;
  }

  /** Returns, among equally long queues, the one whose last request has waited the shortest. */
  #longestQueue(): Waiting[] {
    let longest: Waiting[] = [];
    const newest = (waiting: Waiting[]) => waiting.at(-1)?.since ?? 0;
    for (const { waiting } of this.#accounts.values()) {
      const isLonger = waiting.length - longest.length || newest(waiting) - newest(longest);
      if (isLonger > 0) longest = waiting;
    }
    return longest;
  }

  refuseExpired(): void {
    const now = this.#now();
    for (const [accountId, { waiting }] of this.#accounts) {
      const kept = waiting.findIndex(({ since }) => now - since < maxWaitMs);
      const expired = waiting.splice(0, kept < 0 ? waiting.length : kept);
      for (const { cost } of expired) this.waiting -= cost;
      this.#forgetIdle(accountId);
      for (const { refuse } of expired) refuse(tooLong);
    }
  }

  /** Removes and returns the request whose turn it is; undefined if none may run. */
  #takeNext(): Waiting | undefined {
    if (this.waiting === 0) return undefined;
    const account = this.#next();
    return account?.waiting[0] && this.#hasFree(account.waiting[0].cost)
      ? account.waiting.shift()
      : undefined;
  }

  /** Returns the account whose turn it is. Until its request has its permits, no other account gets any. */
  #next(): AccountQueue | undefined {
    let next: AccountQueue | undefined;
    if (this.waiting === 0) return undefined;
    for (const account of this.#accounts.values()) {
      const [first] = account.waiting;
      if (!first || !this.#mayHave(account, first.cost)) continue;
      if (!next || account.inFlight < next.inFlight) next = account;
    }
    return next;
  }

  #mayHave({ inFlight }: AccountQueue, cost: number): boolean {
    const isShared = this.#now() - this.#sharedAt < sharedMs;
    return inFlight + cost <= (isShared ? this.#mostAmongOthers : this.#mostAlone);
  }

  #hasFree(cost: number): boolean {
    return this.inFlight + cost <= this.#concurrency;
  }

  #accountQueue(accountId: string): AccountQueue {
    let account = this.#accounts.get(accountId);
    if (!account) {
      account = { inFlight: 0, waiting: [] };
      this.#accounts.set(accountId, account);
    }
    return account;
  }

  #forgetIdle(accountId: string): void {
    const account = this.#accounts.get(accountId);
    if (account?.inFlight === 0 && account.waiting.length === 0) this.#accounts.delete(accountId);
  }
}

/** The permit of an admitted request. It is given back while the request waits for something outside. */
class Permit {
  readonly #queue: OperationQueue;
  readonly #accountId: string;
  readonly #cost: number;
  /** Concurrent calls outside. */
  #outside = 0;

  constructor(queue: OperationQueue, accountId: string, cost: number) {
    this.#queue = queue;
    this.#accountId = accountId;
    this.#cost = cost;
  }

  release(): void {
    if (this.#outside++ === 0) this.#queue.release(this.#accountId, this.#cost);
  }

  reacquire(): void {
    if (--this.#outside === 0) this.#queue.acquire(this.#accountId, this.#cost);
  }
}
