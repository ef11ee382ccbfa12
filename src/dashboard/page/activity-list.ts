import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { pageOf } from '../../../db/query/page.ts';
import { listAuditEntries } from '../../../db/query/user/audit-entry.ts';
import type { UserRole } from '../../../db/table/user/dashboard-user.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import type { Language } from '../../tracking/page/language.ts';
import { refusePage } from '../refuse-page.ts';
import { teamTexts } from '../text/team.ts';
import { exactTime, table } from '../view/data.ts';
import { pager } from '../view/pager.ts';
import type { PersonAnswer, PersonVisit } from '../visit.ts';

const pageSize = 50;
const list = { name: 'activity', filters: {}, id: /^aud_[0-9a-f]{32}$/ };

interface Shown {
  /** Null: the changes that belong to no account. */
  readonly accountId: string | null;
  readonly lead: string;
  readonly cursor: string | null;
}

/** Lists who changed what from where, newest first. */
export async function activityPage(
  { context, text, language, base }: PersonVisit,
  { accountId, lead, cursor }: Shown,
): Promise<PersonAnswer> {
  const words = text.activity;
  const after = cursor === null ? null : readCursor(cursor, list, refusePage);
  const found = await listAuditEntries(context.db.kysely, accountId, { after, limit: pageSize + 1 });
  const { rows, last } = pageOf(found, pageSize);
  const next = last ? `${base}/activity?cursor=${writeCursor(list, [last.created_at, last.id])}` : null;
  const nameOf = (action: string) => words.action[action as keyof typeof words.action] ?? action;
  return {
    title: words.title,
    content: html`
      <p>${lead}</p>
      ${table(
        words.title,
        [
          { name: words.when, cell: (entry) => exactTime(entry.created_at, language) },
          { name: words.what, cell: (entry) => nameOf(entry.action) },
          {
            name: words.subject,
            cell: (entry) =>
              entry.subject && html`<code class="id">${withRole(entry.subject, language)}</code>`,
          },
          { name: words.who, cell: (entry) => entry.email },
          { name: words.from, cell: (entry) => entry.address ?? words.commandLine },
        ],
        rows,
        words.none,
      )}
      ${pager(language, { first: cursor && `${base}/activity`, next })}
    ` as VNode,
  };
}

/** An entry about a user ends with the role. */
function withRole(subject: string, language: Language): string {
  return subject.replace(
    /(?<=^|: )(owner|developer|viewer)$/,
    (role) => teamTexts[language].roles[role as UserRole],
  );
}
