import type { Kysely } from 'kysely';
import { removeNotification, setNotifications } from '../../db/query/mail/notification.ts';
import { deleteSavedFilter, insertSavedFilter, type SavedFilter } from '../../db/query/user/saved-filter.ts';
import { markChangelogSeen, setLabelChoice, updatePreferences } from '../../db/query/user/user.ts';
import type { Database } from '../../db/table/index.ts';
import type { NotificationChoice } from '../../db/table/user.ts';
import { type AuditActor, userActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import type { Language } from '../language.ts';
import { newId } from '../runtime.ts';

/** Sets the language, the time zone and the height of rows of a user. */
export async function setPreferences(
  db: Kysely<Database>,
  actor: AuditActor,
  userId: string,
  preferences: { readonly language: Language; readonly time_zone: string; readonly compact_rows: boolean },
): Promise<void> {
  await commitChange(db, async (tx) => ({
    result: await updatePreferences(tx, userId, preferences),
    entry: [actor, 'user.preferences_set'],
  }));
}

/** Switches the language of a user's pages. The activity does not have it: a person may do it on every page. */
export function switchLanguage(db: Kysely<Database>, userId: string, language: Language): Promise<void> {
  return updatePreferences(db, userId, { language });
}

/** Remembers how a user printed the last label. The activity has the printing itself. */
export function rememberLabelChoice(db: Kysely<Database>, userId: string, choice: string): Promise<void> {
  return setLabelChoice(db, userId, choice);
}

/** Marks the newest change as seen by a user. Returns the one that was the newest at the last visit; null: none. */
export function readChangelogPage(
  db: Kysely<Database>,
  userId: string,
  changelog: readonly { readonly id: string }[],
): Promise<string | null> {
  return markChangelogSeen(db, userId, changelog.at(-1)?.id ?? null);
}

/** Saves the filters of a list under a name. False if the user has as many as permitted. */
export async function addFilter(
  db: Kysely<Database>,
  actor: AuditActor,
  userId: string,
  { name, search }: Pick<SavedFilter, 'name' | 'search'>,
): Promise<boolean> {
  return commitChange(db, async (tx) => {
    const filter = { id: newId('flt', actor.now), user_id: userId, name, search };
    const isSaved = await insertSavedFilter(tx, filter);
    return { result: isSaved, entry: isSaved && [actor, 'filter.saved', name] };
  });
}

/** Deletes a filter of a user. Undefined: the user has no such filter. */
export async function deleteFilter(
  db: Kysely<Database>,
  actor: AuditActor,
  userId: string,
  id: string,
): Promise<SavedFilter | undefined> {
  return commitChange(db, async (tx) => {
    const filter = await deleteSavedFilter(tx, { id, userId });
    return { result: filter, entry: filter && [actor, 'filter.removed', filter.name] };
  });
}

/** Sets which notification emails a user gets. */
export async function chooseNotifications(
  db: Kysely<Database>,
  actor: AuditActor,
  userId: string,
  choices: readonly NotificationChoice[],
): Promise<void> {
  await commitChange(db, async (tx) => ({
    result: await setNotifications(tx, userId, choices),
    entry: [actor, 'user.notifications_set', choices.join(', ') || null],
  }));
}

/** Switches off one kind of email by the link that each email has. A second time changes nothing. */
export async function switchOffNotification(
  db: Kysely<Database>,
  { userId, choice }: { readonly userId: string; readonly choice: NotificationChoice },
  from: { readonly ip: string; readonly now: Date },
): Promise<void> {
  await commitChange(db, async (tx) => {
    const user = await removeNotification(tx, userId, choice);
    if (!user) return { result: undefined, entry: null };
    return { result: undefined, entry: [userActor(user, from), 'user.notifications_set', `${choice}: –`] };
  });
}
