import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signatureHeader } from '../../src/webhook/signature.ts';
import { root } from '../support/place.ts';
import { sampan, sampanJson } from '../support/sampan-process.ts';
import { startWorld, type World } from '../webhook/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld(null);
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
});

describe('queue status', () => {
  it('tells what the outbox and the queues hold', async () => {
    const env = { DATABASE_URL: world.service.database.url };
    await world.endpoint('/status');
    await world.emit(3);
    const { outbox, queues } = await sampanJson<{
      outbox: Record<string, number>;
      queues: { queue: string; waiting: number }[];
    }>(['queue', 'status'], env);
    expect(outbox).toMatchObject({ due: 3, queued: 0, delivering: 0, waiting: 0, slow_endpoints: 0 });
    expect(queues.map(({ queue }) => queue)).toEqual(['maintenance', 'webhook-fresh', 'webhook-late']);
    const { stdout, exitCode } = await sampan(['queue', 'status'], env);
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^Deliveries: 3 due, 0 queued/)]);
  });
});

describe('webhook verify', () => {
  const body = '{"event_type":"webhook.test"}';
  const now = Math.floor(Date.now() / 1000);
  const verify = (signature: string, input: string) => {
    const args = ['webhook', 'verify', '--secret', 'whsec_x', '--signature', signature];
    return spawnSync(process.execPath, [path.join(root, 'src/cli/main.ts'), ...args], { input, cwd: root });
  };

  it('checks a raw body from the standard input', () => {
    const signature = signatureHeader(['whsec_x'], now, body);
    const right = verify(signature, body);
    expect([right.status, String(right.stdout)]).toEqual([0, 'The signature is valid\n']);
    const wrong = verify(signature, `${body} `);
    expect([wrong.status !== 0, String(wrong.stderr)]).toEqual([
      true,
      expect.stringMatching(/not of this body/),
    ]);
    const old = verify(signatureHeader(['whsec_x'], now - 400, body), body);
    expect(String(old.stderr)).toMatch(/5 minutes off/);
  });
});
