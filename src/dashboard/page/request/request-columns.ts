import { html } from 'htm/preact';
import type { VNode } from 'preact';
import type { ListedApiRequest } from '../../../../db/query/account/api-request.ts';
import { numberText } from '../../text/number-text.ts';
import { requestTexts } from '../../text/request.ts';
import { badge, type Column, exactTime } from '../../view/data.ts';
import type { Visit } from '../../visit.ts';

export function requestColumns({ base, language }: Visit): Column<ListedApiRequest>[] {
  const words = requestTexts[language];
  return [
    {
      name: words.request,
      cell: ({ id, method, path }) =>
        html`<a href=${`${base}/requests/${id}`}><code class="call"><b>${method}</b> ${path}</code></a>`,
    },
    { name: words.status, cell: ({ status }) => httpStatus(status) },
    { name: words.sysCode, cell: ({ sys_code }) => sys_code && html`<code>${sys_code}</code>` },
    {
      name: words.duration,
      cell: ({ duration_ms }) => words.milliseconds(durationText(duration_ms)),
      isNumber: true,
    },
    { name: words.when, cell: ({ created_at }) => exactTime(created_at, language) },
    { name: words.requestId, cell: ({ request_id }) => html`<code class="id">${request_id}</code>` },
  ];
}

/** Renders an HTTP status. The color only repeats its first digit. */
export function httpStatus(status: number): VNode {
  return badge(String(status), status < 300 ? 'good' : status < 400 ? 'plain' : 'bad');
}

export function durationText(milliseconds: number): string {
  return milliseconds < 10 ? milliseconds.toFixed(1) : numberText(Math.round(milliseconds));
}
