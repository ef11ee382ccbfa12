import { opposite } from './change.ts';
import { compareContent } from './compare-content.ts';
import { compareHeaders } from './compare-headers.ts';
import { type ComparisonRun, inNew, inOld, type Pair } from './comparison-run.ts';
import type { Located } from './json.ts';
import type { OperationPair } from './operation-pair.ts';

/** Compares responses by status. The responses of a webhook are those that its receiver may send. */
export function compareResponses(run: ComparisonRun, pair: OperationPair): void {
  const { name, direction } = pair;
  const before = run.old.children(pair.before.operation, 'responses');
  const after = run.new.children(pair.after.operation, 'responses');
  const kind = direction === 'request' ? 'status' : 'answer';
  for (const [status, was] of before) {
    const is = covering(after, status);
    if (!is) {
      run.report(`${kind}-removed`, inOld(was), `the response ${status} was removed`, name);
      continue;
    }
    const bodies = { before: was, after: is };
    compareContent(run, bodies, opposite(direction), name);
    if (direction === 'request') compareResponseHeaders(run, bodies, name);
  }
  for (const [status, is] of after) {
    if (!covering(before, status))
      run.report(`${kind}-added`, inNew(is), `the response ${status} was added`, name);
  }
}

/** Returns the response for a status: its own, or that of its class (`4XX`), or `default`. */
function covering(responses: ReadonlyMap<string, Located>, status: string): Located | undefined {
  const classOf = /^\d/.test(status) ? `${status[0]}xx` : '';
  const byClass = [...responses].find(([other]) => other.toLowerCase() === classOf)?.[1];
  return responses.get(status) ?? byClass ?? responses.get('default');
}

function compareResponseHeaders(run: ComparisonRun, { before, after }: Pair, operation: string): void {
  const lowerCase = (headers: ReadonlyMap<string, Located>) =>
    new Map([...headers].map(([name, header]) => [`header ${name.toLowerCase()}`, header]));
  const [was, is] = [
    lowerCase(run.old.children(before, 'headers')),
    lowerCase(run.new.children(after, 'headers')),
  ];
  was.delete('header content-type');
  is.delete('header content-type');
  compareHeaders(run, was, is, operation);
}
