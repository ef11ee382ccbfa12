import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sysCodes } from '../../../generated/errors.ts';
import { placeholderUrl, servedFiles } from '../../../generated/served-files.ts';
import { operations } from '../../../sdk/typescript/src/generated/operations.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const read = async (file: string) => {
  const answer = await fetch(`${service.rootUrl}/${file}`);
  expect([file, answer.status]).toEqual([file, 200]);
  return { text: await answer.text(), type: answer.headers.get('content-type') };
};
const pages = servedFiles.filter((file) => file.endsWith('.md'));
/** Links of Markdown, with an address of this service. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, url = '']) => url.replace(`${service.rootUrl}/`, ''));

describe('/llms.txt', () => {
  it('begins with name and summary, and each of its links leads to a file of this service', async () => {
    const { text, type } = await read('llms.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^# Sampan\n\n> Book, label and track /);
    const links = linksIn(text);
    expect(links.length).toBeGreaterThan(pages.length);
    for (const link of links) await read(link);
  });

  it('links to the page of every operation, and to every other page', async () => {
    const links = linksIn((await read('llms.txt')).text);
    expect(links).toEqual(expect.arrayContaining(Object.keys(operations).map((id) => `docs/${id}.md`)));
    expect(links.filter((link) => link.endsWith('.md')).sort()).toEqual([...pages].sort());
  });
});

describe('a page', () => {
  it('is Markdown with one title, closed code blocks, tables of even rows, and links that lead somewhere', async () => {
    for (const page of pages) {
      const { text, type } = await read(page);
      expect([page, type]).toEqual([page, 'text/markdown; charset=utf-8']);
      expect([page, text.split('```').length % 2]).toEqual([page, 1]);
      const prose = text.replace(/```[\s\S]*?```/g, '');
      expect([page, prose.match(/^# /gm)?.length]).toEqual([page, 1]);
      expect([page, unevenTables(prose)]).toEqual([page, []]);
      expect([page, text.match(/curl .*[{}].*/)]).toEqual([page, null]);
      for (const link of linksIn(text).filter((url) => !url.startsWith('http'))) await read(link);
      expect(text).not.toContain(placeholderUrl);
    }
  });

  it('of an operation has its path, parameters, fields, an example that can be sent, and its errors', async () => {
    const { text } = await read('docs/createShipment.md');
    expect(text).toContain('`POST /shipments` (createShipment)');
    expect(text).toContain('| `Idempotency-Key` | header | string | yes |');
    expect(text).toContain('| `recipient.country_code` | string | yes |');
    expect(text).toContain('| `items[].quantity` | integer | yes |');
    expect(text).toContain(`curl -X POST "${service.rootUrl}/api/v1/shipments"`);
    expect(text).toContain('| 422 | CARRIER_DISPATCH_REJECTED |');
  });

  it('has every error code', async () => {
    const { text } = await read('docs/errors.md');
    for (const name of Object.keys(sysCodes)) expect(text).toContain(`\n## ${name}\n`);
  });
});

/** Returns the rows with another number of cells than the row above. */
function unevenTables(text: string): string[] {
  const cells = (line: string) => line.replaceAll(String.raw`\|`, '').split('|').length;
  const lines = text.split('\n');
  return lines.filter((line, index) => {
    const above = lines[index - 1] ?? '';
    return line.startsWith('|') && above.startsWith('|') && cells(line) !== cells(above);
  });
}
