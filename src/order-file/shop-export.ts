import { type ColumnMeaning, plainColumnName, withPlace } from './order-field.ts';

/** Programs whose exports are recognized by their header. */
export type ShopExport = 'shopify' | 'woocommerce' | 'etsy' | 'amazon' | 'ebay' | 'shopline';

interface ExportFormat {
  readonly shop: ShopExport;
  /** Names that only this export has together. */
  readonly signature: readonly string[];
  /** Meanings by the name of the column. Any number may stand for `#`. All others of the export are left out. */
  readonly columns: Readonly<Record<string, Column>>;
}

/** A field, with marks: `fallback`, `total`, and `unless` with the name of a column that says the same better. */
type Column = string | readonly [field: string, mark: 'fallback' | 'total' | `unless ${string}`];

/** Marketplaces have a name of their own for customs; the other programs run a shop of its seller. */
export const marketplaceNames: Readonly<Partial<Record<ShopExport, string>>> = {
  etsy: 'Etsy',
  amazon: 'Amazon',
  ebay: 'eBay',
};

const region = 'recipient.region';

/** The address columns of a party whose names differ only in a prefix or suffix. */
function addressColumns(
  name: (part: string) => string,
  parts: Readonly<Record<string, string>>,
  isFallback = false,
): Record<string, Column> {
  return Object.fromEntries(
    Object.entries(parts).map(
      ([part, field]) => [name(part), isFallback ? [field, 'fallback'] : field] as const,
    ),
  );
}

const shopifyParts = {
  Name: 'recipient.contact_name',
  Company: 'recipient.company',
  Address1: 'recipient.address',
  Address2: 'recipient.address',
  City: 'recipient.city',
  Zip: 'recipient.postal_code',
  Province: region,
  Country: 'recipient.country_code',
  Phone: 'recipient.phone',
};

const wooParts = {
  first_name: 'recipient.first_name',
  last_name: 'recipient.last_name',
  company: 'recipient.company',
  address_1: 'recipient.address',
  address_2: 'recipient.address',
  city: 'recipient.city',
  postcode: 'recipient.postal_code',
  state: region,
  country: 'recipient.country_code',
  phone: 'recipient.phone',
};

const advancedParts = {
  'First Name': 'recipient.first_name',
  'Last Name': 'recipient.last_name',
  Company: 'recipient.company',
  'Address 1&2': 'recipient.address',
  City: 'recipient.city',
  Postcode: 'recipient.postal_code',
  'State Code': region,
  'Country Code': 'recipient.country_code',
  Phone: 'recipient.phone',
};

const ebayParts = {
  Name: 'recipient.contact_name',
  Phone: 'recipient.phone',
  'Address 1': 'recipient.address',
  'Address 2': 'recipient.address',
  City: 'recipient.city',
  Suburb: 'recipient.city',
  State: region,
  County: region,
  'State/Province': region,
  Zip: 'recipient.postal_code',
  Postcode: 'recipient.postal_code',
  Country: 'recipient.country_code',
};

const formats: readonly ExportFormat[] = [
  {
    // help.shopify.com, "Exporting orders": structure of the order CSV.
    shop: 'shopify',
    signature: ['Name', 'Lineitem quantity', 'Lineitem name'],
    columns: {
      Name: 'reference_no',
      Email: 'recipient.email',
      'Financial Status': 'order.status',
      'Fulfillment Status': 'order.status',
      'Cancelled at': 'order.cancelled_at',
      Currency: 'declared_currency',
      'Lineitem quantity': 'items.quantity',
      'Lineitem name': 'items.description',
      'Lineitem price': 'items.unit_price',
      'Lineitem sku': 'items.sku',
      'Lineitem requires shipping': 'items.requires_shipping',
      'Lineitem fulfillment status': 'items.status',
      ...addressColumns((part) => `Shipping ${part}`, shopifyParts),
      'Shipping Street': ['recipient.address', 'unless Shipping Address1'],
      'Shipping Province Name': [region, 'unless Shipping Province'],
      Phone: ['recipient.phone', 'fallback'],
      ...addressColumns((part) => `Billing ${part}`, shopifyParts, true),
    },
  },
  {
    // woocommerce.com, "Import and Export of WooCommerce Orders"; the columns of "Customer/Order/Coupon Export" are the same.
    shop: 'woocommerce',
    signature: ['order_id', 'billing_first_name', 'shipping_address_1'],
    columns: {
      order_number_formatted: 'reference_no',
      order_number: ['reference_no', 'unless order_number_formatted'],
      order_id: ['reference_no', 'unless order_number'],
      status: 'order.status',
      order_currency: 'declared_currency',
      currency: 'declared_currency',
      billing_email: 'recipient.email',
      customer_email: ['recipient.email', 'unless billing_email'],
      ...addressColumns((part) => `shipping_${part}`, wooParts),
      ...addressColumns((part) => `billing_${part}`, wooParts, true),
      line_items: 'items.list',
      'line_item_#': 'items.#.list',
      item_name: 'items.description',
      item_sku: 'items.sku',
      item_quantity: 'items.quantity',
      item_total: ['items.unit_price', 'total'],
    },
  },
  {
    // wordpress.org/plugins/woo-order-export-lite, "Advanced Order Export For WooCommerce": the labels of its fields.
    shop: 'woocommerce',
    signature: ['Order Number', 'Item Name', 'City (Shipping)'],
    columns: {
      'Order Number': 'reference_no',
      'Order Status': 'order.status',
      'Order Currency': 'declared_currency',
      'Email (Billing)': 'recipient.email',
      ...addressColumns((part) => `${part} (Shipping)`, advancedParts),
      'Full Name (Shipping)': ['recipient.contact_name', 'unless First Name (Shipping)'],
      'Address 1 (Shipping)': ['recipient.address', 'unless Address 1&2 (Shipping)'],
      'Address 2 (Shipping)': ['recipient.address', 'unless Address 1&2 (Shipping)'],
      'State Name (Shipping)': [region, 'unless State Code (Shipping)'],
      'Country Name (Shipping)': ['recipient.country_code', 'unless Country Code (Shipping)'],
      ...addressColumns((part) => `${part} (Billing)`, advancedParts, true),
      'Item Name': 'items.description',
      SKU: 'items.sku',
      Quantity: ['items.quantity', 'unless Quantity (- Refund)'],
      'Quantity (- Refund)': 'items.quantity',
      'Item Cost': 'items.unit_price',
    },
  },
  {
    // Etsy, Shop Manager, "Download data": EtsySoldOrders. It has no names of items.
    shop: 'etsy',
    signature: ['Sale Date', 'Order ID', 'Full Name', 'Number of Items'],
    columns: {
      'Order ID': 'reference_no',
      'Full Name': 'recipient.contact_name',
      'Number of Items': 'items.quantity',
      'Date Shipped': 'order.sent_at',
      Status: 'order.status',
      'Street 1': 'recipient.address',
      'Street 2': 'recipient.address',
      'Ship City': 'recipient.city',
      'Ship State': region,
      'Ship Zipcode': 'recipient.postal_code',
      'Ship Country': 'recipient.country_code',
      Currency: 'declared_currency',
      'Order Value': ['items.unit_price', 'total'],
      SKU: 'items.sku',
    },
  },
  {
    // Etsy, Shop Manager, "Download data": EtsySoldOrderItems.
    shop: 'etsy',
    signature: ['Sale Date', 'Item Name', 'Listing ID', 'Order ID'],
    columns: {
      'Order ID': 'reference_no',
      'Item Name': 'items.description',
      Quantity: 'items.quantity',
      Price: 'items.unit_price',
      Currency: 'declared_currency',
      SKU: 'items.sku',
      'Date Shipped': 'order.sent_at',
      'Ship Name': 'recipient.contact_name',
      'Ship Address1': 'recipient.address',
      'Ship Address2': 'recipient.address',
      'Ship City': 'recipient.city',
      'Ship State': region,
      'Ship Zipcode': 'recipient.postal_code',
      'Ship Country': 'recipient.country_code',
    },
  },
  {
    // Seller Central, "Order Report field definitions": item-price is the sum of the quantity that was purchased.
    shop: 'amazon',
    signature: ['order-id', 'order-item-id', 'product-name', 'quantity-purchased'],
    columns: {
      'order-id': 'reference_no',
      'buyer-email': 'recipient.email',
      'recipient-name': 'recipient.contact_name',
      'buyer-name': ['recipient.contact_name', 'fallback'],
      'ship-phone-number': 'recipient.phone',
      'buyer-phone-number': ['recipient.phone', 'fallback'],
      'ship-address-1': 'recipient.address',
      'ship-address-2': 'recipient.address',
      'ship-address-3': 'recipient.address',
      'ship-city': 'recipient.city',
      'ship-state': region,
      'ship-postal-code': 'recipient.postal_code',
      'ship-country': 'recipient.country_code',
      'product-name': 'items.description',
      sku: 'items.sku',
      'quantity-to-ship': 'items.quantity',
      'quantity-purchased': 'items.ordered_quantity',
      currency: 'declared_currency',
      'item-price': ['items.unit_price', 'total'],
    },
  },
  {
    // Seller Hub, "Download report", Orders. Sold For is the price of one piece. Sites in the United Kingdom and Australia write Post To.
    shop: 'ebay',
    signature: ['Sales Record Number', 'Order Number', 'Item Title'],
    columns: {
      'Order Number': 'reference_no',
      'Buyer Email': 'recipient.email',
      ...addressColumns((part) => `Ship To ${part}`, ebayParts),
      ...addressColumns((part) => `Post To ${part}`, ebayParts),
      'Buyer Name': ['recipient.contact_name', 'fallback'],
      'Item Title': 'items.description',
      'Custom Label': 'items.sku',
      'Custom Label (SKU)': 'items.sku',
      Quantity: 'items.quantity',
      'Sold For': 'items.unit_price',
      'Shipped On Date': 'order.sent_at',
      'Dispatched On Date': 'order.sent_at',
      'Posted On Date': 'order.sent_at',
    },
  },
  {
    // support.shoplineapp.com, 訂單匯出: the columns of 訂單報表.
    shop: 'shopline',
    signature: ['訂單號碼', '收件人', '商品名稱'],
    columns: {
      訂單號碼: 'reference_no',
      訂單狀態: 'order.status',
      送貨狀態: 'order.status',
      收件人: 'recipient.contact_name',
      顧客: ['recipient.contact_name', 'fallback'],
      收件人電話號碼: 'recipient.phone',
      電話號碼: ['recipient.phone', 'fallback'],
      電郵: 'recipient.email',
      '地址 1': 'recipient.address',
      '地址 2': 'recipient.address',
      完整地址: ['recipient.address', 'unless 地址 1'],
      城市: 'recipient.city',
      '地區/州/省份': region,
      '國家/地區': 'recipient.country_code',
      '郵政編號（如適用）': 'recipient.postal_code',
      貨幣: 'declared_currency',
      商品名稱: 'items.description',
      商品貨號: 'items.sku',
      商品結帳價: 'items.unit_price',
      數量: 'items.quantity',
    },
  },
];

/** A clerk adds what no shop has: these columns are read by their names in every export. */
const addedFields =
  /^(?:service_tier_id|goods_category|ioss_number|tax_number|parcels\..+|items\.\d+\.(?:hs_code|country_of_manufacture|unit_weight_kg))$/;

interface RecognizedExport {
  readonly shop: ShopExport;
  readonly mapping: readonly (ColumnMeaning | null)[];
}

/** Recognizes a header as that of a shop's program; null for any other. */
export function recognizeExport(
  header: readonly string[],
  byName: (name: string) => ColumnMeaning | null,
): RecognizedExport | null {
  const names = header.map(plainColumnName);
  const has = (name: string) => names.includes(plainColumnName(name));
  const format = formats.find(({ signature }) => signature.every(has));
  if (!format) return null;
  const columns = new Map(
    Object.entries(format.columns).map(([name, column]) => [plainColumnName(name), column]),
  );
  const mapping = names.map((name, at) => {
    const number = /\d+/.exec(name)?.[0] ?? '';
    const column = columns.get(name) ?? (number === '' ? undefined : columns.get(name.replace(number, '')));
    if (column !== undefined) return meaningOf(column, number, has);
    const added = byName(header[at] ?? '');
    return added !== null && addedFields.test(added.field) ? added : null;
  });
  return { shop: format.shop, mapping };
}

function meaningOf(column: Column, number: string, has: (name: string) => boolean): ColumnMeaning | null {
  const [field, mark = ''] = typeof column === 'string' ? [column] : column;
  if (mark.startsWith('unless ') && has(mark.slice('unless '.length))) return null;
  return {
    field: field.includes('#')
      ? field.replace('#', String(Math.max(Number(number) - 1, 0)))
      : withPlace(field, 0),
    ...(mark === 'total' ? { isLineTotal: true } : {}),
    ...(mark === 'fallback' ? { isFallback: true } : {}),
  };
}
