import type { VNode } from 'preact';
import { readShipmentFigures, type ShipmentFigure } from '../../../db/query/shipment/shipment-figures.ts';
import { maxQueueCount } from '../../../db/query/shipment/work-queue.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { html } from '../../html.ts';
import { symbol } from '../../look/symbol.ts';
import { getWorkQueue } from '../../operation/shipment.ts';
import { beginsLive, canPayLive } from '../../user/opening-mode.ts';
import { batchTexts } from '../batch/text.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { runOperation } from '../run-operation.ts';
import { listedColumns } from '../shipment/columns.ts';
import { carrierName } from '../shipment/goods.ts';
import { queueNames, readShipments } from '../shipment/list.ts';
import { boundedText, numberText, sharedTexts } from '../text.ts';
import { boundsOfDays } from '../time.ts';
import { barChart, cacheCounts, lastDays } from '../view/chart.ts';
import { amountText, facts, statList, table } from '../view/data.ts';
import { walletTexts } from '../wallet/text.ts';
import { homeTexts } from './text.ts';

/** The count of a queue ends at a limit. */
const queueText = (count: number) => boundedText(count, count === maxQueueCount);

/** Shows the work that waits. Each number leads to the list that it counts. */
async function queueSections(request: PageRequest): Promise<VNode> {
  const { base, language } = request;
  const { data } = await runOperation(request, 'getWorkQueue', getWorkQueue, {});
  const text = homeTexts[language].queue;
  const names = new Map<string, string>(queueNames(request));
  const list = (filter: Readonly<Record<string, string>>) =>
    `${base}/shipments?${new URLSearchParams(filter)}`;
  const tasks = [
    ...(data.to_book.count > 0
      ? [{ figure: queueText(data.to_book.count), name: text.toBook, href: `${base}/to-book` }]
      : []),
    ...(data.to_print > 0
      ? [{ figure: queueText(data.to_print), name: text.toPrint, href: list({ queue: 'to_print' }) }]
      : []),
    ...data.to_hand_over.map(({ carrier_code: carrier, count }) => ({
      figure: queueText(count),
      name: text.toHandOver(carrierName(carrier, request)),
      href: list({ queue: 'to_hand_over', carrier }),
    })),
  ];
  const problems = data.problems
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ queue, count }) => {
      const name = names.get(queue);
      return name === undefined ? [] : [{ figure: queueText(count), name, href: list({ queue }) }];
    });
  return html`
    <h2>${text.title}</h2>
      ${tasks.length > 0 ? statList(tasks) : html`<p class="none">${text.none}</p>`}
    <h2>${text.problems}</h2>
      ${problems.length > 0 ? statList(problems) : html`<p class="none">${text.noProblems}</p>`}
    ${data.livemode && request.can('see_wallet') ? moneySection(request, data.money, list({ queue: 'held' })) : null}
  `;
}

function moneySection(
  { base, language }: PageRequest,
  { available_hkd, held_hkd, held_count, mean_daily_spend_hkd, days_left }: Schemas['MoneyForecast'],
  heldList: string,
): VNode {
  const { queue: text, available } = homeTexts[language];
  const amount = (hkd: number) => amountText(hkd, language);
  return html`<h2>${text.money}</h2>
    ${statList([
      { figure: amount(available_hkd), name: available, href: `${base}/wallet` },
      ...(held_count > 0
        ? [{ figure: queueText(held_count), name: text.heldBy(amount(held_hkd)), href: heldList }]
        : []),
      ...(days_left === null
        ? []
        : [{ figure: text.lasts(days_left), name: text.lastsAtSpeed, href: `${base}/wallet#forecast` }]),
    ])}
    <p class="hint">${
      mean_daily_spend_hkd === 0
        ? text.noSpend
        : days_left === null
          ? text.tooFewDays
          : text.lastsHint(amount(mean_daily_spend_hkd))
    }</p>`;
}

const shownDays = 30;

/** Shows the shipments of the last 30 days beside those of the 30 days before, the delivered share and the time to delivery. */
async function figureSections(request: PageRequest): Promise<VNode> {
  const { timeZone, origin, language } = request;
  const text = homeTexts[language];
  const wallet = walletTexts[language];
  const days = lastDays(2 * shownDays, origin.now, timeZone);
  const figures = await readFigures(request, days);
  const byDay = Map.groupBy(figures, ({ day }) => day);
  const values = days.map((day) => ({ day, value: sumCounts(byDay.get(day) ?? []) }));
  const [before, shown] = [values.slice(0, shownDays), values.slice(shownDays)];
  const total = sumValues(shown);
  if (total === 0)
    return html`<section><h2>${text.volume}</h2><p class="none">${text.noVolume}</p></section>`;
  const from = shown[0]?.day ?? '';
  return html`
    <section>
      <h2>${text.volume}</h2>
      <p>${text.volumeLead(total)} ${text.change(sumValues(before))}</p>
      ${barChart({
        name: text.volume,
        days: shown,
        before,
        language,
        toText: numberText,
        text: { day: wallet.day, value: text.count, before: text.before, asTable: wallet.asTable },
      })}
    </section>
    <section><h2>${text.performance}</h2>${performanceFacts(
      request,
      figures.filter(({ day }) => day >= from),
    )}</section>
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

function performanceFacts({ language }: PageRequest, figures: readonly ShipmentFigure[]): VNode {
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

function sumCounts(figures: readonly ShipmentFigure[]): number {
  return figures.reduce((sum, { count }) => sum + count, 0);
}

function sumValues(days: readonly { readonly value: number }[]): number {
  return days.reduce((sum, { value }) => sum + value, 0);
}

const latestCount = 5;

/** Says why the dashboard opens in test mode, to those for whom it will open in live mode. */
async function testModeNotice(request: PageRequest): Promise<VNode | null> {
  const { context, scope, user, can, base, language } = request;
  if (scope.livemode || !beginsLive(user) || (await canPayLive(context.db.kysely, user.account_id)))
    return null;
  const text = homeTexts[language].opensInTest;
  const wallet = html`<a href=${`${base.replace(/test$/, 'live')}/wallet`}>${text.addMoney}</a>`;
  return html`<p class="notice">${text.lead} ${can('see_wallet') ? wallet : null}</p>`;
}

/** Shows the work that waits, then the money, the volume and the latest shipments. */
export async function showHome(request: PageRequest): Promise<PageAnswer> {
  const { base, can, language } = request;
  const text = homeTexts[language];
  const { items } = sharedTexts[language];
  const [notice, queue, latest, figures] = await Promise.all([
    testModeNotice(request),
    queueSections(request),
    readShipments(request, { limit: latestCount }),
    figureSections(request),
  ]);
  return {
    title: text.title,
    ...(can('book')
      ? {
          head: {
            actions: html`
              <a class="main" href=${`${base}/shipments/new`}>${symbol('book')}${items.book}</a>
              <a href=${`${base}/batches/new`}>${symbol('upload')}${batchTexts[language].upload}</a>
            `,
          },
        }
      : {}),
    content: html`
      ${notice} ${queue}
      <div class="columns">${figures}</div>
      <section>
        <h2>${text.latest}</h2>
        ${table(text.latest, listedColumns(request), latest.rows, text.none)}
        <p><a href=${`${base}/shipments`}>${text.all}</a></p>
      </section>
    `,
  };
}
