import type { Kysely } from 'kysely';
import {
  listSwitches,
  type Switch,
  type SwitchName,
  setSwitch,
} from '../../db/query/installation/setting.ts';
import type { Database } from '../../db/table/index.ts';
import { type AuditActor, commitRecorded } from '../audit.ts';

/** Turns a prepayment on or off for all accounts, and records it if that changes it. */
export async function turnSwitch(
  db: Kysely<Database>,
  actor: AuditActor,
  name: SwitchName,
  isOn: boolean,
): Promise<Switch | undefined> {
  return commitRecorded(db, actor, async (tx) => {
    const find = async () => (await listSwitches(tx)).find((one) => one.name === name);
    const before = await find();
    await setSwitch(tx, name, isOn, actor.now);
    const isSame = before?.on === isOn;
    return {
      result: await find(),
      entry: isSame ? null : ['setting.changed', `${name}: ${isOn ? 'on' : 'off'}`],
    };
  });
}
