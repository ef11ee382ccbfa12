import { Argument, Option } from 'commander';
import { type EventType, eventTypes } from '../../../../generated/events.ts';
import { audit, commandLineActor } from '../../../user/audit.ts';
import { triggerEvent } from '../../../webhook/trigger-event.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { chosenAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';

interface TriggerOptions {
  readonly account?: string;
  readonly live?: true;
}

const explanation = `
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
    .addHelpText('after', explanation)
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
  const now = new Date();
  const { eventId: event_id, endpoints } = await database.kysely.transaction().execute(async (tx) => {
    await audit(tx, commandLineActor(account_id, now), 'webhook.triggered', type);
    return triggerEvent(tx, account_id, type, now);
  });
  const count = endpoints === 1 ? '1 endpoint' : `${endpoints} endpoints`;
  const none =
    endpoints === 0 ? `: ${account_id} has no active test-mode endpoint that subscribes to it` : '';
  return {
    json: { event_id, event_type: type, account_id, endpoints },
    lines: [`Queued ${event_id} (${type}) for ${count}${none}`],
  };
}
