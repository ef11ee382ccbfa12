import type { Queue } from 'bullmq';
import type { Logger } from 'pino';

/** Recurring jobs by name, each with its period. */
export type Periods = ReadonlyMap<string, number>;

const checkEveryMs = 5_000;
/** So long past its time, and a period besides, a next run will not come any more. */
const lateMs = 90_000;

/** Schedules recurring jobs. One that is scheduled already keeps the time of its next run. */
export async function schedule(queue: Queue, name: string, everyMs: number): Promise<void> {
  const opts = { removeOnComplete: true, removeOnFail: true };
  await queue.upsertJobScheduler(name, { every: everyMs }, { name, opts });
}

/**
 * Looks every few seconds whether the queue still has the schedules, and adds those that it has lost: a Redis that
 * lost its data, or a run that ended as its process was killed, would otherwise end them until the next start. One
 * whose next run lies further ahead than its period is scheduled anew: the clock was set back.
 */
export function keepSchedules(queue: Queue, periods: Periods, log: Logger): Disposable {
  let running = false;
  const timer = setInterval(async () => {
    if (running) return;
    running = true;
    try {
      await addLost(queue, periods);
    } catch (error) {
      log.debug({ err: error }, 'the queue could not be asked for its schedules');
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
