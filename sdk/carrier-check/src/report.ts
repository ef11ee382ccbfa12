import type { GatewayReport, LeftBehind, RuleReport } from './check-gateway.ts';
import { protocol } from './protocol.ts';
import { reproduce, shellFunction } from './reproduce.ts';

const words = {
  passed: 'ok',
  broken: 'BROKEN',
  not_offered: 'not offered',
  not_checked: 'not checked',
} as const;

const maxSkewSeconds = 30;

interface ReportHeading {
  readonly url: string;
}

/** Returns the report as text, without colors. */
export function textReport(report: GatewayReport, { url }: ReportHeading): string {
  const { rules, left, clockSkewSeconds, stopped } = report;
  const broken = rules.filter(({ result }) => result === 'broken');
  const lines = [
    `Gateway ${url}, protocol ${protocol.info.version}`,
    '',
    ...rules.map(ruleLine),
    ...(broken.length > 0 ? ['', ...brokenSection(broken)] : []),
    ...leftSection(left),
    ...(Math.abs(clockSkewSeconds) > maxSkewSeconds
      ? ['', `The gateway's clock differs from this machine's by ${clockSkewSeconds} s.`]
      : []),
    ...(stopped === null ? [] : ['', `The check ended early: ${stopped}.`]),
    '',
    summaryOf(rules),
  ];
  return `${lines.join('\n')}\n`;
}

function leftSection(left: readonly LeftBehind[]): readonly string[] {
  if (left.length === 0) return [];
  const byReason = Map.groupBy(left, ({ kind, reason }) => `${kind}s, because ${reason}`);
  const lines = [...byReason].map(
    ([what, some]) => `  ${what}: ${some.map(({ reference }) => reference).join(' ')}`,
  );
  return ['', 'Left at the gateway:', ...lines];
}

function ruleLine(rule: RuleReport): string {
  const line = `${words[rule.result].padEnd(11)}  ${rule.id}`;
  return 'reason' in rule ? `${line}: ${rule.reason}` : line;
}

function brokenSection(broken: readonly RuleReport[]): readonly string[] {
  return [
    'To send a request again, set URL and SECRET in a shell, and define:',
    '',
    ...shellFunction.split('\n').map((line) => `    ${line}`),
    ...broken.flatMap((rule) => ['', `${rule.id}: ${rule.description}`, ...findingLines(rule)]),
  ];
}

function findingLines(rule: RuleReport): readonly string[] {
  if (rule.result !== 'broken') return [];
  return rule.findings.flatMap(({ received, expected, steps }) => [
    `  received  ${received}`,
    `  expected  ${expected}`,
    ...(steps.length > 0 ? ['  sent'] : []),
    ...(steps.length > 0 ? reproduce(steps).split('\n') : []).map((line) => `    ${line}`),
  ]);
}

function summaryOf(rules: readonly RuleReport[]): string {
  const count = (result: RuleReport['result']) => rules.filter((rule) => rule.result === result).length;
  return `Rules: ${count('passed')} passed, ${count('broken')} broken, ${count('not_offered')} not offered, ${count('not_checked')} not checked`;
}

export function jsonReport(report: GatewayReport, { url }: ReportHeading): unknown {
  const { rules, left, requests, clockSkewSeconds, stopped } = report;
  return {
    url,
    protocol: protocol.info.version,
    rules: rules.map((rule) => ({
      id: rule.id,
      description: rule.description,
      result: rule.result,
      reason: 'reason' in rule ? rule.reason : null,
      findings:
        rule.result === 'broken'
          ? rule.findings.map(({ received, expected, steps }) => ({
              received,
              expected,
              reproduce: steps.length > 0 ? `${shellFunction}\n${reproduce(steps)}` : null,
            }))
          : [],
    })),
    left_behind: left,
    requests,
    clock_skew_seconds: clockSkewSeconds,
    stopped,
  };
}
