import { httpCodes } from './http-codes.ts';
import type { CodeMeaning, CodeTable } from './meaning.ts';
import { sandboxCodes } from './sandbox-codes.ts';

/** One table a carrier, by its code. */
const tables: Readonly<Record<string, CodeTable>> = { http: httpCodes, sandbox: sandboxCodes };

/** What a carrier's code stands for; undefined when it is not mapped. */
export function meaningOf(carrierCode: string, code: string): CodeMeaning | undefined {
  const table = tables[carrierCode];
  return table && Object.hasOwn(table, code) ? table[code] : undefined;
}
