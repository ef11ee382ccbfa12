import type { Report } from '../report.ts';

/** Returns a report as a JSON value (docs/contract-diff.md: JSON). */
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
