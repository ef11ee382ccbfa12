import { setImmediate as untilNextTurn } from 'node:timers/promises';
import { endsWithin } from './ends-within.ts';

/** A slower round no longer delays the next one: its connection may be stuck. Rounds then run concurrently. */
const slowRoundMs = 100;

/** Batches calls that arrive during a round into the next round. `run` returns outputs in the order of its inputs. */
export function inBatches<Input, Output>(
  maxSize: number,
  run: (inputs: readonly Input[]) => Promise<readonly Output[]>,
): (input: Input) => Promise<Output> {
  interface Waiting extends PromiseWithResolvers<Output> {
    readonly input: Input;
  }
  let waiting: Waiting[] = [];
  let isRunning = false;
  let isLate = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    // Calls of the same turn of the event loop share the first round.
    await untilNextTurn();
    while (waiting.length > 0) {
      const round = waiting.slice(0, maxSize);
      waiting = waiting.slice(maxSize);
      const ended = runRound(round);
      if (!isLate) isLate = !(await endsWithin(slowRoundMs, ended));
    }
    isRunning = false;
  }

  async function runRound(round: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      const outputs = await run(round.map(({ input }) => input));
      round.forEach(({ resolve }, index) => {
        resolve(outputs[index] as Output);
      });
    } catch (error) {
      for (const { reject } of round) reject(error);
    }
    if (performance.now() - began < slowRoundMs) isLate = false;
  }

  return (input) => {
    const asked: Waiting = { input, ...Promise.withResolvers<Output>() };
    waiting.push(asked);
    if (!isRunning) void runAll();
    return asked.promise;
  };
}
