import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { labelUrl, verifyLabelLink } from '../../src/label/label-link.ts';
import { KeyRing } from '../../src/secret/key-ring.ts';
import { create } from '../support/shipment/booking.ts';
import { file } from '../support/shipment/label-gateway.ts';
import { type LabelWorld, openLabelWorld } from '../support/shipment/label-world.ts';
import { order } from '../support/shipment/order.ts';
import { bookLive } from '../support/shipment/partner-booking.ts';
import { TestClock } from '../support/test-clock.ts';

let { gateway, service, account, stop } = {} as LabelWorld;
beforeAll(async () => {
  ({ gateway, service, account, stop } = await openLabelWorld());
});
afterAll(() => stop());
afterEach(() => service.database.setClock('0 seconds'));

const book = async (reference_no?: string): Promise<string> =>
  (await create(service, order(reference_no ? { reference_no } : {}), account.testKey)).body.data.id;
const urlOf = async (id: string, key = account.testKey): Promise<string> =>
  (await service.call('get', `/shipments/${id}`, key)).body.data.label_pdf_url;
const hourMs = 3_600_000;
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('label_pdf_url', () => {
  it('needs no Authorization header, and serves the same label as the endpoint', async () => {
    const id = await book();
    const response = await fetch(await urlOf(id));
    const pdf = await bodyOf(response);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${id}.pdf"`,
      'content-length': String(pdf.length),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
    const same = await fetch(`${service.rootUrl}/api/v1/shipments/${id}/label`, {
      headers: { Authorization: `Bearer ${account.testKey}` },
    });
    expect(pdf.equals(await bodyOf(same))).toBe(true);
  });

  it('responds 409 after a cancellation, with the reason', async () => {
    const id = await book();
    const url = await urlOf(id);
    expect((await fetch(url)).status).toBe(200);
    await service.call('post', `/shipments/${id}/cancel`, account.testKey).expect(200);
    const late = await fetch(url);
    expect([late.status, await late.json()]).toEqual([409, expect.objectContaining({ sysCode: '1500123' })]);
    expect(await urlOf(id)).toBeNull();
  });

  it('accepts HEAD, and no other method', async () => {
    const url = await urlOf(await book());
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, (await bodyOf(head)).length]).toEqual([200, 0]);
    expect((await fetch(url, { method: 'POST' })).status).toBe(404);
  });

  it('is new at each read, and unchanged in the stored create response', async () => {
    const key = randomUUID();
    const first = await create(service, order(), account.liveKey, key);
    expect(first.status).toBe(201);
    const { id, dispatch } = first.body.data;
    expect(dispatch.label_pdf_url).toMatch(
      new RegExp(`^${service.rootUrl}/labels/${id}\\.pdf\\?expires=\\d+&signature=[0-9a-f]{64}$`),
    );
    expect((await fetch(dispatch.label_pdf_url)).status).toBe(200);
    service.clock.advance(5_000);
    expect(await urlOf(id, account.liveKey)).not.toBe(dispatch.label_pdf_url);
    expect((await create(service, order(), account.liveKey, key)).text).toBe(first.text);
  });

  it.each([
    ['booked at once', {}],
    ['booked by a retry after the first response was lost', { reference_no: 'SANDBOX-DROP' }],
  ])('is valid longer than the replays of the response that shows it: %s', async (_, change) => {
    const key = randomUUID();
    let first = await create(service, order(change), account.liveKey, key);
    if (first.status === 503) first = await create(service, order(change), account.liveKey, key);
    const stored = await service.database.db.pool.query('select body from idempotency_key where key = $1', [
      key,
    ]);
    expect(stored.rows).toEqual([{ body: first.text }]);

    service.clock.advance(24 * hourMs - 60_000);
    await service.database.setClock('23 hours 59 minutes');
    const last = await create(service, order(change), account.liveKey, key);
    expect([last.status, last.text]).toEqual([201, first.text]);
    expect((await fetch(last.body.data.dispatch.label_pdf_url)).status).toBe(200);
  });

  it('is null in every event', async () => {
    const { rows } = await service.database.db.pool.query(
      "select body from event where type like 'shipment.%'",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { body } of rows) {
      expect(JSON.parse(body).data.object.label_pdf_url).toBeNull();
      expect(body).not.toContain('/labels/');
    }
  });

  it("is always null for a partner's shipment, even while a label is available", async () => {
    gateway.label = file('application/pdf', Buffer.from('%PDF-1.4 partner'));
    const id = await bookLive(service, account);
    const { body } = await service.call('get', `/shipments/${id}`, account.liveKey);
    expect(body.data).toMatchObject({ carrier_code: 'http', label_pdf_url: null, label_available: true });
    expect((await service.call('get', `/shipments/${id}/label`, account.liveKey)).status).toBe(200);
    expect(await urlOf(id, account.liveKey)).toBeNull();
    const { rows } = await service.database.db.pool.query(
      "select body from idempotency_key where account_id = $1 and body like '%' || $2 || '%'",
      [account.id, id],
    );
    expect(JSON.parse(rows[0].body).data.dispatch).toMatchObject({
      carrier_code: 'http',
      label_pdf_url: null,
    });
  });

  it('is replaced in lists by label_available', async () => {
    const stranger = await service.createAccount();
    await create(service, order(), stranger.testKey);
    const { body } = await service.call('get', '/shipments', stranger.testKey);
    expect(body.data.data).toMatchObject([{ label_available: true }]);
  });

  it('returns the same error as the endpoint for a late or broken label', async () => {
    const broken = await fetch(await urlOf(await book('SANDBOX-LABEL-BROKEN')));
    expect([broken.status, await broken.json()]).toEqual([
      502,
      expect.objectContaining({ sysCode: '1500113' }),
    ]);
    expect(await urlOf(await book('SANDBOX-LABEL-LATE'))).toBeNull();
  });
});

describe('a label link', () => {
  const change = (url: string, edit: (url: URL) => void): string => {
    const changed = new URL(url);
    edit(changed);
    return changed.href;
  };
  const changePath = (url: string, pathname: string): string =>
    change(url, (link) => {
      link.pathname = pathname;
    });

  it('with any changed part gets the same 404 as a missing label', async () => {
    const [id, other] = [await book(), await book()];
    const url = await urlOf(id);
    const signature = new URL(url).searchParams.get('signature') ?? '';
    const links = [
      changePath(url, `/labels/${other}.pdf`),
      change(url, (link) => link.searchParams.set('expires', '9999999999')),
      change(url, (link) =>
        link.searchParams.set(
          'signature',
          signature.replace(/^./, (c) => (c === '0' ? '1' : '0')),
        ),
      ),
      change(url, (link) => link.searchParams.set('signature', signature.slice(0, -2))),
      change(url, (link) => link.searchParams.set('signature', signature.toUpperCase())),
      change(url, (link) => link.searchParams.delete('signature')),
      change(url, (link) => link.searchParams.delete('expires')),
      change(url, (link) => link.searchParams.append('signature', signature)),
      changePath(url, '/labels/'),
      changePath(url, `/labels/${id}`),
      changePath(url, `/labels/%2e%2e%2f${id}.pdf`),
      changePath(url, `/labels/${'x'.repeat(500)}.pdf`),
    ];
    const answers = await Promise.all(links.map(async (link) => [(await fetch(link)).status, link]));
    expect(answers.filter(([status]) => status !== 404)).toEqual([]);
  });

  it('expires after 25 hours, and then returns that reason to a client with a correct signature', async () => {
    const url = await urlOf(await book());
    service.clock.advance(25 * hourMs - 60_000);
    expect((await fetch(url)).status).toBe(200);
    service.clock.advance(61_000);
    const late = await fetch(url);
    expect([late.status, await late.json()]).toEqual([
      404,
      expect.objectContaining({
        message: 'NOT_FOUND: the link has expired; getShipment returns a new one',
      }),
    ]);
  });

  it('is limited to 100 requests per second per IP address', async () => {
    using _ = service.clock.stopped();
    const asked = Array.from({ length: 101 }, () => fetch(`${service.rootUrl}/labels/x.pdf`));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
  });
});

describe('verifyLabelLink', () => {
  const key = (id: string) => ({ id, bytes: randomBytes(32) });
  const [k1, k2] = [key('k1'), key('k2')];
  const clock = new TestClock();
  const shipment = {
    tracking_number: 'SMP1',
    livemode: true,
    carrier_code: 'sandbox',
    status: 'label_created',
    dispatch_status: 'accepted',
    booked_label: 'ready',
    label_ready_at: null,
    anonymized_at: null,
  } as const;
  const context = (secrets: KeyRing) => ({ secrets, clock, rootUrl: () => 'https://sampan.example' });
  const linkOf = (url: string | null) => {
    const { pathname, searchParams } = new URL(url ?? '');
    return {
      trackingNumber: pathname.slice('/labels/'.length, -'.pdf'.length),
      expires: searchParams.get('expires') ?? '',
      signature: searchParams.get('signature') ?? '',
    };
  };

  it('returns the mode that was signed', () => {
    for (const livemode of [true, false]) {
      const link = linkOf(labelUrl(context(new KeyRing([k1])), { ...shipment, livemode }));
      expect(verifyLabelLink(context(new KeyRing([k1])), link)).toEqual({ verdict: 'valid', livemode });
    }
  });

  it('accepts the signature of every key of the ring, and of no other key', () => {
    const link = linkOf(labelUrl(context(new KeyRing([k1])), shipment));
    expect(verifyLabelLink(context(new KeyRing([k2, k1])), link).verdict).toBe('valid');
    expect(verifyLabelLink(context(new KeyRing([k2])), link).verdict).toBe('invalid');
  });

  it('finds no link in a process that does not know its root URL', () => {
    expect(labelUrl({ ...context(new KeyRing([k1])), rootUrl: () => null }, shipment)).toBeNull();
  });
});
