interface Route {
  readonly method: 'get' | 'post';
  readonly path: string;
}

/** Finds pages in a table of routes. */
export class RouteMatcher {
  readonly #pages: readonly { readonly path: string; readonly matches: RegExp }[];

  constructor(routes: readonly Route[]) {
    this.#pages = routes
      .filter(({ method }) => method === 'get')
      .map(({ path }) => ({ path, matches: toPattern(path) }));
  }

  /** Returns whether a path leads to a page. */
  has(path: string): boolean {
    return this.#pages.some(({ matches }) => matches.test(path));
  }

  /** Returns path and query of a URL that leads to a page; null for any other text. */
  checked(url: string): string | null {
    const { pathname, search } = new URL(/^\/(?![/\\])/.test(url) ? url : '/', 'http://dashboard.invalid');
    return this.has(pathname) ? pathname.replace(/^\/$/, '') + search : null;
  }

  /** Returns the page of a form: the longest beginning of its URL that is a page, with the ids of the request. */
  findPage(template: string, path: string): string {
    const names = template.split('/');
    for (let kept = names.length; kept > 1; kept--) {
      if (this.hasRoute(names.slice(0, kept).join('/'))) return path.split('/').slice(0, kept).join('/');
    }
    return '/';
  }

  /** Returns the list that a page belongs to: it exists in both modes, whereas an id exists in one. */
  findList(path: string): string {
    const template = this.#pages.find(({ matches }) => matches.test(path))?.path ?? '/';
    const [list = ''] = template.split('/:');
    return this.findPage(list, list);
  }

  /** Returns whether a path with its parameters is that of a page. */
  hasRoute(template: string): boolean {
    return this.#pages.some(({ path }) => path === template);
  }
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
}
