import { UsageError } from './errors.ts';

const version = '/api/v1';

/**
 * Returns the address that paths of the contract follow.
 * @throws {UsageError} if `baseUrl` is not an http or https address
 */
export function rootOf(baseUrl: string): string {
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol))
    throw new UsageError(
      `baseUrl is not an http or https address: ${baseUrl}. Pass the address of your installation.`,
    );
  const { origin, pathname } = new URL(baseUrl);
  const path = pathname.replace(/\/+$/, '');
  return origin + (path.endsWith(version) ? path : path + version);
}

/** @throws {UsageError} if a path parameter is empty or would change the path */
export function requestUrl(
  root: string,
  template: string,
  path: Readonly<Record<string, string>>,
  query: object,
): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (typeof value !== 'string' || /^\.{0,2}$/.test(value))
      throw new UsageError(`${name} must be an identifier, not ${JSON.stringify(value)}.`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(queryPairs(query)).toString();
  return root + filled + (search && `?${search}`);
}

function timeOf(name: string, value: Date): string {
  if (Number.isNaN(value.getTime())) throw new UsageError(`${name} must be a valid Date.`);
  return value.toISOString();
}

/** Converts `{ metadata: { shop: 'uk' } }` to `metadata[shop]=uk`. Omits undefined values. */
function queryPairs(query: object): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return [];
    if (value instanceof Date) return [[name, timeOf(name, value)]];
    if (typeof value !== 'object') return [[name, String(value)]];
    return Object.entries(value).map(([key, inner]) => [`${name}[${key}]`, String(inner)]);
  });
}
