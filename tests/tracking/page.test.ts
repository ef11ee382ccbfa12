import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import type { ApiContext } from '../../src/http/operation.ts';
import { serveTrackingPage } from '../../src/http/page/serve-tracking.ts';
import { chooseLanguage } from '../../src/language.ts';
import { checkDigit } from '../../src/shipment/tracking-number.ts';
import {
  type BuyerLanguage,
  buyerLanguages,
  chooseBuyerLanguage,
  pageTexts,
} from '../../src/tracking/page/page-text.ts';
import { translateLocation } from '../../src/tracking/page/place.ts';
import { buyerServiceName } from '../../src/tracking/page/service-name.ts';
import type { Shop } from '../../src/tracking/page/shop.ts';
import { messagePage, noShop, trackingPage } from '../../src/tracking/page/tracking-page.ts';
import { statuses, subStatuses } from '../../src/tracking/status.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { bookParcel, minutesAfterNoon, type Parcel } from './parcel.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TEST_FEED_SECONDS: '0' } });
});
afterAll(() => service.stop());

async function open(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${service.rootUrl}/track/${path}`, { headers, method });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const pathOf = async (parcel: Parcel) => (await parcel.row()).track_token;

it.each([
  '',
  '?lang=zh-Hant',
  '?lang=en',
])('an address without a parcel explains how to track one: /track/%s', async (path) => {
  const { status, html } = await open(path);
  expect(status).toBe(200);
  expect(html).toContain(
    path.includes('zh') ? pageTexts['zh-Hant'].message.noNumber.text : pageTexts.en.message.noNumber.text,
  );
  expect((await fetch(`${service.rootUrl}/track`)).status).toBe(200);
});

it('browsers get an icon', async () => {
  const response = await fetch(`${service.rootUrl}/favicon.ico`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});

describe('the tracking page', () => {
  it('shows the place and the history of a parcel, in the language of its reader', async () => {
    const parcel = await bookParcel(service);
    await parcel.checkpoint(1, {
      status: 'in_transit',
      subStatus: 'customs_cleared',
      location: 'New York, United States',
    });
    const path = await pathOf(parcel);
    const english = await open(path);
    expect(english.status).toBe(200);
    expect(english.html).toContain('<html lang="en" dir="ltr">');
    expect(english.html).toMatch(/<h1>In transit<\/h1>\s*/);
    expect(english.html).toContain('Cleared by customs');
    expect(english.html).toContain('New York, United States');
    expect(english.html).toContain(`<dd><bdi>${parcel.id}</bdi></dd>`);
    expect(english.html).toContain('<dd>United States</dd>');
    expect(english.html).toContain(
      '<time datetime="2025-01-05T12:01:00.000000Z">5 Jan 2025, 07:01 (<bdi dir="ltr">UTC-5</bdi>)</time>',
    );
    const chinese = await open(path, { 'Accept-Language': 'zh-HK,zh;q=0.9,en;q=0.8' });
    expect(chinese.html).toContain('<html lang="zh-Hant" dir="ltr">');
    for (const text of ['運送中', '已完成清關', '美國', '2025年1月5日 07:01', 'New York, 美國'])
      expect(chinese.html).toContain(text);
    expect(chinese.headers.get('content-language')).toBe('zh-Hant');
    expect((await open(`${path}?lang=zh-Hant`)).html).toBe(chinese.html);
    expect((await open(`${path}?lang=en`, { 'Accept-Language': 'zh' })).html).toBe(english.html);
    for (const [other] of buyerLanguages) expect(english.html).toContain(`<a href="?lang=${other}"`);
  });

  it('shows no persons, no prices and no descriptions of the carrier', async () => {
    const party = {
      contact_name: 'Canary name',
      phone: 'Canary phone',
      city: 'Canary city',
      address: 'Canary address',
      district: 'Canary district',
      region: 'Canary region',
      postal_code: 'Canary code',
    };
    const parcel = await bookParcel(service, {
      change: {
        recipient: { ...party, country_code: 'US', email: 'canary@shop.example' },
        sender: { ...party, country_code: 'HK' },
        reference_no: 'Canary-1',
        tags: ['Canary'],
        metadata: { note: 'Canary' },
        items: [{ ...order().items[0], description: 'Canary item', quantity: 1 }],
      },
    });
    await parcel.checkpoint(1, {
      status: 'delivered',
      description: 'Signed by Canary',
      carrierStatus: 'Canary',
    });
    await parcel.checkpoint(2, { description: 'Canary', carrierStatus: 'Canary' });
    const { html } = await open(await pathOf(parcel));
    expect(html).not.toMatch(/canary/i);
    expect(html).not.toContain(service.account.id);
    expect(html).toContain('Update from the carrier');
  });

  it('shows that a parcel of test mode is a test, and nothing of a live one, in each language', async () => {
    const path = await pathOf(await bookParcel(service));
    const { html } = await open(path);
    expect(html).toContain('<p class="test">This is a test. No parcel was sent.</p>');
    const byNumber = await open(`?number=${html.match(/SMP\d+/)?.[0]}`);
    expect(byNumber.html).toContain('<p class="test">');
    for (const [language] of buyerLanguages) {
      expect((await open(`${path}?lang=${language}`)).html).toContain(pageTexts[language].testNotice);
      expect(showParcel(language, {})).not.toContain('class="test"');
    }
  });

  it("is in the recipient's language if the browser names none of ours", async () => {
    const recipient = { ...order().recipient, language: 'pt-BR' };
    const path = await pathOf(await bookParcel(service, { change: { recipient } }));
    for (const [accepted, shown] of [
      ['', 'pt'],
      ['sv,fi;q=0.5', 'pt'],
      ['de', 'de'],
    ]) {
      const { headers, html } = await open(path, { 'Accept-Language': accepted ?? '' });
      expect([headers.get('content-language'), html.includes(`<html lang="${shown}"`)]).toEqual([
        shown,
        true,
      ]);
    }
    const unknown = await pathOf(
      await bookParcel(service, { change: { recipient: { ...recipient, language: 'sv' } } }),
    );
    expect((await open(unknown, { 'Accept-Language': 'sv' })).headers.get('content-language')).toBe('en');
  });

  it("escapes the carrier's text for a place", async () => {
    const parcel = await bookParcel(service);
    const location = `<img src=x onerror=alert(1)> "&'`;
    await parcel.checkpoint(1, { status: 'picked_up', location });
    const { html } = await open(await pathOf(parcel));
    expect(html).not.toContain('<img');
    expect(html).toContain(`&lt;img src=x onerror=alert(1)> &quot;&amp;'`);
  });

  it('loads only its icon, runs no script, and can be neither framed nor cached', async () => {
    const { html, headers } = await open(await pathOf(await bookParcel(service)), { 'X-Request-Id': 'abc' });
    expect(html).not.toMatch(/<script|<img|<iframe|<form| style=| on\w+=|https?:/i);
    expect(html.match(/<link [^>]*>/g)).toEqual([
      '<link rel="icon" href="/favicon.ico" type="image/svg+xml"/>',
    ]);
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'x-request-id': 'abc',
      vary: 'Accept-Language, Cookie',
    });
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('accepts HEAD, without a body, and no other method', async () => {
    const path = await pathOf(await bookParcel(service));
    const head = await open(path, {}, 'HEAD');
    expect({ status: head.status, html: head.html }).toEqual({ status: 200, html: '' });
    expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength((await open(path)).html));
    expect((await open(path, {}, 'POST')).status).toBe(404);
  });

  it.each(
    buyerLanguages,
  )('has a heading and an advice for every status with every sub-status, within 30 kB: %s', (language) => {
    const { advice, subAdvice } = pageTexts[language];
    const known = [...Object.values(advice), ...Object.values(subAdvice)].map(beginning);
    for (const status of statuses) {
      for (const sub_status of [null, ...subStatuses]) {
        const html = showParcel(language, { status, sub_status });
        const [, heading = '', said = ''] =
          /<h1>([^<]+)<\/h1>[\s\S]*<div class="advice"><p>([^<]+)<\/p>/.exec(html) ?? [];
        expect(heading.length).toBeGreaterThan(1);
        expect(known.some((text) => said.startsWith(text))).toBe(true);
        expect(html).toContain(`<title>${heading} · `);
        expect(html).toContain('<meta property="og:description" content="');
        expect(html).not.toMatch(/undefined|\bnull\b|\[object|\{\w+\}/);
        expect(Buffer.byteLength(html)).toBeLessThan(30_000);
      }
    }
  });

  it('does not call a parcel that customs holds in transit, with any status', () => {
    for (const status of ['in_transit', 'exception', 'out_for_delivery'] as const) {
      const html = showParcel('en', { status, sub_status: 'customs_hold' });
      expect(html).toContain('<h1>Held by customs</h1>');
      expect(html).toContain('by the date that it names');
      expect(html).toContain('<li class="stopped" aria-current="step">');
      expect(html).not.toContain('class="current"');
    }
    expect(showParcel('en', { status: 'delivered', sub_status: 'customs_hold' })).toContain(
      '<h1>Delivered</h1>',
    );
  });

  it('shows at customs who pays duty and tax', () => {
    const held = { status: 'exception', sub_status: 'customs_hold' } as const;
    expect(showParcel('en', held, 'DDP')).toContain('Duty and tax are already paid.');
    expect(showParcel('en', held, 'DAP')).toContain('Duty and tax are not included');
    expect(showParcel('en', { status: 'in_transit', sub_status: null }, 'DAP')).not.toContain('Duty and tax');
  });

  it('shows the next attempt that the carrier named, and no date from before the failed delivery', () => {
    const failed = { status: 'delivery_failed', sub_status: 'recipient_unavailable', eta } as const;
    const html = showParcel('en', failed);
    expect(html).not.toContain('9 Jan 2025');
    expect(html).not.toContain('Next delivery attempt');
    const next_step = { needed: null, deadline: null, next_attempt: '2025-01-07', pickup_place: null };
    const told = { ...scan, status: 'delivery_failed' as const, next_step };
    expect(showParcel('en', { ...failed, events: [told] })).toContain(
      '<dt>Next delivery attempt</dt><dd><time datetime="2025-01-07">7 Jan 2025</time>',
    );
  });

  it.each([
    ['a customs hold', { status: 'exception', sub_status: 'customs_hold' }],
    ['a wrong address', { status: 'exception', sub_status: 'address_query' }],
    ['a failed delivery', { status: 'delivery_failed', sub_status: 'recipient_unavailable' }],
    ['a pickup', { status: 'available_for_pickup', sub_status: null }],
  ] as const)('shows by when to act, and whom to ask, if the carrier named no day: %s', (_, state) => {
    const shop = { ...noShop, name: 'Lantau Tea', contact: 'help@lantau.example' };
    const html = showParcel('en', state, 'DAP', shop);
    expect(html).toContain('<dt>Time limit</dt><dd>No date is known. Act soon:');
    expect(html).toMatch(/<h2>Whom to ask<\/h2>.*Contact Lantau Tea<\/a> <bdi[^>]*>help@lantau.example</);
    expect(showParcel('en', state)).toMatch(/<h2>Whom to ask<\/h2>.*how to reach the shop\./);
    const moving = showParcel('en', { status: 'in_transit', sub_status: null }, 'DAP', shop);
    expect(moving).not.toMatch(/Time limit|Whom to ask/);
  });

  it('shows the last day that the carrier named, also when it has passed', () => {
    const held = { status: 'exception', sub_status: 'customs_hold' } as const;
    const next_step = { needed: null, deadline: '2025-01-07', next_attempt: null, pickup_place: null };
    const change = { ...held, events: [{ ...scan, ...held, next_step }] };
    const day = '<dt>Answer by</dt><dd><time datetime="2025-01-07">7 Jan 2025</time>';
    const passed = 'This day has passed. Ask now whether you can still act.';
    const until = (now: string) => showParcel('en', change, 'DAP', noShop, now);
    expect(until('2025-01-08T11:59:00Z')).toContain(`${day}</dd>`);
    expect(until('2025-01-08T12:00:00Z')).toContain(`${day}<br/><span class="passed">${passed}</span>`);
    expect(until('2025-01-06T00:00:00Z')).not.toContain('Time limit');
  });

  it('names the carrier to ask after a failed delivery without news, else the shop', () => {
    const failed = { status: 'delivery_failed', sub_status: null } as const;
    const number = { last_mile_tracking_number: 'RR473124829GB', destination_country: 'GB' };
    const local = showParcel('en', { ...failed, ...number });
    expect(local).toContain('text message, ask Royal Mail. Give this number: RR473124829GB.');
    expect(local).toMatch(/<a class="action" href="https:\/\/www.royalmail[^>]*>Track with Royal Mail/);
    expect(showParcel('en', failed)).toContain('text message, ask the shop. Give this number: SMP1.');
    const next_step = { needed: null, deadline: null, next_attempt: '2025-01-07', pickup_place: null };
    const told = { ...failed, events: [{ ...scan, ...failed, next_step }] };
    expect(showParcel('en', told)).not.toContain('Give this number');
    const late = showParcel('en', told, 'DAP', noShop, '2025-01-09T00:00:00Z');
    expect(late).toContain('Give this number: SMP1.');
    expect(late).not.toContain('Next delivery attempt');
  });

  it('shows no expected date that has passed, and none after the parcel is lost, damaged or destroyed', () => {
    const on = (now: string, sub_status: ShownRecord['sub_status'] = null) =>
      showParcel('en', { eta, sub_status }, 'DAP', noShop, now);
    expect(on('2025-01-10T11:59:00Z')).toContain('9 Jan 2025');
    expect(on('2025-01-10T12:00:00Z')).not.toContain('9 Jan 2025');
    expect(on('2025-01-10T12:00:00Z')).toContain('<dd>Later than expected. No new date is known.</dd>');
    for (const end of ['damaged', 'destroyed', 'lost'] as const)
      expect(on('2025-01-06T00:00:00Z', end)).not.toContain('Expected delivery');
  });

  it('names the place of a pickup, and how to find it if its address is not known', () => {
    const place = { ...scan, status: 'available_for_pickup' as const, location: 'Shop 7, Leeds' };
    const waiting = showParcel('en', { status: 'available_for_pickup', eta, events: [place] });
    expect(waiting).toContain('<dt>Pickup point</dt><dd>Shop 7, Leeds</dd>');
    expect(waiting).not.toContain('9 Jan 2025');
    const asked = 'ask Royal Mail. Give this number: RR473124829GB.';
    const number = { last_mile_tracking_number: 'RR473124829GB', destination_country: 'GB' };
    const unknown = showParcel('en', { status: 'available_for_pickup', ...number });
    expect(unknown).toContain(asked);
    expect(unknown).toContain('Track with Royal Mail');
    const pickup_place = { name: 'Post office 7', address: '1 High Street, Leeds', until: '2025-01-20' };
    const next_step = { needed: null, deadline: null, next_attempt: null, pickup_place };
    const known = showParcel('en', {
      status: 'available_for_pickup',
      ...number,
      events: [{ ...place, next_step }],
    });
    expect(known).toContain('<bdi>1 High Street, Leeds</bdi>');
    expect(known).toContain('<dt>Kept until</dt><dd><time datetime="2025-01-20">20 Jan 2025</time>');
    expect(known).not.toContain(asked);
  });

  it.each([
    ['the offset of the scan', { occurred_at_local: '2025-01-05T21:00:00+09:00' }, '5 Jan 2025, 21:00'],
    ['the one time of a country', { location: 'Hong Kong' }, '5 Jan 2025, 20:00'],
    ['a city of a country of one time', { location: 'Leipzig, Germany' }, '5 Jan 2025, 13:00'],
    ['a city with a zone', { location: 'Los Angeles, United States' }, '5 Jan 2025, 04:00'],
    ['an airport', { location: 'Los Angeles International Airport, USA' }, '5 Jan 2025, 04:00'],
    ['a city with an accent', { location: 'São Paulo, Brazil' }, '5 Jan 2025, 09:00'],
    ['a city of China', { location: 'Shenzhen, China' }, '5 Jan 2025, 20:00'],
    ['a city in a province of China', { location: 'Guangzhou, Guangdong, China' }, '5 Jan 2025, 20:00'],
    ['Ürümqi, which has the legal time of China', { location: 'Urumqi, China' }, '5 Jan 2025, 20:00'],
    ['China', { location: 'China', occurred_at: '2025-01-05T17:00:00Z' }, '6 Jan 2025, 01:00'],
    ['a city of Spain', { location: 'Barcelona, Spain' }, '5 Jan 2025, 13:00'],
    ['a city of the Canary Islands', { location: 'Las Palmas de Gran Canaria, Spain' }, '5 Jan 2025, 12:00'],
    ['an island of Spain', { location: 'Santa Cruz, Tenerife, Spain' }, '5 Jan 2025, 12:00'],
    ['a city of Portugal', { location: 'Porto, Portugal' }, '5 Jan 2025, 12:00'],
    ['a city of Madeira', { location: 'Funchal, Madeira, Portugal' }, '5 Jan 2025, 12:00'],
    ['a city of the Azores', { location: 'Ponta Delgada, Portugal' }, '5 Jan 2025, 11:00'],
    ['the Azores', { location: 'Horta, Açores, Portugal' }, '5 Jan 2025, 11:00'],
    ['a city of New Zealand', { location: 'Wellington, New Zealand' }, '6 Jan 2025, 01:00'],
    ['the Chatham Islands', { location: 'Chatham Islands, New Zealand' }, '6 Jan 2025, 01:45'],
    [
      'zones of one offset at that time of the year',
      { location: 'Astana, Kazakhstan', occurred_at: '2024-06-05T12:00:00Z' },
      '5 Jun 2024, 17:00',
    ],
    ['a country in capitals', { location: 'HONG KONG' }, '5 Jan 2025, 20:00'],
  ])('shows the local time of a scan: %s', (_, change, shown) => {
    const html = showParcel('en', { events: [{ ...scan, ...change }] });
    expect(html).toContain(`>${shown}</time>`);
    expect(html).not.toContain('(<bdi');
  });

  it.each([
    ['a country of several times', { location: 'United States' }],
    ['a country of two times', { location: 'Spain' }],
    ['zones with two offsets at that time of the year', { location: 'Astana, Kazakhstan' }],
    ['a city of the same name', { location: 'Detroit, Oregon, United States' }],
    ['a country without a zone', { location: 'Pristina, Kosovo' }],
    ['an unknown place', { location: 'Depot 4' }],
    ['no place', {}],
  ])('shows the time of a scan in UTC, and names it: %s', (_, change) => {
    const occurred_at = '2024-01-05T12:00:00Z';
    const html = showParcel('en', { events: [{ ...scan, occurred_at, ...change }] });
    expect(html).toContain('>5 Jan 2024, 12:00 (<bdi dir="ltr">UTC</bdi>)</time>');
  });

  it('shows the zones of times that differ, and one line about local times', () => {
    const tokyo = { ...scan, occurred_at: '2025-01-05T20:15:00.000000Z', location: 'Tokyo, Japan' };
    const usa = {
      ...scan,
      occurred_at: '2025-01-06T05:00:00.000000Z',
      location: 'Los Angeles, United States',
    };
    const out = { ...usa, status: 'out_for_delivery' } as const;
    const html = showParcel('en', { status: 'out_for_delivery', events: [tokyo, out] });
    const texts = [...html.matchAll(/<p class="detail">(.*?)<\/p>/g)].map(([, text = '']) =>
      text.replaceAll(/<[^>]+>/g, ''),
    );
    expect(texts).toEqual([
      '5 Jan 2025, 21:00 (UTC-8) · Los Angeles, United States',
      '6 Jan 2025, 05:15 (UTC+9) · Tokyo, Japan',
    ]);
    const days = html.slice(html.indexOf('class="steps"'), html.indexOf('</ol>')).replaceAll(/<[^>]+>/g, ' ');
    expect(days).toMatch(/6 Jan \( UTC\+9 \).*5 Jan \( UTC-8 \)/);
    const inOrder = showParcel('en', { events: [{ ...tokyo, location: 'Osaka, Japan' }, tokyo] });
    expect(inOrder).not.toContain('UTC+9');
    expect(inOrder.split('Times are local to each place.')).toHaveLength(2);
  });

  it('keeps the order of a place in Arabic, also if its city is in Latin letters', () => {
    const html = showParcel('ar', { events: [{ ...scan, location: 'London, United Kingdom' }] });
    expect(html).toContain('<bdi dir="rtl">\u2068London\u2069، \u2068المملكة المتحدة\u2069</bdi>');
  });

  it('writes a weight in the unit of each Chinese script', () => {
    expect(showParcel('zh-Hans', {})).toMatch(/[\d.]+\s?千克</);
    expect(showParcel('zh-Hant', {})).toMatch(/[\d.]+\s?公斤</);
  });

  it('shows when a label was created by the clock of the country that the parcel comes from', () => {
    const html = showParcel('en', {
      status: 'label_created',
      events: [{ ...scan, status: 'label_created' }],
    });
    expect(html).toContain('>5 Jan 2025, 20:00</time>');
  });

  it('links the page of the carrier that delivers, if the number names it', () => {
    const html = showParcel('de', {
      destination_country: 'GB',
      last_mile_tracking_number: 'RR473124829GB',
    });
    expect(html).toContain(
      '<a href="https://www.royalmail.com/track-your-item#/tracking-results/RR473124829GB" rel="noreferrer">Bei Royal Mail verfolgen</a>',
    );
  });

  it('is written from right to left in Arabic, with dates and countries in it', () => {
    const html = showParcel('ar', { destination_country: 'DE', events: [scan] });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<dd>ألمانيا</dd>');
    expect(html).toContain('5 يناير 2025');
  });
});

const eta = '2025-01-09T00:00:00.000000Z';

const scan = {
  occurred_at: '2025-01-05T12:00:00.000000Z',
  occurred_at_local: null,
  status: 'in_transit',
  sub_status: null,
  description: '',
  location: null,
  carrier_status: null,
} as const;

type ShownRecord = Parameters<typeof trackingPage>[0]['record'];

function showParcel(
  language: BuyerLanguage,
  change: Partial<ShownRecord>,
  incoterm: 'DAP' | 'DDP' = 'DAP',
  shop: Shop = noShop,
  now = '2025-01-06T00:00:00Z',
): string {
  const record: ShownRecord = {
    tracking_number: 'SMP1',
    waybill_number: null,
    last_mile_tracking_number: null,
    status: 'in_transit',
    sub_status: null,
    eta: null,
    delivered_at: null,
    carrier_code: 'http',
    destination_country: null,
    events: [],
    ...change,
  };
  const shown = { livemode: true, origin: 'HK', service: 'Express Line', weightKg: 0.48, now: new Date(now) };
  return trackingPage({ record, incoterm, ...shown }, { language, shop });
}

/** The text before its first placeholder. */
const beginning = (text: string) => (text.split('{')[0] ?? '').slice(0, 12);

/** A valid number that no parcel has. */
const unknownNumber = `SMP000000000000${checkDigit('000000000000')}`;

describe('a number that is entered', () => {
  const find = (number: string, headers?: Record<string, string>) =>
    open(`?number=${encodeURIComponent(number)}`, headers);

  it('shows the state alone: no place, date, destination or number of the last mile', async () => {
    const parcel = await bookParcel(service);
    await parcel.checkpoint(1, { status: 'in_transit', subStatus: 'customs_cleared', location: 'Memphis' });
    const { waybill_number: waybill } = await parcel.row();
    for (const number of [
      parcel.id,
      parcel.id.toLowerCase(),
      ` ${parcel.id.replace('SMP', 'SMP ')} `,
      waybill ?? '',
    ]) {
      const { status, html } = await find(number);
      expect(status).toBe(200);
      expect(html).toContain('<h1>In transit</h1>');
      expect(html).toContain('open the link that the shop sent you');
      expect(html).not.toMatch(/Memphis|2025|United States|SLM/);
      expect(html).not.toContain((await parcel.row()).track_token);
    }
  });

  it('leads to the page of the parcel if it is the link or its token', async () => {
    const token = await pathOf(await bookParcel(service));
    for (const entered of [
      `${service.rootUrl}/track/${token}`,
      `https://shop.example/track/${token}?lang=de`,
    ]) {
      const response = await fetch(`${service.rootUrl}/track?number=${encodeURIComponent(entered)}`, {
        redirect: 'manual',
      });
      expect([response.status, response.headers.get('location')]).toEqual([303, `/track/${token}`]);
    }
  });

  it.each([
    [unknownNumber, 'Parcel not found'],
    ['SMP0000000000000', 'Check the number'],
    ['RR473124828GB', 'Check the number'],
    ["' or 1=1 --", 'Not a tracking number'],
    ['12', 'Not a tracking number'],
    ['x'.repeat(5_000), 'Not a tracking number'],
    ['%00', 'Not a tracking number'],
  ])('is unknown: %s', async (number, title) => {
    const { status, html } = await find(number);
    expect(status).toBe(404);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain('<form method="get" action="/track">');
    expect(html).not.toMatch(/class="action"|\{\w+\}/);
  });

  it.each(buyerLanguages)('is explained if it is none of ours, in each language: %s', async (language) => {
    service.clock.advance(61_000);
    const other = await open(`?lang=${language}&number=RR473124829GB`);
    expect(other.status).toBe(404);
    expect(other.html).toContain('Royal Mail');
    expect(other.html).toMatch(/<a class="action" href="https:\/\/www\.royalmail[^"]*RR473124829GB"/);
    expect(other.html).not.toMatch(/\{\w+\}/);
    const several = await open(`?lang=${language}&number=RR473124829GB,1Z999AA10123456784`);
    expect(several.status).toBe(200);
    expect(several.html).toContain(`<h1>${pageTexts[language].message.several.title}</h1>`);
    for (const number of ['RR473124829GB', '1Z999AA10123456784'])
      expect(several.html).toContain(`<a href="/track?number=${number}"><bdi>${number}</bdi></a>`);
  });

  it('finds no parcel that is not visible, and shows an unconfirmed one as such', async () => {
    const { pool } = service.database.db;
    const hidden = await bookParcel(service);
    await pool.query('update shipment set visible = false where tracking_number = $1', [hidden.id]);
    expect((await find(hidden.id)).status).toBe(404);
    const pending = await bookParcel(service);
    await pool.query("update shipment set dispatch_status = 'pending' where tracking_number = $1", [
      pending.id,
    ]);
    expect((await find(pending.id)).html).toContain('<h1>Not confirmed yet</h1>');
  });

  it('is looked up 30 times per minute for one address', async () => {
    using _ = service.clock.stopped();
    const answers = await Promise.all(Array.from({ length: 40 }, () => find(unknownNumber)));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThanOrEqual(10);
    expect(limited[0]?.headers.get('retry-after')).toBe('60');
    expect((await open(await pathOf(await bookParcel(service)))).status).toBe(200);
  });

  it('keeps the number and the language that is chosen', async () => {
    service.clock.advance(61_000);
    const { html, headers } = await find(`${unknownNumber}&lang`);
    expect(html).toContain('href="?lang=de&amp;number=');
    expect(headers.get('set-cookie')).toBeNull();
    const chosen = await open('?lang=fr');
    expect(chosen.headers.get('set-cookie')).toMatch(
      /^track_language=fr; Max-Age=31536000; Path=\/track; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const kept = await open('', { Cookie: 'a=b; track_language=fr', 'Accept-Language': 'de' });
    expect(kept.headers.get('content-language')).toBe('fr');
    const unknown = await open('', { Cookie: 'track_language=xx', 'Accept-Language': 'de' });
    expect(unknown.headers.get('content-language')).toBe('de');
  });
});

/** The steps of a page: their kinds and names. */
const stepsOf = (html: string) =>
  [...html.matchAll(/<li class="(\w+)"[^>]*><span class="dot">.*?<\/span><span>([^<]+)<\/span>/g)].map(
    ([, kind, name]) => `${kind}: ${name}`,
  );

describe('a parcel in trouble', () => {
  it.each([
    ['lost', 'Lost', 'The carrier cannot find your parcel.', '遺失', '承運商找不到此包裹'],
    [
      'customs_hold',
      'Held by customs',
      'Customs needs something before it releases your parcel',
      '海關扣查中',
      '海關放行前需要補交資料',
    ],
  ] as const)('is not shown as on its way: %s', async (subStatus, heading, why, chineseHeading, chineseWhy) => {
    const parcel = await bookParcel(service);
    await parcel.checkpoint(1, { status: 'in_transit', eta: minutesAfterNoon(900) });
    await parcel.checkpoint(2, { status: 'exception', subStatus });
    const path = await pathOf(parcel);
    for (const [language, texts] of [
      ['en', [`<h1>${heading}</h1>`, why]],
      ['zh-HK', [`<h1>${chineseHeading}</h1>`, chineseWhy]],
    ] as const) {
      const { html } = await open(`${path}?lang=${language}`);
      for (const text of texts) expect(html).toContain(text);
      expect(html).not.toContain('class="current"');
      expect(html).not.toMatch(/6 Jan 2025|2025年1月6日/);
    }
    const { html } = await open(`${path}?lang=en`);
    expect(html.includes('Not known until customs releases the parcel')).toBe(subStatus === 'customs_hold');
  });

  const created = 'done: Label created';
  const moved = [created, 'done: In transit'];
  it.each<[Partial<ShownRecord>, readonly string[]]>([
    [{ status: 'exception', sub_status: 'lost' }, [...moved, 'stopped: Lost']],
    [{ status: 'in_transit', sub_status: 'destroyed' }, [...moved, 'stopped: Destroyed']],
    [
      { status: 'exception', sub_status: 'customs_hold' },
      [...moved, 'stopped: Held by customs', 'ahead: Delivered'],
    ],
    [
      { status: 'in_transit', sub_status: 'customs_hold' },
      [...moved, 'stopped: Held by customs', 'ahead: Out for delivery', 'ahead: Delivered'],
    ],
    [{ status: 'delivery_failed' }, [...moved, 'stopped: Delivery attempt failed', 'ahead: Delivered']],
    [{ status: 'returning' }, [...moved, 'stopped: Returning to sender', 'ahead: Returned to sender']],
    [{ status: 'returned' }, [...moved, 'stopped: Returned to sender']],
    [{ status: 'cancelled', events: [] }, [created, 'stopped: Cancelled']],
    [
      { status: 'in_transit' },
      [created, 'current: In transit', 'ahead: Out for delivery', 'ahead: Delivered'],
    ],
    [{ status: 'available_for_pickup' }, [...moved, 'current: Ready for pickup', 'ahead: Delivered']],
    [{ status: 'delivered' }, [...moved, 'current: Delivered']],
  ])('has only the steps that happened, and those that are expected: %j', (change, steps) => {
    expect(stepsOf(showParcel('en', { events: [scan], ...change }))).toEqual(steps);
  });
});

describe('the shop', () => {
  it('has the name of its account until it enters one, and the page shows how to reach it', async () => {
    const path = await pathOf(await bookParcel(service));
    const { html } = await open(`${path}?lang=en`);
    const [{ name }] = (
      await service.database.db.pool.query('select name from account where id = $1', [service.account.id])
    ).rows;
    expect(html).toContain(`<title>Label created · ${name}</title>`);
    expect(html).toContain(`The email about your order says how to reach ${name}.`);
    expect(html).not.toContain('the shop');
  });

  it.each(statuses)('can be asked in each state: %s', (status) => {
    const shop = { ...noShop, name: 'Lantau Tea', contact: 'help@lantau.example' };
    expect(showParcel('en', { status }, 'DAP', shop)).toContain(
      'href="mailto:help@lantau.example" rel="noreferrer">Contact Lantau Tea</a>',
    );
  });
});

it('shows the service and the weight of the parcel, and its countries', () => {
  const html = showParcel('de', { destination_country: 'US' });
  for (const [name, value] of [
    ['Von', 'Hongkong'],
    ['Zielland', 'Vereinigte Staaten'],
    ['Versandart', '<bdi>Express Line</bdi>'],
    ['Gewicht', '0,48 kg'],
  ])
    expect(html.replaceAll('\u00a0', ' ')).toContain(`<dt>${name}</dt><dd>${value}</dd>`);
});

it.each([
  ['label_created', null, 'The carrier collects your parcel.'],
  ['in_transit', 'departed_origin', 'customs clears your parcel. Then a local carrier delivers it.'],
  ['in_transit', 'handed_to_last_mile', 'The local carrier delivers your parcel.'],
  ['exception', 'customs_hold', 'When customs has everything, it releases your parcel.'],
] as const)('shows the next step: %s, %s', (status, sub_status, next) => {
  expect(showParcel('en', { status, sub_status })).toMatch(
    new RegExp(`<h2>What happens next</h2><p>[^<]*${next}`),
  );
});

describe('a link without a page', () => {
  it('shows that the carrier has not confirmed the parcel yet', async () => {
    const parcel = await bookParcel(service);
    await service.database.db.pool.query(
      "update shipment set dispatch_status = 'pending' where tracking_number = $1",
      [parcel.id],
    );
    const { status, html } = await open(await pathOf(parcel));
    expect(status).toBe(200);
    expect(html).toContain('<h1>Not confirmed yet</h1>');
    expect(html).not.toContain('Label created');
  });

  it('gets the same 404 page in every case', async () => {
    const hidden = await bookParcel(service);
    const path = await pathOf(hidden);
    await service.database.db.pool.query('update shipment set visible = false where tracking_number = $1', [
      hidden.id,
    ]);
    const answers = [
      await open('A'.repeat(22)),
      await open(path),
      await open(hidden.id),
      await open('%zz'),
      await open(`${path}/more`),
      await open(`${'x'.repeat(5_000)}`),
    ];
    for (const { status, html, headers } of answers) {
      expect({ status, html }).toEqual({ status: 404, html: answers[0]?.html });
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
    expect(answers[0]?.html).toContain('<h1>Parcel not found</h1>');
    expect((await open('x', { 'Accept-Language': 'zh-TW' })).html).toContain('<h1>找不到包裹</h1>');
  });
});

describe('the error page', () => {
  it('is shown for too many requests, in the language of the reader', async () => {
    using _ = service.clock.stopped();
    const asked = Array.from({ length: 101 }, () => open('x', { 'Accept-Language': 'zh-HK' }));
    const limited = (await Promise.all(asked)).find(({ status }) => status === 429);
    expect(limited?.html).toContain('<h1>查詢次數過多</h1>');
    expect(limited?.headers.get('retry-after')).toBe('1');
    expect(limited?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(messagePage('busy', { language: 'en' })).toContain('<h1>Too many searches</h1>');
  });

  it('is shown if the database is down or the service fails, and the link is not logged', async () => {
    const lines: unknown[] = [];
    const log = { error: (...line: unknown[]) => lines.push(line) } as unknown as ApiContext['log'];
    const token = 'T'.repeat(22);
    const outage = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    for (const [error, status] of [
      [outage, 503],
      [new Error('a fault of ours'), 500],
    ] as const) {
      const kysely = {
        selectFrom() {
          throw error;
        },
      };
      const db = { bulkhead: () => ({ kysely }) } as unknown as ApiContext['db'];
      const app = express().use('/track', serveTrackingPage({ ...service.context, db, log }));
      const answer = await request(app).get(`/track/${token}`);
      expect([answer.status, answer.type]).toEqual([status, 'text/html']);
      expect(answer.text).toContain('<h1>Not available right now</h1>');
      expect(answer.text).not.toContain(error.message);
    }
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain(token);
  });
});

describe('a tracking link', () => {
  it('is unique per shipment and has 22 random characters', async () => {
    const parcels = await Promise.all(Array.from({ length: 20 }, () => bookParcel(service)));
    const paths = await Promise.all(parcels.map(pathOf));
    expect(new Set(paths).size).toBe(20);
    for (const path of paths) expect(path).toMatch(/^[\w-]{22}$/);
  });
});

describe('the language of the page', () => {
  it.each<[unknown, string | undefined, string]>([
    [undefined, undefined, 'en'],
    [undefined, '', 'en'],
    [undefined, 'fr-FR,de;q=0.5', 'en'],
    [undefined, 'zh', 'zh-Hant'],
    [undefined, 'zh-CN', 'zh-Hant'],
    [undefined, 'yue-HK', 'zh-Hant'],
    [undefined, 'fr, zh-Hant;q=0.3, en;q=0.2', 'zh-Hant'],
    [undefined, 'en;q=0.2,zh;q=0.8', 'zh-Hant'],
    [undefined, 'zh;q=0,en', 'en'],
    [undefined, ';;;q=,,*', 'en'],
    ['zh-HK', 'en', 'zh-Hant'],
    ['EN', 'zh', 'en'],
    ['fr', 'zh', 'zh-Hant'],
    [['en', 'zh'], 'zh', 'zh-Hant'],
  ])('of an account is for %p with Accept-Language %p: %s', (asked, accepted, language) => {
    expect(chooseLanguage(asked, accepted)).toBe(language);
  });

  it.each<[unknown, string | undefined, string | undefined]>([
    [undefined, undefined, undefined],
    [undefined, 'zh-CN,zh;q=0.9', 'zh-Hans'],
    [undefined, 'zh', 'zh-Hans'],
    [undefined, 'zh-SG', 'zh-Hans'],
    [undefined, 'zh-HK', 'zh-Hant'],
    [undefined, 'zh-TW', 'zh-Hant'],
    [undefined, 'zh-MO', 'zh-Hant'],
    [undefined, 'zh-Hans-HK', 'zh-Hans'],
    [undefined, 'zh-Hant-CN', 'zh-Hant'],
    [undefined, 'yue', 'zh-Hant'],
    [undefined, 'sv-SE,sv;q=0.9,de;q=0.5,en;q=0.4', 'de'],
    [undefined, 'pt-BR', 'pt'],
    [undefined, 'es-419,es;q=0.9', 'es'],
    [undefined, 'ar-EG', 'ar'],
    [undefined, 'fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5', 'fr'],
    [undefined, 'sv', undefined],
    [undefined, ';;;q=,,*,-,a-b,\u0000', undefined],
    ['th', 'zh', 'th'],
    ['ZH_tw', 'en', 'zh-Hant'],
    ['xx', 'ja', 'ja'],
    [['en', 'zh'], 'ko-KR', 'ko'],
  ])('of a buyer is for %p with Accept-Language %p: %s', (asked, accepted, language) => {
    expect(chooseBuyerLanguage([asked], accepted)).toBe(language);
  });
});

it.each([
  ['United Kingdom', '英國'],
  ['Hong Kong', '香港'],
  ['Côte d’Ivoire', '科特迪瓦'],
  ['New York, United States', 'New York, 美國'],
])('shows %s in Chinese', (place, name) => {
  expect(translateLocation(place, 'zh-Hant')).toBe(name);
  expect(translateLocation(place, 'en')).toBe(place);
});

it.each([
  ['Leipzig Sorting Center, Germany', 'de', 'Leipzig (Sortierzentrum), Deutschland'],
  ['CUSTOMS OFFICE, USA', 'fr', 'Douane, États-Unis'],
  ['Post Office', 'ja', '郵便局'],
  ['Heathrow Airport, UK', 'ar', '\u2068Heathrow (المطار)\u2069، \u2068المملكة المتحدة\u2069'],
  ['Heathrow Airport, UK', 'en', 'Heathrow Airport, UK'],
] as const)('shows the kind of a place: %s in %s', (place, language, shown) => {
  expect(translateLocation(place, language)).toBe(shown);
});

it.each([
  ['en', 'priority', 'US priority'],
  ['zh-Hant', 'priority', '美國優先'],
  ['zh-Hans', 'priority', '优先寄送，可追踪'],
  ['de', 'priority', 'Vorrangiger Versand mit Sendungsverfolgung'],
  ['fr', 'economy', 'Envoi économique avec suivi'],
  ['ja', 'commercial', '標準便（追跡あり）'],
] as const)('names a service in the language of the catalog, else by its kind: %s', (language, air, name) => {
  const service = { name: 'US priority', name_zh_hk: '美國優先', air };
  expect(buyerServiceName(service, language)).toBe(name);
  expect(buyerServiceName(undefined, language)).toBeNull();
});

it.each([
  'Leipzig',
  'GB',
  'United Kingdom, Leeds',
  '',
])('leaves the place %j as the carrier wrote it', (place) => {
  expect(translateLocation(place, 'zh-Hant')).toBe(place);
});
