import { Resolver } from 'node:dns/promises';

/** The addresses of a host name, of both families; throws when there are none. */
export type Lookup = (hostname: string) => Promise<readonly string[]>;

const nothingThere = new Set(['ENODATA', 'ENOTFOUND']);

/**
 * Asks the name servers. Not the system's own resolver: that one occupies one of the process's few threads for as long
 * as a customer's name server is silent. A name that needs longer than about 3 s doesn't resolve, nor one that only the machine's hosts file knows.
 *
 * @param servers Name servers as `address:port`; by default the system's.
 */
export function createResolver(servers?: readonly string[]): Lookup {
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (hostname) => {
    // RFC 6761: never asked of a name server.
    if (/(^|\.)localhost\.?$/.test(hostname)) return ['127.0.0.1', '::1'];
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length > 0) return addresses;
    const reasons: NodeJS.ErrnoException[] = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason] : [],
    );
    throw reasons.find(({ code }) => !nothingThere.has(code ?? '')) ?? reasons[0];
  };
}
