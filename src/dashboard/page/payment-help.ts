import { html } from 'htm/preact';
import type { ComponentChildren, VNode } from 'preact';
import { readPaymentInstructions } from '../../../db/query/installation/payment-instruction.ts';
import { paymentInstruction } from '../../wallet/payment-instruction.ts';
import { walletTexts } from '../text/wallet.ts';
import { facts } from '../view/data.ts';
import type { Visit } from '../visit.ts';

/** Renders how to add money to the wallet, with what the payment must name. */
export async function paymentHelp({ context, user, language }: Visit): Promise<VNode> {
  const words = walletTexts[language].payment;
  const instruction = paymentInstruction(await readPaymentInstructions(context.db.kysely), language);
  return html`<section>
    <h2>${words.title}</h2>
    ${
      instruction
        ? html`<p class="lines" lang=${instruction.language}>${withLinks(instruction.text)}</p>`
        : html`<p>${words.none}</p>`
    }
    ${facts([[words.account, html`<code>${user.account_id}</code>`]])}
    <p class="hint">${words.accountHint}</p>
  </section>` as VNode;
}

/** Makes addresses of web pages links. Everything else stays text. */
function withLinks(text: string): ComponentChildren[] {
  const parts = text.split(/(https?:\/\/[^\s<>"'（）、，。]*[^\s<>"'（）、，。.,;:!?)])/);
  return parts.map((part, at) =>
    at % 2 === 1 ? html`<a href=${part} rel="noreferrer">${part}</a>` : part,
  ) as ComponentChildren[];
}
