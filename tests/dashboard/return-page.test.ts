import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shipmentTexts } from '../../src/dashboard/shipment/text.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { orderTo } from '../support/shipment/booking.ts';
import { sendBack, shop, sold } from '../support/shipment/returns.ts';

const { return: text, detail, list } = shipmentTexts.en;
let service: TestService;
let browser: TestBrowser;
beforeAll(async () => {
  service = await startTestService();
  ({ browser } = await signedInUser(service));
});
afterAll(() => service.stop());

const keyIn = (page: string) => /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';
const countReturns = async () =>
  (
    await service.database.db.pool.query(
      'select count(*)::int as n from shipment where return_of is not null',
    )
  ).rows[0].n;

describe('a return in the dashboard', () => {
  it('shows services and prices before it is booked, once, and links both ways', async () => {
    const id = await sold(service);
    const page = `/test/shipments/${id}`;
    expect((await browser.get(page)).text).toContain(detail.createReturn);
    const form = await browser.get(`${page}/return`);
    expect(form.text).toMatch(/HKD\s88\.25/);
    expect(form.text).toContain('HKUSRTXP01');
    expect(await countReturns()).toBe(0);
    const fields = {
      key: keyIn(form.text),
      service: 'HKRTNGG01',
      'total.HKRTNGG01': '88.25',
      reference_no: 'RMA-1',
    };
    const booked = await browser.post(`${page}/return`, fields);
    expect([booked.status, booked.location]).toEqual([303, expect.stringMatching(/\/shipments\/SMP\d{13}$/)]);
    expect((await browser.post(`${page}/return`, fields)).location).toBe(booked.location);
    expect(await countReturns()).toBe(1);
    const back = booked.location?.split('/').at(-1) ?? '';
    expect((await browser.get(page)).text).toContain(back);
    const shown = (await browser.get(`/test/shipments/${back}`)).text;
    expect(shown).toContain(id);
    expect(shown).not.toContain(detail.createReturn);
    expect(shown).not.toContain(`>${list.duplicate}<`);
    // The next return is not booked by mistake.
    const next = (await browser.get(`${page}/return`)).text;
    expect(next.slice(next.indexOf(text.earlier))).toContain(back);
    const again = (await browser.get(`/test/shipments/${back}/return`)).text;
    expect(again).toContain(text.obstacles.is_return);
  });

  it('shows the address that the goods go to, and how to save one if there is none', async () => {
    const abroad = { ...shop, country_code: 'CN', contact_name: 'Factory in Shenzhen' };
    const id = await sold(service, { sender: abroad });
    const without = await browser.get(`/test/shipments/${id}/return`);
    expect(without.text).toContain(text.noAddress);
    expect(without.text).not.toContain('createAddress');
    const [, link = ''] = new RegExp(`href="([^"]+)"[^>]*>${text.addSender}<`).exec(without.text) ?? [];
    expect(link).toMatch(/\/test\/addresses\/new\?role=sender$/);
    expect(without.text).not.toContain(text.services);
    await service
      .sdk()
      .addresses.create({ role: 'sender', is_default: true, ...shop, contact_name: 'Store' });
    const { text: page } = await browser.get(`/test/shipments/${id}/return`);
    expect(page).toContain('Store');
    expect(page).not.toContain('Factory in Shenzhen');
    expect(page).toContain(text.services);
  });

  it('is found by the shipment that it returns in the list, and in the file', async () => {
    const id = await sold(service);
    const back = (await sendBack(service, id)).body.data.id;
    const list = await browser.get(`/test/shipments?return_of=${id.toLowerCase()}`);
    expect([list.text.includes(back), list.text.includes(`>${id}<`)]).toEqual([true, false]);
    const file = (await browser.get(`/test/shipments.csv?return_of=${id}`)).text;
    const [heading = '', ...rows] = file.trim().split('\r\n');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.split(',')[heading.split(',').indexOf('return_of')]).toBe(id);
  });

  it('books nothing at another price, and states why a shipment cannot be returned', async () => {
    const id = await sold(service);
    const before = await countReturns();
    const form = await browser.get(`/test/shipments/${id}/return`);
    const fields = { key: keyIn(form.text), service: 'HKRTNGG01', 'total.HKRTNGG01': '1' };
    const refused = await browser.post(`/test/shipments/${id}/return`, fields);
    expect([refused.status, refused.text.includes(text.refused)]).toEqual([409, true]);
    const obstacles = [
      [await sold(service, { status: 'in_transit' }), text.obstacles.not_delivered],
      [await sold(service, { status: 'returning' }), text.obstacles.returned],
      [await sold(service, { status: 'cancelled' }), text.obstacles.cancelled],
    ] as const;
    for (const [one, reason] of obstacles) {
      const impossible = await browser.get(`/test/shipments/${one}/return`);
      expect([impossible.status, impossible.text.includes(`${text.impossible}: ${reason}`)]).toEqual([
        409,
        true,
      ]);
    }
    const chilean = await sold(service, orderTo('CL', { tax_number: '12.345.678-5' }));
    const { text: page } = await browser.get(`/test/shipments/${chilean}/return`);
    expect(page).toContain(text.noService('Chile'));
    expect(page).not.toContain(text.services);
    expect(await countReturns()).toBe(before);
  });
});
