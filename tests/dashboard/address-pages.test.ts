import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressTexts } from '../../src/dashboard/address/text.ts';
import { adviceTexts } from '../../src/dashboard/advice.ts';
import { orderTexts } from '../../src/dashboard/order/text.ts';
import { fillSavedAddresses } from '../support/address/saved-addresses.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';

const text = addressTexts.en;
const advised = adviceTexts.en;
let service: TestService;
let browser: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser } = await signedInUser(service));
});
afterAll(() => service.stop());

const rows = async () =>
  (
    await service.database.db.pool.query(
      'select id, livemode, role, description, party, is_default from saved_address order by created_at, id',
    )
  ).rows;
const last = async () => (await rows()).at(-1);
const emily = {
  contact_name: 'Emily Carter',
  phone: '+1 212 555 0147',
  address: '350 5th Avenue',
  city: 'New York',
  district: 'Midtown',
  region: 'NY',
  postal_code: '10118',
  country_code: 'US',
};
const shop = {
  contact_name: 'Lantau Shop',
  phone: '+852 2345 6789',
  address: '2 Lei Yue Mun Road',
  city: 'Hong Kong',
  country_code: 'HK',
};
/** Saves a party by its form, and returns its id. */
const save = async (form: Record<string, string>, mode = 'test'): Promise<string> => {
  const reply = await browser.post(`/${mode}/addresses/new`, form);
  expect([reply.status, reply.location]).toEqual([
    303,
    expect.stringMatching(/\/addresses\/adr_\w+\?saved=yes$/),
  ]);
  return /adr_\w+/.exec(reply.location ?? '')?.[0] ?? '';
};
const recipient = (change: Record<string, string> = {}) => save({ role: 'recipient', ...emily, ...change });
const sender = (change: Record<string, string> = {}, mode?: string) =>
  save({ role: 'sender', ...shop, ...change }, mode);
const advice = (page: string, name: string) =>
  new RegExp(`<p class="advice" id="${name}-advice">([^<]*)<`).exec(page)?.[1];

describe('a party', () => {
  it.each(['test', 'live'])('is saved by its form, and listed in its mode: %s', async (mode) => {
    const other = mode === 'test' ? 'live' : 'test';
    const form = await browser.get(`/${mode}/addresses/new?role=sender`);
    expect(form.text).toContain('<option value="HK" selected>');
    const name = `<b>Shop</b> ${mode}`;
    const id = await save({ role: 'sender', ...shop, contact_name: name, description: 'Warehouse' }, mode);
    expect(await last()).toMatchObject({
      id,
      livemode: mode === 'live',
      role: 'sender',
      description: 'Warehouse',
      party: { ...shop, contact_name: name },
      is_default: false,
    });
    const escaped = `&lt;b>Shop&lt;/b> ${mode}`;
    expect((await browser.get(`/${mode}/addresses`)).text).toContain(escaped);
    expect((await browser.get(`/${other}/addresses`)).text).not.toContain(escaped);
    expect((await browser.get(`/${mode}/addresses/${id}?saved=yes`)).text).toContain(text.saved);
    expect((await browser.get(`/${other}/addresses/${id}`)).status).toBe(404);
  });

  it('that createShipment would refuse is not saved, and the fields show the reason', async () => {
    const before = await rows();
    const reply = await browser.post('/test/addresses/new', {
      role: 'recipient',
      ...emily,
      contact_name: ' ',
      email: 'nobody',
      country_code: '',
    });
    expect(reply.status).toBe(400);
    for (const name of ['contact_name', 'email', 'country_code'])
      expect(reply.text).toContain(`<p class="error" id="${name}-error">`);
    // The typed values stay.
    expect(reply.text).toContain('value="350 5th Avenue"');
    expect(await rows()).toEqual(before);
    const unsupported = await browser.post('/test/addresses/new', {
      role: 'recipient',
      ...emily,
      country_code: 'KP',
    });
    expect([unsupported.status, unsupported.text]).toEqual([
      400,
      expect.stringContaining('id="country_code-error"'),
    ]);
    const noRole = await browser.post('/test/addresses/new', { ...emily, role: 'friend' });
    expect([noRole.status, await rows()]).toEqual([400, before]);
  });

  it.each([
    'en',
    'zh-Hant',
  ] as const)('is not saved beyond the limit, and the form keeps it: %s', async (language) => {
    const { id: accountId } = await service.createAccount();
    const { browser: own } = await signedInUser(service, { accountId });
    await fillSavedAddresses(service, { accountId });
    const before = await rows();
    const reply = await own.post(
      '/test/addresses/new',
      { role: 'recipient', ...emily },
      { 'Sec-Fetch-Site': 'same-origin', 'Accept-Language': language },
    );
    expect([reply.status, reply.text]).toEqual([
      409,
      expect.stringContaining(`role="alert">${addressTexts[language].limitReached}<`),
    ]);
    expect(reply.text).toContain('value="350 5th Avenue"');
    expect(reply.text).not.toContain('id="contact_name-error"');
    expect(await rows()).toEqual(before);
  });

  it('is changed, and an emptied field is removed', async () => {
    const id = await recipient({ email: 'emily@shop.example', description: 'VIP' });
    const reply = await browser.post(`/test/addresses/${id}`, { ...emily, city: 'Albany', district: '' });
    expect(reply.location).toMatch(`/addresses/${id}?saved=yes`);
    const { district: _, ...rest } = emily;
    expect(await last()).toMatchObject({ id, description: '' });
    expect((await last())?.party).toEqual({ ...rest, city: 'Albany' });
  });

  it('is unchanged after a refused change', async () => {
    const id = await recipient();
    const before = await last();
    const reply = await browser.post(`/test/addresses/${id}`, { ...emily, phone: '', city: 'Boston' });
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('id="phone-error"')]);
    expect(reply.text).toContain('value="Boston"');
    expect(await last()).toEqual(before);
  });

  it('is deleted after a question, and an order can no longer use it', async () => {
    const id = await recipient();
    const question = await browser.get(`/test/addresses/${id}/delete`);
    expect(question.text).toContain(text.deleteEffect);
    expect(question.text).not.toContain(text.deleteDefault);
    expect(await last()).toMatchObject({ id });
    expect((await browser.post(`/test/addresses/${id}/delete`)).location).toMatch(/\/addresses$/);
    expect((await rows()).map((row) => row.id)).not.toContain(id);
    expect((await browser.get(`/test/addresses/${id}`)).status).toBe(404);
    expect((await browser.get(`/test/shipments/new?to=${id}`)).status).toBe(404);
  });

  it('of another account is not found, and does not change', async () => {
    const id = await sender();
    const before = await rows();
    const other = await service.createAccount();
    const { browser: stranger } = await signedInUser(service, { accountId: other.id });
    for (const path of ['', '/delete'])
      expect((await stranger.get(`/test/addresses/${id}${path}`)).status).toBe(404);
    for (const path of ['', '/default', '/delete'])
      expect((await stranger.post(`/test/addresses/${id}${path}`, shop)).status).toBe(404);
    expect((await stranger.get(`/test/shipments/new?to=${id}`)).status).toBe(404);
    expect(await rows()).toEqual(before);
  });

  it('is read by a viewer, who changes none', async () => {
    const id = await sender();
    const { browser: viewer } = await signedInUser(service, { role: 'viewer' });
    const list = await viewer.get('/test/addresses');
    expect(list.text).toContain(shop.contact_name);
    expect(list.text).not.toMatch(/\/addresses\/(new|adr_)/);
    const before = await rows();
    expect((await viewer.post(`/test/addresses/${id}/default`)).status).toBe(403);
    expect(await rows()).toEqual(before);
  });
});

describe('the default sender', () => {
  it('is one per mode, and the question before its deletion names it', async () => {
    const defaults = async () => (await rows()).filter((row) => row.is_default).map(({ id }) => id);
    const first = await sender({ is_default: 'yes' });
    const live = await sender({ is_default: 'yes' }, 'live');
    const second = await sender();
    expect(await defaults()).toEqual([first, live]);
    await browser.post(`/test/addresses/${second}/default`);
    expect(await defaults()).toEqual([live, second]);
    const { text: list } = await browser.get('/test/addresses?role=sender');
    expect(list.split(`<span class="badge good">${text.isDefault}`)).toHaveLength(2);
    expect((await browser.get(`/test/addresses/${second}/delete`)).text).toContain(text.deleteDefault);
    expect((await browser.get('/test/shipments/new')).text).toContain(
      orderTexts.en.order.defaultSender(shop.contact_name),
    );
    // Saving the form without its box leaves the mode without one.
    await browser.post(`/test/addresses/${second}`, shop);
    expect(await defaults()).toEqual([live]);
  });

  it('is never a recipient', async () => {
    const id = await recipient();
    const before = await rows();
    expect((await browser.post(`/test/addresses/${id}/default`)).status).toBe(400);
    expect(await rows()).toEqual(before);
  });
});

describe('the advice of validateAddress', () => {
  it('is beside the fields, and a button saves its suggestions', async () => {
    const id = await recipient({ phone: '212 555 0147', postal_code: '10118-', region: 'New York' });
    const { text: page } = await browser.get(`/test/addresses/${id}`);
    expect(advice(page, 'phone')).toBe(
      `${advised.kinds.PHONE_WITHOUT_CALLING_CODE}. ${advised.suggested('+12125550147')}`,
    );
    expect(advice(page, 'region')).toBe(`${advised.kinds.REGION_FORMAT}. ${advised.suggested('NY')}`);
    expect(page).toContain('aria-describedby="phone-hint phone-advice"');
    expect(page).toContain('<span>New York, NY 10118</span>');
    const section = page.split(text.suggestionsEffect)[1]?.split('</form>')[0] ?? '';
    const fields = [...section.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect((await browser.post(`/test/addresses/${id}`, Object.fromEntries(fields))).status).toBe(303);
    expect((await last())?.party).toMatchObject({
      phone: '+12125550147',
      region: 'NY',
      postal_code: '10118',
    });
    const { text: after } = await browser.get(`/test/addresses/${id}`);
    expect(after).not.toContain('class="advice"');
    expect(after).not.toContain(text.takeSuggestions);
  });

  it('never refuses a party, and has no button without a suggestion', async () => {
    const id = await recipient({ postal_code: '90210' });
    const { text: page } = await browser.get(`/test/addresses/${id}`);
    expect(advice(page, 'postal_code')).toBe(advised.kinds.POSTAL_CODE_ELSEWHERE);
    expect(page).not.toContain(text.takeSuggestions);
  });

  it('is Chinese on a Chinese page', async () => {
    const id = await recipient({ phone: '212 555 0147' });
    const { browser: reader } = await signedInUser(service);
    await reader.post('/test/settings', { language: 'zh-Hant', time_zone: 'Asia/Hong_Kong' });
    const { text: page } = await reader.get(`/test/addresses/${id}`);
    expect(advice(page, 'phone')).toMatch(/國際區號[^A-Za-z]*\+12125550147$/);
  });
});

describe('the form of an order', () => {
  const check = (form: Record<string, string>) => browser.post('/test/shipments/new/check', form);
  const shownIn = (page: string, name: string) =>
    new RegExp(`id="${name.replace('.', '\\.')}"[^>]* value="([^"]*)"`).exec(page)?.[1];

  it('is filled in with a saved recipient or sender, and keeps its other fields', async () => {
    const to = await recipient({ contact_name: 'Saved Emily' });
    const from = await sender({ contact_name: 'Shenzhen Depot', city: 'Shenzhen', country_code: 'CN' });
    const begun = {
      service_tier_id: 'HKASTDGGSTCM',
      'items.0.description': 'Teapot',
      'recipient.district': 'Old',
    };
    const filled = await check({ ...begun, fill: to });
    expect(filled.status).toBe(200);
    expect(shownIn(filled.text, 'recipient.contact_name')).toBe('Saved Emily');
    expect(shownIn(filled.text, 'recipient.district')).toBe('Midtown');
    expect(shownIn(filled.text, 'recipient.region')).toBe('NY');
    expect(shownIn(filled.text, 'items.0.description')).toBe('Teapot');
    expect(shownIn(filled.text, 'recipient.country_code')).toBe('United States');
    const withSender = await check({ ...begun, fill: 'sender', saved_sender: from });
    expect(shownIn(withSender.text, 'sender.contact_name')).toBe('Shenzhen Depot');
    expect(withSender.text).toContain('<option value="CN" selected>');
  });

  it('is booked with the country of its sender, and without a sender if only the country is given', async () => {
    const party = (role: string, fields: Record<string, string>) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${role}.${name}`, value]));
    const order = {
      service_tier_id: 'HKASTDGGSTCM',
      declared_currency: 'HKD',
      ...party('recipient', emily),
      'parcels.0.weight_kg': '0.5',
      'items.0.description': 'Teapot',
      'items.0.quantity': '1',
      'items.0.unit_price': '80',
    };
    const book = async (more: Record<string, string>) => {
      const { text: page } = await check({ ...order, ...more });
      const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
      const booked = await browser.post('/test/shipments/new', {
        ...order,
        ...more,
        key: field('key'),
        expected_total_hkd: field('expected_total_hkd'),
        expected_discount_rule_id: field('expected_discount_rule_id'),
      });
      const id = /SMP\d+/.exec(booked.location ?? '')?.[0] ?? '';
      return (await service.sdk().shipments.retrieve(id)).sender;
    };
    expect(await book({ 'sender.country_code': 'CN' })).toBeNull();
    expect(await book(party('sender', { ...shop, city: 'Shenzhen', country_code: 'CN' }))).toMatchObject({
      city: 'Shenzhen',
      country_code: 'CN',
    });
  });

  it('asks for a choice that it offers', async () => {
    const [from, to] = [await sender(), await recipient()];
    for (const form of [
      { fill: 'adr_0' },
      { fill: from },
      { fill: 'sender', saved_sender: '' },
      { fill: 'sender', saved_sender: to },
    ]) {
      const reply = await check({ ...form, 'recipient.city': 'Kept' });
      expect([form, reply.status]).toEqual([form, 400]);
      expect(reply.text).toContain(orderTexts.en.order.noSaved);
      expect(shownIn(reply.text, 'recipient.city')).toBe('Kept');
    }
  });

  it('begins with a saved recipient', async () => {
    const to = await recipient({ contact_name: 'Next Emily' });
    const { text: list } = await browser.get('/test/addresses?role=recipient');
    expect(list).toContain(`/test/shipments/new?to=${to}"`);
    const form = await browser.get(`/test/shipments/new?to=${to}`);
    expect(shownIn(form.text, 'recipient.country_code')).toBe('United States');
    expect(shownIn(form.text, 'recipient.postal_code')).toBe('10118');
    expect(shownIn(form.text, 'recipient.contact_name')).toBe('Next Emily');
    expect(shownIn(form.text, 'recipient.address')).toBe('350 5th Avenue');
  });
});
