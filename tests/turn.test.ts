import { expect, it } from '@jest/globals';
import { nextTurn, takeTurns } from '../src/turn.ts';

/** Counts rounds of the event loop until it is stopped. */
function roundCounter() {
  const counter = { rounds: 0, isStopped: false };
  const count = () => {
    counter.rounds++;
    if (!counter.isStopped) setImmediate(count);
  };
  setImmediate(count);
  return counter;
}

const hold = (ms: number) => {
  for (const until = performance.now() + ms; performance.now() < until; );
};

it('a round of the event loop has one turn, regardless of the amount of long work', async () => {
  const counter = roundCounter();
  const turns: number[] = [];
  const work = async () => {
    for (let turn = 0; turn < 10; turn++) {
      await nextTurn();
      turns.push(counter.rounds);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  counter.isStopped = true;
  expect(new Set(turns).size).toBe(160);
});

it('work waits for its next turn when it has used up the last one, and not before', async () => {
  const counter = roundCounter();
  const turn = takeTurns();
  for (let step = 0; step < 20; step++) {
    hold(1.5);
    const { rounds } = counter;
    await turn();
    expect(counter.rounds).toBeGreaterThan(rounds);
  }
  counter.isStopped = true;
});
