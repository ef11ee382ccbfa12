import type { VNode } from 'preact';
import { type RetentionClock, readRetentionClock } from '../../../db/query/installation/clock.ts';
import {
  countRole,
  listLivingProcesses,
  readOpenProblems,
} from '../../../db/query/installation/service-process.ts';
import { listUnmappedCodes } from '../../../db/query/tracking/record-tracking.ts';
import { readBacklog } from '../../../db/query/webhook/webhook-claim.ts';
import { html } from '../../html.ts';
import { confirmClock } from '../../retention.ts';
import { readCarrierCode } from '../../tracking/carrier-code.ts';
import { type OperatorRequest, operatorActor, type PageAnswer } from '../page-request.ts';
import { facts, table, time } from '../view/data.ts';
import { alertText, statusText } from '../view/field.ts';
import { ageText } from './rate/text.ts';
import { stuckJobSection } from './stuck-jobs.ts';
import { operatorTexts } from './text.ts';

/** Shows unconfirmed bookings, deliveries, queues and carrier codes without a status. */
export async function showHealth(request: OperatorRequest): Promise<PageAnswer> {
  const { context, base, language } = request;
  const text = operatorTexts[language].health;
  const { unconfirmed } = operatorTexts[language];
  const { db, requestLog } = context;
  const [health, processes, backlog, counts, stuckJobs, found, retention] = await Promise.all([
    readOpenProblems(db),
    listLivingProcesses(db.kysely),
    readBacklog(db),
    request.queues.count(),
    stuckJobSection(request),
    listUnmappedCodes(db),
    readRetentionClock(db.kysely),
  ]);
  // A code that was mapped later keeps its old events without a status.
  const unmapped = found.filter(({ carrier_code, code }) => !readCarrierCode(carrier_code, code));
  const age = (seconds: number | null) =>
    (seconds ?? 0) < 120 ? text.seconds(String(Math.round(seconds ?? 0))) : ageText(seconds ?? 0, language);
  return {
    title: text.title,
    content: html`
      ${alertText(countRole(processes, 'worker') === 0 ? text.noWorker : undefined)}
      ${request.search.has('confirmed') && !retention?.is_held ? statusText(text.confirmed) : null}
      ${retention?.is_held ? heldView(request, retention) : null}
      <div class="columns">
        <section>
          <h2>${text.processes}</h2>
          ${facts([
            [text.apis, countRole(processes, 'api')],
            [text.workers, countRole(processes, 'worker')],
          ])}
        </section>
        <section>
          <h2>${text.bookings}</h2>
          ${facts([
            [text.unconfirmed, html`<a href=${`${base}/unconfirmed`}>${health.unconfirmed}</a>`],
            [text.left, health.left],
            [text.oldest, age(health.oldest_unconfirmed_seconds)],
          ])}
          ${health.left > 0 ? html`<p class="hint">${text.leftHint}</p>` : null}
        </section>
        <section>
          <h2>${text.webhooks}</h2>
          ${facts([
            [text.due, backlog.due],
            [text.queued, backlog.queued],
            [text.delivering, backlog.delivering],
            [text.waiting, backlog.waiting],
            [text.oldestDue, age(backlog.oldest_due_seconds)],
            [text.active, health.endpoints_active],
            [text.failing, health.endpoints_failing],
            [text.disabled, health.endpoints_disabled],
          ])}
        </section>
        ${
          requestLog
            ? html`<section>
                <h2>${text.requestLog}</h2>
                ${facts([
                  [text.written, requestLog.written],
                  [text.dropped, requestLog.dropped],
                ])}
              </section>`
            : null
        }
      </div>
      <h2>${text.queues}</h2>
      ${table(
        text.queues,
        [
          { name: text.queue, cell: ({ queue }) => html`<code>${queue}</code>` },
          { name: text.waitingJobs, cell: ({ waiting }) => waiting, isNumber: true },
          { name: text.activeJobs, cell: ({ active }) => active, isNumber: true },
          { name: text.delayedJobs, cell: ({ delayed }) => delayed, isNumber: true },
        ],
        counts,
        text.noQueues,
      )}
      ${stuckJobs}
      <h2>${text.unmapped}</h2>
      ${table(
        text.unmapped,
        [
          { name: unconfirmed.carrier, cell: ({ carrier_code }) => html`<code>${carrier_code}</code>` },
          { name: text.code, cell: ({ code }) => html`<code>${code}</code>` },
          { name: text.events, cell: ({ count }) => count, isNumber: true },
          { name: text.last, cell: ({ last_at }) => time(last_at, language) },
          {
            name: unconfirmed.shipment,
            cell: ({ tracking_number }) => html`<code>${tracking_number}</code>`,
          },
        ],
        unmapped,
        text.noUnmapped,
      )}
    `,
  };
}

function heldView({ base, language }: OperatorRequest, { now, trusted_at }: RetentionClock): VNode {
  const text = operatorTexts[language].health;
  return html`
    ${alertText(text.deletionHeld)}
    <section>
      ${facts([
        [text.databaseTime, time(now, language)],
        [text.lastTrusted, time(trusted_at, language)],
      ])}
      <form method="post" action=${`${base}/health/clock`}>
        <input type="hidden" name="trusted_at" value=${trusted_at} />
        <p>${text.confirmEffect}</p>
        <p class="buttons"><button class="danger">${text.confirmTime}</button></p>
      </form>
    </section>
  `;
}

/** Confirms the database's time, so that data past its retention is deleted. A page of an earlier jump changes nothing. */
export async function confirmTime(request: OperatorRequest): Promise<PageAnswer> {
  const { context, base, form } = request;
  const { kysely } = context.db;
  const held = await readRetentionClock(kysely);
  if (held?.trusted_at !== form.one('trusted_at')) return { goTo: `${base}/health` };
  await confirmClock(kysely, operatorActor(request, null));
  return { goTo: `${base}/health?confirmed=1` };
}
