import type { RecipientShipment } from '../../../db/query/personal-data/find-recipient.ts';
import { commandLineActor } from '../../audit.ts';
import {
  type ErasedRecipient,
  type Erasure,
  eraseRecipient,
  type WaitingOrders,
} from '../../personal-data/erase-recipient.ts';
import { findKeyRing } from '../../secret/open-key-ring.ts';
import { collectValues, readEmail, readName, readTracking } from '../argument.ts';
import { type CliCommand, type CommandResult, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { requireAccount } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';

interface EraseOptions {
  readonly account: string;
  readonly tracking?: readonly string[];
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly endedOnly?: true;
}

export function recipientErase(group: CliCommand, session: Session): void {
  group
    .command('erase')
    .description(
      'Erase the personal data of a recipient from an account: shipments, events, stored responses, labels and the request log. It can be repeated',
    )
    .requiredOption('--account <id>', 'account whose data is erased, as shown by `account list`')
    .option(
      '--tracking <number>',
      'tracking number of a shipment of the recipient; can be repeated',
      (text: string, before?: readonly string[]) => collectValues(readTracking(text), before),
    )
    .option('--name <name>', 'name of the recipient, with --phone, --email or both', readName)
    .option('--phone <number>', 'phone number of the recipient, with or without its country code', readName)
    .option('--email <email>', 'email address of the recipient', readEmail)
    .option('--ended-only', 'leave shipments that have not ended as they are, instead of changing nothing')
    .examples(
      'recipient erase --account acc_… --tracking SMP…',
      'recipient erase --account acc_… --name "Emily Carter" --phone "+1 212 555 0147"',
    )
    .action(onDatabase(session, erase));
}

async function erase(database: OpenDatabase, options: EraseOptions): Promise<CommandResult> {
  const recipient = readRecipient(options);
  const { id } = await requireAccount(database.kysely, options.account, '--account');
  const db = { ...database, [Symbol.asyncDispose]: async () => {} };
  const erasure = await eraseRecipient(
    { config: database.config, db, readSecrets: () => findKeyRing(database.config, db) },
    commandLineActor(id, new Date()),
    recipient,
    { endedOnly: options.endedOnly === true },
  );
  return erasureResult(id, erasure);
}

/** @throws {Refusal} if the options name no recipient, or more than one way to find one. */
function readRecipient({ tracking, name, phone, email }: EraseOptions): ErasedRecipient {
  const isNamed = name !== undefined || phone !== undefined || email !== undefined;
  if (tracking && isNamed) throw new Refusal('Give either --tracking, or --name with --phone or --email.');
  if (tracking) return { trackingNumbers: [...new Set(tracking)] };
  if (name === undefined || (phone === undefined && email === undefined))
    throw new Refusal(
      'Give --tracking, or --name with --phone or --email: a name alone may be that of several people.',
    );
  if (phone !== undefined && phone.replaceAll(/\D/g, '').length < 5)
    throw new Refusal('--phone: a phone number has at least 5 digits.');
  return { name, phone: phone ?? null, email: email ?? null };
}

function erasureResult(accountId: string, erasure: Erasure): CommandResult {
  switch (erasure.result) {
    case 'unknown':
      throw new Refusal(
        `--tracking: the account has no shipment ${erasure.trackingNumbers.join(', ')}. Nothing was changed.`,
      );
    case 'open':
      throw new Refusal(`${openTexts(erasure).join(' ')} Nothing was changed. ${openRemedy(erasure)}`);
    case 'erased': {
      const { anonymized, anonymizedBefore, open, waiting, changed, ledgerTexts } = erasure;
      return {
        json: {
          account_id: accountId,
          anonymized,
          anonymized_before: anonymizedBefore,
          not_ended: open.map(({ tracking_number, status }) => ({ tracking_number, status })),
          orders_waiting: waiting.map(({ batchId, count }) => ({ batch_id: batchId, count })),
          changed,
          ledger_texts_kept: ledgerTexts,
        },
        lines: erasureLines(erasure),
      };
    }
  }
}

const maxShown = 10;

function openTexts({ shipments, waiting }: Extract<Erasure, { result: 'open' }>): string[] {
  return [
    ...(shipments.length > 0
      ? [
          `${shipments.length === 1 ? 'A shipment has' : `${shipments.length} shipments have`} not ended, so the carrier still needs the recipient: ${openText(shipments)}.`,
        ]
      : []),
    ...(waiting.length > 0
      ? [`Orders of batches wait to be booked for the recipient: ${waitingText(waiting)}.`]
      : []),
  ];
}

function openRemedy({ waiting }: Extract<Erasure, { result: 'open' }>): string {
  const wait = waiting.length > 0 ? 'Wait for the end, or cancel the batch' : 'Wait for the end';
  return `${wait}, or erase the others with --ended-only.`;
}

function waitingText(waiting: readonly WaitingOrders[]): string {
  const shown = waiting.slice(0, maxShown).map(({ batchId, count }) => `${batchId} (${count})`);
  return `${shown.join(', ')}${waiting.length > maxShown ? ` and ${waiting.length - maxShown} more batches` : ''}`;
}

function openText(shipments: readonly RecipientShipment[]): string {
  const shown = shipments
    .slice(0, maxShown)
    .map(({ tracking_number, status, is_unfinished }) =>
      is_unfinished ? `${tracking_number} (unconfirmed)` : `${tracking_number} (${status})`,
    );
  return `${shown.join(', ')}${shipments.length > maxShown ? ` and ${shipments.length - maxShown} more` : ''}`;
}

function erasureLines({
  anonymized,
  anonymizedBefore,
  open,
  waiting,
  changed,
  ledgerTexts,
}: Extract<Erasure, { result: 'erased' }>): string[] {
  const counts = Object.entries(changed).filter(([, count]) => count > 0);
  return [
    anonymized.length === 0
      ? 'No shipment was left to anonymize'
      : `Anonymized ${anonymized.length} shipments: ${anonymized.join(', ')}`,
    ...(anonymizedBefore.length > 0 ? [`Anonymized before: ${anonymizedBefore.join(', ')}`] : []),
    ...counts.map(([name, count]) => `  ${name.replaceAll('_', ' ')}: ${count}`),
    ...(open.length > 0 ? [`Left as they are, because they have not ended: ${openText(open)}`] : []),
    ...(waiting.length > 0
      ? [
          `Left as they are, because they wait to be booked: orders of ${waitingText(waiting)}. Run it again after their end`,
        ]
      : []),
    ...(ledgerTexts > 0
      ? [
          `Kept: ${ledgerTexts} movements of the wallet with a reason or reference that names the recipient. The ledger is append-only`,
        ]
      : []),
  ];
}
