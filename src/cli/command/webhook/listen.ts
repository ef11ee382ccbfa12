import { lookup } from 'node:dns/promises';
import { InvalidArgumentError, Option } from 'commander';
import { type EventType, eventTypes } from '../../../../generated/events.ts';
import { createOutboundClient } from '../../../outbound/outbound-client.ts';
import { parseTarget } from '../../../outbound/target-url.ts';
import { maxResponses } from '../../../webhook/forward-event.ts';
import { isSecret, randomSecret } from '../../../webhook/signing-secret.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Interrupted } from '../../refusal.ts';
import { onDatabase, type Session } from '../../session.ts';
import { chosenAccount } from './account.ts';
import { eventsSince, forwardEvents } from './listen-forward.ts';
import { printerOf } from './listen-print.ts';

interface ListenOptions {
  readonly forwardTo: string;
  readonly account?: string;
  readonly live?: true;
  readonly event?: readonly EventType[];
  readonly since: string;
  readonly secret?: string;
  readonly print?: true;
}

const explanation = `
Each event is sent as the service sends it: the same body, headers and signature. No endpoint is needed, and nothing
is stored.

Events are sent in order. If there is no response, or a proxy responds with 502, 503 or 504, the event is retried
until the receiver responds. After any other non-2xx response, the event is sent up to ${maxResponses} times (after 410: once).
Then the next event is sent.

With --json, each line is an object: first {"type":"listening", "secret": …}, then {"type":"attempt", …} for every
attempt. Press Ctrl-C to stop; the exit code is 0.`;

export function webhookListen(group: CliCommand, session: Session): void {
  group
    .command('listen')
    .description("Forward an account's events to your URL as they happen. Works behind NAT")
    .requiredOption('--forward-to <url>', 'http or https URL to send the events to', readTarget)
    .option('--account <id>', 'account ID (default: the demonstration account)')
    .option('--live', 'forward live events (default: test events)')
    .addOption(new Option('--event <type...>', 'forward only events of these types').choices(eventTypes))
    .option('--since <event-id>', 'forward the events after this event ID; `now`: only new events', 'now')
    .option(
      '--secret <whsec>',
      'signing secret, such as the one of an earlier run (default: a new one, printed at the start)',
      readSecret,
    )
    .option('--print', 'also print the body of each event')
    .addHelpText('after', explanation)
    .examples(
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
  { signal, stdout }: Session,
  options: ListenOptions,
  asJson: boolean,
): Promise<never> {
  const { forwardTo: url, live = false, event: types = eventTypes, print = false } = options;
  const account = await chosenAccount(database, options.account);
  const scope = { accountId: account.id, livemode: live };
  const start = await eventsSince(database, scope, options.since);
  const secret = options.secret ?? randomSecret();
  const printer = printerOf(stdout, asJson, print);
  await printer.listening({ account, live, url, secret });
  // The URL is the developer's own: it may be private, or known only to this machine's hosts file.
  using outbound = createOutboundClient({ allow: ['0.0.0.0/0', '::/0'], lookup: systemLookup });
  const forwarding = { outbound, url, secret, timeoutMs: database.config.webhook.timeoutMs };
  return forwardEvents(database, { scope, start, types, forwarding, printer, signal });
}

function readTarget(text: string): string {
  const target = parseTarget(text, { livemode: false });
  if (typeof target === 'string') throw new InvalidArgumentError(`It ${target}`);
  return target.href;
}

function readSecret(text: string): string {
  if (isSecret(text)) return text;
  throw new InvalidArgumentError('It must be whsec_ followed by 32 bytes in base64, as it was shown');
}

async function systemLookup(hostname: string): Promise<readonly string[]> {
  return (await lookup(hostname, { all: true })).map(({ address }) => address);
}
