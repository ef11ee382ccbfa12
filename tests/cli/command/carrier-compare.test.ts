import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GatewayCarrier, GatewayConnection } from '../../../src/carrier/gateway/gateway-carrier.ts';
import { systemClock } from '../../../src/runtime.ts';
import { call, dispatchOrder } from '../../carrier/dispatch-order.ts';
import {
  type SimulatorProcess,
  simulatorSecret,
  startSimulator,
} from '../../carrier/gateway/simulator-process.ts';
import { type Environment, sampan } from '../../support/command-line.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { bookLive, fundedAccount } from '../../support/shipment/partner-booking.ts';
import { cleanUp, temporaryFolder } from '../../support/store/embedded-postgres-process.ts';

const since = ['--since', '2026-01-01T00:00:00Z'];

describe('carrier compare', () => {
  let simulator: SimulatorProcess;
  let service: TestService;
  let connection: GatewayConnection;
  let gateway: GatewayCarrier;
  let env: Environment;
  beforeAll(async () => {
    simulator = await startSimulator();
    service = await startTestService({ env: simulator.env });
    env = { DATABASE_URL: service.database.url, ...simulator.env };
    const options = { url: simulator.url, secret: simulatorSecret, maxResponseBytes: 65_536 };
    connection = new GatewayConnection({ ...options, clock: systemClock });
    gateway = new GatewayCarrier('http', connection);
  });
  beforeEach(() => simulator.reset());
  afterAll(async () => {
    connection[Symbol.dispose]();
    await service.stop();
    await simulator.stop();
    await cleanUp();
  });

  /** Books at the carrier only, as before a restore that forgets it. */
  async function bookForgotten(): Promise<string> {
    const order = dispatchOrder();
    await gateway.dispatch(order, call);
    return order.reference;
  }

  async function compare(...args: string[]) {
    const { exitCode, stdout, stderr } = await sampan(['carrier', 'compare', ...args, '--json'], env);
    const found = JSON.parse(stdout) as { reference: string; state: string; difference: string }[];
    return { exitCode, stderr, found: found.map(({ reference, difference }) => [reference, difference]) };
  }

  it('agrees about a booking, a cancelled one, and a forgotten one that was cancelled', async () => {
    const account = await fundedAccount(service);
    await bookLive(service, account);
    const cancelled = await bookLive(service, account);
    await service.sdk(account.liveKey).shipments.cancel(cancelled);
    await gateway.cancel(await bookForgotten(), call);
    expect(await compare(...since)).toEqual({ exitCode: 0, stderr: '', found: [] });
  });

  it('lists every forgotten booking of every page, and those that are cancelled on one side only', async () => {
    const account = await fundedAccount(service);
    const [here, there] = [await bookLive(service, account), await bookLive(service, account)];
    await gateway.cancel(there, call);
    await service.database.db.pool.query(
      `update shipment set status = 'cancelled', cancelled_at = now() where tracking_number = $1`,
      [here],
    );
    const forgotten = await Promise.all(Array.from({ length: 101 }, bookForgotten));
    const { exitCode, stderr, found } = await compare(...since);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 1,
      stderr: '103 of 103 bookings of the carrier differ\n',
    });
    expect(found.sort()).toEqual(
      [
        ...forgotten.map((number) => [number, 'forgotten']),
        [here, 'booked_at_carrier'],
        [there, 'cancelled_at_carrier'],
      ].sort(),
    );
    expect((await compare('--since', '2100-01-01T00:00:00Z')).found).toEqual([]);
  });

  it('reports that nothing was compared if the carrier has no booking, instead of an agreement', async () => {
    const account = await fundedAccount(service);
    const number = await bookLive(service, account);
    const file = path.join(await temporaryFolder(), 'numbers.txt');
    const printed = async (...args: string[]) =>
      (await sampan(['carrier', 'compare', ...args], env)).stdout.trim();
    expect(await printed('--since', '2100-01-01T00:00:00Z')).toBe(
      'The carrier lists no bookings since 2100-01-01T00:00:00.000Z, so nothing was compared',
    );
    writeFileSync(file, dispatchOrder().reference);
    expect(await printed('--numbers', file)).toBe(
      'The carrier has none of the 1 numbers, so nothing was compared',
    );
    writeFileSync(file, `${number}\n${dispatchOrder().reference}\n`);
    expect(await printed('--numbers', file)).toBe(
      'All 1 bookings of the carrier agree with the database. It does not have 1 of the 2 numbers',
    );
  });

  it('ends at a gateway that returns the same cursor again', async () => {
    let requests = 0;
    const endless = createServer((_, response) => {
      requests += 1;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ bookings: [], next_cursor: 'same' }));
    });
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
    const refused = await sampan(['carrier', 'compare', ...since], { ...env, CARRIER_HTTP_URL: url });
    endless.close();
    expect(refused).toMatchObject({ exitCode: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^The gateway returned the same cursor twice/);
    expect(requests).toBe(2);
  });

  it('asks for the numbers of a file, if the gateway cannot list', async () => {
    const forgotten = await bookForgotten();
    const file = path.join(await temporaryFolder(), 'numbers.txt');
    writeFileSync(file, `${forgotten}\n${dispatchOrder().reference.toLowerCase()}\n`);
    expect((await compare('--numbers', file)).found).toEqual([[forgotten, 'forgotten']]);

    const unable = createServer((_, response) => response.writeHead(404).end('{}'));
    await new Promise<void>((resolve) => unable.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(unable.address() as AddressInfo).port}`;
    const refused = await sampan(['carrier', 'compare', ...since], { ...env, CARRIER_HTTP_URL: url });
    unable.close();
    expect(refused).toMatchObject({ exitCode: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^The gateway cannot list its bookings\. Give .* with --numbers/);
  });

  it('refuses a call without a time or numbers, a wrong number, and an installation without a gateway', async () => {
    const file = path.join(await temporaryFolder(), 'numbers.txt');
    writeFileSync(file, `SMP1 ${randomUUID()}\n`);
    const refusal = async (args: string[], settings = env) =>
      (await sampan(['carrier', 'compare', ...args], settings)).stderr;
    expect(await refusal([])).toBe('Give --since or --numbers, and not both.\n');
    expect(await refusal(['--numbers', file])).toMatch(/^--numbers: "SMP1" is no tracking number/);
    const { DATABASE_URL = '' } = env;
    expect(await refusal(since, { DATABASE_URL })).toMatch(/^No gateway is connected/);
  });
});
