import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Document, ExampleObject, MediaTypeObject, Schema } from '../../codegen/document.ts';
import { resolve } from '../../codegen/document.ts';
import { operationsOf } from '../../codegen/rules/check.ts';
import { addIossNumber } from '../../db/query/pricing/ioss-number.ts';
import { presentContract } from '../../scripts/contract/places.ts';
import { seedDemo } from '../../src/demo/seed-demo.ts';
import { startTestService } from '../support/service.ts';
import { differences } from './as-in-example.ts';
import { type ExampleWorld, requests } from './example-requests.ts';

const document = JSON.parse(readFileSync(presentContract, 'utf8')) as Document;

interface PlacedExample {
  readonly schema: Schema;
  readonly value: unknown;
}

/** Every example of a JSON response, by the name that `requests` uses. A shared one is there once. */
const examples = new Map<string, PlacedExample>();
for (const { name, operation } of operationsOf(document)) {
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const owner = '$ref' in response ? response.$ref.split('/').at(-1) : name;
    const media = resolve(document, response).content?.['application/json'];
    for (const [key, example] of Object.entries(media?.examples ?? {})) {
      const id = '$ref' in example ? example.$ref.split('/').at(-1) : `${owner} ${status} ${key}`;
      const { value } = resolve<ExampleObject>(document, example);
      examples.set(id ?? '', { schema: media?.schema ?? {}, value });
    }
  }
}

function bodyOf(operationId: string, name: string): object {
  const placed = operationsOf(document).find((operation) => operation.name === operationId);
  const body = placed?.operation.requestBody && resolve(document, placed.operation.requestBody);
  const media = body?.content['application/json'] as MediaTypeObject;
  return resolve<ExampleObject>(document, media.examples?.[name] as ExampleObject).value as object;
}

/** Examples without a request: lists, webhooks, and failures of carriers and stores. The number may only fall. */
const stillMissing = 78;

let world: ExampleWorld;
beforeAll(async () => {
  const service = await startTestService();
  const demo = await seedDemo(service.database.db, {
    known: null,
    now: service.clock.now(),
    fetchesRate: false,
  });
  const { kysely } = service.database.db;
  const number = 'IM3720012345';
  await addIossNumber(kysely, { accountId: demo.account_id, number, isPlatform: false, isDefault: false });
  await kysely
    .updateTable('account')
    .set({ custom_insurance: true })
    .where('id', '=', demo.account_id)
    .execute();
  await service.context.catalog.refresh();
  world = { service, demo, body: bodyOf };
});
afterAll(() => world.service.stop());

describe('an example of a response', () => {
  it.each(
    Object.entries(requests),
  )('%s equals the actual response, except for ids and times', async (id, send) => {
    const example = examples.get(id);
    if (!example) throw new Error(`${id} is not an example of the contract`);
    const { body } = await send(world);
    expect(differences(document, example.schema, example.value, body)).toEqual([]);
  });

  it('has a request here, apart from those that are still missing', () => {
    const missing = [...examples.keys()].filter((id) => !(id in requests));
    expect(missing).toHaveLength(stillMissing);
  });
});
