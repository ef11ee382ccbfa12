import {
  CATALOG_TABLES,
  type CatalogRow,
  type CatalogTableName,
  REQUIREMENT_CODES,
  type RuleScopeColumns,
  TAX_BASE_PARTS,
} from '../../db/table/catalog.ts';
import { CUSTOMS_DOCUMENTS } from '../../db/table/customs-document.ts';
import { CATALOG_COLUMNS, type Columns } from './catalog-columns.ts';
import { CHECKS } from './requirements.ts';

/** Meaning of a column, its values with unit and range, and an example, which is valid for the column. */
type ColumnNote = readonly [meaning: string, values: string, example: string];

interface TableNote<Row> {
  readonly row: string;
  readonly columns: { readonly [Field in keyof Row]: ColumnNote };
}

const code = 'capital letters, digits, `.`, `_`, `-`; at most 64 characters';
const name = 'lower-case letters, digits, `.`, `_`; at most 64 characters';
const line = 'one line of 1 to 200 characters';
const day = 'a date `YYYY-MM-DD` in Hong Kong';
const hkd = 'HKD, 0 or more, at most 2 decimals';
const percent = 'percent, 0 to 100, at most 2 decimals';
const country = 'an ISO 3166-1 alpha-2 code';
const codes = 'codes or `*`, separated by single spaces';
const documents = CUSTOMS_DOCUMENTS.map((one) => `\`${one}\``).join(', ');
const amountOfLaw = 'a currency and an amount, such as `EUR 150`';
const ruleName = 'lower-case letters, digits and `_`; at most 64 characters';
const destination = 'a lane; see Lanes of a rule';
const link = 'a link that begins with `https://`';
const lanes = 'lanes, separated by single spaces; see Lanes of a rule';
const union = '`EU` or empty';

const lawAmount = 'a currency and an amount, such as `EUR 150`, or empty';

/** The limits of a rule, which have the same meaning in every file. */
const scope: { readonly [Field in keyof RuleScopeColumns]: ColumnNote } = {
  rule: [
    'Stable name of the rule, which violations and warnings have. Rows of one rule share it',
    'lower-case letters, digits, `_`; at most 64 characters, or empty',
    'eu_product_id',
  ],
  source: [
    'Where the rule is written',
    'an address that begins with `https://`, or empty',
    'https://example.com/law',
  ],
  effective_from: ['First day on which it applies', `${day}, or empty: it already applies`, '2026-11-01'],
  effective_until: ['First day on which it no longer applies', `${day}, or empty: no end`, '2028-07-01'],
  value_over: ['Only consignments with a declared value above it', lawAmount, 'EUR 150'],
  value_up_to: ['Only consignments with a declared value up to it', lawAmount, 'EUR 150'],
  recipient: [
    'Only recipients of this kind. An order that does not say is private',
    '`business`, `private`, or empty: both',
    'private',
  ],
  hs_prefixes: [
    'Only items whose `hs_code` begins with one of them',
    '2 to 10 digits each, separated by single spaces, or empty: all',
    '61 6203',
  ],
  origins: [
    'Only items with one of these as `country_of_manufacture`',
    'country codes, separated by single spaces, or empty: all',
    'CN HK',
  ],
};

/** Explains every column of a catalog's files. `docs/catalog.md` and the comments of `catalog init` are made from it. */
const CATALOG_NOTES: { readonly [Name in CatalogTableName]: TableNote<CatalogRow<Name>> } = {
  country: {
    row: 'a destination',
    columns: {
      code: ['Country, which at least one zone of `zone.csv` has', country, 'US'],
      customs_area: ['Customs union of the country', union, 'EU'],
      vat_area: [
        'VAT area of the country. The column can be missing: it is the same as `customs_area`',
        union,
        'EU',
      ],
      postcode_pattern: [
        'Form of a postal code: advice to clients, never enforced',
        'a regular expression, or empty',
        '^\\d{5}$',
      ],
      postcode_example: ['Postal code that has this form', 'at most 20 characters, or empty', '10118'],
    },
  },
  tax_area: {
    row: 'a part of a country with customs or taxes of its own, and a range of its postal codes. An area with several ranges has a row for each; their other columns are the same',
    columns: {
      code: [
        'Code of the area, as rules name it',
        "the country's code, a hyphen, and 1 to 6 capital letters or digits",
        'ES-CN',
      ],
      country_code: ['Country', 'a country of `country.csv`', 'ES'],
      name: ['Name, as clients see it', 'one line of 1 to 60 characters', 'Canary Islands'],
      name_zh_hk: ['Name in Traditional Chinese', 'one line of 1 to 60 characters, or empty', '加那利群島'],
      customs_area: ['Customs union of the area', union, 'EU'],
      vat_area: ['VAT area of the area', union, 'EU'],
      regions: [
        'Regions that are the area, for an address without a postal code',
        'codes of ISO 3166-2, separated by single spaces, or empty',
        'ES-CN ES-GC ES-TF',
      ],
      territories: [
        'Codes by which orders may name the area as a country, where a country of `country.csv` comes first. Of areas with the same code, the postal code or the region chooses. Their names in the languages of shops are read as regions: `Ahvenanmaa`',
        'codes of two capital letters, separated by single spaces, or empty',
        'IC',
      ],
      postcode_from: [
        'First postal code of the range',
        '2 to 10 capital letters and digits, or empty',
        '35000',
      ],
      postcode_to: ['Last postal code of the range', 'as long as `postcode_from`, or empty', '35999'],
      source: [
        'Link to the law or the list of postal codes',
        'a link that begins with `https://`, or empty',
        'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
      ],
    },
  },
  country_requirement: {
    row: 'a requirement of destinations; a field can have several rows',
    columns: {
      country_code: ['Destinations', lanes, 'BR'],
      field: [
        'Field of the create request, or several, of which one must meet the check',
        'any text or number, such as `tax_number`, `items.hs_code`, `items.mfr_id_std|items.mfr_id_nonstd`',
        'items.hs_code',
      ],
      check_kind: [
        'Check; see Checks of a requirement',
        Object.keys(CHECKS)
          .map((check) => `\`${check}\``)
          .join(', '),
        'digits',
      ],
      parameter: ['Parameter of the check', 'depends on the check, or empty', '8'],
      unless_flag: [
        'Field of the request that waives it',
        '`vat_prepay`, `voec_prepay`, or empty',
        'voec_prepay',
      ],
      severity: [
        '`error`: the order is rejected. `warning`: the order is accepted, and the response has the warning',
        '`error`, `warning`',
        'error',
      ],
      sys_code: [
        'Error code of the response',
        REQUIREMENT_CODES.map((one) => `\`${one}\``).join(', '),
        'INVALID_FIELD',
      ],
      overrides_schema: [
        'Whether an empty value that the contract rejects also returns this error',
        '`yes`, `no`; `no` for a warning',
        'no',
      ],
      message: [
        'What the rule wants: a sentence that begins with the country',
        line,
        'Brazil requires an hs_code of 8 digits for every item',
      ],
      message_zh_hk: [
        'The same in Traditional Chinese, for pages. If it is empty, they show the English one',
        'one line of 1 to 200 characters, or empty',
        '巴西規定每件物品必須填寫 8 個數字的 HS 編碼',
      ],
      ...scope,
      services: ['Services', codes, '*'],
      goods_categories: ['Goods categories', 'names or `*`, separated by single spaces', '*'],
    },
  },
  product: {
    row: 'a Product Code, which accounts are allowed to order',
    columns: {
      code: ['Code of the product', code, 'EXSTD'],
      name: ['Name of the product', line, 'Example standard line'],
    },
  },
  service: {
    row: 'a Service Code, which clients order, with its limits',
    columns: {
      code: ['Code of the service', code, 'EXSTDGG'],
      product_code: ['Product that it belongs to', 'a product of `product.csv`', 'EXSTD'],
      name: ['Name of the service, as clients see it', line, 'Example standard goods'],
      carrier_code: [
        'Carrier that books it in live mode: `http` is the partner gateway of CARRIER_HTTP_URL, `sandbox` books nothing, others are carriers of CARRIER_GATEWAYS',
        '`sandbox`, `http`, the code of another carrier, or empty: not orderable yet',
        'sandbox',
      ],
      carrier_product_code: ["The carrier's own code for the service", code, 'EX-STD-GG'],
      is_standard_service: ['Whether clients see it as a standard service', '`yes`, `no`', 'yes'],
      cargo: ['Kind of cargo, as clients see it', name, 'general'],
      air: ['Kind of flight, as clients see it', name, 'commercial'],
      last_mile: [
        'Kind of delivery, as clients see it. With `courier`, dry runs warn of post office boxes',
        name,
        'courier',
      ],
      goods_categories: [
        'Goods categories that it carries, the one that it is meant for first',
        'names, separated by single spaces',
        'general battery',
      ],
      volumetric_divisor: [
        'Volume that counts as 1 kg',
        'cm³ per kg, a whole number from 1, or empty: volume is not charged',
        '8000',
      ],
      weight_step_mg: [
        'Chargeable weights are rounded up to multiples of it',
        'kg above 0, at most 6 decimals',
        '0.05',
      ],
      max_parcels: ['Most parcels of a shipment', 'a whole number from 1', '20'],
      max_parcel_mg: ['Largest actual weight of a parcel', 'kg above 0, at most 6 decimals', '30'],
      max_side_cm: ['Largest side of a parcel', 'cm, a whole number from 1', '120'],
      max_declared_value_cents: [
        'Largest declared value of a shipment',
        'HKD above 0, at most 2 decimals, or empty: no limit',
        '50000',
      ],
      custom_insurance_max_usd_cents: [
        'Largest insured amount that a client can choose',
        'USD above 0, at most 2500, or empty: no custom insured amount',
        '2500',
      ],
      transit_days_min: ['Shortest usual transit time', 'days, a whole number from 1', '6'],
      transit_days_max: ['Longest usual transit time', 'days, at least `transit_days_min`', '14'],
      rate_table_code: [
        'Rate table of accounts that have no own one',
        'a table of `rate_table.csv` for this service',
        'RT-EXSTDGG',
      ],
      direction: [
        '`return`: it carries parcels back to Hong Kong, and only createShipmentReturn books it. The column can be missing: all are `outbound`',
        '`outbound`, `return`',
        'outbound',
      ],
      max_line_length: [
        'Longest line of a street address that the carrier takes. Carriers then get `address_lines`, and an address that does not fit is refused',
        'a whole number from 10 to 500, or empty: the carrier takes the address on one line. The column can be missing: all are empty',
        '35',
      ],
      max_lines: [
        'Most lines of a street address',
        'a whole number from 1, or empty: no limit. Only beside `max_line_length`. The column can be missing: all are empty',
        '3',
      ],
      line_unit: [
        'Unit in which the carrier counts a line. `characters` are code points: a Chinese character and a letter with its accent are one each. Of `columns`, a Chinese, Japanese or Korean character and an emoji take two, and marks none. `bytes` are those of UTF-8. The column can be missing: all are `characters`',
        '`characters`, `columns`, `bytes`',
        'characters',
      ],
      label_characters: [
        'Characters that the labels take. Latin letters that they lack are written in ASCII in `address_lines` (Müller is Muller); any other character is refused in names and addresses. The column can be missing: all are `any`',
        '`any`, `latin1` (ISO 8859-1), `ascii`',
        'any',
      ],
      name_zh_hk: [
        'Name in Traditional Chinese, for pages in that language. The column can be missing: all are empty',
        'one line of 1 to 200 characters, or empty: `name`',
        '示範標準貨品',
      ],
    },
  },
  retired_service: {
    row: 'a Service Code that was withdrawn. Every code that was ever live is in this file or in `service.csv`',
    columns: {
      code: ['Code of the service', code, 'EXOLDGG'],
      retired_on: ['Day from which it is rejected', day, '2026-06-10'],
      replaced_by: [
        'Service that clients should order instead',
        'a service of `service.csv`, or empty',
        'EXSTDGG',
      ],
    },
  },
  zone: {
    row: 'countries, or postal codes of one country, that have the same price',
    columns: {
      service_code: ['Service', 'a service of `service.csv`', 'EXSTDGG'],
      zone: ['Code of the zone', code, 'NAM'],
      countries: [
        'Countries of the zone. For a return service, those that parcels come from',
        'countries of `country.csv`, separated by single spaces',
        'CA US',
      ],
      postcode_from: [
        'First postal code of the zone; only with one country',
        '2 to 10 capital letters and digits, or empty',
        '2000',
      ],
      postcode_to: ['Last postal code of the zone', 'as long as `postcode_from`, or empty', '2999'],
    },
  },
  rate_table: {
    row: 'a version of a rate table. A published version never changes: to change prices, add a version',
    columns: {
      code: ['Code of the rate table', code, 'RT-EXSTDGG'],
      version: ['Version', 'a whole number from 1, one more than the published version', '1'],
      service_code: ['Service that it prices', 'a service of `service.csv`', 'EXSTDGG'],
      effective_from: [
        'First day on which the version applies',
        `${day}; today or later, except in the first version`,
        '2026-01-01',
      ],
    },
  },
  rate_bracket: {
    row: 'the price of a zone for chargeable weights over `over_kg` and up to `up_to_kg`. The first bracket of a zone starts at 0, and each starts where the one before ends',
    columns: {
      rate_table_code: ['Rate table', 'a table of `rate_table.csv`', 'RT-EXSTDGG'],
      version: ['Version of the rate table', 'a version of `rate_table.csv`', '1'],
      zone: ['Zone', 'a zone of `zone.csv` for the service', 'NAM'],
      over_mg: [
        'Weight that the bracket is for, if it is over this',
        'kg, 0 or more, at most 6 decimals',
        '0',
      ],
      up_to_mg: ['Weight that the bracket is for, up to this', 'kg above `over_kg`, at most 6 decimals', '1'],
      base_cents: ['Fixed part of the freight', hkd, '10'],
      per_kg_cents: ['Part of the freight per kg of chargeable weight', `${hkd}, per kg`, '85'],
      reg_fee_cents: ['Registration fee per parcel', hkd, '16'],
    },
  },
  surcharge: {
    row: 'a surcharge',
    columns: {
      code: ['Code of the surcharge', code, 'SIGNATURE'],
      activation: [
        '`opt_in`: clients select it. `automatic`: it is charged wherever a rule offers it',
        '`opt_in`, `automatic`',
        'opt_in',
      ],
      basis: [
        'How its fee is computed; see Fees of surcharges',
        '`per_shipment`, `per_parcel`, `declared_value`, `insurance`, `vat`, `item_levy`, `landed_cost`',
        'per_parcel',
      ],
      flag: [
        'Field of the request that also selects it',
        '`vat_prepay`, `voec_prepay`, or empty',
        'vat_prepay',
      ],
      description: ['Description, as clients see it', line, 'Signature on delivery'],
    },
  },
  surcharge_rule: {
    row: 'where a surcharge is offered, and its price. The first row that matches counts, so their order matters',
    columns: {
      surcharge_code: ['Surcharge', 'a surcharge of `surcharge.csv`', 'SIGNATURE'],
      services: ['Services', codes, 'EXSTDGG'],
      countries: ['Destinations. For return services, the countries that parcels come from', lanes, 'US EU'],
      goods_categories: ['Goods categories', 'names or `*`, separated by single spaces', '*'],
      status: [
        '`included`: the price includes it. `unavailable`: it is rejected',
        '`selectable`, `included`, `unavailable`',
        'selectable',
      ],
      basis_points: ['Percentage of the basis', percent, '0.70'],
      fixed_cents: ['Fixed part of the fee', hkd, '24'],
      minimum_cents: ['Least fee', hkd, '0'],
      carrier_product_code: [
        "The carrier's code to dispatch under if the surcharge is selected",
        `${code}; or empty: that of the service`,
        'EX-STD-PF',
      ],
      reason: [
        'Reason that clients see',
        `${line}; required for \`unavailable\`, else it can be empty`,
        'not offered to islands',
      ],
      ...scope,
      fixed_amount: [
        'Fixed part of the fee in the currency of the law, at the rate of the day',
        `${lawAmount}. Only if \`fixed_hkd\` is 0`,
        'EUR 2',
      ],
    },
  },
  surcharge_exclusion: {
    row: 'two surcharges that exclude each other on a service',
    columns: {
      service_code: ['Service', 'a service of `service.csv`', 'EXSTDGG'],
      surcharge_code: ['Surcharge', 'a surcharge of `surcharge.csv`', 'SIGNATURE'],
      excluded_code: ['Other surcharge', 'a surcharge of `surcharge.csv`', 'INSURANCE'],
      reason: ['Reason that clients see', line, 'SIGNATURE and INSURANCE exclude each other'],
    },
  },
  discount_rule: {
    row: 'a discount on freight. The best one that matches applies',
    columns: {
      rule_id: ['ID of the rule, which quotes name', code, 'DR-WINTER'],
      kind: ['Kind of discount', '`percent`, `fixed`', 'percent'],
      basis_points: ['Discount, for the kind `percent`', `${percent}; else empty`, '5'],
      amount_cents: ['Discount, for the kind `fixed`', 'HKD above 0, at most 2 decimals; else empty', '8'],
      account_id: ['Account that gets it', 'an account ID, or empty: all', 'acc_0198f2c1a7b07c3e9d45'],
      service_code: ['Service that it is for', 'a service of `service.csv`, or empty: all', 'EXSTDGG'],
      valid_from: ['First day on which it applies', day, '2026-12-01'],
      valid_until: [
        'First day on which it no longer applies',
        `${day}, after \`valid_from\`; or empty: no end`,
        '2027-01-01',
      ],
    },
  },
  vat_rate: {
    row: "a country's standard VAT rate from a day on. Surcharges with the basis `vat` need one in force. A tax area without a rate has that of its country, if it is in the same VAT area",
    columns: {
      country_code: ['Country or tax area', 'a country of `country.csv`, or an area of `tax_area.csv`', 'DE'],
      basis_points: ['VAT rate', percent, '19'],
      effective_from: ['First day on which it applies', day, '2024-01-01'],
    },
  },
  levy: {
    row: 'a customs levy per distinct item of a low-value consignment',
    columns: {
      surcharge_code: [
        'Surcharge with the basis `item_levy` that charges it',
        'a surcharge of `surcharge.csv`',
        'EU_ITEM_LEVY',
      ],
      countries: ['Destinations', lanes, 'EU'],
      per_item_cents: ['Levy per distinct item', hkd, '27.30'],
      max_consignment_cents: ['Largest value of a consignment that it applies to', hkd, '1365'],
      effective_from: ['First day on which it applies', day, '2026-07-01'],
      effective_until: ['First day on which it no longer applies', `${day}; or empty: no end`, '2028-07-01'],
      per_item_amount: [
        'Levy per distinct item in the currency of the law, at the rate of the day',
        `${lawAmount}. Only if \`per_item_hkd\` is 0`,
        'EUR 3',
      ],
      max_consignment_amount: [
        'Largest value of a consignment, in the currency of the law, at the rate of the day',
        `${lawAmount}. Only if \`max_consignment_hkd\` is 0`,
        'EUR 150',
      ],
      source: scope.source,
    },
  },
  customs_document: {
    row: 'a paper that customs wants on a lane. All rows that match a shipment apply',
    columns: {
      services: ['Services. `*` leaves out return services', codes, 'EXSTDGG'],
      countries: ['Destinations; for a return service, where parcels come from', lanes, 'US EU'],
      document: ['Paper', documents, 'cn22'],
      max_value_cents: [
        'Largest declared value for which the paper suffices. For `cn22`, what 300 SDR are in HKD',
        'HKD above 0, at most 2 decimals, or empty: no limit. Required for `cn22`',
        '3000',
      ],
      max_weight_mg: [
        'Largest weight of all parcels for which the paper suffices',
        'kg above 0, at most 6 decimals, or empty: no limit. Required for `cn22`, at most 2',
        '2',
      ],
      instead: [
        'Paper of a shipment above one of the limits',
        `${documents}, or empty: none. \`cn23\` for \`cn22\``,
        'cn23',
      ],
      tax_number_name: [
        'Name of the `tax_number` of an order, as the papers print it. Rows of one lane must have the same',
        'one line of 1 to 40 characters, or empty: Tax number',
        'VOEC number',
      ],
      ...scope,
      goods_categories: ['Goods categories', 'names or `*`, separated by single spaces', '*'],
    },
  },
  duty_rule: {
    row: 'how a destination taxes imports. Only its rule in force counts: that of the country before that of `EU`, and that before `*`',
    columns: {
      destination: ['Destination', destination, 'GB'],
      rule: ['Stable name of the rule, which landed costs name', ruleName, 'gb_import'],
      basis: [
        'Value for customs: `CIF` has freight and insurance in it, `FOB` has not',
        '`CIF`, `FOB`',
        'CIF',
      ],
      duty_relief_up_to: [
        'Value of the goods up to which no duty is charged',
        `${amountOfLaw}, or empty: no relief`,
        'GBP 135',
      ],
      tax_name: ['Name of the tax on imports', 'at most 40 characters, or empty: no such tax', 'VAT'],
      tax_percent: [
        'Rate of the tax. `vat_rate`: that of `vat_rate.csv` for the country',
        `${percent}; or \`vat_rate\`; empty without \`tax_name\``,
        '20',
      ],
      tax_base: [
        'Parts of the amount that is taxed',
        `${TAX_BASE_PARTS.map((part) => `\`${part}\``).join(', ')}, separated by single spaces`,
        'value freight insurance duty',
      ],
      tax_relief_up_to: [
        'Value of the goods up to which no tax is charged',
        `${amountOfLaw}, or empty: no relief`,
        'CAD 40',
      ],
      tax_at_sale_up_to: [
        'Value of the goods up to which the seller charges the tax at the sale, so that none is due at delivery',
        `${amountOfLaw}, or empty: never`,
        'GBP 135',
      ],
      tax_at_sale_with: [
        '`ioss`: only for orders with an IOSS number',
        '`ioss`, or empty: for every order',
        'ioss',
      ],
      tax_waived_up_to: [
        'Amount of tax up to which it is not collected',
        `${amountOfLaw}, or empty: it is always collected`,
        'CHF 5',
      ],
      handling_fee: [
        'What the recipient pays at the door for the collection of duty or tax',
        `${amountOfLaw}, or empty: nothing`,
        'CAD 9.95',
      ],
      recipient: [
        'Only recipients of this kind, before a row for both. An order that does not say is private. The column can be missing',
        '`business`, `private`, or empty: both',
        'business',
      ],
      effective_from: ['First day on which it applies', day, '2026-01-01'],
      effective_until: ['First day on which it no longer applies', `${day}; or empty: no end`, '2029-03-01'],
      source: ['Where the rule can be read', link, 'https://www.gov.uk/goods-sent-from-abroad'],
      as_of: ['Day on which you compared the row with its source', day, '2026-11-28'],
    },
  },
  duty_rate: {
    row: 'a duty on goods. Duties of different rules add up. Of one rule, the closest row counts: the country before `EU` before `*`, then the longest prefix, then the country of manufacture before `*`',
    columns: {
      destination: ['Destination', destination, 'GB'],
      rule: [
        'Stable name of the duty. Every item needs a row of `import_duty`; other duties are added where one matches. The column can be missing: all are `import_duty`',
        ruleName,
        'import_duty',
      ],
      hs_prefix: ['First digits of the HS codes', '2 to 10 digits, or `*`: all goods', '6109'],
      origin: ['Country of manufacture', `${country}, or \`*\``, 'CN'],
      basis_points: [
        'Rate of the duty, of the value for customs (`basis` of `duty_rule.csv`)',
        'percent, 0 to 1000, at most 2 decimals; empty with `amount`',
        '12',
      ],
      amount: [
        'Fixed duty, in place of a rate. The column can be missing',
        `${amountOfLaw}, or empty`,
        'EUR 3',
      ],
      per: [
        'What `amount` is for. `item`: goods that differ in the first 6 digits of the HS code, description or country of manufacture. The column can be missing',
        '`item`, `consignment`, or empty without `amount`',
        'item',
      ],
      value_over: [
        'Value of the goods above which the row applies. The column can be missing',
        `${amountOfLaw}, or empty: no limit`,
        'USD 200',
      ],
      value_up_to: [
        'Value of the goods up to which the row applies. The column can be missing',
        `${amountOfLaw}, or empty: no limit`,
        'USD 2500',
      ],
      has_relief: [
        'Whether `duty_relief_up_to` of the rule applies to it. The column can be missing: it does',
        '`yes`, `no`',
        'yes',
      ],
      effective_from: ['First day on which it applies', day, '2026-01-01'],
      effective_until: ['First day on which it no longer applies', `${day}; or empty: no end`, '2027-01-01'],
      source: ['Where the rate can be read', link, 'https://www.trade-tariff.service.gov.uk/headings/6109'],
      as_of: ['Day on which you compared the row with its source', day, '2026-11-28'],
    },
  },
};

export interface ColumnReference {
  readonly header: string;
  readonly meaning: string;
  readonly values: string;
  readonly example: string;
}

/** Returns the columns of a file in order. */
export function columnReferences(table: CatalogTableName): ColumnReference[] {
  const columns = CATALOG_COLUMNS[table] as Columns<Record<string, unknown>>;
  const notes = CATALOG_NOTES[table].columns as Readonly<Record<string, ColumnNote>>;
  return Object.entries(columns).map(([field, [header]]) => {
    const [meaning = '', values = '', example = ''] = notes[field] ?? [];
    return { header, meaning, values, example };
  });
}

/** Returns the section of each file of `docs/catalog.md`, with a table of its columns. */
export function catalogReferenceMarkdown(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  return CATALOG_TABLES.map((table) => {
    const rows = columnReferences(table).map(
      ({ header, meaning, values, example }) =>
        `| \`${header}\` | ${cell(meaning)} | ${cell(values)} | \`${cell(example)}\` |`,
    );
    return [
      `### ${table}.csv`,
      `One row: ${CATALOG_NOTES[table].row}.`,
      '',
      '| Column | Meaning | Values | Example |',
      '|---|---|---|---|',
      ...rows,
      '',
    ].join('\n');
  }).join('\n');
}

/** Returns the comments of a file, which the import skips. */
export function catalogComments(table: CatalogTableName): string {
  const plain = (text: string) => text.replaceAll('`', '');
  const columns = columnReferences(table).map(
    ({ header, meaning, values, example }) =>
      `#   ${header}: ${plain(meaning)}. Values: ${plain(values)}. Example: ${example}`,
  );
  return [`# One row: ${plain(CATALOG_NOTES[table].row)}.`, ...columns, ''].join('\n');
}
