import type { VNode } from 'preact';
import { type AuditEntry, type AuditFilter, searchAuditEntries } from '../../../db/query/user/audit-entry.ts';
import type { UserRole } from '../../../db/table/user.ts';
import { html } from '../../html.ts';
import { readCursor, writeCursor } from '../../http/query.ts';
import { hongKongDay } from '../../runtime.ts';
import type { Language } from '../../tracking/page/page-text.ts';
import type { AuditAction } from '../../user/audit.ts';
import type { OperatorRequest } from '../operator/operator-request.ts';
import type { PageAnswer, PageRequest, PersonAnswer, PersonRequest } from '../page-request.ts';
import { refusePage } from '../refuse-page.ts';
import { activityTexts, teamTexts } from '../team/text.ts';
import { dayFaultTexts } from '../text/form.ts';
import { userAdminTexts } from '../text/user-admin.ts';
import { type DayFault, dayRange, withOffset } from '../time.ts';
import { type CsvColumn, csvHead, csvLines } from '../view/csv.ts';
import { exactTime, table, zoneName } from '../view/data.ts';
import { alertText, field, selectField } from '../view/field.ts';
import { pager, pagerTexts } from '../view/pager.ts';

const pageSize = 50;
const batchSize = 200;

type Kind = keyof (typeof activityTexts)['en']['kinds'];
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
  const { context, text, language, base } = request;
  const words = text.activity;
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
  const none = kept.length > 0 ? activityTexts[language].noMatch : words.none;
  return {
    title: words.title,
    status: isValid ? 200 : 400,
    content: html`
      ${alertText(isValid ? undefined : text.shipments.invalid, true)}
      <p>${lead}</p>
      <p class="buttons top"><a href=${address('activity.csv')}>${activityTexts[language].export}</a></p>
      ${filterForm(request, given, faults)}
      ${table(
        words.title,
        [
          { name: words.when, cell: (entry) => exactTime(entry.created_at, language) },
          { name: words.who, cell: (entry) => entry.email },
          { name: words.what, cell: ({ action }) => nameOf(action, request) },
          {
            name: words.subject,
            cell: (entry) =>
              entry.subject && html`<code class="id">${withRole(entry.subject, language)}</code>`,
          },
          { name: words.from, cell: (entry) => entry.address ?? words.commandLine },
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
  { base, language, timeZone, text }: PersonRequest,
  given: URLSearchParams,
  faults: Faults,
): VNode {
  const words = activityTexts[language];
  const value = (name: string) => given.get(name) ?? '';
  const day = (name: string, label: string) => {
    const fault = faults[name];
    return field({
      name,
      label,
      type: 'date',
      value: value(name),
      error: fault && dayFaultTexts[language][fault],
    });
  };
  const isFiltered = [...given].some(([name, text]) => name !== 'cursor' && text !== '');
  return html`<details class="filters" open=${isFiltered}>
    <summary>${words.filters}</summary>
    <form method="get" action=${`${base}/activity`}>
      <div class="grid">
        ${field({ name: 'who', label: words.who, value: value('who'), maxLength: 200, autocomplete: 'off' })}
        ${selectField({ name: 'kind', label: words.kind, value: value('kind'), options: [['', words.allKinds], ...Object.entries(words.kinds)] })}
        ${day('from', words.fromDay)} ${day('to', words.toDay)}
      </div>
      <p class="hint">${text.shipments.dates(zoneName(timeZone, language))}</p>
      <p class="buttons">
        <button class="main">${words.apply}</button> <a href=${`${base}/activity`}>${words.clear}</a>
      </p>
    </form>
  </details>`;
}

/** An action of an earlier version keeps its code. */
function nameOf(action: string, { text }: PersonRequest): string {
  const names: Readonly<Record<string, string>> = text.activity.action;
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
  return activityPage(request, { ...ownActivity(request), lead: request.text.activity.lead });
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
