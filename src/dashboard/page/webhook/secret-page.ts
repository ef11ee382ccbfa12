import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { webhookTexts } from '../../text/webhook.ts';
import { facts, time } from '../../view/data.ts';
import type { PageAnswer, Visit } from '../../visit.ts';

/** Shows a new signing secret, the only time. */
export function secretPage(
  { language }: Visit,
  title: string,
  secret: string,
  next: string,
  overlapUntil?: string,
): PageAnswer {
  const words = webhookTexts[language];
  return {
    title,
    content: html`<section>
      <p><strong>${words.once}</strong></p>
      <p class="secret"><code id="new-secret">${secret}</code>
        <button type="button" data-copy="new-secret" data-copied=${words.copied}>${words.copy}</button>
      </p>
      ${overlapUntil ? facts([[words.overlapEnd, time(overlapUntil, language)]]) : null}
      <p class="buttons"><a class="main" href=${next}>${words.done}</a></p>
    </section>` as VNode,
  };
}
