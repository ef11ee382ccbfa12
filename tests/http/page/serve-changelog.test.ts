import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type Change, readChangelog } from '../../../src/changelog.ts';
import { startTestService, type TestService } from '../../support/service.ts';

const hostile: Change = {
  id: 'hostile',
  recorded: '2126-11-23',
  kind: 'breaking',
  area: 'A & B',
  text: '`<script>` is refused, "so" is <b>, & ]]>.',
  operations: ['createShipment'],
};
const changes = [...readChangelog(), hostile];

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ changelog: changes });
});
afterAll(() => service.stop());

const get = (path: string, init: RequestInit = {}) => fetch(`${service.rootUrl}${path}`, init);
const parseXml = (text: string) => {
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({ ignoreAttributes: false, processEntities: true }).parse(text);
};

describe('/changelog', () => {
  it('shows the newest changes, escaped, and loads nothing else', async () => {
    const answer = await get('/changelog');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const page = await answer.text();
    const [newest = '', older = ''] = page.split('<details>');
    expect(newest.match(/<li id=/g)?.length).toBe(20);
    expect(older.match(/<li id=/g)?.length).toBeGreaterThan(130);
    expect(newest).toContain('<li id="hostile">');
    expect(page).toContain('<b>Breaking:</b> <code>&lt;script></code> is refused');
    expect(page).not.toMatch(/<script|="?https?:|src=|@import|url\(/);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
  });

  it('has every change once, on pages of at most 100 kB that it links to', async () => {
    const first = await (await get('/changelog')).text();
    const links = [...first.matchAll(/<a href="(changelog\/\d+)"/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(0);
    const pages = [first, ...(await Promise.all(links.map(async (link) => (await get(`/${link}`)).text())))];
    for (const page of pages) expect(Buffer.byteLength(page)).toBeLessThanOrEqual(100_000);
    const ids = pages.flatMap((page) => [...page.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id));
    expect(ids.sort()).toEqual(changes.map(({ id }) => id).sort());
    expect((await get(`/changelog/${links.length + 1}`)).status).toBe(404);
  });

  it('links to its feeds', async () => {
    const page = await (await get('/changelog')).text();
    const links = [...page.matchAll(/<(?:a|link)[^>]* href="(changelog\.[^"]*)"/g)].map(
      ([, link = '']) => link,
    );
    expect([...new Set(links)].sort()).toEqual(['changelog.atom', 'changelog.json', 'changelog.rss']);
    for (const link of links) expect([link, (await get(`/${link}`)).status]).toEqual([link, 200]);
  });
});

describe('/changelog.json', () => {
  it('follows docs/changelog.schema.json and has every change once', async () => {
    const answer = await get('/changelog.json');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const document = (await answer.json()) as { url: string; releases: { changes: Change[] }[] };
    const ajv = new Ajv2020({ allowUnionTypes: true });
    addFormats.default(ajv);
    const validate = ajv.compile(JSON.parse(readFileSync('docs/changelog.schema.json', 'utf8')));
    validate(document);
    expect(validate.errors).toBe(null);
    const ids = document.releases.flatMap((release) => release.changes.map(({ id }) => id));
    expect(ids.sort()).toEqual(changes.map(({ id }) => id).sort());
    expect(document.url).toBe(`${service.rootUrl}/changelog`);
  });
});

describe('/changelog.rss', () => {
  it('is RSS 2.0 with an item per change, newest first', async () => {
    const answer = await get('/changelog.rss');
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const { rss } = parseXml(await answer.text());
    expect(rss['@_version']).toBe('2.0');
    expect(rss.channel.link).toBe(`${service.rootUrl}/changelog`);
    expect(rss.channel.item).toHaveLength(changes.length);
    const [oldest] = changes;
    const item = rss.channel.item.find(({ guid }: Record<string, Record<string, string>>) =>
      guid?.['#text']?.endsWith(`:${oldest?.id}`),
    );
    expect(item.link).toBe(`${service.rootUrl}/changelog/1#${oldest?.id}`);
    expect(await (await get('/changelog/1')).text()).toContain(`<li id="${oldest?.id}">`);
    expect(rss.channel.item[0]).toMatchObject({
      title: 'Unreleased, breaking: <script> is refused, "so" is <b>, & ]]>.',
      link: `${service.rootUrl}/changelog#hostile`,
      guid: { '#text': 'urn:sampan:changelog:hostile', '@_isPermaLink': 'false' },
      pubDate: 'Sat, 23 Nov 2126 00:00:00 GMT',
      category: ['Breaking', 'A & B'],
    });
  });
});

describe('/changelog.atom', () => {
  it('is Atom 1.0 with unique ids and the newest date as its own', async () => {
    const answer = await get('/changelog.atom');
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const { feed } = parseXml(await answer.text());
    expect(feed['@_xmlns']).toBe('http://www.w3.org/2005/Atom');
    expect(feed).toMatchObject({ id: 'urn:sampan:changelog', updated: '2126-11-23T00:00:00.000Z' });
    const ids = feed.entry.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(changes.length);
    const self = feed.link.find((link: Record<string, string>) => link['@_rel'] === 'self');
    expect(self['@_href']).toBe(`${service.rootUrl}/changelog.atom`);
    for (const entry of feed.entry) expect([entry.updated, entry.title, entry.link]).not.toContain(undefined);
  });
});

describe.each([
  '/changelog',
  '/changelog/1',
  '/changelog.json',
  '/changelog.rss',
  '/changelog.atom',
])('%s', (path) => {
  it('has an ETag and returns 304 to a client that has it', async () => {
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const again = await get(path, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('refuses every method but GET and HEAD', async () => {
    expect((await get(path, { method: 'HEAD' })).status).toBe(200);
    const answer = await get(path, { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

it('any origin may read the data', async () => {
  for (const kind of ['json', 'rss', 'atom'])
    expect((await get(`/changelog.${kind}`)).headers.get('access-control-allow-origin')).toBe('*');
});
