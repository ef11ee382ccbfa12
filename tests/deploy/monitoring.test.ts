import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { isInstalled } from '../../scripts/deploy/check.ts';
import { buildProgram } from '../../src/cli/program.ts';
import { sessionOf } from '../support/command-line.ts';
import { root } from '../support/paths.ts';
import { startTestService, type TestService } from '../support/service.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}

const rules: readonly Rule[] = parse(read('deploy/prometheus/alerts.yml')).groups.flatMap(
  ({ rules: own }: { rules: Rule[] }) => own,
);
const { panels } = JSON.parse(read('deploy/grafana/sampan.json')) as {
  panels: readonly {
    readonly id: number;
    readonly type: string;
    readonly description?: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
};
const monitoring = read('docs/monitoring.md');

/** Returns the names of metrics in a text, without the suffixes of a histogram's series. */
function metricsIn(text: string): string[] {
  const names = text.match(/\b(?:sampan|process|nodejs)_[a-z0-9_]+\b/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))].sort();
}

describe('docs/monitoring.md', () => {
  let service: TestService;
  let lines: readonly string[];
  beforeAll(async () => {
    service = await startTestService({ env: { REQUEST_LOG: 'on' } });
    await service.call('get', '/countries');
    lines = (await (await fetch(`${service.rootUrl}/metrics`)).text()).split('\n');
  });
  afterAll(() => service.stop());

  const rows = monitoring
    .split('\n')
    .map((line) => /^\| ((?:`[a-z0-9_]+`(?:, )?)+) \| (\w+) \|(.*?) \| (.+) \|$/.exec(line))
    .flatMap((match) => {
      const [, names = '', type = '', labels = '', meaning = ''] = match ?? [];
      return metricsIn(names).map((name) => ({ name, type, labels: metricLabels(labels), meaning }));
    });

  it('has a row for every metric of /metrics, with its type, and no other row', () => {
    const served = lines.flatMap((line) => /^# TYPE (\S+) (\w+)$/.exec(line)?.slice(1).join(' ') ?? []);
    expect(rows.map(({ name, type }) => `${name} ${type}`).sort()).toEqual(served.sort());
    for (const { name, meaning } of rows) expect([name, meaning.length > 5]).toEqual([name, true]);
  });

  it('names exactly the labels that a metric has', () => {
    const used = new Map<string, Set<string>>();
    for (const line of lines) {
      const [, series, labels = ''] = /^([a-z0-9_]+)(?:\{(.*)\})? /.exec(line) ?? [];
      const [name] = metricsIn(series ?? '');
      if (name === undefined) continue;
      const known = used.get(name) ?? new Set();
      used.set(name, known);
      for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) if (label !== 'le') known.add(label);
    }
    const documented = rows.map(({ name, labels }) => [name, labels.toSorted()] as const);
    const served = documented.map(([name, labels]) => [name, [...(used.get(name) ?? labels)].sort()]);
    expect(documented).toEqual(served);
    // Without a failure, a rate, a replica and the embedded database, their labels are not seen here.
    const absent = documented.flatMap(([name]) => (used.has(name) ? [] : name));
    expect(absent.filter((name) => name.startsWith('sampan_'))).toEqual([
      'sampan_http_failures_total',
      'sampan_exchange_rate_age_seconds',
      'sampan_currency_rate_age_seconds',
      'sampan_database_replica_lag_seconds',
      'sampan_disk_free_bytes',
    ]);
  });

  const hasPromtool = isInstalled({ program: 'promtool' });
  (hasPromtool ? it : it.skip)(
    'has metrics whose names and units Prometheus accepts (needs promtool)',
    () => {
      const own = lines.filter((line) => /^(?:# \w+ )?sampan_/.test(line));
      execFileSync('promtool', ['check', 'metrics'], { input: `${own.join('\n')}\n` });
    },
  );
});

function metricLabels(cell: string): string[] {
  return [...cell.matchAll(/`(\w+)`/g)].map(([, label = '']) => label);
}

const documented = new Set(metricsIn(monitoring));

/** The anchor of a heading, as GitHub and editors make it. */
const anchors = new Set(
  [...read('docs/runbooks.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  ),
);

describe.each(rules.map((rule) => [rule.alert, rule] as const))('the alert %s', (name, rule) => {
  it('uses metrics that exist', () => {
    expect(metricsIn(rule.expr).filter((metric) => !documented.has(metric))).toEqual([]);
  });

  it('has a severity, a summary, a row in docs/monitoring.md and a runbook that names it', () => {
    expect(['critical', 'warning']).toContain(rule.labels.severity);
    expect(rule.annotations.summary.length).toBeGreaterThan(20);
    const row = monitoring
      .split('\n')
      .find((line) => line.startsWith('| `Sampan') && line.includes(`\`${name}\``));
    const [, anchor = ''] = /^docs\/runbooks\.md#(.+)$/.exec(rule.annotations.runbook_url) ?? [];
    expect(row).toContain(`](runbooks.md#${anchor})`);
    expect(row).toContain(`| ${rule.labels.severity} |`);
    expect(anchors).toContain(anchor);
    expect(read('docs/runbooks.md')).toContain(`\`${name}\``);
  });

  it('is fired and ended by alerts.test.yml', () => {
    const { tests } = parse(read('deploy/prometheus/alerts.test.yml')) as {
      tests: readonly {
        readonly alert_rule_test: readonly { readonly alertname: string; readonly exp_alerts: object[] }[];
      }[];
    };
    const expected = tests
      .flatMap(({ alert_rule_test }) => alert_rule_test)
      .filter(({ alertname }) => alertname === name);
    expect(expected.some(({ exp_alerts }) => exp_alerts.length > 0)).toBe(true);
    // A process that Prometheus never scraped cannot come back in a test of rules.
    if (name !== 'SampanNotScraped')
      expect(expected.some(({ exp_alerts }) => exp_alerts.length === 0)).toBe(true);
  });
});

it.each(['runbooks', 'merchants'])('docs/%s.md uses commands and options that exist', (page) => {
  const program = buildProgram(sessionOf({}), () => {});
  const commands = [...read(`docs/${page}.md`).matchAll(/(?:^ *|`)sampan ([^`#\n]+)/gm)].map(
    ([, command = '']) => command.trim(),
  );
  expect(commands.length).toBeGreaterThan(8);
  for (const command of commands) {
    const words = command.split(/ +/);
    const group = program.commands.find((one) => one.name() === words[0]);
    const found = group?.commands.find((one) => one.name() === words[1]) ?? group;
    const options = found?.options.map(({ long }) => long);
    const used = words.filter((word) => word.startsWith('--'));
    expect([command, options]).toEqual([command, expect.arrayContaining(used)]);
  }
});

describe('the dashboard for Grafana', () => {
  const graphs = panels.filter(({ type }) => type !== 'row');

  it('uses metrics that exist, and shows every metric of the installation', () => {
    const used = metricsIn(graphs.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n'));
    expect(used.filter((metric) => !documented.has(metric))).toEqual([]);
    const own = [...documented].filter((metric) => metric.startsWith('sampan_') && !used.includes(metric));
    // Alerts show it: a graph of it would be a constant.
    expect(own).toEqual(['sampan_currency_rates_missing', 'sampan_deletion_held', 'sampan_secret_keys']);
  });

  it('has a description in every panel, and no id twice', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { id, description = '' } of graphs) expect([id, description.length > 5]).toEqual([id, true]);
  });
});
