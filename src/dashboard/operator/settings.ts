import {
  maxInstructionLength,
  type PaymentInstructions,
  readPaymentInstructions,
} from '../../../db/query/installation/setting.ts';
import { isPlainText } from '../../account/account-input.ts';
import { html } from '../../html.ts';
import { languages } from '../../language.ts';
import { changePaymentInstructions } from '../../wallet/wallet.ts';
import { type OperatorRequest, operatorActor, type PageAnswer } from '../page-request.ts';
import { preferencesForm } from '../settings/settings.ts';
import { settingsTexts } from '../settings/text.ts';
import { statusText, textArea } from '../view/field.ts';
import { walletTexts } from '../wallet/text.ts';

/** Shows the operator's language and time zone, and the text for merchants about adding money. */
export async function showOperatorSettings(request: OperatorRequest): Promise<PageAnswer> {
  return settingsPage(request, await readPaymentInstructions(request.context.db.kysely));
}

export async function savePaymentInstructions(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, base } = request;
  const given = Object.fromEntries(
    languages.map((language) => [language, form.one(language).replaceAll('\r\n', '\n').trim()]),
  );
  const refused = languages.filter((language) => !isPlainText(given[language] ?? '', maxInstructionLength));
  if (refused.length > 0) return settingsPage(request, given, refused);
  await changePaymentInstructions(context.db.kysely, operatorActor(request, null), given);
  return { goTo: `${base}/settings?saved=payment` };
}

function settingsPage(
  request: OperatorRequest,
  texts: PaymentInstructions,
  refused: readonly string[] = [],
): PageAnswer {
  const { language, base, search, can } = request;
  const text = settingsTexts[language];
  const payment = walletTexts[language].payment.operator;
  const names = { en: payment.english, 'zh-Hant': payment.chinese };
  return {
    title: text.title,
    status: refused.length > 0 ? 400 : 200,
    content: html`
      ${search.has('saved') && refused.length === 0 ? statusText(text.saved) : null}
      ${preferencesForm(request)}
      ${
        can('manage_installation')
          ? html`<section>
        <h2>${payment.title}</h2>
        <p>${payment.lead}</p>
        <form method="post" action=${`${base}/settings/payment`}>
          ${languages.map((each) =>
            textArea({
              name: each,
              label: names[each],
              value: texts[each] ?? '',
              lang: each,
              hint: payment.hint,
              maxLength: maxInstructionLength,
              error: refused.includes(each) ? payment.fault : undefined,
            }),
          )}
          <p class="buttons"><button class="main">${payment.save}</button></p>
        </form>
      </section>`
          : null
      }
    `,
  };
}
