import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Document, type ExampleObject, resolve, type Schema } from '../../../codegen/document.ts';
import { listOperations } from '../../../codegen/rules/check.ts';
import { sysCodes } from '../../../generated/errors.ts';
import { type EventType, eventTypes } from '../../../generated/events.ts';
import { presentContract } from '../../../scripts/contract/baseline.ts';
import { operationTable } from '../../../src/http/route.ts';
import { differences } from './as-in-example.ts';
import type { Send } from './calls.ts';
import { emitted } from './events.ts';
import { type ExampleWorlds, openExampleWorlds, requestExamples } from './example-world.ts';
import { requests } from './requests.ts';
import { withoutScope } from './scope-requests.ts';

const document = JSON.parse(readFileSync(presentContract, 'utf8')) as Document;

interface PlacedExample {
  readonly schema: Schema;
  readonly value: unknown;
  readonly isJson: boolean;
  /** The operations that have it, by operationId. */
  readonly operations: string[];
}

/** Every example of a response, by the name that `requests` uses. A shared one is there once. */
const examples = new Map<string, PlacedExample>();
for (const { name, operation } of listOperations(document)) {
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const owner = '$ref' in response ? response.$ref.split('/').at(-1) : name;
    for (const [type, media] of Object.entries(resolve(document, response).content ?? {})) {
      for (const [key, example] of Object.entries(media.examples ?? {})) {
        const id = ('$ref' in example ? example.$ref.split('/').at(-1) : null) ?? `${owner} ${status} ${key}`;
        const { value } = resolve<ExampleObject>(document, example);
        const placed = examples.get(id) ?? {
          schema: media.schema ?? {},
          value,
          isJson: type === 'application/json',
          operations: [],
        };
        placed.operations.push(name);
        examples.set(id, placed);
      }
    }
  }
}

/** Examples of responses that no client can get, with the reason. */
const unreachable: Readonly<Record<string, string>> = {
  'UnexpectedError default notImplemented': 'every operation of this release is implemented',
};

const scopeExamples = [...examples.keys()].filter((id) => id.endsWith(' scopeMissing'));

/** The requests of an example. A missing scope is tried with each operation that has the example. */
const sendsOf = (id: string): readonly Send[] =>
  scopeExamples.includes(id)
    ? (examples.get(id)?.operations ?? []).map((operation) => withoutScope(operation))
    : [requests[id] ?? []].flat();

let worlds: ExampleWorlds;
beforeAll(async () => {
  worlds = await openExampleWorlds(document);
});
afterAll(async () => {
  await worlds[Symbol.asyncDispose]();
});

describe('an example of a response', () => {
  it.each([
    ...Object.keys(requests),
    ...scopeExamples,
  ])('%s equals the actual response, except for ids and times', async (id) => {
    const example = examples.get(id);
    if (!example) throw new Error(`${id} is not an example of the contract`);
    for (const send of sendsOf(id)) {
      const { body } = await send(await worlds.next());
      if (!example.isJson) {
        const [start = ''] = String(example.value).split('…');
        // Bytes of a binary file, or a text.
        const encoding = start.startsWith('\uFEFF') ? 'utf-8' : 'windows-1252';
        const shown = new TextDecoder(encoding, { ignoreBOM: true }).decode(body);
        expect(shown.slice(0, start.length)).toBe(start);
      } else {
        expect(differences(document, example.schema, example.value, body)).toEqual([]);
      }
    }
  });

  it('has a request here', () => {
    const missing = [...examples.keys()].filter((id) => sendsOf(id).length === 0 && !(id in unreachable));
    expect(missing).toEqual([]);
  });

  it.each(Object.keys(unreachable))('%s, which no client can get, is from the table of errors', (id) => {
    const body = examples.get(id)?.value as { status: number; message: string; sysCode: string };
    const [name = '', error] = Object.entries(sysCodes).find(([, { code }]) => code === body.sysCode) ?? [];
    expect(body.message).toBe(`${name}: ${error?.message}`);
    expect(body.status).toBe(error?.status);
    expect(Object.values(operationTable).filter(({ reserved }) => reserved !== null)).toEqual([]);
  });
});

describe('an example of a request', () => {
  it('is sent for an example of a response', () => {
    const all = listOperations(document).flatMap(({ name }) =>
      Object.keys(requestExamples(document, name)).map((example) => `${name} ${example}`),
    );
    expect([...worlds.usedBodies].sort()).toEqual(all.sort());
  });
});

describe('an example of an event', () => {
  it.each(eventTypes)('%s equals the delivered body, except for ids and times', async (type) => {
    const { schema, value } = eventExample(type);
    expect(differences(document, schema, value, await emitted(await worlds.next(), type))).toEqual([]);
  });
});

function eventExample(type: EventType): { readonly schema: Schema; readonly value: unknown } {
  const { content } = resolve(document, document.webhooks?.[type]?.post?.requestBody ?? { content: {} });
  const { schema = {}, examples: named = {} } = content['application/json'] ?? {};
  const [example] = Object.values(named);
  if (!example) throw new Error(`${type} has no example`);
  return { schema, value: resolve<ExampleObject>(document, example).value };
}
