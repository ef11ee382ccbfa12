import { setImmediate as untilNextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createBatcher } from '../../db/statement.ts';

describe('createBatcher', () => {
  it('batches the inputs of one turn of the event loop, then those that wait, up to the maximum', async () => {
    const rounds: number[][] = [];
    const doubled = createBatcher(3, async (inputs: readonly number[]) => {
      rounds.push([...inputs]);
      await untilNextTurn();
      return inputs.map((input) => input * 2);
    });
    const first = [1, 2].map(doubled);
    await untilNextTurn();
    expect(rounds).toEqual([[1, 2]]);
    expect(await Promise.all([...first, ...[3, 4, 5, 6].map(doubled)])).toEqual([2, 4, 6, 8, 10, 12]);
    expect(rounds).toEqual([[1, 2], [3, 4, 5], [6]]);
    expect(await doubled(7)).toBe(14);
  });

  it('fails only the inputs of the failed round', async () => {
    const refusing = createBatcher(1, async ([input]: readonly number[]) => {
      if (input === 1) throw new Error('one');
      return [input];
    });
    const ends = await Promise.allSettled([refusing(1), refusing(2)]);
    expect(ends).toMatchObject([{ reason: { message: 'one' } }, { value: 2 }]);
  });

  it('continues beside a stuck round, which ends later', async () => {
    const stuck = Promise.withResolvers<number[]>();
    const asked = createBatcher(1, ([input]: readonly number[]) =>
      input === 1 ? stuck.promise : Promise.resolve([input ?? 0]),
    );
    const first = asked(1);
    expect(await asked(2)).toBe(2);
    stuck.resolve([1]);
    expect(await first).toBe(1);
  });

  it('stops batching while no round ends, so that each input runs at once', async () => {
    const stuck = Promise.withResolvers<number[]>();
    const rounds: number[][] = [];
    const asked = createBatcher(1, (inputs: readonly number[]) => {
      rounds.push([...inputs]);
      return stuck.promise;
    });
    const answers = [1, 2, 3, 4, 5].map(asked);
    await untilNextTurn();
    expect(rounds).toEqual([[1]]);
    // Only the first round's time limit passes. Another limit would take longer than this tick.
    while (rounds.length < 2) await untilNextTurn();
    await untilNextTurn();
    expect(rounds).toEqual([[1], [2], [3], [4], [5]]);
    answers.push(asked(6));
    await untilNextTurn();
    expect(rounds.at(-1)).toEqual([6]);
    stuck.resolve([0]);
    expect(await Promise.all(answers)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
