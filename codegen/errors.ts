import type { Contract } from './contract.ts';
import { banner, literal, union } from './source-text.ts';

/** Generates the error catalog: name -> number, HTTP status and message. */
export function errors(contract: Contract): string {
  const catalog = Object.entries(contract.document['x-sys-codes'] ?? {});
  const entries = catalog.map(([name, { code, status, message }]) => [name, { code, status, message }]);
  return `${banner}export type SysCodeName =${union(catalog.map(([name]) => name))};

export interface SysCode {
  /** Sent as \`sysCode\`. */
  readonly code: string;
  readonly status: number;
  /** Public message, sent with the error's name in front. */
  readonly message: string;
}

export const sysCodes: Readonly<Record<SysCodeName, SysCode>> = ${literal(Object.fromEntries(entries))};
`;
}
