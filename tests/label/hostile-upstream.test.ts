import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { patient } from '../support/deadline.ts';
import { readBytes } from '../support/process/read-bytes.ts';
import { endlessly, file, type Reply } from '../support/shipment/label-gateway.ts';
import { type LabelWorld, openLabelWorld } from '../support/shipment/label-world.ts';
import { bookLive } from '../support/shipment/partner-booking.ts';

let { gateway, service, account, stop } = {} as LabelWorld;
let id: string;
beforeAll(async () => {
  ({ gateway, service, account, stop } = await openLabelWorld());
  id = await bookLive(service, account);
});
afterAll(() => stop());

const label = () =>
  service.call('get', `/shipments/${id}/label`, account.liveKey).buffer(true).parse(readBytes);
const stored = async () =>
  (await service.database.db.pool.query('select from label where tracking_number = $1', [id])).rowCount;
const pdf = { 'Content-Type': 'application/pdf' };
const start = Buffer.from('%PDF-1.4 canary');

const hostile: Readonly<Record<string, Reply>> = {
  'never ends': (response) => {
    response.writeHead(200, pdf);
    response.write(start);
    endlessly(response, Buffer.alloc(65_536, 0x20));
  },
  'sends one byte per second': (response) => {
    response.writeHead(200, pdf);
    response.write(start);
    const timer = setInterval(() => response.write(' '), 1_000);
    response.on('close', () => clearInterval(timer));
  },
  'never responds': () => {},
  'sends 26 MB': file('application/pdf', Buffer.concat([start, Buffer.alloc(26_000_000)])),
  'sends a file that is not a PDF': file('application/pdf', Buffer.from('<html>canary</html>')),
  'sends an empty file': file('application/pdf', Buffer.alloc(0)),
  'redirects to a private address': (response) =>
    void response.writeHead(302, { Location: 'http://169.254.169.254/' }).end(),
  'resets the connection within the body': (response) => {
    response.writeHead(200, { ...pdf, 'Content-Length': 100_000 });
    response.write(start, () => response.socket?.resetAndDestroy());
  },
  'ends the body before its Content-Length': (response) => {
    response.writeHead(200, { ...pdf, 'Content-Length': 100_000 });
    response.write(start, () => response.socket?.end());
  },
  'fails with a message': (response) =>
    void response.writeHead(500, pdf).end('canary: secret path /srv/labels'),
};

describe("a partner's label store that", () => {
  it.each(Object.entries(hostile))('%s: 502, and the label is neither shown nor stored', async (_, reply) => {
    gateway.label = reply;
    const begun = performance.now();
    const answer = await label();
    expect(performance.now() - begun).toBeLessThan(
      service.context.config.carrier.deadlineMs + patient(1_000),
    );
    expect(answer.status).toBe(502);
    const text = answer.body.toString();
    expect(JSON.parse(text)).toEqual({
      status: 502,
      sysCode: '1500113',
      message: 'LABEL_DOWNLOAD_FAILED: the label exists but could not be downloaded; retry later',
      data: null,
    });
    expect(await stored()).toBe(0);
  });

  it('recovers: its label is served and stored', async () => {
    gateway.label = file('application/pdf', start);
    expect((await label()).body.equals(start)).toBe(true);
    expect(await stored()).toBe(1);
  });
});
