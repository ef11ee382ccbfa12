import type { Contract } from './contract.ts';
import { banner, literal, union } from './source-text.ts';

/** The error catalogue as constants: name -> the number, HTTP status and public text of each error. */
export function errors(contract: Contract): string {
  const catalogue = Object.entries(contract.document['x-sys-codes'] ?? {});
  const entries = catalogue.map(([name, { code, status, message }]) => [name, { code, status, message }]);
  return `${banner}export type SysCodeName =${union(catalogue.map(([name]) => name))};

export interface SysCode {
  /** The number that goes out as \`sysCode\`. */
  readonly code: string;
  readonly status: number;
  /** The public text; what goes out starts with the error's name. */
  readonly message: string;
}

export const sysCodes: Readonly<Record<SysCodeName, SysCode>> = ${literal(Object.fromEntries(entries))};
`;
}
