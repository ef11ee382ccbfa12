import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertAccount } from '../../db/query/account/account.ts';
import { newId } from '../../src/runtime.ts';
import { type Environment, sampanJson } from '../support/command-line.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';

/** A change by the command line applies to the very next request of a running service. */
let service: TestService;
let env: Environment;
let keys = 0;
beforeAll(async () => {
  service = await startTestService();
  env = { DATABASE_URL: service.database.url };
});
afterAll(() => service.stop());
beforeEach(async () => {
  await sampan('fx', 'set', '--rate', '7.8', '--force');
});

const sampan = (...args: string[]) => sampanJson(args, env);

/** Returns the status, and the code of a refusal. */
async function create(body: OrderBody, key?: string): Promise<[number, string | undefined]> {
  const call = service.call('post', '/shipments', key).set('Idempotency-Key', `next-${keys++}`);
  const { status, body: answer } = await call.send(body);
  return [status, status === 201 ? undefined : /^[A-Z_]+/.exec(answer.message)?.[0]];
}
async function quote(body: object, key?: string) {
  const { status, body: answer } = await service.call('post', '/rates', key).send(body);
  return { status, code: /^[A-Z_]+/.exec(answer.message)?.[0], options: answer.data?.options };
}
const to = (country_code: string, change: Partial<OrderBody>) =>
  order({ recipient: { ...order().recipient, country_code }, ...change });

describe('the next request follows', () => {
  it('setting set vat-prepay', async () => {
    const body = to('DE', { service_tier_id: 'HKEUVPGG01', vat_prepay: true });
    const lane = { weight_kg: 0.5, destination_country: 'DE', declared_value_hkd: 160, vat_prepay: true };
    expect(await create(body)).toEqual([201, undefined]);
    await sampan('setting', 'set', 'vat-prepay', 'off');
    expect(await create(body)).toEqual([400, 'VAT_PREPAY_DISABLED']);
    expect(await quote(lane)).toMatchObject({ status: 400, code: 'VAT_PREPAY_DISABLED' });
    await sampan('setting', 'set', 'vat-prepay', 'on');
    expect(await create(body)).toEqual([201, undefined]);
    expect(await quote(lane)).toMatchObject({ status: 200 });
  });

  it('setting set voec-prepay', async () => {
    const body = to('NO', { selected_surcharges: ['NO_VOEC_PREPAY'] });
    const lane = { weight_kg: 0.5, destination_country: 'NO', declared_value_hkd: 160, voec_prepay: true };
    await sampan('setting', 'set', 'voec-prepay', 'off');
    expect(await create(body)).toEqual([400, 'VOEC_PREPAY_DISABLED']);
    expect(await quote(lane)).toMatchObject({ status: 400, code: 'VOEC_PREPAY_DISABLED' });
    await sampan('setting', 'set', 'voec-prepay', 'on');
    expect(await create(body)).toEqual([201, undefined]);
    expect(await quote(lane)).toMatchObject({ status: 200 });
  });

  it('fx clear and fx set', async () => {
    const body = order({
      declared_currency: 'USD',
      items: [{ description: 'Mug', quantity: 1, unit_price: 10 }],
    });
    const insured = {
      weight_kg: 0.5,
      destination_country: 'US',
      surcharges: ['INSURANCE'],
      declared_value_hkd: 100,
      insured_amount_hkd: 780,
    };
    expect(await create(body)).toEqual([201, undefined]);
    await sampan('fx', 'clear');
    expect(await create(body)).toEqual([503, 'FX_RATE_UNAVAILABLE']);
    expect(await quote(insured)).toMatchObject({ status: 503, code: 'FX_RATE_UNAVAILABLE' });
    await sampan('fx', 'set', '--rate', '7.75');
    const { body: answer } = await service
      .call('post', '/shipments')
      .set('Idempotency-Key', `next-${keys++}`)
      .send(body);
    expect(answer.data.declared_fx).toMatchObject({ rate: 7.75, rate_type: 'manual', stale: false });
    expect(await quote(insured)).toMatchObject({ status: 200 });
  });

  it('ioss add and ioss remove, also of the default', async () => {
    const { id } = service.account;
    const number = 'IM0123456789';
    const body = to('DE', { ioss_number: number });
    const notice = async () => {
      const { options } = await quote({
        weight_kg: 0.5,
        destination_country: 'DE',
        service_tier_id: 'HKASTDGGSTCM',
      });
      return options[0].ioss_notice.ioss_number;
    };
    expect(await create(body)).toEqual([400, 'IOSS_NOT_OWNED']);
    await sampan('ioss', 'add', '--account', id, '--number', number);
    expect(await create(body)).toEqual([201, undefined]);
    expect(await notice()).toBeNull();
    await sampan('ioss', 'add', '--account', id, '--number', number, '--default');
    expect(await notice()).toBe(number);
    await sampan('ioss', 'remove', '--account', id, '--number', number);
    expect(await notice()).toBeNull();
    expect(await create(body)).toEqual([400, 'IOSS_NOT_OWNED']);
  });

  it('account set --custom-insurance', async () => {
    const { id } = service.account;
    const body = order({
      service_tier_id: 'HKASTDCSSTCM',
      selected_surcharges: ['INSURANCE'],
      insured_amount: 500,
    });
    expect(await create(body)).toEqual([400, 'INVALID_FIELD']);
    await sampan('account', 'set', id, '--custom-insurance', 'true');
    expect(await create(body)).toEqual([201, undefined]);
    await sampan('account', 'set', id, '--custom-insurance', 'false');
    expect(await create(body)).toEqual([400, 'INVALID_FIELD']);
  });

  it('entitlement grant', async () => {
    const { kysely } = service.database.db;
    const account = { id: newId('acc', new Date()), name: 'New', email: 'new@shop.example' };
    const { id } = await insertAccount(kysely, account);
    const key = await service.createKey(id, 'test');
    const lane = { weight_kg: 0.5, destination_country: 'US' };
    expect(await quote(lane, key)).toMatchObject({ status: 200, options: [] });
    expect(await create(order(), key)).toEqual([400, 'SERVICE_NOT_AVAILABLE']);
    await sampan('entitlement', 'grant', '--account', id, '--product', 'HKASTD');
    const { options } = await quote(lane, key);
    expect(options.map((option: { product_code: string }) => option.product_code)).toEqual([
      'HKASTD',
      'HKASTD',
    ]);
    expect(await create(order(), key)).toEqual([201, undefined]);
  });
});
