import { newFormKey } from '../../../src/dashboard/form.ts';
import { templateHeader } from '../../../src/order-file/order-file.ts';
import type { FuzzRequest } from '../request.ts';
import { type Draw, hostileTexts } from '../value.ts';
import type { Answered, Run } from './scenario-run.ts';

const boundary = 'fuzz'.repeat(8);
const example = 'HKASTDGGSTCM,Emily Carter,+1 212 555 0147,US,New York,350 5th Avenue,10118,0.5,Shirt,2,80';

/** Uploads a file of orders with mutations, and confirms it if the page offers that. */
export async function upload(run: Run): Promise<void> {
  const { draw } = run;
  const file = mutatedFile(draw, run.mark);
  const parts = [
    part('name="form_key"', newFormKey(run.target.session.userId)),
    part('name="file"; filename="orders.csv"', file),
  ];
  if (draw.chance(10)) parts.splice(draw.below(3), 0, ...strangeParts(draw));
  const body = `${parts.join('')}--${boundary}--\r\n`;
  const type = `multipart/form-data; boundary=${draw.chance(3) ? 'other' : boundary}`;
  const page = await submit(
    run,
    '/batches/new',
    type,
    draw.chance(3) ? body.slice(0, draw.below(body.length)) : body,
  );
  const text = page.bytes.toString();
  if (!text.includes('formaction=')) return;
  const carried = ['state', 'order_file', 'file_name', 'key'].map((name) => {
    const [, value = ''] = new RegExp(`name="${name}" value="([^"]*)"`).exec(text) ?? [];
    return part(`name="${name}"`, draw.chance(3) ? value.slice(0, draw.below(value.length + 1)) : value);
  });
  const form = [part('name="form_key"', newFormKey(run.target.session.userId)), ...carried];
  await submit(
    run,
    '/batches',
    `multipart/form-data; boundary=${boundary}`,
    `${form.join('')}--${boundary}--\r\n`,
  );
}

/** Sends a form of a page, and follows the redirect to its answer. */
async function submit(run: Run, path: string, type: string, body: string): Promise<Answered> {
  const base = `/${run.mode}`;
  const headers = { Cookie: run.target.session.cookie, 'Sec-Fetch-Site': 'same-origin' };
  const request: FuzzRequest = {
    operation: null,
    isPage: true,
    method: 'POST',
    path: base + path,
    headers: { ...headers, 'Content-Type': type },
    body,
  };
  const answer = await run.send(request);
  const location = String(answer.headers.location ?? '').replace('/dashboard', '');
  if (location.startsWith('/sign-in')) run.fault('a signed-in user is sent to the sign-in', request);
  return location === ''
    ? answer
    : run.send({ operation: null, isPage: true, method: 'GET', path: location, headers });
}

const part = (head: string, content = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

function strangeParts(draw: Draw): string[] {
  return draw.pick([
    () => [part('name="a"').repeat(draw.pick([60, 70, 20_000]))],
    () => [part(`name="${draw.pick(hostileTexts)}"`, 'x'.repeat(draw.pick([10, 100_000])))],
    () => [part(`name="a"\r\n${'A: b\r\n'.repeat(draw.pick([100, 100_000]))}A: b`)],
    () => [part('', 'x'), '\r\n--'],
  ])();
}

/** Returns the bytes of a file, a character each. */
function mutatedFile(draw: Draw, mark: string): string {
  const rows = [
    templateHeader.join(','),
    ...Array.from({ length: 1 + draw.below(3) }, (_, index) => `${mark}-${index},${example}`),
  ].map((row) => row.split(','));
  for (let mutation = draw.below(3); mutation > 0; mutation--) {
    const row = draw.pick(rows);
    const at = draw.below(row.length);
    draw.pick([
      () => (row[at] = quoted(draw.pick(hostileTexts))),
      () =>
        (row[at] = draw.pick([
          '"',
          '""',
          "'02110",
          '="02110"',
          '4.47E+11',
          '\ufffd',
          '\u200b',
          '"a\r\nb"',
          'x'.repeat(100_000),
        ])),
      () => row.splice(at, 1),
      () => row.splice(at, 0, draw.pick(['', 'items.1.sku', 'metadata.a', 'metadata.__proto__', 'color'])),
      () => row.push(...Array.from({ length: 20_000 }, (_, index) => `metadata.k${index}`)),
      () => rows.push(...Array.from({ length: 50_000 }, () => draw.pick([[''], ['', ''], ['1']]))),
    ])();
  }
  const text = rows
    .map((row) => row.join(draw.chance(98) ? ',' : ';'))
    .join(draw.pick(['\n', '\r\n', '\n\n']));
  return draw.chance(90)
    ? Buffer.from(text).toString('latin1')
    : draw.pick([
        () => Buffer.from(`\ufeff${text}`, 'utf16le').toString('latin1'),
        () => Buffer.from(`\ufeff${text}`).toString('latin1'),
        () => `${text}\xd6\xd0`,
        () => text.slice(0, draw.below(text.length)),
        () => `PK\x03\x04${text}`,
        () => `${text}\0`,
        () => draw.pick(['"', ',', '\n', "'", '\t']).repeat(1_000_000),
      ])();
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
