#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { Command, InvalidArgumentError } from 'commander';
import { checkGateway, defaultPace, GatewayUnreachable, selectRules } from './check-gateway.ts';
import { NoticeReceiver } from './notice-receiver.ts';
import { readOrderTemplate } from './orders.ts';
import { jsonReport, textReport } from './report.ts';

interface Options {
  readonly url: string;
  readonly secret?: string;
  readonly secretFile?: string;
  readonly order?: string;
  readonly productCode?: string;
  readonly serviceCode?: string;
  readonly carrier: string;
  readonly name: string;
  readonly noticesPort?: number;
  readonly noticesHost: string;
  readonly noticesUrl?: string;
  readonly notices: number;
  readonly timeLimit: number;
  readonly minutes: number;
  readonly only?: string[];
  readonly skip?: string[];
  readonly json?: true;
}

const carrierCodePattern = /^[a-z][a-z0-9-]{0,31}$/;
const secretVariable = 'CARRIER_CHECK_SECRET';

const options = new Command('carrier-check')
  .description(
    "Check a gateway against every rule of Sampan's gateway protocol. It books and cancels, so run it against a test system. It needs no database and no running Sampan.\n\nExit code 0: no rule is broken. 1: a rule is broken. 2: the gateway could not be checked.",
  )
  .requiredOption('--url <url>', 'address of the gateway')
  .option('--secret-file <file>', `file with the shared secret, or the variable ${secretVariable}`)
  .option(
    '--order <file>',
    'JSON file with an order that the gateway serves, as in the example of createBooking',
  )
  .option('--product-code <code>', 'product code of the order')
  .option('--service-code <code>', 'service code of the order')
  .option('--carrier <code>', 'carrier code in manifests', 'http')
  .option('--name <name>', 'name of the gateway in the address for notices', 'http')
  .option('--notices-port <n>', 'receive notices on this port; 0: a free port', wholeOption(0, 65_535))
  .option('--notices-host <host>', 'address on which notices are received', '127.0.0.1')
  .option('--notices-url <url>', 'root address under which the gateway reaches that port')
  .option('--notices <s>', 'longest wait for notices', wholeOption(1, 3_600), 60)
  .option('--time-limit <s>', 'time limit of a response', wholeOption(1, 600), 10)
  .option('--minutes <n>', 'end the check after this time', wholeOption(1, 120), 10)
  .option('--only <rules...>', 'check only these rules')
  .option('--skip <rules...>', 'do not check these rules')
  .option('--json', 'print the report as JSON')
  .addHelpText(
    'after',
    `\nExample:\n  ${secretVariable}=simulator-secret carrier-check --url http://127.0.0.1:4010`,
  )
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()
  .opts<Options>();

// The reader of a pipe may end first, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  process.exitCode = await run();
} catch (error) {
  console.error(printable(error instanceof Error ? error.message : String(error)));
  process.exitCode = 2;
}

/** Returns commander's parser of an integer option. */
function wholeOption(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be an integer from ${min} to ${max}.`);
  };
}

/**
 * Characters of a gateway's answers that would control a terminal become JSON escapes, such as `\u001b`. Joiners and the Arabic
 * number signs stay, because names in several scripts need them.
 */
function printable(text: string): string {
  const unprintable =
    /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]--[\n\u200c\u200d\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]]/gv;
  return text.replace(unprintable, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** Returns a signal that aborts when the user or the parent process ends this program. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  // A second Ctrl-C ends the process at once.
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => controller.abort(new Error('interrupted')));
  return controller.signal;
}

async function run(): Promise<number> {
  const url = readUrl('--url', options.url);
  const secret = readSecret();
  const { carrier, name, notices: noticeSeconds, timeLimit } = options;
  for (const [flag, code] of [
    ['--carrier', carrier],
    ['--name', name],
  ] as const)
    if (!carrierCodePattern.test(code))
      throw new Error(
        `${flag} is ${JSON.stringify(code)}; it must be lower-case letters, digits and hyphens`,
      );
  const template = readOrderTemplate(
    options.order === undefined ? null : readFileSync(options.order, 'utf8'),
    {
      ...(options.productCode === undefined ? {} : { product_code: options.productCode }),
      ...(options.serviceCode === undefined ? {} : { service_code: options.serviceCode }),
    },
  );
  const rules = selectRules(options.only ?? [], options.skip ?? []);
  await using notices = await receiveNotices(secret);
  const isShown = process.stderr.isTTY === true;
  const report = await checkGateway({
    url,
    secret,
    template,
    carrier,
    notices,
    pace: { ...defaultPace, noticeMs: noticeSeconds * 1000 },
    timeLimitMs: timeLimit * 1000,
    signal: AbortSignal.any([interruption(), timeOver(options.minutes)]),
    rules,
    onProgress(rule, done, total) {
      if (isShown) process.stderr.write(`\r\u001b[K${done} of ${total}: ${rule}`);
    },
  }).catch((error: unknown) => {
    if (!(error instanceof GatewayUnreachable)) throw error;
    throw new Error(`cannot reach the gateway at ${url}: ${error.message}`);
  });
  if (isShown) process.stderr.write('\r\u001b[K');
  const shown = options.json
    ? `${JSON.stringify(jsonReport(report, { url }), null, 2)}\n`
    : textReport(report, { url });
  process.stdout.write(printable(shown));
  if (report.rules.some(({ result }) => result === 'broken')) return 1;
  return report.stopped === null ? 0 : 2;
}

function timeOver(minutes: number): AbortSignal {
  const controller = new AbortController();
  const reason = new Error(`it took more than ${minutes} minutes (--minutes)`);
  setTimeout(() => controller.abort(reason), minutes * 60_000).unref();
  return controller.signal;
}

function readUrl(flag: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash)
    throw new Error(
      `${flag} is ${JSON.stringify(text)}; it must be an http or https address without a query`,
    );
  return text.replace(/\/+$/, '');
}

function readSecret(): string {
  const { secretFile } = options;
  const text = secretFile === undefined ? process.env[secretVariable] : readFileSync(secretFile, 'utf8');
  if (!text?.trim()) throw new Error(`no secret: set ${secretVariable}, or give --secret-file`);
  return text.replace(/\r?\n$/, '');
}

/** Starts the receiver and says where the gateway must send notices. */
async function receiveNotices(secret: string): Promise<NoticeReceiver | null> {
  const { name, noticesPort: port, noticesHost: host, noticesUrl } = options;
  if (port === undefined) return null;
  const receiver = await NoticeReceiver.listen({ secret, gateway: name, port, host });
  const root =
    noticesUrl === undefined ? `http://${host}:${receiver.port}` : readUrl('--notices-url', noticesUrl);
  console.error(printable(`Notices must be sent to ${root}${receiver.path}`));
  return receiver;
}
