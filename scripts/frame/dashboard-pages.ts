import { existsSync } from 'node:fs';

/** Path of a Chromium as people have it, with a viewer of PDFs; undefined if none is installed. */
export const peoplesBrowser = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find((path) => existsSync(path));

/** Path of the Chromium that browser tests drive. Without windows it takes half the time. */
export const browserProgram =
  ['/usr/bin/chromium-headless-shell'].find((path) => existsSync(path)) ?? peoplesBrowser;

/** Pages that differ only in an id, or are a later page of a list, are of one kind. */
export function pageKind(url: string): string {
  return url
    .replace(/\/sku\/[^/?]+/, '/sku/:id')
    .replace(/\/(?:[a-z]+_\w+|SMP\w+)/g, '/:id')
    .replace(/\?.*cursor=.*/, '?cursor');
}

/** Returns whether an address below the dashboard is a file and not a page. */
export function isFile(url: string): boolean {
  return /\.\w+$|\/(label|pod|export)$/.test(url.split('?')[0] ?? '');
}

/**
 * Returns an address of every kind of page that links lead to, from `start`.
 * @param linksOf returns the addresses to which a page links
 */
export async function everyKindOfPage(
  start: string,
  linksOf: (url: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const found = [start];
  const kinds = new Set(found.map(pageKind));
  for (const url of found) {
    for (const link of await linksOf(url)) {
      if (!/\/dashboard\/(test|operator)\b/.test(link) || isFile(link) || kinds.has(pageKind(link))) continue;
      kinds.add(pageKind(link));
      found.push(link);
    }
  }
  return found;
}
