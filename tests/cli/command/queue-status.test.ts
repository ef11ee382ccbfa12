import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sampan, sampanJson } from '../../support/command-line.ts';
import { startWorld, type World } from '../../webhook/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld(null);
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
});

describe('queue status', () => {
  it('shows the counts of the outbox and of the queues', async () => {
    const env = { DATABASE_URL: world.service.database.url };
    await world.endpoint('/status');
    await world.emit(3);
    const { outbox, queues } = await sampanJson<{
      outbox: Record<string, number>;
      queues: { queue: string; waiting: number }[];
    }>(['queue', 'status'], env);
    expect(outbox).toMatchObject({ due: 3, queued: 0, delivering: 0, waiting: 0, slow_endpoints: 0 });
    expect(queues.map(({ queue }) => queue)).toEqual([
      'maintenance',
      'webhook-fresh',
      'webhook-late',
      'shipment-batch',
    ]);
    const { stdout, exitCode } = await sampan(['queue', 'status'], env);
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^Deliveries: 3 due, 0 queued/)]);
  });
});
