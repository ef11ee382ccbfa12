import type { Report, ReportedChange } from '../report.ts';

const titles = { major: 'BREAKING', minor: 'minor', patch: 'patch' } as const;
const mostOperations = 3;

/** Formats a report for a terminal: two lines per change, and a summary at the end. */
export function formatHuman(report: Report): string[] {
  return [...report.changes.flatMap((change) => formatChange(report, change)), summarizeReport(report)];
}

function formatChange(report: Report, change: ReportedChange): string[] {
  const { impact, name, message, rule, place, line, operations } = change;
  const file = report[place.document].name;
  const others = operations.filter((operation) => !name.startsWith(operation));
  const shown = others.slice(0, mostOperations).join(', ');
  const more = others.length > mostOperations ? ` and ${others.length - mostOperations} more` : '';
  return [
    `${titles[impact].padEnd(8)}  ${name === '' ? '' : `${name}: `}${message}`,
    `          ${file}:${line ?? 1}  ${rule}${others.length > 0 ? `  (${shown}${more})` : ''}`,
  ];
}

/** Formats the counts of a report, and the version that it asks for. */
export function summarizeReport({ old, changes, lowestVersion, impact }: Report): string {
  if (impact === 'none') return 'No changes';
  const count = (of: string) => changes.filter((change) => change.impact === of).length;
  const counts = `${count('major')} breaking, ${count('minor')} minor, ${count('patch')} patch`;
  return lowestVersion === undefined
    ? counts
    : `${counts}. Lowest version after ${old.version}: ${lowestVersion}`;
}
