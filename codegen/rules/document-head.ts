import type { ContractRule } from './check.ts';

/** The document states its OpenAPI version and the contract's version. */
export const documentHead: ContractRule = (document) => {
  const messages = [
    ...(/^3\.1\.\d+$/.test(document.openapi)
      ? []
      : [`openapi: is ${document.openapi}; the generator supports 3.1`]),
    ...(/^\d+\.\d+\.\d+$/.test(document.info?.version ?? '')
      ? []
      : [`info.version: must be three numbers such as 1.1.0`]),
  ];
  return messages.map((message) => ({ at: [], message }));
};
