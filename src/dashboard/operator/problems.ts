import type { VNode } from 'preact';
import {
  isUndecided,
  listProblemAccounts,
  listProblemShipments,
  type ProblemAccount,
  type ProblemFilter,
  type ProblemShipment,
  problemReasons,
} from '../../../db/query/installation/problem-shipments.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { personAbroad } from '../../shipment/search-words.ts';
import { type List, readChoice, searchByKeyset, showList } from '../list.ts';
import type { OperatorRequest, PageAnswer } from '../page-request.ts';
import { carrierName, countryName } from '../shipment/goods.ts';
import { numberText } from '../text.ts';
import { badge, time } from '../view/data.ts';
import { recordSeen } from './record-seen.ts';
import { supportTexts } from './support-text.ts';

const dayMs = 86_400_000;
/** Accounts of the filter. */
const maxAccounts = 500;
const ages = ['1', '3', '7', '14', '30'] as const;

/** Lists the live shipments of all accounts that need a person. */
export async function showProblems(request: OperatorRequest): Promise<PageAnswer> {
  const { problems: text } = supportTexts[request.language];
  const accounts = await listProblemAccounts(request.context.db.kysely, maxAccounts);
  const { status, form, results } = await showList(request, problemList(request, accounts));
  return { title: text.title, status, head: { subtitle: text.lead }, content: html`${form} ${results}` };
}

function problemList(
  request: OperatorRequest,
  accounts: readonly ProblemAccount[],
): List<ProblemShipment, ProblemFilter> {
  const { context, base, language, origin } = request;
  const { problems: text } = supportTexts[language];
  const { services } = context.catalog.current;
  const carriers = [
    ...new Set([...services.values()].flatMap(({ carrier_code }) => carrier_code ?? [])),
  ].toSorted();
  return {
    path: '/problems',
    title: text.title,
    none: text.none,
    noMatch: text.noMatch,
    pageSize: 50,
    columns: [
      {
        name: text.shipment,
        cell: ({ tracking_number: id, account_id, reference_no }) =>
          html`<a href=${`${base}/accounts/${account_id}/live/shipments/${id}`}>${reference_no ?? id}</a>
            ${reference_no ? html`<p class="hint"><code>${id}</code></p>` : null}`,
      },
      {
        name: text.recipient,
        cell: (row) => {
          const { contact_name, city, country_code } = personAbroad(row);
          const place = [city, countryName(country_code, language)].filter(Boolean).join(', ');
          return html`${contact_name}<p class="hint">${place}</p>`;
        },
      },
      {
        name: text.reason,
        cell: ({ reason, tracking_number: id }) =>
          html`${badge(text.reasons[reason], 'warning')}
            ${isUndecided(reason) ? html`<p><a href=${`${base}/unconfirmed/${id}`}>${text.enterAnswer}</a></p>` : null}`,
      },
      {
        name: text.account,
        cell: ({ account_id, account_name }) =>
          html`<a href=${`${base}/accounts/${account_id}`}>${account_name}</a>`,
      },
      { name: text.carrier, cell: ({ carrier_code }) => carrierName(carrier_code, { language }) },
      {
        name: text.age,
        cell: ({ problem_at }) => (problem_at === null ? '–' : ageCell(problem_at, origin.now, language)),
      },
      { name: text.news, cell: ({ updated_at }) => time(updated_at, language) },
    ],
    filters: {
      reason: {
        label: text.reason,
        options: problemReasons.map((reason) => [reason, text.reasons[reason]] as const),
        read: (reason) => ({ reason: readChoice(problemReasons, reason) }),
      },
      days: {
        label: text.days,
        options: ages.map((days) => [days, text.daysOf(Number(days))] as const),
        read: (days) => ({ min_days: Number(readChoice(ages, days)) }),
      },
      carrier: {
        label: text.carrier,
        options: carriers.map((code) => [code, carrierName(code, { language })] as const),
        read: (code) => ({ carrier_code: code.replaceAll('\0', '') }),
      },
      account: {
        label: text.account,
        options: accounts.map(({ id, name }) => [id, name] as const),
        read: (id) => ({ account_id: id.replaceAll('\0', '') }),
      },
    },
    search: searchByKeyset({ name: 'problems', id: /^SMP\d{13}$/ }, async (filter, page) => {
      const { rows, last, count } = await listProblemShipments(context.db.kysely, filter, page);
      await recordSeen(request, rows);
      return {
        rows,
        last: last && { created_at: last.since, id: last.tracking_number },
        note: rows.length > 0 ? text.count(numberText(count)) : undefined,
      };
    }),
  };
}

/** Says for how long a parcel has had its problem. */
export function problemAge(problemAt: string, now: Date, language: Language): string {
  const days = Math.floor((now.getTime() - Date.parse(problemAt)) / dayMs);
  return supportTexts[language].problems.ageOf(Math.max(days, 0));
}

/** Renders the age above the time of the event that made the parcel a problem. */
function ageCell(problemAt: string, now: Date, language: Language): VNode {
  return html`${problemAge(problemAt, now, language)}
    <p class="hint">${time(problemAt, language)}</p>`;
}
