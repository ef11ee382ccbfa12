import type { Kysely } from 'kysely';
import { countOrdersToBook } from '../db/query/batch/order-to-book.ts';
import { countInQueue, countQueues, maxQueueCount } from '../db/query/shipment/work-queue.ts';
import type { Scope } from '../db/scope.ts';
import type { Database } from '../db/table/index.ts';
import type { Schemas } from '../generated/operations.ts';
import { centsToAmount } from './money.ts';
import { type Forecast, readForecast } from './wallet/forecast.ts';

/** Batches that are named, at most. The count has all of them. */
const maxBatches = 100;

/** Returns the work that waits for the people of an account, as getWorkQueue and the home page show it. */
export async function readWorkQueue(
  db: Kysely<Database>,
  scope: Scope,
  now: Date,
): Promise<Schemas['WorkQueue']> {
  const [batches, queues, forecast] = await Promise.all([
    countOrdersToBook(db, scope),
    countQueues(db, scope),
    readForecast(db, scope, now),
  ]);
  const countOf = (name: string) => queues.find(({ queue }) => queue === name)?.count ?? 0;
  const isProblem = ({ queue }: (typeof queues)[number]) =>
    !['to_print', 'to_hand_over', 'held'].includes(queue);
  return {
    livemode: scope.livemode,
    to_book: {
      count: batches.reduce((sum, { count }) => sum + count, 0),
      batches: batches.slice(0, maxBatches),
    },
    to_print: countOf('to_print'),
    to_hand_over: queues.flatMap(({ carrier_code, count }) =>
      carrier_code === null ? [] : [{ carrier_code, count }],
    ),
    problems: queues
      .filter(isProblem)
      .map(({ queue, count }) => ({ queue: queue as Schemas['ProblemQueueName'], count })),
    money: moneyView(forecast, countOf('held')),
  };
}

function moneyView(forecast: Forecast, heldCount: number): Schemas['MoneyForecast'] {
  return {
    available_hkd: centsToAmount(forecast.availableCents),
    held_hkd: centsToAmount(forecast.heldCents),
    held_count: heldCount,
    mean_daily_spend_hkd: centsToAmount(forecast.meanDailyCents),
    days_left: forecast.daysLeft,
  };
}

/** Returns the money of `readWorkQueue`, and counts only the shipments that it is on hold for. */
export async function readMoneyLeft(
  db: Kysely<Database>,
  scope: Scope,
  now: Date,
): Promise<Schemas['MoneyForecast']> {
  const [heldCount, forecast] = await Promise.all([
    countInQueue(db, scope, { queue: 'held' }, maxQueueCount),
    readForecast(db, scope, now),
  ]);
  return moneyView(forecast, Math.min(heldCount, maxQueueCount));
}
