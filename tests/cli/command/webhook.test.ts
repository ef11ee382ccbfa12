import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventTypes } from '../../../generated/events.ts';
import { commandLineActor } from '../../../src/audit.ts';
import { signWebhook } from '../../../src/webhook/signature.ts';
import { triggerEvent } from '../../../src/webhook/test-event.ts';
import { type Environment, sampan, sampanJson } from '../../support/command-line.ts';
import { startEntry } from '../../support/process/sampan-process.ts';
import type { TestAccount } from '../../support/service.ts';
import { startWorld, type World } from '../../webhook/world.ts';
import { expectRefusal } from '../expect-refusal.ts';

describe('webhook trigger', () => {
  let world: World;
  let working: AsyncDisposable;
  let env: Environment;
  const home = mkdtempSync(path.join(tmpdir(), 'sampan-trigger-'));
  beforeAll(async () => {
    world = await startWorld(null);
    working = world.work();
    env = { DATABASE_URL: world.service.database.url, SAMPAN_HOME: home };
  });
  afterAll(async () => {
    rmSync(home, { recursive: true });
    await working[Symbol.asyncDispose]();
    await world[Symbol.asyncDispose]();
  });
  const trigger = (account: TestAccount, type: string) => [
    'webhook',
    'trigger',
    type,
    '--account',
    account.id,
  ];

  it('makes the service call the test-mode endpoints that subscribe to the type', async () => {
    const account = await world.service.createAccount();
    const { id } = await world.endpoint('/by-type', ['shipment.delivered'], account);
    await world.endpoint('/by-star', ['*'], account);
    await world.endpoint('/other-type', ['shipment.created'], account);
    const args = trigger(account, 'shipment.delivered');
    const answer = await sampanJson<{ event_id: string }>(args, env);
    expect(answer).toEqual({
      event_id: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
      event_type: 'shipment.delivered',
      account_id: account.id,
      endpoints: 2,
    });
    expect(await world.receiver.got(2)).toBe(true);
    expect(world.receiver.received.map(({ path: place }) => place).sort()).toEqual(['/by-star', '/by-type']);
    const { rawBody = '' } = world.receiver.received[0] ?? {};
    expect(JSON.parse(rawBody)).toMatchObject({
      event_id: answer.event_id,
      livemode: false,
      data: { object: { status: 'delivered', livemode: false }, sequence: 1, request: null, test: true },
    });
    const [delivery] = await world.deliveries(id, account);
    expect(delivery).toMatchObject({ event_id: answer.event_id, attempts: [{ trigger: 'schedule' }] });
    const { body } = await world.service.call('get', '/events', account.testKey);
    expect(body.data.data).toEqual([JSON.parse(rawBody)]);
  });

  it('emits every type, with a body that follows the contract', async () => {
    const account = await world.service.createAccount();
    await world.endpoint('/every', ['*'], account);
    const { kysely } = world.service.database.db;
    await world.endpoint('/by-name', ['webhook.test'], account);
    for (const type of eventTypes) {
      expect(await triggerEvent(kysely, commandLineActor(account.id, new Date()), type)).toMatchObject({
        endpoints: 1,
      });
    }
    const events = eventTypes.length;
    expect(await world.receiver.got(events - 1, { path: '/every' })).toBe(true);
    expect(await world.receiver.got(1, { path: '/by-name' })).toBe(true);
    const typesAt = (place: string) =>
      world.receiver.received
        .filter(({ path: at }) => at === place)
        .map(({ headers }) => headers['x-service-event-type']);
    // `*` excludes webhook.test, which only a test sends.
    expect(typesAt('/every').sort()).toEqual(eventTypes.filter((type) => type !== 'webhook.test').sort());
    expect(typesAt('/by-name')).toEqual(['webhook.test']);
    const bodies = world.receiver.received.slice(-events).map(({ rawBody }) => JSON.parse(rawBody));
    expect(bodies.every(({ data }) => data.test === true)).toBe(true);
  });

  it('emits nothing in live mode, and reports that no endpoint subscribes to the event', async () => {
    const account = await world.service.createAccount();
    await world.service.database.db.pool.query(
      `insert into webhook_endpoint (id, account_id, livemode, url, target, description, events, created_at)
        values ('wh_live', $1, true, 'https://shop.example/', 'https://shop.example/', '', '{*}', now())`,
      [account.id],
    );
    const { stdout } = await sampan(trigger(account, 'shipment.created'), env);
    expect(stdout).toMatch(
      /^Queued evt_\w+ \(shipment\.created\) for 0 endpoints: acc_\w+ has no active test-mode endpoint/,
    );
    await expectRefusal(
      [...trigger(account, 'shipment.created'), '--live'],
      env,
      /^--live: only test events/,
    );
    const { body } = await world.service.call('get', '/events', account.liveKey);
    expect(body.data.data).toEqual([]);
  });

  it('refuses an unknown type and lists the valid ones, and refuses an unknown account', async () => {
    await Promise.all([
      expectRefusal(
        trigger(world.service.account, 'shipment.lost'),
        env,
        /'shipment\.lost'.*choices are shipment\.created, .*webhook\.test/,
      ),
      expectRefusal(
        ['webhook', 'trigger', 'webhook.test', '--account', 'acc_1'],
        env,
        /^--account: no account has the ID "acc_1"/,
      ),
      expectRefusal(
        ['webhook', 'trigger', 'webhook.test'],
        env,
        /^This installation has no demonstration account/,
      ),
    ]);
  });
});

const body = '{"event_type":"webhook.test"}';
const now = Math.floor(Date.now() / 1000);
const secret = 'whsec_x';
const signature = signWebhook([secret], now, body);

const call = (header: string, ...more: string[]) => ['webhook', 'verify', '--signature', header, ...more];

/** Returns exit code, stdout and stderr. */
async function verify(header: string, input: string | Buffer, ...more: string[]) {
  return verifyWith({ WEBHOOK_SECRET: secret }, header, input, ...more);
}

async function verifyWith(env: Environment, header: string, input: string | Buffer, ...more: string[]) {
  const { exitCode, stdout, stderr } = await sampan(call(header, ...more), env, input);
  return [exitCode, stdout, stderr];
}
const refused = (reason: RegExp) => [1, '', expect.stringMatching(reason)];

describe('webhook verify', () => {
  it('verifies the bytes of standard input, with either secret of a rotation', async () => {
    const rotated = signWebhook(['whsec_new', secret], now, body);
    // Decoding as text would lose the byte order mark and the malformed character.
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0xff]);
    const ofBytes = signWebhook([secret], now, bytes);
    expect(
      await Promise.all([
        verify(signature, body),
        verify(rotated, body, '--json'),
        verify(ofBytes, bytes),
        verify(ofBytes, bytes.subarray(3)),
      ]),
    ).toEqual([
      [0, 'The signature is valid\n', ''],
      [0, '{\n  "valid": true\n}\n', ''],
      [0, 'The signature is valid\n', ''],
      refused(/^The signature does not match this body/),
    ]);
  });

  it('reports why a signature is not valid', async () => {
    expect(
      await Promise.all([
        verify(signature, `${body} `),
        verify(signature, `${body}\r\n`),
        verify(signature, ''),
        verify('v1=00', body),
        verifyWith({ WEBHOOK_SECRET: 'x' }, signature, body),
      ]),
    ).toEqual([
      refused(/^The signature does not match this body and secret/),
      refused(/^The body ends with a line break/),
      refused(/^The signature does not match an empty body/),
      refused(/^--signature: .* t=<unix seconds>,v1=<hex>\.$/m),
      refused(/^The secret must begin with whsec_/),
    ]);
  });

  it('reads the secret from a file or the environment, never from the command line', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sampan-verify-'));
    const file = path.join(folder, 'secret');
    writeFileSync(file, `${secret}\n`);
    expect(
      await Promise.all([
        verifyWith({}, signature, body, '--secret-file', file),
        verifyWith({ WEBHOOK_SECRET: 'whsec_other' }, signature, body, '--secret-file', file),
        verifyWith({}, signature, body, '--secret-file', path.join(folder, 'none')),
        verifyWith({}, signature, body),
        verifyWith({ WEBHOOK_SECRET: secret }, signature, body, '--secret', 'whsec_typed'),
      ]),
    ).toEqual([
      [0, 'The signature is valid\n', ''],
      [0, 'The signature is valid\n', ''],
      refused(/^--secret-file: \S+ cannot be read \(ENOENT\)\.$/m),
      refused(
        /^Give the signing secret of the endpoint: its file with --secret-file, or the variable WEBHOOK_SECRET\.$/m,
      ),
      refused(
        /^--secret: other users (?!.*whsec_typed).* --secret-file, or in the variable WEBHOOK_SECRET\.$/m,
      ),
    ]);
    rmSync(folder, { recursive: true });
  });

  it('compares the time with the tolerance', async () => {
    const [old, ahead] = [now - 1000, now + 1000].map((time) => signWebhook([secret], time, body));
    expect(
      await Promise.all([
        verify(old ?? '', body),
        verify(old ?? '', body, '--tolerance', '2000'),
        verify(ahead ?? '', body),
        verify(old ?? '', body, '--tolerance', '5m'),
      ]),
    ).toEqual([
      refused(/its time is 1\d{3} s ago\. The limit is --tolerance 300 s\.$/m),
      [0, 'The signature is valid\n', ''],
      refused(/its time is (1000|\d{3}) s ahead\. The limit is --tolerance 300 s\.$/m),
      refused(/--tolerance.*whole number of seconds/),
    ]);
  });

  it('reads standard input, and Ctrl-C ends it while it waits for the body', async () => {
    const child = startEntry(
      'src/cli/main.ts',
      call(signature),
      { WEBHOOK_SECRET: secret },
      { input: 'pipe' },
    );
    const exitCode = new Promise((resolve) => child.on('exit', resolve));
    child.stdin?.on('error', () => {});
    // A pipe holds less than this: once all is written, the command is reading.
    await new Promise((resolve) => child.stdin?.write(Buffer.alloc(1_000_000), resolve));
    child.kill('SIGINT');
    expect(await exitCode).toBe(130);
  });
});
