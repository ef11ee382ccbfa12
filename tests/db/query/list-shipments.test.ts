import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { compileErrors } from '../../contract/compile.ts';
import { root } from '../../support/paths.ts';

const folder = path.join(root, 'db/query/shipment');
const source = readFileSync(path.join(folder, 'list-shipments.ts'), 'utf8');

/** Part of the source, its replacement, and part of the compiler's error. */
const mistakes: Record<string, [part: string, replacement: string, message: string]> = {
  'the list reads a column that the table lacks': [
    'const columns = [\n',
    "const columns = [\n  'color',\n",
    '"color"',
  ],
  'a page shows a column that the list does not read': [
    'export interface ShipmentCount {',
    'export const shown = ({ recipient }: ListedShipment) => recipient;\nexport interface ShipmentCount {',
    "Property 'recipient' does not exist on type",
  ],
  'a filter compares a column that its index lacks': [
    "filterLine('newest', 'service_code'",
    "filterLine('newest', 'reference_no'",
    `'"reference_no"' is not assignable to parameter of type`,
  ],
  'a filter has no SQL': [
    "  service_tier_id: filterLine('newest', 'service_code', equals),\n",
    '',
    "Property 'service_tier_id' is missing in type",
  ],
};

const fileOf = (name: string) => path.join(folder, `seed-${name.replaceAll(/\W+/g, '-')}.ts`);
const errors = compileErrors([], {
  [fileOf('intact')]: source,
  ...Object.fromEntries(
    Object.entries(mistakes).map(([name, [part, replacement]]) => [
      fileOf(name),
      source.replace(part, () => replacement),
    ]),
  ),
});
const messagesIn = (name: string) =>
  errors.filter(({ file }) => file === fileOf(name)).map(({ message }) => message);

describe('the list of shipments', () => {
  it('compiles in the repository', () => expect(messagesIn('intact')).toEqual([]));

  it.each(Object.entries(mistakes))('does not compile when %s', (name, [part, , message]) => {
    expect(source).toContain(part);
    expect(messagesIn(name).join('\n')).toContain(message);
  });
});
