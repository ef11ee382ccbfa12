import { type AccountSettings, updateAccount } from '../../../db/query/account/account.ts';
import { isEmail, isName } from '../../account/account-input.ts';
import { parseHkdCents } from '../../money.ts';
import { audit } from '../../user/audit.ts';
import { accountOf, accountPage, textSettings } from './account.ts';
import { type OperatorAnswer, type OperatorVisit, operatorActor } from './operator-visit.ts';

/** Changes only the settings that the operator changed, so that a change by another operator is kept. */
export async function saveAccountSettings(visit: OperatorVisit): Promise<OperatorAnswer> {
  const { context, form, base, words } = visit;
  const account = await accountOf(visit);
  const given = Object.fromEntries(textSettings.map((name) => [name, form.one(name).trim()]));
  const { name = '', email = '', credit_limit = '', credit_floor = '' } = given;
  const limit = parseHkdCents(credit_limit);
  const floor = credit_floor === '' ? null : (parseHkdCents(credit_floor) ?? undefined);
  const errors = {
    name: isName(name) ? undefined : words.accounts.nameFault,
    email: isEmail(email) ? undefined : words.accounts.emailFault,
    credit_limit: limit === null || limit < 0 ? words.account.creditLimitFault : undefined,
    credit_floor: floor === undefined ? words.account.creditFloorFault : undefined,
  };
  if (limit === null || floor === undefined || Object.values(errors).some(Boolean)) {
    const had = textSettings.map((setting) => [`had_${setting}`, form.one(`had_${setting}`)]);
    return accountPage(visit, account, { values: { ...given, ...Object.fromEntries(had) }, errors });
  }
  const columns = {
    ...{ name: { name }, email: { email } },
    ...{ credit_limit: { credit_limit_cents: limit }, credit_floor: { credit_floor_cents: floor } },
  } satisfies Record<(typeof textSettings)[number], AccountSettings>;
  const changed = textSettings.filter((setting) => given[setting] !== form.one(`had_${setting}`));
  if (changed.length > 0) {
    const subject = changed.map((setting) => `${setting}: ${given[setting] || 'none'}`).join(', ');
    await context.db.kysely.transaction().execute(async (tx) => {
      await updateAccount(tx, account.id, Object.assign({}, ...changed.map((setting) => columns[setting])));
      await audit(tx, operatorActor(visit, account.id), 'account.settings_changed', subject);
    });
  }
  return { goTo: `${base}/accounts/${account.id}?saved=1` };
}
