import { type ComparisonRun, documentRoot, inNew, inOld, type Pair } from './comparison-run.ts';
import { asNumber, asString, asStrings, fingerprint, isObject, type JsonObject } from './json.ts';

const defaultBodyLimit = 262_144;

/** Compares what this project's contract adds to an operation: error codes, idempotency, pagination, body size. */
export function compareExtensions(run: ComparisonRun, { before, after }: Pair, operation: string): void {
  const place = inNew(after);
  const [codes, codesNow] = [asStrings(before.value['x-sys-codes']), asStrings(after.value['x-sys-codes'])];
  for (const code of codes) {
    if (!codesNow.includes(code))
      run.report('code-removed', place, `no longer declares the error code ${code}`, operation);
  }
  for (const code of codesNow) {
    if (!codes.includes(code)) run.report('code-added', place, `declares the error code ${code}`, operation);
  }
  compareIdempotency(run, { before, after }, operation);
  compareSunset(run, { before, after }, operation);
  const [paged, pagedNow] = [before.value['x-pagination'], after.value['x-pagination']];
  if (fingerprint([paged]) !== fingerprint([pagedNow])) {
    const rule = paged === undefined ? 'pagination-added' : 'pagination-changed';
    run.report(rule, place, 'its x-pagination changed', operation);
  }
  const [limit, limitNow] = [before, after].map(
    ({ value }) => asNumber(value['x-max-body-bytes']) ?? defaultBodyLimit,
  );
  if (limit === limitNow) return;
  const rule = Number(limitNow) < Number(limit) ? 'body-limit-lowered' : 'body-limit-raised';
  run.report(rule, place, `largest body ${limit} → ${limitNow} bytes`, operation);
}

function compareIdempotency(run: ComparisonRun, { before, after }: Pair, operation: string): void {
  const [was, is] = [asString(before.value['x-idempotency']), asString(after.value['x-idempotency'])];
  if (was === is) return;
  const place = inNew(after);
  if (!is) run.report('idempotency-removed', place, 'no longer takes an Idempotency-Key', operation);
  else if (is === 'required')
    run.report('idempotency-required', place, 'now requires an Idempotency-Key', operation);
  else if (was) run.report('idempotency-optional', place, 'no longer requires an Idempotency-Key', operation);
  else run.report('idempotency-added', place, 'takes an Idempotency-Key', operation);
}

/** Compares the day from which a deprecated operation may be removed, also as the `x-sunset` of other contracts. */
function compareSunset(run: ComparisonRun, { before, after }: Pair, operation: string): void {
  const [was, is] = [readSunset(before.value), readSunset(after.value)];
  if (!was || was === is) return;
  const rule = is && is < was ? 'sunset-moved-earlier' : 'sunset-moved-later';
  run.report(rule, inNew(after), `its earliest removal ${was} → ${is ?? 'none'}`, operation);
}

/** Days are written as YYYY-MM-DD, so they can be compared as texts. */
function readSunset({ 'x-deprecation': days, 'x-sunset': day }: JsonObject): string | undefined {
  return asString(isObject(days) ? days.sunset : day);
}

/** Compares the catalog of error codes (`x-sys-codes` of the document). Clients branch on number and status. */
export function compareErrorCodes(run: ComparisonRun): void {
  const before = run.old.children(documentRoot(run.old), 'x-sys-codes');
  const after = run.new.children(documentRoot(run.new), 'x-sys-codes');
  for (const [name, was] of before) {
    const is = after.get(name);
    if (!is) {
      run.report('code-removed', inOld(was), `the error code ${name} (${was.value.code}) was removed`);
      continue;
    }
    for (const [field, title] of [
      ['code', 'number'],
      ['status', 'status'],
    ] as const) {
      const [from, to] = [was.value[field], is.value[field]];
      if (from !== to)
        run.report('code-changed', inNew(is), `the error code ${name} changed its ${title} ${from} → ${to}`);
    }
  }
  for (const [name, is] of after) {
    if (!before.has(name))
      run.report('code-added', inNew(is), `the error code ${name} (${is.value.code}) was added`);
  }
}
