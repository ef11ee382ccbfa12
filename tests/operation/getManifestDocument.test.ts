import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { fullQueue } from '../support/full-queue.ts';
import {
  bookTest,
  closeManifest,
  copyShipment,
  type ManifestWorld,
  openManifestWorld,
} from '../support/manifest/manifest-world.ts';
import { readBytes } from '../support/process/read-bytes.ts';
import type { TestService } from '../support/service.ts';
import { drawPage, hasPoppler } from '../support/shipment/pdf-tools.ts';
import { readWithZxing } from '../support/shipment/read-picture.ts';

let world: ManifestWorld;
let service: TestService;
const folder = mkdtempSync(path.join(tmpdir(), 'sampan-sheet-'));
beforeAll(async () => {
  world = await openManifestWorld();
  ({ service } = world);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await world.stop();
});
afterEach(() => {
  world.manifestFault = null;
  world.documentFault = null;
});

const hasZbar = spawnSync('zbarimg', ['--version']).status === 0;
const download = (id: string, query = '', key = service.account.testKey) =>
  service.call('get', `/manifests/${id}/document${query}`, key).buffer(true).parse(readBytes);
const pagesOf = async (pdf: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })).text.map((page) =>
    page.replace(/\s+/g, ' '),
  );
const error = ({ body }: { body: Buffer }) => JSON.parse(body.toString());
const live = () => world.account.liveKey;

/** Closes a manifest of the gateway, and returns its id. */
async function closedAtGateway(): Promise<string> {
  await world.book();
  return (await world.close()).body.data.id;
}

describe('200', () => {
  it('returns a sheet with each shipment, the totals and no recipient', async () => {
    const ids = await bookTest(service, 3);
    const { id } = (await closeManifest(service)).body.data;
    const { status, headers, body } = await download(id);
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      `inline; filename="${id}.pdf"`,
    ]);
    const text = (await pagesOf(body)).join(' ');
    for (const shipment of ids) {
      const { waybill_number } = (await service.call('get', `/shipments/${shipment}`)).body.data;
      expect(text).toMatch(new RegExp(`${shipment} ${waybill_number} US 1 0\\.\\d{3}`));
    }
    for (const printed of [id, service.account.id, 'sandbox', 'TEST', '3 shipments', 'Signature'])
      expect(text).toContain(printed);
    const { recipient } = (await service.call('get', `/shipments/${ids[0]}`)).body.data;
    for (const personal of [recipient.contact_name, recipient.phone, recipient.address])
      expect(text).not.toContain(personal);
  });

  (hasPoppler ? it : it.skip)('has a code that two independent readers read', async () => {
    await bookTest(service, 1);
    const { id } = (await closeManifest(service)).body.data;
    const { body } = await download(id);
    const picture = await drawPage(body, 1, 203);
    expect(await readWithZxing(picture)).toEqual([`CODE-128:${id}`]);
    if (!hasZbar) return;
    const file = path.join(folder, 'page.pgm');
    writeFileSync(
      file,
      Buffer.concat([
        Buffer.from(`P5 ${picture.width} ${picture.height} 255\n`),
        Buffer.from(picture.pixels),
      ]),
    );
    const { stdout } = spawnSync('zbarimg', ['-q', file], { encoding: 'utf8' });
    expect(stdout.trim()).toBe(`CODE-128:${id}`);
  });

  it('marks a shipment that was cancelled afterwards, and leaves it out of the totals', async () => {
    const [first] = await bookTest(service, 2);
    const { id } = (await closeManifest(service)).body.data;
    expect((await pagesOf((await download(id)).body)).join(' ')).toContain('2 shipments');
    await service.call('post', `/shipments/${first}/cancel`).expect(200);
    const text = (await pagesOf((await download(id)).body)).join(' ');
    expect(text).toContain(`${first} CANCELLED: not handed over`);
    expect(text).toMatch(/\b1 shipment\b/);
    expect(text).toContain('not in the totals: 1.');
  });

  it('continues 1,000 shipments on further pages, with each once', async () => {
    const account = await service.createAccount();
    const [only = ''] = await bookTest(service, 1, account.testKey);
    await copyShipment(world, only, 1_000);
    const { status, body } = await closeManifest(service, {}, account.testKey);
    expect([status, body.data.shipment_count]).toEqual([201, 1_000]);
    const pdf = await download(body.data.id, '', account.testKey);
    const pages = await pagesOf(pdf.body);
    expect(pages.length).toBeGreaterThan(15);
    const printed = pages.flatMap((page) => page.match(/SMP\d{13}/g) ?? []);
    expect([printed.length, new Set(printed).size]).toEqual([1_000, 1_000]);
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(pages.at(-1)).toContain('Signature');
  });

  it("returns the carrier's own document, and the sheet if it is asked for", async () => {
    const id = await closedAtGateway();
    const document = await download(id, '', live());
    expect(document.status).toBe(200);
    const own = (await pagesOf(document.body)).join(' ');
    expect(own).toContain('PXM-');
    expect(own).not.toContain('Hand-over sheet');
    expect((await download(id, '?type=carrier', live())).body).toEqual(document.body);
    const sheet = (await pagesOf((await download(id, '?type=sheet', live())).body)).join(' ');
    for (const printed of ['Hand-over sheet', id, `PXM-${id}`]) expect(sheet).toContain(printed);
    expect(sheet).not.toContain('TEST');
  });

  it('returns the sheet if the carrier makes no document', async () => {
    const id = await closedAtGateway();
    world.documentFault = { status: 404, body: { error: { code: 'DOCUMENT_NOT_OFFERED', message: 'none' } } };
    expect((await pagesOf((await download(id, '', live())).body)).join(' ')).toContain('Hand-over sheet');
  });
});

describe('400', () => {
  it('refuses a document that does not exist', async () => {
    const reply = await download('mft_unknown', '?type=label');
    expect([reply.status, error(reply).data[0].path]).toEqual([400, ['type']]);
  });
});

describe('404', () => {
  it("finds nothing of another account or mode, and no carrier's document where there is none", async () => {
    await bookTest(service, 1);
    const { id } = (await closeManifest(service)).body.data;
    const other = await service.createAccount();
    expect((await download(id, '', other.testKey)).status).toBe(404);
    expect((await download(id, '', service.account.liveKey)).status).toBe(404);
    expect((await download('mft_unknown')).status).toBe(404);
    expect((await download(id, '?type=carrier')).status).toBe(404);
  });
});

describe('409', () => {
  it.each([
    ['closing', 'drop'],
    ['failed', { status: 422, body: { error: { code: 'NO', message: 'no' } } }],
  ] as const)('refuses the document of a manifest that is %s', async (status, fault) => {
    await world.book();
    world.manifestFault = fault;
    const { data } = (await world.close()).body;
    const reply = await download(data.id ?? data.manifest_id, '', live());
    expect([reply.status, error(reply).sysCode, error(reply).data.manifest_status]).toEqual([
      409,
      '1500163',
      status,
    ]);
  });
});

describe('503', () => {
  it('has Retry-After while the carrier makes its document. The sheet is there meanwhile', async () => {
    const id = await closedAtGateway();
    world.documentFault = { status: 202, body: { document: 'generating' }, headers: { 'Retry-After': '7' } };
    const reply = await download(id, '', live());
    expect([reply.status, error(reply).sysCode, reply.headers['retry-after']]).toEqual([503, '1500167', '7']);
    expect((await download(id, '?type=sheet', live())).status).toBe(200);
  });

  it('refuses a sheet while 50 documents of the account wait to be drawn, and draws it later', async () => {
    await bookTest(service, 1);
    const { id } = (await closeManifest(service)).body.data;
    {
      await using _full = fullQueue(service.context, service.account.id);
      const reply = await download(id, '?type=sheet');
      expect([reply.status, error(reply).sysCode, reply.headers['retry-after']]).toEqual([
        503,
        '1503001',
        '1',
      ]);
    }
    expect((await download(id, '?type=sheet')).status).toBe(200);
  });

  it('reports a carrier that does not respond', async () => {
    const id = await closedAtGateway();
    world.documentFault = 'drop';
    const reply = await download(id, '', live());
    expect([reply.status, error(reply).sysCode]).toEqual([503, '1500121']);
  });
});
