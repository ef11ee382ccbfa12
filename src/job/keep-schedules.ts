import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { keepFailed } from '../queue/connection.ts';

/** Name to period in ms. */
export type Periods = ReadonlyMap<string, number>;

const checkEveryMs = 5_000;
/** A next run that is overdue by a period and this time is lost. */
const lateMs = 90_000;

/** Adds or updates a recurring job. A job that exists keeps the time of its next run. */
export async function schedule(queue: Queue, name: string, everyMs: number): Promise<void> {
  await queue.upsertJobScheduler(name, { every: everyMs }, { name, opts: keepFailed });
}

/** Restores schedules that the queue has lost, and those too far ahead because the clock was set back. */
export function keepSchedules(queue: Queue, periods: Periods, log: Logger): Disposable {
  let running = false;
  const timer = setInterval(async () => {
    if (running) return;
    running = true;
    try {
      await addLost(queue, periods);
    } catch (error) {
      log.debug({ err: error }, 'Schedules of the queue could not be read');
    } finally {
      running = false;
    }
  }, checkEveryMs);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

async function addLost(queue: Queue, periods: Periods): Promise<void> {
  const known = new Map((await queue.getJobSchedulers()).map(({ key, next }) => [key, next ?? 0]));
  for (const [name, everyMs] of periods) {
    const next = known.get(name) ?? 0;
    const isAhead = next > Date.now() + everyMs + checkEveryMs;
    if (isAhead) await queue.removeJobScheduler(name);
    if (isAhead || next < Date.now() - everyMs - lateMs) await schedule(queue, name, everyMs);
  }
}
