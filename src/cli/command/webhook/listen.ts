import { lookup } from 'node:dns/promises';
import { InvalidArgumentError, Option } from 'commander';
import { type EventType, eventTypes } from '../../../../generated/events.ts';
import { createOutboundClient } from '../../../outbound/outbound-client.ts';
import { parseTarget } from '../../../outbound/target-url.ts';
import { mostAnswers } from '../../../webhook/forward-event.ts';
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
Each event is posted as the service posts it: the same bytes and headers, signed with --secret, or with one that
is made at the start and shown once. Events keep their order: while nobody answers, or a proxy does with 502, 503 or 504, an event is
tried again and again; any other answer but a 2xx is given ${mostAnswers} tries (410 one), then the next event has its turn.
Nothing is stored, and no endpoint is needed.

With --json it prints one object a line: first {"type":"listening", "secret": …}, then {"type":"attempt", …} for
every attempt. Ctrl-C ends it, with exit code 0.`;

export function webhookListen(group: CliCommand, session: Session): void {
  group
    .command('listen')
    .description("Send an account's events to an address of your own as they happen; works behind NAT")
    .requiredOption('--forward-to <url>', 'where to, http or https', readTarget)
    .option('--account <id>', "whose events (default: the demonstration account's)")
    .option('--live', "live mode's events (default: test mode's)")
    .addOption(new Option('--event <type...>', 'of these types alone').choices(eventTypes))
    .option('--since <event-id>', 'begin with what came after this event, or after `now`', 'now')
    .option(
      '--secret <whsec>',
      'sign with this secret, as a receiver may know it from an earlier run',
      readSecret,
    )
    .option('--print', "print each event's body too")
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
        // Being interrupted is how it ends.
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
  // The address is the developer's own, so it may be anywhere, also where only this machine's hosts file knows.
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
  throw new InvalidArgumentError('It must be whsec_ and the base64 of 32 bytes, as it was shown.');
}

async function systemLookup(hostname: string): Promise<readonly string[]> {
  return (await lookup(hostname, { all: true })).map(({ address }) => address);
}
