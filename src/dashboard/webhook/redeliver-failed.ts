import { countUndelivered } from '../../../db/query/webhook/webhook-delivery.ts';
import { findWebhook } from '../../../db/query/webhook/webhook-endpoint.ts';
import { ApiError } from '../../contract/errors.ts';
import { createRefuse } from '../../contract/operation.ts';
import { html } from '../../html.ts';
import { redeliverFailed } from '../../webhook/redeliver.ts';
import { actorOf, type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { orRefusal } from '../run-operation.ts';
import { instantOfMinute, minuteOf } from '../time.ts';
import { time } from '../view/data.ts';
import { alertText, field } from '../view/field.ts';
import { refusedText } from './endpoints.ts';
import { deliveryTexts } from './text.ts';

/** Says how many deliveries failed since a time, before they are sent again. */
export async function askRedeliverFailed(request: PageRequest): Promise<PageAnswer> {
  const yesterday = new Date(request.origin.now.getTime() - 24 * 3_600_000);
  return redeliverPage(request, request.search.get('since') ?? minuteOf(yesterday, request.timeZone));
}

export async function redeliverAllFailed(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, form, language, base } = request;
  const { id = '' } = request.path;
  if (!(await findWebhook(context.db.kysely, scope, id))) return refusePage('NOT_FOUND');
  const since = instantOfMinute(form.one('since'), request.timeZone);
  if (since === null) return redeliverPage(request, form.one('since'));
  const made = await orRefusal(
    redeliverFailed(
      context.db.kysely,
      scope,
      { endpointId: id, since },
      actorOf(request),
      createRefuse<'redeliverWebhookDelivery'>(),
    ),
  );
  if (made instanceof ApiError) {
    return redeliverPage(request, form.one('since'), refusedText(made, language));
  }
  context.relay?.nudge();
  if (made.until) return { goTo: nextSearch(request, made.until) };
  return { goTo: `${base}/webhooks/deliveries?endpoint=${id}` };
}

async function redeliverPage(request: PageRequest, since: string, alert?: string): Promise<PageAnswer> {
  const { context, scope, language, base } = request;
  const { kysely } = context.db;
  const text = deliveryTexts[language];
  const { id = '' } = request.path;
  const webhook = (await findWebhook(kysely, scope, id)) ?? refusePage('NOT_FOUND');
  const instant = instantOfMinute(since, request.timeZone);
  const { count, until } =
    instant === null
      ? { count: 0, until: null }
      : await countUndelivered(kysely, { endpointId: id, since: instant });
  const address = `${base}/webhooks/${id}/redeliver`;
  return {
    title: text.redeliverTitle,
    status: alert || instant === null ? 400 : 200,
    content: html`
      ${alertText(alert)}
      <p class="url"><a href=${`${base}/webhooks/${id}`}>${webhook.url}</a></p>
      <section>
        <p>${text.redeliverLead}</p>
        <form method="get" action=${address}>
          ${field({ name: 'since', label: text.since, type: 'datetime-local', value: since, isRequired: true, error: instant === null ? text.sinceFault : undefined })}
          <p class="buttons"><button>${text.count}</button></p>
        </form>
        <p><strong>${text.counted(count)}</strong></p>
        ${until ? html`<p>${text.searchedUntil} ${time(until, language)}. ${text.searchRest} <a href=${nextSearch(request, until)}>${text.searchOn}</a></p>` : null}
        <form method="post" action=${address} class="buttons">
          <input type="hidden" name="since" value=${since} />
          ${count > 0 ? html`<button class="main">${text.confirm(count)}</button>` : null}
          <a href=${`${base}/webhooks/${id}`}>${text.cancel}</a>
        </form>
      </section>
    `,
  };
}

function nextSearch({ base, path, timeZone }: PageRequest, until: string): string {
  const since = minuteOf(new Date(until), timeZone);
  return `${base}/webhooks/${path.id}/redeliver?since=${encodeURIComponent(since)}`;
}
