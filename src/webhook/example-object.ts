import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EventType } from '../../generated/events.ts';

type Example = { readonly data: { readonly object: Record<string, unknown> } };
let examples: ReadonlyMap<string, Example> | null = null;

/** Returns the object of the contract's example of an event type. */
export function exampleObject(type: EventType): Record<string, unknown> {
  examples ??= readExamples();
  const example = examples.get(type);
  if (!example) throw new Error(`the contract has no example of ${type}`);
  return example.data.object;
}

function readExamples(): ReadonlyMap<string, Example> {
  const file = path.join(import.meta.dirname, '..', '..', 'openapi.json');
  const { webhooks } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    Object.entries<Webhook>(webhooks).map(([type, { post }]) => {
      const [example] = Object.values(post.requestBody.content['application/json'].examples);
      if (!example) throw new Error(`the contract has no example of ${type}`);
      return [type, example.value];
    }),
  );
}

interface Webhook {
  readonly post: {
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': { readonly examples: Record<string, { value: Example }> };
      };
    };
  };
}
