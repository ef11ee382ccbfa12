import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { commandLineActor } from '../../../src/audit.ts';
import { writeDemoFile } from '../../../src/demo/demo-file.ts';
import { randomSecret, verifySignature } from '../../../src/webhook/signature.ts';
import { triggerEvent } from '../../../src/webhook/test-event.ts';
import { expectRefusal } from '../../cli/expect-refusal.ts';
import { startListener } from '../../cli/webhook-listener.ts';
import type { Environment } from '../../support/command-line.ts';
import { startWorld, type World } from '../../webhook/world.ts';

let world: World;

let env: Environment;

const home = mkdtempSync(path.join(tmpdir(), 'sampan-listen-'));

beforeAll(async () => {
  world = await startWorld(null);
  const { url: database_url } = world.service.database;
  env = { DATABASE_URL: database_url, SAMPAN_HOME: home, WEBHOOK_POLL_MS: '20' };
  const { id: account_id, testKey: test_key, liveKey: live_key } = world.service.account;
  writeDemoFile(home, { account_id, test_key, live_key, database_url, root_url: '', base_url: '' });
});

afterAll(async () => {
  rmSync(home, { recursive: true });
  await world[Symbol.asyncDispose]();
});

afterEach(() => {
  world.receiver.received.length = 0;
  world.receiver.behave(() => ({ status: 200 }));
});

const to = (path: string, ...more: string[]) => ['--forward-to', `${world.receiver.url}${path}`, ...more];

const parsed = (lines: readonly string[]) => lines.map((line) => JSON.parse(line));

const arrived = (path: string) => world.receiver.received.filter((one) => one.path === path);

const trigger = async (type: Parameters<typeof triggerEvent>[2]) => {
  const { db, account } = { ...world.service, db: world.service.database.db };
  return (await triggerEvent(db.kysely, commandLineActor(account.id, new Date()), type)).eventId;
};

const feed = async (): Promise<string[]> => {
  const { body } = await world.service.call('get', '/events?limit=100');
  return body.data.data.map(({ event_id }: { event_id: string }) => event_id).reverse();
};

describe('webhook listen', () => {
  it('posts new events like the service does, and ends with exit code 0 at Ctrl-C', async () => {
    await world.emit(1);
    await using listener = await startListener(to('/local', '--json', '--print'), env);
    const [{ secret, ...listening }] = parsed(listener.lines);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(listening).toEqual({
      type: 'listening',
      account_id: world.service.account.id,
      livemode: false,
      forward_to: `${world.receiver.url}/local`,
    });
    await world.endpoint('/service');
    await using _working = world.work();
    const [id] = await world.emit(1);
    expect(await world.receiver.got(1, { path: '/service' })).toBe(true);
    await listener.printed(2);
    const [local, served] = [arrived('/local')[0], arrived('/service')[0]];
    expect([local?.eventId, local?.rawBody]).toEqual([id, served?.rawBody]);
    const unlike = { 'x-service-signature': null, connection: null };
    expect({ ...local?.headers, ...unlike }).toEqual({ ...served?.headers, ...unlike });
    const signature = String(local?.headers['x-service-signature']);
    expect(verifySignature(signature, secret, local?.rawBody ?? '', new Date())).toBe('valid');
    expect(parsed(listener.lines.slice(1))).toEqual([
      {
        type: 'attempt',
        started_at: expect.stringMatching(/^20\d\d-.*Z$/),
        event_id: id,
        event_type: 'wallet.low_balance',
        attempt: 1,
        http_status: 200,
        latency_ms: expect.any(Number),
        error: null,
        retry_in_ms: null,
        body: local?.rawBody,
      },
    ]);
    expect(await listener.stop()).toEqual({ exitCode: 0, stderr: '' });
    await world.deleteEndpoints();
  });

  it('prints new events without --forward-to, and sends nothing', async () => {
    await using listener = await startListener(['--json', '--print'], env);
    const [id] = await world.emit(1);
    await listener.printed(2);
    expect(parsed(listener.lines)).toEqual([
      { type: 'listening', account_id: world.service.account.id, livemode: false },
      {
        type: 'event',
        created_at: expect.stringMatching(/^20\d\d-.*Z$/),
        event_id: id,
        event_type: 'wallet.low_balance',
        body: expect.stringContaining(`"event_id":"${id}"`),
      },
    ]);
    expect(await listener.stop()).toEqual({ exitCode: 0, stderr: '' });
    await using printing = await startListener([], env);
    const [next] = await world.emit(1);
    await printing.printed(3);
    expect(printing.lines[0]).toMatch(/^Printing test events of acc_\w+ \(Test\)\. Press Ctrl-C to stop\.$/);
    expect(printing.lines[2]).toMatch(new RegExp(`^20\\d\\d-\\S+Z  ${next}  wallet\\.low_balance$`));
    expect(world.receiver.received).toEqual([]);
  });

  it('forwards 90 events each exactly once, in the order of the feed', async () => {
    const before = new Set(await feed());
    await using listener = await startListener(to('/many', '--json'), env);
    await world.emit(90);
    await listener.printed(91);
    const expected = (await feed()).filter((id) => !before.has(id));
    expect(arrived('/many').map(({ eventId }) => eventId)).toEqual(expected);
  });

  it('starts after --since, and forwards only the types of --event', async () => {
    const before = await trigger('shipment.delivered');
    await trigger('shipment.exception');
    const [delivered, created] = [await trigger('shipment.delivered'), await trigger('shipment.created')];
    const known = randomSecret();
    const only = ['--event', 'shipment.created', 'shipment.delivered', '--since', before];
    await using listener = await startListener(to('/since', ...only), { ...env, WEBHOOK_SECRET: known });
    await listener.printed(4);
    expect(arrived('/since').map(({ eventId }) => eventId)).toEqual([delivered, created]);
    expect(listener.lines[0]).toMatch(
      /^Forwarding test events of acc_\w+ \(Test\) to http:\S+\. Press Ctrl-C to stop\.$/,
    );
    expect(listener.lines[1]).toBe(`Signing secret for this run: ${known}`);
    const first = arrived('/since')[0];
    const signature = String(first?.headers['x-service-signature']);
    expect(verifySignature(signature, known, first?.rawBody ?? '', new Date())).toBe('valid');
    expect(listener.lines[2]).toMatch(
      new RegExp(`^20\\d\\d-\\S+Z  ${delivered}  shipment\\.delivered +200 +\\d+ ms$`),
    );
  });

  it('retries while the receiver is down, reports it, and keeps the order', async () => {
    const taken: string[] = [];
    const server = createServer((request, response) => {
      taken.push(String(request.headers['x-service-event-id']));
      request.resume().on('end', () => response.end());
    });
    const { port } = await new Promise<AddressInfo>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve(server.address() as AddressInfo)),
    );
    await new Promise((resolve) => server.close(resolve));
    await using listener = await startListener(['--forward-to', `http://localhost:${port}/`], env);
    const ids = [...(await world.emit(1)), ...(await world.emit(1))];
    await listener.printed(3);
    expect(listener.lines[2]).toMatch(/ - {2,}\d+ ms {2}the connection was refused; retrying$/);
    server.listen(port, '127.0.0.1');
    await listener.printed(5);
    expect(taken).toEqual(ids);
    expect(listener.lines[3]).toMatch(new RegExp(`${ids[0]} .* 200 .* accepted on attempt \\d$`));
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('makes three attempts for a refused event, then continues with the next one', async () => {
    world.receiver.behave(({ eventId }) => ({ status: eventId === refusedId ? 500 : 204 }));
    const refusedId = await trigger('shipment.exception');
    const last = await trigger('shipment.returned');
    const since = (await feed()).at(-3) ?? '';
    await using listener = await startListener(to('/refusing', '--since', since), env);
    await listener.printed(5);
    const of = (id: string) => arrived('/refusing').filter(({ eventId }) => eventId === id);
    expect([of(refusedId).length, of(last).length]).toEqual([3, 1]);
    expect(listener.lines[2]).toMatch(/ 500 .* status 500; retrying$/);
    expect(listener.lines[3]).toMatch(/ 500 .* status 500; gave up after attempt 3$/);
    expect(listener.lines[4]).toMatch(new RegExp(`${last} .* 204 `));
  });

  it('prints the --since to continue with if it can no longer read events', async () => {
    const last = await trigger('shipment.returned');
    await using listener = await startListener(to('/unread', '--json'), env);
    const { pool } = world.service.database.db;
    await pool.query('alter table event rename to hidden_event');
    const { exitCode, stderr } = await listener.ended;
    await pool.query('alter table hidden_event rename to event');
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      new RegExp(`^Cannot read further events \\(.*\\)\\. To continue, add --since ${last}\\.\n$`),
    );
  });

  it('refuses invalid arguments by name', async () => {
    const refuses = (args: string[], reason: RegExp, settings = env) =>
      expectRefusal(['webhook', 'listen', ...args], settings, reason);
    await Promise.all([
      refuses(
        ['--secret-file', path.join(import.meta.dirname, 'webhook-listen.test.ts')],
        /--secret-file: only forwarded events are signed\. Add --forward-to <url>/,
      ),
      refuses(to('/', '--secret', randomSecret()), /^--secret: other users of this machine can see/),
      refuses(to('/'), /^The secret must be whsec_ followed by 32 bytes/, { ...env, WEBHOOK_SECRET: 'x' }),
      refuses(['--forward-to', 'localhost:4000'], /--forward-to.*must begin with https:\/\/ or http:\/\//),
      refuses(to('/', '--event', 'shipment.lost'), /--event.*choices are shipment\.created, /),
      refuses(to('/', '--account', 'acc_1'), /^--account: no account has the ID "acc_1"/),
      refuses(to('/', '--since', 'evt_1'), /^--since: acc_\w+ has no event "evt_1" in test mode/),
      refuses(to('/'), /^This installation has no demonstration account\. Give --account/, {
        ...env,
        SAMPAN_HOME: path.join(home, 'none'),
      }),
    ]);
  });
});
