import { readdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../src/config/config.ts';
import { paced, patient } from '../../support/deadline.ts';
import { pollUntil } from '../../support/poll.ts';
import { takeRefusals } from '../../support/process/loopback-only.ts';
import { readBytes } from '../../support/process/read-bytes.ts';
import { endlessly, file, type Reply } from '../../support/shipment/label-gateway.ts';
import { type LabelWorld, openLabelWorld } from '../../support/shipment/label-world.ts';
import { bookLive } from '../../support/shipment/partner-booking.ts';
import { doorstepPhoto, photoOf } from '../../support/shipment/photo.ts';

/** Long enough for a photo that is sent at once, and not above the highest allowed setting. */
const deadlineMs = Math.min(paced(1_500), 10_000);

/** Each test expects the right status, in bounded time and memory, and no leak of the storage's data. */
let { gateway, service, account, stop } = {} as LabelWorld;
let id: string;
beforeAll(async () => {
  ({ gateway, service, account, stop } = await openLabelWorld({ PHOTO_DEADLINE_MS: String(deadlineMs) }));
  id = await bookLive(service, account);
});
afterAll(() => stop());
beforeEach(() => {
  gateway.pod = null;
  gateway.podDelayMs = 0;
  gateway.forget();
});

const pod = () => service.call('get', `/shipments/${id}/pod`, account.liveKey).buffer(true).parse(readBytes);
const spooled = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('sampan-photo-'));
const jpeg = { 'Content-Type': 'image/jpeg' };

/** Writes a byte every `everyMs` milliseconds until the connection closes. */
function drip(response: ServerResponse, start: Buffer, everyMs: number): void {
  response.write(start);
  const timer = setInterval(() => response.write(Buffer.from([0x20])), everyMs);
  response.on('close', () => clearInterval(timer));
}

const hostile: Readonly<Record<string, { reply: Reply; withinMs: number }>> = {
  'never ends': {
    withinMs: 3_500,
    reply: (response) => endlessly(response.writeHead(200, jpeg), photoOf(65_536)),
  },
  'has 26 MB, with Content-Length': { withinMs: 1_500, reply: file('image/jpeg', photoOf(26_000_000)) },
  'has 26 MB, without Content-Length': {
    withinMs: 3_500,
    reply: (response) => void response.writeHead(200, jpeg).end(photoOf(26_000_000)),
  },
  'has one byte more than 25 MB': {
    withinMs: 3_500,
    reply: (response) => void response.writeHead(200, jpeg).end(photoOf(25_000_001)),
  },
  'is not a JPEG': { withinMs: 1_500, reply: file('image/jpeg', Buffer.from('%PDF-1.4 a certificate')) },
  'is a JPEG only by its media type': {
    withinMs: 1_500,
    reply: file('image/jpeg', Buffer.from([0xff, 0xd8])),
  },
  'is a page after the first bytes of a JPEG': {
    withinMs: 1_500,
    reply: file('image/jpeg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html>')])),
  },
  'has half of a JPEG': {
    withinMs: 1_500,
    reply: file('image/jpeg', photoOf(100_000).subarray(0, -500)),
  },
  'is empty': { withinMs: 1_500, reply: file('image/jpeg', Buffer.alloc(0)) },
  'redirects to a private address': {
    withinMs: 1_500,
    reply: (response) => void response.writeHead(302, { Location: 'http://169.254.169.254/meta' }).end(),
  },
  'redirects to a photo': {
    withinMs: 1_500,
    reply: (response, request) => {
      if (request.url === '/store/other.jpg') return file('image/jpeg', doorstepPhoto)(response, request);
      response.writeHead(301, { Location: '/store/other.jpg' }).end();
    },
  },
  'is partial content': {
    withinMs: 1_500,
    reply: (response) => void response.writeHead(206, jpeg).end(doorstepPhoto),
  },
  'resets before the response': {
    withinMs: 1_500,
    reply: (response) => void response.socket?.resetAndDestroy(),
  },
  'resets within the body': {
    withinMs: 1_500,
    reply: (response) => {
      response.writeHead(200, { ...jpeg, 'Content-Length': 1_000_000 });
      response.write(photoOf(400_000), () => response.socket?.resetAndDestroy());
    },
  },
  'ends before its Content-Length': {
    withinMs: 1_500,
    reply: (response) => {
      response.writeHead(200, { ...jpeg, 'Content-Length': 1_000_000 });
      response.write(photoOf(400_000), () => response.socket?.end());
    },
  },
  'is compressed': {
    withinMs: 1_500,
    reply: (response) =>
      void response.writeHead(200, { ...jpeg, 'Content-Encoding': 'gzip' }).end(Buffer.from([0x1f, 0x8b, 8])),
  },
};

describe('a photo storage that', () => {
  it.each(Object.entries(hostile))('%s: 502, and no part of the response is passed on', async (_, {
    reply,
    withinMs,
  }) => {
    gateway.photo = reply;
    const begun = performance.now();
    const answer = await pod();
    expect(performance.now() - begun).toBeLessThan(patient(withinMs));
    expect(answer.status).toBe(502);
    const text = answer.body.toString();
    expect(JSON.parse(text)).toMatchObject({ sysCode: '1500119', data: null });
    for (const secret of ['127.0.0.1', '/store', 'canary', '169.254']) {
      expect(text + JSON.stringify(answer.headers)).not.toContain(secret);
    }
    expect(await spooled()).toEqual([]);
  });

  it('sends one byte per second: 502 at the deadline, and its connection is closed', async () => {
    gateway.photo = (response) => drip(response.writeHead(200, jpeg), doorstepPhoto, 1_000);
    const begun = performance.now();
    const answer = await pod();
    const ms = performance.now() - begun;
    expect(answer.status).toBe(502);
    expect(ms).toBeGreaterThan(deadlineMs - 100);
    expect(ms).toBeLessThan(patient(deadlineMs));
    expect(await pollUntil(async () => gateway.connections <= 1, 2_000)).toBe(true);
  });
});

describe('the photo deadline', () => {
  it('covers the carrier and its storage together', async () => {
    gateway.podDelayMs = deadlineMs / 2;
    gateway.photo = (response) => drip(response.writeHead(200, jpeg), doorstepPhoto, 500);
    const begun = performance.now();
    expect((await pod()).status).toBe(502);
    expect(performance.now() - begun).toBeLessThan(patient(deadlineMs));
  });

  it('is 10 seconds by default and at most', () => {
    expect(readConfig({}).photoDeadlineMs).toBe(10_000);
    expect(() => readConfig({ PHOTO_DEADLINE_MS: '10001' })).toThrow(/PHOTO_DEADLINE_MS/);
  });
});

describe('a photo address', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/p.jpg',
    'http://[::1]/p.jpg',
    'https://localhost.canary.invalid/p.jpg',
    'file:///etc/passwd',
    'https://user:canary@storage.example/p.jpg',
  ])('%s is never requested', async (url) => {
    gateway.pod = { photo: { url, taken_at: null }, certificate: null };
    const answer = await pod();
    // Checking the name needs a lookup. The lookup was refused, and no other request was made.
    if (url.includes('.invalid'))
      for (const refusal of takeRefusals())
        expect(refusal).toMatch(/name server about localhost\.canary\.invalid$/);
    expect([answer.status, JSON.parse(answer.body.toString()).data]).toEqual([502, null]);
  });
});

describe('concurrent downloads of photos', () => {
  it("are bounded: a photo over the account's limit gets 503 with Retry-After", async () => {
    gateway.photo = (response) => drip(response.writeHead(200, jpeg), doorstepPhoto, 500);
    const slow = Array.from({ length: 8 }, () => pod().then((answer) => answer.status));
    expect(await pollUntil(async () => gateway.received.photo >= 8, 5_000)).toBe(true);
    const refused = await pod();
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
    expect(await Promise.all(slow)).toEqual(Array.from({ length: 8 }, () => 502));
    gateway.photo = file('image/jpeg', doorstepPhoto);
    expect((await pod()).status).toBe(200);
  });

  it('are possible again after clients disconnect during the download', async () => {
    gateway.photo = file('image/jpeg', photoOf(25_000_000));
    for (let time = 0; time < 20; time++) {
      const controller = new AbortController();
      const response = await fetch(`${service.rootUrl}/api/v1/shipments/${id}/pod`, {
        headers: { Authorization: `Bearer ${account.liveKey}` },
        signal: controller.signal,
      });
      expect(response.status).toBe(200);
      controller.abort();
    }
    expect(await pollUntil(async () => (await pod()).status === 200, 5_000)).toBe(true);
  });
});
