import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { maxLogoBytes } from '../../src/account/brand.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { bookParcel } from '../tracking/parcel.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TEST_FEED_SECONDS: '0' } });
});
afterAll(() => service.stop());
beforeEach(() => service.database.db.pool.query('delete from account_brand'));

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const update = (body: object, key = service.account.liveKey) =>
  service.call('patch', '/brand', key).send(body);
const brand = async () => (await service.call('get', '/brand')).body.data;
const entries = async () =>
  (
    await service.database.db.pool.query(
      "select subject from audit_entry where action = 'account.brand_changed' order by created_at, id",
    )
  ).rows.map(({ subject }) => subject);

describe('200', () => {
  it('changes the tracking page, and records it', async () => {
    const { status, body } = await update({
      name: ' Lantau Tea ',
      contact: 'help@lantau.example',
      color: '#0B6B57',
      logo: png,
      email_states: ['delivered', 'customs_hold'],
    });
    expect([status, body.data]).toEqual([
      200,
      {
        name: 'Lantau Tea',
        contact: 'help@lantau.example',
        color: '#0b6b57',
        logo_type: 'image/png',
        email_states: ['delivered', 'customs_hold'],
      },
    ]);
    expect(await brand()).toEqual(body.data);
    expect(await entries()).toEqual([
      'name: Lantau Tea; contact: help@lantau.example; color: #0b6b57; mail_states: delivered customs_hold; logo: image/png',
    ]);
    const { track_token } = await (await bookParcel(service)).row();
    const page = `${service.rootUrl}/track/${track_token}`;
    expect(await (await fetch(page)).text()).toContain('Contact Lantau Tea</a>');
    const logo = await fetch(`${page}/logo`);
    expect([logo.status, Buffer.from(await logo.arrayBuffer()).toString('base64')]).toEqual([200, png]);
  });

  it('keeps omitted properties, removes those that are null, and records no change without one', async () => {
    await update({ name: 'Lantau Tea', contact: 'help@lantau.example', color: '#0b6b57', logo: png });
    const before = await entries();
    expect((await update({ color: '#0b6b57' })).body.data).toMatchObject({
      name: 'Lantau Tea',
      color: '#0b6b57',
    });
    expect(await entries()).toEqual(before);
    const { body } = await update({ contact: null, color: null, logo: null });
    expect(body.data).toEqual({
      name: 'Lantau Tea',
      contact: null,
      color: null,
      logo_type: null,
      email_states: [],
    });
    expect(await entries()).toHaveLength(before.length + 1);
  });
});

describe('400', () => {
  it.each([
    [{ email_states: ['delivered'] }, 'name', /^is needed for emails to recipients;/],
    [{ name: null, email_states: ['delivered'] }, 'name', /^is needed for emails/],
    [{ name: 'x'.repeat(61) }, 'name', /at most 60/],
    [{ name: ' ' }, 'name', /blank/],
    [{ name: 'Lantau\u202e Tea' }, 'name', /^must be one line of at most 60 characters$/],
    [{ contact: 'http://shop.example' }, 'contact', /HTTPS URL/],
    [{ contact: 'javascript:alert(1)' }, 'contact', /HTTPS URL/],
    [{ contact: 'https://a:b@shop.example' }, 'contact', /HTTPS URL/],
    [{ color: 'red' }, 'color', /six hexadecimal digits/],
    [{ email_states: ['lost'] }, 'email_states', /must be one of/],
    [{ email_states: ['delivered', 'delivered'] }, 'email_states', /duplicates/],
    [{ logo: 'not base64!' }, 'logo', /base64/],
    [
      { logo: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64') },
      'logo',
      /PNG, JPEG or WebP/,
    ],
    [{ logo: 'A'.repeat(136_540) }, 'logo', /at most 136536 characters/],
    [{ shop: 'Lantau' }, 'shop', /not a known property/],
  ])('names the field, and changes nothing: %j', async (body, field, message) => {
    await update({ name: 'Lantau Tea' });
    await service.database.db.pool.query("update account_brand set name = null where $1 = 'name'", [field]);
    const before = [await brand(), await entries()];
    const { status, body: answer } = await update(body);
    expect([status, answer.data[0].path[0], answer.data[0].message]).toEqual([
      400,
      field,
      expect.stringMatching(message),
    ]);
    expect([await brand(), await entries()]).toEqual(before);
  });

  it('takes a logo of exactly 100 kB, and no larger one', async () => {
    const picture = (bytes: number) =>
      Buffer.concat([Buffer.from(png, 'base64'), Buffer.alloc(bytes)])
        .subarray(0, bytes)
        .toString('base64');
    expect((await update({ logo: picture(maxLogoBytes) })).status).toBe(200);
    const { status, body } = await update({ logo: picture(maxLogoBytes + 1) });
    expect([status, body.data[0].path]).toEqual([400, ['logo']]);
  });
});

describe('403', () => {
  it('refuses a test key, and changes nothing', async () => {
    const { status, body } = await update({ name: 'Lantau Tea' }, service.account.testKey);
    expect([status, body.message]).toEqual([403, expect.stringMatching(/^LIVE_MODE_ONLY: /)]);
    expect((await brand()).name).toBeNull();
  });

  it('refuses a key without shipments:write', async () => {
    const key = await service.createKey(service.account.id, 'live', ['shipments:read']);
    const { status, body } = await update({ name: 'Lantau Tea' }, key);
    expect([status, body.data.required_scope]).toEqual([403, 'shipments:write']);
    expect((await brand()).name).toBeNull();
  });
});
