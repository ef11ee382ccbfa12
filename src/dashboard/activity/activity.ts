import type { VNode } from 'preact';
import { type AuditEntry, type AuditFilter, searchAuditEntries } from '../../../db/query/user/audit-entry.ts';
import type { UserRole } from '../../../db/table/user.ts';
import { html } from '../../html.ts';
import { readCursor, writeCursor } from '../../http/query.ts';
import { hongKongDay } from '../../runtime.ts';
import type { Language } from '../../tracking/page/page-text.ts';
import type { AuditAction } from '../../user/audit.ts';
import type { OperatorRequest } from '../operator/operator-request.ts';
import { userAdminTexts } from '../operator/user-text.ts';
import {
  type PageAnswer,
  type PageRequest,
  type PersonAnswer,
  type PersonRequest,
  refusePage,
} from '../page-request.ts';
import { teamTexts } from '../team/text.ts';
import { sharedTexts } from '../text.ts';
import { type DayFault, dayRange, withOffset } from '../time.ts';
import { type CsvColumn, csvHead, csvLines } from '../view/csv.ts';
import { exactTime, table, zoneName } from '../view/data.ts';
import { alertText, field, selectField } from '../view/field.ts';
import { pager, pagerTexts } from '../view/pager.ts';
import { activityTexts } from './text.ts';

const pageSize = 50;
const batchSize = 200;

type Kind = keyof (typeof activityTexts)['en']['filter']['kinds'];
type Area = AuditAction extends `${infer First}.${string}` ? First : never;

const kindOfArea: Readonly<Record<Area, Kind>> = {
  user: 'people',
  passkey: 'people',
  second_factor: 'people',
  session: 'people',
  api_key: 'keys',
  app: 'keys',
  webhook: 'webhooks',
  shipment: 'shipments',
  filter: 'shipments',
  wallet: 'money',
  payment_instruction: 'money',
  account: 'account',
  entitlement: 'account',
  rate_table: 'account',
  ioss_number: 'account',
  digest: 'account',
  catalog: 'installation',
  fx_rate: 'installation',
  setting: 'installation',
  retention: 'installation',
  secret_keys: 'installation',
  job: 'installation',
};

interface Shown {
  /** Null: the changes that belong to no account. */
  readonly accountId: string | null;
  readonly lead: string;
  readonly given: URLSearchParams;
}

/** Lists who changed what from where, newest first. */
async function activityPage(
  request: PersonRequest,
  { accountId, lead, given }: Shown,
): Promise<PersonAnswer> {
  const { context, language, base } = request;
  const filterText = activityTexts[language].filter;
  const text = activityTexts[language];
  const { filter, faults } = filterOf(request, given);
  const isValid = Object.keys(faults).length === 0;
  const list = { name: 'activity', filters: { ...filter }, id: /^aud_[0-9a-f]{32}$/ };
  const cursor = given.get('cursor');
  const after = isValid && cursor !== null ? readCursor(cursor, list, refusePage) : null;
  const { rows, last, stoppedAt } = isValid
    ? await searchAuditEntries(context.db.kysely, accountId, filter, { after, limit: pageSize })
    : { rows: [], last: undefined, stoppedAt: undefined };
  const kept = [...given].filter(([name, value]) => name !== 'cursor' && value !== '');
  const address = (place: string, more: Record<string, string> = {}) => {
    const search = new URLSearchParams([...kept, ...Object.entries(more)]);
    return `${base}/${place}${search.size > 0 ? `?${search}` : ''}`;
  };
  const none = kept.length > 0 ? filterText.noMatch : text.none;
  return {
    title: text.title,
    status: isValid ? 200 : 400,
    content: html`
      ${alertText(isValid ? undefined : sharedTexts[language].filter.invalid, true)}
      <p>${lead}</p>
      <p class="buttons top"><a href=${address('activity.csv')}>${filterText.export}</a></p>
      ${filterForm(request, given, faults)}
      ${table(
        text.title,
        [
          { name: text.when, cell: (entry) => exactTime(entry.created_at, language) },
          { name: text.who, cell: (entry) => entry.email },
          { name: text.what, cell: ({ action }) => nameOf(action, request) },
          {
            name: text.subject,
            cell: (entry) =>
              entry.subject && html`<code class="id">${withRole(entry.subject, language)}</code>`,
          },
          { name: text.from, cell: (entry) => entry.address ?? text.commandLine },
        ],
        rows,
        stoppedAt ? pagerTexts[language].noneSoFar : none,
      )}
      ${pager(language, {
        first: cursor && address('activity'),
        next: last ? address('activity', { cursor: writeCursor(list, [last.created_at, last.id]) }) : null,
        reached: stoppedAt?.created_at,
      })}
    `,
  };
}

/** Sends the changes with the same filters as a CSV file, with the names of the columns of the table `audit_entry`. */
async function activityFile(
  request: PersonRequest,
  { accountId, given }: Pick<Shown, 'accountId' | 'given'>,
): Promise<PageAnswer> {
  const { filter, faults } = filterOf(request, given);
  if (Object.keys(faults).length > 0) return refusePage('INVALID_FIELD');
  const read = (after: readonly [string, string] | null) =>
    searchAuditEntries(request.context.db.kysely, accountId, filter, { after, limit: batchSize });
  const name = `activity-${hongKongDay(request.origin.now)}.csv`;
  return { file: { name, type: 'text/csv', content: linesOf(csvColumns(request), read, await read(null)) } };
}

type ReadEntries = (after: readonly [string, string]) => ReturnType<typeof searchAuditEntries>;

async function* linesOf(
  columns: readonly CsvColumn<AuditEntry>[],
  read: ReadEntries,
  first: Awaited<ReturnType<ReadEntries>>,
): AsyncGenerator<string> {
  yield csvHead(columns);
  let { rows, last } = first;
  yield csvLines(columns, rows);
  while (last) {
    ({ rows, last } = await read([last.created_at, last.id]));
    yield csvLines(columns, rows);
  }
}

function csvColumns(request: PersonRequest): CsvColumn<AuditEntry>[] {
  const { language, timeZone } = request;
  return [
    { name: 'id', cell: (entry) => entry.id },
    { name: 'created_at', cell: (entry) => withOffset(entry.created_at, timeZone) },
    { name: 'who', cell: (entry) => entry.email },
    { name: 'action', cell: (entry) => entry.action },
    { name: 'change', cell: ({ action }) => nameOf(action, request) },
    { name: 'subject', cell: ({ subject }) => subject && withRole(subject, language) },
    { name: 'ip_address', cell: (entry) => entry.address },
  ];
}

type Faults = Readonly<Record<string, DayFault>>;

/** Days are whole days in the zone of the user. An unknown kind is refused. */
function filterOf(
  { timeZone }: PersonRequest,
  given: URLSearchParams,
): { readonly filter: AuditFilter; readonly faults: Faults } {
  const days = dayRange({ from: given.get('from'), to: given.get('to') }, timeZone);
  const kind = given.get('kind');
  const areas = Object.entries(kindOfArea).flatMap(([area, one]) => (one === kind ? [area] : []));
  if (kind && areas.length === 0) return refusePage('INVALID_FIELD');
  const filter = {
    who: given.get('who')?.trim() || undefined,
    areas: kind ? areas : undefined,
    from: days.from,
    until: days.until,
  };
  return { filter, faults: { ...days.faults } };
}

function filterForm(
  { base, language, timeZone }: PersonRequest,
  given: URLSearchParams,
  faults: Faults,
): VNode {
  const text = activityTexts[language].filter;
  const value = (name: string) => given.get(name) ?? '';
  const day = (name: string, label: string) => {
    const fault = faults[name];
    return field({
      name,
      label,
      type: 'date',
      value: value(name),
      error: fault && sharedTexts[language].dayFault[fault],
    });
  };
  const isFiltered = [...given].some(([name, one]) => name !== 'cursor' && one !== '');
  return html`<details class="filters" open=${isFiltered}>
    <summary>${text.filters}</summary>
    <form method="get" action=${`${base}/activity`}>
      <div class="grid">
        ${field({ name: 'who', label: text.who, value: value('who'), maxLength: 200, autocomplete: 'off' })}
        ${selectField({ name: 'kind', label: text.kind, value: value('kind'), options: [['', text.allKinds], ...Object.entries(text.kinds)] })}
        ${day('from', text.fromDay)} ${day('to', text.toDay)}
      </div>
      <p class="hint">${sharedTexts[language].filter.dates(zoneName(timeZone, language))}</p>
      <p class="buttons">
        <button class="main">${text.apply}</button> <a href=${`${base}/activity`}>${text.clear}</a>
      </p>
    </form>
  </details>`;
}

/** An action of an earlier version keeps its code. */
function nameOf(action: string, { language }: PersonRequest): string {
  const names: Readonly<Record<string, string>> = activityTexts[language].action;
  return names[action] ?? action;
}

/** An entry about a user ends with the role. */
function withRole(subject: string, language: Language): string {
  return subject.replace(
    /(?<=^|: )(owner|developer|viewer)$/,
    (role) => teamTexts[language].roles[role as UserRole],
  );
}

/** Lists who changed what of the account from where, newest first. */
export function showActivity(request: PageRequest): Promise<PageAnswer> {
  return activityPage(request, { ...ownActivity(request), lead: activityTexts[request.language].lead });
}

export function exportActivity(request: PageRequest): Promise<PageAnswer> {
  return activityFile(request, ownActivity(request));
}

function ownActivity({ scope, search }: PageRequest) {
  return { accountId: scope.accountId, given: search };
}

/** Lists the changes that belong to no account: operators, catalog, exchange rates. */
export function showInstallationActivity(request: OperatorRequest): Promise<PageAnswer> {
  const lead = userAdminTexts[request.language].activityLead;
  return activityPage(request, { accountId: null, lead, given: request.search });
}

export function exportInstallationActivity(request: OperatorRequest): Promise<PageAnswer> {
  return activityFile(request, { accountId: null, given: request.search });
}
