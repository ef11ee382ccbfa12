import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { Receiver } from '../../webhook/receiver.ts';
import { type ApiAnswer, apiClient } from '../http-client.ts';
import { pollUntil } from '../poll.ts';
import type { TestAccount } from '../service.ts';
import type { FaultWorld } from './fault-world.ts';
import { storiesOf, storyOf } from './shipment-story.ts';

interface Booked {
  readonly key: string;
  readonly created: ApiAnswer;
  /** Values of `performance.now()`: when the first request of the order began, when the last one did, and its answer. */
  readonly ordered: number;
  readonly sent: number;
  readonly answered: number;
}

interface Options {
  readonly clients: number;
  /** Root addresses of the processes, which the clients use in turn. */
  readonly rootUrls: readonly string[];
}

/** Time before a client repeats an order, or sends the next one. */
const pauseMs = 100;

/** Answers after which a client repeats the order with its key. */
const repeated: ReadonlySet<string> = new Set([
  '409 IDEMPOTENCY_IN_FLIGHT',
  '503 SERVICE_UNAVAILABLE',
  '503 DISPATCH_UNDECIDED',
]);

/** Clients that book one live order after the other, and repeat each with its key until it is booked. */
export class SteadyBookings {
  readonly account: TestAccount;
  readonly booked: Booked[] = [];
  /** Answers other than 201, with their number. */
  readonly refusals = new Map<string, number>();
  readonly #world: FaultWorld;
  readonly #options: Options;
  #running: Promise<unknown> = Promise.resolve();
  #over = false;

  constructor(world: FaultWorld, account: TestAccount, options: Options) {
    this.#world = world;
    this.account = account;
    this.#options = options;
  }

  start(): void {
    const { clients } = this.#options;
    this.#running = Promise.all(Array.from({ length: clients }, (_, client) => this.#bookOnAndOn(client)));
    // A failed client is seen when the load stops.
    this.#running.catch(() => {});
  }

  /** Waits until an order is booked that was sent after this moment. Returns how long after it, in seconds. */
  async firstBookingAfter(moment: number): Promise<number> {
    const first = () => this.booked.find(({ sent }) => sent > moment);
    if (!(await pollUntil(async () => first() !== undefined, 60_000)))
      throw new Error(`nothing was booked: ${this.#refused()}`);
    return ((first()?.answered ?? 0) - moment) / 1_000;
  }

  /** Stops when each client has its last order. Returns the figures for the console. */
  async stop(): Promise<string> {
    this.#over = true;
    await this.#running;
    const longest = Math.max(...this.booked.map(({ ordered, answered }) => answered - ordered));
    return `${this.booked.length} booked, the slowest order took ${(longest / 1_000).toFixed(1)} s; other answers: ${this.#refused()}`;
  }

  /** Expects each 201 to be one shipment with one hold, one booking at the carrier and one event, and nothing beside them. */
  async expectBookedOnce(): Promise<void> {
    const { booked, account } = this;
    const client = apiClient(this.#options.rootUrls[0] ?? '', account.liveKey);
    const stories = await storiesOf(this.#world.database, account.id);
    expect(stories.map(({ id }) => id).sort()).toEqual(
      booked.map(({ created }) => created.body.data.id).sort(),
    );
    for (const story of stories) expect(story).toMatchObject(storyOf.booked);
    const keys = await this.#world.query<{ key: string }>(
      'select idempotency_key as key from shipment where account_id = $1',
      [account.id],
    );
    expect(keys.map(({ key }) => key).sort()).toEqual(booked.map(({ key }) => key).sort());
    const references = (await this.#world.bookings()).map(({ reference }) => reference);
    expect(references.sort()).toEqual(booked.map(({ created }) => created.body.data.id).sort());
    const total = booked.reduce(
      (sum, { created }) => sum + Math.round(created.body.data.pricing_snapshot.total_hkd * 100),
      0,
    );
    expect(
      await this.#world.query('select held_cents from wallet where account_id = $1', [account.id]),
    ).toEqual([{ held_cents: total }]);
    for (const { key, created } of booked) {
      const replayed = await client.post('/shipments', { idempotencyKey: key, body: this.#order(key) });
      expect(replayed.text).toBe(created.text);
    }
  }

  /** Waits until the receiver has every event, and expects each with one id and the same bytes. Returns the number of repeats. */
  async expectDelivered(receiver: Receiver): Promise<number> {
    const events = await this.#world.query<{ id: string }>('select id from event where account_id = $1', [
      this.account.id,
    ]);
    expect(events).toHaveLength(this.booked.length);
    const bodies = () => Map.groupBy(receiver.received, ({ eventId }) => eventId);
    const lost = () => events.filter(({ id }) => !bodies().has(id));
    // A delivery whose worker lost the database is made again when its lease has expired.
    await pollUntil(async () => lost().length === 0, 60_000);
    expect(lost()).toEqual([]);
    for (const repeats of bodies().values())
      expect(new Set(repeats.map(({ rawBody }) => rawBody)).size).toBe(1);
    expect(bodies().size).toBe(events.length);
    return receiver.received.length - events.length;
  }

  async #bookOnAndOn(client: number): Promise<void> {
    const { rootUrls } = this.#options;
    const api = apiClient(rootUrls[client % rootUrls.length] ?? '', this.account.liveKey);
    for (let number = 0; !this.#over; number++) {
      const key = `steady-${client}-${number}`;
      const ordered = performance.now();
      for (;;) {
        const sent = performance.now();
        const created = await api.post('/shipments', { idempotencyKey: key, body: this.#order(key) });
        if (created.status === 201) {
          this.booked.push({ key, created, ordered, sent, answered: performance.now() });
          break;
        }
        const refusal = `${created.status} ${created.body.message.split(':')[0]}`;
        this.refusals.set(refusal, (this.refusals.get(refusal) ?? 0) + 1);
        if (!repeated.has(refusal)) throw new Error(created.text);
        await delay(pauseMs);
      }
      await delay(pauseMs);
    }
  }

  #order(key: string): object {
    return this.#world.order({ reference_no: key });
  }

  #refused(): string {
    return JSON.stringify(Object.fromEntries(this.refusals));
  }
}
