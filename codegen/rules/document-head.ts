import type { Document } from '../document.ts';
import type { ContractRule } from './check.ts';

/** The document states its OpenAPI version, the contract's version, and where readers get help. */
export const documentHead: ContractRule = (document) => {
  const messages = [
    ...(/^3\.1\.\d+$/.test(document.openapi)
      ? []
      : [`openapi: is ${document.openapi}; the generator supports 3.1`]),
    ...(/^\d+\.\d+\.\d+$/.test(document.info?.version ?? '')
      ? []
      : [`info.version: must be three numbers such as 1.1.0`]),
    ...(['termsOfService', 'contact', 'license'] as const)
      .filter((key) => document.info?.[key] === undefined)
      .map((key) => `info.${key}: is missing`),
    ...(document.externalDocs === undefined ? ['externalDocs: is missing'] : []),
    ...serverMessages(document),
  ];
  return messages.map((message) => ({ at: [], message }));
};

/** Generated files and the served document replace the default, so it must be nowhere else. */
function serverMessages(document: Document): string[] {
  const [server, ...others] = document.servers ?? [];
  const address = server?.variables?.root_url?.default;
  if (others.length > 0 || !address || !server.url.startsWith('{root_url}/'))
    return ['servers: must be one server with a url such as {root_url}/api/v1 and a default of root_url'];
  return JSON.stringify(document).split(address).length > 2
    ? [`servers: the default ${address} is also elsewhere in the document; choose another address`]
    : [];
}
