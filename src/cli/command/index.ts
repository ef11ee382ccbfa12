import type { CliCommand } from '../cli-command.ts';
import type { Session } from '../session.ts';
import { accountCreate } from './account-create.ts';
import { accountList } from './account-list.ts';
import { accountSet } from './account-set.ts';
import { doctor } from './doctor.ts';
import { entitlementCopy } from './entitlement-copy.ts';
import { entitlementGrant } from './entitlement-grant.ts';
import { entitlementList } from './entitlement-list.ts';
import { keyCreate } from './key-create.ts';
import { keyList } from './key-list.ts';
import { keyRevoke } from './key-revoke.ts';
import { migrate } from './migrate.ts';
import { seedDemo } from './seed-demo.ts';

type AddCommand = (group: CliCommand, session: Session) => void;

interface Group {
  readonly description: string;
  readonly commands: readonly AddCommand[];
}

/** The commands of two words, by their first. */
const groups: Readonly<Record<string, Group>> = {
  account: {
    description: 'The merchants that book with us',
    commands: [accountCreate, accountList, accountSet],
  },
  key: { description: "The accounts' API keys", commands: [keyCreate, keyList, keyRevoke] },
  entitlement: {
    description: 'What an account may order',
    commands: [entitlementGrant, entitlementCopy, entitlementList],
  },
  seed: { description: 'Data to begin with', commands: [seedDemo] },
};

/** The commands of one word. */
const commands: readonly AddCommand[] = [migrate, doctor];

export function addCommands(program: CliCommand, session: Session): void {
  for (const [name, { description, commands }] of Object.entries(groups)) {
    const group = program.command(name).description(description);
    for (const addCommand of commands) addCommand(group, session);
  }
  for (const addCommand of commands) addCommand(program, session);
}
