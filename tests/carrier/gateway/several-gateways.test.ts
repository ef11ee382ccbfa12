import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GatewayCarrier, GatewayConnection } from '../../../src/carrier/gateway/gateway-carrier.ts';
import { publishCatalog } from '../../../src/catalog/publish.ts';
import { parseCatalog } from '../../../src/catalog/read-catalog.ts';
import { matchCarrierNotices } from '../../../src/job/tracking-feed.ts';
import { hongKongDay, systemClock } from '../../../src/runtime.ts';
import { sendNotice } from '../../carrier-notice/send-notice.ts';
import { changed, demoFiles } from '../../catalog/demo-files.ts';
import { sampan } from '../../support/command-line.ts';
import { startTestService, type TestAccount, type TestService } from '../../support/service.ts';
import { order } from '../../support/shipment/order.ts';
import { bookLive, fundedAccount } from '../../support/shipment/partner-booking.ts';
import { dispatchOrder } from '../dispatch-order.ts';
import { type SimulatorProcess, startSimulator } from './simulator-process.ts';

/** Gateway `acme` has two carriers, each with a service; gateway `bolt` has one. */
const services = { acme: 'HKPTCHGG01', express: 'HKUSSEGG01', bolt: 'HKASTDGGSTCM' } as const;

const secrets = { acme: 'a-secret-of-the-gateway-acme', bolt: 'a-secret-of-the-gateway-bolt' } as const;

let acme: SimulatorProcess;
let bolt: SimulatorProcess;
let env: Record<string, string>;
let service: TestService;
let account: TestAccount;
beforeAll(async () => {
  [acme, bolt] = await Promise.all([
    startSimulator(['--port', '0', '--secret', secrets.acme]),
    startSimulator(['--port', '0', '--secret', secrets.bolt]),
  ]);
  env = {
    CARRIER_GATEWAYS: 'acme, bolt',
    CARRIER_ACME_URL: acme.url,
    CARRIER_ACME_SECRET: secrets.acme,
    CARRIER_ACME_CARRIERS: 'acme,acme-express',
    CARRIER_BOLT_URL: bolt.url,
    CARRIER_BOLT_SECRET: secrets.bolt,
    CARRIER_DEADLINE_MS: '25000',
  };
  service = await startTestService({ env });
  const assigned = [
    [/^(HKPTCHGG01,.*),http,/m, '$1,acme,'],
    [/^(HKPTRTGG01,.*),http,/m, '$1,acme,'],
    [/^(HKUSSEGG01,.*),sandbox,/m, '$1,acme-express,'],
    [/^(HKASTDGGSTCM,.*),sandbox,/m, '$1,bolt,'],
  ] as const;
  const files = await demoFiles();
  const csv = files.get('service') ?? '';
  const text = assigned.reduce((before, [from, to]) => before.replace(from, to), csv);
  const data = parseCatalog(changed(files, 'service', csv, text));
  await publishCatalog(service.database.db.kysely, data, { today: hongKongDay(new Date()) });
  await service.context.catalog.refresh();
  account = await fundedAccount(service);
});
afterAll(async () => {
  await service.stop();
  await Promise.all([acme.stop(), bolt.stop()]);
});
beforeEach(() => service.database.setClock('0 seconds'));

const book = (service_tier_id: string) => bookLive(service, account, { service_tier_id });
const shipmentRow = async (id: string) =>
  (
    await service.database.db.pool.query(
      'select carrier_code, status, waybill_number from shipment where tracking_number = $1',
      [id],
    )
  ).rows[0];
const checkpoint = (change: object) => ({
  event_id: randomUUID(),
  type: 'checkpoint',
  occurred_at: '2025-01-05T13:00:00Z',
  code: 'PICKED_UP',
  ...change,
});

describe('with several gateways', () => {
  it('a service is booked at the gateway of its carrier, and at no other', async () => {
    const [first, second, third] = [
      await book(services.acme),
      await book(services.express),
      await book(services.bolt),
    ];
    const booked = async ({ received }: SimulatorProcess) =>
      (await received()).bookings.map(({ reference }) => reference);
    expect(await booked(acme)).toEqual([first, second]);
    expect(await booked(bolt)).toEqual([third]);
    expect((await shipmentRow(first)).carrier_code).toBe('acme');
    expect((await shipmentRow(second)).carrier_code).toBe('acme-express');
    expect((await shipmentRow(third)).carrier_code).toBe('bolt');
    const { rows } = await service.database.db.pool.query(
      'select distinct carrier_code from carrier_call where account_id = $1 order by carrier_code',
      [account.id],
    );
    expect(rows.map(({ carrier_code }) => carrier_code)).toEqual(['acme', 'acme-express', 'bolt']);
  });

  it("a manifest names the carrier, and closes at the carrier's gateway", async () => {
    const id = await book(services.express);
    const call = { scope: { accountId: account.id, livemode: true }, requestId: null };
    const manifest = { reference: 'man_1', day: '2026-11-24', trackingNumbers: [id] };
    const closed = await service.context.carriers.of('acme-express').manifest(manifest, call);
    expect(closed).toMatchObject({ outcome: 'closed' });
    const { calls } = await acme.received();
    expect(calls.at(-1)).toMatchObject({ operation: 'closeManifest', body: { carrier: 'acme-express' } });
  });

  it('a notice counts only for carriers of the gateway whose secret signed it', async () => {
    const [own, other] = [await book(services.express), await book(services.bolt)];
    const send = (gateway: keyof typeof secrets, notice: object, secret: string = secrets[gateway]) =>
      sendNotice(service.rootUrl, secret, notice, { gateway });
    expect(await send('acme', checkpoint({ reference: own }))).toMatchObject({ result: 'applied' });
    expect(await shipmentRow(own)).toMatchObject({ status: 'picked_up' });

    expect(await send('acme', checkpoint({ reference: other }))).toMatchObject({ result: 'waiting' });
    const { waybill_number } = await shipmentRow(other);
    expect(await send('acme', checkpoint({ waybill_number }))).toMatchObject({ result: 'waiting' });
    await service.database.setClock('2 hours');
    await matchCarrierNotices(service.context);
    expect(await shipmentRow(other)).toMatchObject({ status: 'label_created' });

    expect(await send('bolt', checkpoint({ reference: other }), secrets.acme)).toMatchObject({ status: 401 });
    expect(await send('bolt', checkpoint({ reference: other }))).toMatchObject({ result: 'applied' });
    const unknown = { gateway: 'http' };
    expect(await sendNotice(service.rootUrl, secrets.acme, {}, unknown)).toMatchObject({ status: 404 });
  });

  it('notices of two gateways may have the same id', async () => {
    const [own, other] = [await book(services.acme), await book(services.bolt)];
    const notice = checkpoint({ event_id: 'same-id' });
    for (const [gateway, reference] of [
      ['acme', own],
      ['bolt', other],
    ] as const) {
      const sent = await sendNotice(service.rootUrl, secrets[gateway], { ...notice, reference }, { gateway });
      expect(sent).toMatchObject({ result: 'applied' });
    }
  });

  it('a stored notice is applied when its shipment appears, by the carrier of any code of its gateway', async () => {
    const id = await book(services.express);
    await service.database.db.pool.query('update shipment set visible = false where tracking_number = $1', [
      id,
    ]);
    const sent = await sendNotice(service.rootUrl, secrets.acme, checkpoint({ reference: id }), {
      gateway: 'acme',
    });
    expect(sent).toMatchObject({ result: 'waiting' });
    await service.database.db.pool.query('update shipment set visible = true where tracking_number = $1', [
      id,
    ]);
    await service.database.setClock('2 hours');
    expect(await matchCarrierNotices(service.context)).toBeGreaterThanOrEqual(1);
    expect(await shipmentRow(id)).toMatchObject({ status: 'picked_up' });
  });

  it('compare asks each gateway, or the named one', async () => {
    await acme.reset();
    const forgotten = dispatchOrder().reference;
    using connection = new GatewayConnection({
      url: acme.url,
      secret: secrets.acme,
      maxResponseBytes: 65_536,
      clock: systemClock,
    });
    const call = { scope: { accountId: '', livemode: true }, requestId: null };
    await new GatewayCarrier('acme', connection).dispatch(dispatchOrder({ reference: forgotten }), call);
    const compare = async (...args: string[]) => {
      const since = ['--since', '2026-01-01T00:00:00Z'];
      const command = ['carrier', 'compare', ...since, ...args, '--json'];
      return sampan(command, { ...env, DATABASE_URL: service.database.url });
    };
    const { exitCode, stdout } = await compare();
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([
      { gateway: 'acme', reference: forgotten, difference: 'forgotten' },
    ]);
    expect(await compare('--gateway', 'bolt')).toMatchObject({ exitCode: 0 });
    expect(await compare('--gateway', 'nobody')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('the gateways are acme, bolt'),
    });
  });

  it('doctor checks each, and names the one that is down and its settings', async () => {
    const doctor = async (more: Record<string, string> = {}) => {
      const { stdout } = await sampan(['doctor', '--json'], {
        ...env,
        DATABASE_URL: service.database.url,
        ...more,
      });
      const { checks } = JSON.parse(stdout) as { checks: readonly { check: string }[] };
      return checks.filter(({ check }) => check.startsWith('gateway') || check === 'carriers');
    };
    expect(await doctor()).toMatchObject([
      { check: 'carriers', state: 'ok' },
      { check: 'gateway acme', state: 'ok' },
      { check: 'gateway bolt', state: 'ok' },
    ]);
    expect(
      await doctor({ CARRIER_BOLT_URL: 'http://127.0.0.1:1', CARRIER_ACME_CARRIERS: 'acme' }),
    ).toMatchObject([
      { check: 'carriers', message: expect.stringContaining('no gateway of CARRIER_GATEWAYS has it') },
      { check: 'gateway acme', state: 'ok' },
      { check: 'gateway bolt', state: 'fail', remedy: expect.stringContaining('CARRIER_BOLT_URL') },
    ]);
  });

  it('bookings of one succeed while the other is down and its circuit breaker is open', async () => {
    await bolt.kill();
    const create = (service_tier_id: string) =>
      service
        .call('post', '/shipments', account.liveKey)
        .set('Idempotency-Key', randomUUID())
        .send(order({ service_tier_id }));
    for (let count = 0; count < 7; count++) {
      expect((await create(services.bolt)).status).toBe(503);
      expect((await create(services.acme)).status).toBe(201);
    }
    // The breaker of the one that is down has opened.
    const { rows } = await service.database.db.pool.query(
      `select detail from carrier_call where carrier_code = 'bolt' order by started_at desc limit 1`,
    );
    expect(rows).toMatchObject([{ detail: expect.stringContaining('circuit breaker is open') }]);
  });
});
