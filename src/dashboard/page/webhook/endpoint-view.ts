import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { eventTypes } from '../../../../generated/events.ts';
import type { Schemas } from '../../../../generated/operations.ts';
import type { WebhookText } from '../../text/webhook.ts';
import { badge } from '../../view/data.ts';

type Webhook = Schemas['Webhook'];

/** Renders in words whether an endpoint receives events, and the reason if it does not. */
export function endpointState({ active, disabled_reason }: Webhook, words: WebhookText): VNode {
  if (active || disabled_reason === null) return badge(words.active, 'good');
  const isFault = disabled_reason === 'gone' || disabled_reason === 'consecutive_failures';
  return badge(words.reason[disabled_reason], isFault ? 'bad' : 'quiet');
}

/** Renders the first types of a subscription. */
export function subscription(events: Webhook['events'], words: WebhookText, most = 2): VNode {
  if (events.includes('*')) return html`<span>${words.allEvents}</span>` as VNode;
  const more = events.length - most;
  return html`<span class="types">
    ${events.slice(0, most).map((type) => html`<code>${type}</code> `)}
    ${more > 0 ? words.moreEvents(more) : null}
  </span>` as VNode;
}

/** Renders a checkbox per event type, in groups, and one for all. */
export function subscriptionField(
  chosen: readonly string[],
  words: WebhookText,
  error: string | undefined,
): VNode {
  const check = (value: string, label: VNode) =>
    html`<label class="check"><input type="checkbox" name="events" value=${value} checked=${chosen.includes(value)} /> ${label}</label>`;
  const code = (type: string) => html`<code>${type}</code>` as VNode;
  const groups = Object.entries(words.groups).map(([prefix, name]) => ({
    name,
    types: eventTypes.filter((type) => type.startsWith(`${prefix}.`)),
  }));
  return html`<fieldset class="subscription" aria-describedby=${error ? 'events-error' : undefined}>
    <legend>${words.events}</legend>
    ${check('*', html`<strong>${words.allEvents}</strong>` as VNode)}
    <p class="hint">${words.allEventsHint}</p>
    ${groups.map(
      ({ name, types }) =>
        html`<fieldset><legend>${name}</legend><div class="grid">${types.map((type) => check(type, code(type)))}</div></fieldset>`,
    )}
    ${error ? html`<p class="error" id="events-error">${error}</p>` : null}
  </fieldset>` as VNode;
}
