import type { VNode } from 'preact';
import { readDayCounts } from '../../../db/query/account/admission.ts';
import { type ApiKeyRow, listActiveKeys } from '../../../db/query/account/api-key.ts';
import { readShipmentFigures, type ShipmentFigure } from '../../../db/query/shipment/shipment-figures.ts';
import { readWallet } from '../../../db/query/wallet/wallet.ts';
import { allScopes } from '../../account/api-key.ts';
import { html } from '../../html.ts';
import { pageTexts } from '../../tracking/page/page-text.ts';
import { walletView } from '../../wallet/wallet.ts';
import { firstRequest } from '../key/keys.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { listedColumns, readShipments } from '../shipment/list.ts';
import { labeled, numberText } from '../text.ts';
import { boundsOfDays } from '../time.ts';
import { barChart, cacheCounts, lastDays } from '../view/chart.ts';
import { amountText, facts, table } from '../view/data.ts';
import { walletTexts } from '../wallet/text.ts';
import { homeTexts } from './text.ts';

const shownDays = 30;
/** Statuses of a parcel that needs the merchant's attention. */
const problems: ReadonlySet<string> = new Set(['exception', 'delivery_failed', 'returning', 'returned']);
/** Steps that need it in any status in which the parcel still moves. */
const problemSteps: ReadonlySet<string> = new Set(['customs_hold', 'address_query', 'lost', 'damaged']);

function isProblem({ status, sub_status: step }: ShipmentFigure): boolean {
  if (problems.has(status)) return true;
  return step !== null && problemSteps.has(step) && status !== 'delivered' && status !== 'cancelled';
}

/** Shows the shipments of the last 30 days: volume by day, delivered share, time to delivery, problems by reason. */
async function figureSections(request: PageRequest): Promise<VNode> {
  const { timeZone, origin, language } = request;
  const text = homeTexts[language];
  const wallet = walletTexts[language];
  const days = lastDays(shownDays, origin.now, timeZone);
  const figures = await readFigures(request, days);
  const total = sumCounts(figures);
  if (total === 0)
    return html`<section><h2>${text.volume}</h2><p class="none">${text.noVolume}</p></section>`;
  const byDay = Map.groupBy(figures, ({ day }) => day);
  return html`
    <section>
      <h2>${text.volume}</h2>
      <p>${text.volumeLead(total)}</p>
      ${barChart({
        name: text.volume,
        days: days.map((day) => ({ day, value: sumCounts(byDay.get(day) ?? []) })),
        language,
        toText: numberText,
        text: { day: wallet.day, value: text.count, asTable: wallet.asTable },
      })}
    </section>
    <div class="columns">
      <section><h2>${text.performance}</h2>${performanceSection(request, figures)}</section>
      <section><h2>${text.failures}</h2>${problemTable(request, figures, days[0] ?? '')}</section>
    </div>
  `;
}

const cachedCounts = cacheCounts<ShipmentFigure>();

function readFigures(
  { context, scope, timeZone }: PageRequest,
  days: readonly string[],
): Promise<readonly ShipmentFigure[]> {
  const key = [scope.accountId, scope.livemode, timeZone, days[0]].join(' ');
  return cachedCounts(key, () => readShipmentFigures(context.db.kysely, scope, boundsOfDays(days, timeZone)));
}

/** Shows how much of the day's API requests each key has used. */
async function quotaSection(request: PageRequest): Promise<VNode | null> {
  const { context, user, scope, language } = request;
  const { admission, db } = context;
  const text = homeTexts[language];
  const keys = (await listActiveKeys(db.kysely, user.account_id)).filter(
    (key) => key.livemode === scope.livemode,
  );
  if (keys.length === 0) return null;
  const counts = await dayCounts(
    request,
    keys.map(({ id }) => id),
  );
  const limit = numberText(admission.limits.perDay);
  return html`<section>
    <h2>${text.quota}</h2>
    ${
      counts === null
        ? html`<p class="none">${text.quotaUnknown}</p>`
        : facts(
            keys.map((key) => [
              html`${key.label} ${key.is_app ? null : html`<code>…${key.last4}</code>`}`,
              text.quotaOf(numberText(counts.get(key.id) ?? 0), limit),
            ]),
          )
    }
  </section>`;
}

/** Reads the counts from where the limiter counts. Null if Redis does not respond: the page does without. */
async function dayCounts(
  { context: { admission, db } }: PageRequest,
  keyIds: readonly string[],
): Promise<ReadonlyMap<string, number> | null> {
  const { readDayCount } = admission;
  if (!readDayCount) return readDayCounts(db.kysely, keyIds);
  try {
    const counts = await Promise.all(keyIds.map(async (id) => [id, await readDayCount(id)] as const));
    return new Map(counts);
  } catch {
    return null;
  }
}

/** Returns the key of the mode that was made last. */
async function newestKey({ context, user, scope }: PageRequest): Promise<ApiKeyRow | undefined> {
  const keys = await listActiveKeys(context.db.kysely, user.account_id);
  return keys.findLast((key) => key.livemode === scope.livemode && !key.is_app);
}

function performanceSection({ language }: PageRequest, figures: readonly ShipmentFigure[]): VNode {
  const text = homeTexts[language];
  const locale = language === 'en' ? 'en-HK' : 'zh-HK';
  const delivered = figures.filter(({ status }) => status === 'delivered');
  const sent = sumCounts(figures.filter(({ status }) => status !== 'cancelled'));
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const count = sumCounts(delivered);
  const seconds = delivered.reduce((sum, figure) => sum + figure.transit_seconds, 0);
  return facts([
    [text.delivered, sent === 0 ? '–' : text.deliveredOf(count, sent, percent.format(count / sent))],
    [text.transit, count === 0 ? '–' : transitText(seconds / count, locale)],
  ]);
}

/** Returns a duration in minutes, hours or days, so that it is never "0 days". */
export function transitText(seconds: number, locale: string): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [amount, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [seconds / 3_600, 'hour']
        : [seconds / 86_400, 'day'];
  const format = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, format).format(amount);
}

/** Counts the shipments that need attention. Each count leads to their list. */
function problemTable(
  { language, base }: PageRequest,
  figures: readonly ShipmentFigure[],
  firstDay: string,
): VNode {
  const text = homeTexts[language];
  const texts = pageTexts[language];
  const listUrl = (figure: ShipmentFigure | undefined) =>
    `${base}/shipments?${new URLSearchParams({
      status: figure?.status ?? '',
      ...(figure?.sub_status ? { step: figure.sub_status } : {}),
      created_from: firstDay,
    })}`;
  const reasonText = ({ status, sub_status: step }: ShipmentFigure) =>
    step ? labeled(texts.status[status], texts.subStatus[step], language) : texts.status[status];
  const rows = [...Map.groupBy(figures.filter(isProblem), reasonText)]
    .map(([reason, of]) => ({ reason, count: sumCounts(of), url: listUrl(of[0]) }))
    .toSorted((a, b) => b.count - a.count);
  return table(
    text.failures,
    [
      { name: text.reason, cell: ({ reason, url }) => html`<a href=${url}>${reason}</a>` },
      { name: text.count, cell: ({ count }) => count, isNumber: true },
    ],
    rows,
    text.noFailures,
  );
}

function sumCounts(figures: readonly ShipmentFigure[]): number {
  return figures.reduce((sum, { count }) => sum + count, 0);
}

const latestCount = 5;

/** Shows how to send the first request, the wallet and the latest shipments. */
export async function showHome(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, base, language, can } = request;
  const text = homeTexts[language];
  const isDeveloper = can('see_developer_pages');
  const [latest, wallet, key, figures, quota] = await Promise.all([
    readShipments(request, { limit: latestCount }),
    readWallet(context.db.kysely, scope).then(walletView),
    newestKey(request),
    figureSections(request),
    isDeveloper ? quotaSection(request) : null,
  ]);
  // The dots stand for what only the maker of the key has.
  const shownKey = `mk_${request.mode}_…${key?.last4 ?? ''}`;
  return {
    title: text.title,
    content: html`
      <div class="columns">
        ${
          scope.livemode || !isDeveloper
            ? null
            : html`<section>
                <h2>${text.start}</h2>
                <p>${key ? text.withKey(key.label, key.last4, shownKey) : text.needKey(shownKey)}</p>
                ${firstRequest(language, context.rootUrl() ?? '', { key: shownKey, scopes: key?.scopes ?? allScopes })}
                <p class="buttons">
                  ${!request.can('manage_keys') ? null : html`<a class="main" href=${`${base}/keys`}>${text.makeKey}</a>`}
                  <a href=${`${context.rootUrl() ?? ''}/docs`}>${text.documentation}</a>
                </p>
              </section>`
        }
        ${
          scope.livemode && can('see_wallet')
            ? html`<section>
                <h2>${text.available}</h2>
                <p class="figure">${amountText(wallet.available, language)}</p>
                ${facts([
                  [text.balance, amountText(wallet.balance, language)],
                  [text.held, amountText(wallet.held, language)],
                ])}
              </section>`
            : null
        }
        ${quota}
      </div>
      ${figures}
      <section>
        <h2>${text.latest}</h2>
        ${table(text.latest, listedColumns(request), latest.rows, text.none)}
        <p><a href=${`${base}/shipments`}>${text.all}</a></p>
      </section>
    `,
  };
}
