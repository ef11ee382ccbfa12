import { httpCodes } from './http-codes.ts';
import type { CodeMeaning, CodeTable } from './meaning.ts';
import { sandboxCodes } from './sandbox-codes.ts';

const tables: Readonly<Record<string, CodeTable>> = { http: httpCodes, sandbox: sandboxCodes };

export function meaningOf(carrierCode: string, code: string): CodeMeaning | undefined {
  const table = tables[carrierCode];
  return table && Object.hasOwn(table, code) ? table[code] : undefined;
}
