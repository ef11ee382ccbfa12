import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import type { OperationId } from '../../generated/operations.ts';
import { HttpError } from '../contract/http-error.ts';

/** An account's requests are refused at once while its oldest waiting request has waited longer than this. */
const lateMs = 1_000;
/** A waiting request is refused after this time, for example while a table is locked. */
const longestWaitMs = 5_000;
/** Waiting requests of an account per slot, at most. Bounds the memory that a burst needs. */
const waitingPerSlot = 8;
/** Share of the slots that one account may have. The rest is free when another account comes. */
const shareAlone = 0.8;
const shareAmongOthers = 0.5;
const tickMs = 100;
const logEveryMs = 1_000;

/** Accounts share an operation's slots until one of them has been alone for this long. */
const sharedMs = 1_000;

/** Operations whose concurrent requests share statements, or need none: more of them make larger batches. */
const batched: ReadonlySet<OperationId> = new Set<OperationId>([
  'getShipment',
  'getTracking',
  'listCountries',
  'listServiceTiers',
  'quoteRates',
  'validateShipment',
]);
const batchedFactor = 8;

export interface GateOptions {
  /** Connections of the pool. An operation has as many slots; a batched one has more. */
  readonly poolSize: number;
  readonly log: Logger;
  /** Monotonic clock in ms. */
  readonly now?: () => number;
}

/** A request at the gate. */
export interface GateRequest {
  readonly operation: OperationId;
  readonly accountId: string;
  /** Returns whether the client has disconnected. Such a request is dropped when its turn comes. */
  readonly isAbandoned?: () => boolean;
}

/**
 * Decides which requests of this process run now (docs/design/http.md, The gate). An operation has a number of slots,
 * and a queue per account. A free slot goes to the waiting account with the fewest requests in flight; among equals, to
 * the account whose last turn is the longest ago. Requests that would wait too long are refused, before they have
 * claimed or changed anything. Admitted requests are finished.
 */
export class Gate {
  readonly lanes = new Map<OperationId, Lane>();
  readonly #poolSize: number;
  readonly #log: Logger;
  readonly #now: () => number;
  #refusals: { readonly since: number; readonly byAccount: Map<string, number> } | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor({ poolSize, log, now = () => performance.now() }: GateOptions) {
    this.#poolSize = poolSize;
    this.#log = log;
    this.#now = now;
  }

  /** Refuses a request whose body need not be read. @throws {ApiError} SERVICE_UNAVAILABLE. */
  check({ operation, accountId }: GateRequest): void {
    const lane = this.lanes.get(operation);
    if (lane?.mustRefuse(accountId)) throw this.#refusal(lane, accountId);
  }

  /** Runs a request when it has a slot. @throws {ApiError} SERVICE_UNAVAILABLE if the wait is too long. */
  async run<T>(request: GateRequest, work: () => Promise<T>): Promise<T> {
    const lane = this.#laneOf(request.operation);
    if (!lane.tryTake(request.accountId)) await this.#wait(lane, request);
    const slot = new Slot(lane, request.accountId);
    try {
      return await currentSlot.run(slot, work);
    } finally {
      slot.leave();
    }
  }

  /** Refuses what has waited too long, and logs refusals. The gate calls it while there is something to do. */
  tick(): void {
    const now = this.#now();
    let isWaiting = false;
    for (const lane of this.lanes.values()) {
      lane.refuseExpired();
      isWaiting ||= lane.waiting > 0;
    }
    if (this.#refusals && now - this.#refusals.since >= logEveryMs) this.#logRefusals();
    if (isWaiting || this.#refusals) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #laneOf(operation: OperationId): Lane {
    let lane = this.lanes.get(operation);
    if (!lane) {
      lane = new Lane(this.#poolSize * (batched.has(operation) ? batchedFactor : 1), this.#now);
      this.lanes.set(operation, lane);
    }
    return lane;
  }

  #wait(lane: Lane, request: GateRequest): Promise<void> {
    const { accountId } = request;
    if (lane.mustRefuse(accountId)) throw this.#refusal(lane, accountId);
    this.#startTicking();
    return new Promise((admit, reject) => {
      lane.wait({
        ...request,
        since: this.#now(),
        admit,
        refuse: () => reject(this.#refusal(lane, accountId)),
      });
    });
  }

  #refusal(lane: Lane, accountId: string): HttpError {
    lane.refused++;
    this.#refusals ??= { since: this.#now(), byAccount: new Map() };
    const { byAccount } = this.#refusals;
    byAccount.set(accountId, (byAccount.get(accountId) ?? 0) + 1);
    this.#startTicking();
    return new HttpError('SERVICE_UNAVAILABLE', {
      message:
        'the service is busy, and this request would have waited too long; nothing was done; retry after the delay in the Retry-After header',
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
    const lanes = [...this.lanes.values()];
    const total = (count: (lane: Lane) => number) => lanes.reduce((sum, lane) => sum + count(lane), 0);
    const [most] = byAccount;
    this.#log.warn(
      {
        refused: byAccount.reduce((sum, [, count]) => sum + count, 0),
        accounts: byAccount.length,
        mostRefused: most?.[0],
        inFlight: total(({ inFlight }) => inFlight),
        waiting: total(({ waiting }) => waiting),
      },
      'Requests refused with 503: the service is busy',
    );
  }
}

/** Waits for a carrier, or for another request, without occupying a slot. The request then continues without waiting. */
export async function outsideGate<T>(work: () => Promise<T>): Promise<T> {
  const slot = currentSlot.getStore();
  if (!slot) return work();
  slot.leave();
  try {
    return await work();
  } finally {
    slot.return();
  }
}

const currentSlot = new AsyncLocalStorage<Slot>();

interface Waiting extends GateRequest {
  readonly since: number;
  readonly admit: () => void;
  readonly refuse: () => void;
}

interface AccountQueue {
  inFlight: number;
  readonly waiting: Waiting[];
}

/** The slots of one operation. */
class Lane {
  inFlight = 0;
  waiting = 0;
  refused = 0;
  readonly #slots: number;
  readonly #now: () => number;
  #lastAccountId: string | undefined;
  #sharedAt = Number.NEGATIVE_INFINITY;
  /** Accounts with requests, in the order of their turns. */
  readonly #accounts = new Map<string, AccountQueue>();

  constructor(slots: number, now: () => number) {
    this.#slots = slots;
    this.#now = now;
  }

  /** Takes a slot, unless the request must wait for its turn. */
  tryTake(accountId: string): boolean {
    this.#lastAccountId ??= accountId;
    if (accountId !== this.#lastAccountId) this.#sharedAt = this.#now();
    this.#lastAccountId = accountId;
    const account = this.#accountOf(accountId);
    const isFree = account.waiting.length === 0 && this.#mayRun(account);
    if (isFree) this.take(accountId);
    return isFree;
  }

  /** Takes a slot, even if none is free: admitted requests don't wait again. */
  take(accountId: string): void {
    const account = this.#accountOf(accountId);
    account.inFlight++;
    this.inFlight++;
    // Behind the others, for the next turn.
    this.#accounts.delete(accountId);
    this.#accounts.set(accountId, account);
  }

  giveBack(accountId: string): void {
    this.#accountOf(accountId).inFlight--;
    this.inFlight--;
    this.#forgetIdle(accountId);
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.waiting--;
      if (next.isAbandoned?.()) {
        this.#forgetIdle(next.accountId);
        next.refuse();
      } else {
        this.take(next.accountId);
        next.admit();
      }
    }
  }

  mustRefuse(accountId: string): boolean {
    const { waiting = [] } = this.#accounts.get(accountId) ?? {};
    const [oldest] = waiting;
    if (oldest === undefined) return false;
    return this.#now() - oldest.since > lateMs || waiting.length >= this.#slots * waitingPerSlot;
  }

  wait(request: Waiting): void {
    this.#accountOf(request.accountId).waiting.push(request);
    this.waiting++;
  }

  refuseExpired(): void {
    const now = this.#now();
    for (const [accountId, { waiting }] of this.#accounts) {
      const kept = waiting.findIndex(({ since }) => now - since < longestWaitMs);
      const expired = waiting.splice(0, kept < 0 ? waiting.length : kept);
      this.waiting -= expired.length;
      this.#forgetIdle(accountId);
      for (const { refuse } of expired) refuse();
    }
  }

  /** Removes and returns the request whose turn it is; undefined if none may run. */
  #next(): Waiting | undefined {
    let next: AccountQueue | undefined;
    if (this.waiting === 0) return undefined;
    for (const account of this.#accounts.values()) {
      if (account.waiting.length === 0 || !this.#mayRun(account)) continue;
      if (!next || account.inFlight < next.inFlight) next = account;
    }
    return next?.waiting.shift();
  }

  #mayRun({ inFlight }: AccountQueue): boolean {
    const isShared = this.#now() - this.#sharedAt < sharedMs;
    const share = isShared ? shareAmongOthers : shareAlone;
    return this.inFlight < this.#slots && inFlight < Math.max(1, Math.floor(this.#slots * share));
  }

  #accountOf(accountId: string): AccountQueue {
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

/** The slot of an admitted request. */
class Slot {
  readonly #lane: Lane;
  readonly #accountId: string;
  /** Concurrent calls outside. */
  #outside = 0;

  constructor(lane: Lane, accountId: string) {
    this.#lane = lane;
    this.#accountId = accountId;
  }

  leave(): void {
    if (this.#outside++ === 0) this.#lane.giveBack(this.#accountId);
  }

  return(): void {
    if (--this.#outside === 0) this.#lane.take(this.#accountId);
  }
}
