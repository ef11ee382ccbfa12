import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { setBillingDetails } from '../../src/account/account.ts';
import { commandLineActor } from '../../src/audit.ts';
import { readBytes } from '../support/process/read-bytes.ts';
import type { TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { startStatementWorld } from '../wallet/statement-months.ts';

let service: TestService;
let shipment: string;
beforeAll(async () => {
  ({ service, shipment } = await startStatementWorld({
    INVOICE_ISSUER: "Harbour Parcels Ltd | 8 Queen's Road, 中環 | BR 12345678",
  }));
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

const download = (path: string, key = service.account.liveKey) =>
  service.call('get', `/wallet/statements/${path}`, key).buffer(true).parse(readBytes);
const textOf = async (pdf: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text.replace(
    /\s+/g,
    ' ',
  );
const error = ({ body }: { body: Buffer }) => JSON.parse(body.toString());

describe('200', () => {
  it('returns a statement with every transaction between its balances, as CSV', async () => {
    const { status, headers, body } = await download('2026-10/documents/statement?format=csv');
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'inline; filename="statement-2026-10.csv"',
    ]);
    const [head, ...lines] = body.toString().split('\r\n');
    expect(head).toBe(
      '\uFEFFid,created_at,type,amount_hkd,balance_after_hkd,held_after_hkd,shipment_id,reference_no,service_code,destination_country,reason,quoted_hkd',
    );
    expect(lines.map((line: string) => line.replace(/^txn_\w+,|:\d\d\+08:00/g, ''))).toEqual([
      ',2026-10-01T00:00,opening_balance,,4934.73,0,,,,,,',
      `2026-10-01T00:00,refund,5.27,4940,0,${shipment},,HKASTDGGSTCM,US,Late,`,
      `2026-10-01T00:00,adjust,-35,4905,0,,,,,"'=1+1 ""Address"", correction",`,
      '2026-10-01T00:00,adjust,0.01,4905.01,0,,,,,更正,',
      ',2026-11-01T00:00,closing_balance,,4905.01,0,,,,,,',
      '',
    ]);
    const september = (await download('2026-09/documents/statement?format=csv')).body.toString();
    const posted = september.split('\r\n').find((line: string) => line.includes(',post,'));
    expect(posted?.split(',').at(-1)).toMatch(/^\d+(\.\d+)?$/);
    expect(september.match(/,(top_up|hold|post|void),/g)).toEqual([
      ',top_up,',
      ',hold,',
      ',hold,',
      ',post,',
      ',void,',
    ]);
  });

  it('returns an invoice with the charges less refunds and adjustments, and without payments, as CSV', async () => {
    const { body } = await download('2026-10/documents/invoice?format=csv');
    const lines = body.toString().split('\r\n');
    expect(lines.slice(1).map((line: string) => line.split(',').slice(2, 4))).toEqual([
      ['refund', '-5.27'],
      ['adjust', '35'],
      ['adjust', '-0.01'],
      ['total', '29.72'],
      [],
    ]);
    const { data } = (await service.call('get', '/wallet/statements/2026-10', service.account.liveKey)).body;
    expect(data.invoice_total_hkd).toBe(29.72);
  });

  it('dates the balance of a month that has not ended to now, and names it so', async () => {
    const csv = (await download('2026-11/documents/statement?format=csv')).body.toString();
    const [opening, last] = csv.trimEnd().split('\r\n').slice(1);
    expect(opening).toBe(',2026-11-01T00:00:00+08:00,opening_balance,,4905.01,0,,,,,,');
    expect(last).toMatch(/^,2026-11-15T10:0\d:\d\d\+08:00,balance_so_far,,4905.01,0,,,,,,$/);
    const text = await textOf((await download('2026-11/documents/statement')).body);
    expect(text).toMatch(/The month has not ended: this is its state of 2026-11-15 10:0\d\./);
    expect(text).toContain('Balance so far HKD 4,905.01');
    expect(text).not.toContain('Closing balance');
  });

  it('draws a statement as a PDF that names both parties, all balances and every movement', async () => {
    const { headers, body } = await download('2026-10/documents/statement');
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'application/pdf',
      'inline; filename="statement-2026-10.pdf"',
    ]);
    const text = await textOf(body);
    for (const part of [
      'Account statement',
      'October 2026',
      'Harbour Parcels Ltd',
      '中環',
      'Opening balance HKD 4,934.73',
      'Refunds HKD 5.27',
      'Adjustments HKD -34.99',
      'Closing balance HKD 4,905.01',
      `Refund ${shipment} HKASTDGGSTCM to US: Late`,
      '更正',
      'Page 1 of 1',
    ])
      expect(text).toContain(part);
    expect((await download('2026-10/documents/statement')).body.equals(body)).toBe(true);
  });

  it('draws an invoice with its number and total, for the name and address that the account gave', async () => {
    const { database, account, clock } = service;
    await setBillingDetails(
      database.db.kysely,
      { ...commandLineActor(account.id, clock.now()), accountId: account.id },
      'Lantau Shop Ltd\n九龍 Kowloon',
    );
    const text = await textOf((await download('2026-09/documents/invoice?format=pdf')).body);
    for (const part of [
      `INV-202609-${account.id.slice(-12).toUpperCase()}`,
      'Lantau Shop Ltd',
      '九龍 Kowloon',
      `Shipment ${shipment}`,
      'Net amount 65.27',
      'Total 65.27',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('FPS 1');
  });

  it('states that the statement of the running month is not final', async () => {
    const { headers, body } = await download('2026-11/documents/statement');
    expect(headers['content-disposition']).toBe('inline; filename="statement-2026-11-so-far.pdf"');
    expect(await textOf(body)).toContain('The month has not ended');
  });
});

describe('400', () => {
  it.each([
    ['2026-09/documents/invoice?format=docx', 'format'],
    ['2026-09/documents/invoice?size=a4', 'size'],
  ])('refuses %s by the name of the parameter', async (path, name) => {
    const answer = await download(path);
    expect([answer.status, error(answer).data[0].path]).toEqual([400, [name]]);
  });
});

describe('403', () => {
  it('refuses a key without wallet:read', async () => {
    const key = await service.createKey(service.account.id, 'live', ['shipments:read']);
    expect((await download('2026-09/documents/invoice', key)).status).toBe(403);
  });
});

describe('404', () => {
  it('has no invoice for a month that is still open, and states when', async () => {
    const answer = await download('2026-11/documents/invoice');
    expect([answer.status, error(answer).message]).toEqual([
      404,
      'NOT_FOUND: the invoice of 2026-11 exists an hour after the end of the month',
    ]);
  });

  it('finds no document of a month without a statement, of another account, and in test mode', async () => {
    const other = await service.createAccount();
    const answers = await Promise.all([
      download('2026-08/documents/statement'),
      download('2026-9/documents/statement'),
      download('2026-09/documents/receipt'),
      download('2026-09/documents/statement', other.liveKey),
      download('2026-09/documents/invoice', service.account.testKey),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});
