import { readFileSync } from 'node:fs';
import { InvalidArgumentError, Option } from 'commander';
import { findBrand, type Logo } from '../../../db/query/account/brand.ts';
import { type RecipientMailState, recipientMailStates } from '../../../db/table/mail.ts';
import {
  type BrandChange,
  changeBrand,
  isShopContact,
  isShopName,
  maxShopNameLength,
  readColor,
  readLogo,
} from '../../account/brand.ts';
import { commandLineActor } from '../../audit.ts';
import { type CliCommand, type CommandResult, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { requireAccount } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';

/** Reads a value, or `none`. */
function orNone<Value>(read: (text: string) => Value | null, rule: string): (text: string) => Value | null {
  return (text) => {
    if (text.trim() === 'none') return null;
    const value = read(text.trim());
    if (value === null) throw new InvalidArgumentError(rule);
    return value;
  };
}

function readStates(text: string): RecipientMailState[] {
  const given = text === 'none' ? [] : text.split(',').map((state) => state.trim());
  const states = recipientMailStates.filter((state) => given.includes(state));
  if (states.length === new Set(given).size) return states;
  throw new InvalidArgumentError(`It must be none, or some of ${recipientMailStates.join(', ')}`);
}

function readLogoFile(file: string): Logo | null {
  try {
    return readLogo(readFileSync(file));
  } catch {
    return null;
  }
}

export function accountBrand(group: CliCommand, session: Session): void {
  group
    .command('brand')
    .description(
      'Show what the recipients of an account see on the tracking page, or change it. Values that are not given stay',
    )
    .argument('<account-id>', 'account ID, as shown by `account list`')
    .addOption(
      new Option('--name <name|none>', `name of the shop, 1 to ${maxShopNameLength} characters`).argParser(
        orNone(
          (text) => (isShopName(text) ? text : null),
          `It must be one line of 1 to ${maxShopNameLength} characters, or none`,
        ),
      ),
    )
    .addOption(
      new Option('--contact <address|none>', 'email address or HTTPS URL for recipients').argParser(
        orNone(
          (text) => (isShopContact(text) ? text : null),
          'It must be an email address, an HTTPS URL, or none',
        ),
      ),
    )
    .addOption(
      new Option('--color <color|none>', 'color of the page, like #0b6b57').argParser(
        orNone(readColor, 'It must be # and six hexadecimal digits, like #0b6b57, or none'),
      ),
    )
    .addOption(
      new Option('--logo <file|none>', 'PNG, JPEG or WebP file of at most 100 kB').argParser(
        orNone(readLogoFile, 'It must be a PNG, JPEG or WebP file of at most 100 kB, or none'),
      ),
    )
    .addOption(
      new Option(
        '--emails <states|none>',
        `states that recipients of live shipments get an email about, separated by commas: ${recipientMailStates.join(', ')}`,
      ).argParser(readStates),
    )
    .examples(
      'account brand acc_…',
      'account brand acc_… --name "Lantau Shop" --contact help@lantau.example --color #0b6b57',
      'account brand acc_… --emails out_for_delivery,customs_hold',
    )
    .action(onDatabase(session, showOrChange));
}

async function showOrChange(
  { kysely }: OpenDatabase,
  id: string,
  {
    emails,
    ...given
  }: Omit<BrandChange, 'mail_states'> & { readonly emails?: readonly RecipientMailState[] },
): Promise<CommandResult> {
  await requireAccount(kysely, id, '<account-id>');
  const change: BrandChange = { ...given, ...(emails ? { mail_states: emails } : {}) };
  if (Object.keys(change).length > 0) {
    const faults = await changeBrand(kysely, commandLineActor(id, new Date()), change);
    if (faults.length > 0)
      throw new Refusal('Emails to recipients need the name of the shop. Give --name, or --emails none.');
  }
  const brand = await findBrand(kysely, id);
  const view = {
    account_id: id,
    name: brand?.name ?? null,
    contact: brand?.contact ?? null,
    color: brand?.color ?? null,
    has_logo: Boolean(brand?.logo_type),
    emails: brand?.mail_states ?? [],
  };
  const lines = [
    `Name: ${view.name ?? 'none'}`,
    `Contact: ${view.contact ?? 'none'}`,
    `Color: ${view.color ?? 'none'}`,
    `Logo: ${view.has_logo ? 'yes' : 'none'}`,
    `Emails to recipients: ${view.emails.join(', ') || 'none'}`,
  ];
  return { json: view, lines };
}
