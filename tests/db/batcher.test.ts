import { setImmediate as untilNextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
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

  describe('if the database refuses a round', () => {
    const refusal = (code: string) => Object.assign(new pg.DatabaseError(code, 0, 'error'), { code });
    /** Waits for the turn in which a call of the batcher, or of `run`, has led to the next one. */
    const turns = async (count = 5) => {
      for (let turn = 0; turn < count; turn++) await untilNextTurn();
    };
    interface Input {
      readonly account: string;
      readonly number: number;
    }
    const input = (account: string, number: number): Input => ({ account, number });
    const accountOf = ({ account }: Input) => account;

    it('runs its inputs alone, those of an account one after another, and later ones behind them', async () => {
      const rounds: number[][] = [];
      const locked = Promise.withResolvers<void>();
      const asked = createBatcher(
        8,
        async (inputs: readonly Input[]) => {
          rounds.push(inputs.map(({ number }) => number));
          if (inputs.length > 1 && inputs.some(({ account }) => account === 'locked')) throw refusal('55P03');
          if (inputs[0]?.account === 'locked') await locked.promise;
          return inputs.map(({ number }) => number);
        },
        accountOf,
      );
      const first = [input('locked', 1), input('locked', 2), input('free', 3)].map(asked);
      await turns();
      expect(rounds).toEqual([[1, 2, 3], [1], [3]]);
      const later = [input('locked', 4), input('free', 5)].map(asked);
      expect(await later[1]).toBe(5);
      expect(rounds).toEqual([[1, 2, 3], [1], [3], [5]]);
      locked.resolve();
      expect(await Promise.all([...first, ...later])).toEqual([1, 2, 3, 4, 5]);
      expect(rounds.slice(4)).toEqual([[2], [4]]);
      expect(await Promise.all([input('locked', 6), input('free', 7)].map(asked))).toEqual([6, 7]);
    });

    it('fails inputs that have waited as long for the same lock, and runs later ones', async () => {
      const rounds: number[][] = [];
      const lockEnds = Promise.withResolvers<void>();
      const asked = createBatcher(
        8,
        async (inputs: readonly Input[]) => {
          rounds.push(inputs.map(({ number }) => number));
          if (inputs.length === 1 && rounds.length === 2) await lockEnds.promise;
          if (inputs.length > 1 || rounds.length === 2) throw refusal('55P03');
          return inputs.map(({ number }) => number);
        },
        accountOf,
      );
      const waited = Promise.allSettled([1, 2, 3].map((number) => asked(input('locked', number))));
      await turns();
      const late = asked(input('locked', 4));
      lockEnds.resolve();
      expect(await waited).toMatchObject([1, 2, 3].map(() => ({ reason: { code: '55P03' } })));
      expect(await late).toBe(4);
      expect(rounds).toEqual([[1, 2, 3], [1], [4]]);
    });

    it.each([
      '57014',
      '57P01',
      '53300',
      '53100',
      '25006',
    ])('repeats nothing for a reason of the server: %s', async (code) => {
      const rounds: number[][] = [];
      const asked = createBatcher(8, async (inputs: readonly number[]): Promise<number[]> => {
        rounds.push([...inputs]);
        throw refusal(code);
      });
      expect(await Promise.allSettled([1, 2].map(asked))).toMatchObject([
        { reason: { code } },
        { reason: { code } },
      ]);
      expect(rounds).toEqual([[1, 2]]);
    });
  });

  it('runs eight rounds at the same time at most, and batches the inputs that wait', async () => {
    const stuck = Promise.withResolvers<void>();
    const rounds: number[][] = [];
    const asked = createBatcher(8, async (inputs: readonly number[]) => {
      rounds.push([...inputs]);
      await stuck.promise;
      return inputs;
    });
    const answers: Promise<number>[] = [];
    for (let next = 1; next <= 10; next++) {
      answers.push(asked(next));
      while (next <= 8 && rounds.length < next) await untilNextTurn();
    }
    await untilNextTurn();
    expect(rounds).toEqual([[1], [2], [3], [4], [5], [6], [7], [8]]);
    stuck.resolve();
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(rounds.at(-1)).toEqual([9, 10]);
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
