import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { adviceTexts } from '../../../src/dashboard/advice.ts';
import { orderTexts } from '../../../src/dashboard/order/text.ts';
import { shipmentTexts } from '../../../src/dashboard/shipment/text.ts';
import { describeInBrowser, type OpenPage, signInByLink } from '../../support/browser.ts';
import { startTestService, type TestAccount, type TestService } from '../../support/service.ts';
import { liveAccount } from '../../support/shipment/live-account.ts';

const { order, quote, confirm, booked } = orderTexts.en;
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Everything that a booking leaves behind. */
const traces = async ({ id }: TestAccount) => {
  const tables = ['shipment', 'hold', 'wallet_transaction', 'event', 'audit_entry'];
  const counts = tables.map(async (table) => {
    const query = `select count(*)::integer as count from ${table} where account_id = $1`;
    return [table, (await service.database.db.pool.query(query, [id])).rows[0].count];
  });
  return Object.fromEntries(await Promise.all(counts));
};

let people = 0;

/** Opens the page of an order in live mode, for a shop with this money. */
async function openOrder(open: OpenPage, balanceCents = 1_000_000) {
  const account = await liveAccount(service.database, balanceCents);
  const page = await open({ viewport: { width: 1280, height: 800 } });
  const email = `${++people}@one-page.example`;
  await signInByLink(page, service, { accountId: account.id, role: 'clerk', email });
  await page.goto(`${service.rootUrl}/dashboard/live/shipments/new`);
  return { page, account, before: await traces(account) };
}

async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await page.fill(`[name="${name}"]`, value);
}

const recipient = {
  'recipient.contact_name': 'Emily Carter',
  'recipient.phone': '+1 212 555 0147',
  'recipient.address': '350 5th Avenue',
  'recipient.city': 'New York',
  'recipient.postal_code': '10118',
};
const item = {
  'items.0.description': 'Coffee mug',
  'items.0.unit_price': '80',
  'items.0.hs_code': '6912.00.3500',
  'items.0.country_of_manufacture': 'CN',
};

async function toUnitedStates(page: Page) {
  await page.fill('[name="recipient.country_code"]', 'United States');
  await page.keyboard.press('Tab');
  await page.locator('label[for="recipient.postal_code"]', { hasText: /^ZIP code$/ }).waitFor();
}

const finalTotal = async (page: Page) => {
  await page.getByText(quote.final).waitFor();
  return page.locator('#price .figure').textContent();
};

describeInBrowser('an order on one page', (open) => {
  it('that is refused names the fields in words, keeps the typed texts, and leaves nothing behind', async () => {
    const { page, account, before } = await openOrder(open);
    await page.fill('[name="recipient.country_code"]', 'Brazil');
    await page.keyboard.press('Tab');
    await page.locator('label[for="recipient.region"]', { hasText: /^State$/ }).waitFor();
    await fill(page, {
      'recipient.contact_name': 'João Silva',
      'recipient.phone': '+55 11 91234-5678',
      'recipient.address': 'Avenida Paulista, 1578',
      'recipient.city': 'São Paulo',
      'recipient.postal_code': '01310-200',
      'parcels.0.weight_kg': '0.5',
      'items.0.description': 'Shirt',
      'items.0.unit_price': '80',
    });
    await page.getByText(quote.needed).waitFor();
    await page.click('button[name=book][value=book]');
    await page.locator('[id="items.0.hs_code-error"]').waitFor();
    expect(await page.locator('[id="items.0.hs_code-error"]').textContent()).toMatch(/8 digits/);
    // The number may follow later, so it is recommended, and its lack refuses nothing.
    expect(await page.getByLabel(order.recommended('CPF or CNPJ')).isVisible()).toBe(true);
    await page.getByText(order.whyAsked).first().click();
    expect(await page.getByText(/without the recipient's CPF/).isVisible()).toBe(true);
    expect(await page.inputValue('[name="recipient.address"]')).toBe('Avenida Paulista, 1578');
    expect(await page.locator('main').textContent()).not.toMatch(/hs_code|tax_number|createShipment/);
    expect(await traces(account)).toEqual(before);
  });

  it('without enough money is refused with the reason, and leaves nothing behind', async () => {
    const { page, account, before } = await openOrder(open, 100);
    await toUnitedStates(page);
    await fill(page, { ...recipient, 'parcels.0.weight_kg': '0.5', ...item });
    await finalTotal(page);
    await page.click('button[name=book][value=book]');
    await page.getByRole('alert').filter({ hasText: confirm.insufficientForClerk }).waitFor();
    expect(await page.inputValue('[name="recipient.address"]')).toBe('350 5th Avenue');
    expect(await traces(account)).toEqual(before);
  });

  it('takes the suggested value beside a field with one click, and writes a phone number with its calling code', async () => {
    const { page, account, before } = await openOrder(open);
    await toUnitedStates(page);
    await fill(page, { ...recipient, 'recipient.phone': '212 555 0147' });
    await page.fill('[name="recipient.region"]', 'new york');
    // The number is written with its calling code, and said so, while the focus stays.
    await page.locator('[name="recipient.phone"][value="+1 212-555-0147"]').waitFor();
    expect(await page.inputValue('[name="recipient.phone"]')).toBe('+1 212-555-0147');
    await page.fill('[name="items.0.hs_code"]', '6912.00.3500.1122');
    const use = (value: string) => page.getByRole('button', { name: adviceTexts.en.use(value), exact: true });
    await use('NY').waitFor();
    await use('NY').click();
    await page.locator('[name="recipient.region"][value=NY]').waitFor();
    expect(await page.inputValue('[name="recipient.region"]')).toBe('NY');
    expect(await page.evaluate('document.activeElement.name')).toBe('recipient.region');
    await use('6912.00.3500').waitFor();
    await use('6912.00.3500').click();
    await page.locator('[name="items.0.hs_code"][value="6912.00.3500"]').waitFor();
    await use('6912.00.3500').waitFor({ state: 'detached' });
    expect(await page.inputValue('[name="recipient.address"]')).toBe('350 5th Avenue');
    expect(await traces(account)).toEqual(before);
  });

  it('with duties and taxes paid by the sender names the data that their price needs, then has it', async () => {
    const { page, account } = await openOrder(open);
    await page.fill('[name="recipient.country_code"]', 'Germany');
    await page.keyboard.press('Tab');
    await page.locator('label[for="recipient.postal_code"]', { hasText: /^Postal code$/ }).waitFor();
    const place = {
      'recipient.city': 'Berlin',
      'recipient.postal_code': '10117',
      'recipient.phone': '+49 30 901820',
    };
    await fill(page, { ...recipient, ...place, 'parcels.0.weight_kg': '0.5' });
    await page.getByText(quote.soFar).waitFor();
    await page.getByText(quote.extras, { exact: true }).click();
    await page.getByLabel(shipmentTexts.en.surcharge.DDP ?? '').check();
    await page.getByText(/^Duty and tax at the destination: Item 1 has no price/).waitFor();
    // Missing data is no mistake.
    expect(await page.getByText(quote.faults).count()).toBe(0);
    expect(await page.locator('main .error').count()).toBe(0);
    await fill(page, item);
    const total = await finalTotal(page);
    await page.click('button[name=book][value=book]');
    await page.getByRole('link', { name: booked.next }).waitFor();
    const { rows } = await service.database.db.pool.query(
      `select total_cents, amount_cents, state from shipment join hold using (tracking_number) where shipment.account_id = $1`,
      [account.id],
    );
    const [{ total_cents: cents }] = rows;
    expect(rows).toEqual([{ total_cents: cents, amount_cents: cents, state: 'pending' }]);
    expect(total).toBe(`HKD\u00a0${(cents / 100).toFixed(2)}`);
  });

  const country = '[name="recipient.country_code"]';

  it.each([
    ['United S', 'United States'],
    ['US', 'United States'],
    ['germny', 'Germany'],
    ['Deutschland', 'Germany'],
    ['德國', 'Germany'],
    ['DE', 'Germany'],
  ])('takes the only country that a text may mean, with Tab or Enter: %s', async (typed, name) => {
    const { page } = await openOrder(open);
    for (const key of ['Tab', 'Enter']) {
      await page.goto(`${service.rootUrl}/dashboard/live/shipments/new`);
      await page.locator(`${country}:focus`).waitFor();
      await page.keyboard.type(typed);
      await page.keyboard.press(key);
      await page.locator(`${country}[value="${name}"]`).waitFor();
      expect(await page.inputValue(country)).toBe(name);
      expect(await page.locator('main .error').count()).toBe(0);
    }
    // Enter moves on to what is typed next.
    expect(await page.evaluate('document.activeElement.name')).toBe('recipient.contact_name');
  });

  it('names the countries that a text may mean, keeps it, and books none of them', async () => {
    const { page, account, before } = await openOrder(open);
    const names = ['United Arab Emirates', 'United Kingdom', 'United States'];
    await page.locator(`${country}:focus`).waitFor();
    await page.keyboard.type('United');
    await page.keyboard.press('Tab');
    await page.getByText(order.chooseCountry(names)).waitFor();
    expect(await page.inputValue(country)).toBe('United');
    expect(await page.locator('[id="recipient.country_code"]').getAttribute('aria-invalid')).toBe('true');
    expect(await traces(account)).toEqual(before);
  });

  it('shows nothing wrong before a field is left, then one line beside it, and the rest behind a button', async () => {
    const { page } = await openOrder(open);
    await page.fill(country, 'Germany');
    await page.keyboard.press('Tab');
    await page.locator('label[for="recipient.postal_code"]', { hasText: /^Postal code$/ }).waitFor();
    const notes = page.locator('main :is(.error, .advice)');
    expect(await notes.count()).toBe(0);
    expect(await page.locator('#price').textContent()).not.toMatch(/European Union|customs/i);
    const sentence = page.getByText(/at least 6 digits, such as 6109\.10/);
    expect(await sentence.filter({ visible: true }).count()).toBe(0);
    await page
      .locator('section', { has: page.locator('[name="items.0.sku"]') })
      .getByText(order.whyAsked)
      .click();
    expect(await sentence.filter({ visible: true }).count()).toBe(1);

    // A postal code of 4 digits is none of Germany: it is said when the field is left, not while it is typed.
    await page.click('[name="recipient.postal_code"]');
    const priced = page.waitForResponse(/shipments\/new\/price$/);
    await page.keyboard.type('1011');
    await priced;
    expect(await notes.count()).toBe(0);
    await page.keyboard.press('Tab');
    await notes.first().waitFor();
    expect(await notes.count()).toBe(1);
    expect(await page.locator('#note-recipient-postal_code .advice').isVisible()).toBe(true);
    await page.fill('[name="recipient.postal_code"]', '10117');
    await notes.first().waitFor({ state: 'detached' });
  });

  const choice = /^For HKD\s[\d.]+ more, nothing is due at the door$/;

  /** Fills in an order to Germany, and waits until it is offered to pay its duties. */
  async function toGermany(page: Page) {
    await page.fill(country, 'Germany');
    await page.keyboard.press('Tab');
    await page.locator('label[for="recipient.postal_code"]', { hasText: /^Postal code$/ }).waitFor();
    const place = {
      'recipient.city': 'Berlin',
      'recipient.postal_code': '10117',
      'recipient.phone': '+49 30 901820',
    };
    await fill(page, { ...recipient, ...place, 'parcels.0.weight_kg': '0.5', ...item });
    await finalTotal(page);
  }

  it('shows who pays duties with each service, and chooses the one that costs less in all with one click', async () => {
    const { page } = await openOrder(open);
    await toGermany(page);
    const before = await page.locator('#price .figure').textContent();
    await page.getByRole('button', { name: choice }).click();
    await page.getByText('Duties and taxes are paid by you, in the price.').first().waitFor();
    await page.getByRole('button', { name: choice }).waitFor({ state: 'detached' });
    expect(await page.locator('#price .figure').textContent()).not.toBe(before);
    expect(await page.inputValue('[name="recipient.address"]')).toBe('350 5th Avenue');
  });

  const typeWeight = (page: Page) => page.fill('[name="parcels.0.weight_kg"]', '0.6');
  const pressChoice = (page: Page) => page.getByRole('button', { name: choice }).click();
  const sayPrivate = async (page: Page) => {
    await page.getByText(order.moreOfRecipient, { exact: true }).click();
    await page.selectOption('[name=recipient_type]', 'private');
  };

  it.each([
    { name: 'a price and a button', held: /new\/price$/, first: typeWeight, second: pressChoice },
    { name: 'a button and a price', held: /new\/details$/, first: pressChoice, second: typeWeight },
    { name: 'a field and a button', held: /new\/details$/, first: sayPrivate, second: pressChoice },
    { name: 'a button and a field', held: /new\/details$/, first: pressChoice, second: sayPrivate },
  ])('shows the typed and chosen values though the responses to $name cross', async ({
    held,
    first,
    second,
  }) => {
    const { page } = await openOrder(open);
    await toGermany(page);
    await page.waitForFunction(() => document.querySelectorAll('.htmx-request').length === 0);
    const released = Promise.withResolvers<void>();
    await page.route(held, (route) => released.promise.then(() => route.continue()).catch(() => {}), {
      times: 1,
    });
    const asked = page.waitForRequest(held);
    const other = page.waitForResponse(/new\/(price|details)$/);
    await first(page);
    await asked;
    await second(page);
    await other;
    const isTyped = first === typeWeight || second === typeWeight;
    const again = isTyped ? page.waitForResponse(/new\/price$/) : null;
    released.resolve();
    await page.getByRole('button', { name: choice }).waitFor({ state: 'detached' });
    await again;
    await page.waitForFunction(() => document.querySelectorAll('.htmx-request').length === 0);
    const shown = await page.locator('#price .figure').textContent();
    expect(await page.locator('[name=vat_prepay]').isChecked()).toBe(true);
    expect(await page.inputValue('[name="parcels.0.weight_kg"]')).toBe(isTyped ? '0.6' : '0.5');
    expect(await page.inputValue('[name=recipient_type]')).toBe(isTyped ? '' : 'private');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: quote.show, exact: true }).click();
    await loaded;
    expect(await page.locator('#price .figure').textContent()).toBe(shown);
  });
});
