import type { Document } from '../document.ts';
import type { ContractRule } from './check.ts';

/** Each installation sets its own (docs/configuration.md, Contact). The service adds them to what it serves. */
const ofInstallation: readonly (readonly [place: string, read: (document: Document) => unknown])[] = [
  ['info.termsOfService', ({ info }) => info?.termsOfService],
  ['info.contact.url', ({ info }) => info?.contact?.url],
  ['info.contact.email', ({ info }) => info?.contact?.email],
  ['externalDocs', ({ externalDocs }) => externalDocs],
];

/** The document states its OpenAPI version and the contract's version, and no address that only an operator knows. */
export const documentHead: ContractRule = (document) => {
  const messages = [
    ...(/^3\.1\.\d+$/.test(document.openapi)
      ? []
      : [`openapi: is ${document.openapi}; the generator supports 3.1`]),
    ...(/^\d+\.\d+\.\d+$/.test(document.info?.version ?? '')
      ? []
      : [`info.version: must be three numbers such as 1.1.0`]),
    ...(['contact', 'license'] as const)
      .filter((key) => document.info?.[key] === undefined)
      .map((key) => `info.${key}: is missing`),
    ...ofInstallation
      .filter(([, read]) => read(document) !== undefined)
      .map(([place]) => `${place}: is a setting of the installation; remove it`),
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
