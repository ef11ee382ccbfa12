import { type Document, type MediaTypeObject, type OperationObject, resolve } from '../document.ts';

export interface NamedExample {
  readonly summary: string;
  readonly value: unknown;
}

export interface ResponseExamples {
  readonly status: number;
  readonly description: string;
  readonly mediaType: string | null;
  readonly examples: NamedExample[];
}

/** Returns the examples of the operation's JSON body, in contract order. */
export function requestExamples(document: Document, { requestBody }: OperationObject): NamedExample[] {
  const body = requestBody && resolve(document, requestBody);
  return named(document, body?.content['application/json']);
}

/** Returns each response with a status, and its examples. */
export function responseExamples(document: Document, { responses }: OperationObject): ResponseExamples[] {
  return Object.entries(responses ?? {}).flatMap(([status, reference]) => {
    if (!/^\d+$/.test(status)) return [];
    const { description, content = {} } = resolve(document, reference);
    const [mediaType = null] = Object.keys(content);
    const examples = mediaType === 'application/json' ? named(document, content[mediaType]) : [];
    return [{ status: Number(status), description, mediaType, examples }];
  });
}

function named(document: Document, media: MediaTypeObject | undefined): NamedExample[] {
  return Object.entries(media?.examples ?? {}).map(([name, example]) => {
    const { summary = name, value } = resolve(document, example);
    return { summary, value };
  });
}
