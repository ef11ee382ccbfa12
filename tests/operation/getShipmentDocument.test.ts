import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { insertRateAfter } from '../../db/query/pricing/currency-rate.ts';
import { fullQueue } from '../support/full-queue.ts';
import { readBytes } from '../support/process/read-bytes.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { create, orderTo } from '../support/shipment/booking.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';
import { sendBack, shop, sold } from '../support/shipment/returns.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await setRate('7.8');
  await insertRateAfter(service.database.db.kysely, null, {
    currency: 'EUR',
    rateNanos: 9_050_000_000,
    rateType: 'daily',
    fetchedAt: service.clock.now(),
  });
});
afterAll(() => service.stop());

const setRate = (rate: string) =>
  service.database.db.pool.query(
    "insert into fx_rate (rate_micros, rate_type, fetched_at) values (1000000 * $1::numeric, 'manual', now())",
    [rate],
  );
const book = async (body: OrderBody = order(), key = service.account.testKey): Promise<string> =>
  (await create(service, body, key)).body.data.id;
const download = (id: string, type: string, key = service.account.testKey) =>
  service.call('get', `/shipments/${id}/documents/${type}`, key).buffer(true).parse(readBytes);
const detail = async (id: string) => (await service.call('get', `/shipments/${id}`)).body.data;
const errorOf = (answer: { body: Buffer }) => JSON.parse(answer.body.toString());
const textOf = async (pdf: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text.replace(
    /\s+/g,
    ' ',
  );

describe('200', () => {
  it('returns a commercial invoice with parties, items and totals, identical at each request', async () => {
    const id = await book(
      order({
        reference_no: 'SO-20931',
        sender: {
          contact_name: 'Lantau Shop',
          phone: '+852 2345 6789',
          country_code: 'HK',
          city: 'Hong Kong',
          address: '2 Lei Yue Mun Road',
        },
        items: [
          { description: 'Cotton T-shirt', quantity: 3, unit_price: 10.005, hs_code: '61091000' },
          { description: '茶葉', quantity: 1, unit_price: 2.1, country_of_manufacture: 'cn' },
        ],
      }),
    );
    const { status, headers, body } = await download(id, 'commercial_invoice');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${id}-commercial-invoice.pdf"`,
      'cache-control': 'no-store',
    });
    const text = await textOf(body);
    for (const part of [
      'Commercial invoice',
      'TEST: not valid for customs',
      id,
      'Lantau Shop',
      'Emily Carter',
      'SO-20931',
      '茶葉',
      '61091000',
      'China',
      '10.005 30.02',
      'Total 4 32.12',
      'USD 32.12',
      'DAP: the recipient pays import duties and taxes',
    ])
      expect(text).toContain(part);
    expect((await download(id.toLowerCase(), 'commercial_invoice')).body.equals(body)).toBe(true);
  });

  it('declares the goods of a return as returned, from the country of the recipient, with the number of the export', async () => {
    const id = await sold(service, orderTo('DE', { sender: shop }));
    const back: string = (await sendBack(service, id)).body.data.id;
    const invoice = await textOf((await download(back, 'commercial_invoice')).body);
    expect(invoice).toContain(`Returned goods Exported from Hong Kong as ${id}`);
    expect(invoice).toContain('Country of export Germany Country of destination Hong Kong SAR China');
    expect(await textOf((await download(back, 'cn23')).body)).toContain(`Exported from Hong Kong as ${id}`);
    const order = await textOf((await download(id, 'cn23')).body);
    expect(order).not.toContain('Exported from Hong Kong as');
  });

  it('keeps the figures of the booking when rate and catalog change', async () => {
    const id = await book(order({ items: [{ description: 'Mug', quantity: 1, unit_price_hkd: 780 }] }));
    const before = (await download(id, 'cn23')).body;
    await service.database.db.pool.query('update customs_document set tax_number_name = $1', ['Changed']);
    await setRate('5');
    expect((await download(id, 'cn23')).body.equals(before)).toBe(true);
  });

  it('prints numbers and terms that the destination wants', async () => {
    const { id: account } = service.account;
    await service.database.db.pool.query(
      "insert into ioss_number (account_id, number, is_platform, is_default) values ($1, 'IM0123456789', false, true)",
      [account],
    );
    const norway = await textOf(
      (await download(await book(orderTo('NO', { tax_number: ' 2024123 ' })), 'commercial_invoice')).body,
    );
    expect(norway).toContain('VOEC number: 2024123');
    const prepaid = await book(orderTo('NO', { voec_prepay: true }));
    expect(await textOf((await download(prepaid, 'cn23')).body)).toContain('DDP: import VAT prepaid');
    const chile = await book(orderTo('CL', { tax_number: '12.345.678-5' }));
    expect(await textOf((await download(chile, 'cn22')).body)).toContain('RUT 12.345.678-5');
    const germany = await textOf((await download(await book(orderTo('DE')), 'commercial_invoice')).body);
    expect(germany).toContain('IOSS number: IM0123456789');
    expect(germany).toContain('DAP: VAT was charged at the sale (IOSS)');
    const vat = await book(orderTo('DE', { service_tier_id: 'HKEUVPGG01', vat_prepay: true }));
    const { documents } = await detail(vat);
    expect(documents).toEqual([
      { type: 'commercial_invoice', required: true },
      { type: 'cn22', required: true },
      { type: 'cn23', required: false },
    ]);
    const invoice = await textOf((await download(vat, 'commercial_invoice')).body);
    expect(invoice).toContain('DDP: import VAT prepaid by the carrier');
    expect(invoice).not.toContain('IOSS');
  });

  it('names the account if the order and the account have no sender', async () => {
    const id = await book();
    expect(await textOf((await download(id, 'cn23')).body)).toContain('From Test Hong Kong');
  });

  it('returns papers of several pages for 100 items, with the total on the last', async () => {
    const items = Array.from({ length: 100 }, (_, index) => ({
      description: `Item ${index + 1} `.repeat(10).trim(),
      quantity: 1,
      unit_price: 0.335,
    }));
    const id = await book(order({ items, parcels: Array.from({ length: 20 }, () => ({ weight_kg: 0.1 })) }));
    for (const type of ['commercial_invoice', 'cn22', 'cn23']) {
      const text = await textOf((await download(id, type)).body);
      expect(text).toContain('Item 100 Item 100');
      expect(text).toContain('USD 34.00');
      expect(text).toContain('2 kg');
      expect(text).toMatch(/Page 2 of \d/);
    }
  });
});

describe('403', () => {
  it('refuses a key without shipments:read', async () => {
    const key = await service.createKey(service.account.id, 'test', ['rates:read']);
    expect((await download(await book(), 'cn23', key)).status).toBe(403);
  });
});

describe('404', () => {
  it('finds no paper of another account or mode, of an unknown shipment, or of an unknown type', async () => {
    const id = await book();
    const other = await service.createAccount();
    const answers = await Promise.all([
      download(id, 'cn23', other.testKey),
      download(id, 'cn23', service.account.liveKey),
      download('SMP4072618350929', 'cn23'),
      download(id, 'cn24'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('finds no paper while the carrier has not confirmed the booking', async () => {
    const { liveKey } = await liveAccount(service.database, 1_000_000);
    await create(service, order({ reference_no: 'SANDBOX-SILENT' }), liveKey);
    const { data } = (await service.call('get', '/shipments', liveKey)).body.data;
    const [{ id, dispatch_status }] = data;
    expect(dispatch_status).toBe('pending');
    expect((await download(id, 'cn23', liveKey)).status).toBe(404);
    expect((await service.call('get', `/shipments/${id}`, liveKey)).body.data.documents).toEqual([]);
  });
});

describe('409', () => {
  it('refuses the papers of a cancelled shipment', async () => {
    const id = await book();
    await service.call('post', `/shipments/${id}/cancel`);
    const answer = await download(id, 'commercial_invoice');
    expect([answer.status, errorOf(answer)]).toEqual([
      409,
      {
        status: 409,
        message:
          'SHIPMENT_CANCELLED: the shipment was cancelled, so its customs papers are no longer valid; do not hand the parcel over',
        sysCode: '1500123',
        data: null,
      },
    ]);
    expect((await detail(id)).documents).toEqual([]);
  });

  it.each([
    ['value', { items: [{ description: 'Camera', quantity: 1, unit_price_hkd: 3000.01 }] }, 'HKD 3000.01'],
    ['weight', { parcels: [{ weight_kg: 1 }, { weight_kg: 1.000001 }] }, '2.000001 kg'],
  ])('refuses a CN22 above the limit of its %s, and names the CN23', async (_name, change, figure) => {
    for (const to of [
      order(change),
      orderTo('AU', { ...change, service_tier_id: 'HKAUZNGG01', recipient: australian() }),
    ]) {
      const id = await book(to);
      const answer = await download(id, 'cn22');
      const error = errorOf(answer);
      expect([answer.status, error.sysCode, error.data.use]).toEqual([409, '1500140', 'cn23']);
      expect(error.message).toContain(figure);
      expect((await download(id, 'cn23')).status).toBe(200);
      const types = (await detail(id)).documents.map(({ type }: { type: string }) => type);
      expect(types).toEqual(['commercial_invoice', 'cn23']);
    }
  });

  it('accepts a CN22 at its limits', async () => {
    const items = [{ description: 'Camera', quantity: 1, unit_price_hkd: 3000 }];
    const id = await book(order({ items, parcels: [{ weight_kg: 2 }] }));
    expect((await download(id, 'cn22')).status).toBe(200);
  });

  it('refuses the papers of an anonymized shipment', async () => {
    const id = await book();
    await service.database.db.pool.query(
      'update shipment set anonymized_at = now() where tracking_number = $1',
      [id],
    );
    const answer = await download(id, 'cn23');
    expect([answer.status, errorOf(answer).sysCode]).toEqual([409, '1500141']);
    expect((await detail(id)).documents).toEqual([]);
  });
});

describe('503', () => {
  it('asks to retry while 50 papers of the account wait, and draws it later', async () => {
    const id = await book();
    {
      await using _full = fullQueue(service.context, service.account.id);
      const answer = await download(id, 'cn23');
      expect([answer.status, answer.headers['retry-after'], errorOf(answer)]).toEqual([
        503,
        '1',
        expect.objectContaining({
          status: 503,
          sysCode: '1503001',
          data: { name: 'SERVICE_UNAVAILABLE', retry_after_seconds: 1 },
        }),
      ]);
    }
    expect((await download(id, 'cn23')).status).toBe(200);
  });
});

function australian() {
  return { ...order().recipient, country_code: 'AU', city: 'Sydney', postal_code: '2000' };
}
