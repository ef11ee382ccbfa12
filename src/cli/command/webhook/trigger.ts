import { Argument, Option } from 'commander';
import { type EventType, eventTypes } from '../../../../generated/events.ts';
import { triggerEvent } from '../../../webhook/trigger-event.ts';
import type { Answer } from '../../answer.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { onDatabase, type Session } from '../../session.ts';
import { chosenAccount } from './account.ts';

interface TriggerOptions {
  readonly account?: string;
  readonly live?: true;
}

const explanation = `
The event is test mode's (livemode is false), is about an invented example, and carries "test": true beside
data.object. The running service delivers it to every endpoint of test mode that subscribes to its type, and retries
it, as any other; listEvents and \`webhook listen\` show it too. \`*\` does not include webhook.test: that one goes to
endpoints that name it. To test one endpoint alone, call testWebhook.`;

export function webhookTrigger(group: CliCommand, session: Session): void {
  group
    .command('trigger')
    .description('Make a test event happen, to see it arrive; in test mode alone')
    .addArgument(new Argument('<event>', 'its type').choices(eventTypes))
    .option('--account <id>', "whose event (default: the demonstration account's)")
    .addOption(new Option('--live').hideHelp())
    .addHelpText('after', explanation)
    .examples('webhook trigger shipment.delivered', 'webhook trigger wallet.low_balance --account acc_…')
    .action(onDatabase(session, trigger));
}

async function trigger(database: OpenDatabase, type: EventType, options: TriggerOptions): Promise<Answer> {
  if (options.live) throw new Refusal('--live: events of live mode tell of what happened, none is invented');
  const { id: account_id } = await chosenAccount(database, options.account);
  const { eventId: event_id, endpoints } = await triggerEvent(database.kysely, account_id, type, new Date());
  const queued = endpoints === 1 ? '1 endpoint' : `${endpoints} endpoints`;
  const none = endpoints === 0 ? `: ${account_id} has no active one in test mode that asked for it` : '';
  return {
    json: { event_id, event_type: type, account_id, endpoints },
    lines: [`${event_id} ${type} was queued to ${queued}${none}`],
  };
}
