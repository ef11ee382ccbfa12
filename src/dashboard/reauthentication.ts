import { hasPasskey } from '../../db/query/user/passkey.ts';
import { html } from '../html.ts';
import { passkeySite, proveByPasskey, startPasskeyProof } from '../user/passkey.ts';
import { proveByCode } from '../user/second-factor.ts';
import { needsSecondStep, type ProofFault, proveByPassword } from '../user/sign-in.ts';
import { proofFields } from './form.ts';
import type { PageAnswer, PersonRequest } from './page-request.ts';
import { passkeyForm } from './security/passkeys.ts';
import { securityTexts } from './security/text.ts';
import { alertText } from './view/field.ts';
import { hiddenFields, inputField } from './view/form.ts';

/** Addresses of a sensitive form, and of the page that has it. */
interface ProofPaths {
  readonly action: string;
  readonly page: string;
}

/**
 * Runs a sensitive form if the person proved to be the user in the last 10 minutes. Otherwise asks for the proof with a
 * page that carries the form, and runs it when that page is sent with a right one.
 */
export async function requireReauthentication<Requested extends PersonRequest>(
  pageRequest: Requested,
  paths: ProofPaths,
  run: (pageRequest: Requested) => Promise<PageAnswer>,
): Promise<PageAnswer> {
  if (pageRequest.user.is_proved) return run(pageRequest);
  const given = proofFields.find((name) => pageRequest.form.one(name) !== '');
  if (!given) return proofPage(pageRequest, paths, null);
  const fault = await checkProof(pageRequest, given);
  return fault ? proofPage(pageRequest, paths, { given, isLocked: fault === 'locked' }) : run(pageRequest);
}

type ProofField = (typeof proofFields)[number];

/** A proof that was not accepted. */
interface Refused {
  readonly given: ProofField;
  readonly isLocked: boolean;
}

async function checkProof(
  { context, user, form, origin }: PersonRequest,
  name: ProofField,
): Promise<ProofFault | 'wrong_passkey' | null> {
  const { kysely } = context.db;
  const value = form.one(name);
  switch (name) {
    case 'proof_code':
      return proveByCode({ db: kysely, secrets: context.secrets }, { user, code: value }, origin);
    case 'proof_password':
      return proveByPassword(kysely, { user, password: value }, origin, context.config);
    case 'proof_passkey': {
      const site = passkeySite(context.rootUrl() ?? '');
      return site ? proveByPasskey(kysely, { user, site, response: value }, origin) : 'wrong_passkey';
    }
  }
}

async function proofPage(
  pageRequest: PersonRequest,
  { action, page }: ProofPaths,
  refused: Refused | null,
): Promise<PageAnswer> {
  const { context, user, form, language } = pageRequest;
  const { kysely } = context.db;
  const text = securityTexts[language].proof;
  const fields = form.ownFields;
  const site = passkeySite(context.rootUrl() ?? '');
  const withPasskey = site !== null && (await hasPasskey(kysely, user.id)) ? site : null;
  const isPasswordEnough = !(await needsSecondStep(kysely, user, context.config));
  const wrong = refused?.isLocked ? null : refused?.given;
  const errors = {
    proof_code: wrong === 'proof_code' ? text.wrongCode : undefined,
    proof_password: wrong === 'proof_password' ? text.wrongPassword : undefined,
  };
  const input = user.second_factor
    ? inputField({ errors }, 'proof_code', text.code, { autocomplete: 'one-time-code', maxLength: 40 })
    : isPasswordEnough
      ? html`<input type="hidden" autocomplete="username" value=${user.email} />
          ${inputField({ errors }, 'proof_password', text.password, { type: 'password', autocomplete: 'current-password' })}`
      : null;
  return {
    title: text.title,
    status: refused?.isLocked ? 429 : refused ? 400 : 200,
    usesPasskey: withPasskey !== null,
    content: html`
      <section>
        ${refused?.isLocked ? alertText(securityTexts[language].factor.locked) : null}
        <p>${text.lead}</p>
        ${
          input
            ? html`<form method="post" action=${action}>
                ${hiddenFields(fields)}
                ${input}
                <p class="buttons"><button class="main">${text.confirm}</button> <a href=${page}>${text.back}</a></p>
              </form>`
            : null
        }
      </section>
      ${
        withPasskey
          ? html`<h2>${input ? text.orPasskey : text.passkey}</h2>
              ${wrong === 'proof_passkey' ? alertText(text.wrongPasskey) : null}
              ${passkeyForm(language, {
                kind: 'get',
                action,
                site: withPasskey,
                fields,
                responseField: 'proof_passkey',
                waits: true,
                options: await startPasskeyProof(kysely, user, withPasskey),
                lead: text.passkeyLead,
                button: text.usePasskey,
                back: [page, text.back],
              })}`
          : null
      }
    `,
  };
}
