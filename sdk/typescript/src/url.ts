import { UsageError } from './errors.ts';

const version = '/api/v1';

/**
 * Returns the address that paths of the contract follow.
 * @throws {UsageError} if `baseUrl` is not an http or https address, or has credentials or a query
 */
export function rootOf(baseUrl: string): string {
  // fetch refuses credentials in an address, and its error would print them.
  if (/^[^/?#]*(\/\/)?[^/?#]*@/.test(baseUrl))
    throw new UsageError('baseUrl must not contain a user name or a password. Pass the key as apiKey.');
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol))
    throw new UsageError(
      `baseUrl is not an http or https address: ${baseUrl}. Pass the address of your installation.`,
    );
  const { origin, pathname, search, hash } = new URL(baseUrl);
  if (search || hash) throw new UsageError(`baseUrl must end with its path, without ${search || hash}.`);
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
  return root + filled + searchOf(query);
}

/** @throws {UsageError} unless the path is one below `/api/v1`, encoded and without a query */
export function rawUrl(root: string, path: string, query: object): string {
  if (
    typeof path !== 'string' ||
    !/^(\/[\w.~%!$&'()*+,;=:@-]+)+$/.test(path) ||
    /\/(\.|%2e){1,2}(\/|$)/i.test(path)
  )
    throw new UsageError(
      `path must be an encoded path below ${version}, such as /shipments, not ${JSON.stringify(path)}. Pass parameters in query.`,
    );
  return root + path + searchOf(query);
}

/** Returns true if a path is one of a template, such as `/shipments/{shipment_id}`. */
export function matches(template: string, path: string): boolean {
  const [steps, given] = [template.split('/'), path.split('/')];
  return (
    steps.length === given.length && steps.every((step, at) => step.startsWith('{') || step === given[at])
  );
}

function searchOf(query: object): string {
  const search = new URLSearchParams(queryPairs(query)).toString();
  return search && `?${search}`;
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
