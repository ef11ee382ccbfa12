import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { patient } from '../../support/deadline.ts';
import {
  bookAsPrinted,
  databaseAnswers,
  npmStart,
  readDemo,
  type ServiceProcess,
  temporaryHome,
} from '../../support/process/service-process.ts';
import { order } from '../../support/shipment/order.ts';
import { startReceiver } from '../../webhook/receiver.ts';

const { home, remove } = temporaryHome();
beforeAll(async () => {
  const service = npmStart(home);
  await service.ready;
  bookAsPrinted(service);
  service.signal('SIGTERM', 'process');
  await service.exited;
});
afterAll(remove);

describe('npm start on the embedded database', () => {
  it('keeps the keys and updates the addresses at the next start', async () => {
    const before = readDemo(home);
    const service = npmStart(home);
    await service.ready;
    const after = readDemo(home);
    expect([after.account_id, after.test_key, after.live_key]).toEqual([
      before.account_id,
      before.test_key,
      before.live_key,
    ]);
    const answer = await fetch(`${after.base_url}/shipments`, {
      headers: { Authorization: `Bearer ${after.test_key}` },
    });
    expect(await answer.json()).toMatchObject({ data: { data: [{ status: 'label_created' }] } });
    service.signal('SIGINT', 'group');
    expect(await service.exited).toEqual({ code: 0, signal: null });
  });

  it.each([
    ['SIGTERM', 'group'],
    ['SIGINT', 'process'],
  ] as const)('stops on %s to the %s with exit code 0, and a repeated signal during the drain has no effect', async (signal, whom) => {
    const service = npmStart(home);
    await service.ready;
    const asked = Date.now();
    service.signal(signal, whom);
    service.signal(signal, whom);
    expect(await service.exited).toEqual({ code: 0, signal: null });
    expect(Date.now() - asked).toBeLessThan(patient(10_000));
    expect(await databaseAnswers(readDemo(home).database_url)).toBe(false);
  });

  it('completes a request that is in flight at the stop signal, and refuses new requests', async () => {
    const service = npmStart(home);
    await service.ready;
    const { base_url, test_key } = readDemo(home);
    const url = new URL(`${base_url}/rates`);
    const { request } = await import('node:http');
    const answer = new Promise<string>((resolve, reject) => {
      const running = request(
        url,
        {
          method: 'POST',
          headers: { Authorization: `Bearer ${test_key}`, 'Content-Type': 'application/json' },
        },
        (response) => {
          let text = '';
          response.on('data', (chunk) => {
            text += chunk;
          });
          response.on('end', () => resolve(text));
        },
      );
      running.on('error', reject);
      running.write('{"weight_kg":1,', async () => {
        service.signal('SIGTERM', 'process');
        while (
          await fetch(`${base_url}/countries`).then(
            () => true,
            () => false,
          )
        )
          await new Promise((next) => setImmediate(next));
        running.end('"destination_country":"US"}');
      });
    });
    expect(JSON.parse(await answer)).toMatchObject({ status: 200 });
    expect(await service.exited).toEqual({ code: 0, signal: null });
  });

  it.each([
    'process',
    'group',
  ] as const)('starts at once after a kill -9 of the %s, with every booking', async (whom) => {
    const service = npmStart(home);
    await service.ready;
    const { base_url, test_key } = readDemo(home);
    const node = Number(
      execFileSync('pgrep', ['-f', '-g', String(service.pid), 'src/main.ts'], { encoding: 'utf8' }).split(
        '\n',
      )[0],
    );
    if (whom === 'process') process.kill(node, 'SIGKILL');
    else service.signal('SIGKILL', 'group');
    await service.exited;
    const next = npmStart(home);
    await next.ready;
    const demo = readDemo(home);
    expect(demo.test_key).toBe(test_key);
    expect(demo.base_url).not.toBe(base_url);
    const answer = await fetch(`${demo.base_url}/shipments`, {
      headers: { Authorization: `Bearer ${test_key}` },
    });
    expect(await answer.json()).toMatchObject({ data: { data: [{ status: 'label_created' }] } });
    next.signal('SIGTERM', 'process');
    expect(await next.exited).toEqual({ code: 0, signal: null });
  });

  it('keeps the address of a running process in demo.json when a second one starts on the same home', async () => {
    const first = npmStart(home);
    await first.ready;
    const { root_url } = readDemo(home);
    const second = npmStart(home);
    expect(await second.ready).not.toContain(root_url);
    expect(readDemo(home).root_url).toBe(root_url);
    second.signal('SIGTERM', 'process');
    await second.exited;
    expect((await fetch(`${root_url}/readyz`)).status).toBe(200);
    first.signal('SIGTERM', 'process');
    await first.exited;
  });

  it('stops the database although the receiver of a webhook does not respond', async () => {
    const elsewhere = temporaryHome();
    await using receiver = await startReceiver();
    receiver.behave(() => 'hang');
    const service = npmStart(elsewhere.home, { OUTBOUND_ALLOW: '127.0.0.1', WEBHOOK_TIMEOUT_MS: '15000' });
    await service.ready;
    const { base_url, test_key, database_url } = readDemo(elsewhere.home);
    const post = async (path: string, body: object) => {
      const { status } = await fetch(`${base_url}${path}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${test_key}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: JSON.stringify(body),
      });
      expect(status).toBe(201);
    };
    await post('/webhooks', { url: `${receiver.url}/hook`, events: ['shipment.created'] });
    await post('/shipments', order());
    expect(await receiver.got(1)).toBe(true);
    service.signal('SIGTERM', 'process');
    expect(await service.exited).toEqual({ code: 0, signal: null });
    expect(await databaseAnswers(database_url)).toBe(false);
    await elsewhere.remove();
  });
});

describe('a failing start', () => {
  const reasonOf = (service: ServiceProcess) =>
    service
      .stderr()
      .split('\n')
      .filter((line) => line && !line.startsWith('npm '));

  it('reports that the port is in use, and does not affect the service on that port', async () => {
    const first = npmStart(home);
    await first.ready;
    const { root_url } = readDemo(home);
    const second = npmStart(home, { PORT: new URL(root_url).port });
    expect(await second.exited).toEqual({ code: 1, signal: null });
    expect(second.stderr()).toContain(`PORT: ${new URL(root_url).port} on 127.0.0.1 is already in use`);
    expect((await fetch(`${root_url}/readyz`)).status).toBe(200);
    first.signal('SIGTERM', 'process');
    await first.exited;
  });

  it('reports that demo.json is not writable before it creates a database', async () => {
    const elsewhere = temporaryHome();
    mkdirSync(path.join(elsewhere.home, 'demo.json', 'in-the-way'), { recursive: true });
    const service = npmStart(elsewhere.home);
    expect(await service.exited).toEqual({ code: 1, signal: null });
    expect(reasonOf(service)).toEqual([expect.stringMatching(/^SAMPAN_HOME: .*demo\.json/)]);
    expect(readdirSync(elsewhere.home)).toEqual(['demo.json']);
    await elsewhere.remove();
  });

  it.each([
    ['NODE_ENV is production', { NODE_ENV: 'production' }],
    ['HOST 0.0.0.0 is not a loopback address', { HOST: '0.0.0.0' }],
  ])('creates no demonstration account if %s, and prints the reason', async (reason, env) => {
    const elsewhere = temporaryHome();
    const service = npmStart(elsewhere.home, env);
    await service.ready;
    expect(service.stdout()).toContain(`No demonstration account: ${reason}.`);
    expect(() => readDemo(elsewhere.home)).toThrow();
    service.signal('SIGTERM', 'process');
    await service.exited;
    await elsewhere.remove();
  });
});
