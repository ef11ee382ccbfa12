import type { VNode } from 'preact';
import { ApiError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { centsToAmount } from '../../money.ts';
import { getStatementDocument, listStatementsBy } from '../../operation/wallet.ts';
import {
  type MonthCosts,
  type MonthSums,
  readCostsSoFar,
  readMonthSums,
  readPeriods,
} from '../../wallet/statement.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import { cacheCounts } from '../view/chart.ts';
import { amountText, dayText, facts, table } from '../view/data.ts';
import { walletTexts } from './text.ts';

const keptCosts = cacheCounts<MonthCosts>();

/** Shows what the shipments of this month cost: final fees, and what is on hold until theirs is known. */
export async function costsSoFar({ context, scope, origin, language }: PageRequest): Promise<VNode | null> {
  const read = () => readCostsSoFar(context.db.kysely, scope, origin.now);
  const [costs] = await keptCosts(scope.accountId, async () => [await read()]);
  if (!costs) return null;
  const text = walletTexts[language].costsSoFar;
  const amount = (cents: number) => amountText(centsToAmount(cents), language);
  return html`<section>
    <h2>${text.title(dayText(`${costs.month}-01`, language, { month: 'long', year: 'numeric' }))}</h2>
    ${facts([
      [text.fees, amount(costs.feesCents)],
      [text.onHold, amount(costs.heldCents)],
      [text.together, html`<strong>${amount(costs.feesCents + costs.heldCents)}</strong>`],
    ])}
  </section>`;
}

/** Shows the months of the wallet with their documents. */
export async function showStatements(request: PageRequest): Promise<PageAnswer> {
  const { base, language, scope, search } = request;
  const text = walletTexts[language];
  const { title, ...statement } = text.statement;
  const back = [`${base}/wallet`, text.title] as const;
  if (!scope.livemode)
    return { title, head: { back }, content: html`<section><p>${text.testMode}</p></section>` };
  const cursor = search.get('cursor');
  const query = { limit: 12, ...(cursor ? { cursor } : {}) };
  let sums: readonly MonthSums[] = [];
  const list = listStatementsBy(async (db, scope, now, months) => {
    const periods = await readPeriods(db, scope, now, months);
    sums = await readMonthSums(db, scope, periods);
    return periods;
  });
  const page = await orApiError(runOperation(request, 'listStatements', list, { query }));
  if (page instanceof ApiError) return refusePage('INVALID_FIELD');
  const { next_cursor: next } = page.data;
  const months = page.data.data.flatMap((month, at) => {
    const sum = sums[at];
    return sum ? [{ ...month, ...sum }] : [];
  });
  const sumColumn = (name: string, of: keyof MonthSums) => ({
    name,
    cell: (row: MonthSums) => amountText(centsToAmount(row[of]), language),
    isNumber: true,
  });
  const files = (month: string, type: 'statement' | 'invoice') => html`
    <a href=${`${base}/wallet/statements/${month}/${type}.pdf`}>PDF</a>${' '}
    <a href=${`${base}/wallet/statements/${month}/${type}.csv`}>CSV</a>
  `;
  return {
    title,
    head: { back, subtitle: statement.lead },
    content: html`
      ${table(
        title,
        [
          {
            name: statement.month,
            cell: ({ month, status }) => {
              const name = dayText(`${month}-01`, language, { month: 'long', year: 'numeric' });
              return status === 'open' ? statement.soFar(name) : name;
            },
          },
          sumColumn(statement.charged, 'charged'),
          sumColumn(statement.refunded, 'refund'),
          sumColumn(text.types.top_up, 'top_up'),
          ...(months.some(({ adjust }) => adjust !== 0) ? [sumColumn(statement.corrected, 'adjust')] : []),
          {
            name: text.closing,
            cell: (row) => amountText(row.closing_balance_hkd, language),
            isNumber: true,
          },
          { name: text.onHold, cell: (row) => amountText(row.closing_held_hkd, language), isNumber: true },
          { name: statement.statement, cell: ({ month }) => files(month, 'statement') },
          {
            name: statement.invoice,
            cell: ({ month, invoice_number }) =>
              invoice_number
                ? html`${files(month, 'invoice')} <p class="hint">${invoice_number}</p>`
                : statement.notYet,
          },
        ],
        months,
        text.none,
      )}
      ${next ? html`<p><a href=${`${base}/wallet/statements?cursor=${next}`}>${statement.older}</a></p>` : null}
    `,
  };
}

export async function sendStatement(request: PageRequest): Promise<PageAnswer> {
  const { month = '', file = '' } = request.path;
  const [, type, format] = /^(statement|invoice)\.(pdf|csv)$/.exec(file) ?? [];
  if (!type || !format || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return refusePage('NOT_FOUND');
  const path = { month, type };
  const query = { format };
  const { mediaType, content } = await runOperation(request, 'getStatementDocument', getStatementDocument, {
    path,
    query,
  });
  const name = `${type}-${month}.${format}`;
  return { file: { name, type: mediaType, content, isShown: format === 'pdf' } };
}
