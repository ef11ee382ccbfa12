import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { findWebhook, type WebhookRow } from '../../../../db/query/webhook/webhook-endpoint.ts';
import { countWaiting, maxWaiting } from '../../../../db/query/webhook/webhook-health.ts';
import { refusePage } from '../../refuse-page.ts';
import { type WebhookText, webhookTexts } from '../../text/webhook.ts';
import type { PageAnswer, Visit } from '../../visit.ts';

interface Question {
  readonly title: string;
  readonly effect: string;
  readonly button: string;
  readonly input?: VNode;
}

/** Says what a stop discards, before it is done. */
export function askStopEndpoint(visit: Visit): Promise<PageAnswer> {
  return ask(visit, async (words, { active }) => {
    if (!active) return null;
    const effect = words.stopWarning(await discardsOf(visit));
    return { title: words.stopTitle, effect, button: words.stop };
  });
}

/** Says what a deletion does, before it is done. */
export function askDeleteEndpoint(visit: Visit): Promise<PageAnswer> {
  return ask(visit, async (words) => {
    const effect = words.removeWarning(await discardsOf(visit));
    return { title: words.removeTitle, effect, button: words.remove };
  });
}

/** Says what a new signing secret means for the receiver, before it is made. */
export function askRotateEndpoint(visit: Visit): Promise<PageAnswer> {
  return ask(visit, async (words, { active, last4 }) => {
    if (!active) return null;
    const input = html`
      <input type="hidden" name="secret_last4" value=${last4} />
      <p><label class="check"><input type="checkbox" name="revoke_previous" value="yes" /> ${words.revokeNow}</label></p>
    ` as unknown as VNode;
    return { title: words.rotateTitle, effect: words.rotateHint, button: words.rotate, input };
  });
}

/** @param about null: the endpoint is in no state for the change */
async function ask(
  visit: Visit,
  about: (words: WebhookText, webhook: WebhookRow) => Promise<Question | null>,
): Promise<PageAnswer> {
  const { context, scope, language, base } = visit;
  const words = webhookTexts[language];
  const { id = '' } = visit.path;
  const webhook = (await findWebhook(context.db.kysely, scope, id)) ?? refusePage('NOT_FOUND');
  const question = await about(words, webhook);
  if (!question) return { goTo: `${base}/webhooks/${id}` };
  const { title, effect, button, input } = question;
  return {
    title,
    content: html`<section>
      <p class="url"><strong>${webhook.url}</strong></p>
      <p>${effect}</p>
      <form method="post">
        ${input}
        <p class="buttons">
          <button class="danger">${button}</button>
          <a href=${`${base}/webhooks/${id}`}>${words.keep}</a>
        </p>
      </form>
    </section>` as VNode,
  };
}

async function discardsOf({ context, path, language }: Visit): Promise<string> {
  const words = webhookTexts[language];
  const waiting = await countWaiting(context.db.kysely, path.id ?? '');
  return waiting > maxWaiting ? words.discardsMore(maxWaiting) : words.discards(waiting);
}
