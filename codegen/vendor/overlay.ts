import type { Contract, ContractOperation } from '../contract.ts';

/** Extensions that an overlay adds to one node of the contract. */
export interface Action {
  /** JSONPath. */
  readonly target: string;
  readonly update: Readonly<Record<string, unknown>>;
}

/** Returns the text of an OpenAPI Overlay 1.0 document. */
export function overlayText({ document }: Contract, vendor: string, actions: readonly Action[]): string {
  const overlay = {
    overlay: '1.0.0',
    info: { title: `${document.info.title}: extensions for ${vendor}`, version: document.info.version },
    extends: '../../openapi.json',
    actions,
  };
  return `${JSON.stringify(overlay, null, 2)}\n`;
}

export const operationTarget = ({ path, method }: ContractOperation) =>
  `$.paths['${path}'].${method.toLowerCase()}`;
