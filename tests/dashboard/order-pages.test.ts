import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertRateAfter } from '../../db/query/pricing/currency-rate.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { fieldLabel } from '../../src/contract/field-name.ts';
import { adviceTexts } from '../../src/dashboard/advice.ts';
import { orderTexts } from '../../src/dashboard/order/text.ts';
import { dayText } from '../../src/dashboard/view/data.ts';
import { hongKongDay } from '../../src/runtime.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { create } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
let owner: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser: owner } = await signedInUser(service));
  await insertRateAfter(service.database.db.kysely, null, {
    currency: 'GBP',
    rateNanos: 10_000_000_000,
    rateType: 'daily',
    fetchedAt: service.clock.now(),
  });
});
afterAll(() => service.stop());

const filled: Readonly<Record<string, string>> = {
  service_tier_id: 'HKASTDGGSTCM',
  goods_category: 'general',
  'recipient.contact_name': '<b>Emily</b>',
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
  tags: 'summer, sale',
};
const shipments = async () =>
  (await service.database.db.pool.query('select * from shipment order by created_at, tracking_number')).rows;
const audited = async () =>
  (await service.database.db.pool.query(`select subject from audit_entry where action = 'shipment.booked'`))
    .rows;
/** Returns the hidden fields of the form that confirms. */
const hidden = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&lt;', '<').replaceAll('&amp;', '&')],
    ),
  );
const confirmed = async (form = filled, mode = 'test') => {
  const { text } = await owner.post(`/${mode}/shipments/new/check`, form);
  const fields = hidden(text);
  delete fields.path;
  return fields;
};
/** Prices that a page links to, by Service Code. */
const search = 'recipient.country_code=US&parcels.0.weight_kg=0.5';

describe('a quote', () => {
  it.each([
    1, 3,
  ])('has the price of an order of %i different items to the EU, which pays a fee for each', async (kinds) => {
    const country = 'recipient.country_code=DE&recipient.postal_code=10117';
    const { text } = await owner.get(
      `/test/shipments/new?${country}&parcels.0.weight_kg=0.5&declared_value_hkd=240&item_kinds=${kinds}`,
    );
    const card = text.slice(text.indexOf('<code>HKASTDGGSTCM'));
    const quoted = /HKD\u00a0[\d.,]+/.exec(card)?.[0];
    const items = Array.from({ length: kinds }, (_, at) => [
      [`items.${at}.description`, `Shirt ${at}`],
      [`items.${at}.quantity`, '1'],
      [`items.${at}.unit_price`, String(240 / kinds)],
      [`items.${at}.hs_code`, '6109.10'],
      [`items.${at}.merchant_product_id`, `TS-${at}`],
    ]).flat();
    const form = {
      ...filled,
      'recipient.country_code': 'DE',
      'recipient.postal_code': '10117',
      'recipient.city': 'Berlin',
      'items.0.quantity': '1',
      ...Object.fromEntries(items),
    };
    const confirm = await owner.post('/test/shipments/new/check', form);
    expect(quoted).toBe(/<p class="figure">(HKD\u00a0[\d.,]+)/.exec(confirm.text)?.[1]);
    const next =
      /href="\/dashboard(\/test\/shipments\/new\/details[^"]*HKASTDGGSTCM[^"]*)"/.exec(text)?.[1] ?? '';
    const details = await owner.get(next.replaceAll('&amp;', '&'));
    expect(details.text.match(/name="items\.\d+\.quantity"/g)).toHaveLength(kinds);
  });

  it('lists the services of the destination with their prices, and keeps the choice in the link', async () => {
    const { status, text } = await owner.get(`/test/shipments/new?${search}&surcharge.SIGNATURE=on`);
    expect(status).toBe(200);
    expect(text).toMatch(/HKASTDGGSTCM[\s\S]*HKD\u00a089\.00/);
    const [, next = ''] =
      /href="\/dashboard(\/test\/shipments\/new\/details[^"]*HKASTDGGSTCM[^"]*)"/.exec(text) ?? [];
    const form = await owner.get(next.replaceAll('&amp;', '&'));
    expect(form.text).toContain('<input type="hidden" name="service_tier_id" value="HKASTDGGSTCM"/>');
    expect(form.text).toMatch(
      /Standard goods, worldwide[\s\S]*href="[^"]*shipments\/new\?[^"]*">Change the service/,
    );
    expect(form.text).toMatch(/name="surcharge\.SIGNATURE" checked/);
    expect(form.text).toMatch(/name="parcels\.0\.weight_kg"[^>]*value="0\.5"/);
  });

  it('lists the rules of the destination in words, each once, with its source', async () => {
    const rulesOf = async (country: string) => {
      const { text } = await owner.get(
        `/test/shipments/new?recipient.country_code=${country}&parcels.0.weight_kg=0.5`,
      );
      return /<section id="rules">[\s\S]*?<\/section>/.exec(text)?.[0] ?? '';
    };
    const brazil = await rulesOf('BR');
    expect(brazil).toMatch(/badge warning">Required[^<]*<\/span>\s*Brazil requires [^<]*8 digits/);
    expect(brazil).not.toMatch(/hs_code|tax_number/);
    const norway = await rulesOf('NO');
    expect(norway).toContain('rel="noreferrer">Source</a>');
    const sentences = norway.match(/<\/span>[^<]+/g) ?? [];
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('leaves out, in live mode, a service whose carrier is not connected', async () => {
    const to = 'recipient.country_code=GB&parcels.0.weight_kg=0.5';
    expect((await owner.get(`/test/shipments/new?${to}`)).text).toContain('HKPTCHGG01');
    const { text } = await owner.get(`/live/shipments/new?${to}`);
    expect(text).toContain('HKASTDGGSTCM');
    expect(text).not.toContain('HKPTCHGG01');
  });

  it('names each service, its carrier and its price line by line, the price and the choice first', async () => {
    const { text } = await owner.get(`/test/shipments/new?${search}&surcharge.SIGNATURE=on`);
    const card =
      /<li><div class="rate-name">(?:(?!<\/li>)[\s\S])*HKASTDGGSTCM[\s\S]*?<\/li>/.exec(text)?.[0] ?? '';
    const parts = [
      'Standard goods, worldwide',
      'Sandbox carrier',
      'HKD\u00a089.00',
      '>Choose<',
      'Transit time',
    ];
    const lines = ['HK-ASS-GG', 'Freight', 'Registration fee', 'Signature on delivery', 'Rate table'];
    const places = [...parts, ...lines].map((part) => card.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('has DDP before the goods are known, and adds duty and tax with them', async () => {
    const { quote } = orderTexts.en;
    const { status, text } = await owner.get(
      '/test/shipments/new?recipient.country_code=GB&parcels.0.weight_kg=0.5&surcharge.DDP=on',
    );
    expect([status, text]).toEqual([200, expect.stringContaining(quote.ddpLater)]);
    const cardOf = (code: string) =>
      text.split('<li><div class="rate-name">').find((card) => card.includes(`<code>${code}<`)) ?? '';
    expect(cardOf('HKASTDGGSTCM')).toContain(quote.ddpAdded);
    expect(cardOf('HKASTDGGSTCM')).toMatch(/class="figure">HKD/);
    expect(cardOf('HKPTCHGG01')).toMatch(/Not available[\s\S]*does not offer DDP/);
    expect(cardOf('HKPTCHGG01')).not.toContain('shipments/new/details');
    const [, next = ''] = /href="\/dashboard([^"]*HKASTDGGSTCM[^"]*)"/.exec(text) ?? [];
    const details = await owner.get(next.replaceAll('&amp;', '&'));
    expect(details.text).toMatch(/name="surcharge\.DDP" checked/);
    const form = {
      ...filled,
      'recipient.country_code': 'GB',
      'recipient.city': 'London',
      'recipient.postal_code': 'SW1A 1AA',
      'items.0.unit_price': '1000',
      'surcharge.DDP': 'on',
    };
    const bare = await owner.post('/test/shipments/new/check', form);
    expect([bare.status, bare.text]).toEqual([400, expect.stringMatching(/DDP-error[^>]*>[^<]*HS code/)]);
    const known = { 'items.0.hs_code': '6109.10', 'items.0.country_of_manufacture': 'CN' };
    const priced = await owner.post('/test/shipments/new/check', { ...form, ...known });
    expect(priced.text).toContain('The recipient pays nothing at the door.');
  });

  it('shows an error beside the field', async () => {
    const { status, text } = await owner.get(
      '/test/shipments/new?recipient.country_code=US&parcels.0.weight_kg=heavy',
    );
    expect([status, text]).toEqual([400, expect.stringContaining('id="parcels.0.weight_kg-error"')]);
    expect(text).toContain('value="heavy"');
  });
});

describe('the form of an order', () => {
  it('adds rows without a script', async () => {
    const { text } = await owner.post('/test/shipments/new/check', { ...filled, add: 'items' });
    expect(text).toContain('name="items.1.description"');
    expect(text).not.toContain('name="items.2.description"');
  });

  const detailsOf = async (country: string, more: Readonly<Record<string, string>> = {}) =>
    (
      await owner.post('/test/shipments/new/check', {
        service_tier_id: 'HKASTDGGSTCM',
        'recipient.country_code': country,
        'items.0.quantity': '1',
        ...more,
        edit: '1',
      })
    ).text;
  /** The part of the page before what is folded. */
  const topOf = (text: string) => text.split('<details class="filters"')[0] ?? '';

  it.each([
    ['DE', {}, ['items.0.mfr_id_std'], /product identifier of every item/],
    ['BR', {}, ['tax_number'], /Brazil requires an HS code of exactly 8 digits/],
    [
      'US',
      { 'items.0.hs_code': '9503.00.0073' },
      ['items.0.cpsc_certifier_id'],
      /certifier ID of their certificate/,
    ],
    ['FR', { goods_category: 'battery' }, ['items.0.battery_un_number'], /fly only with their UN number/],
    ['KR', { recipient_type: 'business' }, ['tax_number'], /business registration number/],
  ] as const)('asks for the fields that rules of %s name with their sentence, and folds the rest: %j', async (country, more, names, sentence) => {
    const text = await detailsOf(country, more);
    for (const name of names) expect(topOf(text)).toContain(`name="${name}"`);
    expect(topOf(text)).toMatch(sentence);
    const plain = topOf(await detailsOf('US'));
    for (const name of names) expect(plain).not.toContain(`name="${name}"`);
    for (const name of ['is_cspc', 'battery_watt_hours', 'eu_responsible_person.country_code'])
      expect(text.split(`name="items.0.${name}"`)).toHaveLength(2);
  });

  it('fills in an item by its SKU: empty fields when it is checked, and all fields by the button', async () => {
    const { order: text } = orderTexts.en;
    const mug = { sku: 'MUG', description: 'Coffee mug', unit_price_hkd: 80, hs_code: '6912.00' };
    await service.sdk().products.create({ ...mug, manufacturer: { name: 'Kiln Ltd' } });
    const { 'items.0.description': _, 'items.0.unit_price': __, ...bare } = filled;
    const form = { ...bare, 'items.0.sku': 'MUG' };
    const typed = { 'items.0.description': 'Red mug' };
    const fields = await confirmed({ ...form, ...typed });
    expect(fields).toMatchObject({
      'items.0.description': 'Red mug',
      'items.0.unit_price': '80',
      'items.0.manufacturer.name': 'Kiln Ltd',
    });
    const filledIn = await owner.post('/test/shipments/new/check', { ...form, ...typed, fill: 'items.0' });
    expect(filledIn.text).toContain(text.fillItem);
    expect(filledIn.text).toMatch(/name="items\.0\.description"[^>]*value="Coffee mug"/);
    expect(filledIn.text).toMatch(/name="items\.0\.quantity"[^>]*value="2"/);
    const unknown = await owner.post('/test/shipments/new/check', {
      ...form,
      'items.0.sku': 'CUP',
      fill: 'items.0',
    });
    expect([unknown.status, unknown.text]).toEqual([400, expect.stringContaining(text.noProduct)]);
    const other = await owner.post('/test/shipments/new/check', { ...form, declared_currency: 'USD' });
    expect([other.status, other.text]).toEqual([
      400,
      expect.stringContaining('id="items.0.unit_price-error"'),
    ]);
    await service.sdk().products.delete('MUG');
  });

  it('shows the dry run’s errors beside the fields, and books nothing', async () => {
    const form = {
      ...filled,
      'recipient.city': '',
      'items.0.quantity': 'many',
      'recipient.country_code': 'NO',
    };
    const { status, text } = await owner.post('/test/shipments/new/check', form);
    expect(status).toBe(400);
    for (const name of ['recipient.city', 'items.0.quantity']) expect(text).toContain(`id="${name}-error"`);
    expect(text).toContain('&lt;b>Emily&lt;/b>');
    expect(await shipments()).toEqual([]);
  });

  it('is shown again without being kept if its page is over 1 MiB', async () => {
    const answers = async () =>
      (await service.database.db.pool.query('select id from sent_form where answer_sealed is not null')).rows;
    const before = await answers();
    const form = { ...filled, 'items.0.description': '"'.repeat(200_000) };
    const { status, text } = await owner.post('/test/shipments/new', form);
    expect([status, text.length > 2 ** 20]).toEqual([400, true]);
    expect(text).toContain('id="items.0.description-error"');
    expect(await answers()).toEqual(before);
    await owner.post('/test/shipments/new', { ...filled, 'items.0.description': '"'.repeat(1_000) });
    expect(await answers()).toHaveLength(before.length + 1);
  });

  it('without a service leads back to the prices', async () => {
    const { text } = await owner.get(`/test/shipments/new/details?${search}`);
    expect(text).toContain('No service is chosen yet.');
    const { service_tier_id: _, ...rest } = filled;
    const reply = await owner.post('/test/shipments/new/check', rest);
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('id="service_tier_id-error"')]);
  });

  it('shows a destination’s requirement beside its field', async () => {
    const { text } = await owner.post('/test/shipments/new/check', {
      ...filled,
      'recipient.country_code': 'NO',
    });
    expect(text).toContain('id="tax_number-error"');
  });
});

describe('the page that confirms', () => {
  it('shows everything that is booked', async () => {
    const { text } = await owner.post('/test/shipments/new/check', {
      ...filled,
      'recipient.email': 'emily@example.com',
      'sender.contact_name': 'Mei Chan',
      'sender.phone': '+852 2345 6789',
      'sender.address': '1 Nathan Road',
      'sender.city': 'Kowloon',
      'parcels.0.length_cm': '20',
      'parcels.0.width_cm': '10',
      'parcels.0.height_cm': '5',
      'items.0.sku': 'TS-BLK-M',
      'items.0.hs_code': '6109.10',
      'items.0.country_of_manufacture': 'CN',
      'surcharge.INSURANCE': 'on',
      reference_no: 'SO-1',
    });
    for (const part of [
      '+1 212 555 0147',
      'emily@example.com',
      '<span>United States</span>',
      'Mei Chan',
      '<span>Hong Kong',
      '0.5 kg',
      '20 × 10 × 5 cm',
      'Cotton T-shirt',
      'TS-BLK-M',
      '6109.10',
      'China',
      'HKD\u00a080.00',
      'HKD\u00a0160.00',
      'Insurance of the goods and the freight',
      'Standard goods, worldwide',
      'SO-1',
      'summer, sale',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Available in the wallet');
  });
});

describe('a confirmed order', () => {
  it('is booked once, also with two clicks', async () => {
    const fields = await confirmed();
    expect(fields.expected_total_hkd).toBe('65');
    expect(await shipments()).toEqual([]);
    const replies = await Promise.all([
      owner.post('/test/shipments/new', fields),
      owner.post('/test/shipments/new', fields),
    ]);
    const again = await owner.post('/test/shipments/new', fields);
    const [row, ...others] = await shipments();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      tags: ['summer', 'sale'],
      total_cents: 6500,
      livemode: false,
      declared_currency: 'HKD',
    });
    expect(row.recipient.contact_name).toBe('<b>Emily</b>');
    const path = `/dashboard/test/shipments/${row.tracking_number}`;
    expect(replies.map(({ location }) => location)).toContain(path);
    expect(again.location).toBe(path);
    expect(await audited()).toEqual([{ subject: row.tracking_number }]);
    expect((await owner.get(path.replace('/dashboard', ''))).text).toContain('&lt;b>Emily&lt;/b>');
  });

  it('is not booked at a price that its user did not see', async () => {
    const before = await shipments();
    const reply = await owner.post('/test/shipments/new', {
      ...(await confirmed()),
      expected_total_hkd: '64.9',
    });
    expect([reply.status, reply.text]).toEqual([409, expect.stringContaining('The price has changed')]);
    expect(hidden(reply.text).expected_total_hkd).toBe('65');
    expect(await shipments()).toHaveLength(before.length);
    expect((await owner.post('/test/shipments/new', hidden(reply.text))).status).toBe(303);
    expect(await shipments()).toHaveLength(before.length + 1);
  });

  it.each([
    ['a key of another user', (key: string) => `usr_x${key.slice(5)}`],
    ['no key', () => ''],
  ])('is not booked with %s', async (_, change) => {
    const before = await shipments();
    const fields = await confirmed();
    const reply = await owner.post('/test/shipments/new', { ...fields, key: change(fields.key ?? '') });
    expect(reply.status).toBe(400);
    expect(await shipments()).toHaveLength(before.length);
  });

  it('shows the reason of a rejection by the carrier', async () => {
    const fields = await confirmed({ ...filled, reference_no: 'SANDBOX-REJECT' });
    const reply = await owner.post('/test/shipments/new', fields);
    expect([reply.status, reply.text]).toEqual([422, expect.stringContaining('Nothing was booked')]);
    expect(reply.text).toContain('value="SANDBOX-REJECT"');
  });

  it('needs funds in live mode, holds the total, and books nothing without them', async () => {
    const poor = await owner.post('/live/shipments/new/check', filled);
    expect([poor.status, hidden(poor.text).key]).toEqual([402, undefined]);
    for (const part of [
      'Nothing was booked: Your balance is too low. Add money, then check again.',
      'HKD\u00a065.00',
      'Available in the wallet',
      'href="/dashboard/live/wallet"',
      'Check again',
    ])
      expect(poor.text).toContain(part);
    expect(poor.text).not.toMatch(/needs a change|Book and pay/);
    // The same page shows the way out.
    expect(poor.text).toContain('<h2>Add money</h2>');
    expect((await owner.get(`/live/shipments/new?${search}`)).text).not.toContain('<h2>Add money</h2>');
    await topUp(service.database.db.pool, {
      accountId: service.account.id,
      amountCents: 10_000,
      transactionId: 'txn_1',
    });
    const { text } = await owner.post('/live/shipments/new/check', hidden(poor.text));
    expect(text).toMatch(
      /Available in the wallet<\/dt><dd>HKD\u00a0100\.00[\s\S]*Available after the booking<\/dt><dd>HKD\u00a035\.00/,
    );
    const [fields, second] = [await confirmed(filled, 'live'), await confirmed(filled, 'live')];
    expect((await owner.post('/live/shipments/new', fields)).status).toBe(303);
    const spent = await owner.post('/live/shipments/new', second);
    expect([spent.status, spent.text]).toEqual([402, expect.stringContaining('<h2>Add money</h2>')]);
    const { rows } = await service.database.db.pool.query('select held_cents from wallet');
    expect(rows.map(({ held_cents }) => Number(held_cents))).toEqual([6500]);
  });

  it('stays complete while the account is frozen, also if that happens before the last step', async () => {
    const before = await shipments();
    const fields = await confirmed(filled, 'live');
    const freeze = (frozen: boolean) =>
      service.database.db.pool.query('update account set frozen = $1 where id = $2', [
        frozen,
        service.account.id,
      ]);
    await freeze(true);
    const replies = [
      await owner.post('/live/shipments/new', fields),
      await owner.post('/live/shipments/new/check', filled),
    ];
    await freeze(false);
    for (const { status, text } of replies) {
      expect([status, text.includes('Nothing was booked: the account is frozen')]).toEqual([402, true]);
      expect(hidden(text)['recipient.contact_name']).toMatch(/Emily/);
      expect(text).not.toContain('Book and pay');
    }
    expect(await shipments()).toEqual(before);
  });

  it('with an amount below 0 names the limit', async () => {
    const reply = await owner.post('/test/shipments/new/check', { ...filled, 'items.0.unit_price': '-1' });
    expect(reply.text).toMatch(/id="items\.0\.unit_price-error">must be (at least|greater|more)/);
    expect(reply.text).not.toContain('must be a number');
  });
});

describe('an order that the carrier has not confirmed', () => {
  it('is asked for again under the same key, also without money for another one, and warned of later', async () => {
    const account = await service.createAccount();
    const { browser } = await signedInUser(service, { accountId: account.id });
    const give = (transactionId: string) =>
      topUp(service.database.db.pool, { accountId: account.id, amountCents: 6500, transactionId });
    const held = async () =>
      (
        await service.database.db.pool.query(
          `select tracking_number, (select held_cents::integer from wallet w where w.account_id = s.account_id)
            from shipment s where account_id = $1`,
          [account.id],
        )
      ).rows;
    await give('txn_silent');
    const check = await browser.post('/live/shipments/new/check', {
      ...filled,
      reference_no: 'SANDBOX-SILENT',
    });
    const { path: _, ...fields } = hidden(check.text);
    const first = await browser.post('/live/shipments/new', fields);
    const [order, ...others] = await held();
    expect([order.held_cents, others]).toEqual([6500, []]);
    expect(first.status).toBe(503);
    expect(first.text).toContain('Not confirmed yet');
    expect(first.text).toContain(`href="/dashboard/live/shipments/${order.tracking_number}"`);
    expect(first.text).not.toMatch(/name="edit"/);
    const { path: __, ...sentAgain } = hidden(first.text);
    expect(sentAgain).toMatchObject({ key: fields.key, expected_total_hkd: fields.expected_total_hkd });
    const second = await browser.post('/live/shipments/new', sentAgain);
    expect(second.text).toContain('Not confirmed yet');
    expect(await held()).toEqual([order]);
    await give('txn_more');
    const another = await browser.post('/live/shipments/new/check', filled);
    expect(another.text).toMatch(
      new RegExp(`has not confirmed these shipments yet[\\s\\S]*${order.tracking_number}`),
    );
    expect(await held()).toEqual([order]);
  });

  it('does not warn another user of the account', async () => {
    const { browser } = await signedInUser(service);
    expect((await browser.post('/test/shipments/new/check', filled)).text).not.toContain('has not confirmed');
  });
});

describe('a form whose earlier values were rejected', () => {
  it('is confirmed once more, and then booked once', async () => {
    const fields = await confirmed();
    const before = await shipments();
    await owner.post('/test/shipments/new', { ...fields, expected_total_hkd: '64.9' });
    const refused = await owner.post('/test/shipments/new', fields);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('booked nothing')]);
    expect(await shipments()).toHaveLength(before.length);
    const { path: _, ...again } = hidden(refused.text);
    expect((await owner.post('/test/shipments/new', again)).status).toBe(303);
    expect(await shipments()).toHaveLength(before.length + 1);
  });
});

describe('a draft', () => {
  const links = (text: string) =>
    [...text.matchAll(/href="\/dashboard(\/test\/shipments\/new[^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
  const chosen = async (address: string) => {
    const { text } = await owner.get(address);
    return links(text).find((link) => link.includes('/details') && link.includes('HKASTDGGSTCM')) ?? '';
  };

  it('shows the typed values after Back, and after the service was changed', async () => {
    const details = await chosen(`/test/shipments/new?${search}`);
    const form = await owner.get(details);
    expect(form.text).not.toContain('Emily');
    const { order_draft: draft = '' } = hidden(form.text);
    await owner.post('/test/shipments/new/check', {
      ...filled,
      order_draft: draft,
      'parcels.0.weight_kg': '0.7',
    });
    const back = await owner.get(details);
    expect(back.text).toContain('value="&lt;b>Emily&lt;/b>"');
    expect(back.text).toMatch(/name="parcels\.0\.weight_kg"[^>]*value="0\.7"/);
    const toQuote = links(back.text).find((link) => !link.includes('/details')) ?? '';
    expect(toQuote).not.toContain('Emily');
    const otherPrice = toQuote.replace('parcels.0.weight_kg=0.7', 'parcels.0.weight_kg=1.1');
    const changed = await owner.get(await chosen(otherPrice));
    expect(changed.text).toContain('value="&lt;b>Emily&lt;/b>"');
    expect(changed.text).toMatch(/name="parcels\.0\.weight_kg"[^>]*value="1\.1"/);
    expect(hidden(changed.text).order_draft).not.toBe(draft);
  });

  it('is not shown to another user, and not changed by one', async () => {
    const details = await chosen(`/test/shipments/new?${search}`);
    const { order_draft: draft = '' } = hidden((await owner.get(details)).text);
    await owner.post('/test/shipments/new/check', { ...filled, order_draft: draft });
    const { browser: other } = await signedInUser(service);
    expect((await other.get(details)).text).not.toContain('Emily');
    await other.post('/test/shipments/new/check', {
      ...filled,
      order_draft: draft,
      'recipient.contact_name': 'Mallory',
    });
    expect((await owner.get(details)).text).toContain('Emily');
    expect((await other.get(details)).text).not.toMatch(/Emily|Mallory/);
  });

  it('of 100 items is checked and shown again', async () => {
    const items = Array.from({ length: 100 }, (_, row) => [
      [`items.${row}.description`, '棉'.repeat(200)],
      [`items.${row}.merchant_product_id`, '衣'.repeat(200)],
      [`items.${row}.quantity`, '1'],
      [`items.${row}.unit_price`, '1'],
    ]).flat();
    const { status, text } = await owner.post('/test/shipments/new/check', {
      ...filled,
      ...Object.fromEntries(items),
    });
    expect([status, text]).toEqual([200, expect.stringContaining('Confirm the shipment')]);
  });
});

describe('the net weight of a piece', () => {
  it('is booked, shown and duplicated', async () => {
    const form = { ...filled, 'items.0.unit_weight_kg': '0.2' };
    const { text } = await owner.post('/test/shipments/new/check', form);
    expect(text).toMatch(/Net weight per piece[\s\S]*0\.2 kg/);
    await owner.post('/test/shipments/new', await confirmed(form));
    const shipment = (await shipments()).at(-1);
    expect(shipment.items[0]).toMatchObject({ quantity: 2, unit_weight_kg: 0.2 });
    const page = await owner.get(`/test/shipments/${shipment.tracking_number}`);
    expect(page.text).toMatch(/Net weight per piece[\s\S]*0\.2 kg/);
  });

  it('that is too high is refused beside its field', async () => {
    const { status, text } = await owner.post('/test/shipments/new/check', {
      ...filled,
      'items.0.unit_weight_kg': '0.4',
    });
    expect([status, text]).toEqual([400, expect.stringContaining('id="items.0.unit_weight_kg-error"')]);
    expect(text).toContain('all pieces weigh 0.8 kg net, but the parcels 0.5 kg');
  });
});

describe('a duplicate', () => {
  it('is filled in from the earlier shipment, without its reference', async () => {
    const earlier = (
      await create(
        service,
        order({ reference_no: 'SO-77', parcels: [{ weight_kg: 0.7 }, { weight_kg: 1.2 }] }),
      )
    ).body.data.id;
    const quote = await owner.get(`/test/shipments/new?from=${earlier}`);
    expect(quote.text).toMatch(/name="parcels\.1\.weight_kg"[^>]*value="1\.2"/);
    const { text } = await owner.get(`/test/shipments/new/details?from=${earlier}&${search}`);
    for (const value of ['Emily Carter', 'Cotton T-shirt', '350 5th Avenue', '0.5'])
      expect(text).toContain(`value="${value}"`);
    expect(text).not.toMatch(/SO-77|value="1\.2"/);
  });

  it('keeps metadata, every item and all of their fields', async () => {
    const item = {
      description: 'Shirt',
      quantity: 1,
      unit_price_hkd: 3,
      sku: 'S',
      is_cspc: true,
      mfr_id_std: 'M1',
    };
    const items = Array.from({ length: 30 }, (_, at) => ({ ...item, sku: `S${at}` }));
    const metadata = { order: '<b>77</b>', empty: '', 'a.b=c': 'x; y' };
    const made = await create(service, order({ items, metadata }));
    expect(made.status).toBe(201);
    const { id } = made.body.data;
    const { text } = await owner.get(`/test/shipments/new/details?from=${id}&${search}`);
    expect(text).not.toContain('<b>77');
    const inputs = [
      ...text.matchAll(/<input [^>]*?name="((?:items|metadata)\.[^"]+)"[^>]*?value="([^"]*)"/g),
    ];
    const given = inputs.map(([, name = '', value = '']): [string, string] => [
      name,
      value.replaceAll('&lt;', '<'),
    ]);
    const fields = await confirmed({ ...filled, ...Object.fromEntries(given) });
    await owner.post('/test/shipments/new', fields);
    const [row] = (await shipments()).slice(-1);
    expect(row.metadata).toEqual(metadata);
    expect(row.items).toHaveLength(30);
    expect(row.items[29]).toMatchObject({ sku: 'S29', is_cspc: true, mfr_id_std: 'M1' });
  });

  it('books and shows every field of an item', async () => {
    const more = {
      merchant_product_id: 'TS-1',
      product_id_exemption: 'Y081',
      cpsc_product_id: 'TOY-7',
      battery_un_number: 'UN3481',
      battery_packing_instruction: 'PI967',
      battery_watt_hours: '3.7',
      'manufacturer.name': 'Kiln Ltd',
      'manufacturer.country_code': 'CN',
      'eu_responsible_person.name': 'Muster GmbH',
    };
    const entries = Object.entries(more).map(([name, value]) => [`items.0.${name}`, value]);
    const fields = await confirmed({ ...filled, ...Object.fromEntries(entries), 'items.0.is_cspc': 'on' });
    const { location } = await owner.post('/test/shipments/new', fields);
    const [row] = (await shipments()).slice(-1);
    expect(row.items[0]).toMatchObject({
      is_cspc: true,
      battery_watt_hours: 3.7,
      manufacturer: { name: 'Kiln Ltd', country_code: 'CN' },
      eu_responsible_person: { name: 'Muster GmbH' },
    });
    const { text } = await owner.get((location ?? '').replace('/dashboard', ''));
    expect(text).toContain('UN number of the battery: UN3481');
    expect(text).toContain('Manufacturer: Kiln Ltd, CN');
  });

  it('keeps tags with commas and quotes, and the insured amount', async () => {
    const tags = ['red, blue', 'the "best"', 'sale'];
    const { id } = (await create(service, order({ tags }))).body.data;
    await service.database.db.pool.query(
      `update shipment set pricing = (pricing::jsonb || '{"custom_insured_amount_hkd": 400, "custom_insured_amount_usd": 51.28}')::json
        where tracking_number = $1`,
      [id],
    );
    const { text } = await owner.get(`/test/shipments/new/details?from=${id}&${search}`);
    expect(text).toMatch(/name="insured_amount"[^>]*value="400"/);
    const written = /name="tags"[^>]*value="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"');
    expect(written).toBe('"red, blue", "the ""best""", sale');
  });

  it.each([
    ['"red, blue", "the ""best""", sale', ['red, blue', 'the "best"', 'sale']],
    [' a ,, b c,', ['a', 'b c']],
    ['"open, end', ['open', 'end']],
  ])('reads the tags %s', async (tags, expected) => {
    const form = { ...(await confirmed()), tags };
    await owner.post('/test/shipments/new', form);
    expect((await shipments()).at(-1).tags).toEqual(expected);
  });

  it('shows its metadata before it is booked, and refuses a key that is there twice', async () => {
    const before = await shipments();
    const shop = { 'metadata.0.key': 'shop', 'metadata.0.value': 'UK<1' };
    const { text } = await owner.post('/test/shipments/new/check', { ...filled, ...shop });
    expect(text).toMatch(/shop<\/dt><dd>UK&lt;1/);
    const twice = { ...filled, ...shop, 'metadata.1.key': 'shop', 'metadata.1.value': 'UK2' };
    const refused = await owner.post('/test/shipments/new/check', twice);
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('id="metadata.1.key-error"'),
    ]);
    expect(await shipments()).toEqual(before);
  });

  it('shows a refused key of its metadata beside it', async () => {
    const before = await shipments();
    const form = { ...filled, 'metadata.0.key': 'k'.repeat(101), 'metadata.0.value': 'x' };
    const { status, text } = await owner.post('/test/shipments/new/check', form);
    expect([status, text]).toEqual([400, expect.stringMatching(/id="metadata\.0\.(key|value)-error"/)]);
    expect(await shipments()).toEqual(before);
  });

  it('of a shipment of another account or mode does not exist', async () => {
    const other = await service.createAccount();
    const foreign = (await create(service, order(), other.testKey)).body.data.id;
    const own = (await create(service, order())).body.data.id;
    for (const path of ['', '/details']) {
      expect((await owner.get(`/test/shipments/new${path}?from=${foreign}`)).status).toBe(404);
      expect((await owner.get(`/live/shipments/new${path}?from=${own}`)).status).toBe(404);
    }
  });
});

describe('the advice on an order', () => {
  const advised = {
    ...filled,
    'recipient.city': 'Boston',
    'recipient.region': 'MA',
    'recipient.postal_code': '2110',
    reference_no: 'ADVISED',
  };

  it.each(['en', 'zh-Hant'] as const)('is shown before the booking, without paths (%s)', async (language) => {
    const { browser } = await signedInUser(service);
    await browser.post('/test/language', { language, path: '/' });
    const texts = adviceTexts[language];
    const { body } = await create(service, { ...order(), reference_no: `ADVISED-${language}` });
    const form = { ...advised, reference_no: `ADVISED-${language}` };
    const before = await shipments();
    const page = await browser.post('/test/shipments/new/check', form);
    expect(page.status).toBe(200);
    expect(page.text).toContain(fieldLabel(['recipient', 'postal_code'], language));
    expect(page.text).toContain(texts.suggested('02110'));
    expect(page.text).toContain(texts.placed(body.data.id, dayText(hongKongDay(new Date()), language)));
    const [, listed = ''] =
      new RegExp(`<h2>${adviceTexts[language].warnings}</h2>(.*?)</ul>`, 's').exec(page.text) ?? [];
    const count = listed.split('<li>').length - 1;
    expect(count).toBeGreaterThan(1);
    const { book, withWarnings } = orderTexts[language].confirm;
    expect(page.text).toContain(`>${withWarnings(book.test, count)}</button>`);
    expect(page.text).not.toContain('<code>recipient.postal_code</code>');
    expect(await shipments()).toEqual(before);
  });

  it('is shown beside its fields while other fields are refused', async () => {
    const { status, text } = await owner.post('/test/shipments/new/check', {
      ...advised,
      'parcels.0.weight_kg': 'half',
    });
    expect(status).toBe(400);
    expect(text).toMatch(/id="parcels\.0\.weight_kg-error"/);
    expect(text).toMatch(/<p class="advice" id="recipient\.postal_code-advice">[^<]*02110</);
    expect(text).not.toMatch(/id="parcels\.0\.weight_kg-advice"/);
  });
});
