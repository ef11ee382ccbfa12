import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { removeSecondFactorOf } from '../../user/administer.ts';
import { refusePage } from '../refuse-page.ts';
import { teamTexts } from '../text/team.ts';
import { userAdminTexts } from '../text/user-admin.ts';
import { alertText } from '../view/field.ts';
import type { PageAnswer, Visit } from '../visit.ts';
import { memberOf } from './team.ts';

/** Asks before the second factor of another user of the account is removed. */
export function askResetFactor(visit: Visit): Promise<PageAnswer> {
  return questionPage(visit);
}

/** Needs the owner's word that the identity of the person was checked. */
export async function resetFactor(visit: Visit): Promise<PageAnswer> {
  const { context, user, origin, form, base, language } = visit;
  const member = await protectedMember(visit);
  if (form.one('checked') !== 'yes') return questionPage(visit, userAdminTexts[language].checkedFault);
  const by = { email: user.email, address: origin.address, now: origin.now };
  const isReset = await removeSecondFactorOf(context.db.kysely, member, by);
  return isReset ? { goTo: `${base}/team` } : refusePage('NOT_FOUND');
}

/** The own second factor is turned off with its code, on the page of the own sign-in. */
async function protectedMember(visit: Visit) {
  const member = await memberOf(visit);
  return member.second_factor && member.id !== visit.user.id ? member : refusePage('NOT_FOUND');
}

async function questionPage(visit: Visit, alert?: string): Promise<PageAnswer> {
  const { base, language } = visit;
  const words = teamTexts[language];
  const { factorEffect, checked } = userAdminTexts[language];
  const { email } = await protectedMember(visit);
  return {
    title: words.resetTitle(email),
    status: alert ? 400 : 200,
    content: html`<section>
      ${alertText(alert)}
      <p>${factorEffect}</p>
      <form method="post">
        <p><label class="check"><input type="checkbox" name="checked" value="yes" required /> ${checked}</label></p>
        <p class="buttons">
          <button class="danger">${words.reset}</button>
          <a href=${`${base}/team`}>${words.resetKeep}</a>
        </p>
      </form>
    </section>` as VNode,
  };
}
