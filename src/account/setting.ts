import type { Kysely } from 'kysely';
import {
  listSwitches,
  type Switch,
  type SwitchName,
  setSwitch,
} from '../../db/query/installation/setting.ts';
import type { Database } from '../../db/table/index.ts';
import type { AuditActor } from '../audit.ts';
import { commitChange } from '../change.ts';

/** Turns a prepayment on or off for all accounts, and records it if that changes it. */
export async function turnSwitch(
  db: Kysely<Database>,
  actor: AuditActor,
  name: SwitchName,
  isOn: boolean,
): Promise<Switch | undefined> {
  return commitChange(db, async (tx) => {
    const find = async () => (await listSwitches(tx)).find((one) => one.name === name);
    const before = await find();
    await setSwitch(tx, name, isOn, actor.now);
    const isSame = before?.on === isOn;
    return {
      result: await find(),
      entry: !isSame && [actor, 'setting.changed', `${name}: ${isOn ? 'on' : 'off'}`],
    };
  });
}
