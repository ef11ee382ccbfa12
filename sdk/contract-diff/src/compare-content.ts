import { type ComparisonRun, inNew, inOld, type Pair } from './comparison-run.ts';
import { asString, fingerprint, isObject, type JsonObject, type Located } from './json.ts';
import type { Direction } from './rules.ts';
import { isBase64Text, isBinaryText } from './schema/schema-pair.ts';
import type { SchemaView, SchemaViews } from './schema/schema-view.ts';
import { allTypes } from './schema/values.ts';

/** Compares how the parts of a form are sent. What is written out and what is the default are the same. */
function compareEncodings(run: ComparisonRun, media: Pair, mediaType: string, operation: string): void {
  const isMultipart = /^multipart\//i.test(mediaType);
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(mediaType);
  if (!isMultipart && !isForm) return;
  const names = [media.before, media.after].flatMap(({ value }) =>
    Object.keys(isObject(value.encoding) ? value.encoding : {}),
  );
  const [old, now] = [bodyParts(run.schemas.old, media.before), bodyParts(run.schemas.new, media.after)];
  const isChanged = [...new Set(names)].some((name) => {
    if (old.has(name) !== now.has(name)) return false;
    const [was, is] = [
      { views: run.schemas.old, view: old.get(name), at: media.before },
      { views: run.schemas.new, view: now.get(name), at: media.after },
    ].map(({ views, view, at }) => {
      const stated = isObject(at.value.encoding) ? at.value.encoding[name] : undefined;
      // OpenAPI 3.0 has styles only in URL-encoded forms.
      const hasStyle =
        isForm || (views.nodes.document.isJsonSchema && /^multipart\/form-data/i.test(mediaType));
      return effectiveEncoding(views, view, isObject(stated) ? stated : {}, hasStyle);
    });
    return was !== is;
  });
  if (isChanged)
    run.report(
      'encoding-changed',
      inNew(media.after),
      `the encoding of parts of ${mediaType} changed`,
      operation,
    );
}

function bodyParts(views: SchemaViews, media: Located): ReadonlyMap<string, SchemaView> {
  const schema = views.nodes.use(media, 'schema');
  const properties = schema ? [...views.of(schema.node).properties] : [];
  return new Map(properties.map(([name, { node }]) => [name, views.of(node)]));
}

/** Returns a text that is the same for encodings with the same effect. */
function effectiveEncoding(
  views: SchemaViews,
  view: SchemaView | undefined,
  stated: JsonObject,
  hasStyle: boolean,
): string {
  const headers = isObject(stated.headers) && Object.keys(stated.headers).length > 0 ? stated.headers : {};
  const isStyled = ['style', 'explode', 'allowReserved'].some((keyword) => keyword in stated);
  const type = view && defaultType(views, view);
  const asStated = contentTypes(asString(stated.contentType));
  const isPlain = type === 'text/plain';
  if (hasStyle && (isStyled || (isPlain && (asStated === '' || asStated === type)))) {
    const style = asString(stated.style) ?? 'form';
    const isExploded =
      (!view || view.types.has('array') || view.types.has('object')) &&
      (typeof stated.explode === 'boolean' ? stated.explode : style === 'form');
    return fingerprint([style, isExploded, stated.allowReserved === true, headers]);
  }
  return fingerprint([asStated || (type ?? ''), headers]);
}

function contentTypes(text = ''): string {
  return text.toLowerCase().replaceAll(/\s/g, '').split(',').sort().join();
}

/** Returns the media type of a part that states none; undefined if OpenAPI does not say. */
function defaultType(views: SchemaViews, view: SchemaView): string | undefined {
  if (isBase64Text(view) || isBinaryText(view)) return 'application/octet-stream';
  const types = [...view.types];
  if (types.length === 1 && types[0] === 'array') {
    const { items } = view;
    return items && views.of(items.node) !== view ? defaultType(views, views.of(items.node)) : undefined;
  }
  if (types.length === 1 && types[0] === 'object') return 'application/json';
  if (types.length === allTypes.length) return 'application/octet-stream';
  if (types.includes('array')) return undefined;
  return types.includes('object') ? undefined : 'text/plain';
}

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

/** Media types are compared without case, space and the charset UTF-8, which is the default of JSON. */
function normalized(mediaType: string): string {
  return mediaType
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replace(/;charset="?utf-8"?(?=;|$)/, '');
}
