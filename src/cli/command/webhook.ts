import { lookup } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { addAbortSignal, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Argument, InvalidArgumentError, Option } from 'commander';
import type { Account } from '../../../db/query/account/account.ts';
import { findEvent } from '../../../db/query/webhook/event.ts';
import type { Scope } from '../../../db/scope.ts';
import { type EventType, eventTypes } from '../../../generated/events.ts';
import { commandLineActor } from '../../audit.ts';
import { feedStart, followEvents, newestEvent } from '../../event.ts';
import { createOutboundClient, parseTarget } from '../../outbound/client.ts';
import { printJson, printLines } from '../../terminal.ts';
import {
  type ForwardAttempt,
  type ForwardedEvent,
  type Forwarding,
  forwardEvent,
  maxResponses,
} from '../../webhook/forward-event.ts';
import {
  isSecret,
  randomSecret,
  type SignatureVerdict,
  toleranceSeconds,
  verifySignature,
} from '../../webhook/signature.ts';
import { triggerEvent } from '../../webhook/test-event.ts';
import {
  type CliCommand,
  type CommandResult,
  finishPrinting,
  Interrupted,
  Refusal,
} from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { chosenAccount } from '../require.ts';
import { onDatabase, type Session, withSettings } from '../session.ts';

interface ListenOptions extends SecretOptions {
  readonly forwardTo?: string;
  readonly account?: string;
  readonly live?: true;
  readonly event?: readonly EventType[];
  readonly since: string;
  readonly print?: true;
}

interface SecretOptions {
  readonly secret?: string;
  readonly secretFile?: string;
}

const secretVariable = 'WEBHOOK_SECRET';

/** Adds the ways to give a signing secret, which never belongs on a command line. */
function withSecret(command: CliCommand, meaning: string): CliCommand {
  command.option('--secret-file <file>', `file with ${meaning}, or the variable ${secretVariable}`);
  return command.addOption(new Option('--secret <secret>').hideHelp());
}

/** Returns the secret of the file or the variable; undefined: there is none. @throws {Refusal} */
async function readSecret({ env }: Session, options: SecretOptions): Promise<string | undefined> {
  const { secret, secretFile } = options;
  if (secret !== undefined)
    throw new Refusal(
      `--secret: other users of this machine can see a command line. Give the secret in a file, with --secret-file, or in the variable ${secretVariable}.`,
    );
  if (secretFile === undefined) return env[secretVariable] || undefined;
  const text = await readFile(secretFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`--secret-file: ${secretFile} cannot be read (${error.code ?? error.message}).`);
  });
  return text.trim();
}

const listenHelp = `
Without --forward-to, events are only printed. With it, each event is sent as the service sends it: the same body,
headers and signature. No endpoint is needed, and nothing is stored.

Events are sent in order. If there is no response, or a proxy responds with 502, 503 or 504, the event is retried
until the receiver responds. After any other non-2xx response, the event is sent up to ${maxResponses} times (after 410: once).
Then the next event is sent.

With --json, each line is an object: first {"type":"listening", …}, then {"type":"event", …} for every event, or
{"type":"attempt", …} for every attempt to forward one. Press Ctrl-C to stop; the exit code is 0.`;

export function webhookListen(group: CliCommand, session: Session): void {
  withSecret(
    group.command('listen'),
    'the signing secret of forwarded events, such as the one of an earlier run (default: a new one, printed at the start)',
  )
    .description("Print an account's events as they happen, and forward them to your URL. Works behind NAT")
    .option(
      '--forward-to <url>',
      'http or https URL to send the events to (default: only print them)',
      readTarget,
    )
    .option('--account <id>', 'account ID (default: the demonstration account)')
    .option('--live', 'live events (default: test events)')
    .addOption(new Option('--event <type...>', 'only events of these types').choices(eventTypes))
    .option('--since <event-id>', 'the events after this event ID; `now`: only new events', 'now')
    .option('--print', 'also print the body of each event')
    .addHelpText('after', listenHelp)
    .examples(
      'webhook listen',
      'webhook listen --forward-to http://localhost:4000/hooks',
      'webhook listen --forward-to http://localhost:4000/hooks --event shipment.created shipment.delivered',
      'webhook listen --forward-to http://localhost:4000/hooks --account acc_… --since evt_…',
    )
    .action(async (options: ListenOptions, command: CliCommand) => {
      const asJson = command.optsWithGlobals().json === true;
      const work = (database: OpenDatabase) => listen(database, session, options, asJson);
      try {
        await onDatabase(session, work)(options, command);
      } catch (error) {
        // Ctrl-C is the normal way to stop.
        if (!(error instanceof Interrupted)) throw error;
      }
    });
}

async function listen(
  database: OpenDatabase,
  session: Session,
  options: ListenOptions,
  asJson: boolean,
): Promise<never> {
  const { signal, stdout } = session;
  const { forwardTo, live = false, event: types = eventTypes, print = false } = options;
  const known = await readSecret(session, options);
  if (options.secretFile !== undefined && !forwardTo)
    throw new Refusal(
      '--secret-file: only forwarded events are signed. Add --forward-to <url>, or omit --secret-file.',
    );
  if (known !== undefined && !isSecret(known))
    throw new Refusal('The secret must be whsec_ followed by 32 bytes in base64, as it was shown.');
  const account = await chosenAccount(database, options.account);
  const scope = { accountId: account.id, livemode: live };
  const start = await startingPoint(database, scope, options.since);
  const printer = asJson ? jsonPrinter(stdout, print) : linePrinter(stdout, print);
  const handled = { scope, start, types, signal };
  if (!forwardTo) {
    await printer.listening({ account, live });
    return handleEvents(database, { ...handled, handle: (event) => printer.event(event) });
  }
  const secret = known ?? randomSecret();
  await printer.listening({ account, live, forwarding: { url: forwardTo, secret } });
  // The URL is the developer's own: it may be private, or known only to this machine's hosts file.
  using outbound = createOutboundClient({ allow: ['0.0.0.0/0', '::/0'], lookup: systemLookup });
  const { timeoutMs } = database.config.webhook;
  const forwarding: Forwarding = { outbound, url: forwardTo, secret, timeoutMs };
  return await handleEvents(database, {
    ...handled,
    async handle(event) {
      for await (const attempt of forwardEvent(forwarding, event)) await printer.attempt(event, attempt);
    },
  });
}

/** The event after which listening starts; `id` is null if the account had no events. */
interface Start {
  readonly id: string | null;
  readonly position: string;
}

/** Finds the event that `--since` names. @throws {Refusal} if the account has no such event in this mode. */
async function startingPoint({ kysely }: OpenDatabase, scope: Scope, since: string): Promise<Start> {
  if (since === 'now') return (await newestEvent(kysely, scope)) ?? { id: null, position: feedStart };
  const event = await findEvent(kysely, scope, since);
  if (event) return event;
  const mode = scope.livemode ? 'live' : 'test';
  throw new Refusal(
    `--since: ${scope.accountId} has no event ${JSON.stringify(since)} in ${mode} mode, or the event has expired.`,
  );
}

interface Handling {
  readonly scope: Scope;
  readonly start: Start;
  readonly types: readonly string[];
  readonly handle: (event: ForwardedEvent) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Handles events in order, one at a time. @throws {Refusal} when the events can no longer be read. */
async function handleEvents(database: OpenDatabase, handling: Handling): Promise<never> {
  const { scope, start, types, handle, signal } = handling;
  const { pollMs } = database.config.webhook;
  let last = start.id;
  try {
    for await (const { id, body } of followEvents(database.kysely, scope, start.position, pollMs)) {
      const type = JSON.parse(body).event_type as string;
      if (types.includes(type)) await handle({ id, body, type });
      last = id;
    }
    throw new Error('the event feed ended');
  } catch (error) {
    if (error instanceof Refusal || signal.aborted) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const resume = last ? `To continue, add --since ${last}.` : 'Start the command again.';
    throw new Refusal(`Cannot read further events (${reason}). ${resume}`);
  }
}

const longestType = Math.max(...eventTypes.map((type) => type.length));

interface Listening {
  readonly account: Pick<Account, 'id' | 'name'>;
  readonly live: boolean;
  /** Absent: events are only printed. */
  readonly forwarding?: { readonly url: string; readonly secret: string };
}

interface Printer {
  listening(listening: Listening): Promise<void>;
  event(event: ForwardedEvent): Promise<void>;
  attempt(event: ForwardedEvent, attempt: ForwardAttempt): Promise<void>;
}

function jsonPrinter(stdout: Writable, withBody: boolean): Printer {
  const print = (value: object) => finishPrinting(printJson(stdout, value));
  return {
    listening: ({ account, live, forwarding }) =>
      print({
        type: 'listening',
        account_id: account.id,
        livemode: live,
        ...(forwarding ? { forward_to: forwarding.url, secret: forwarding.secret } : {}),
      }),
    event: ({ id, type, body }) =>
      print({
        type: 'event',
        created_at: createdAt(body),
        event_id: id,
        event_type: type,
        ...(withBody ? { body } : {}),
      }),
    attempt: ({ id, type, body }, attempt) =>
      print({
        type: 'attempt',
        started_at: attempt.startedAt.toISOString(),
        event_id: id,
        event_type: type,
        attempt: attempt.number,
        http_status: attempt.httpStatus,
        latency_ms: attempt.latencyMs,
        error: attempt.error,
        retry_in_ms: attempt.retryInMs,
        ...(withBody ? { body } : {}),
      }),
  };
}

/** Prints lines for people. Repeated failures of one event are printed once: a receiver may be down for hours. */
function linePrinter(stdout: Writable, withBody: boolean): Printer {
  const print = (lines: string[]) => finishPrinting(printLines(stdout, lines));
  let printed = '';
  return {
    listening: ({ account, live, forwarding }) => {
      const events = `${live ? 'live' : 'test'} events of ${account.id} (${account.name})`;
      if (!forwarding)
        return print([
          `Printing ${events}. Press Ctrl-C to stop.`,
          'To receive them, signed as in production, add --forward-to <url>.',
        ]);
      return print([
        `Forwarding ${events} to ${forwarding.url}. Press Ctrl-C to stop.`,
        `Signing secret for this run: ${forwarding.secret}`,
      ]);
    },
    event: ({ id, type, body }) => print([`${createdAt(body)}  ${id}  ${type}`, ...(withBody ? [body] : [])]),
    async attempt(event, attempt) {
      const problem = attempt.retryInMs === null ? '' : `${event.id} ${attempt.error}`;
      if (problem !== '' && problem === printed) return;
      printed = problem;
      const showsBody = withBody && attempt.number === 1;
      await print([attemptLine(event, attempt), ...(showsBody ? [event.body] : [])]);
    },
  };
}

function createdAt(body: string): string {
  return JSON.parse(body).created_at as string;
}

function attemptLine({ id, type }: ForwardedEvent, attempt: ForwardAttempt): string {
  const { startedAt, httpStatus, latencyMs, error, number, retryInMs } = attempt;
  const status = String(httpStatus ?? '-').padEnd(3);
  const took = `${latencyMs} ms`.padStart(8);
  const made = `${startedAt.toISOString()}  ${id}  ${type.padEnd(longestType)}  ${status}  ${took}`;
  if (error === null) return number === 1 ? made : `${made}  accepted on attempt ${number}`;
  const next = retryInMs === null ? `gave up after attempt ${number}` : 'retrying';
  return `${made}  ${error}; ${next}`;
}

function readTarget(text: string): string {
  const target = parseTarget(text, { livemode: false });
  if (typeof target === 'string') throw new InvalidArgumentError(`It ${target}`);
  return target.href;
}

async function systemLookup(hostname: string): Promise<readonly string[]> {
  return (await lookup(hostname, { all: true })).map(({ address }) => address);
}

interface TriggerOptions {
  readonly account?: string;
  readonly live?: true;
}

const triggerHelp = `
The event describes an invented example. It has livemode false, and "test": true beside data.object. The running
service delivers and retries it like any other event, to every test-mode endpoint that subscribes to its type.
listEvents and \`webhook listen\` show it too.

An endpoint receives webhook.test only if it lists that type; \`*\` does not include it. To test a single endpoint,
call testWebhook.`;

export function webhookTrigger(group: CliCommand, session: Session): void {
  group
    .command('trigger')
    .description('Create a test event, to see it arrive. Works in test mode only')
    .addArgument(new Argument('<event>', 'event type').choices(eventTypes))
    .option('--account <id>', 'account ID (default: the demonstration account)')
    .addOption(new Option('--live').hideHelp())
    .addHelpText('after', triggerHelp)
    .examples('webhook trigger shipment.delivered', 'webhook trigger wallet.low_balance --account acc_…')
    .action(onDatabase(session, trigger));
}

async function trigger(
  database: OpenDatabase,
  type: EventType,
  options: TriggerOptions,
): Promise<CommandResult> {
  if (options.live) throw new Refusal('--live: only test events can be triggered. Omit --live.');
  const { id: account_id } = await chosenAccount(database, options.account);
  const actor = commandLineActor(account_id, new Date());
  const { eventId: event_id, endpoints } = await triggerEvent(database.kysely, actor, type);
  const count = endpoints === 1 ? '1 endpoint' : `${endpoints} endpoints`;
  const none =
    endpoints === 0 ? `: ${account_id} has no active test-mode endpoint that subscribes to it` : '';
  return {
    json: { event_id, event_type: type, account_id, endpoints },
    lines: [`Queued ${event_id} (${type}) for ${count}${none}`],
  };
}

interface VerifyOptions extends SecretOptions {
  readonly signature: string;
  readonly tolerance: number;
}

const verifyHelp = `
The exit code is 0 if the signature is valid. Otherwise it is 1, and the reason is printed on stderr.`;

export function webhookVerify(group: CliCommand, session: Session): void {
  withSecret(group.command('verify'), 'the signing secret of the endpoint, including whsec_')
    .description('Check the signature of a delivery. Reads its raw body from standard input')
    .requiredOption('--signature <header>', 'value of the X-Service-Signature header')
    .option(
      '--tolerance <seconds>',
      'largest allowed difference between the signature time and now, in seconds',
      readSeconds,
      toleranceSeconds,
    )
    .addHelpText('after', verifyHelp)
    .examples(
      "webhook verify --signature 't=…,v1=…' --secret-file secret.txt < body.json",
      "webhook verify --signature 't=…,v1=…' --secret-file secret.txt --tolerance 86400 < yesterday.json",
    )
    .action(withSettings(session, verify));
}

async function verify(session: Session, options: VerifyOptions): Promise<CommandResult> {
  const { signature, tolerance } = options;
  const secret = await readSecret(session, options);
  if (secret === undefined)
    throw new Refusal(
      `Give the signing secret of the endpoint: its file with --secret-file, or the variable ${secretVariable}.`,
    );
  const body = await readInput(session);
  const now = new Date();
  const check = (raw: Buffer) => verifySignature(signature, secret, raw, now, tolerance);
  const verdict = check(body);
  if (verdict !== 'valid')
    throw new Refusal(explainVerdict(verdict, body, check, { signature, secret, tolerance, now }));
  return { json: { valid: true }, lines: ['The signature is valid'] };
}

function explainVerdict(
  verdict: Exclude<SignatureVerdict, 'valid'>,
  body: Buffer,
  check: (raw: Buffer) => SignatureVerdict,
  { signature, secret, tolerance, now }: { signature: string; secret: string; tolerance: number; now: Date },
): string {
  if (verdict === 'malformed') return '--signature: it must have the form t=<unix seconds>,v1=<hex>.';
  if (verdict === 'too_old')
    return `The signature is correct, but its time is ${timeOff(signature, now)}. The limit is --tolerance ${tolerance} s.`;
  if (body.length === 0)
    return 'The signature does not match an empty body. Give the raw body on standard input.';
  const shorter = body.subarray(0, /\r\n$/.test(body.subarray(-2).toString('latin1')) ? -2 : -1);
  if (/[\r\n]/.test(body.subarray(-1).toString('latin1')) && check(shorter) !== 'wrong') {
    return 'The body ends with a line break that was not sent. Without it, the signature is correct.';
  }
  if (!secret.startsWith('whsec_'))
    return 'The secret must begin with whsec_. Give the whole secret, as it was shown.';
  return 'The signature does not match this body and secret. Give the raw bytes of the body, not re-serialized JSON.';
}

function timeOff(signature: string, now: Date): string {
  const signedAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]);
  const seconds = Math.round(now.getTime() / 1000 - signedAt);
  return seconds > 0 ? `${seconds} s ago` : `${-seconds} s ahead`;
}

async function readInput({ signal, stdin }: Session): Promise<Buffer> {
  try {
    return await buffer(addAbortSignal(signal, stdin));
  } catch (error) {
    throw signal.aborted ? new Interrupted() : error;
  }
}

function readSeconds(text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number of seconds, like 300');
}
