import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import type { ApiContext } from '../../src/http/operation.ts';
import { serveTrackingPage } from '../../src/http/page/serve-tracking.ts';
import { chooseLanguage } from '../../src/language.ts';
import { pageTexts, translateLocation } from '../../src/tracking/page/page-text.ts';
import { messagePage, trackingPage } from '../../src/tracking/page/tracking-page.ts';
import { type SubStatus, statuses } from '../../src/tracking/status.ts';
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
  it('shows the place and the history of a parcel, in English or Traditional Chinese', async () => {
    const parcel = await bookParcel(service);
    await parcel.checkpoint(1, {
      status: 'in_transit',
      subStatus: 'customs_cleared',
      location: 'New York, United States',
    });
    const path = await pathOf(parcel);
    const english = await open(path);
    expect(english.status).toBe(200);
    expect(english.html).toContain('<html lang="en">');
    expect(english.html).toMatch(/<h1>In transit<\/h1>\s*/);
    expect(english.html).toContain('Cleared by customs');
    expect(english.html).toContain('New York, United States');
    expect(english.html).toContain(`<dd>${parcel.id}</dd>`);
    expect(english.html).toContain('<dd>United States</dd>');
    expect(english.html).toContain(
      '<time datetime="2025-01-05T12:01:00.000000Z">5 Jan 2025, 12:01 UTC</time>',
    );
    const chinese = await open(path, { 'Accept-Language': 'zh-HK,zh;q=0.9,en;q=0.8' });
    expect(chinese.html).toContain('<html lang="zh-Hant">');
    for (const text of ['運送中', '已完成清關', '美國', '2025年1月5日 12:01 UTC'])
      expect(chinese.html).toContain(text);
    expect(chinese.headers.get('content-language')).toBe('zh-Hant');
    expect((await open(`${path}?lang=zh-Hant`)).html).toBe(chinese.html);
    expect((await open(`${path}?lang=en`, { 'Accept-Language': 'zh' })).html).toBe(english.html);
    expect(english.html).toContain('<a href="?lang=zh-Hant"');
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

  it("escapes the carrier's text for a place", async () => {
    const parcel = await bookParcel(service);
    const location = `<img src=x onerror=alert(1)> "&'`;
    await parcel.checkpoint(1, { status: 'picked_up', location });
    const { html } = await open(await pathOf(parcel));
    expect(html).not.toContain('<img');
    expect(html).toContain(`&lt;img src=x onerror=alert(1)> &quot;&amp;'`);
  });

  it('loads nothing, runs no script, and can be neither framed nor cached', async () => {
    const { html, headers } = await open(await pathOf(await bookParcel(service)), { 'X-Request-Id': 'abc' });
    expect(html).not.toMatch(/<script|<link|<img|<iframe|<form| style=| on\w+=|https?:/i);
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'x-request-id': 'abc',
      vary: 'Accept-Language',
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

  it('shows every status and sub-status', () => {
    for (const language of ['en', 'zh-Hant'] as const) {
      const texts = pageTexts[language];
      for (const status of statuses) {
        for (const sub_status of [null, ...(Object.keys(texts.subStatus) as SubStatus[])]) {
          const event = { occurred_at: '2025-01-05T12:00:00.000000Z', status, sub_status };
          const html = trackingPage(
            {
              tracking_number: 'SMP1',
              waybill_number: null,
              last_mile_tracking_number: null,
              status,
              sub_status,
              eta: null,
              delivered_at: null,
              carrier_code: 'http',
              destination_country: null,
              events: [{ ...event, description: '', location: null, carrier_status: null }],
            },
            language,
          );
          const explanation = sub_status && texts.explanation[sub_status];
          const isExplained = status === 'exception' && explanation;
          expect(html).toContain(
            `<h1>${isExplained ? texts.subStatus[sub_status] : texts.status[status]}</h1>`,
          );
          if (explanation) expect(html.includes(explanation)).toBe(status === 'exception');
          expect(html).not.toMatch(/undefined|null|\[object/);
        }
      }
    }
  });
});

describe('a parcel in trouble', () => {
  it.each([
    ['lost', 'Lost', 'The carrier cannot find the parcel.', '遺失', '承運商找不到此包裹', false],
    [
      'customs_hold',
      'Held by customs',
      'Customs has stopped the parcel',
      '海關扣查中',
      '海關扣查此包裹',
      true,
    ],
  ] as const)('is not shown as on its way: %s', async (subStatus, heading, why, chineseHeading, chineseWhy, isExpected) => {
    const parcel = await bookParcel(service);
    await parcel.checkpoint(1, { status: 'in_transit', eta: minutesAfterNoon(900) });
    await parcel.checkpoint(2, { status: 'exception', subStatus });
    const path = await pathOf(parcel);
    for (const [language, texts] of [
      ['en', [`<h1>${heading}</h1>`, why]],
      ['zh', [`<h1>${chineseHeading}</h1>`, chineseWhy]],
    ] as const) {
      const { html } = await open(`${path}?lang=${language}`);
      for (const text of texts) expect(html).toContain(text);
      expect(html).not.toContain('<ol class="steps">');
      expect(html.includes(pageTexts[language === 'en' ? 'en' : 'zh-Hant'].expected)).toBe(isExpected);
    }
  });
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
  it('is shown for too many requests, in both languages', async () => {
    using _ = service.clock.stopped();
    const asked = Array.from({ length: 101 }, () => open('x', { 'Accept-Language': 'zh-HK' }));
    const limited = (await Promise.all(asked)).find(({ status }) => status === 429);
    expect(limited?.html).toContain('<h1>請求過多</h1>');
    expect(limited?.headers.get('retry-after')).toBe('1');
    expect(limited?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(messagePage('busy', 'en')).toContain('<h1>Too many requests</h1>');
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
  ])('for %p with Accept-Language %p is %s', (asked, accepted, language) => {
    expect(chooseLanguage(asked, accepted)).toBe(language);
  });
});

it.each([
  ['United Kingdom', '英國'],
  ['Hong Kong', '香港'],
  ['Côte d’Ivoire', '科特迪瓦'],
])('shows %s in Chinese', (place, name) => {
  expect(translateLocation(place, 'zh-Hant')).toBe(name);
  expect(translateLocation(place, 'en')).toBe(place);
});

it.each([
  'Leipzig',
  'GB',
  'United Kingdom, Leeds',
  '',
])('leaves the place %j as the carrier wrote it', (place) => {
  expect(translateLocation(place, 'zh-Hant')).toBe(place);
});
