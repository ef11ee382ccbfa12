/** Version of this package. */
export const version = '0.1.0';

/** Browsers identify themselves so in pages and in workers; Node, Deno, Bun and Cloudflare Workers do not. */
export function isBrowser(): boolean {
  return globalThis.navigator?.userAgent?.startsWith('Mozilla/') ?? false;
}

/** Returns the header that names this SDK, its version and its runtime. Browsers do not let a page set `User-Agent`. */
export function userAgentHeader(): Readonly<Record<string, string>> {
  const { navigator, process } = globalThis as {
    navigator?: { readonly userAgent?: string };
    process?: { readonly versions?: { readonly node?: string } };
  };
  if (isBrowser()) return { 'X-Sampan-Client': nameIn('browser') };
  // Node 20 has no navigator.
  return { 'User-Agent': nameIn(navigator?.userAgent ?? `Node.js/${process?.versions?.node ?? 'unknown'}`) };
}

const nameIn = (runtime: string) => `Sampan/${version} (lang=typescript; runtime=${runtime})`;
