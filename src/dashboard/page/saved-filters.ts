import { html } from 'htm/preact';
import type { VNode } from 'preact';
import {
  deleteSavedFilter,
  insertSavedFilter,
  listSavedFilters,
} from '../../../db/query/user/saved-filter.ts';
import { isLine } from '../../account/account-input.ts';
import { newId } from '../../runtime.ts';
import { audit } from '../../user/audit.ts';
import { actorOf } from '../actor.ts';
import { refusePage } from '../refuse-page.ts';
import { shipmentTexts } from '../text/shipment.ts';
import { field } from '../view/field.ts';
import type { PageAnswer, Visit } from '../visit.ts';
import { filtersOf } from './shipment-query.ts';

/** Shows the user's filters as links, and the form that saves the current ones. */
export async function savedFilterLinks(
  { context, user, base, language }: Visit,
  current: URLSearchParams,
): Promise<VNode> {
  const words = shipmentTexts[language].list;
  const filters = await listSavedFilters(context.db.kysely, user.id);
  const mayChange = user.role !== 'viewer';
  const search = String(filtersOf(current));
  return html`
    ${
      filters.length > 0
        ? html`<nav class="saved" aria-label=${words.saved}>
            ${filters.map(
              (filter) =>
                html`<form method="post" action=${`${base}/shipments/filters/${filter.id}`} class="chip">
                  <a href=${`${base}/shipments?${filter.search}`} aria-current=${filter.search === search ? 'page' : undefined}>
                    ${filter.name}
                  </a>
                  ${mayChange ? html`<button aria-label=${words.remove(filter.name)} title=${words.remove(filter.name)}>×</button>` : null}
                </form>`,
            )}
          </nav>`
        : null
    }
    ${
      mayChange && search !== '' && !filters.some((filter) => filter.search === search)
        ? html`<form method="post" action=${`${base}/shipments/filters`} class="inline">
            <input type="hidden" name="search" value=${search} />
            ${field({ name: 'name', label: words.filterName, isRequired: true, maxLength: 60, autocomplete: 'off' })}
            <button>${words.save}</button>
          </form>`
        : null
    }
  ` as VNode;
}

/** Saves filters under a name. Returns the reason if it refused to. */
export async function saveFilter(visit: Visit): Promise<PageAnswer> {
  const { context, form, base, user, language, text } = visit;
  const words = shipmentTexts[language].list;
  const name = form.one('name').trim();
  const search = String(filtersOf(new URLSearchParams(form.one('search'))));
  const place = `${base}/shipments?${search}`;
  const refused = (reason: string): PageAnswer => ({
    title: text.shipments.title,
    status: 400,
    content:
      html`<p class="alert" role="alert">${reason}</p><p><a href=${place}>${text.shipment.back}</a></p>` as VNode,
  });
  if (!isLine(name, 60)) return refused(words.nameFault);
  if (search === '' || search.length > 2000) return refusePage('INVALID_FIELD');
  const id = newId('flt', visit.origin.now);
  const isSaved = await context.db.kysely.transaction().execute(async (tx) => {
    const saved = await insertSavedFilter(tx, { id, user_id: user.id, name, search });
    if (saved) await audit(tx, actorOf(visit), 'filter.saved', name);
    return saved;
  });
  return isSaved ? { goTo: place } : refused(words.tooMany);
}

/** Removes a saved filter, and shows its list, where it can be saved again. */
export async function removeFilter(visit: Visit): Promise<PageAnswer> {
  const { context, path, user, base } = visit;
  const removed = await context.db.kysely.transaction().execute(async (tx) => {
    const filter = await deleteSavedFilter(tx, { id: path.id ?? '', userId: user.id });
    if (filter) await audit(tx, actorOf(visit), 'filter.removed', filter.name);
    return filter;
  });
  return removed ? { goTo: `${base}/shipments?${removed.search}` } : refusePage('NOT_FOUND');
}
