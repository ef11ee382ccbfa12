import { compareSerialization } from './compare-serialization.ts';
import { type ComparisonRun, inNew, inOld } from './comparison-run.ts';
import { asString, type Located, stepsOf } from './json.ts';
import { compareDeprecation, isRequired } from './operation-pair.ts';

/** Compares headers that the client receives, by `header` and name in lower case. */
export function compareHeaders(
  run: ComparisonRun,
  before: ReadonlyMap<string, Located>,
  after: ReadonlyMap<string, Located>,
  operation: string,
): void {
  const describe = ({ value, pointer }: Located) =>
    `header ${asString(value.name) ?? stepsOf(pointer).at(-1)}`;
  for (const [key, was] of before) {
    const is = after.get(key);
    const name = describe(is ?? was);
    if (!is) {
      run.report('header-removed', inOld(was), `the ${name} was removed`, operation);
      continue;
    }
    if (isRequired(was) !== isRequired(is)) {
      const state = isRequired(is) ? 'required' : 'optional';
      run.report(`header-became-${state}`, inNew(is), `the ${name} is now ${state}`, operation);
    }
    const pair = { before: was, after: is };
    compareDeprecation(run, pair, `the ${name}`, operation);
    compareSerialization(run, pair, `the ${name}`, 'response', operation);
  }
  for (const [key, is] of after) {
    if (before.has(key)) continue;
    run.report('header-added', inNew(is), `the ${describe(is)} was added`, operation);
  }
}
