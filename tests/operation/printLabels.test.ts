import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { extractText, getDocumentProxy } from 'unpdf';
import { readBytes } from '../support/process/read-bytes.ts';
import { create } from '../support/shipment/booking.ts';
import { file, type Reply } from '../support/shipment/label-gateway.ts';
import { type LabelWorld, openLabelWorld } from '../support/shipment/label-world.ts';
import { order } from '../support/shipment/order.ts';
import { bookLive } from '../support/shipment/partner-booking.ts';

let { gateway, service, account, stop } = {} as LabelWorld;
beforeAll(async () => {
  ({ gateway, service, account, stop } = await openLabelWorld());
});
afterAll(() => stop());
afterEach(async () => {
  gateway.labelState = 'ready';
  gateway.forget();
});

const book = async (change: Parameters<typeof order>[0] = {}): Promise<string> =>
  (await create(service, order(change), account.testKey)).body.data.id;
const print = (body: object, key = account.testKey) =>
  service.call('post', '/labels', key).send(body).buffer(true).parse(readBytes);
const errorOf = (answer: { body: Buffer }) => JSON.parse(answer.body.toString());
const pagesOf = async (pdf: Buffer) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((page) => page.replace(/\s+/g, ' '));
};
const numbersOf = (pages: readonly string[]) => pages.map((page) => /SMP\d{13}/.exec(page)?.[0]);
const cancel = (id: string) => service.call('post', `/shipments/${id}/cancel`, account.testKey).expect(200);

/** A partner's label of two pages with what PDFs of carriers have: a form, a font, a picture, compressed content. */
function carrierLabel({ size = [288, 432], turned = 0, password = '' } = {}): Reply {
  return async (response, request) => {
    const number = request.url?.split('/')[2];
    const document = new PDFDocument({
      autoFirstPage: false,
      margin: 20,
      ...(password && { userPassword: password }),
    });
    for (const page of [1, 2]) {
      document.addPage({ size }).text(`label of ${number}, page ${page}`).image(picture, { width: 50 });
      Object.assign(document.page.dictionary.data, { Rotate: turned });
    }
    document.end();
    file('application/pdf', await buffer(document))(response, request);
  };
}
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const sizesOf = async (pdf: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1));
  return (await Promise.all(pages)).map(({ view }) => view.slice(2).map(Math.round));
};
const bookOwn = () => bookLive(service, account, { service_tier_id: 'HKASTDGGSTCM' });

describe('200', () => {
  it('has the labels in the order of the ids, each once, in one PDF', async () => {
    const ids = [await book(), await book(), await book()];
    const asked = [ids[2], ids[0], ids[1], ids[0]];
    const answer = await print({ ids: asked });
    expect([answer.status, answer.headers]).toMatchObject([
      200,
      {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="labels.pdf"',
        'x-labels-printed': '3',
        'x-labels-missing': '0',
      },
    ]);
    expect(numbersOf(await pagesOf(answer.body))).toEqual([ids[2], ids[0], ids[1]]);
  });

  it('sorts by reference or time, and keeps the order of the ids among equals', async () => {
    const [b, a, b2] = [
      await book({ reference_no: 'B' }),
      await book({ reference_no: 'A' }),
      await book({ reference_no: 'B' }),
    ];
    const ids = [b2, b, a];
    expect(numbersOf(await pagesOf((await print({ ids, sort: 'reference_no' })).body))).toEqual([a, b2, b]);
    expect(numbersOf(await pagesOf((await print({ ids, sort: 'created_at' })).body))).toEqual([b, a, b2]);
  });

  it('fills sheets of A4 from the start position', async () => {
    const ids = [await book(), await book(), await book()];
    const pages = await pagesOf((await print({ ids, size: 'a4', per_sheet: 4, start_position: 3 })).body);
    expect(pages.map((page) => new Set(page.match(/SMP\d{13}/g)).size)).toEqual([2, 1]);
  });

  it('is ZPL for a label printer', async () => {
    const ids = [await book(), await book()];
    const answer = await print({ ids, format: 'zpl', size: '4x6', dpi: 300 });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zpl',
      'content-disposition': 'inline; filename="labels.zpl"',
    });
    const labels: string[] = answer.body.toString().match(/\^XA.*?\^XZ/gs) ?? [];
    expect(labels.map((label) => /\^BCN,.*?\^FD(\w+)\^FS/.exec(label)?.[1])).toEqual(ids);
    expect(labels[0]).toContain('^PW1200\n^LL1800');
  });

  it('leaves out those without a label if asked to, counts them and names them on the last page', async () => {
    const [good, cancelled] = [await book(), await book()];
    await cancel(cancelled);
    const ids = [cancelled, 'SMP0000000000000', good, 'un\u2028known'];
    const answer = await print({ ids, skip_missing: true });
    expect(answer.headers).toMatchObject({ 'x-labels-printed': '1', 'x-labels-missing': '3' });
    const [label, last, ...more] = await pagesOf(answer.body);
    expect(label).toContain(good);
    expect(last).toContain('NOT PRINTED: 3');
    expect(last).toContain(`${cancelled} the shipment was cancelled`);
    expect(last).toContain('SMP0000000000000 no shipment has this number');
    expect(more).toEqual([]);
  });
});

describe('200 with labels that carriers draw', () => {
  it('has them among others, in the size that the carrier drew, and asks the carrier once', async () => {
    gateway.label = carrierLabel({ size: [288, 432] });
    const [partner, own] = [await bookLive(service, account), await bookOwn()];
    const answer = await print({ ids: [own, partner] }, account.liveKey);
    expect(answer.headers).toMatchObject({ 'x-labels-printed': '2', 'x-labels-missing': '0' });
    const pages = await pagesOf(answer.body);
    expect(pages[0]).toContain(own);
    expect(pages.slice(1)).toEqual([`label of ${partner}, page 1`, `label of ${partner}, page 2`]);
    expect(await sizesOf(answer.body)).toEqual([
      [283, 425],
      [288, 432],
      [288, 432],
    ]);
    await print({ ids: [partner] }, account.liveKey);
    expect(gateway.received.label).toBe(1);
  });

  it('puts four on a sheet of A4, also beside labels that Sampan draws', async () => {
    gateway.label = carrierLabel({ size: [288, 432], turned: 90 });
    const [partner, own] = [await bookLive(service, account), await bookOwn()];
    const body = { ids: [partner, own], size: 'a4', per_sheet: 4, start_position: 2 };
    const pages = await pagesOf((await print(body, account.liveKey)).body);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(new RegExp(`label of ${partner}, page 1.*label of ${partner}, page 2`, 's'));
    expect(pages[0]).toContain(own);
  });
});

describe('409', () => {
  it('names every shipment without a label, with its reason, and prints nothing', async () => {
    const good = await book();
    const cancelled = await book();
    await cancel(cancelled);
    const stranger = await service.createAccount();
    const foreign = (await create(service, order(), stranger.testKey)).body.data.id;
    const [late, broken] = [
      await book({ reference_no: 'SANDBOX-LABEL-LATE' }),
      await book({ reference_no: 'SANDBOX-LABEL-BROKEN' }),
    ];
    const answer = await print({ ids: [good, cancelled, foreign, late, broken] });
    expect([answer.status, errorOf(answer)]).toEqual([
      409,
      {
        status: 409,
        sysCode: '1500131',
        message: 'LABELS_MISSING: some shipments have no label; see data',
        data: [
          [1, 'SHIPMENT_CANCELLED', `${cancelled}: the shipment was cancelled`],
          [2, 'NOT_FOUND', `${foreign}: no shipment has this number, or its label failed`],
          [3, 'LABEL_NOT_READY', `${late}: the label is still being generated`],
          [4, 'LABEL_DOWNLOAD_FAILED', `${broken}: the label could not be downloaded; retry later`],
        ].map(([at, code, message]) => ({ path: ['ids', at], code, message })),
      },
    ]);
  });

  it("names a label that its carrier draws, for a format or paper that it doesn't go with", async () => {
    gateway.label = carrierLabel({ size: [595, 842] });
    const id = await bookLive(service, account);
    const printed = (body: object) => print({ ids: ['SMP1', 'SMP1', id], ...body }, account.liveKey);
    const unavailable = { path: ['ids', 2], code: 'LABEL_FORMAT_UNAVAILABLE' };
    expect(errorOf(await printed({ format: 'zpl' })).data).toMatchObject([
      { code: 'NOT_FOUND' },
      unavailable,
    ]);
    expect(gateway.received.label).toBe(0);
    expect(errorOf(await printed({ size: '4x6' })).data).toMatchObject([{ code: 'NOT_FOUND' }, unavailable]);
  });

  it.each([
    ['no PDF', file('application/pdf', Buffer.from('%PDF-1.4 nothing of a PDF %%EOF'))],
    ['an encrypted PDF', carrierLabel({ password: 'of the carrier' })],
    ['a PDF of 5 MB', file('application/pdf', Buffer.alloc(5_000_000, '%PDF-1.7\n'))],
  ])("names a carrier's label that is %s, and prints nothing", async (_, label) => {
    gateway.label = label;
    const id = await bookLive(service, account);
    const answer = await print({ ids: [id] }, account.liveKey);
    expect([answer.status, errorOf(answer).data]).toMatchObject([
      409,
      [{ path: ['ids', 0], code: 'LABEL_FORMAT_UNAVAILABLE' }],
    ]);
  });

  it('names a number that has letters outside of ASCII, at its place', async () => {
    const unknown = { path: ['ids', 0], code: 'NOT_FOUND', message: expect.stringMatching(/^\?\?\?: /) };
    const other = { path: ['ids', 1], code: 'NOT_FOUND' };
    const id = '\u{131BC}\u239A';
    expect(errorOf(await print({ ids: [id] })).data).toMatchObject([unknown]);
    expect(errorOf(await print({ ids: [id, 'SMP1'] })).data).toMatchObject([unknown, other]);
  });
});

describe('400', () => {
  it.each([
    ['no ids', { ids: [] }, 'ids'],
    ['too many ids', { ids: Array.from({ length: 501 }, (_, index) => `SMP${index}`) }, 'ids'],
    ['a picture', { ids: ['SMP1'], format: 'png' }, 'format'],
    ['ZPL on A4', { ids: ['SMP1'], format: 'zpl', size: 'a4' }, 'size'],
    ['four labels on a sheet that is not A4', { ids: ['SMP1'], per_sheet: 4 }, 'per_sheet'],
    [
      'a start position without a sheet of four',
      { ids: ['SMP1'], size: 'a4', start_position: 2 },
      'start_position',
    ],
  ])('refuses %s, and prints nothing', async (_, body, field) => {
    const answer = await print(body);
    expect([answer.status, errorOf(answer).data[0].path]).toEqual([400, [field]]);
  });
});
