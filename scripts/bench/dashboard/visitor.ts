import { randomBytes } from 'node:crypto';

/** A browser without scripts, with the cookie of one session. */
export class Visitor {
  readonly #root: string;
  #cookie = '';

  constructor(root: string) {
    this.#root = root;
  }

  /** @param link path of a sign-in link */
  async signIn(link: string): Promise<void> {
    const token = new URL(link, this.#root).searchParams.get('token') ?? '';
    const response = await fetch(this.#root + link.split('?')[0], {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ token, password: randomBytes(16).toString('hex') }),
      redirect: 'manual',
    });
    this.#cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    if (response.status !== 303) throw new Error(`the sign-in returned ${response.status}`);
  }

  /** Returns the text of a page. @throws {Error} for any other status than 200 */
  async read(path: string): Promise<string> {
    const response = await fetch(this.#root + path, { headers: { Cookie: this.#cookie } });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
    return text;
  }
}

/** Pages that differ only in an id are of one kind. */
export const kindOf = (path: string) =>
  path.replace(/\/(?:[a-z]+_\w+|SMP\w+)/g, '/:id').replace(/\?.*cursor=.*/, '?cursor');
const isPage = (path: string) => path.startsWith('/dashboard/test') && !/\.\w+$|\/export$/.test(path);

/** Returns a page of every kind that links lead to, from the start page, and the second page of each list. */
export async function findPages(visitor: Visitor): Promise<string[]> {
  const found = ['/dashboard/test'];
  const kinds = new Set(found);
  for (const page of found) {
    const text = await visitor.read(page);
    for (const [, href = ''] of text.matchAll(/<a [^>]*href="([^"#]+)"/g)) {
      const path = href.replaceAll('&amp;', '&');
      const [place = '', query = ''] = path.split('?');
      const kind = kindOf(query.includes('cursor=') ? path : place);
      if (!isPage(place) || kinds.has(kind)) continue;
      kinds.add(kind);
      found.push(kind.endsWith('?cursor') ? path : place);
    }
  }
  return found;
}
