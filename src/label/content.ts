import type { Db } from '../../db/client.ts';
import { findAccount } from '../../db/query/account/account.ts';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { StoredParcel } from '../../db/table/shipment.ts';
import { findAnyService } from '../catalog/catalog.ts';
import type { CatalogStore } from '../catalog/catalog-store.ts';
import { decimalToScaled, scaledToDecimal } from '../money.ts';
import { type PrintedParty, printedParty, printedSender } from '../party/printed-party.ts';
import { hongKongDay } from '../runtime.ts';
import { declaredGoods } from '../shipment/declared-goods.ts';
import { itemDetails } from '../shipment/item-details.ts';
import type { PrintedShipment } from '../shipment/printed-shipment.ts';
import { trackingPageUrl } from '../tracking/page/page-url.ts';

export interface LabelContent {
  /** Test mode or sandbox carrier: the label is marked as not for shipping. */
  readonly test: boolean;
  /** The label of a way back, whose sender is the recipient of another shipment. */
  readonly isReturn: boolean;
  readonly trackingNumber: string;
  /** The public tracking page, in the QR code; null if the service does not know its own address. */
  readonly trackingUrl: string | null;
  readonly waybillNumber: string | null;
  /** Printed reference, else the tracking number (contract: reference_no). */
  readonly reference: string;
  readonly service: string;
  readonly product: string;
  readonly destination: string;
  /** Date in Hong Kong, YYYY-MM-DD. */
  readonly bookedOn: string;
  readonly sender: PrintedParty;
  readonly recipient: PrintedParty;
  /** Weight and size, one line per parcel. Each parcel gets a page. */
  readonly parcels: readonly string[];
  readonly items: readonly LabelItem[];
  readonly totals: { readonly quantity: string; readonly value: string; readonly weight: string };
}

export interface LabelItem {
  readonly description: string;
  readonly quantity: string;
  readonly hsCode: string;
  readonly origin: string;
  readonly value: string;
}

interface LabelFacts {
  readonly accountName: string;
  readonly serviceName?: string | null | undefined;
  readonly trackingUrl?: string | null;
}

/** Collects what is printed on a label that Sampan draws. */
export async function contentOf(
  {
    db,
    catalog,
    rootUrl,
  }: { readonly db: Db; readonly catalog: CatalogStore; readonly rootUrl: () => string | null },
  shipment: ShipmentRow,
): Promise<LabelContent> {
  const account = await findAccount(db.kysely, shipment.account_id);
  const service = findAnyService(catalog.current, shipment.service_code);
  return labelContent(shipment, {
    accountName: account?.name ?? '',
    serviceName: service?.name,
    trackingUrl: trackingPageUrl(rootUrl(), shipment),
  });
}

export function labelContent(
  shipment: PrintedShipment,
  { accountName, serviceName = null, trackingUrl = null }: LabelFacts,
): LabelContent {
  const { parcels, items, declared_currency: currency } = shipment;
  const goods = declaredGoods(shipment);
  return {
    test: !shipment.livemode || shipment.carrier_code === 'sandbox',
    isReturn: shipment.return_of !== null,
    trackingNumber: shipment.tracking_number,
    trackingUrl,
    waybillNumber: shipment.waybill_number,
    reference: shipment.printed_reference ?? shipment.tracking_number,
    service: shipment.service_code,
    product: [serviceName, shipment.goods_category].filter(Boolean).join(' \u00b7 '),
    destination: shipment.destination_country,
    bookedOn: hongKongDay(new Date(shipment.created_at)),
    sender: printedSender(shipment, accountName),
    recipient: printedParty(shipment.recipient),
    parcels: parcels.map(parcelLine),
    items: items.map((item, index) => ({
      description: [item.description, ...itemDetails(item)].join('; '),
      quantity: String(item.quantity),
      hsCode: item.hs_code ?? '',
      origin: item.country_of_manufacture ?? '',
      value: moneyText(goods.lineCents[index] ?? 0, currency),
    })),
    totals: {
      quantity: String(goods.quantity),
      value: moneyText(goods.totalCents, currency),
      weight: `${scaledToDecimal(goods.weightMg, 6)} kg`,
    },
  };
}

function parcelLine({ weight_kg, length_cm, width_cm, height_cm }: StoredParcel): string {
  const sizes = [length_cm, width_cm, height_cm].filter((size) => size !== undefined);
  const weight = `${scaledToDecimal(decimalToScaled(weight_kg, 6), 6)} kg`;
  return sizes.length === 3 ? `${weight}, ${sizes.join(' \u00d7 ')} cm` : weight;
}

function moneyText(cents: number, currency: string): string {
  const text = scaledToDecimal(cents, 2);
  return `${currency} ${text.includes('.') ? text : `${text}.00`}`;
}
