import type { Document, ServerObject } from '../document.ts';

/** Returns the default of the server's only variable. */
export function serverAddress({ servers }: Document): string {
  return servers[0].variables.root_url.default;
}

/** Returns the contract with the variable filled in: some tools read no server variables. */
export function withAddress(document: Document): Document & { servers: Omit<ServerObject, 'variables'>[] } {
  const [{ url, variables: _, ...others }] = document.servers;
  return {
    ...document,
    servers: [{ url: url.replace('{root_url}', serverAddress(document)), ...others }],
  } as never;
}
