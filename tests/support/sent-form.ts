import type { TestBrowser } from './dashboard.ts';

type Reply = Awaited<ReturnType<TestBrowser['send']>>;

const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&amp;': '&', '&lt;': '<', '&#39;': "'" };
const decode = (text: string) =>
  text.replace(/&(?:quot|amp|lt|#39);/g, (entity) => entities[entity] ?? entity);
const attribute = (tag: string, name: string) => {
  const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : decode(value);
};

/** Returns the fields of the form with files on a page, as a browser without scripts sends them, without its buttons. */
export function fieldsOfUpload(page: string): Map<string, string[]> {
  const [, form = ''] =
    /<form method="post"[^>]*multipart\/form-data[^>]*>([\s\S]*?)<\/form>/.exec(page) ?? [];
  const fields = new Map<string, string[]>();
  const add = (name: string, value: string) => fields.set(name, [...(fields.get(name) ?? []), value]);
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const name = attribute(tag, 'name');
    const type = attribute(tag, 'type') ?? 'text';
    if (name === undefined || type === 'file') continue;
    if ((type === 'checkbox' || type === 'radio') && !/ checked/.test(tag)) continue;
    add(name, attribute(tag, 'value') ?? '');
  }
  for (const [, tag = '', options = ''] of form.matchAll(/(<select[^>]*>)([\s\S]*?)<\/select>/g)) {
    const chosen = /<option [^>]* selected(?![^>" ])[^>]*>/.exec(options) ?? /<option[^>]*>/.exec(options);
    add(attribute(tag, 'name') ?? '', attribute(chosen?.[0] ?? '', 'value') ?? '');
  }
  return fields;
}

/** Sends the form with files of a page, with some fields changed, and a file in the place of that which the page carries. */
export function sendUpload(
  browser: TestBrowser,
  page: string,
  path: string,
  change: Readonly<Record<string, string | readonly string[]>> = {},
  file?: readonly [name: string, content: Uint8Array | string],
): Promise<Reply> {
  const fields = fieldsOfUpload(page);
  for (const [name, value] of Object.entries(change)) fields.set(name, [value].flat());
  const body = new FormData();
  for (const [name, values] of fields) for (const value of values) body.append(name, value);
  if (file) body.append('file', new Blob([new Uint8Array(Buffer.from(file[1]))]), file[0]);
  return browser.send(path, body);
}
