import { findAccount } from '../../../db/query/account/account.ts';
import { listShipmentsByNumber } from '../../../db/query/shipment/label.ts';
import { HttpError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { renderOrRefuse } from '../../print/render-queue.ts';
import { hongKongDay } from '../../runtime.ts';
import { packingSlips } from '../../shipment/packing-slip.ts';
import { readTrackingNumber } from '../../shipment/tracking-number.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { requestedShipment } from './cancel.ts';
import { fileParts, type SelectedShipments } from './selection-bar.ts';
import { shipmentTexts } from './text.ts';

/** Slips in a file. */
export const maxSlips = 200;

/** Sends the packing slip of a shipment. */
export async function sendPackingSlip(request: PageRequest): Promise<PageAnswer> {
  const { tracking_number: id } = await requestedShipment(request);
  return slipsFile(request, [id], `${id}-packing-slip.pdf`);
}

/** Returns the file with the packing slips of shipments, in their order. Those without personal data have none. */
export async function slipsFile(
  request: PageRequest,
  ids: readonly string[],
  name = `packing-slips-${hongKongDay(request.origin.now)}.pdf`,
): Promise<PageAnswer> {
  const { context, scope, language } = request;
  const numbers = ids.flatMap((id) => readTrackingNumber(id) ?? []);
  const found = await listShipmentsByNumber(context.db, scope, numbers);
  const byNumber = new Map(found.map((row) => [row.tracking_number, row]));
  const rows = numbers.flatMap((id) => byNumber.get(id) ?? []).filter((row) => row.anonymized_at === null);
  if (rows.length === 0) return refusePage('NOT_FOUND');
  const account = await findAccount(context.db.kysely, scope.accountId);
  const document = packingSlips(rows, account?.name ?? '', language);
  const content = await renderOrRefuse(
    () => context.documents.draw(document, scope.accountId),
    (code, options) => {
      throw new HttpError(code, options);
    },
  );
  return { file: { name, type: 'application/pdf', content, isShown: true } };
}

/** Asks for the packing slips of more shipments than a file has. */
export function askSlips(
  { base, language }: PageRequest,
  { ids, note, back }: SelectedShipments,
): PageAnswer {
  const { printing, selection: text } = shipmentTexts[language];
  return {
    title: text.packingSlips,
    head: { back: [back, text.back] },
    content: html`<section>
      <p>${text.slipsInParts(ids.length, maxSlips)} ${note}</p>
      <form method="post" action=${`${base}/shipments/packing-slips`} target="_blank">
        <p class="buttons">
          ${fileParts(ids, maxSlips).map((part, at) => {
            const start = at * maxSlips;
            return html`<button name="id" value=${part.join(' ')}>
              ${printing.range(start + 1, start + part.length)}
            </button>`;
          })}
        </p>
      </form>
    </section>`,
  };
}
