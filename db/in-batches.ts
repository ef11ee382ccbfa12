import { endsWithin } from './ends-within.ts';

/**
 * A round that takes longer no longer holds up the next, which goes beside it at once: a connection may be stuck. While
 * none ends in time nobody waits for any, and the pool's own limits hold.
 */
const patienceMs = 100;

/**
 * Makes one call of many: what is asked for while a round is under way goes into the next one, so that a statement's
 * price is shared by as many as are waiting. A round that fails fails for each of them.
 * @param most how many a round takes
 * @param run answers in the order of its inputs
 */
export function inBatches<Input, Output>(
  most: number,
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
    while (waiting.length > 0) {
      const round = waiting.slice(0, most);
      waiting = waiting.slice(most);
      const ended = runRound(round);
      if (!isLate) isLate = !(await endsWithin(patienceMs, ended));
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
    if (performance.now() - began < patienceMs) isLate = false;
  }

  return (input) => {
    const asked: Waiting = { input, ...Promise.withResolvers<Output>() };
    waiting.push(asked);
    if (!isRunning) void runAll();
    return asked.promise;
  };
}
