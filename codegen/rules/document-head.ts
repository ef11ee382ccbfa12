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
  ];
  return messages.map((message) => ({ at: [], message }));
};
