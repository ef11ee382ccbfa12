import { LRUCache } from 'lru-cache';
import type { VNode } from 'preact';
import { overviewDays, readRevenue, readVolume } from '../../../db/query/installation/overview.ts';
import { countProblemShipments } from '../../../db/query/installation/problem-shipments.ts';
import { readOpenProblems } from '../../../db/query/installation/service-process.ts';
import { type CarrierMargin, sumMargins } from '../../../db/query/wallet/carrier-cost.ts';
import { listOpenDisputes } from '../../../db/query/wallet/charge-dispute.ts';
import { html } from '../../html.ts';
import { centsToAmount } from '../../money.ts';
import { listStuckJobs } from '../../queue/stuck-job.ts';
import type { OperatorRequest } from '../page-request.ts';
import { carrierName } from '../shipment/goods.ts';
import { numberText } from '../text.ts';
import { amountText, statList, table } from '../view/data.ts';
import { supportTexts } from './support-text.ts';
import { operatorTexts } from './text.ts';

/** Disputes that are counted, at most. */
const maxDisputes = 100;

async function readFigures({ context }: Pick<OperatorRequest, 'context'>) {
  const { kysely } = context.db;
  const [volume, revenue, margins, problems] = await Promise.all([
    readVolume(kysely),
    readRevenue(kysely),
    sumMargins(kysely, overviewDays),
    countProblemShipments(kysely),
  ]);
  return { volume, revenue, margins, problems };
}

/** Figures of all accounts take long to count and change little: they are kept for a minute. */
const kept = new LRUCache<string, Awaited<ReturnType<typeof readFigures>>>({ max: 10, ttl: 60_000 });

async function keptFigures(request: OperatorRequest) {
  const { url } = request.context.db;
  const known = kept.get(url);
  if (known) return known;
  const figures = await readFigures(request);
  kept.set(url, figures);
  return figures;
}

/** Shows volume, revenue, carriers, queues and problems of all accounts. */
export async function overviewSections(request: OperatorRequest): Promise<VNode> {
  const { context, base, language, origin } = request;
  const text = operatorTexts[language].overview;
  const { can } = request;
  const [{ volume, revenue, margins, problems }, health, disputes, stuck] = await Promise.all([
    keptFigures(request),
    readOpenProblems(context.db),
    listOpenDisputes(context.db.kysely, maxDisputes),
    can('manage_health') ? listStuckJobs({ queues: request.queues, db: context.db.kysely }, origin.now) : [],
  ]);
  const total = volume.reduce((sum, { count }) => sum + count, 0);
  const before = volume.reduce((sum, one) => sum + one.before, 0);
  const amount = (cents: number) => amountText(centsToAmount(cents), language);
  const { reasons } = supportTexts[language].problems;
  return html`
    <h2>${text.figures(overviewDays)}</h2>
      ${statList([
        { figure: numberText(total), name: text.parcels(numberText(before)) },
        ...(can('see_ledger')
          ? [
              { figure: amount(revenue.cents), name: text.revenue(amount(revenue.before_cents)) },
              marginFigure(request, margins, revenue.charges),
            ]
          : []),
      ])}
    <h2>${text.queues}</h2>
      ${statList([
        ...(can('see_problems')
          ? [
              {
                figure: numberText(health.unconfirmed),
                name: text.unconfirmed(health.unconfirmed),
                href: `${base}/unconfirmed`,
              },
            ]
          : []),
        ...(can('refund')
          ? [
              {
                figure: numberText(disputes.length),
                name: text.disputes(disputes.length),
                href: `${base}/disputes`,
              },
            ]
          : []),
        ...(can('manage_health')
          ? [
              {
                figure: numberText(health.endpoints_failing),
                name: text.failing(health.endpoints_failing),
                href: `${base}/health`,
              },
              { figure: numberText(health.left), name: text.left(health.left), href: `${base}/health` },
              { figure: numberText(stuck.length), name: text.stuck(stuck.length), href: `${base}/health` },
            ]
          : []),
      ])}
    <div class="columns packed">
      <section>
        <h2>${text.carriers}</h2>
        ${table(
          text.carriers,
          [
            { name: text.carrier, cell: ({ carrier }: CarrierVolume) => carrierName(carrier, request) },
            { name: text.count, cell: ({ count }: CarrierVolume) => numberText(count), isNumber: true },
            { name: text.before, cell: (row: CarrierVolume) => numberText(row.before), isNumber: true },
            ...(can('see_ledger')
              ? [
                  {
                    name: text.carrierMargin,
                    cell: ({ carrier }: CarrierVolume) => carrierMargin(request, margins, carrier),
                    isNumber: true,
                  },
                ]
              : []),
          ],
          volumeByCarrier(request, volume),
          text.noParcels,
        )}
      </section>
      <section>
        <h2>${text.problems}</h2>
        ${table(
          text.problems,
          [
            {
              name: text.reason,
              cell: ({ reason }: (typeof problems)[number]) =>
                can('see_problems')
                  ? html`<a href=${`${base}/problems?reason=${reason}`}>${reasons[reason]}</a>`
                  : reasons[reason],
            },
            {
              name: text.count,
              cell: ({ count }: (typeof problems)[number]) => numberText(count),
              isNumber: true,
            },
          ],
          problems,
          text.noProblems,
        )}
      </section>
    </div>
  `;
}

/** Never a sum that leaves out charges without saying so: it names of how many the cost is known. */
function marginFigure({ language }: OperatorRequest, margins: readonly CarrierMargin[], charges: number) {
  const text = operatorTexts[language].overview;
  const known = margins.reduce((sum, { count }) => sum + count, 0);
  if (known === 0) return { figure: text.notKnown, name: text.noMargin };
  const cents = margins.reduce((sum, one) => sum + one.cents, 0);
  return {
    figure: amountText(centsToAmount(cents), language),
    name: text.margin(numberText(known), numberText(Math.max(charges, known))),
  };
}

function carrierMargin(
  { language }: OperatorRequest,
  margins: readonly CarrierMargin[],
  carrier: string,
): string {
  const text = operatorTexts[language].overview;
  const found = margins.find(({ carrier_code }) => carrier_code === carrier);
  return found
    ? text.marginOf(amountText(centsToAmount(found.cents), language), numberText(found.count))
    : text.noCost;
}

interface CarrierVolume {
  readonly carrier: string;
  readonly count: number;
  readonly before: number;
}

/** Adds up the services of each carrier. A service that the catalog no longer has stands for itself. */
function volumeByCarrier(
  { context }: Pick<OperatorRequest, 'context'>,
  volume: Awaited<ReturnType<typeof readVolume>>,
): CarrierVolume[] {
  const { services } = context.catalog.current;
  const groups = Map.groupBy(volume, ({ service_code: code }) => services.get(code)?.carrier_code ?? code);
  return [...groups]
    .map(([carrier, of]) => ({
      carrier,
      count: of.reduce((sum, { count }) => sum + count, 0),
      before: of.reduce((sum, one) => sum + one.before, 0),
    }))
    .toSorted((a, b) => b.count - a.count);
}
