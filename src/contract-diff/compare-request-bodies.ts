import { compareContent } from './compare-content.ts';
import { type ComparisonRun, inNew, inOld } from './comparison-run.ts';
import { isRequired, type OperationPair } from './operation-pair.ts';

/** Compares the body that a client sends, or that a webhook's receiver gets. */
export function compareRequestBodies(run: ComparisonRun, pair: OperationPair): void {
  const { name, direction } = pair;
  const before = run.old.child(pair.before.operation, 'requestBody');
  const after = run.new.child(pair.after.operation, 'requestBody');
  const isSent = direction === 'request';
  if (before && after) {
    if (isRequired(before) !== isRequired(after)) {
      const state = isRequired(after) ? 'required' : 'optional';
      const received = isRequired(after) ? 'webhook-body-added' : 'webhook-body-changed';
      const rule = isSent ? (`request-body-became-${state}` as const) : received;
      run.report(rule, inNew(after), `the body is now ${state}`, name);
    }
    compareContent(run, { before, after }, direction, name);
  } else if (before) {
    const rule = isSent ? 'request-body-removed' : 'webhook-body-changed';
    run.report(rule, inOld(before), 'the body was removed', name);
  } else if (after) {
    const required = isRequired(after) ? 'required-request-body-added' : 'request-body-added';
    run.report(isSent ? required : 'webhook-body-added', inNew(after), 'a body was added', name);
  }
}
