import { plainColumnName } from './column-name.ts';
import { type ColumnMeaning, withPlace } from './order-field.ts';

/** Programs whose exports are recognized by their header. */
export type ShopExport = 'shopify' | 'woocommerce' | 'etsy' | 'amazon' | 'ebay' | 'shopline';

interface ExportFormat {
  readonly shop: ShopExport;
  /** Names that only this export has together. */
  readonly signature: readonly string[];
  /** Meanings by the name of the column. Any number may stand for `#`. */
  readonly columns: Readonly<Record<string, Column>>;
  /** The other columns of the export, which say nothing of a shipment. Any number may stand for `#`, and any end for `*`. */
  readonly needless: string;
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
      'Financial Status': 'order.payment_status',
      'Payment Method': 'order.payment_method',
      'Shipping Method': 'order.shipping_method',
      Subtotal: 'order.subtotal',
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
    needless:
      'Paid at,Fulfilled at,Accepts Marketing,Shipping,Taxes,Total,Discount Code,Discount Amount,Created at,Lineitem compare at price,Lineitem taxable,Lineitem discount,Billing Street,Billing Province Name,Notes,Note Attributes,Payment Reference,Payment References,Refunded Amount,Vendor,Outstanding Balance,Employee,Location,Device ID,Id,Tags,Risk Level,Source,Tax # Name,Tax # Value,Receipt Number,Duties,Payment ID,Payment Terms Name,Next Payment Due At',
  },
  {
    // woocommerce.com, "Import and Export of WooCommerce Orders"; the columns of "Customer/Order/Coupon Export" are the same.
    shop: 'woocommerce',
    signature: ['order_id', 'billing_first_name', 'shipping_address_1'],
    columns: {
      order_number_formatted: 'reference_no',
      order_number: ['reference_no', 'unless order_number_formatted'],
      order_id: ['reference_no', 'unless order_number'],
      status: 'order.payment_status',
      payment_method: 'order.payment_method',
      shipping_method: 'order.shipping_method',
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
    needless:
      'date,order_date,paid_date,completed_date,modified_date,shipping_total,shipping_tax_total,fee_total,fee_tax_total,tax_total,cart_discount,order_discount,discount_total,order_total,order_subtotal,refunded_total,order_key,payment_method_title,transaction_id,customer_id,customer_user,customer_note,customer_ip_address,customer_user_agent,item_id,item_product_id,item_variation,item_meta,item_subtotal,item_subtotal_tax,item_total_tax,item_refunded,item_refunded_qty,item_price,shipping_items,fee_items,tax_items,coupon_items,coupons,refunds,order_notes,download_permissions,download_permissions_granted,vat_number,wt_import_key,meta:*,Product Item #*,prices_include_tax',
  },
  {
    // wordpress.org/plugins/woo-order-export-lite, "Advanced Order Export For WooCommerce": the labels of its fields.
    shop: 'woocommerce',
    signature: ['Order Number', 'Item Name', 'City (Shipping)'],
    columns: {
      'Order Number': 'reference_no',
      'Order Status': 'order.payment_status',
      'Payment Method': 'order.payment_method',
      'Payment Method Title': 'order.payment_method',
      'Shipping Method': 'order.shipping_method',
      'Shipping Method Title': 'order.shipping_method',
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
    needless:
      'Order ID,Order Date,Paid Date,Completed Date,Modification Date,Customer Note,Customer User Agent,Customer IP address,Customer Username,Customer User ID,Customer Total Orders,Full Name (Billing),Address 1 (Billing),Address 2 (Billing),State Name (Billing),Country Name (Billing),Transaction ID,Cart Discount Amount,Cart Discount Amount (inc. tax),Order Subtotal Amount,Order Subtotal Amount (inc. tax),Order Subtotal - Refund,Order Shipping Amount,Order Shipping Tax Amount,Order Shipping + Tax Amount,Order Refund Amount,Order Total Amount,Order Total Amount (- Refund),Order Total Fee,Order Total Tax Amount,Order Total Amount without Tax,Order Tax Amount,Coupon Code,Coupon Codes Used,Coupon Description,Coupon Type,Coupon Amount,Discount Amount,Discount Amount Tax,Item #,Item ID,Item Discount Amount,Item Total Tax,Item Tax Rate,Item Cost Before Discount,Order Line Subtotal,Order Line Title,Order Line Tax,Order Line Total,Order Line Total (inc. tax),Order Line Total (- Refund),Product ID,Product Id,Product Name,Product Variation,Product Variation ID,Product Current Price,Product Link,Product Tags,Category,Parent Category,Summary Report Total *,Order Notes,Total items,Total products,Embed Product Image,Stock Quantity,Line Number,Product URL,Image URL,Attributes,Download URL,Non-variation product attributes',
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
      'Discount Amount': 'items.discount',
      SKU: 'items.sku',
    },
    needless:
      'Sale Date,Buyer User ID,First Name,Last Name,Payment Method,Coupon Code,Coupon Details,Shipping Discount,Shipping,Sales Tax,Order Total,Card Processing Fees,Order Net,Adjusted Order Total,Adjusted Card Processing Fees,Adjusted Net Order Amount,Buyer,Order Type,Payment Type,InPerson Discount,InPerson Location',
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
      'Discount Amount': 'items.discount',
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
    needless:
      'Sale Date,Buyer,Coupon Code,Coupon Details,Shipping Discount,Order Shipping,Order Sales Tax,Item Total,Transaction ID,Listing ID,Date Paid,Variations,Order Type,Listings Type,Payment Type,InPerson Discount,InPerson Location,VAT Paid by Buyer',
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
      'item-promotion-discount': 'items.discount',
    },
    needless:
      'order-item-id,purchase-date,payments-date,reporting-date,promise-date,days-past-promise,number-of-items,quantity-shipped,item-tax,shipping-price,shipping-tax,ship-service-level,ship-service-name,address-type,bill-*,gift-*,delivery-*,sales-channel,order-channel,earliest-ship-date,latest-ship-date,earliest-delivery-date,latest-delivery-date,is-*,purchase-order-number,price-designation,item-promotion-*,ship-promotion-*,customized-*,vat-*,buyer-company-name,buyer-identification-*,buyer-tax-*,buyer-vat-*,buyer-requested-*,buyer-citizen-*,original-order-id,default-ship-from-*,actual-ship-from-*,tax-*,invoice-*,fulfilled-by,verge-of-*,store-chain-*,licensee-*,license-*,signature-confirmation-*,points-granted,cod-*,payment-method*,serial-*,product-id,asin,item-extensions-*,deemed-reseller-*',
  },
  {
    // Seller Hub, "Download report", Orders. Sold For is the price of one piece. Sites in the United Kingdom and Australia write Post To.
    shop: 'ebay',
    signature: ['Sales Record Number', 'Order Number', 'Item Title'],
    columns: {
      'Order Number': 'reference_no',
      // A sale of its own has no number of an order.
      'Sales Record Number': ['reference_no', 'fallback'],
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
    needless:
      'Buyer Username,Buyer Note,Buyer Address #,Buyer City,Buyer Suburb,Buyer State,Buyer County,Buyer State/Province,Buyer Zip,Buyer Postcode,Buyer Country,Buyer Phone,Buyer Tax Identifier *,Item Number,Sold Via Promoted Listings,Shipping And Handling,Postage And Packaging,Postage And Handling,Item Location,Item Zip Code,Item Postcode,Item Country,Included VAT Rate,GST*,VAT*,eBay Collect And Remit *,eBay Reference *,eBay Collected *,eBay Plus,eBay Fulfillment *,eBay International Shipping,eBay Vault *,Tax Status,Tax City,Tax State,Tax Zip,Tax Country,Seller Collected Tax,Electronic Waste Recycling Fee,Mattress Recycling Fee,Battery Recycling Fee,White Goods Disposal Tax,Tire Recycling Fee,Additional Fee,Lumber Fee,Prepaid Wireless Fee,Road Improvement *,Total Price,Payment Method,Sale Date,Paid On Date,Ship By Date,Dispatch By Date,Post By Date,Minimum Estimated Delivery Date,Maximum Estimated Delivery Date,Feedback Left,Feedback Received,My Item Note,PayPal Transaction ID,Shipping Service,Delivery Service,Postage Service,Tracking Number,Transaction ID,Variation Details,Global Shipping *,Click And Collect*,Authenticity Verification *,Authenticity Guarantee *,PSA Vault *',
  },
  {
    // support.shoplineapp.com, 訂單匯出: the columns of 訂單報表.
    shop: 'shopline',
    signature: ['訂單號碼', '收件人', '商品名稱'],
    columns: {
      訂單號碼: 'reference_no',
      訂單狀態: 'order.status',
      送貨狀態: 'order.status',
      付款狀態: 'order.payment_status',
      付款方式: 'order.payment_method',
      送貨方式: 'order.shipping_method',
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
    needless:
      '訂單日期,訂單時間,訂單備註,訂單來源,訂單小計,訂單合計,付款訂單合計,訂單標籤,顧客 ID,顧客編號,顧客備註,會員等級,性別,生日,會員,會員註冊來源,付款備註,付款日期,付款總金額,付款費用,付款手續費,交易編號,送貨編號,送貨備註,送貨日期,出貨備註,運費,運費優惠,稅費,稅金,附加費,優惠折扣,商品折扣金額,全單折扣金額,優惠碼,優惠折扣名稱,自訂折扣合計,折現購物金,點數折現,退款金額,已退款金額,餘額,實收金額,總數,商品 ID,商品類型,商品原價,商品成本,商品標籤,商品條碼,商品分類,選項,商品選項,預購商品,門市名稱,全家服務編號 / 7-11 店號,追蹤編號,物流編號,發票*,統一編號,買受人,語言,負責員工,推薦人*,UTM*,管理員備註,電話國碼,收件人電話國碼,到貨日期,到貨時段,指定到貨日期,指定到貨時段,完成日期,取消日期,取消原因,訂單最後更新時間',
  },
];

/** The parts of a name: who has one needs no other. */
const nameField = /^(recipient|sender)\.(?:contact_name|first_name|last_name)$/;

interface RecognizedExport {
  readonly shop: ShopExport;
  readonly mapping: readonly (ColumnMeaning | null)[];
  /** Places of columns that are neither of the export nor understood. */
  readonly strange: readonly number[];
}

/** Recognizes a header as that of a shop's program; null for any other. Columns that a clerk added are read by their names. */
export function recognizeExport(
  header: readonly string[],
  byName: (name: string) => ColumnMeaning | null,
): RecognizedExport | null {
  const names = header.map(plainColumnName);
  const has = (name: string) => names.includes(plainColumnName(name));
  const format = formats.find(({ signature }) => signature.every(has));
  if (!format) return null;
  const find = columnFinder(format);
  const found = names.map((name) => {
    const { column, number } = find(name);
    return column === null || column === undefined ? column : meaningOf(column, number, has);
  });
  const group = (field: string) => field.replace(nameField, '$1.contact_name');
  const taken = new Set(found.flatMap((meaning) => (meaning ? [group(meaning.field)] : [])));
  const strange: number[] = [];
  const mapping = found.map((meaning, at) => {
    if (meaning !== undefined) return meaning;
    const added = byName(header[at] ?? '');
    if (added === null || taken.has(group(added.field))) {
      strange.push(at);
      return null;
    }
    taken.add(added.field);
    return added;
  });
  return { shop: format.shop, mapping, strange };
}

/** Returns what finds the meaning of an export's column: null for a needless one, undefined for one of another program. */
function columnFinder({ columns, needless: list }: ExportFormat) {
  const needless = list.split(',');
  const known = new Map<string, Column | null>(needless.map((name) => [plainColumnName(name), null]));
  for (const [name, column] of Object.entries(columns)) known.set(plainColumnName(name), column);
  const beginnings = needless.filter((name) => name.endsWith('*')).map(plainColumnName);
  return (name: string): { readonly column: Column | null | undefined; readonly number: string } => {
    const number = /\d+/.exec(name)?.[0] ?? '';
    const exact = known.get(name);
    const column = exact !== undefined || number === '' ? exact : known.get(name.replace(number, ''));
    const isNeedless = column === undefined && beginnings.some((beginning) => name.startsWith(beginning));
    return { column: isNeedless ? null : column, number };
  };
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
