import { findUserByEmail } from '../../../db/query/user/user.ts';
import { userRoles } from '../../../db/table/user/dashboard-user.ts';
import { isEmailAddress } from '../../text.ts';
import { refusePage } from '../refuse-page.ts';
import { inviteAndShowLink } from '../sign-in-link.ts';
import { teamTexts } from '../text/team.ts';
import { accountOf, accountPage } from './account.ts';
import { type OperatorAnswer, type OperatorVisit, operatorActor } from './operator-visit.ts';

/** Creates a user of the account and shows the sign-in link once. With a mail server, also sends it. */
export async function inviteToAccount(visit: OperatorVisit): Promise<OperatorAnswer> {
  const { context, form, language } = visit;
  const words = visit.words.account;
  const account = await accountOf(visit);
  const email = form.one('user_email').trim();
  const role = userRoles.find((known) => known === form.one('role')) ?? refusePage('INVALID_FIELD');
  const refused = (reason: string) =>
    accountPage(visit, account, { values: { user_email: email, role }, errors: { user_email: reason } });
  if (!isEmailAddress(email)) return refused(teamTexts[language].emailFault);
  const known = await findUserByEmail(context.db.kysely, email);
  if (known) return refused(known.account_id === account.id ? words.knownUser : words.takenUser);
  const invited = { accountId: account.id, email, role, actor: operatorActor(visit, account.id) };
  const shown = await inviteAndShowLink(visit, invited, `/accounts/${account.id}`);
  return shown ?? refused(words.takenUser);
}
