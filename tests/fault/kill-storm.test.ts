import { expect, it } from '@jest/globals';
import { openFaultWorld } from '../support/fault/fault-world.ts';
import { expectNothingLostInKillStorm } from '../support/fault/kill-storm.ts';
import { startOwnPostgres } from '../support/store/own-postgres.ts';

it('42 kills under 16 clients that book, cancel, send back, close manifests and create batches lose and duplicate nothing', async () => {
  await using postgres = await startOwnPostgres();
  const world = await openFaultWorld('http');
  try {
    const profile = { rounds: Number(process.env.KILL_ROUNDS ?? 42), clients: 16, answersPerRound: 20 };
    const figures = await expectNothingLostInKillStorm(world, postgres, profile);
    expect(figures).toContain('nothing lost');
    console.log(figures);
  } finally {
    await world.stop();
  }
}, 450_000);
