import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { orderTexts } from '../../src/dashboard/order/text.ts';
import { signedInUser } from '../support/dashboard.ts';
import { orderFormFields } from '../support/order-form.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { unreachableGateway } from '../support/shipment/partner-booking.ts';
import { footprintOf } from '../support/store/footprint.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { ...unreachableGateway, TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => service.stop());

const typed: Readonly<Record<string, string>> = {
  service_tier_id: 'HKPTCHGG01',
  'recipient.contact_name': 'Emily Carter',
  'recipient.phone': '+1 212 555 0147',
  'recipient.country_code': 'US',
  'recipient.city': 'New York',
  'recipient.address': '350 5th Avenue',
  'recipient.postal_code': '10118',
  'parcels.0.weight_kg': '0.5',
  'items.0.description': 'Cotton T-shirt',
  'items.0.quantity': '2',
  'items.0.unit_price': '80',
  declared_currency: 'HKD',
  goods_category: 'general',
};

it.each([
  'book',
  'print',
])('a carrier that cannot be reached books nothing, holds nothing, and keeps the form: %s', async (book) => {
  const account = await liveAccount(service.database, 100_000);
  const { browser } = await signedInUser(service, { accountId: account.id, role: 'clerk' });
  const { text } = await browser.post('/live/shipments/new/check', typed);
  const fields = orderFormFields(text);
  expect(fields.service_tier_id).toBe('HKPTCHGG01');
  const before = await footprintOf(service.database, account.id);
  const answer = await browser.post('/live/shipments/new', { ...fields, book });
  expect([answer.status, answer.location]).toEqual([503, null]);
  expect(answer.text).toContain(orderTexts.en.confirm.unavailable);
  expect(orderFormFields(answer.text)).toMatchObject({
    'recipient.contact_name': 'Emily Carter',
    'items.0.description': 'Cotton T-shirt',
    key: fields.key,
    expected_total_hkd: fields.expected_total_hkd,
  });
  const { pool } = service.database.db;
  const of = async (query: string) => (await pool.query(query, [account.id])).rows;
  expect(
    await of('select balance_cents::integer, held_cents::integer from wallet where account_id = $1'),
  ).toEqual([{ balance_cents: 100_000, held_cents: 0 }]);
  expect(await of(`select 1 from hold where account_id = $1 and state <> 'voided'`)).toEqual([]);
  expect(
    await of('select 1 from shipment where account_id = $1 and (visible or printed_at is not null)'),
  ).toEqual([]);
  expect(
    await of(`select action from audit_entry where account_id = $1 and action like 'shipment%'`),
  ).toEqual([]);
  const after = await footprintOf(service.database, account.id);
  expect(after).toEqual({ ...before, ...pick(after, ['holds', 'transactions', 'version', 'carrier_calls']) });
});

const pick = <Value extends object>(value: Value, names: readonly (keyof Value)[]) =>
  Object.fromEntries(names.map((name) => [name, value[name]]));
