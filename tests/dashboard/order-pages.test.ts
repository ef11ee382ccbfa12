import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertRateAfter } from '../../db/query/pricing/currency-rate.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { countryNames } from '../../src/country.ts';
import { adviceTexts } from '../../src/dashboard/advice.ts';
import { orderTexts } from '../../src/dashboard/order/text.ts';
import { dayText } from '../../src/dashboard/view/data.ts';
import { hongKongDay } from '../../src/runtime.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { orderFormFields } from '../support/order-form.ts';
import { cases } from '../support/profile.ts';
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
/** Returns a form with its key, as the browser sends parts of a page. */
const withKey = async (form: Readonly<Record<string, string>>) => {
  const { text } = await owner.get('/test/shipments/new');
  const [, key = ''] = /name="form_key" value="([^"]+)"/.exec(text) ?? [];
  return new URLSearchParams({ ...form, form_key: key });
};
const shipments = async () =>
  (await service.database.db.pool.query('select * from shipment order by created_at, tracking_number')).rows;
const audited = async () =>
  (await service.database.db.pool.query(`select subject from audit_entry where action = 'shipment.booked'`))
    .rows;
/** Returns the form with the price of an order, to be booked. */
const confirmed = async (form: Readonly<Record<string, string>> = filled, mode = 'test') =>
  orderFormFields((await owner.post(`/${mode}/shipments/new/check`, form)).text);
/** Returns the hidden fields of a page whose only form asks again. */
const hidden = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&lt;', '<').replaceAll('&amp;', '&')],
    ),
  );
const errorsIn = (text: string) => [...text.matchAll(/ id="([^"]+)-error"/g)].map(([, name]) => name);
const formOf = async (more: Readonly<Record<string, string>>) =>
  (await owner.post('/test/shipments/new/check', more)).text;

describe('the form of an order', () => {
  it('adds rows without a script', async () => {
    const { text } = await owner.post('/test/shipments/new/check', { ...filled, add: 'items' });
    expect(text).toContain('name="items.1.description"');
    expect(text).not.toContain('name="items.2.description"');
  });

  const detailsOf = (country: string, more: Readonly<Record<string, string>> = {}) =>
    formOf({
      service_tier_id: 'HKASTDGGSTCM',
      'recipient.country_code': country,
      'parcels.0.weight_kg': '0.5',
      'items.0.quantity': '1',
      ...more,
    });
  /** The part of the page before what is folded. */
  const topOf = (text: string) =>
    text.slice(text.indexOf('id="details"')).split('<details class="filters"')[0] ?? '';

  it.each([
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
    expect(text.split(sentence)).toHaveLength(2);
    const plain = topOf(await detailsOf('US'));
    for (const name of names) expect(plain).not.toContain(`name="${name}"`);
    for (const name of ['is_cspc', 'battery_watt_hours', 'eu_responsible_person.country_code'])
      expect(text.split(`name="items.0.${name}"`)).toHaveLength(2);
  });

  it('folds the fields that customs recommend for every item, and shows how many', async () => {
    const text = await detailsOf('DE');
    expect(topOf(text)).not.toContain('name="items.0.mfr_id_std"');
    const [, folded = ''] = text.slice(text.indexOf('id="details"')).split('<details class="filters"');
    expect(folded).toContain(orderTexts.en.order.moreRecommended(4));
    expect(folded).toContain('name="items.0.mfr_id_std"');
    expect(text.split(/product identifier of every item/)).toHaveLength(2);
  });

  it('fills in an item by its SKU: empty fields, and all fields when the SKU changes', async () => {
    const mug = { sku: 'MUG', description: 'Coffee mug', unit_price_hkd: 80, hs_code: '6912.00' };
    await service.sdk().products.create({ ...mug, manufacturer: { name: 'Kiln Ltd' } });
    await service.sdk().products.create({ sku: 'CUP', description: 'Tea cup', unit_price_hkd: 20 });
    const { 'items.0.description': _, 'items.0.unit_price': __, ...bare } = filled;
    const form = { ...bare, 'items.0.sku': 'MUG' };
    const fields = await confirmed({ ...form, 'items.0.description': 'Red mug' });
    expect(fields).toMatchObject({
      'items.0.description': 'Red mug',
      'items.0.unit_price': '80',
      'items.0.manufacturer.name': 'Kiln Ltd',
      'items.0.filled_from': 'MUG',
    });
    const other = await confirmed({ ...fields, 'items.0.sku': 'CUP' });
    expect(other).toMatchObject({
      'items.0.description': 'Tea cup',
      'items.0.unit_price': '20',
      'items.0.quantity': '2',
      'items.0.manufacturer.name': '',
    });
    const typed = await withKey({ ...bare, 'items.0.sku': 'mu' });
    const choices = await owner.send('/test/shipments/new/price', typed);
    expect(choices.text).toContain('<option value="MUG">Coffee mug</option>');
    expect(choices.text).not.toContain('<option value="CUP">');
    const usd = { ...(await confirmed(form)), 'items.0.unit_price': '', declared_currency: 'USD' };
    const refused = await owner.post('/test/shipments/new', usd);
    expect([refused.status, errorsIn(refused.text)]).toEqual([400, ['items.0.unit_price']]);
    expect(await shipments()).toEqual([]);
    for (const sku of ['MUG', 'CUP']) await service.sdk().products.delete(sku);
  });

  it('shows faults beside the fields, and on booking the missing fields too, and books nothing', async () => {
    const form = {
      ...filled,
      'recipient.city': '',
      'items.0.quantity': 'many',
      'recipient.country_code': 'NO',
    };
    const { status, text } = await owner.post('/test/shipments/new/check', form);
    expect([status, errorsIn(text)]).toEqual([400, ['items.0.quantity']]);
    expect(text).toContain('&lt;b>Emily&lt;/b>');
    const refused = await owner.post('/test/shipments/new', {
      ...orderFormFields(text),
      expected_total_hkd: '65',
    });
    expect([refused.status, errorsIn(refused.text).sort()]).toEqual([
      400,
      ['items.0.quantity', 'recipient.city', 'tax_number'],
    ]);
    expect(await shipments()).toEqual([]);
  });

  it('asks for the price to be seen before it books', async () => {
    const { key = '' } = orderFormFields((await owner.get('/test/shipments/new')).text);
    const { status, text } = await owner.post('/test/shipments/new', { ...filled, key });
    expect([status, text]).toEqual([400, expect.stringContaining(orderTexts.en.confirm.seePrice)]);
    expect(orderFormFields(text)).toMatchObject({ expected_total_hkd: '65', 'recipient.city': 'New York' });
    expect(await shipments()).toEqual([]);
  });

  it.each([
    ['US', ['address', 'city', 'region', 'postal_code'], 'ZIP code', 'State'],
    ['DE', ['address', 'postal_code', 'city'], 'Postal code', 'City or town'],
    ['JP', ['address', 'city', 'region', 'postal_code'], 'Prefecture', 'Postal code'],
    ['SG', ['address', 'postal_code'], 'Street address', 'Postal code'],
  ])('has the address of %s in its order, with its names', async (country, parts, ...labels) => {
    const top = topOf(await formOf({ 'recipient.country_code': country }));
    const names = top.matchAll(/name="recipient\.(address|city|district|region|postal_code)"/g);
    expect([...names].map(([, part]) => part)).toEqual(parts);
    for (const label of labels) expect(top).toContain(`>${label}</label>`);
  });

  it('keeps a value that the country has no field for in sight, and fills in the city of a city state', async () => {
    const german = await formOf({ 'recipient.country_code': 'DE', 'recipient.region': 'Hessen' });
    expect(topOf(german)).toContain('value="Hessen"');
    const { 'recipient.city': _, ...form } = filled;
    const place = { 'recipient.country_code': 'Singapore', 'recipient.postal_code': '018956' };
    const { status, text } = await owner.post('/test/shipments/new/check', { ...form, ...place });
    expect([status, orderFormFields(text).expected_total_hkd]).toEqual([200, expect.stringMatching(/^\d/)]);
    expect(text).not.toContain(orderTexts.en.quote.needed);
  });

  it('finds saved recipients by any part of them, all of them, and fills one in', async () => {
    const saved = async (contact_name: string, city: string) => {
      const party = { ...order().recipient, email: `${contact_name[0]}@new.example`, contact_name, city };
      return (await service.sdk().addresses.create({ ...party, role: 'recipient' })).id;
    };
    const id = await saved('Zoe Older', 'Kiruna');
    for (let at = 0; at < 9; at++) await saved(`Newer ${at}`, 'Oslo');
    const found = async (find: string) => {
      const { text } = await owner.send('/test/shipments/new/people', await withKey({ find }));
      return [...text.matchAll(/<strong>([^<]+)/g)].map(([, name]) => name);
    };
    expect(await found('zoe')).toEqual(['Zoe Older']);
    expect(await found('kirun')).toEqual(['Zoe Older']);
    expect(await found('newer')).toHaveLength(8);
    expect(await found('nobody')).toEqual([]);
    expect(await formOf({ find: 'zo', 'recipient.contact_name': 'Else' })).toContain(
      `name="fill" value="${id}"`,
    );
    expect(orderFormFields(await formOf({ find: 'zo' }))['recipient.contact_name']).toBe('Zoe Older');
    const typed = { 'parcels.0.weight_kg': '0.5', 'recipient.email': 'old@shop.example', fill: id };
    expect(orderFormFields(await formOf(typed))).toMatchObject({
      'recipient.contact_name': 'Zoe Older',
      'recipient.country_code': 'United States',
      'recipient.email': 'Z@new.example',
      'parcels.0.weight_kg': '0.5',
    });
    const other = await service.createAccount();
    const { browser: stranger } = await signedInUser(service, { accountId: other.id });
    const strange = async (form: Record<string, string>) => stranger.post('/test/shipments/new/check', form);
    expect((await strange({ fill: id })).status).toBe(400);
    expect((await strange({ find: 'zo' })).text).not.toContain('Zoe');
  });

  it('takes a pasted address apart, keeps the rest of the form, and shows it before it books', async () => {
    const pasted = 'Jane Roe\n10 Downing Street\nLondon\nSW1A 2AA\nUnited Kingdom\n+44 20 7946 0000';
    expect(orderFormFields(await formOf({ ...filled, pasted }))).toMatchObject({
      'recipient.contact_name': 'Jane Roe',
      'recipient.phone': '+44 20 7946 0000',
      'recipient.country_code': 'United Kingdom',
      'recipient.postal_code': 'SW1A 2AA',
      'recipient.city': 'London',
      'recipient.address': '10 Downing Street',
      'parcels.0.weight_kg': '0.5',
    });
    const { status, text } = await owner.post('/test/shipments/new', { ...(await confirmed()), pasted });
    expect([status, orderFormFields(text)['recipient.city']]).toEqual([400, 'London']);
    expect(await shipments()).toEqual([]);
  });

  it('takes no text apart that is longer than an address, with the reason', async () => {
    const pasted = `Jane Roe\n${'10 Downing Street '.repeat(120)}\nLondon`;
    const { status, text } = await owner.post('/test/shipments/new/check', { ...filled, pasted });
    expect(status).toBe(400);
    expect(text).toContain('The pasted text has more than 2,000 characters. Paste the address alone.');
    expect(text).not.toContain('The address was filled in from the text.');
    expect(orderFormFields(text)).toMatchObject({
      'recipient.contact_name': filled['recipient.contact_name'],
    });
  });

  it('advises beside a field that was left, not on one that is typed or empty', async () => {
    const typed = {
      'recipient.country_code': 'US',
      'recipient.city': 'Boston',
      'recipient.region': 'MA',
      'recipient.postal_code': '2110',
    };
    const { text } = await owner.send('/test/shipments/new/price', await withKey(typed));
    expect(text).toMatch(
      /hx-target="#note-recipient-postal_code"[^>]*>\s*<p class="advice"[^>]*>[^<]*<button[^>]*>Use 02110</,
    );
    expect(text).not.toContain('#note-recipient-phone');
    const typing = await withKey({ ...typed, typing: 'recipient.postal_code' });
    const { text: while_ } = await owner.send('/test/shipments/new/price', typing);
    expect(while_).toMatch(/hx-target="#note-recipient-postal_code"[^>]*>\s*<\/hx-partial>/);
  });

  const focusOf = (text: string) => /<input[^>]*\sname="([^"]*)"[^>]*\sautofocus/.exec(text)?.[1];

  it('has the focus in the first field that is empty and needed, up to the weight, for countries of every kind', async () => {
    const needed = new Map<string, readonly string[]>();
    for (const country of service.context.catalog.current.countries.keys()) {
      const { violations } = await service.sdk().shipments.validate({
        ...order(),
        recipient: { ...order().recipient, country_code: country },
      });
      const missing = violations.filter(({ path, message }) => path.length === 1 && /missing/.test(message));
      needed.set(country, missing.map(({ path }) => String(path[0])).sort());
    }
    const kinds = Map.groupBy(needed.keys(), (country) => `${needed.get(country)}`);
    const some = cases([...needed.keys()]).map(([, country]) => country);
    const visited = new Map<string, readonly string[]>();
    for (const country of new Set([
      ...[...kinds.values()].flatMap((alike) => alike.slice(0, 1)),
      ...some,
      'JP',
      'CL',
      'SG',
    ])) {
      const typed: Record<string, string> = {
        'recipient.country_code': country,
        'recipient.contact_name': 'Ann Smith',
        'recipient.phone': '+1 212 555 0147',
      };
      const names: string[] = [];
      for (;;) {
        const { text } = await owner.get(`/test/shipments/new?${new URLSearchParams(typed)}`);
        const name = focusOf(text) ?? '';
        expect([country, typed[name]]).toEqual([country, undefined]);
        if (name === 'parcels.0.weight_kg') break;
        const inOrder = [...text.matchAll(/<input[^>]*\sname="([^"]*)"/g)].map(([, one]) => one);
        expect(inOrder.indexOf(name)).toBeGreaterThan(inOrder.indexOf(names.at(-1)));
        names.push(name);
        typed[name] = '12345';
      }
      visited.set(country, names);
      // Each field that the dry run needs before the goods was visited.
      expect(names).toEqual(expect.arrayContaining([...(needed.get(country) ?? [])]));
    }
    expect(visited.get('JP')).toContain('sales_platform_name');
    expect(visited.get('CL')).toContain('tax_number');
    expect(visited.get('SG')).not.toContain('recipient.city');
  });

  it('has the focus in the field that a saved recipient lacks', async () => {
    const party = {
      ...order().recipient,
      contact_name: 'Taro',
      country_code: 'JP',
      region: 'Tokyo',
      role: 'recipient' as const,
    };
    const { id } = await service.sdk().addresses.create(party);
    const { text } = await owner.send('/test/shipments/new/details', await withKey({ fill: id }));
    expect(focusOf(text)).toBe('sales_platform_name');
    const full = await owner.send(
      '/test/shipments/new/details',
      await withKey({ fill: id, sales_platform_name: 'Shopify' }),
    );
    expect(focusOf(full.text)).toBe('parcels.0.weight_kg');
  });

  it.each([
    ['BR', '3304.99.1000', '3304.99.10'],
    ['BR', '3304991000', '3304.99.10'],
    ['BR', '3304.99', null],
    ['BR', '3304.99.10', null],
    ['US', '3304.99.50.0012', '3304.99.5000'],
    ['US', '3304.99.5000', null],
    ['US', '3304.99.50', null],
    ['DE', '3304.99.0000', null],
    ['GB', '3304.99.0000', null],
  ])('offers the digits of an HS code that %s takes: %s, %s', async (country, code, offered) => {
    const typed = { ...filled, 'recipient.country_code': country, 'items.0.hs_code': code };
    const { text } = await owner.send('/test/shipments/new/details', await withKey(typed));
    const button = /value="take\.items\.0\.hs_code"[^>]*>([^<]*)</.exec(text)?.[1];
    expect(button).toBe(offered === null ? undefined : adviceTexts.en.use(offered));
    if (offered === null) return;
    const taken = await owner.send(
      '/test/shipments/new/details',
      await withKey({ ...typed, fill: 'take.items.0.hs_code' }),
    );
    expect(orderFormFields(`<form method="post" id="order">${taken.text}</form>`)['items.0.hs_code']).toBe(
      offered,
    );
    expect(taken.text).not.toContain('take.items.0.hs_code');
    expect(taken.text).not.toContain('id="items.0.hs_code-error"');
  });

  it.each([
    ['US', '(212) 555-0147', '+1 212-555-0147'],
    ['DE', '089/123456', '+49 89 123456'],
    ['DE', '0049 89 123456', '+49 89 123456'],
    ['JP', '03-1234-5678', '+81 3-1234-5678'],
    ['BR', '(11) 91234-5678', '+55 11 91234-5678'],
    ['GB', '020 7946 0000', '+44 20 7946 0000'],
    ['AU', '0412 345 678', '+61 412 345 678'],
  ])('shows a phone number of %s with its calling code: %s, %s', async (country, typed, shown) => {
    const form = { ...filled, 'recipient.country_code': country, 'recipient.phone': typed };
    const { text } = await owner.post('/test/shipments/new/check', form);
    expect(orderFormFields(text)['recipient.phone']).toBe(shown);
    const { en: name } = countryNames(country);
    expect(text).toContain(`id="recipient.phone-hint">${orderTexts.en.order.phoneOf(name)}<`);
    const live = await owner.send('/test/shipments/new/price', await withKey(form));
    const { phoneOf, phoneRead } = orderTexts.en.order;
    expect(live.text).toContain(`>${typed === shown ? phoneOf(name) : phoneRead(shown, name)}</hx-partial>`);
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
    const path = `/dashboard/test/shipments/${row.tracking_number}/booked`;
    expect(replies.map(({ location }) => location)).toContain(path);
    expect(again.location).toBe(path);
    expect(await audited()).toEqual([{ subject: row.tracking_number }]);
    const booked = await owner.get(path.replace('/dashboard', ''));
    expect(booked.text).toContain('&lt;b>Emily&lt;/b>');
    expect(booked.text).toContain(orderTexts.en.booked.next);
    expect(booked.text).not.toContain('data-print');
  });

  it('is printed at once by its other button', async () => {
    const { location } = await owner.post('/test/shipments/new', { ...(await confirmed()), book: 'print' });
    expect(location).toMatch(/\/booked\?print=1$/);
    const { text } = await owner.get((location ?? '').replace('/dashboard', ''));
    expect(text).toMatch(/<iframe [^>]*data-print[^>]*label\.pdf/);
  });

  it('is not printed while its label is being made, and its page shows the reason', async () => {
    const fields = await confirmed({ ...filled, reference_no: 'SANDBOX-LABEL-LATE' });
    const { location = '' } = await owner.post('/test/shipments/new', { ...fields, book: 'print' });
    expect(location).toMatch(/\/booked\?later=1$/);
    const { text } = await owner.get(location?.replace('/dashboard', '') ?? '');
    expect(text).toContain(orderTexts.en.booked.labelLate);
    expect(text).toMatch(/<html[^>]*data-refresh="2"/);
    expect(text).not.toContain('data-print');
    const [number = ''] = /[A-Z]{3}\w+(?=\/booked)/.exec(location ?? '') ?? [];
    const printed = await service.database.db.pool.query(
      'update shipment set label_ready_at = now() where tracking_number = $1 returning printed_at',
      [number],
    );
    expect(printed.rows).toEqual([{ printed_at: null }]);
    const ready = await owner.get(location?.replace('/dashboard', '') ?? '');
    expect(ready.text).toContain(orderTexts.en.booked.labelThere);
    expect(ready.text).not.toMatch(/data-print[^e]|<html[^>]*data-refresh/);
  });

  it('is not booked at a price that its user did not see', async () => {
    const before = await shipments();
    const reply = await owner.post('/test/shipments/new', {
      ...(await confirmed()),
      expected_total_hkd: '64.9',
    });
    const said = orderTexts.en.confirm.changed('HKD\u00a064.90', 'HKD\u00a065.00');
    expect([reply.status, reply.text]).toEqual([409, expect.stringContaining(said)]);
    expect(orderFormFields(reply.text).expected_total_hkd).toBe('65');
    expect(await shipments()).toHaveLength(before.length);
    expect((await owner.post('/test/shipments/new', orderFormFields(reply.text))).status).toBe(303);
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
    const poor = await owner.post('/live/shipments/new', await confirmed(filled, 'live'));
    expect(poor.status).toBe(402);
    for (const shown of [
      `Nothing was booked: ${orderTexts.en.confirm.insufficient('HKD\u00a065.00')}`,
      'href="/dashboard/live/wallet"',
      'HKD\u00a065.00',
      'Available in the wallet',
      '<h2>Add money</h2>',
    ])
      expect(poor.text).toContain(shown);
    expect(poor.text).not.toContain('needs a change');
    expect(await shipments()).not.toContainEqual(expect.objectContaining({ livemode: true }));
    await topUp(service.database.db.pool, {
      accountId: service.account.id,
      amountCents: 10_000,
      transactionId: 'txn_1',
    });
    const { text } = await owner.post('/live/shipments/new/check', orderFormFields(poor.text));
    expect(text).toMatch(
      /Available in the wallet<\/dt><dd>HKD\u00a0100\.00[\s\S]*Available after the booking<\/dt><dd>HKD\u00a035\.00/,
    );
    expect((await owner.post('/live/shipments/new', orderFormFields(text))).status).toBe(303);
    const spent = await owner.post('/live/shipments/new', await confirmed(filled, 'live'));
    expect([spent.status, spent.text]).toEqual([402, expect.stringContaining('<h2>Add money</h2>')]);
    expect(spent.text).toContain(orderTexts.en.confirm.insufficient('HKD\u00a030.00'));
    const { browser: clerk } = await signedInUser(service, { role: 'clerk' });
    const check = await clerk.post('/live/shipments/new/check', filled);
    const asClerk = await clerk.post('/live/shipments/new', orderFormFields(check.text));
    expect([asClerk.status, asClerk.text]).toEqual([
      402,
      expect.stringContaining(orderTexts.en.confirm.insufficientForClerk),
    ]);
    expect(asClerk.text).not.toMatch(/HKD\u00a03[05]\.00|<h2>Add money/);
    const { rows } = await service.database.db.pool.query('select held_cents from wallet');
    expect(rows.map(({ held_cents }) => Number(held_cents))).toEqual([6500]);
  });

  it('stays complete while the account is frozen', async () => {
    const before = await shipments();
    const fields = await confirmed(filled, 'live');
    const freeze = (frozen: boolean) =>
      service.database.db.pool.query('update account set frozen = $1 where id = $2', [
        frozen,
        service.account.id,
      ]);
    await freeze(true);
    const { status, text } = await owner.post('/live/shipments/new', fields);
    await freeze(false);
    expect([status, text.includes('Nothing was booked: the account is frozen')]).toEqual([402, true]);
    expect(orderFormFields(text)['recipient.contact_name']).toMatch(/Emily/);
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
    const fields = orderFormFields(check.text);
    const first = await browser.post('/live/shipments/new', fields);
    const [order, ...others] = await held();
    expect([order.held_cents, others]).toEqual([6500, []]);
    expect(first.status).toBe(503);
    expect(first.text).toContain('Not confirmed yet');
    expect(first.text).toContain(`href="/dashboard/live/shipments/${order.tracking_number}"`);
    expect(first.text).not.toContain('id="order"');
    const { path: _, ...sentAgain } = hidden(first.text);
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
    const again = orderFormFields(refused.text);
    expect((await owner.post('/test/shipments/new', again)).status).toBe(303);
    expect(await shipments()).toHaveLength(before.length + 1);
  });
});

describe('a long order', () => {
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
    expect([status, text]).toEqual([200, expect.stringContaining('name="expected_total_hkd"')]);
  });
});

describe('the net weight of a piece', () => {
  it('is booked, shown and duplicated', async () => {
    const form = { ...filled, 'items.0.unit_weight_kg': '0.2' };
    const { text } = await owner.post('/test/shipments/new/check', form);
    expect(text).toMatch(/name="items\.0\.unit_weight_kg"[^>]*value="0\.2"/);
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
    expect(text).toContain('All pieces weigh 0.8 kg net, but the parcels 0.5 kg');
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
    const { text } = await owner.get(`/test/shipments/new?from=${earlier}`);
    expect(text).toMatch(/name="parcels\.1\.weight_kg"[^>]*value="1\.2"/);
    for (const value of ['Emily Carter', 'Cotton T-shirt', '350 5th Avenue', '0.7'])
      expect(text).toContain(`value="${value}"`);
    expect(text).not.toContain('SO-77');
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
    const { text } = await owner.get(`/test/shipments/new?from=${id}`);
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
    const { text } = await owner.get((location ?? '').replace('/dashboard', '').replace('/booked', ''));
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
    const { text } = await owner.get(`/test/shipments/new?from=${id}`);
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

  it('refuses a key of its metadata that is there twice', async () => {
    const before = await shipments();
    const twice = {
      ...(await confirmed()),
      'metadata.0.key': 'shop',
      'metadata.0.value': 'UK<1',
      'metadata.1.key': 'shop',
      'metadata.1.value': 'UK2',
    };
    for (const path of ['/test/shipments/new', '/test/shipments/new/check']) {
      const refused = await owner.post(path, twice);
      expect([refused.status, errorsIn(refused.text)]).toEqual([400, ['metadata.1.key']]);
    }
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
    expect((await owner.get(`/test/shipments/new?from=${foreign}`)).status).toBe(404);
    expect((await owner.get(`/live/shipments/new?from=${own}`)).status).toBe(404);
    expect((await owner.get(`/test/shipments/${foreign}/booked`)).status).toBe(404);
    expect((await owner.get(`/live/shipments/${own}/booked`)).status).toBe(404);
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

  /** Returns the advice beside the fields, by the end of their names. */
  const adviceIn = (text: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      [...text.matchAll(/<p class="advice" id="(?:\w+\.)*(\w+)-advice">(.*?)<\/p>/g)].map(
        ([, name = '', advice = '']) => [name, advice.replaceAll(/<[^>]*>/g, '')],
      ),
    );

  it.each(['en', 'zh-Hant'] as const)('is shown before the booking, without paths (%s)', async (language) => {
    const { browser } = await signedInUser(service);
    await browser.post('/test/language', { language, path: '/' });
    const texts = adviceTexts[language];
    const { body } = await create(service, { ...order(), reference_no: `ADVISED-${language}` });
    const form = { ...advised, reference_no: `ADVISED-${language}` };
    const before = await shipments();
    const page = await browser.post('/test/shipments/new/check', form);
    expect(page.status).toBe(200);
    const { postal_code: code, reference_no: reference } = adviceIn(page.text);
    expect(code).toContain(texts.use('02110'));
    expect(reference).toBe(texts.placed(body.data.id, dayText(hongKongDay(new Date()), language)));
    // Each is said once.
    expect(page.text.split(reference ?? '')).toHaveLength(2);
    expect(page.text).toContain(orderTexts[language].quote.recommended);
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
    expect(text).toMatch(
      /<p class="advice" id="recipient\.postal_code-advice">[^<]*<button name="fill" value="take\.recipient\.postal_code"[^>]*>Use 02110</,
    );
    expect(text).not.toMatch(/id="parcels\.0\.weight_kg-advice"/);
  });
});

describe('the price of an order', () => {
  const place = { 'recipient.country_code': 'US', 'parcels.0.weight_kg': '0.5' };
  const panelOf = (text: string) => text.slice(text.indexOf('id="price"'));
  const figure = (text: string) => /<p class="figure">(HKD\u00a0[\d.,]+)/.exec(text)?.[1];

  it.each([
    1, 3,
  ])('is the price that is booked, with %i different items to the EU, which pays a fee for each', async (kinds) => {
    const items = Array.from({ length: kinds }, (_, at) => [
      [`items.${at}.description`, `Shirt ${at}`],
      [`items.${at}.quantity`, '1'],
      [`items.${at}.unit_price`, String(240 / kinds)],
      [`items.${at}.hs_code`, '6109.10'],
      [`items.${at}.merchant_product_id`, `TS-${at}`],
    ]).flat();
    const form = {
      ...filled,
      'recipient.country_code': 'Germany',
      'recipient.postal_code': '10117',
      'recipient.city': 'Berlin',
      'items.0.quantity': '1',
      ...Object.fromEntries(items),
    };
    const part = await owner.send('/test/shipments/new/price', await withKey(form));
    const fields = await confirmed(form);
    expect(figure(part.text)).toBe(`HKD\u00a0${Number(fields.expected_total_hkd).toFixed(2)}`);
    await owner.post('/test/shipments/new', fields);
    const row = (await shipments()).at(-1);
    expect(row.total_cents).toBe(Math.round(Number(fields.expected_total_hkd) * 100));
  });

  it('is shown for the country and the weight alone, said to be no final one, and is none without a weight', async () => {
    const { quote } = orderTexts.en;
    const text = panelOf(await formOf(place));
    expect(text).toContain(quote.soFar);
    expect(figure(text)).toMatch(/^HKD/);
    expect(text).not.toContain('expected_total_hkd');
    expect(panelOf(await formOf({ 'recipient.country_code': 'US' }))).toContain(quote.toPrice);
    expect(panelOf(await formOf(filled))).toContain(quote.final);
  });

  const chosen = (text: string) =>
    /type="radio"[^>]*value="(\w+)" checked|checked[^>]*value="(\w+)"/.exec(text)?.slice(1).find(Boolean);
  const { service_tier_id: _, ...rest } = filled;

  it('has the cheapest service chosen, keeps another choice, and names the fields still needed in words', async () => {
    const { id: accountId } = await service.createAccount();
    const { browser } = await signedInUser(service, { accountId });
    const formOf = async (form: Readonly<Record<string, string>>) =>
      (await browser.post('/test/shipments/new/check', form)).text;
    const first = await formOf({ ...rest, 'recipient.city': '' });
    const codes = [...first.matchAll(/type="radio"[^>]*name="service_tier_id"[^>]*value="(\w+)"/g)].map(
      ([, code]) => code,
    );
    expect(codes.length).toBeGreaterThan(1);
    expect(chosen(first)).toBe(codes[0]);
    expect(panelOf(first)).toContain('Still needed: Recipient: city');
    const other = await formOf({ ...rest, service_tier_id: codes[1] ?? '' });
    expect(chosen(other)).toBe(codes[1]);
    // The default service changes with the order: this is heavier than the cheapest one takes.
    const heavy = { ...orderFormFields(first), 'recipient.city': 'New York', 'parcels.0.weight_kg': '29' };
    expect(chosen(await formOf({ ...heavy, default_service: '' }))).not.toBe(undefined);
    const own = { ...orderFormFields(other), book: 'book' };
    expect(own).not.toHaveProperty('default_service');
    expect((await browser.post('/test/shipments/new', own)).status).toBe(303);
    // The next order to the country begins with the service of the last one, and one to another country with the cheapest.
    expect(chosen(await formOf(rest))).toBe(codes[1]);
    expect(chosen(await formOf({ ...orderFormFields(first), 'recipient.city': 'New York' }))).toBe(codes[1]);
    const toGermany = { ...rest, 'recipient.country_code': 'DE', 'recipient.postal_code': '10117' };
    const german = await formOf(toGermany);
    const [, cheapest] = /type="radio"[^>]*name="service_tier_id"[^>]*value="(\w+)"/.exec(german) ?? [];
    expect(chosen(german)).toBe(cheapest);
  });

  it('shows who pays duties with each service, and offers the one that costs less in all', async () => {
    const toGermany = {
      ...rest,
      'recipient.country_code': 'DE',
      'recipient.postal_code': '10117',
      'recipient.city': 'Berlin',
      'recipient.phone': '+49 30 901820',
      'items.0.hs_code': '6109.10',
      'items.0.country_of_manufacture': 'CN',
    };
    const text = panelOf(await formOf(toGermany));
    const services = [...text.matchAll(/<label class="check line">.*?<\/label>/gs)].map(([one]) => one);
    expect(services.length).toBeGreaterThan(1);
    for (const one of services) expect(one).toMatch(/The buyer pays about HKD\s[\d.]+ at the door/);
    const dear = { ...toGermany, service_tier_id: 'HKASTDGGSTCM' };
    const [, choice = '', less] =
      /<button[^>]*value="(service\.[^"]+)"[^>]*>For HKD\s([\d.]+) less, the buyer pays HKD\s[\d.]+ less at the door</.exec(
        await formOf(dear),
      ) ?? [];
    const before = orderFormFields(await formOf(dear));
    const taken = await formOf({ ...before, fill: choice });
    const after = orderFormFields(taken);
    expect(before.service_tier_id).toBe('HKASTDGGSTCM');
    expect(choice).toBe(`service.${after.service_tier_id}`);
    expect(Number(before.expected_total_hkd) - Number(after.expected_total_hkd)).toBeCloseTo(Number(less), 2);
    // No other one costs less.
    expect(panelOf(taken)).not.toContain('value="service.');
    // An extra that is none is not taken.
    expect(orderFormFields(await formOf({ ...before, fill: 'service.HKASTDGGSTCM tags' })).tags).toBe(
      'summer, sale',
    );
  });

  it('is of no country before the name of one is complete, and books none', async () => {
    const fields = { ...(await confirmed()), 'recipient.country_code': 'United S' };
    const before = await shipments();
    const { status, text } = await owner.post('/test/shipments/new', fields);
    expect([status, errorsIn(text)]).toEqual([400, expect.arrayContaining(['recipient.country_code'])]);
    expect(await shipments()).toEqual(before);
    expect(orderFormFields(await formOf(fields))['recipient.country_code']).toBe('United States');
  });

  it('has services that do not take the order below the others, with the reason', async () => {
    const text = panelOf(
      await formOf({
        ...filled,
        'recipient.country_code': 'GB',
        'recipient.postal_code': 'SW1A 1AA',
        'surcharge.DDP': 'on',
        'items.0.hs_code': '6109.10',
        'items.0.country_of_manufacture': 'CN',
        'recipient.city': 'London',
      }),
    );
    const others = text.slice(text.indexOf('class="others"'));
    expect(text.indexOf('class="others"')).toBeGreaterThan(text.indexOf('type="radio"'));
    expect(others).toMatch(/<strong>[^<]+<\/strong> [A-Z][^<]*DDP/);
    expect(others.slice(0, others.indexOf('</section>'))).not.toMatch(/HK[A-Z]+\d\d|type="radio"/);
  });

  it('leaves out, in live mode, a service whose carrier is not connected', async () => {
    const to = { 'recipient.country_code': 'GB', 'parcels.0.weight_kg': '0.5' };
    expect(await formOf(to)).toContain('HKPTCHGG01');
    const { text } = await owner.post('/live/shipments/new/check', to);
    expect(text).toContain('HKASTDGGSTCM');
    expect(text).not.toContain('HKPTCHGG01');
  });

  it('shows the wallet beside it in live mode only', async () => {
    expect((await owner.post('/live/shipments/new/check', filled)).text).toContain('Available in the wallet');
    expect(await formOf(filled)).not.toContain('Available in the wallet');
  });
});

describe('an order with a phone number without its calling code', () => {
  it.each([
    ['852 9123 4567', /Is this \+852 9123 4567\?/],
    ['555', /It is no number of United States/],
    ['(212) 555-0147 home', /Is this \+1 212-555-0147\?/],
    ['1-800-FLOWERS', /It is no number of United States/],
  ])('asks about a phone number that is not certain, then books it unchanged: %s', async (phone, question) => {
    const before = await shipments();
    const fields = { ...(await confirmed()), 'recipient.phone': phone };
    const asked = await owner.post('/test/shipments/new', fields);
    expect([asked.status, errorsIn(asked.text)]).toEqual([400, ['recipient.phone']]);
    expect(asked.text).toMatch(question);
    expect(await shipments()).toEqual(before);
    // Another number is asked about again.
    const other = await owner.post('/test/shipments/new', {
      ...orderFormFields(asked.text),
      'recipient.phone': `${phone}1`,
    });
    expect([other.status, await shipments()]).toEqual([400, before]);
    const { location } = await owner.post('/test/shipments/new', orderFormFields(asked.text));
    expect(location).toMatch(/\/booked$/);
    const { rows } = await service.database.db.pool.query(
      "select recipient->>'phone' as phone from shipment order by created_at desc, tracking_number desc limit 1",
    );
    expect(rows).toEqual([{ phone }]);
  });
});

describe('the country of an order', () => {
  it('offers the countries of the newest shipments first, the latest on top, and each country once', async () => {
    const shop = await service.createAccount();
    const { browser } = await signedInUser(service, { accountId: shop.id, address: '198.51.100.44' });
    const offered = async (mode: string) => {
      const { text } = await browser.get(`/${mode}/shipments/new`);
      const [list = ''] = /<datalist id="destinations">.*?<\/datalist>/s.exec(text) ?? [];
      return [...list.matchAll(/<option value="([^"]+)"/g)].map(([, name]) => name);
    };
    const all = await offered('test');
    const british = { ...order().recipient, country_code: 'GB', postal_code: 'SW1A 1AA', region: '' };
    for (const recipient of [british, order().recipient, order().recipient])
      await service.sdk(shop.testKey).shipments.create(order({ recipient }));
    const [first, second, ...others] = await offered('test');
    expect([first, second]).toEqual(['United States', 'United Kingdom']);
    expect(others).toEqual(all.filter((name) => name !== first && name !== second));
    expect(await offered('live')).not.toContain(undefined);
    expect((await offered('live')).slice(0, 2)).not.toEqual([first, second]);
  });
});

it('fills in the marketplace of the latest shipment to Japan once, and offers those of before', async () => {
  const shop = await service.createAccount();
  const { browser } = await signedInUser(service, { accountId: shop.id, address: '198.51.100.45' });
  const formAt = async (form: Readonly<Record<string, string>>) =>
    (await browser.post('/test/shipments/new/check', form)).text;
  const toJapan = { country_code: 'JP', postal_code: '150-0002', region: 'Tokyo', city: 'Shibuya-ku' };
  for (const sales_platform_name of ['Rakuten', 'Shopify'])
    await service
      .sdk(shop.testKey)
      .shipments.create(order({ recipient: { ...order().recipient, ...toJapan }, sales_platform_name }));
  const name = 'sales_platform_name';
  const japan = { 'recipient.country_code': 'JP' };
  const first = await formAt(japan);
  expect(orderFormFields(first)).toMatchObject({ [name]: 'Shopify', default_platform: 'Shopify' });
  expect(first).toMatch(/<input id="sales_platform_name"[^>]* required/);
  const [, offered = ''] = first.split('<datalist id="platforms">');
  expect(offered).toMatch(
    /^<option value="Shopify"><\/option><option value="Rakuten"><\/option><\/datalist>/,
  );
  // A field that a person emptied stays empty, and another country does not keep a value that no person typed.
  expect(orderFormFields(await formAt({ ...japan, [name]: '' }))[name]).toBe('');
  const filledIn = { [name]: 'Shopify', default_platform: 'Shopify' };
  const toUs = await formAt({ ...filledIn, 'recipient.country_code': 'US' });
  expect(toUs).not.toContain('name="sales_platform_name"');
  expect(toUs).not.toContain('default_platform');
  // Without a page that showed it, nothing is booked with it.
  const { text } = await browser.post('/test/shipments/new', { ...filled, ...japan });
  expect(errorsIn(text)).toContain(name);
});

describe('the advice of an order', () => {
  it.each([
    ['JP', '+1 212 555 0147', 'United States'],
    ['US', '+49 89 123456', 'Germany'],
    ['CA', '+1 212 555 0147', null],
  ])('advises on a phone number of another calling code: %s, %s', async (country, phone, other) => {
    const form = { ...filled, 'recipient.country_code': country, 'recipient.phone': phone };
    const { phoneElsewhere, phoneHint, phoneOf } = orderTexts.en.order;
    const { text } = await owner.post('/test/shipments/new/check', form);
    expect(text.includes('class="advice" id="recipient.phone-advice"')).toBe(other !== null);
    if (other !== null) expect(text).toContain(`>${phoneElsewhere(other)}<`);
    expect(text).toContain(
      `id="recipient.phone-hint">${other === null ? phoneOf('United States') : phoneHint}<`,
    );
  });

  it.each([
    ['BR', 'CPF or CNPJ', '123.456.789-00', '123.456.789-09'],
    ['KR', 'Personal customs code', 'X123456789012', 'P123456789012'],
    ['MX', 'RFC or CURP', 'GODE5612', 'GODE561231GR8'],
  ])('names the tax number of %s as people there do, and advises on a wrong one', async (country, name, wrong, right) => {
    const form = { ...filled, 'recipient.country_code': country, 'items.0.hs_code': '61091000' };
    const { notTaxNumber, recommended } = orderTexts.en.order;
    const [empty, advised, plain] = await Promise.all(
      ['', wrong, right].map((tax_number) => formOf({ ...form, tax_number })),
    );
    expect(empty).toContain(`<label for="tax_number">${recommended(name)}<`);
    expect(advised).toContain(`class="advice" id="tax_number-advice">${notTaxNumber(name)}<`);
    expect(plain).not.toContain('tax_number-advice');
    // Advice refuses nothing.
    expect(errorsIn(advised ?? '')).not.toContain('tax_number');
  });
});
