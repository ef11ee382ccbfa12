/** A round that takes longer no longer holds up the next: a connection may be stuck. */
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

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const round = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await atMost(patienceMs, runRound(round));
    }
    isRunning = false;
  }

  async function runRound(round: readonly Waiting[]): Promise<void> {
    try {
      const outputs = await run(round.map(({ input }) => input));
      round.forEach(({ resolve }, index) => {
        resolve(outputs[index] as Output);
      });
    } catch (error) {
      for (const { reject } of round) reject(error);
    }
  }

  return (input) => {
    const asked: Waiting = { input, ...Promise.withResolvers<Output>() };
    waiting.push(asked);
    if (!isRunning) void runAll();
    return asked.promise;
  };
}

/** Waits for work that doesn't fail, but no longer than that. */
async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, milliseconds);
  await Promise.race([work, late.promise]);
  clearTimeout(timer);
}
