import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shipmentTexts } from '../../src/dashboard/shipment/text.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { sold } from '../support/shipment/returns.ts';

const { return: text, detail } = shipmentTexts.en;
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
  });

  it('books nothing at another price, and states why a shipment cannot be returned', async () => {
    const id = await sold(service);
    const before = await countReturns();
    const form = await browser.get(`/test/shipments/${id}/return`);
    const fields = { key: keyIn(form.text), service: 'HKRTNGG01', 'total.HKRTNGG01': '1' };
    const refused = await browser.post(`/test/shipments/${id}/return`, fields);
    expect([refused.status, refused.text.includes(text.refused)]).toEqual([409, true]);
    const moving = await sold(service, { status: 'in_transit' });
    const impossible = await browser.get(`/test/shipments/${moving}/return`);
    expect([impossible.status, impossible.text.includes(text.impossible)]).toEqual([409, true]);
    expect(await countReturns()).toBe(before);
  });
});
