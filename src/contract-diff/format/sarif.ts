import type { Report } from '../report.ts';
import { changeRules } from '../rules.ts';

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
                artifactLocation: { uri: uriOf(report[place.document].name) },
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
function uriOf(name: string): string {
  return /^https?:/.test(name) ? name : encodeURI(name.replaceAll('\\', '/'));
}
