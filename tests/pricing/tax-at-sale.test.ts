import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clearRateRow, insertRateAfter } from '../../db/query/pricing/currency-rate.ts';
import { addIossNumber } from '../../db/query/pricing/ioss-number.ts';
import { reasonText, violationText } from '../../src/contract/contract-text.ts';
import { customsFacts } from '../../src/customs/customs-facts.ts';
import { findByNumber } from '../../src/shipment/tracking-number.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { accepted } from '../support/shipment/booking.ts';
import { goods, type OrderBody, order } from '../support/shipment/order.ts';

const ioss = 'IM3720012345';
let service: TestService;
let key: string;
let accountId: string;

beforeAll(async () => {
  service = await startTestService();
  const { id, testKey } = await service.createAccount();
  [accountId, key] = [id, testKey];
  const { kysely } = service.database.db;
  await addIossNumber(kysely, { accountId: id, number: ioss, isPlatform: false, isDefault: false });
  // EUR 150 are HKD 1357.50.
  const fetchedAt = service.clock.now();
  await insertRateAfter(kysely, null, {
    currency: 'EUR',
    rateNanos: 9_050_000_000,
    rateType: 'daily',
    fetchedAt,
  });
});
afterAll(() => service.stop());

const recipient = { ...order().recipient, country_code: 'DE', city: 'Berlin', postal_code: '10115' };
const sold = (unit_price_hkd: number, change: Partial<OrderBody> = {}) =>
  order({
    recipient,
    ioss_number: ioss,
    items: [goods({ unit_price_hkd, hs_code: '610910', country_of_manufacture: 'CN' })],
    ...change,
  });

/** Collects statements on the VAT by quote, dry run, booking and papers. */
async function saidOf(body: OrderBody) {
  const { items, service_tier_id, ioss_number, recipient_type } = body;
  const { body: quoted } = await service.call('post', '/rates', key).send({
    weight_kg: 0.5,
    destination_country: 'DE',
    destination_postal_code: '10115',
    service_tier_id,
    items,
    ioss_number,
    ...(recipient_type ? { recipient_type } : {}),
  });
  const [{ ioss_notice: notice, landed_cost: cost }] = quoted.data.options;
  const { body: checked } = await service.call('post', '/shipments/validate', key).send(body);
  const { data, row } = await accepted(service, body, key);
  const warningsIn = (found: readonly { path: readonly unknown[]; message: string }[] = []) =>
    found.filter(({ path }) => path[0] === 'ioss_number').map(({ message }) => message);
  expect(warningsIn(data.warnings)).toEqual(warningsIn(checked.data.warnings));
  expect([notice.ioss_number, row.customs.ioss_number]).toEqual([ioss, ioss]);
  const payment = cost?.lines.find(({ kind }: { kind: string }) => kind === 'tax').payment ?? null;
  return {
    handling: notice.handling,
    message: notice.message,
    payment,
    warnings: warningsIn(data.warnings),
    terms: await termsOf(data.id),
    id: data.id,
  };
}

async function shipmentOf(id: string) {
  const found = await findByNumber(service.database.db, { accountId, livemode: false }, id);
  if (!found) throw new Error('no such shipment');
  return found;
}
const termsOf = async (id: string) => customsFacts(await shipmentOf(id), 'Example').terms;

const charged = 'DAP: VAT was charged at the sale (IOSS), no import VAT is due';
const atImport = 'DAP: the recipient pays import duties and taxes';

describe('the VAT of goods that are sold with an IOSS number', () => {
  it('was charged at the sale up to the limit of the law', async () => {
    expect(await saidOf(sold(1357.5))).toMatchObject({
      handling: 'ioss',
      payment: 'at_sale',
      warnings: [],
      terms: charged,
    });
  });

  it.each([
    [
      'above the limit',
      sold(1357.51),
      'The IOSS number is forwarded, but it covers goods worth up to EUR 150: the recipient pays the VAT at import.',
      'covers goods worth up to EUR 150, and these are worth HKD 1357.51: the recipient pays the VAT at import; to pay it yourself, choose DDP without the number',
    ],
    [
      'to a business',
      sold(100, { recipient_type: 'business' }),
      'The IOSS number is forwarded, but it covers no consignment of this kind: the recipient pays the VAT at import.',
      'does not cover this consignment: the recipient pays the VAT at import; to pay it yourself, choose DDP without the number',
    ],
  ])('is due at import %s, as every place shows, in Chinese too', async (_, body, message, warning) => {
    const { id: __, ...said } = await saidOf(body);
    expect(said).toEqual({
      handling: 'recipient',
      message,
      payment: 'at_delivery',
      warnings: [warning],
      terms: atImport,
    });
    expect(violationText({ code: 'INVALID_FIELD', message: warning }, 'zh-Hant')).toMatch(
      /收件人須於進口時繳付/,
    );
    expect(reasonText(message, 'zh-Hant')).toMatch(/收件人須於進口時繳付/);
  });

  it('is not promised without an exchange rate, and stays on papers as decided', async () => {
    const before = [await saidOf(sold(1357.5)), await saidOf(sold(1357.51))];
    await clearRateRow(service.database.db.kysely, 'EUR', service.clock.now());
    const { message, ...said } = await saidOf(sold(160));
    expect(said).toMatchObject({
      handling: 'ioss',
      payment: null,
      warnings: [],
      terms: 'DAP: no import VAT is due if IOSS covers the goods',
    });
    expect(message).toMatch(/^The IOSS number is forwarded\. It covers goods worth up to EUR 150, and what /);
    expect(reasonText(message, 'zh-Hant')).toMatch(/未能確定貨品總值/);
    expect(await Promise.all(before.map(({ id }) => termsOf(id)))).toEqual([charged, atImport]);
  });

  it('is on the papers of an earlier release as they were printed', async () => {
    const { id } = await saidOf(sold(160));
    const { customs, ...shipment } = await shipmentOf(id);
    const { import_tax: _, ...earlier } = customs;
    expect(customsFacts({ ...shipment, customs: earlier }, 'Example').terms).toBe(charged);
  });
});
