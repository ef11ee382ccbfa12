import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { shipmentTexts } from '../../src/dashboard/shipment/text.ts';
import { indexShipments } from '../../src/job/index-shipments.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { create } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
let owner: TestBrowser;
let viewer: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser: owner } = await signedInUser(service));
  ({ browser: viewer } = await signedInUser(service, { role: 'viewer' }));
  await topUp(service.database.db.pool, {
    accountId: service.account.id,
    amountCents: 100_000,
    transactionId: 'txn_start',
  });
});
afterAll(() => service.stop());

const rows = async (query: string, ...values: unknown[]) =>
  (await service.database.db.pool.query(query, values)).rows;
const book = async (change = {}, key?: string): Promise<string> =>
  (await create(service, order(change), key)).body.data.id;
const advance = (id: string, status: string) =>
  service
    .call('post', `/test_helpers/shipments/${id}/advance`)
    .set('Idempotency-Key', randomUUID())
    .send({ status })
    .expect(200);
const statusOf = async (id: string) =>
  (await rows('select status from shipment where tracking_number = $1', id))[0].status;
const actions = async () =>
  (await rows('select action, subject from audit_entry order by created_at desc, id desc limit 1'))[0];

it('the way back from a shipment keeps the filters and the page of the list', async () => {
  const id = await book({ tags: ['back'] });
  const back = async (referer?: string) => {
    const { text } = await owner.get(
      `/test/shipments/${id}`,
      referer === undefined ? {} : { Referer: referer },
    );
    return /<p class="back"><a href="([^"]*)">.*?Back to the shipments/
      .exec(text)?.[1]
      ?.replaceAll('&amp;', '&');
  };
  const list = '/dashboard/test/shipments?tag=back&cursor=abc';
  expect(await back(`${service.rootUrl}${list}`)).toBe(list);
  for (const other of [
    undefined,
    'not an address',
    `https://evil.example${list}`,
    `${service.rootUrl}/dashboard/live/shipments?tag=back`,
    `${service.rootUrl}/dashboard/test/shipments/new?tag=back`,
  ])
    expect(await back(other)).toBe('/dashboard/test/shipments');
});

describe('the export', () => {
  it('has the shipments that match the filters, over several pages, for spreadsheets', async () => {
    for (let count = 0; count < 101; count++) await book({ tags: ['export'] });
    const formula = await book({ tags: ['export'], reference_no: '=HYPERLINK("x")' });
    await book({ tags: ['other'] });
    const { status, headers, text } = await owner.get('/test/shipments.csv?tag=export&cursor=ignored');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="shipments-test-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [names = []]: string[][] = parse(text, { to: 1, bom: true });
    expect(new Set(names).size).toBe(names.length);
    const found: Record<string, string>[] = parse(text, { columns: true, bom: true });
    expect(found).toHaveLength(102);
    expect(new Set(found.map((row) => row.tracking_number)).size).toBe(102);
    expect(found[0]).toMatchObject({
      tracking_number: formula,
      reference_no: `'=HYPERLINK("x")`,
      status: 'label_created',
      destination_country: 'US',
    });
  });

  it('has the figures and names of each shipment, with times in the zone of the user', async () => {
    const id = await book({
      tags: ['vip', 'figures'],
      recipient: { ...order().recipient, contact_name: '=1+1 "Eve", Ltd.', region: 'US-NY' },
      selected_surcharges: ['INSURANCE'],
      metadata: { shop: 'Mong Kok' },
    });
    const plain = await book({ tags: ['figures'] });
    await advance(id, 'delivered');
    const settled = await service
      .call('post', `/test_helpers/shipments/${id}/settle`)
      .set('Idempotency-Key', randomUUID())
      .send({ charged_hkd: 58.5, chargeable_weight_kg: 0.46 })
      .expect(200);
    const { total_hkd, surcharges } = settled.body.data.pricing_snapshot;
    const { text } = await owner.get('/test/shipments.csv?tag=figures');
    const found: Record<string, string>[] = parse(text, { columns: true, bom: true });
    expect(found[1]).toMatchObject({
      tracking_number: id,
      carrier_code: 'sandbox',
      recipient_name: `'=1+1 "Eve", Ltd.`,
      recipient_city: 'New York',
      recipient_region: 'US-NY',
      recipient_postal_code: '10118',
      destination_country: 'US',
      destination_country_name: 'United States',
      tags: 'vip, figures',
      parcels: '1',
      declared_weight_kg: '0.5',
      chargeable_weight_kg: '0.46',
      currency: 'HKD',
      total_hkd: String(total_hkd),
      surcharges: expect.stringMatching(/^INSURANCE \d+\.\d\d$/),
      surcharges_hkd: String(surcharges[0].amount_hkd),
      charged_hkd: '58.5',
      metadata: '{"shop":"Mong Kok"}',
    });
    for (const name of ['created_at', 'delivered_at', 'settled_at', 'updated_at'])
      expect(found[1]?.[name]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
    expect(found[0]).toMatchObject({
      tracking_number: plain,
      surcharges: '',
      charged_hkd: '',
      delivered_at: '',
      metadata: '{}',
    });
  });

  it('begins with the mark that spreadsheets need for Chinese text', async () => {
    const response = await fetch(`${service.rootUrl}/dashboard/test/shipments.csv?tag=none`, {
      headers: { Cookie: owner.cookie },
    });
    expect(Buffer.from(await response.arrayBuffer()).toString('hex')).toMatch(/^efbbbf747261636b696e67/);
  });

  it('is refused for filters that are not valid', async () => {
    const reply = await owner.get('/test/shipments.csv?created_from=tomorrow');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  });
});

describe('the list', () => {
  it('has the order and its recipient before numbers and codes', async () => {
    const id = await book({ reference_no: 'SO-77', tags: ['columns'] });
    const unnamed = await book({ reference_no: undefined, tags: ['columns'] });
    const { text } = await owner.get('/test/shipments?tag=columns');
    const names = [...text.matchAll(/<th[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, name]) => name);
    expect(names).toEqual(['Select', 'Order', 'Recipient', 'Status', 'Service', 'Price', 'Created']);
    expect(text).toMatch(
      new RegExp(`href="[^"]*/shipments/${id}"[^>]*>SO-77</a>\\s*<p class="hint"><code>${id}<`),
    );
    expect(text).toMatch(new RegExp(`href="[^"]*/shipments/${unnamed}"[^>]*><code>${unnamed}</code></a>`));
    expect(text).not.toContain('HKASTDGGSTCM</td>');
  });

  it('shows recipients, and finds them by their words in this account and mode', async () => {
    const named = (name: string) => ({ recipient: { ...order().recipient, contact_name: name } });
    const id = await book(named('Zoë Quill <b>'));
    const live = await book(named('Zoë Quill <b>'), service.account.liveKey);
    const other = await book(named('Zoë Quince <b>'));
    await indexShipments(service.context);
    const shown = async (search: string, browser = owner) =>
      [
        ...(await browser.get(`/test/shipments?q=${encodeURIComponent(search)}`)).text.matchAll(
          /<code>(SMP\d+)/g,
        ),
      ].map(([, number]) => number);
    expect(await shown('zoe')).toEqual([other, id]);
    expect(await shown(' QUILL ')).toEqual([id]);
    expect(await shown('Zoë\0')).toEqual([other, id]);
    const { text } = await owner.get('/test/shipments?q=Zo%C3%AB&destination_country=US');
    expect(text).toContain('Zoë Quill &lt;b><p class="hint">New York, United States</p>');
    expect(text).not.toContain(live);
    const file = (await owner.get('/test/shipments.csv?q=quill')).text;
    expect([file.includes(id), file.includes(other)]).toEqual([true, false]);
    const stranger = await signedInUser(service, { accountId: (await service.createAccount()).id });
    expect(await shown('Zoë', stranger.browser)).toEqual([]);
    await owner.post(`/live/shipments/${live}/cancel`);
  });
});

describe('saved filters', () => {
  it('are links of one user, until they are removed', async () => {
    const name = '<b>US</b>';
    const saved = await owner.post('/test/shipments/filters', {
      name,
      search: 'destination_country=US&cursor=x',
    });
    expect(saved.location).toBe('/dashboard/test/shipments?destination_country=US');
    expect(await actions()).toEqual({ action: 'filter.saved', subject: name });
    const { text } = await owner.get('/test/shipments');
    expect(text).toContain('&lt;b>US&lt;/b>');
    const us = (await rows("select 1 from shipment where not livemode and destination_country = 'US'"))
      .length;
    expect(text).toContain(`&lt;b>US&lt;/b> <span class="count">${us}</span>`);
    const [, id = ''] = /filters\/(flt_\w+)"/.exec(text) ?? [];
    const { browser: other } = await signedInUser(service);
    expect((await other.get('/test/shipments')).text).not.toContain(id);
    expect((await other.post(`/test/shipments/filters/${id}`)).status).toBe(404);
    expect(await rows('select 1 from saved_filter')).toHaveLength(1);
    const removed = await owner.post(`/live/shipments/filters/${id}`);
    // It can be saved again at once.
    expect(removed.location).toBe('/dashboard/live/shipments?destination_country=US');
    expect(await rows('select 1 from saved_filter')).toHaveLength(0);
  });

  it.each([
    ['without a name', { name: ' ', search: 'status=delivered' }],
    ['with a name of two lines', { name: 'a\nb', search: 'status=delivered' }],
    ['without a filter', { name: 'x', search: 'evil=1' }],
  ])('are not saved %s', async (_, form) => {
    expect((await owner.post('/test/shipments/filters', form)).status).toBe(400);
    expect(await rows('select 1 from saved_filter')).toHaveLength(0);
  });

  it('are at most 20', async () => {
    const form = { name: 'x', search: 'status=delivered' };
    for (let count = 0; count < 20; count++) await owner.post('/test/shipments/filters', form);
    expect((await owner.post('/test/shipments/filters', form)).status).toBe(400);
    expect(await rows('select 1 from saved_filter')).toHaveLength(20);
  });
});

describe('a shipment', () => {
  it('shows its price, its documents and the calls to its carrier', async () => {
    const id = await book({
      reference_no: 'SANDBOX-POD',
      recipient: { ...order().recipient, contact_name: '<i>Eve</i>' },
    });
    const { text } = await owner.get(`/test/shipments/${id}`);
    for (const part of [
      '&lt;i>Eve&lt;/i>',
      'label.pdf" data-failed=',
      'Carrier journal',
      'Freight',
      'RT-HKASTDGG, version',
      '/cancel',
    ])
      expect(text).toContain(part);
    const label = await owner.get(`/test/shipments/${id}/label.pdf`);
    expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(label.headers.get('content-disposition')).toBe(`inline; filename="${id}.pdf"`);
    const saved = await owner.get(`/test/shipments/${id}/label.pdf?download`);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await owner.get(`/test/shipments/${id}/pod.jpg`)).status).toBe(404);
    await advance(id, 'delivered');
    const photo = await owner.get(`/test/shipments/${id}/pod.jpg`);
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await owner.get(`/test/shipments/${id}`)).text).toContain('Doorstep photo of the delivery');
  });

  it('shows all that was booked, each price as entered', async () => {
    const id = await book({
      recipient: { ...order().recipient, email: 'eve@example.com' },
      parcels: [{ weight_kg: 0.7, length_cm: 30, width_cm: 20, height_cm: 10 }],
      items: [
        {
          description: 'Teapot',
          quantity: 3,
          unit_price_hkd: 80,
          sku: 'TP-<1>',
          hs_code: '6911.10',
          country_of_manufacture: 'CN',
        },
      ],
      selected_surcharges: ['INSURANCE'],
      metadata: { 'shop <b>': 'Mong <i>Kok' },
    });
    const { text } = await owner.get(`/test/shipments/${id}`);
    for (const part of [
      'eve@example.com',
      '<span>United States</span>',
      'Standard goods, worldwide',
      'Sandbox carrier',
      '30 × 20 × 10 cm',
      'TP-&lt;1>',
      '6911.10',
      'China',
      'HKD\u00a080.00',
      'HKD\u00a0240.00',
      'Insurance of the goods and the freight',
      'shop &lt;b>',
      'Mong &lt;i>Kok',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/10\.25\d/);
  });

  it('shows the address in the format of its country', async () => {
    const recipient = { ...order().recipient, country_code: 'DE', city: 'Berlin', postal_code: '10178' };
    const { text } = await owner.get(`/test/shipments/${await book({ recipient })}`);
    expect(text).toContain('<span>10178 Berlin</span>');
  });

  describe('begins with', () => {
    const next = shipmentTexts.en.detail.next;
    /** Returns the text of the overview, without tags. */
    const topOf = async (id: string, browser = owner) => {
      const { text } = await browser.get(`/test/shipments/${id}`);
      const [, title = ''] = /<h1>([^<]*)<\/h1>/.exec(text) ?? [];
      const [top = ''] = /<section class="overview"[\s\S]*?<\/section>/.exec(text) ?? [];
      return { title, text, top: top.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') };
    };

    it('the order, its state, news, recipient, service and price, and the next step', async () => {
      const id = await book({ reference_no: 'SO-OVERVIEW' });
      const { title, text, top } = await topOf(id);
      expect(title).toBe('SO-OVERVIEW');
      expect(text).toContain(`data-copy-text="${id}"`);
      for (const part of ['Label created since', 'Emily Carter New York, United States', 'HKD', next.print])
        expect(top).toContain(part);
      expect(top).not.toContain('HKASTDGGSTCM');
      // The label is open while it is to be printed, and folded later.
      expect(text).not.toMatch(/<details>\s*<summary>Show the label/);
      await owner.post(`/test/shipments/${id}/label`);
      const printed = await topOf(id);
      expect(printed.top).toContain(next.handOver);
      expect(printed.text).toContain('manifests/new?carrier=sandbox');
      expect(printed.text).toMatch(/<details><summary>Show the label/);
    });

    it('the number, if the order has no reference, and nothing to do for a delivered parcel', async () => {
      const id = await book({ reference_no: undefined });
      await advance(id, 'delivered');
      const { title, top } = await topOf(id);
      expect(title).toBe(id);
      expect(top).toContain('Delivered since');
      expect(top).not.toContain(next.title);
    });

    it('the need of a problem, and its deadline', async () => {
      const id = await book();
      await advance(id, 'exception');
      await rows(
        `update tracking_event set next_step = '{"needed":"Invoice","deadline":"2026-12-09","next_attempt":null,"pickup_place":null}'
          where tracking_number = $1 and status = 'exception'`,
        id,
      );
      await rows("update shipment set sub_status = 'customs_hold' where tracking_number = $1", id);
      const { top } = await topOf(id);
      for (const part of [next.problems.customs_hold, 'Needed from the recipient Invoice', '9 Dec 2026'])
        expect(top).toContain(part);
      // A test parcel has the words of a live one, and whom they do not concern here.
      expect(top).toContain(`${next.sandbox} ${next.aboutSandbox}`);
      await rows('update shipment set livemode = true where tracking_number = $1', id);
      const { text: live } = await owner.get(`/live/shipments/${id}`);
      expect(live).toContain(next.problems.customs_hold);
      expect(live).not.toContain(next.sandbox);
    });

    it('no button for a viewer, and no recipient for those who see none', async () => {
      const id = await book();
      const { top } = await topOf(id, viewer);
      expect(top).not.toContain(next.print);
      const { browser } = await signedInUser(service, {
        role: 'viewer',
        choice: { seesRecipients: false, seesMoney: false },
      });
      const hidden = await topOf(id, browser);
      expect(hidden.top).toContain('United States');
      expect(hidden.text).not.toMatch(/Emily|New York/);
      expect(hidden.top).not.toContain('HKD');
    });
  });

  it('shows that a label is being made', async () => {
    const id = await book();
    await rows(
      "update shipment set booked_label = 'generating', label_ready_at = null where tracking_number = $1",
      id,
    );
    const { text } = await owner.get(`/test/shipments/${id}`);
    expect(text).toContain('The carrier is making the label');
    expect(text).not.toMatch(/data-label|label-library/);
  });

  it('lists the customs papers, and opens and saves each', async () => {
    const id = await book();
    const { text } = await owner.get(`/test/shipments/${id}`);
    for (const part of ['Customs papers', 'Commercial invoice', 'wants it', 'Customs declaration CN22'])
      expect(text).toContain(part);
    const address = `/test/shipments/${id}/document.pdf?type=commercial_invoice`;
    const paper = await owner.get(address);
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(paper.headers.get('content-disposition')).toBe(`inline; filename="${id}-commercial-invoice.pdf"`);
    const saved = await owner.get(`${address}&download`);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await owner.get(`/test/shipments/${id}/document.pdf?type=cn99`)).text).toContain(
      'Page not found',
    );
    await rows("update shipment set dispatch_status = 'pending' where tracking_number = $1", id);
    const early = await owner.get(address);
    expect([early.status, early.text]).toEqual([
      404,
      expect.stringContaining('until the carrier has confirmed'),
    ]);
    await rows("update shipment set dispatch_status = 'accepted' where tracking_number = $1", id);
    await service.call('post', `/shipments/${id}/cancel`).expect(200);
    const late = await owner.get(address);
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('no longer valid')]);
    expect((await owner.get(`/test/shipments/${id}`)).text).not.toContain('Customs papers');
  });

  it('shows no label after the cancellation, and states the reason', async () => {
    const id = await book();
    await service.call('post', `/shipments/${id}/cancel`).expect(200);
    const { text } = await owner.get(`/test/shipments/${id}`);
    expect(text).toContain('The shipment was cancelled, so its label is no longer valid.');
    expect(text).not.toMatch(/data-label|label-library|label\.pdf/);
    const file = await owner.get(`/test/shipments/${id}/label.pdf`);
    expect([file.status, file.headers.get('content-type')]).toEqual([409, 'text/html; charset=utf-8']);
    expect(file.text).toContain('Do not hand the parcel over.');
  });

  it('shows why a label is not there, and asks again when the carrier expects it', async () => {
    const label = async (reference_no: string) => {
      const id = await book({ reference_no });
      return { id, reply: await owner.get(`/test/shipments/${id}/label.pdf`) };
    };
    const { reply: late } = await label('SANDBOX-LABEL-LATE');
    expect([late.status, late.text]).toEqual([503, expect.stringContaining('The label is being made')]);
    expect(late.text).toMatch(/ data-refresh="[1-9]/);
    const { reply: broken } = await label('SANDBOX-LABEL-BROKEN');
    expect([broken.status, broken.text]).toEqual([502, expect.stringContaining('could not be fetched')]);
    const id = await book();
    const labelFailed =
      "update shipment set dispatch_status = 'failed', booked_label = 'failed' where tracking_number = $1";
    await rows(labelFailed, id);
    const failed = await owner.get(`/test/shipments/${id}/label.pdf`);
    expect([failed.status, failed.text]).toEqual([404, expect.stringContaining('has made no label')]);
    expect((await owner.get(`/test/shipments/${id}`)).text).toContain('has made no label');
    for (const { text } of [late, broken, failed]) expect(text).not.toContain('request id');
    const photo = await owner.get(`/test/shipments/${id}/pod.jpg`);
    expect([photo.status, photo.text]).toEqual([404, expect.stringContaining('has no photo')]);
    expect((await owner.get('/test/shipments/SMP0000000000000/label.pdf')).text).toContain('Page not found');
  });

  it('is not confirmed while the carrier has not confirmed the booking, and can’t be cancelled', async () => {
    const id = await book();
    await rows("update shipment set dispatch_status = 'pending' where tracking_number = $1", id);
    for (const page of [`/${id}`, '']) {
      expect((await owner.get(`/test/shipments${page}`)).text).toContain('Not confirmed');
    }
    const confirmed = await book();
    for (const list of ['/test/shipments', '/test/shipments.csv']) {
      const found = (await owner.get(`${list}?queue=not_confirmed`)).text;
      expect([found.includes(id), found.includes(confirmed)]).toEqual([true, false]);
    }
    const { text } = await owner.get(`/test/shipments/${id}`);
    expect(text).toContain('The service keeps asking');
    expect(text).not.toContain(`/shipments/${id}/cancel`);
  });

  it('offers a viewer no change', async () => {
    const id = await book();
    const { text } = await viewer.get(`/test/shipments/${id}`);
    expect(text).not.toMatch(/\/cancel|\/new/);
  });
});

describe('cancelling', () => {
  it('states its consequences, then releases the hold once', async () => {
    const id = await book({}, service.account.liveKey);
    const held = async () =>
      (await rows('select held_cents from wallet where account_id = $1', service.account.id))[0].held_cents;
    const before = await held();
    const page = await owner.get(`/live/shipments/${id}/cancel`);
    expect(page.text).toContain(`HKD ${(before / 100).toFixed(2)}`.replace(' ', '\u00a0'));
    expect([await held(), await statusOf(id)]).toEqual([before, 'label_created']);
    const reply = await owner.post(`/live/shipments/${id}/cancel`);
    expect([reply.status, reply.location]).toEqual([303, `/dashboard/live/shipments/${id}`]);
    expect([Number(await held()), await statusOf(id)]).toEqual([0, 'cancelled']);
    expect(await actions()).toEqual({ action: 'shipment.cancel_requested', subject: id });
    const entries = await rows('select 1 from audit_entry');
    expect((await owner.post(`/live/shipments/${id}/cancel`)).status).toBe(303);
    expect(await rows('select 1 from audit_entry')).toHaveLength(entries.length);
  });

  it('is refused for a parcel that moves, and changes nothing', async () => {
    const id = await book();
    await advance(id, 'in_transit');
    expect((await owner.get(`/test/shipments/${id}/cancel`)).text).toContain('can no longer be cancelled');
    const entries = await rows('select 1 from audit_entry');
    const reply = await owner.post(`/test/shipments/${id}/cancel`);
    expect([reply.status, reply.text]).toEqual([409, expect.stringContaining('was not cancelled')]);
    expect([await statusOf(id), (await rows('select 1 from audit_entry')).length]).toEqual([
      'in_transit',
      entries.length,
    ]);
  });
});
