import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { type RecipientMailState, recipientMailStates } from '../../db/table/mail.ts';
import { changeBrand } from '../../src/account/brand.ts';
import { commandLineActor } from '../../src/audit.ts';
import { readConfig } from '../../src/config/config.ts';
import type { WorkContext } from '../../src/context.ts';
import { dropMails, sendMails } from '../../src/job/send-mail.ts';
import { type BuyerLanguage, pageTexts } from '../../src/tracking/page/page-text.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { testSecretKeys } from '../support/secret-keys.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { bookParcel, type Parcel } from '../tracking/parcel.ts';

let service: TestService;
let server: MailServer;
let context: WorkContext;
beforeAll(async () => {
  service = await startTestService({ env: { TEST_FEED_SECONDS: '0' } });
  const accountId = service.account.id;
  await topUp(service.database.db.pool, { accountId, amountCents: 10_000_000, transactionId: 'txn_mail' });
});
afterAll(() => service.stop());
beforeEach(async () => {
  server = await startMailServer();
  const config = readConfig({
    SECRET_KEYS: testSecretKeys,
    SMTP_URL: server.url,
    MAIL_FROM: 'parcels@sampan.example',
    PUBLIC_URL: service.rootUrl,
  });
  context = { ...service.context, config, rootUrl: () => service.rootUrl };
  await choose(recipientMailStates);
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await query('delete from mail');
  await query('delete from recipient_mail_stop');
  await query('delete from account_brand');
});

const query = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;
const choose = (mail_states: readonly RecipientMailState[]) =>
  changeBrand(service.database.db.kysely, commandLineActor(service.account.id, service.clock.now()), {
    name: 'Lantau Tea',
    contact: 'help@lantau.example',
    mail_states,
  });
const queued = async () =>
  (await query('select shipment_state from mail where tracking_number is not null order by created_at')).map(
    ({ shipment_state }) => shipment_state,
  );

const email = 'Mila@courrier.example';
async function book(country = 'US', live = true): Promise<Parcel> {
  const recipient = { ...order().recipient, email };
  const parcel = await bookParcel(service, { live, change: { recipient } });
  // The language follows the destination.
  await query('update shipment set destination_country = $1 where tracking_number = $2', [
    country,
    parcel.id,
  ]);
  return parcel;
}

describe('a recipient', () => {
  it('gets an email once for each state that the shop chose', async () => {
    const parcel = await book();
    await parcel.checkpoint(1, { status: 'picked_up' });
    await parcel.checkpoint(2, { status: 'in_transit' });
    await parcel.checkpoint(3, { status: 'exception', subStatus: 'customs_hold' });
    await parcel.checkpoint(4, { status: 'out_for_delivery' });
    await parcel.checkpoint(5, { status: 'delivery_failed' });
    await parcel.checkpoint(6, { status: 'out_for_delivery' });
    await parcel.checkpoint(7, { status: 'available_for_pickup' });
    await parcel.checkpoint(8, { status: 'delivered' });
    expect((await queued()).sort()).toEqual([...recipientMailStates].sort());
    expect(await sendMails(context)).toBe(6);
    expect(await sendMails(context)).toBe(0);
    expect(server.mails.map(({ to }) => to)).toEqual(Array(6).fill(email));
  });

  it('gets none by default, in test mode, of other problems, and of states that were not chosen', async () => {
    await choose(['out_for_delivery', 'customs_hold']);
    const parcel = await book();
    await parcel.checkpoint(1, { status: 'picked_up' });
    await parcel.checkpoint(2, { status: 'exception', subStatus: 'delayed' });
    await parcel.checkpoint(3, { status: 'delivered' });
    await (await book('US', false)).checkpoint(1, { status: 'out_for_delivery' });
    await query('delete from account_brand');
    await (await book()).checkpoint(1, { status: 'out_for_delivery' });
    expect(await queued()).toEqual([]);
  });

  it('has the name of the shop, the next step, and two links, in the language of the destination', async () => {
    const parcel = await book('DE');
    await parcel.checkpoint(1, { status: 'exception', subStatus: 'customs_hold' });
    expect(await sendMails(context)).toBe(1);
    const [mail] = server.mails;
    const { track_token: token } = await parcel.row();
    expect(mail?.headers.get('from')).toBe('Lantau Tea <parcels@sampan.example>');
    expect(mail?.headers.get('reply-to')).toBe('help@lantau.example');
    expect(mail?.headers.get('subject')).toBe('Vom Zoll angehalten: Ihre Sendung von Lantau Tea');
    expect(mail?.body).toContain('Wenn Sie nichts erhalten haben, wenden Sie sich an Lantau Tea.');
    expect(mail?.body).toContain(`${service.rootUrl}/track/${token}?lang=de`);
    expect(mail?.body).toContain(`Sendungsnummer: ${parcel.id}`);
    expect(mail?.body).toContain('Lantau Tea kontaktieren: help@lantau.example');
    expect(mail?.body).not.toMatch(/mila|\{\w+\}/i);
  });

  it.each([
    ['DE', 'de', 'ltr'],
    ['AE', 'ar', 'rtl'],
  ] as const)('has a page with the color of the shop, in its language and direction: %s', async (country, language, direction) => {
    const actor = commandLineActor(service.account.id, service.clock.now());
    await changeBrand(service.database.db.kysely, actor, { color: '#f2c14e' });
    const parcel = await book(country);
    await parcel.checkpoint(1, { status: 'available_for_pickup' });
    expect(await sendMails(context)).toBe(1);
    const { headers, page } = server.mails[0] ?? {};
    const { track_token: token } = await parcel.row();
    const text = pageTexts[language];
    expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(page).toMatch(new RegExp(`<h1 [^>]*>${text.status.available_for_pickup}</h1>`));
    expect(page).toContain(text.advice.available_for_pickup);
    expect(page).toContain('background:#f2c14e;color:#000000');
    expect(page).toContain(`<a href="${service.rootUrl}/track/${token}?lang=${language}"`);
    const stop = /^<(.*)>$/.exec(headers?.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(page).toContain(`<a href="${stop.replaceAll('&', '&amp;')}"`);
    expect(page).not.toMatch(/mila|\{\w+\}|undefined|<script/i);
  });

  it('isolates the name of the shop in Arabic, which its letters would reorder, and in no other language', async () => {
    await (await book('AE')).checkpoint(1, { status: 'delivered' });
    await sendMails(context);
    await (await book('DE')).checkpoint(1, { status: 'delivered' });
    await sendMails(context);
    const [arabic, german] = server.mails;
    const line = 'تواصل مع \u2068Lantau Tea\u2069: help@lantau.example';
    expect(arabic?.body).toContain(line);
    expect(arabic?.page).toContain(line);
    expect(german?.body).toContain('Lantau Tea kontaktieren: help@lantau.example');
    expect(german?.body).not.toMatch(/[\u2066-\u2069]/);
  });

  it('reads the next step after a problem, with the colon of the language', async () => {
    const failed = await book('JP');
    await failed.checkpoint(1, { status: 'delivery_failed' });
    await sendMails(context);
    await (await book('US')).checkpoint(1, { status: 'exception', subStatus: 'customs_hold' });
    await sendMails(context);
    const [japanese, english] = server.mails;
    expect(japanese?.body).toContain(`追跡番号：${failed.id}`);
    expect(japanese?.body).toMatch(new RegExp(`Lantau Teaにお問い合わせください。.*${failed.id}`));
    expect(english?.body).toContain('Without an answer, the parcel can go back to the sender.');
  });

  it('reads how to reach a shop that has entered no contact', async () => {
    const actor = commandLineActor(service.account.id, service.clock.now());
    await changeBrand(service.database.db.kysely, actor, { contact: null });
    await (await book('US')).checkpoint(1, { status: 'exception', subStatus: 'customs_hold' });
    await sendMails(context);
    expect(server.mails[0]?.body).toContain('The email about your order says how to reach Lantau Tea.');
  });

  it.each([
    ['ja', 'US', 'ja'],
    ['zh-HK', 'DE', 'zh-Hant'],
    // None of ours.
    ['sv', 'DE', 'de'],
  ])('reads an email in the language of the order: %s to %s', async (language, country, expected) => {
    const recipient = { ...order().recipient, email, language };
    const parcel = await bookParcel(service, { live: true, change: { recipient } });
    await query('update shipment set destination_country = $1 where tracking_number = $2', [
      country,
      parcel.id,
    ]);
    await parcel.checkpoint(1, { status: 'delivered' });
    await sendMails(context);
    expect(server.mails[0]?.body).toContain(`?lang=${expected}`);
    expect(server.mails[0]?.body).toContain(
      pageTexts[expected as BuyerLanguage].advice.delivered.split('{')[0],
    );
  });

  it('ends the emails of the shop with one click, and gets those of other shops', async () => {
    const parcel = await book();
    await parcel.checkpoint(1, { status: 'picked_up' });
    await sendMails(context);
    const [mail] = server.mails;
    const link = /^<(.*)>$/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.body).toContain(link);
    expect(link).not.toMatch(/mila|courrier/i);
    const asked = await fetch(link);
    expect([asked.status, await asked.text()]).toEqual([
      200,
      expect.stringContaining('You then get no more emails about parcels from Lantau Tea.'),
    ]);
    await parcel.checkpoint(2, { status: 'out_for_delivery' });
    // A scanner that opened the link has ended nothing. An email that waits is not sent after the click.
    expect(await queued()).toContain('out_for_delivery');
    const clicked = await fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect([clicked.status, await clicked.text()]).toEqual([
      200,
      expect.stringContaining('<h1>You get no more of these emails</h1>'),
    ]);
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);
    expect(await sendMails(context)).toBe(0);
    await parcel.checkpoint(3, { status: 'delivered' });
    await (await book()).checkpoint(1, { status: 'picked_up' });
    expect(await sendMails(context)).toBe(0);
    expect(server.mails).toHaveLength(1);
    const stored = await query('select account_id, address_hash from recipient_mail_stop');
    expect(stored).toEqual([
      { account_id: service.account.id, address_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  it.each([
    ['another signature', (link: string) => link.replace(/.{4}$/, '0000')],
    ['another parcel', (link: string) => link.replace(/track\/[\w-]{4}/, 'track/AAAA')],
    ['no signature', (link: string) => link.split('&to=')[0] ?? ''],
  ])('cannot end emails by a link with %s', async (_, change) => {
    await (await book()).checkpoint(1, { status: 'picked_up' });
    await sendMails(context);
    const link = /^<(.*)>$/.exec(server.mails[0]?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect((await fetch(change(link), { method: 'POST' })).status).toBe(404);
    expect(await query('select 1 from recipient_mail_stop')).toEqual([]);
  });

  it('gets no email that waited when the shop turned it off', async () => {
    await (await book()).checkpoint(1, { status: 'picked_up' });
    await choose(['delivered']);
    expect(await sendMails(context)).toBe(0);
    expect(await query('select state from mail')).toEqual([{ state: 'failed' }]);
  });

  it('gets no email after being erased, and none about old news', async () => {
    const parcel = await book();
    await parcel.checkpoint(1, { status: 'picked_up' });
    await query(
      `update shipment set anonymized_at = now(), recipient = '{"contact_name": "[erased]"}' where tracking_number = $1`,
      [parcel.id],
    );
    expect(await sendMails(context)).toBe(0);
    expect(await query('select state from mail')).toEqual([{ state: 'failed' }]);
    await parcel.checkpoint(2, { status: 'delivered' });
    expect(await queued()).toEqual(['picked_up']);
    await (await book()).checkpoint(1, { status: 'picked_up' });
    await query("update mail set created_at = created_at - interval '25 hours'");
    expect(await dropMails(context)).toBe(1);
    expect(server.mails).toEqual([]);
  });

  it('gets one of at most 1,000 emails of the account in an hour', async () => {
    const hour = 'floor(extract(epoch from sampan_clock()) / 3600)';
    await query(`update account_brand set mail_count = 999, mail_hour = ${hour}`);
    await (await book()).checkpoint(1, { status: 'picked_up' });
    await (await book()).checkpoint(1, { status: 'picked_up' });
    expect(await queued()).toEqual(['picked_up']);
    await query(`update account_brand set mail_hour = ${hour} - 1`);
    await (await book()).checkpoint(1, { status: 'picked_up' });
    expect(await queued()).toEqual(['picked_up', 'picked_up']);
    expect(await query('select mail_count from account_brand')).toEqual([{ mail_count: 1 }]);
  });
});
