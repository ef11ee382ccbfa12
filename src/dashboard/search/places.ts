import { listProductRows } from '../../../db/query/account/merchant-product.ts';
import { searchSavedAddresses } from '../../../db/query/account/saved-address.ts';
import { findBatchesByEnd } from '../../../db/query/batch/batch.ts';
import { findManifestsByEnd } from '../../../db/query/manifest/manifest.ts';
import { isNumberEnd } from '../../../db/query/number-end.ts';
import type { Language } from '../../language.ts';
import { hasBeginnings } from '../../shipment/search-words.ts';
import type { Capability } from '../../user/role.ts';
import { activityTexts } from '../activity/text.ts';
import { addressTexts } from '../address/text.ts';
import { batchTexts } from '../batch/text.ts';
import { eventTexts } from '../event/text.ts';
import { homeTexts } from '../home/text.ts';
import { keyTexts } from '../key/text.ts';
import { manifestTexts } from '../manifest/text.ts';
import { parcelTexts } from '../order/parcel-text.ts';
import type { PageRequest } from '../page-request.ts';
import { requestTexts } from '../request/text.ts';
import { securityTexts } from '../security/text.ts';
import { buyerPageTexts } from '../settings/buyer-page-text.ts';
import { orderFileTexts } from '../settings/order-file-text.ts';
import { settingsTexts } from '../settings/text.ts';
import { teamTexts } from '../team/text.ts';
import { sharedTexts } from '../text.ts';
import { timeText } from '../view/data.ts';
import { walletTexts } from '../wallet/text.ts';
import { webhookTexts } from '../webhook/text.ts';
import { searchTexts } from './text.ts';

/** A page that a person can open. */
export interface FoundPlace {
  readonly path: string;
  readonly name: string;
  readonly hint?: string;
}

type Named = Readonly<Record<'en' | 'zh-Hant', string>>;

const both = (of: (language: keyof Named) => string): Named => ({ en: of('en'), 'zh-Hant': of('zh-Hant') });

/** Pages and actions, with what a person needs for them, and other words by which they are found. */
const places: readonly (readonly [path: string, needs: Capability, name: Named, ...also: Named[]])[] = [
  ['/shipments/new', 'book', both((to) => sharedTexts[to].items.book)],
  ['/shipments', 'print', both((to) => searchTexts[to].printLabels)],
  ['/batches/new', 'book', both((to) => searchTexts[to].upload)],
  ['/manifests/new', 'hand_over', both((to) => manifestTexts[to].create)],
  ['/addresses/new?role=recipient', 'edit_addresses', both((to) => addressTexts[to].addRecipient)],
  ['/addresses/new?role=sender', 'edit_addresses', both((to) => addressTexts[to].addSender)],
  ['/team', 'manage_team', both((to) => teamTexts[to].invite)],
  ['/to-book', 'see_shipments', both((to) => batchTexts[to].rowsToBook.title)],
  ['', 'see_shipments', both((to) => homeTexts[to].title)],
  ['/shipments', 'see_shipments', both((to) => sharedTexts[to].items.shipments)],
  [
    '/batches',
    'see_shipments',
    both((to) => sharedTexts[to].items.orders),
    both((to) => batchTexts[to].title),
  ],
  [
    '/manifests',
    'see_shipments',
    both((to) => sharedTexts[to].items.handover),
    both((to) => manifestTexts[to].title),
  ],
  ['/wallet', 'see_wallet', both((to) => walletTexts[to].title), both((to) => sharedTexts[to].items.money)],
  ['/wallet/above-quote', 'see_wallet', both((to) => walletTexts[to].aboveQuote.title)],
  ['/wallet/statements', 'see_wallet', both((to) => walletTexts[to].statement.title)],
  ['/addresses', 'see_recipients', both((to) => sharedTexts[to].items.people)],
  ['/products', 'see_shipments', both((to) => sharedTexts[to].items.products)],
  ['/keys', 'see_developer_pages', both((to) => keyTexts[to].title)],
  ['/requests', 'see_requests', both((to) => requestTexts[to].title)],
  ['/webhooks', 'see_developer_pages', both((to) => webhookTexts[to].title)],
  ['/events', 'see_requests', both((to) => eventTexts[to].title)],
  ['/team', 'manage_team', both((to) => teamTexts[to].title)],
  ['/activity', 'see_activity', both((to) => activityTexts[to].title)],
  ['/settings', 'use_dashboard', both((to) => settingsTexts[to].title)],
  ['/settings/order-files', 'see_shipments', both((to) => orderFileTexts[to].title)],
  ['/settings/parcels', 'book', both((to) => parcelTexts[to].title)],
  ['/settings/buyer-page', 'see_shipments', both((to) => buyerPageTexts[to].title)],
  ['/security', 'use_dashboard', both((to) => securityTexts[to].title)],
];

/** Finds the pages and actions that the role may use, by their names in both languages. */
export function findPlaces(
  { can, language }: Pick<PageRequest, 'can' | 'language'>,
  searched: string,
): FoundPlace[] {
  return places
    .filter(
      ([, needs, ...names]) =>
        can(needs) && names.some((name) => Object.values(name).some((text) => hasBeginnings(text, searched))),
    )
    .map(([path, , name]) => ({ path, name: name[language] }));
}

const maxShown = 5;

/** Finds saved recipients as the page of an order does. */
export async function findPeople({ context, scope, can }: PageRequest, text: string): Promise<FoundPlace[]> {
  if (!can('see_recipients')) return [];
  const saved = await searchSavedAddresses(context.db.kysely, scope, {
    role: 'recipient',
    text,
    limit: maxShown,
  });
  return saved.map(({ id, party }) => ({
    path: can('book') ? `/shipments/new?to=${id}` : '/addresses',
    name: party.contact_name,
    hint: [party.city, party.country_code].filter(Boolean).join(', '),
  }));
}

/** Finds products by a part of their SKU or description. */
export async function findProducts({ context, scope }: PageRequest, searched: string): Promise<FoundPlace[]> {
  const found = await listProductRows(context.db.kysely, scope, {
    search: searched,
    archived: false,
    after: null,
    limit: maxShown,
  });
  return found.map(({ sku, description }) => ({
    path: `/products/sku/${encodeURIComponent(sku)}`,
    name: description,
    hint: sku,
  }));
}

/** Finds batches and manifests by the end of their numbers, newest first. */
export async function findHandovers(request: PageRequest, searched: string): Promise<FoundPlace[]> {
  if (!isNumberEnd(searched)) return [];
  const { context, scope } = request;
  const { kysely } = context.db;
  const [batches, manifests] = await Promise.all([
    findBatchesByEnd(kysely, scope, searched, maxShown),
    findManifestsByEnd(kysely, scope, searched, maxShown),
  ]);
  return [
    ...batches.map((row) => ({
      path: `/batches/${row.id}`,
      name: handoverName({ ...row, kind: 'batch' }, request),
      hint: row.id,
    })),
    ...manifests.map((row) => ({
      path: `/manifests/${row.id}`,
      name: handoverName({ ...row, kind: 'manifest' }, request),
      hint: row.carrier_manifest_number ?? row.id,
    })),
  ].slice(0, maxShown);
}

/** Names a batch or a manifest by its time. */
export function handoverName(
  { kind, created_at }: { readonly kind: 'batch' | 'manifest'; readonly created_at: string },
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): string {
  const texts = { batch: batchTexts, manifest: manifestTexts }[kind];
  return texts[language].titleOf(timeText(created_at, language, timeZone));
}
