import type { ComponentChildren, VNode } from 'preact';
import { readWallet } from '../../../db/query/wallet/wallet.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { serviceNameIn } from '../../catalog/catalog.ts';
import { violationText } from '../../contract/contract-text.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { centsToAmount } from '../../money.ts';
import { leftOutText } from '../../order-file/order-text.ts';
import type { PageRequest } from '../page-request.ts';
import { countryName } from '../shipment/goods.ts';
import { landedCostFact, landedCostTitle } from '../shipment/landed-cost.ts';
import { labeled } from '../text.ts';
import { amountText, facts, table } from '../view/data.ts';
import { alertText } from '../view/field.ts';
import { paymentHelp } from '../wallet/wallet.ts';
import {
  type Checked,
  type CheckedFile,
  type CheckedOrder,
  orderCents,
  type ReadFile,
} from './checked-orders.ts';
import { textAt } from './order-body.ts';
import type { OrderFileForm } from './order-file-form.ts';
import { maxNamed } from './problem-groups.ts';
import { type BatchTexts, batchTexts } from './text.ts';

/** Shows the total of the orders, and the buttons that book them. */
export async function summary(
  request: PageRequest,
  { form, read, validation }: CheckedFile,
  checked: Checked,
): Promise<VNode> {
  const { base, language, mode } = request;
  const text = batchTexts[language].check;
  const { orders, notes, toBook } = checked;
  const count = (wanted: CheckedOrder['state']) => orders.filter(({ state }) => state === wanted).length;
  const faulty = count('problem');
  const doubtful = count('doubt');
  const bad = faulty + doubtful;
  const warned = toBook.filter(({ findings }) => findings.length > 0).length;
  const leftOut = orders.length - bad - toBook.length;
  const cents = orderCents(toBook);
  const total = amountText(centsToAmount(cents), language);
  const again = toBook.filter(({ state }) => state === 'placed').length;
  const button = text.bookNotes(text.book[mode](toBook.length, total), again, warned);
  const isAllPlaced = toBook.length === 0 && leftOut > 0;
  const isGood = bad + warned + leftOut === 0;
  // The first button of a form is the one that Enter presses.
  return html`<section>
    ${facts([
      [batchTexts[language].total, orders.length],
      [text.toBook, `${toBook.length} · ${total}`],
      [
        landedCostTitle(language),
        landedCostFact(
          request,
          toBook.map(({ landedCost }) => landedCost),
        ),
      ],
      [text.bookedAgain, again || null],
      [text.problems, faulty || null],
      [text.doubts, doubtful || null],
      [text.warnings, warned || null],
      [text.placed, leftOut || null],
    ])}
    <p class=${isGood ? 'hint' : 'announce'} data-announce>${isGood ? text.good : text.counts(bad, warned, leftOut)}</p>
    ${isAllPlaced ? html`<p>${text.allPlaced}</p>` : null}
    ${notes.map((note) => html`<p class="advice">${text.same(note.text, note.orders)} <a href=${`${base}/addresses?role=sender`}>${text.setSender}</a></p>`)}
    ${await lackOfFunds(request, validation, cents)}
    ${totals(request, toBook)}
    <p class="buttons">
      <button name="do" value="check">${text.again}</button>
      ${
        toBook.length > 0
          ? html`<button class="main" formaction=${`${base}/batches`}>${button}</button>`
          : bad > 0
            ? html`<button formaction=${`${base}/batches`}>${text.keep(bad)}</button>`
            : null
      }
      ${bad > 0 ? html`<button name="do" value="problems">${text.downloadBad(bad)}</button>` : null}
      <a href=${`${base}/batches/new`}>${batchTexts[language].file.other}</a>
    </p>
    ${bad > 0 ? html`<p class="hint">${text.staysOut(bad)}</p><noscript><p class="hint">${text.unsaved}</p></noscript>` : null}
    ${understood(form, read, language)}
  </section>`;
}

/** Says how the file was understood, with the buttons that change it. */
function understood(
  { name }: OrderFileForm,
  { table: { form, candidates, sheet, otherSheets, hiddenRows }, mapping }: ReadFile,
  language: Language,
): VNode {
  const text = batchTexts[language];
  const read = [name, sheet && text.workbook.sheet(sheet, otherSheets), text.source[mapping.source]];
  const shown = read.filter(Boolean).join(' · ');
  const { ignored } = mapping;
  return html`${hiddenRows > 0 ? html`<p class="advice">${text.workbook.hidden(hiddenRows)}</p>` : null}
  ${ignored.length > 0 ? html`<p class="advice">${text.mapping.ignored(ignored.slice(0, maxNamed), ignored.length)}</p>` : null}
  <p class="understood">
    ${shown} <button name="do" value="mapping">${text.mapping.change}</button>
    ${form === 'text' && candidates.length > 1 ? html`<button name="do" value="encoding">${text.encoding.change}</button>` : null}
  </p>`;
}

async function lackOfFunds(
  request: PageRequest,
  { violations }: Schemas['ShipmentBatchValidation'],
  cents: number,
): Promise<ComponentChildren> {
  const { context, scope, language } = request;
  if (!scope.livemode) return null;
  const { balanceCents, heldCents } = await readWallet(context.db.kysely, scope);
  const available = balanceCents - heldCents;
  const [violation] = violations;
  if (violation && violation.code !== 'INSUFFICIENT_FUNDS')
    return alertText(violationText(violation, language));
  if (!violation && cents <= available) return null;
  const amount = (value: number) => amountText(centsToAmount(value), language);
  if (cents <= available) return null;
  return html`${alertText(batchTexts[language].check.lacks(amount(available), amount(cents - available)))}
    <details><summary>${batchTexts[language].check.addMoney}</summary>${await paymentHelp(request)}</details>`;
}

interface Total {
  readonly name: string;
  readonly orders: number;
  readonly cents: number;
}

function totals(request: PageRequest, toBook: readonly CheckedOrder[]): VNode | null {
  const { language } = request;
  if (toBook.length === 0) return null;
  const text = batchTexts[language].check;
  const sums = (nameOf: (order: CheckedOrder) => string): Total[] =>
    [...Map.groupBy(toBook, nameOf)]
      .map(([name, orders]) => ({ name, orders: orders.length, cents: orderCents(orders) }))
      .toSorted((one, other) => other.orders - one.orders);
  const part = (title: string, rows: readonly Total[]) =>
    table(
      title,
      [
        { name: title, cell: ({ name }: Total) => name },
        { name: text.by.orders, cell: ({ orders }) => orders, isNumber: true },
        {
          name: text.by.price,
          cell: ({ cents }) => amountText(centsToAmount(cents), language),
          isNumber: true,
        },
      ],
      rows,
      '',
    );
  return html`<details>
    <summary>${text.totals}</summary>
    ${part(
      text.by.service,
      sums(({ order }) => {
        const code = textAt(order.body, 'service_tier_id');
        return serviceNameIn(request.context.catalog.current, code, language) ?? code;
      }),
    )}
    ${part(
      text.by.country,
      sums(({ order }) =>
        countryName(textAt(order.body, 'recipient', 'country_code').toUpperCase(), language),
      ),
    )}
  </details>`;
}

/** Lists the orders that need no shipment as the shop says, with a button that takes them all the same. */
export function needlessSection({ leftOut }: ReadFile, language: Language): VNode | null {
  if (leftOut.length === 0) return null;
  const text = batchTexts[language].check.needless;
  return html`<section>
    <h2>${text.title}</h2>
    ${[...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, orders]) => {
      const named = orders
        .slice(0, maxNamed)
        .map(({ reference, lines }) => reference ?? text.lines(String(lines[0])));
      const more = orders.length - named.length;
      return html`<p>
        ${labeled(leftOutText(reason, language), named.join(language === 'en' ? ', ' : '、'), language)}${more > 0 ? ` ${batchTexts[language].check.more(more)}` : ''}
        <button name="take" value=${reason}>${text.take(orders.length)}</button>
      </p>`;
    })}
  </section>`;
}

export function againButtons(placed: number, again: number, { check }: BatchTexts): VNode | null {
  if (placed < 2) return null;
  return html`<p class="buttons">
    ${again < placed ? html`<button name="again_all" value="yes">${check.bookAllAgain(placed)}</button>` : null}
    ${again > 0 ? html`<button name="again_all" value="no">${check.leaveAllOut}</button>` : null}
  </p>`;
}
