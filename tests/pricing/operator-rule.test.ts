import { readFileSync } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hongKongDay } from '../../src/runtime.ts';
import { sampanJson } from '../support/command-line.ts';
import { root } from '../support/paths.ts';
import { pollUntil } from '../support/poll.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { accepted, create, orderTo } from '../support/shipment/booking.ts';

/** An operator's rule of a country, by catalog files alone: every item to France needs its identifier, or the code of an exemption. */
/** The line of the guide (docs/catalog.md, Add a rule). */
const guide = readFileSync(path.join(root, 'docs', 'catalog.md'), 'utf8');
const [, row = ''] = /```csv\n\s*(FR,[^\n]*\n)/.exec(guide) ?? [];

let service: TestService;
let folder: string;

beforeAll(async () => {
  service = await startTestService();
  service.context.catalog.start();
  folder = await mkdtemp(path.join(tmpdir(), 'sampan-catalog-'));
});

afterAll(async () => {
  service.context.catalog[Symbol.dispose]();
  await rm(folder, { recursive: true });
  await service.stop();
});

const dayMs = 86_400_000;
const dayAhead = (days: number) => hongKongDay(new Date(service.clock.now().getTime() + days * dayMs));
const mug = {
  description: 'Ceramic mug',
  quantity: 1,
  unit_price_hkd: 80,
  hs_code: '691110',
  country_of_manufacture: 'CN',
};
const toFrance = (fields: object = {}) => orderTo('FR', { items: [mug, { ...mug, ...fields }] });
const warningsOf = async (body: object) => {
  const { body: answer } = await service.call('post', '/shipments/validate').send(body);
  return answer.data.warnings.filter(({ rule }: { rule?: string }) => rule === 'fr_product_id');
};

describe('a rule that an operator adds to a running service', () => {
  let from: string;

  it('is in the exported files as one more line, and live after its import', async () => {
    const env = { DATABASE_URL: service.database.url };
    await sampanJson(['catalog', 'export', folder], env);
    const file = path.join(folder, 'country_requirement.csv');
    from = dayAhead(60);
    await appendFile(file, row.replace(/\d{4}-\d{2}-\d{2}/, from));
    expect(await sampanJson(['catalog', 'import', folder], env)).toMatchObject({
      changed: true,
      summary: 'country_requirement +1 −0',
    });
    expect(await pollUntil(async () => (await warningsOf(toFrance())).length === 2, 4_000)).toBe(true);
  });

  const warning = (index: number) => ({
    path: ['items', index, 'merchant_product_id'],
    code: 'INVALID_FIELD',
    rule: 'fr_product_id',
    source: 'https://example.com/law',
    effective_from: from,
    message: `does not meet a rule that applies from ${from}: France: every item needs its product identifier, or the code of its exemption`,
    suggestion: null,
  });

  it('is shown 60 days before: by dry runs, bookings, quotes and service tiers', async () => {
    const body = toFrance({ product_id_exemption: 'Y081' });
    expect(await warningsOf(body)).toEqual([warning(0)]);
    const { data, row } = await accepted(service, body);
    expect(data.warnings).toEqual(expect.arrayContaining([warning(0)]));
    const again = await create(service, body, undefined, String(row.idempotency_key));
    expect(again.body.data.warnings).toEqual(data.warnings);

    const named = (list: readonly { readonly rule?: string }[]) =>
      list.filter(({ rule }) => rule === 'fr_product_id');
    const expected = [expect.objectContaining({ destination_country: 'FR', effective_from: from })];
    const quote = { weight_kg: 0.5, destination_country: 'FR' };
    const { body: quoted } = await service.call('post', '/rates').send(quote);
    expect(named(quoted.data.requirements)).toEqual(expected);
    const { body: tiers } = await service.call('get', '/service_tiers');
    expect(named(tiers.data[0].requirements)).toEqual(expected);
    const { body: batch } = await service
      .call('post', '/shipments/batch/validate')
      .send({ orders: [{ ...body, reference_no: 'FR-1' }] });
    expect(batch.data.orders[0].warnings).toEqual(expect.arrayContaining([warning(0)]));
  });

  it('refuses on its day, and no other order', async () => {
    service.clock.advance(59 * dayMs);
    await accepted(service, toFrance());
    service.clock.advance(dayMs);
    const refusal = await create(service, toFrance({ merchant_product_id: 'MUG-1' }));
    expect([refusal.status, refusal.body.sysCode]).toEqual([400, '1500101']);
    expect(refusal.body.data).toEqual([
      expect.objectContaining({
        path: ['items', 0, 'merchant_product_id'],
        code: 'INVALID_FIELD',
        rule: 'fr_product_id',
        message:
          'is missing or invalid: France: every item needs its product identifier, or the code of its exemption',
      }),
    ]);
    await accepted(service, orderTo('FR', { items: [{ ...mug, product_id_exemption: 'Y081' }] }));
    await accepted(service, orderTo('ES', { items: [mug] }));
  });
});
