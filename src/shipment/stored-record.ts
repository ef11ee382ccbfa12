import type { StoredItem, StoredParcel, StoredParty } from '../../db/table/shipment/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';

export function partyRecord(party: StoredParty): Schemas['PartyRecord'] {
  const { contact_name, phone, country_code, city, address } = party;
  const { district = null, postal_code = null } = party;
  return { contact_name, phone, country_code, city, address, district, postal_code };
}

export function recipientRecord(party: StoredParty): Schemas['RecipientPartyRecord'] {
  return { ...partyRecord(party), email: party.email ?? null };
}

export function parcelRecord(parcel: StoredParcel): Schemas['ParcelRecord'] {
  return {
    weight_kg: parcel.weight_kg,
    length_cm: parcel.length_cm ?? null,
    width_cm: parcel.width_cm ?? null,
    height_cm: parcel.height_cm ?? null,
  };
}

export function itemRecord(item: StoredItem): Schemas['ItemRecord'] {
  return {
    description: item.description,
    quantity: item.quantity,
    unit_price: item.unit_price ?? null,
    unit_price_hkd: item.unit_price_hkd ?? null,
    sku: item.sku ?? null,
    hs_code: item.hs_code ?? null,
    country_of_manufacture: item.country_of_manufacture ?? null,
    is_cspc: item.is_cspc ?? null,
    merchant_product_id: item.merchant_product_id ?? null,
    mfr_id_std: item.mfr_id_std ?? null,
    mfr_id_nonstd: item.mfr_id_nonstd ?? null,
  };
}
