import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { expectedFolder, smallFolder } from '../../codegen/small-contract.ts';
import { compileErrors } from '../../contract/compile.ts';
import { root } from '../../support/paths.ts';

const from = "from './handler-types.ts';";
const mistakes: [mistake: string, message: string, source: string][] = [
  [
    'an unknown operation',
    `'"deleteParcel"' is not assignable to type 'OperationId'`,
    `import type { OperationId } from './generated/operations.ts'; export const id: OperationId = 'deleteParcel';`,
  ],
  [
    'an undeclared error code',
    `Type '"NOT_FOUND"' is not assignable to type`,
    `import type { RefusalCode } ${from} export const code: RefusalCode<'listParcels'> = 'NOT_FOUND';`,
  ],
  [
    'an undeclared status',
    `Type '201' is not assignable to type '200'`,
    `import type { Reply } ${from} export const reply: Reply<'checkParcel'> = { status: 201, data: { valid: true } };`,
  ],
  [
    'a wrong body',
    `Type 'string' is not assignable to type 'boolean'`,
    `import type { Reply } ${from} export const reply: Reply<'checkParcel'> = { status: 200, data: { valid: 'yes' } };`,
  ],
  [
    'a wrong media type',
    `'"image/png"' is not assignable to type '"application/pdf"'`,
    `import type { Reply } ${from}
     export const reply: Reply<'getParcelLabel'> = { status: 200, mediaType: 'image/png', content: new Uint8Array() };`,
  ],
  [
    'a default that is assumed in the request of a client',
    `Type '"prepaid" | "cod" | undefined' is not assignable to type '"prepaid" | "cod"'`,
    `import type { Schemas } from './generated/operations.ts';
     export const paymentOf = (sent: Schemas['ParcelCreateRequest']): 'prepaid' | 'cod' => sent.payment_type;`,
  ],
  [
    'an optional property that is read as required',
    `Type 'string | undefined' is not assignable to type 'string'`,
    `import type { Input } ${from} export const noteOf = ({ body }: Input<'createParcel'>): string => body.note;`,
  ],
];

describe('the generated types', () => {
  const generated = readdirSync(expectedFolder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(expectedFolder, name));
  const usage = ['usage.ts', 'handler-types.ts'].map((name) => path.join(smallFolder, name));
  const seeds = Object.fromEntries(
    mistakes.map(([mistake, , source]) => [
      path.join(smallFolder, `${mistake.replaceAll(/\W+/g, '-')}.ts`),
      source,
    ]),
  );
  const errors = compileErrors([...generated, ...usage], seeds);

  it('compile, together with a use of each kind', () => {
    expect(errors.filter(({ file }) => !(file in seeds))).toEqual([]);
  });

  it.each(
    mistakes.map(([mistake, message], index) => ({ mistake, message, file: Object.keys(seeds)[index] })),
  )('refuse $mistake', ({ message, file }) => {
    const found = errors.filter((error) => error.file === file).map((error) => error.message);
    expect(found).toEqual([expect.stringContaining(message)]);
  });
});

describe('draftEvent', () => {
  it.each([
    ['beside data', 'WalletLowBalanceEvent', 'event_id: string;', 'src/event.ts'],
    ['beside the object', 'WalletEventData', 'object:', 'src/wallet/funds.ts'],
  ])('and its callers do not compile without a field that the contract has %s', (_, schema, field, sender) => {
    const types = path.join(root, 'generated/types.ts');
    const [before, after] = readFileSync(types, 'utf8').split(`        ${schema}: {`) as [string, string];
    const seed = `${before}        ${schema}: {${after.replace(field, `note: string; ${field}`)}`;
    const event = path.join(root, sender);
    const messages = compileErrors([event], { [types]: seed }).filter(({ file }) => file === event);
    expect(messages).toEqual([
      { file: event, message: expect.stringContaining("Property 'note' is missing") },
    ]);
  });
});
