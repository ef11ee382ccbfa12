import { httpCodes } from './http-codes.ts';
import type { CodeMeaning, CodeTable } from './meaning.ts';
import { sandboxCodes } from './sandbox-codes.ts';

const tables: Readonly<Record<string, CodeTable>> = { http: httpCodes, sandbox: sandboxCodes };

/** Returns the meaning of a carrier's code; undefined if it is not mapped. */
export function meaningOf(carrierCode: string, code: string): CodeMeaning | undefined {
  const table = tables[carrierCode];
  return table && Object.hasOwn(table, code) ? table[code] : undefined;
}
