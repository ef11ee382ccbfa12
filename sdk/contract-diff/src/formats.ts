import type { Report, ReportedChange } from './compare-contracts.ts';
import { changeRules } from './rules.ts';

const titles = { major: 'BREAKING', minor: 'minor', patch: 'patch' } as const;
const maxOperations = 3;

/** Formats a report for a terminal: two lines per change, and a summary at the end. */
export function formatHuman(report: Report): string[] {
  return [...report.changes.flatMap((change) => formatChange(report, change)), summarizeReport(report)];
}

function formatChange(report: Report, change: ReportedChange): string[] {
  const { impact, name, message, rule, place, line, operations } = change;
  const file = report[place.document].name;
  const others = operations.filter((operation) => !name.startsWith(operation));
  const shown = others.slice(0, maxOperations).join(', ');
  const more = others.length > maxOperations ? ` and ${others.length - maxOperations} more` : '';
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

const commands = { major: 'error', minor: 'warning', patch: 'notice' } as const;

/** Formats a report as workflow commands, which GitHub shows beside the changed lines. */
export function formatGithub(report: Report): string[] {
  const lines = report.changes.map(({ impact, name, message, rule, place, line }) => {
    const properties = [
      // Annotations belong to the new document; a removed place has no line there.
      `file=${escapeProperty(report.new.name)}`,
      `line=${place.document === 'new' ? (line ?? 1) : 1}`,
      `title=${escapeProperty(rule)}`,
    ];
    return `::${commands[impact]} ${properties.join(',')}::${escapeData(name === '' ? message : `${name}: ${message}`)}`;
  });
  return [...lines, summarizeReport(report)];
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Returns a report as a JSON value (README.md: JSON). */
export function reportAsJson(report: Report): unknown {
  return {
    old: report.old,
    new: report.new,
    impact: report.impact,
    lowest_version: report.lowestVersion ?? null,
    changes: report.changes.map(({ rule, impact, name, message, place, line, operations }) => ({
      rule,
      impact,
      name,
      message,
      document: place.document,
      pointer: place.pointer,
      line: line ?? null,
      operations,
    })),
  };
}

const levels = { major: 'error', minor: 'warning', patch: 'note' } as const;

/** Returns a report as a SARIF 2.1.0 log, for GitHub code scanning and editors. */
export function reportAsSarif(report: Report): unknown {
  const used = [...new Set(report.changes.map(({ rule }) => rule))];
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'sampan contract diff',
            rules: used.map((id) => ({
              id,
              shortDescription: { text: changeRules[id].title },
              defaultConfiguration: { level: levels[changeRules[id].impact] },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: report.changes.map(({ rule, impact, name, message, place, line, operations }) => ({
          ruleId: rule,
          ruleIndex: used.indexOf(rule),
          level: levels[impact],
          message: { text: name === '' ? message : `${name}: ${message}` },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: toUri(report[place.document].name) },
                region: { startLine: line ?? 1 },
              },
              logicalLocations: [{ fullyQualifiedName: place.pointer || '/' }],
            },
          ],
          partialFingerprints: { 'contractChange/v1': `${rule} ${place.pointer}` },
          properties: { operations },
        })),
      },
    ],
  };
}

/** Paths of files are relative, with slashes; other names, such as a URL, are kept. */
function toUri(name: string): string {
  return /^https?:/.test(name) ? name : encodeURI(name.replaceAll('\\', '/'));
}
