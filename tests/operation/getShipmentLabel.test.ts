import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { placeholderLabel } from '../../scripts/carrier-simulator/placeholder-label.ts';
import { readBytes } from '../support/process/read-bytes.ts';
import { create } from '../support/shipment/booking.ts';
import { file } from '../support/shipment/label-gateway.ts';
import { type LabelWorld, openLabelWorld } from '../support/shipment/label-world.ts';
import { order } from '../support/shipment/order.ts';
import { bookLive } from '../support/shipment/partner-booking.ts';

const pdf = Buffer.from('%PDF-1.4 the canary label of a partner %%EOF');

let { gateway, service, account, stop } = {} as LabelWorld;
beforeAll(async () => {
  ({ gateway, service, account, stop } = await openLabelWorld());
});
afterAll(() => stop());
afterEach(async () => {
  gateway.labelState = 'ready';
  gateway.forget();
  await service.database.setClock('0 seconds');
});

const book = async (reference_no?: string): Promise<string> =>
  (await create(service, order(reference_no ? { reference_no } : {}), account.testKey)).body.data.id;
const label = (id: string, key = account.testKey) =>
  service.call('get', `/shipments/${id}/label`, key).buffer(true).parse(readBytes);
const detail = async (id: string, key = account.testKey) =>
  (await service.call('get', `/shipments/${id}`, key)).body.data;
const query = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;

const errorOf = (answer: { body: Buffer }) => JSON.parse(answer.body.toString());

describe('200', () => {
  it('returns our own label in test mode, with the tracking number as file name, identical at each request', async () => {
    const id = await book();
    const [first, second] = [await label(id), await label(id)];
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${id}.pdf"`,
      'content-length': String(first.body.length),
      'cache-control': 'no-store',
    });
    expect(first.body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.body.equals(second.body)).toBe(true);
    expect(await detail(id)).toMatchObject({ label_available: true });
  });

  it('stores the label encrypted: the database has no PDF bytes', async () => {
    const id = await book();
    await label(id);
    const [row] = await query('select * from label where tracking_number = $1', [id]);
    expect(row).toMatchObject({ account_id: account.id, livemode: false, key_id: 'test' });
    expect(row.pdf.subarray(0, 12).toString()).toBe('enc:v1:test:');
    expect(row.pdf.includes('%PDF')).toBe(false);
  });

  it('draws the label once for concurrent requests', async () => {
    const id = await book();
    const answers = await Promise.all(Array.from({ length: 6 }, () => label(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1);
    expect(await query('select from label where tracking_number = $1', [id])).toHaveLength(1);
  });

  it("returns a partner's label byte for byte, and fetches it once", async () => {
    gateway.label = file('application/pdf', pdf);
    const id = await bookLive(service, account);
    for (let time = 0; time < 3; time++)
      expect((await label(id, account.liveKey)).body.equals(pdf)).toBe(true);
    expect(gateway.received.label).toBe(1);
    const [row] = await query('select pdf from label where tracking_number = $1', [id]);
    expect(row.pdf.includes('canary')).toBe(false);
  });

  it('draws a label for a partner that provides none, but shows no presigned URL', async () => {
    gateway.labelState = 'none';
    const id = await bookLive(service, account);
    const { status, body } = await label(id, account.liveKey);
    expect([status, body.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(gateway.received.label).toBe(0);
    expect(await detail(id, account.liveKey)).toMatchObject({ label_available: true, label_pdf_url: null });
  });

  it('returns a stored label after the carrier reported a failure, and sets dispatch_status to accepted', async () => {
    gateway.labelState = 'generating';
    gateway.label = file('application/pdf', pdf);
    const id = await bookLive(service, account);
    await label(id, account.liveKey);
    await query(
      "update shipment set dispatch_status = 'failed', label_ready_at = null where tracking_number = $1",
      [id],
    );
    expect((await label(id, account.liveKey)).body.equals(pdf)).toBe(true);
    expect(await detail(id, account.liveKey)).toMatchObject({
      dispatch_status: 'accepted',
      label_available: true,
    });
  });
});

describe('200 with a format', () => {
  const as = (id: string, query: string, key = account.testKey) =>
    service.call('get', `/shipments/${id}/label?${query}`, key).buffer(true).parse(readBytes);

  it.each([
    ['format=zpl', 'application/zpl', 'zpl', '^XA'],
    ['format=png', 'image/png', 'png', '\u0089PNG'],
    ['size=4x6', 'application/pdf', 'pdf', '%PDF'],
    ['size=a4&per_sheet=4&start_position=4', 'application/pdf', 'pdf', '%PDF'],
    ['dpi=300', 'application/pdf', 'pdf', '%PDF'],
  ])('%s is drawn for the request, and not stored', async (query, type, ending, begin) => {
    const id = await book();
    const { status, headers, body } = await as(id, query);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': `inline; filename="${id}.${ending}"`,
    });
    expect(headers['x-label-pages']).toBe(ending === 'png' ? '1' : undefined);
    expect(body.toString('latin1').startsWith(begin)).toBe(true);
    expect((await as(id, query)).body.equals(body)).toBe(true);
    expect(await storedOf(id)).toEqual([]);
    expect((await label(id)).body.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await as(id, query)).body.equals(body)).toBe(true);
  });

  const storedOf = (id: string) => query('select from label where tracking_number = $1', [id]);

  it('has one picture per page, and names the number of pages', async () => {
    const parcels = [{ weight_kg: 0.2 }, { weight_kg: 0.3 }];
    const { body } = await create(service, order({ parcels }), account.testKey);
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map((page) => as(body.data.id, `format=png&page=${page}`)),
    );
    expect([first?.headers['x-label-pages'], second?.status]).toEqual(['2', 200]);
    expect(first?.body.equals(second?.body)).toBe(false);
    expect([third?.status, errorOf(third ?? { body: Buffer.alloc(0) })]).toMatchObject([
      400,
      { data: [{ path: ['page'], message: 'must be 1 to 2, the pages of this label' }] },
    ]);
  });

  it.each([
    ['format=gif', 'format'],
    ['size=letter', 'size'],
    ['dpi=600', 'dpi'],
    ['format=zpl&size=a4', 'size'],
    ['per_sheet=4', 'per_sheet'],
    ['size=a4&start_position=2', 'start_position'],
    ['page=2', 'page'],
  ])('refuses %s and draws nothing', async (query, field) => {
    const id = await book();
    const answer = await as(id, query);
    expect([answer.status, errorOf(answer).data[0].path]).toEqual([400, [field]]);
    expect(await storedOf(id)).toEqual([]);
  });

  it("refuses another format of a carrier's label, which stays available as its PDF", async () => {
    gateway.label = file('application/pdf', pdf);
    const id = await bookLive(service, account);
    for (const time of ['before it is stored', 'after']) {
      const answer = await as(id, 'format=zpl', account.liveKey);
      expect([time, answer.status, errorOf(answer).sysCode]).toEqual([time, 409, '1500130']);
    }
    expect((await label(id, account.liveKey)).body.equals(pdf)).toBe(true);
    expect(gateway.received.label).toBe(1);
  });

  it("puts a carrier's label on another paper, and refuses one that it is too large for", async () => {
    gateway.label = file('application/pdf', placeholderLabel('SMP', 'PX1'));
    const id = await bookLive(service, account);
    const onA4 = await as(id, 'size=a4&per_sheet=4&start_position=4', account.liveKey);
    expect([onA4.status, onA4.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(onA4.body)));
    expect(text).toEqual([expect.stringContaining('PX1')]);
    gateway.label = file('application/pdf', pdf);
    const unreadable = await as(await bookLive(service, account), 'size=a4', account.liveKey);
    expect([unreadable.status, errorOf(unreadable).sysCode]).toEqual([409, '1500130']);
  });

  it('draws other formats for a partner that provides no label, and none of a cancelled shipment', async () => {
    gateway.labelState = 'none';
    const id = await bookLive(service, account);
    expect((await as(id, 'format=zpl', account.liveKey)).status).toBe(200);
    await service.call('post', `/shipments/${id}/cancel`, account.liveKey).expect(200);
    const late = await as(id, 'format=zpl', account.liveKey);
    expect([late.status, errorOf(late).sysCode]).toEqual([409, '1500123']);
  });
});

describe('404', () => {
  it("is the same for a missing, another account's and the other mode's shipment", async () => {
    const id = await book();
    const stranger = await service.createAccount();
    const answers = await Promise.all([
      label('SMP0000000000000'),
      label('anything'),
      label(id, stranger.testKey),
      label(id, account.liveKey),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
  });

  it('is returned for a label that failed, and dispatch_status becomes failed', async () => {
    const id = await book('SANDBOX-LABEL-FAILED');
    expect(await detail(id)).toMatchObject({ dispatch_status: 'accepted', label_pdf_url: null });
    await service.database.setClock('11 seconds');
    expect((await label(id)).status).toBe(404);
    expect(await detail(id)).toMatchObject({
      dispatch_status: 'failed',
      label_available: false,
      label_pdf_url: null,
    });
    expect((await label(id)).status).toBe(404);
    const told = await query(
      "select type from event where tracking_number = $1 and type <> 'shipment.created'",
      [id],
    );
    expect(told).toEqual([{ type: 'shipment.label_failed' }]);
  });

  it('is returned for an unconfirmed booking, which has no label yet', async () => {
    const { body } = await create(service, order({ reference_no: 'SANDBOX-SILENT' }), account.liveKey);
    expect(body.sysCode).toBe('1500111');
    const [row] = await query(
      "select tracking_number from shipment where reference_no = 'SANDBOX-SILENT' and visible",
    );
    expect((await label(row.tracking_number, account.liveKey)).status).toBe(404);
    expect(await detail(row.tracking_number, account.liveKey)).toMatchObject({ label_available: false });
  });
});

describe('409', () => {
  const cancel = (id: string, key = account.testKey) =>
    service.call('post', `/shipments/${id}/cancel`, key).expect(200);

  it('is returned for a cancelled shipment, whether or not its label was downloaded before', async () => {
    const [downloaded, never] = [await book(), await book()];
    expect((await label(downloaded)).status).toBe(200);
    for (const id of [downloaded, never]) {
      await cancel(id);
      const answer = await label(id);
      expect([answer.status, errorOf(answer)]).toEqual([
        409,
        {
          status: 409,
          message:
            'SHIPMENT_CANCELLED: the shipment was cancelled, so its label is no longer valid; do not hand the parcel over',
          sysCode: '1500123',
          data: null,
        },
      ]);
      expect(await detail(id)).toMatchObject({ label_available: false, label_pdf_url: null });
    }
    expect(await query('select from label where tracking_number = $1', [never])).toEqual([]);
  });

  it('is returned for a partner label that was not ready: the carrier is not asked, and no event is sent', async () => {
    gateway.labelState = 'generating';
    const id = await bookLive(service, account);
    await cancel(id, account.liveKey);
    gateway.forget();
    expect((await label(id, account.liveKey)).status).toBe(409);
    expect(gateway.received.label).toBe(0);
    const [last] = await query(
      'select type, body from event where tracking_number = $1 order by position desc limit 1',
      [id],
    );
    expect(last.type).toBe('shipment.cancelled');
    expect(JSON.parse(last.body).data.object).toMatchObject({ label_available: false });
  });

  it('goes with a tracking page that shows it, which the QR code of an old copy opens', async () => {
    const id = await book();
    const { tracking_page_url: url } = await detail(id);
    expect(await (await fetch(url)).text()).toContain('<h1>Label created</h1>');
    await cancel(id);
    expect(await (await fetch(url)).text()).toContain('<h1>Cancelled</h1>');
  });

  it('is not told to strangers, who get 404', async () => {
    const id = await book();
    await cancel(id);
    const stranger = await service.createAccount();
    expect((await label(id, stranger.testKey)).status).toBe(404);
  });
});

describe('502', () => {
  it('is returned for a label that cannot be fetched; nothing is stored', async () => {
    const id = await book('SANDBOX-LABEL-BROKEN');
    const answer = await label(id);
    expect([answer.status, errorOf(answer)]).toEqual([
      502,
      expect.objectContaining({ sysCode: '1500113', data: null }),
    ]);
    expect(await detail(id)).toMatchObject({ label_available: true });
    expect(await query('select from label where tracking_number = $1', [id])).toEqual([]);
  });
});

describe('503', () => {
  it('has Retry-After while the label is generated; then the label is ready, and its event is sent once', async () => {
    await using _ = await service.database.stoppedClock();
    const id = await book('SANDBOX-LABEL-LATE');
    expect(await detail(id)).toMatchObject({ label_available: true, label_pdf_url: null });
    const early = await label(id);
    expect([early.status, errorOf(early).sysCode]).toEqual([503, '1500112']);
    const seconds = Number(early.headers['retry-after']);
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(10);
    expect(errorOf(early).data).toEqual({ name: 'LABEL_NOT_READY', retry_after_seconds: seconds });
    // So that the alert on failed requests can leave it out.
    const metrics = await (await fetch(`${service.rootUrl}/metrics`)).text();
    expect(metrics).toContain(
      'sampan_http_failures_total{operation="getShipmentLabel",error="LABEL_NOT_READY"} 1',
    );

    await service.database.setClock(`${seconds + 1} seconds`);
    const beyond = await service.call('get', `/shipments/${id}/label?format=png&page=9`, account.testKey);
    expect(beyond.status).toBe(400);
    expect(await detail(id)).toMatchObject({ label_pdf_url: null });
    expect((await label(id)).status).toBe(200);
    expect((await label(id)).status).toBe(200);
    expect(await detail(id)).toMatchObject({ label_pdf_url: expect.stringContaining(`/labels/${id}.pdf?`) });
    const events = await query(
      "select body from event where tracking_number = $1 and type = 'shipment.label_ready'",
      [id],
    );
    expect(events).toHaveLength(1);
    expect(JSON.parse(events[0].body).data.object).toMatchObject({
      id,
      label_available: true,
      label_pdf_url: null,
    });
  });

  it('has the Retry-After of the partner', async () => {
    gateway.labelState = 'generating';
    gateway.label = (response) => {
      response.writeHead(202, { 'Content-Type': 'application/json', 'Retry-After': '7' });
      response.end('{"label":"generating"}');
    };
    const id = await bookLive(service, account);
    const answer = await label(id, account.liveKey);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '7']);
    gateway.label = file('application/pdf', pdf);
    expect((await label(id, account.liveKey)).body.equals(pdf)).toBe(true);
  });
});

describe('label_available', () => {
  const summary = async (id: string) => {
    const { waybill_number } = await detail(id);
    const list = await service.call('get', `/shipments?waybill_number=${waybill_number}`, account.testKey);
    return list.body.data.data[0];
  };

  it.each([
    ['SO-1', [true, 200, true], [true, 200, true]],
    ['SANDBOX-LABEL-LATE', [true, 503, true], [true, 200, true]],
    ['SANDBOX-LABEL-BROKEN', [true, 502, true], [true, 502, true]],
    // The request that learns of the failure finds it true.
    ['SANDBOX-LABEL-FAILED', [true, 503, true], [true, 404, false]],
  ])('is true while the label has a source, and false once it is known to have failed: %s', async (reference, early, late) => {
    const id = await book(reference);
    const seen = async () => {
      const { label_available: before } = await detail(id);
      const { status } = await label(id);
      const { label_available: after } = await detail(id);
      expect((await summary(id)).label_available).toBe(after);
      return [before, status, after];
    };
    expect(await seen()).toEqual(early);
    await service.database.setClock('11 seconds');
    expect(await seen()).toEqual(late);
  });
});
