import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CATALOG_TABLES } from '../../../db/table/catalog.ts';
import { publishCatalog } from '../../../src/catalog/publish.ts';
import { parseCatalog } from '../../../src/catalog/read-catalog.ts';
import { listZipEntries, unpackZipEntries } from '../../../src/order-file/zip.ts';
import { hongKongDay } from '../../../src/runtime.ts';
import { changed, demoFiles } from '../../catalog/demo-files.ts';
import { signedInOperator, type TestBrowser } from '../../support/dashboard.ts';
import { startTestService, type TestService } from '../../support/service.ts';

const files = await demoFiles();
const script = '<script>alert(1)</script>';

let service: TestService;
let operator: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  operator = await signedInOperator(service, 'ops@sampan.example');
});
afterAll(() => service.stop());

const rows = async (query: string, ...values: unknown[]) =>
  (await service.database.db.pool.query(query, values)).rows;
/** Everything that an upload or a publication writes. */
const state = async () =>
  JSON.stringify([
    await rows('select * from catalog_publication order by id'),
    await rows('select * from catalog_publication_file order by publication_id, table_name'),
    await rows('select content_hash from catalog_file order by 1'),
    await rows('select id, user_id, base_publication_id from catalog_draft'),
    await rows('select * from levy'),
    await rows("select * from audit_entry where action = 'catalog.published'"),
  ]);
const liveId = async () => (await rows('select max(id)::integer as id from catalog_publication'))[0].id;
const levyFile = (price: string) => changed(files, 'levy', '27.3', price).get('levy') ?? '';
/** Returns the files of a new version of a rate table, with another fee in its last bracket. */
function newVersion(day: string, lastFee: string): [string, string][] {
  const row = 'RT-HKPTCHGG,1,HKPTCHGG01,2024-01-01';
  const tables = changed(files, 'rate_table', row, `${row}\nRT-HKPTCHGG,2,HKPTCHGG01,${day}`);
  const brackets = files.get('rate_bracket') ?? '';
  const copied =
    brackets
      .match(/^RT-HKPTCHGG,1,.*$/gm)
      ?.join('\n')
      .replaceAll(',1,PX', ',2,PX') ?? '';
  return [
    ['rate_table.csv', tables.get('rate_table') ?? ''],
    ['rate_bracket.csv', `${brackets.trimEnd()}\n${copied.replace(/[^,]+$/, lastFee)}\n`],
  ];
}
const upload = (table: string, text: string) =>
  operator.upload('/operator/catalog', [[`${table}.csv`, text]]);
/** Returns the fields of the form that publishes. */
const formOf = (text: string) => ({
  draft: /name="draft" value="(\w+)"/.exec(text)?.[1] ?? '',
  base: /name="base" value="(\d+)"/.exec(text)?.[1] ?? '',
});
const uploaded = async () => formOf((await operator.get('/operator/catalog/upload')).text);

describe('an upload', () => {
  it('shows beside the files the rule of published versions, and that the comparison has begun', async () => {
    const { text } = await operator.get('/operator/catalog');
    expect(text).toMatch(/A published version of a rate table cannot change\.[\s\S]*data-busy="Comparing…"/);
  });

  it('has Publish as its main button, and Discard as a quiet one', async () => {
    await upload('levy', levyFile('31'));
    const { text } = await operator.get('/operator/catalog/upload');
    expect(
      [...text.matchAll(/<button class="(\w+)"[^>]*>([^<]+)</g)].map(([, tone, name]) => [name, tone]),
    ).toEqual([
      ['Publish this version', 'main'],
      ['Discard the upload', 'quiet'],
    ]);
    await operator.post('/operator/catalog/upload/discard');
  });

  it('shows changed cells with old and new value, and publishes nothing before the confirmation', async () => {
    const live = await liveId();
    const levy = await rows('select * from levy');
    expect((await upload('levy', levyFile('31'))).location).toBe('/dashboard/operator/catalog/upload');
    const { text } = await operator.get('/operator/catalog/upload');
    expect(text).toContain('<del>27.30</del> <ins>31</ins>');
    expect(text).toContain(`Difference to version ${live}`);
    expect(text).toMatch(/At once[\s\S]*Levies: 1 changed/);
    expect([await liveId(), await rows('select * from levy')]).toEqual([live, levy]);
  });

  it('shows from when prices change, and which', async () => {
    await operator.upload('/operator/catalog', newVersion('2099-12-01', '999'));
    const page = (await operator.get('/operator/catalog/upload?table=rate_bracket')).text;
    expect(page).toMatch(
      /From 2099-12-01[\s\S]*Prices of HKPTCHGG01 \(RT-HKPTCHGG, version 2\): 1 bracket higher</,
    );
    // The last bracket is 20 to 100 kg: 58.30 + 100 × 61.90 + 11.00 before, and 999.00 instead of 11.00 after.
    expect(page).toMatch(
      /Prices of HKPTCHGG01 by destination[\s\S]*Germany, Spain, France, Italy, and 3 more[\s\S]*\+HKD\s988\.00<p class="hint">\+15\.7%[\s\S]*100 kg: HKD\s6,259\.30 → HKD\s7,247\.30/,
    );
    expect(page).toMatch(/<del>1<\/del> <ins>2<\/ins>[\s\S]*<ins>999<\/ins>/);
    expect(page.match(/<ins>999/g)).toHaveLength(1);
    expect(page).toMatch(
      /<h2>Rate brackets<\/h2>\s*<p class="hint">Prices by zone and weight[^<]*<code>rate_bracket\.csv/,
    );
    expect(page).not.toMatch(/<nav class="tabs"[^>]*>[^/]*<code>/);
  });

  it.each([
    [
      'a wrong cell',
      'levy.csv',
      changed(files, 'levy', '27.3', 'much').get('levy'),
      /levy\.csv[\s\S]*per_item_hkd/,
    ],
    ['another separator', 'product.csv', 'product;name\nA;B', /header must be product,name/],
    ['bytes that are no UTF-8', 'product.csv', Buffer.from([0x70, 0xff]), /must be UTF-8/],
    ['an unknown file', '<b>x.csv', 'a', /&lt;b>x\.csv[\s\S]*is not a catalog file/],
    ['markup in a cell', 'levy.csv', changed(files, 'levy', '27.3', script).get('levy'), /&lt;script>/],
    ['no file', '', '', /Choose at least one file/],
    [
      'too many bytes',
      'levy.csv',
      Buffer.alloc(8.75 * 1024 * 1024 + 1, 'a'),
      /more than 8.75 MiB[^<]*catalog import/,
    ],
  ])('with %s is refused, and leaves nothing behind', async (_, name, content, reason) => {
    const before = await state();
    const { status, text } = await operator.upload('/operator/catalog', [[name, content ?? '']]);
    expect([status, text]).toEqual([400, expect.stringMatching(reason)]);
    expect(text).not.toContain(script);
    expect(await state()).toBe(before);
  });

  it('with several problems names all of them at once, also beside a change of a published version', async () => {
    const bracket = /^RT-HKPTCHGG,1,.*$/m.exec(files.get('rate_bracket') ?? '')?.[0] ?? '';
    const dearer = changed(files, 'rate_bracket', bracket, bracket.replace(/[^,]+$/, '999'));
    const unknown = changed(files, 'zone', 'HKPTCHGG01', 'NOSUCHSERVICE');
    const { status, text } = await operator.upload('/operator/catalog', [
      ['rate_bracket.csv', dearer.get('rate_bracket') ?? ''],
      ['zone.csv', unknown.get('zone') ?? ''],
    ]);
    expect(status).toBe(400);
    expect(text).toContain('is already published and cannot change');
    expect(text).toContain('NOSUCHSERVICE');
  });

  it('without the encoding of files is refused', async () => {
    const before = await state();
    expect((await operator.post('/operator/catalog', { files: 'x' })).status).toBe(415);
    expect(await state()).toBe(before);
  });

  it('that changes nothing is not kept', async () => {
    await operator.post('/operator/catalog/upload/discard');
    const reply = await upload('levy', files.get('levy') ?? '');
    expect(reply.location).toBe('/dashboard/operator/catalog?unchanged=1');
    expect((await operator.get('/operator/catalog/upload')).status).toBe(404);
  });

  it('belongs to its operator', async () => {
    await upload('levy', levyFile('32'));
    const { draft, base } = await uploaded();
    const other = await signedInOperator(service, 'other@sampan.example', '198.51.100.93');
    const before = await state();
    expect((await other.get('/operator/catalog/upload')).status).toBe(404);
    for (const place of ['', '/compare']) {
      expect((await other.post(`/operator/catalog/upload${place}`, { draft, base })).status).toBe(404);
    }
    await other.post('/operator/catalog/upload/discard', { draft, base });
    expect(await state()).toBe(before);
  });
});

describe('a publication', () => {
  it('publishes the upload that was seen, once, with the operator’s name', async () => {
    const live = await liveId();
    await upload('levy', levyFile('33'));
    const form = await uploaded();
    const earlier = { ...form, base: String(live - 1) };
    const before = await state();
    expect((await operator.post('/operator/catalog/upload', earlier)).status).toBe(400);
    expect(await state()).toBe(before);
    const reply = await operator.post('/operator/catalog/upload', form);
    expect(reply.location).toBe(`/dashboard/operator/catalog/versions/${live + 1}?published=1&table=levy`);
    expect((await operator.post('/operator/catalog/upload', form)).status).toBe(404);
    expect(await liveId()).toBe(live + 1);
    expect(
      await rows('select published_by, summary from catalog_publication where id = $1', live + 1),
    ).toEqual([{ published_by: 'ops@sampan.example', summary: 'levy +1 −1' }]);
    expect(
      await rows("select email, account_id from audit_entry where action = 'catalog.published'"),
    ).toEqual([{ email: 'ops@sampan.example', account_id: null }]);
    expect(await rows('select per_item_cents::integer from levy')).toEqual([{ per_item_cents: 3300 }]);
    await service.context.catalog.refresh();
    expect(service.context.catalog.current.levies[0]?.per_item_cents).toBe(3300);
  });

  it('is refused if another version was published since, and can be compared again', async () => {
    await upload('levy', levyFile('34'));
    const form = await uploaded();
    const today = hongKongDay(service.clock.now());
    const other = changed(changed(files, 'levy', '27.3', '33'), 'product', 'Standard', 'Regular');
    await publishCatalog(service.database.db.kysely, parseCatalog(other), { today });
    const before = await state();
    const refused = await operator.post('/operator/catalog/upload', form);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Nothing was published')]);
    expect(await state()).toBe(before);
    await operator.post('/operator/catalog/upload/compare', form);
    const again = await uploaded();
    expect(Number(again.base)).toBe(Number(form.base) + 1);
    expect((await operator.post('/operator/catalog/upload', form)).status).toBe(404);
    expect((await operator.post('/operator/catalog/upload', again)).status).toBe(303);
    expect(await rows("select 1 from product where name like '%Regular%'")).toHaveLength(1);
  });

  it('is refused if the upload has become invalid since', async () => {
    await operator.upload('/operator/catalog', newVersion(hongKongDay(service.clock.now()), '11'));
    const form = await uploaded();
    service.clock.advance(24 * 3_600_000);
    const browser = await signedInOperator(service, 'ops@sampan.example', '198.51.100.94');
    const before = await state();
    const { status, text } = await browser.post('/operator/catalog/upload', form);
    expect([status, text]).toEqual([400, expect.stringContaining('is in the past')]);
    expect(await state()).toBe(before);
  });
});

describe('a version', () => {
  it('shows its rows by table and page, and sends its files', async () => {
    const browser = await signedInOperator(service, 'reader@sampan.example', '198.51.100.95');
    const id = await liveId();
    const { text } = await browser.get(`/operator/catalog/versions/${id}?table=rate_bracket&page=2`);
    const lines = (files.get('rate_bracket') ?? '')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    expect(text).toContain('Page 2 of');
    expect(text.match(/<tr>/g)).toHaveLength(51);
    const file = await browser.get(`/operator/catalog/versions/${id}/rate_bracket.csv`);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.text.trim().split('\n')).toHaveLength(lines.length);
    const reading = parseCatalog(new Map([...files, ['rate_bracket', file.text]]));
    expect(reading.problems).toEqual([]);
    const list = (await browser.get('/operator/catalog')).text;
    for (const part of ['Command line', 'ops@sampan.example', `Version ${id}`, 'levy +1 −1']) {
      expect(list).toContain(part);
    }
    expect((await browser.get(`/operator/catalog?before=${id}`)).text).not.toContain(`Version ${id}<`);
  });

  it('sends all its files in one archive, which can be uploaded again', async () => {
    const browser = await signedInOperator(service, 'packer@sampan.example', '198.51.100.97');
    const place = `/operator/catalog/versions/${await liveId()}`;
    expect((await browser.get('/operator/catalog')).text).toContain(`href="/dashboard${place}/all.zip"`);
    const { bytes, headers } = await browser.get(`${place}/all.zip`);
    expect(headers.get('content-type')).toBe('application/zip');
    const entries = listZipEntries(bytes, 100);
    expect(entries.map(({ name }) => name).toSorted()).toEqual(
      CATALOG_TABLES.map((table) => `${table}.csv`).toSorted(),
    );
    const unpacked = unpackZipEntries(bytes, entries, 10_000_000);
    const again = await browser.upload(
      '/operator/catalog',
      unpacked.map(({ name, content }) => [name, content]),
    );
    expect(again.location).toBe('/dashboard/operator/catalog?unchanged=1');
  });

  it.each(['0', '999', 'x', '1%2Fx'])('%s does not exist', async (id) => {
    const browser = await signedInOperator(service, 'ops@sampan.example', '198.51.100.96');
    expect((await browser.get(`/operator/catalog/versions/${id}`)).status).toBe(404);
    expect((await browser.get(`/operator/catalog/versions/${id}/levy.csv`)).status).toBe(404);
  });

  it('with prices for a later day names the day, how many rise, and that nothing changes before', async () => {
    const publisher = await signedInOperator(service, 'publisher@sampan.example', '198.51.100.98');
    await publisher.upload('/operator/catalog', newVersion('2099-12-01', '999'));
    const form = formOf((await publisher.get('/operator/catalog/upload')).text);
    const { location } = await publisher.post('/operator/catalog/upload', form);
    const { text } = await publisher.get((location ?? '').replace('/dashboard', ''));
    expect(text).toMatch(/Until 1 Dec 2099, Hong Kong time, nothing changes\. From then: 1 price higher\./);
    expect(text).not.toContain('within 2 s');
    expect(text).toContain('<h2>Rate brackets</h2>');
  });
});
