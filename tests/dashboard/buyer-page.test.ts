import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buyerPageTexts } from '../../src/dashboard/settings/buyer-page-text.ts';
import { brandStyle } from '../../src/tracking/page/shop.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { bookParcel } from '../tracking/parcel.ts';

const text = buyerPageTexts.en;
const page = '/live/settings/buyer-page';
let service: TestService;
let owner: TestBrowser;
let viewer: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1', TEST_FEED_SECONDS: '0' } });
  ({ browser: owner } = await signedInUser(service));
  ({ browser: viewer } = await signedInUser(service, { role: 'viewer', address: '198.51.100.2' }));
});
afterAll(() => service.stop());
beforeEach(async () => {
  await service.database.db.pool.query('delete from account_brand');
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const save = (fields: Record<string, string | readonly string[]>, logo?: Buffer) =>
  owner.upload(page, logo ? [['logo', logo]] : [], undefined, fields);
const shown = async () => {
  const parcel = await bookParcel(service);
  const address = `${service.rootUrl}/track/${(await parcel.row()).track_token}`;
  const response = await fetch(address);
  return { address, html: await response.text(), policy: response.headers.get('content-security-policy') };
};
const stored = async () =>
  (
    await service.database.db.pool.query(
      'select name, contact, color, logo_type, mail_states from account_brand',
    )
  ).rows[0];

describe('the brand of a shop', () => {
  it('is saved, and shown to the recipient with name, logo, color and contact', async () => {
    const saved = await save(
      {
        name: ' Lantau <Tea> ',
        contact: 'help@lantau.example',
        color: '#0B6B57',
        mail: ['delivered', 'customs_hold'],
      },
      png,
    );
    expect(saved.location ?? saved.text).toMatch(/buyer-page\?saved=yes$/);
    expect(await stored()).toEqual({
      name: 'Lantau <Tea>',
      contact: 'help@lantau.example',
      color: '#0b6b57',
      logo_type: 'image/png',
      mail_states: ['customs_hold', 'delivered'],
    });
    const { html, address, policy } = await shown();
    expect(html).toContain('Lantau &lt;Tea></p>');
    expect(html).toContain('<title>Label created · Lantau &lt;Tea></title>');
    expect(html).toContain('<meta property="og:site_name" content="Lantau &lt;Tea>"/>');
    expect(html).toContain(`<meta property="og:image" content="${address}/logo"/>`);
    expect(html).toContain(
      '<a href="mailto:help@lantau.example" rel="noreferrer">Contact Lantau &lt;Tea></a>',
    );
    expect(html).toContain(`<style>${brandStyle('#0b6b57')}</style>`);
    expect(policy?.match(/'sha256-[^']+'/g)).toHaveLength(2);
    const logo = await fetch(`${address}/logo`);
    expect([
      logo.status,
      logo.headers.get('content-type'),
      logo.headers.get('x-content-type-options'),
    ]).toEqual([200, 'image/png', 'nosniff']);
    expect(Buffer.from(await logo.arrayBuffer()).equals(png)).toBe(true);
    expect((await owner.get(`${page}/logo`)).status).toBe(200);
    await save({ name: 'Lantau Tea', remove_logo: 'yes' });
    expect(await stored()).toMatchObject({ contact: null, color: null, logo_type: null, mail_states: [] });
    expect((await fetch(`${address}/logo`)).status).toBe(404);
    expect((await fetch(`${service.rootUrl}/track/${'A'.repeat(22)}/logo`)).status).toBe(404);
  });

  it.each([
    [{ name: 'x'.repeat(61) }, 'name', text.nameFault],
    [{ name: '', mail: ['delivered'] }, 'name', text.nameFault],
    [{ contact: 'http://shop.example' }, 'contact', text.contactFault],
    [{ contact: 'javascript:alert(1)' }, 'contact', text.contactFault],
    [{ contact: 'https://a:b@shop.example' }, 'contact', text.contactFault],
    [{ color: 'red' }, 'color', text.colorFault],
    [{ color: '#fff;}body{display:none' }, 'color', text.colorFault],
  ])('with %j is refused beside the field, and nothing is saved', async (fields, name, fault) => {
    const reply = await save({ name: 'Shop', ...fields });
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining(`id="${name}-error">${fault}`)]);
    expect(await stored()).toBeUndefined();
  });

  it.each([
    ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['101 kB', Buffer.concat([png, Buffer.alloc(101 * 1024)])],
    ['500 kB', Buffer.concat([png, Buffer.alloc(500 * 1024)])],
  ])('refuses a logo that is %s', async (_, content) => {
    const reply = await save({ name: 'Shop' }, content);
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining(text.logoFault)]);
    expect(await stored()).toBeUndefined();
  });

  it('can be seen by everybody and changed by owners', async () => {
    await save({ name: 'Shop' });
    const seen = await viewer.get(page);
    expect(seen.text).toContain(text.readOnly);
    expect(seen.text).not.toContain('name="contact"');
    expect((await viewer.post(page, { name: 'Other' })).status).not.toBe(200);
    expect(await stored()).toMatchObject({ name: 'Shop' });
  });
});

describe('the color of a shop', () => {
  it.each([
    ['#0b6b57', '#ffffff', ['light']],
    ['#ffe600', '#000000', ['dark']],
    ['#000000', '#ffffff', ['light']],
    // 4.54 on white, 4.0 on the tint of the advice.
    ['#767676', '#ffffff', []],
  ])('%s has texts in %s, and colors links where it is readable: %j', (color, on, readable) => {
    const style = brandStyle(color);
    expect(style).toContain(`--brand:${color};--on-brand:${on}`);
    const schemes = [...style.matchAll(/prefers-color-scheme:(\w+)/g)].map(([, name]) => name);
    expect(schemes).toEqual(readable);
  });
});
