import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../support/paths.ts';

/** Parts that documents announce and that do not exist yet. Remove a name when its part exists. */
const missing = /\btop-up page\b/i;
const marked = /not available yet/;

/** Returns the paragraphs and table rows that name a missing part without saying that it is not available yet. */
function unmarked(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=[|-])/)
    .filter((paragraph) => missing.test(paragraph) && !marked.test(paragraph));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string, ending: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));

describe('a part that does not exist yet', () => {
  it('is marked as such in the contract', () => {
    const texts = textsOf(JSON.parse(read('openapi.json')));
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.flatMap(unmarked)).toEqual([]);
  });

  it('is found in a text', () => {
    expect(unmarked('Add funds on the top-up page.')).toHaveLength(1);
    expect(unmarked('A top-up page is not available yet.')).toEqual([]);
  });

  it.each([
    'README.md',
    'SECURITY.md',
    ...filesIn('docs', '.md'),
    ...filesIn('src/cli', '.ts'),
  ])('is marked as such in %s', (file) => expect(unmarked(read(file))).toEqual([]));
});

describe('a rule that surprises', () => {
  const { info, webhooks } = JSON.parse(read('openapi.json'));
  it.each([
    [
      'raised thresholds',
      webhooks['wallet.low_balance'],
      'Also sent when an owner or the operator raises the threshold',
    ],
    ['address queries', webhooks['shipment.exception'], 'or the carrier queries the address'],
    ['openapi-typescript', info, 'pass `--default-non-nullable=false`'],
  ])('is said in the contract: %s', (_, part, sentence) => {
    expect(JSON.stringify(part)).toContain(sentence);
  });
});

describe('an order of a batch', () => {
  it('is a createShipment body in which reference_no is required and described for batches', () => {
    const { ShipmentCreateRequest: single, ShipmentBatchOrderRequest: entry } = JSON.parse(
      read('openapi.json'),
    ).components.schemas;
    const { reference_no, ...others } = entry.properties;
    const { reference_no: optional, ...singleOthers } = single.properties;
    expect(others).toEqual(singleOthers);
    expect({ ...reference_no, description: '' }).toEqual({ ...optional, description: '' });
    expect(entry.required).toEqual([...single.required, 'reference_no']);
    expect(entry['x-required-one-of']).toEqual(single['x-required-one-of']);
  });
});

describe('the advice on labels ends for every carrier', () => {
  /** A partner channel never has that URL. */
  const waits = /until `?label_pdf_url|poll[^.\n]*label_pdf_url/i;

  it('is to ask getShipmentLabel again after Retry-After', () => {
    const { paths } = JSON.parse(read('openapi.json'));
    for (const { description } of [paths['/shipments'].post, paths['/shipments/{shipment_id}'].get])
      expect(description).toMatch(/getShipmentLabel[^\n]*`Retry-After`/);
  });

  it.each([
    'openapi.json',
    'README.md',
    'sdk/typescript/README.md',
    ...filesIn('docs', '.md'),
  ])('is not to wait for `label_pdf_url` in %s', (file) => expect(read(file)).not.toMatch(waits));

  it('is found in a text', () => {
    expect('Poll getShipment until `label_pdf_url` is present.').toMatch(waits);
  });
});

describe('the overview of the contract', () => {
  const { info, paths } = JSON.parse(read('openapi.json'));
  const operations: Record<string, unknown>[] = Object.values(paths as object).flatMap((item) =>
    Object.values(item as object).filter((operation) => operation?.operationId),
  );
  const namesOf = (property: string, value?: unknown) =>
    operations
      .filter(
        (operation) =>
          operation[property] !== undefined && (value ?? operation[property]) === operation[property],
      )
      .map(({ operationId, tags }) =>
        String(tags) === 'test-helper' ? 'the test helpers' : String(operationId),
      );
  const listed = (text = '') => text.split(/, | and /).sort();

  it('names every operation that takes an idempotency key', () => {
    const [, required, optional] =
      /\n\n([^\n]+) require the key\. It is optional for ([^\n]+)\.\n/.exec(info.description) ?? [];
    expect(listed(required)).toEqual(namesOf('x-idempotency', 'required').sort());
    expect(listed(optional)).toEqual([...new Set(namesOf('x-idempotency', 'optional'))].sort());
  });

  it('names every operation whose body has a limit of its own', () => {
    const rows = [...info.description.matchAll(/\| Size for ([^|]+) \| (\d+) (KiB|MiB)/g)];
    const sized = rows.flatMap(([, names, figure, unit]) =>
      names === 'all other operations'
        ? []
        : listed(names).map((name) => [name, Number(figure) * (unit === 'KiB' ? 1_024 : 2 ** 20)]),
    );
    const own = operations.flatMap(({ operationId, 'x-max-body-bytes': bytes }) =>
      bytes === undefined ? [] : [[operationId, bytes]],
    );
    expect(sized.sort()).toEqual(own.sort());
  });
});
