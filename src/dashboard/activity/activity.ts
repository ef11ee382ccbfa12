import type { VNode } from 'preact';
import { type AuditEntry, type AuditFilter, searchAuditEntries } from '../../../db/query/user/audit-entry.ts';
import { operatorRoles, userRoles } from '../../../db/table/user.ts';
import type { AuditAction } from '../../audit.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { symbol } from '../../look/symbol.ts';
import { type ExportedList, exportList, firstDay, lastDay, searchByKeyset, showList } from '../list.ts';
import { userAdminTexts } from '../operator/user-text.ts';
import {
  type OperatorRequest,
  type PageAnswer,
  type PageRequest,
  type PersonAnswer,
  type PersonRequest,
  refusePage,
} from '../page-request.ts';
import { teamTexts } from '../team/text.ts';
import { withOffset } from '../time.ts';
import { exactTime, shortenedId } from '../view/data.ts';
import { activityTexts } from './text.ts';

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
  shipment_batch: 'shipments',
  manifest: 'shipments',
  address: 'shipments',
  product: 'shipments',
  filter: 'shipments',
  order_defaults: 'shipments',
  order_mapping: 'shipments',
  parcel: 'shipments',
  wallet: 'money',
  charge: 'money',
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

/**
 * Who changed what from where, newest first. Names in the file are those of the columns of the table `audit_entry`.
 * @param accountId null: the changes that belong to no account
 */
function activityList(
  request: PersonRequest,
  accountId: string | null,
): ExportedList<AuditEntry, AuditFilter> {
  const { context, language, timeZone } = request;
  const text = activityTexts[language];
  return {
    path: '/activity',
    fileName: 'activity',
    title: text.title,
    none: text.none,
    noMatch: text.filter.noMatch,
    pageSize: 50,
    columns: [
      { name: null, csv: { id: ({ id }) => id } },
      {
        name: text.when,
        cell: ({ created_at }) => exactTime(created_at, language),
        csv: { created_at: ({ created_at }) => withOffset(created_at, timeZone) },
      },
      { name: text.who, cell: ({ email }) => withShortIds(email), csv: { who: ({ email }) => email } },
      {
        name: text.what,
        cell: ({ action }) => actionName(action, request),
        csv: { action: ({ action }) => action, change: ({ action }) => actionName(action, request) },
      },
      {
        name: text.subject,
        cell: ({ subject }) =>
          subject && html`<code class="id">${withShortIds(withRole(subject, language))}</code>`,
        csv: { subject: ({ subject }) => subject && withRole(subject, language) },
      },
      {
        name: text.from,
        cell: ({ address }) => address ?? text.commandLine,
        csv: { ip_address: ({ address }) => address },
      },
    ],
    filters: {
      who: { label: text.filter.who, maxLength: 200, autocomplete: 'off', read: (who) => ({ who }) },
      kind: {
        label: text.filter.kind,
        any: text.filter.allKinds,
        options: Object.entries(text.filter.kinds),
        read: (kind) => {
          const areas = Object.entries(kindOfArea).flatMap(([area, one]) => (one === kind ? [area] : []));
          return areas.length > 0 ? { areas } : refusePage('INVALID_FIELD');
        },
      },
      from: firstDay(request, text.filter.fromDay, (from) => ({ from })),
      to: lastDay(request, text.filter.toDay, 'from', (until) => ({ until })),
    },
    search: searchByKeyset({ name: 'activity', id: /^aud_[0-9a-f]{32}$/ }, (filter, page) =>
      searchAuditEntries(context.db.kysely, accountId, filter, page),
    ),
  };
}

/** An action of an earlier version keeps its code. */
function actionName(action: string, { language }: PersonRequest): string {
  const names: Readonly<Record<string, string>> = activityTexts[language].action;
  return names[action] ?? action;
}

/** Renders a text with the ids of keys, endpoints and other things shortened. */
function withShortIds(text: string): VNode | string {
  const shown = text.replaceAll(/\b[a-z]+_[0-9a-f]{32}\b/g, shortenedId);
  return shown === text ? text : html`<span title=${text}>${shown}</span>`;
}

const rolePart = new RegExp(
  `(?<=^|: )(${[...userRoles, ...operatorRoles].join('|')})(, without money)?(, without recipients)?$`,
);

/** An entry about a user ends with the role. */
function withRole(subject: string, language: Language): string {
  const { roles } = userAdminTexts[language];
  const { withoutMoney, withoutRecipients } = teamTexts[language];
  const separator = language === 'en' ? ', ' : '，';
  return subject.replace(rolePart, (_, role: keyof typeof roles, money = '', recipients = '') =>
    [roles[role], money && withoutMoney, recipients && withoutRecipients].filter(Boolean).join(separator),
  );
}

async function activityPage(
  request: PersonRequest,
  accountId: string | null,
  lead: string,
): Promise<PersonAnswer> {
  const list = activityList(request, accountId);
  const { status, csvUrl, form, results } = await showList(request, list);
  return {
    title: list.title,
    status,
    head: {
      subtitle: lead,
      actions: html`<a href=${csvUrl}>${symbol('download')}${activityTexts[request.language].filter.export}</a>`,
    },
    content: html`${form} ${results}`,
  };
}

export function showActivity(request: PageRequest): Promise<PageAnswer> {
  return activityPage(request, request.scope.accountId, activityTexts[request.language].lead);
}

export function exportActivity(request: PageRequest): Promise<PageAnswer> {
  return exportList(request, activityList(request, request.scope.accountId));
}

/** Lists the changes that belong to no account: operators, catalog, exchange rates. */
export function showInstallationActivity(request: OperatorRequest): Promise<PageAnswer> {
  return activityPage(request, null, userAdminTexts[request.language].activityLead);
}

export function exportInstallationActivity(request: OperatorRequest): Promise<PageAnswer> {
  return exportList(request, activityList(request, null));
}
