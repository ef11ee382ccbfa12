import { demoCurl, demoFile } from '../demo/demo-file.ts';
import { demoEmail, type PreparedDemo } from '../demo/seed-demo.ts';
import type { StyledText } from '../terminal.ts';

export interface Started {
  /** Empty in a process without the api role. */
  readonly rootUrl: string;
  readonly notices: readonly string[];
  readonly demo: PreparedDemo | string;
  readonly home: string;
  readonly onTerminal: boolean;
}

type Part = string | StyledText;

/** Returns the lines of a start. Keys are shown only on a terminal, by the start that created them. */
export function startLines({ rootUrl, notices, demo, home, onTerminal }: Started): Part[] {
  const ready = rootUrl === '' ? 'Sampan is ready: processing jobs' : `Sampan is ready: ${rootUrl}`;
  const lines: Part[] = notices.map((notice) => `${notice}\n`);
  if (typeof demo === 'string') lines.push(`No demonstration account: ${demo}.\n`);
  lines.push({ format: ['bold', 'green'], text: ready }, '\n');
  if (rootUrl !== '') {
    lines.push('\n', ...row('Documentation', `${rootUrl}/docs`));
    lines.push(
      ...row('Dashboard', `${rootUrl}${dashboardPath(demo, onTerminal)}`),
      ...linkRow(demo, onTerminal),
    );
    lines.push(...row('Command line', 'npm run sampan -- --help'));
  }
  if (typeof demo !== 'string') {
    lines.push(...row('Demo keys', demoFile(home)));
    if (demo.isNew && onTerminal) {
      lines.push(...row('Test key', demo.demo.test_key), ...row('Live key', demo.demo.live_key));
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
  return row('Sign-in link', `npm run sampan -- user invite --account ${account} --email ${demoEmail}`);
}

function row(name: string, value: string): Part[] {
  return ['  ', { format: 'gray', text: name.padEnd(15) }, `${value}\n`];
}
