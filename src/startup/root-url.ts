import type { Kysely } from 'kysely';
import { listLivingProcesses } from '../../db/query/installation/service-process.ts';
import type { Database } from '../../db/table/index.ts';
import type { Config } from '../config/config.ts';
import { demoCurl, demoEmail, demoFile, readDemoFile } from '../demo/demo-file.ts';
import type { PreparedDemo } from '../demo/seed-demo.ts';
import { invocation } from '../invocation.ts';
import type { StyledText } from '../terminal.ts';

/** Returns the service's root address for clients, without a trailing slash. */
export function findRootUrl({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

type Settings = Pick<Config, 'publicUrl' | 'host' | 'port' | 'home' | 'databaseUrl'>;

/**
 * Returns the root address for links: `PUBLIC_URL`, else that of a process that lives, the one in `demo.json` before
 * others, else the one that the last start on this database wrote to `demo.json`.
 */
export async function knownRootUrl(config: Settings, db: Kysely<Database>): Promise<string> {
  if (config.publicUrl) return config.publicUrl;
  const demo = readDemoFile(config.home);
  const isSameDatabase = config.databaseUrl === null || config.databaseUrl === demo?.database_url;
  const written = isSameDatabase ? demo?.root_url : undefined;
  const living = (await listLivingProcesses(db))
    .map(({ root_url }) => root_url)
    .filter((url) => url !== null);
  if (written && living.includes(written)) return written;
  return living[0] ?? written ?? findRootUrl(config);
}

export interface Started {
  /** Empty in a process without the api role. */
  readonly rootUrl: string;
  /** Of a process without the api role. */
  readonly probeUrl?: string | null;
  readonly notices: readonly string[];
  readonly demo: PreparedDemo | string;
  readonly home: string;
  readonly onTerminal: boolean;
}

type Part = string | StyledText;

/** Returns the lines of a start. Keys are shown only on a terminal, by the start that created them. */
export function startLines({ rootUrl, probeUrl = null, notices, demo, home, onTerminal }: Started): Part[] {
  const ready = rootUrl === '' ? 'Sampan is ready: processing jobs' : `Sampan is ready: ${rootUrl}`;
  const lines: Part[] = notices.map((notice) => `${notice}\n`);
  if (typeof demo === 'string') lines.push(`No demonstration account: ${demo}.\n`);
  lines.push({ format: ['bold', 'green'], text: ready }, '\n');
  if (rootUrl !== '') {
    lines.push('\n', ...namedRow('Documentation', `${rootUrl}/docs`));
    lines.push(
      ...namedRow('Dashboard', `${rootUrl}${dashboardPath(demo, onTerminal)}`),
      ...linkRow(demo, onTerminal),
    );
    lines.push(...namedRow('Command line', `${invocation} --help`));
  }
  if (probeUrl !== null) lines.push('\n', ...namedRow('Readiness', `${probeUrl}/readyz`));
  if (typeof demo !== 'string') {
    lines.push(...namedRow('Demo keys', demoFile(home)));
    if (demo.isNew && onTerminal) {
      lines.push(...namedRow('Test key', demo.demo.test_key), ...namedRow('Live key', demo.demo.live_key));
    }
    lines.push('\n', { format: 'bold', text: 'Book a shipment in test mode:' }, '\n\n');
    lines.push(`${demoCurl(rootUrl, home)}\n`);
  }
  lines.push('\n', { format: 'gray', text: 'Press Ctrl-C to stop.' }, '\n');
  return lines;
}

/** The sign-in link is a secret, so it is shown only on a terminal. */
function dashboardPath(demo: Started['demo'], onTerminal: boolean): string {
  const signInPath = typeof demo === 'string' || !onTerminal ? null : demo.signInPath;
  return signInPath ?? '/dashboard';
}

/** A log names the command that prints the link instead. */
function linkRow(demo: Started['demo'], onTerminal: boolean): Part[] {
  if (typeof demo === 'string' || onTerminal || demo.signInPath === null) return [];
  const { account_id: account } = demo.demo;
  return namedRow('Sign-in link', `${invocation} user invite --account ${account} --email ${demoEmail}`);
}

function namedRow(name: string, value: string): Part[] {
  return ['  ', { format: 'gray', text: name.padEnd(15) }, `${value}\n`];
}
