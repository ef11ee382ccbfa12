import { Resolver } from 'node:dns/promises';

/** Returns a host's IPv4 and IPv6 addresses; throws if there are none. */
export type Lookup = (hostname: string) => Promise<readonly string[]>;

const nothingThere = new Set(['ENODATA', 'ENOTFOUND']);

/** Asks the name servers directly: the system's resolver would occupy a thread while a name server is silent. */
export function createResolver(servers?: readonly string[]): Lookup {
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (hostname) => {
    // RFC 6761: not sent to a name server.
    if (/(^|\.)localhost\.?$/.test(hostname)) return ['127.0.0.1', '::1'];
    const lookups = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = lookups.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    if (addresses.length > 0) return addresses;
    const reasons: NodeJS.ErrnoException[] = lookups.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    );
    throw reasons.find(({ code }) => !nothingThere.has(code ?? '')) ?? reasons[0];
  };
}
