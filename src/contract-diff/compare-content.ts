import { compareEncodings } from './compare-encodings.ts';
import { type ComparisonRun, inNew, inOld, type Pair } from './comparison-run.ts';
import { asString, isObject, type Located } from './json.ts';
import type { Direction } from './rules.ts';

/** Compares the media types of a body, and their schemas. */
export function compareContent(
  run: ComparisonRun,
  bodies: Pair,
  direction: Direction,
  operation: string,
): void {
  const before = run.old.children(bodies.before, 'content');
  const after = new Map(
    [...run.new.children(bodies.after, 'content')].map(([name, media]) => [normalized(name), media]),
  );
  for (const [name, was] of before) {
    const is = after.get(normalized(name));
    after.delete(normalized(name));
    if (!is) {
      run.report('media-type-removed', inOld(was), `the media type ${name} was removed`, operation);
      continue;
    }
    const pair = { before: was, after: is };
    compareEncodings(run, pair, name, operation);
    if (!isBytes(was, name) || !isBytes(is, name)) run.compareSchemas(pair, direction, operation);
  }
  for (const [name, is] of after)
    run.report('media-type-added', inNew(is), `the media type ${name} was added`, operation);
}

/** OpenAPI 3.0 describes a file as a text of the format `binary`. Since 3.1, a media type needs no schema for it. */
function isBytes({ value: { schema } }: Located, mediaType: string): boolean {
  if (/^(text|multipart)\/|json|xml|yaml|x-www-form-urlencoded|\*/i.test(mediaType)) return false;
  if (schema === undefined || schema === true) return true;
  if (!isObject(schema)) return false;
  const { type, format, contentMediaType, ...rest } = schema;
  const isFile = format === 'binary' || (format === undefined && asString(contentMediaType) !== undefined);
  const isEmpty = type === undefined && format === undefined;
  return (
    (isEmpty || (type === 'string' && isFile)) &&
    Object.keys(rest).every((key) => /^(title|description|examples?)$/.test(key))
  );
}

/** Media types are compared without case and space. */
function normalized(mediaType: string): string {
  return mediaType.toLowerCase().replaceAll(/\s/g, '');
}
