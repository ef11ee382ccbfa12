import { randomBytes } from 'node:crypto';
import { everyKindOfPage } from '../../../tests/support/dashboard-pages.ts';

/** A browser without scripts, with the cookie of one session. */
export class Visitor {
  readonly root: string;
  cookie = '';

  constructor(root: string) {
    this.root = root;
  }

  /** @param link path of a sign-in link */
  async signIn(link: string): Promise<void> {
    const token = new URL(link, this.root).searchParams.get('token') ?? '';
    const response = await fetch(this.root + link.split('?')[0], {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ token, password: randomBytes(16).toString('hex') }),
      redirect: 'manual',
    });
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    if (response.status !== 303) throw new Error(`the sign-in returned ${response.status}`);
  }

  /** Requests a page as a browser does. */
  open(path: string, signal?: AbortSignal): Promise<Response> {
    const headers = { Cookie: this.cookie, 'Sec-Fetch-Site': 'same-origin' };
    return fetch(this.root + path, { headers, ...(signal ? { signal } : {}) });
  }

  /** Returns the text of a page. @throws {Error} for any other status than 200 */
  async read(path: string): Promise<string> {
    const response = await this.open(path);
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
    return text;
  }
}

/** Returns a page of every kind that links lead to, from the start page, and the second page of each list. */
export function findPages(visitor: Visitor, start: string): Promise<string[]> {
  return everyKindOfPage(start, async (address) => {
    const text = await visitor.read(address);
    const links = [...text.matchAll(/<a [^>]*href="([^"#]+)"/g)].map(([, href = '']) => href);
    return links.map((href) => {
      const address = href.replaceAll('&amp;', '&');
      return address.includes('cursor=') ? address : (address.split('?')[0] ?? '');
    });
  });
}
