import type { Schemas } from '../../../generated/operations.ts';
import { dropRefused, lineOfReference, type RefusedPlace } from '../../batch/batch.ts';
import { type OrderToBook, ordersToBook } from '../../batch/refused-orders.ts';
import { html } from '../../html.ts';
import type { FileOrder } from '../../order-file/file-order.ts';
import { hasKeptFault, readKeptFault } from '../../order-file/kept-fault.ts';
import { csvParts, ordersTable } from '../../order-file/write-orders.ts';
import { type PageAnswer, type PageRequest, refusePage, toActor } from '../page-request.ts';
import { questionPage } from '../view/form.ts';
import { type Decisions, noDecisions } from './order-file-form.ts';
import { withoutPrice } from './results.ts';
import { batchTexts } from './text.ts';
import { checkRead, readSentFile } from './upload.ts';

/** Shows the rows to correct and book as a file of orders, those of one batch or all, as many as a file may have. */
export async function correctToBook(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, base, search, language } = request;
  const batch = search.get('batch');
  if (batch !== null && !/^sba_[0-9a-f]{32}$/.test(batch)) return refusePage('INVALID_FIELD');
  const orders = withReferences(await ordersToBook(context, scope, batch));
  if (orders.length === 0) return { goTo: `${base}/to-book` };
  const written = ordersTable(
    orders.map(({ body, error }) => ({
      body: withoutPrice(body),
      problem: '',
      keepsRows: hasKeptFault(error?.data),
    })),
    language,
  );
  const file = {
    name: batchTexts[language].rowsToBook.title,
    content: Buffer.from([...csvParts(written)].join('')),
    hasScript: false,
    shown: null,
    isChanged: false,
    key: '',
  };
  const decisions: Decisions = {
    ...noDecisions,
    replaces: orders.map(({ batchId, position }) => ({ batchId, position })),
  };
  const read = await readSentFile(request, { ...file, decisions });
  if (!('table' in read)) return read;
  const asked = askedOf(read.orders, orders);
  return checkRead(request, { ...file, decisions: { ...decisions, asked } }, read);
}

interface NamedOrder extends OrderToBook {
  readonly body: Readonly<Record<string, unknown>>;
}

/** Names an order without a reference as its list does, so that its row stays an order of its own. */
function withReferences(orders: readonly OrderToBook[]): NamedOrder[] {
  const given = new Set<string>();
  return orders.map((order) => {
    const body = order.body as Readonly<Record<string, unknown>>;
    const own = typeof body.reference_no === 'string' ? body.reference_no.trim() : '';
    const reference = own === '' || given.has(own) ? order.reference : own;
    given.add(reference);
    return { ...order, reference, body: { ...body, reference_no: reference } };
  });
}

/** Finds what was wrong with the orders when they were refused, and can't be seen in a file of them. */
function askedOf(read: readonly FileOrder[], orders: readonly NamedOrder[]): Decisions['asked'] {
  const byReference = new Map(orders.map((order) => [order.reference, order] as const));
  return read.flatMap(({ lines: [line = 0], body }) => {
    const order = byReference.get(String(body.reference_no));
    const violations = Array.isArray(order?.error?.data) ? (order.error.data as Schemas['Violation'][]) : [];
    const isOfFile = (violation: Schemas['Violation']) =>
      readKeptFault(violation) !== null ||
      // The other orders of its file are not here.
      violation.rule === 'WEIGHT_UNUSUAL' ||
      (violation.path.join('.') === 'reference_no' && lineOfReference(order?.reference ?? '') !== null);
    return violations.filter(isOfFile).map((violation) => ({ line, ...violation }));
  });
}

/** Asks, and then takes a row off the list, for an order that is not to be booked any more. */
export async function dropToBook(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, base, form, language } = request;
  if (form.one('confirmed') !== 'yes') {
    const text = batchTexts[language].rowsToBook;
    return questionPage({
      title: text.drop,
      content: html`<p>${text.dropEffect}</p>`,
      fields: { row: form.one('row') },
      button: text.drop,
      back: [`${base}/to-book`, text.title],
    });
  }
  const actor = toActor(request);
  await dropRefused(context, { scope, actor: () => actor }, form.all('row').flatMap(readPlace));
  return { goTo: `${base}/to-book` };
}

function readPlace(value: string): RefusedPlace[] {
  const [, batchId, position] = /^(sba_[0-9a-f]{32})\.(\d{1,4})$/.exec(value) ?? [];
  return batchId === undefined ? [] : [{ batchId, position: Number(position) }];
}
