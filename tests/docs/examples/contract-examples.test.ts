import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Document,
  type ExampleObject,
  type HeaderObject,
  type ResponseObject,
  resolve,
  type Schema,
} from '../../../codegen/document.ts';
import { listOperations } from '../../../codegen/document-parts.ts';
import { sysCodes } from '../../../generated/errors.ts';
import { type EventType, eventTypes } from '../../../generated/events.ts';
import { presentContract } from '../../../scripts/contract/baseline.ts';
import { operationTable } from '../../../src/contract/route.ts';
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
  /** Of each response that has it: the examples of headers that depend on the body. */
  readonly headers: Readonly<Record<string, unknown>>[];
}

/** Every example of a response, by the name that `requests` uses. A shared one is there once. */
const examples = new Map<string, PlacedExample>();
for (const { name, operation } of listOperations(document)) {
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const owner = '$ref' in response ? response.$ref.split('/').at(-1) : name;
    const { headers = {}, content = {} } = resolve(document, response);
    for (const [type, media] of Object.entries(content)) {
      for (const [key, example] of Object.entries(media.examples ?? {})) {
        const id = ('$ref' in example ? example.$ref.split('/').at(-1) : null) ?? `${owner} ${status} ${key}`;
        const { value } = resolve<ExampleObject>(document, example);
        const placed = examples.get(id) ?? {
          schema: media.schema ?? {},
          value,
          isJson: type === 'application/json',
          operations: [],
          headers: [],
        };
        placed.operations.push(name);
        placed.headers.push(headersOf(headers, key));
        examples.set(id, placed);
      }
    }
  }
}

/** Returns the values of the headers that have named examples, by lower-case names. */
function headersOf(
  headers: NonNullable<ResponseObject['headers']>,
  example: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, header]) => {
      const { examples: named } = resolve<HeaderObject>(document, header);
      return named ? [[name.toLowerCase(), named[example]?.value]] : [];
    }),
  );
}

const dependentHeaders = [
  ...new Set([...examples.values()].flatMap(({ headers }) => headers.flatMap(Object.keys))),
];

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
      const { body, headers } = await send(await worlds.next());
      for (const name of headers ? dependentHeaders : []) {
        const wrong = example.headers.map((shown) =>
          differences(document, {}, shown[name]?.toString(), headers?.[name], `/${name}`),
        );
        // A body that several operations share has the headers of one of them.
        expect(wrong.some((one) => one.length === 0) ? [] : wrong.flat()).toEqual([]);
      }
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
    const body = await emitted(await worlds.next(), type, value.livemode);
    expect(differences(document, schema, value, body)).toEqual([]);
  });
});

function eventExample(type: EventType): { readonly schema: Schema; readonly value: { livemode: boolean } } {
  const { content } = resolve(document, document.webhooks?.[type]?.post?.requestBody ?? { content: {} });
  const { schema = {}, examples: named = {} } = content['application/json'] ?? {};
  const [example] = Object.values(named);
  if (!example) throw new Error(`${type} has no example`);
  return { schema, value: resolve<ExampleObject>(document, example).value as { livemode: boolean } };
}
