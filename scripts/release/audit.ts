import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run audit [-- --registry URL]`: compares the lock file with the advisories that the registry knows. Each one is mended,
 * or answered in answered-advisories.json. Exits with 1 for an advisory without a valid answer, and with 2 if nothing was
 * checked.
 */
const root = path.resolve(import.meta.dirname, '..', '..');

/** Why an advisory does not affect Sampan, or is accepted for a time. */
export interface AnsweredAdvisory {
  /** GHSA-… */
  readonly advisory: string;
  readonly package: string;
  readonly reason: string;
  /** Last day of the answer, like 2027-01-31. After it, the advisory is a problem again. */
  readonly until: string;
}

interface Advisory {
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly severity: string;
  readonly range: string;
}

/** Output of `npm audit --json`; a registry without audits leads to an error instead. */
interface AuditReport {
  readonly auditReportVersion?: number;
  readonly message?: string;
  readonly statusCode?: number;
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (string | Advisory)[] }>>;
}

export interface AuditResult {
  /** False: the registry has no audit, or did not respond. Nothing is known then. */
  readonly isChecked: boolean;
  /** Advisories without a valid answer. */
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

/** Judges what npm printed. @param today like 2026-11-24 */
export function judgeAudit(
  report: AuditReport,
  answers: readonly AnsweredAdvisory[],
  today: string,
): AuditResult {
  if (!report.vulnerabilities) {
    const reason = report.statusCode ? `status ${report.statusCode}` : (report.message ?? 'no report');
    const note =
      `The registry gave no audit (${reason}), so nothing was checked. Some mirrors have none. ` +
      'Run it against one that does: npm run audit -- --registry https://registry.npmjs.org';
    return { isChecked: false, problems: [], notes: [note] };
  }
  const found = new Map<string, Advisory>();
  for (const { via } of Object.values(report.vulnerabilities))
    for (const cause of via)
      if (typeof cause !== 'string') found.set(`${identify(cause)} ${cause.name}`, cause);
  const answered = new Map(answers.map((answer) => [`${answer.advisory} ${answer.package}`, answer]));
  const problems = [...found].flatMap(([key, { name, title, url, severity, range }]) => {
    const answer = answered.get(key);
    if (answer && answer.until >= today) return [];
    const reason = answer ? `its answer ended on ${answer.until}` : 'it has no answer';
    return [`${name} ${range}: ${title} (${severity}, ${url}); ${reason}`];
  });
  const notes = [...answered.keys()]
    .filter((key) => !found.has(key))
    .map((key) => `${key} is no longer reported: remove its answer`);
  return { isChecked: true, problems, notes };
}

function identify({ url }: Advisory): string {
  return url.split('/').at(-1) ?? url;
}

export function readAnswers(): AnsweredAdvisory[] {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, 'answered-advisories.json'), 'utf8'));
}

/** Asks the registry about every package of the lock file, those of development included. */
export function runAudit(today: string, options: readonly string[] = []): AuditResult {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  });
  return judgeAudit(stdout.startsWith('{') ? JSON.parse(stdout) : {}, readAnswers(), today);
}

function main(): void {
  const { isChecked, problems, notes } = runAudit(
    new Date().toISOString().slice(0, 10),
    process.argv.slice(2),
  );
  for (const line of [...problems, ...notes]) console.log(line);
  if (!isChecked) process.exitCode = 2;
  else if (problems.length > 0) {
    console.error('Update the package, or answer the advisory in scripts/release/answered-advisories.json.');
    process.exitCode = 1;
  } else console.log('Every package is without advisories, or each advisory is answered.');
}

if (import.meta.main) main();
