import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readBytes } from '../support/process/read-bytes.ts';
import { create } from '../support/shipment/booking.ts';
import { file } from '../support/shipment/label-gateway.ts';
import { type LabelWorld, openLabelWorld } from '../support/shipment/label-world.ts';
import { order } from '../support/shipment/order.ts';
import { bookLive } from '../support/shipment/partner-booking.ts';
import { doorstepPhoto, photoOf } from '../support/shipment/photo.ts';
import { parcelOf } from '../tracking/parcel.ts';

let { gateway, service, account, stop } = {} as LabelWorld;
beforeAll(async () => {
  ({ gateway, service, account, stop } = await openLabelWorld());
});
afterAll(() => stop());
afterEach(() => {
  gateway.pod = null;
  gateway.photo = file('image/jpeg', doorstepPhoto);
  gateway.forget();
});

const pod = (id: string, key = account.testKey) =>
  service.call('get', `/shipments/${id}/pod`, key).buffer(true).parse(readBytes);
const bookTest = async (reference_no: string): Promise<string> =>
  (await create(service, order({ reference_no }), account.testKey)).body.data.id;
const deliver = (id: string) =>
  service.database.db.pool.query(
    "update shipment set status = 'delivered', delivered_at = created_at where tracking_number = $1",
    [id],
  );
const errorOf = (answer: { body: Buffer }) => JSON.parse(answer.body.toString());

describe('200', () => {
  it("returns test mode's photo as an attachment once the shipment is delivered", async () => {
    const id = await bookTest('SANDBOX-POD');
    await deliver(id);
    const { status, headers, body } = await pod(id);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="${id}-pod.jpg"`,
      'content-length': String(doorstepPhoto.length),
      'cache-control': 'no-store',
    });
    expect(body.equals(doorstepPhoto)).toBe(true);
  });

  it.each([
    ['a small photo', doorstepPhoto.length],
    ['a photo of 3 MB', 3_000_000],
    ['a photo of exactly 25 MB', 25_000_000],
  ])("returns %s from a partner's storage byte for byte", async (_, length) => {
    const photo = photoOf(length);
    gateway.photo = file('image/jpeg', photo);
    const id = await bookLive(service, account);
    const { status, headers, body } = await pod(id, account.liveKey);
    expect([status, headers['content-length'], headers['content-type']]).toEqual([
      200,
      String(length),
      'image/jpeg',
    ]);
    expect(body.equals(photo)).toBe(true);
  });

  it('reads a photo that arrives in chunks, with its first bytes split', async () => {
    const photo = photoOf(70_000);
    gateway.photo = (response) => {
      response.writeHead(200, { 'Content-Type': 'image/jpeg; charset=binary' });
      const pieces = [photo.subarray(0, 1), photo.subarray(1, 2), photo.subarray(2, 5), photo.subarray(5)];
      const next = () => {
        const piece = pieces.shift();
        if (piece) response.write(piece, () => setImmediate(next));
        else response.end();
      };
      next();
    };
    const id = await bookLive(service, account);
    expect((await pod(id, account.liveKey)).body.equals(photo)).toBe(true);
  });

  it.each([
    'application/octet-stream',
    'image/jpg',
    'binary/octet-stream',
    '',
  ])('has the type image/jpeg for any media type of the storage: %j', async (name) => {
    gateway.photo = (response) =>
      void response.writeHead(200, name ? { 'Content-Type': name } : {}).end(doorstepPhoto);
    const id = await bookLive(service, account);
    const { status, headers } = await pod(id, account.liveKey);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('asks the carrier at each request, because only the current photo is the proof', async () => {
    const id = await bookLive(service, account);
    await pod(id, account.liveKey);
    const newer = photoOf(5_000);
    gateway.photo = file('image/jpeg', newer);
    expect((await pod(id, account.liveKey)).body.equals(newer)).toBe(true);
    expect(gateway.received).toMatchObject({ pod: 2, photo: 2 });
  });
});

describe('shipment.pod_available', () => {
  const events = async (id: string) =>
    (
      await service.database.db.pool.query(
        "select body from event where tracking_number = $1 and type = 'shipment.pod_available'",
        [id],
      )
    ).rows.map(({ body }) => JSON.parse(body));

  it.each(['live', 'test'])("is sent once after the sandbox carrier's delivery, in %s mode", async (mode) => {
    const key = mode === 'live' ? account.liveKey : account.testKey;
    const { id } = (await create(service, order({ reference_no: 'SANDBOX-POD' }), key)).body.data;
    const parcel = parcelOf(service, id, key);
    await parcel.checkpoint(1, { status: 'out_for_delivery' });
    expect(await events(id)).toEqual([]);
    await parcel.checkpoint(2, { status: 'delivered' });
    await parcel.checkpoint(3, { status: null });
    expect((await pod(id, key)).status).toBe(200);
    expect(await events(id)).toMatchObject([{ livemode: mode === 'live', data: { object: { id } } }]);
  });

  it('is sent once if a partner has the photo before its notice', async () => {
    const id = await bookLive(service, account);
    for (let time = 0; time < 2; time++) expect((await pod(id, account.liveKey)).status).toBe(200);
    expect(await events(id)).toMatchObject([{ livemode: true, data: { object: { id } } }]);
  });

  it('is not sent if the photo could not be fetched', async () => {
    gateway.photo = (response) => void response.writeHead(403).end();
    const id = await bookLive(service, account);
    expect((await pod(id, account.liveKey)).status).toBe(502);
    expect(await events(id)).toEqual([]);
  });
});

describe('404', () => {
  it("is the same for a missing, another account's and the other mode's shipment; one without a photo has a message of its own", async () => {
    const id = await bookTest('SANDBOX-POD');
    await deliver(id);
    const without = await bookTest('PO-1');
    await deliver(without);
    const stranger = await service.createAccount();
    const answers = await Promise.all([
      pod('SMP0000000000000'),
      pod('anything'),
      pod(id, stranger.testKey),
      pod(id, account.liveKey),
      pod(without),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const texts = answers.map(({ body }) => body.toString());
    expect(new Set(texts.slice(0, 4)).size).toBe(1);
    expect(JSON.parse(texts[4] ?? '').message).toBe(
      'NOT_FOUND: this shipment has no photo yet; wait for the event shipment.pod_available',
    );
  });

  it('is returned before the delivery', async () => {
    expect((await pod(await bookTest('SANDBOX-POD'))).status).toBe(404);
  });

  it('is returned if the carrier has a certificate but no photo; the certificate is never fetched', async () => {
    gateway.pod = { photo: null, certificate: { url: gateway.photoUrl } };
    const id = await bookLive(service, account);
    expect((await pod(id, account.liveKey)).status).toBe(404);
    expect(gateway.received).toMatchObject({ pod: 1, photo: 0 });
  });
});

describe('502', () => {
  it("is returned if the storage fails, without the storage's address", async () => {
    gateway.photo = (response) => void response.writeHead(403).end('AccessDenied canary-bucket');
    const id = await bookLive(service, account);
    const answer = await pod(id, account.liveKey);
    expect([answer.status, errorOf(answer)]).toEqual([
      502,
      {
        status: 502,
        sysCode: '1500119',
        message: 'POD_DOWNLOAD_FAILED: the photo exists but could not be downloaded; retry later',
        data: null,
      },
    ]);
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  it("is returned if the carrier's response is invalid", async () => {
    gateway.pod = { photo: 'x' };
    const id = await bookLive(service, account);
    expect((await pod(id, account.liveKey)).status).toBe(502);
  });
});
