import type { Report } from '../report.ts';
import { summarizeReport } from './human.ts';

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
