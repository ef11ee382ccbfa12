import { type ComparisonRun, inNew, inOld, type Pair } from './comparison-run.ts';
import { fingerprint } from './json.ts';
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
    const [encoding, now] = [was.value.encoding ?? {}, is.value.encoding ?? {}].map(fingerprint);
    if (encoding !== now)
      run.report('encoding-changed', inNew(is), `the encoding of parts of ${name} changed`, operation);
    run.compareSchemas({ before: was, after: is }, direction, operation);
  }
  for (const [name, is] of after)
    run.report('media-type-added', inNew(is), `the media type ${name} was added`, operation);
}

/** Media types are compared without case and space. */
function normalized(mediaType: string): string {
  return mediaType.toLowerCase().replaceAll(/\s/g, '');
}
