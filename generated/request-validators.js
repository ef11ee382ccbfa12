// Generated from openapi.json by codegen/. Do not edit.

import runtime_ajv_formats_dist_formats from 'ajv-formats/dist/formats.js';
import runtime_ajv_dist_runtime_equal from 'ajv/dist/runtime/equal.js';
import runtime_ajv_dist_runtime_ucs2length from 'ajv/dist/runtime/ucs2length.js';

export const {
  createShipmentBody,
  validateShipmentBody,
  createShipmentBatchBody,
  validateShipmentBatchBody,
  createShipmentReturnBody,
  validateShipmentReturnBody,
  printLabelsBody,
  createManifestBody,
  quoteRatesBody,
  createWebhookBody,
  updateWebhookBody,
  rotateWebhookSecretBody,
  testWebhookBody,
  advanceTestShipmentBody,
  settleTestShipmentBody,
  validateAddressBody,
  createAddressBody,
  updateAddressBody,
} = (() => {


const schema31 = {"$id":"createShipmentBody","$ref":"contract#/components/schemas/ShipmentCreateRequest"};
const schema33 = {"maxProperties":122,"type":"object","description":"A shipment to book. Properties that are not listed here are rejected, in nested objects too. Text is blank if it is empty or contains only white space. Required text, `tax_number` and `sales_platform_name` must not be blank. Any other blank text counts as not given: it reads back as null and is not forwarded. Entries of `tags` and values of `metadata` are stored exactly as sent. Unreadable text is rejected in parties, items, `reference_no`, `tax_number` and `sales_platform_name`:\n- U+FFFD, which stands for a lost character.\n- Only invisible characters, such as U+200B.\n- A number in exponent notation, which has lost digits: `4.47E+11`.","required":["service_tier_id","parcels","items"],"properties":{"service_tier_id":{"type":"string","minLength":1,"maxLength":64,"description":"Service Code to book, as returned by listServiceTiers and quoteRates. A Service Code is the orderable unit. A Product Code groups entitlements, and versioned rate tables set the price. The property's name is historical. Retired codes are rejected: US-GEN-PUB-001, US-GEN-PUB-002, HK-ST-GG-01, HK-US-SE-GG-01, HKUSSTCS01.","examples":["HKASTDGGSTCM"]},"recipient":{"$ref":"#/components/schemas/RecipientParty","description":"Recipient of the shipment, abroad. Required, unless `recipient_id` is given."},"recipient_id":{"type":"string","minLength":1,"maxLength":64,"description":"Saved recipient (createAddress), instead of `recipient`. The party is copied into the shipment.","examples":["adr_019ab3e1d0c37e4497a15b0e6f2c8d31"]},"sender":{"$ref":"#/components/schemas/Party","description":"Sender of the shipment, in Hong Kong. If omitted, the response's `sender` is null, and the label shows the account's default sender."},"sender_id":{"type":"string","minLength":1,"maxLength":64,"description":"Saved sender (createAddress), instead of `sender`. The party is copied into the shipment.","examples":["adr_019ab3e07b1d7a52b3c8d4f6a1e95c02"]},"parcels":{"type":"array","items":{"$ref":"#/components/schemas/Parcel"},"minItems":1,"maxItems":20,"description":"Parcels of the shipment, 1 to 20. All go to the same recipient."},"items":{"type":"array","items":{"$ref":"#/components/schemas/Item"},"minItems":1,"maxItems":100,"description":"Goods in the shipment, for customs: 1 to 100 items. A missing or empty array is rejected with a violation at `[\"items\"]`. The total value of all items must not exceed HKD 100,000,000,000."},"goods_category":{"type":"string","maxLength":64,"default":"general","description":"Category of the goods: `general`, `battery`, `cosmetics`, or another category that a service accepts. ASCII letter case is ignored. Default: `general`, also for a blank value.","examples":["battery"]},"payment_type":{"$ref":"#/components/schemas/PaymentType","default":"prepaid","description":"Payment method of the shipment. Default: `prepaid`. `cod` (cash on delivery) is rejected with COD_NOT_AVAILABLE."},"reference_no":{"type":"string","maxLength":64,"x-readable":true,"description":"Your own order reference. It need not be unique. The carrier's label shows the reference if all of these are true:\n- It has 6 to 50 characters.\n- All of them are ASCII letters, digits, the grave accent or `# & ( ) * + . : ; < = > ? [ ] ^ _ { | } -`.\n- It does not start with `=` or `+`.\n- No other order uses it. Cancelled orders do not count.\n\nOtherwise the label shows the tracking number.","examples":["SO-20931"]},"selected_surcharges":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":16,"description":"Codes of optional surcharges to apply, at most 16: `SIGNATURE`, `INSURANCE`, `NO_VOEC_PREPAY`. ASCII letter case is ignored. A code that is unknown or unavailable is rejected with a violation at its index. So is the second of two codes that exclude each other. If that code is INSURANCE, the violation has its own error code, INSURANCE_UNSUPPORTED.","examples":[["INSURANCE"]]},"metadata":{"$ref":"#/components/schemas/Metadata","description":"Your own keys and values. They are returned with the shipment, and listShipments can filter by them."},"tags":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":20,"description":"Your own labels for the shipment, at most 20.","examples":[["autumn"]]},"declared_currency":{"$ref":"#/components/schemas/DeclaredCurrency","description":"Currency of all declared values of the shipment. A shipment has one currency. createShipment describes what happens if you omit it."},"expected_total_hkd":{"type":"number","description":"Total that you expect to pay, in HKD: `total_hkd` of the rate option you chose. If the final quote differs, the request is rejected with PRICING_QUOTE_CHANGED.","examples":[61]},"expected_discount_rule_id":{"type":["string","null"],"maxLength":200,"description":"Discount that you expect: `discount.rule_id` of the rate option you chose. A string must equal the discount rule of the final quote. Null requires a quote without a discount. If omitted, the discount is not checked.","examples":["DR-COSMETICS-VOLUME"]},"insured_amount":{"type":"number","exclusiveMinimum":0,"x-max-decimals":2,"description":"Custom insured amount, in the declared currency. Greater than 0, at most 2 decimals, at most USD 2500. An HKD amount is converted at the frozen rate before this limit is checked. Requires INSURANCE in `selected_surcharges` and a rate option whose INSURANCE has `custom_insured_amount`. The account must be enrolled for custom insured amounts.","examples":[400]},"ioss_number":{"type":"string","pattern":"^IM[0-9]{10}$","x-pattern-message":"must be IM followed by exactly 10 digits, such as IM0123456789","description":"EU IOSS number: `IM` followed by exactly 10 digits. Overrides the account's default number. It must be registered to the account. It is forwarded only for EU destinations.","examples":["IM3720012345"]},"vat_prepay":{"type":"boolean","description":"`true` if the carrier prepays the destination's VAT. For EU destinations. The quote includes the fee.","examples":[true]},"voec_prepay":{"type":"boolean","description":"`true` if the carrier prepays the VAT. For Norway. `true` has the same effect as NO_VOEC_PREPAY in `selected_surcharges`.","examples":[true]},"tax_number":{"type":"string","maxLength":300,"pattern":"^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$","x-pattern-message":"must have 1 to 100 characters after trimming","x-readable":true,"description":"Tax number that the destination requires: the VOEC number for Norway, the recipient's RUT for Chile. 1 to 100 characters after trimming, at most 300 before trimming. A blank value is rejected.","examples":["12.345.678-5"]},"sales_platform_name":{"type":"string","minLength":1,"maxLength":50,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Name of the marketplace where the goods were sold. Required for Japan. For other destinations it is optional and forwarded. A blank value is rejected; for Japan, with SALES_PLATFORM_NAME_REQUIRED.","examples":["Rakuten"]}},"additionalProperties":false,"x-required-one-of":[["recipient","recipient_id"]]};
const schema34 = {"maxProperties":108,"type":"object","description":"The `recipient` of a shipment: a `Party` with an email address.","required":["contact_name","phone","country_code","city","address"],"properties":{"contact_name":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Name of the recipient.","examples":["Eleanor Whitfield"]},"phone":{"type":"string","minLength":1,"maxLength":40,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Phone number. Include the country calling code for a number outside Hong Kong.","examples":["+44 20 7946 0958"]},"country_code":{"type":"string","pattern":"^[A-Za-z]{2}$","x-pattern-message":"must be two letters, an ISO 3166-1 alpha-2 code such as US","description":"Country code (ISO 3166-1 alpha-2). Lowercase is accepted and stored in uppercase.","examples":["GB"]},"city":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"City or town.","examples":["London"]},"address":{"type":"string","minLength":1,"maxLength":500,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Street address, on one line.","examples":["Flat 4, 27 Marchmont Street"]},"district":{"type":"string","maxLength":100,"x-readable":true,"description":"State, province, county or district.","examples":["CA"]},"postal_code":{"type":"string","maxLength":20,"x-readable":true,"description":"Postal code. Services that are priced by zone require it; for others it is recommended.","examples":["WC1N 1AP"]},"email":{"type":"string","maxLength":254,"pattern":"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$","x-pattern-message":"must be an email address such as emily@shop.example","x-readable":true,"description":"Email address. If omitted or blank, carriers that need one receive the account's email address.","examples":["eleanor.whitfield@example.com"]}},"additionalProperties":false};
const schema35 = {"maxProperties":107,"type":"object","description":"The `sender` of a shipment. It has no email address; `RecipientParty` has one.","required":["contact_name","phone","country_code","city","address"],"properties":{"contact_name":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Name of the sender.","examples":["Wong Ka Yan"]},"phone":{"type":"string","minLength":1,"maxLength":40,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Phone number. Include the country calling code for a number outside Hong Kong.","examples":["+852 2345 6789"]},"country_code":{"type":"string","pattern":"^(?:[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$","x-pattern-message":"must be an ISO 3166-1 alpha-2 code such as HK","description":"Country code (ISO 3166-1 alpha-2). Lowercase is accepted and stored in uppercase.","examples":["HK"]},"city":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"City or town.","examples":["Hong Kong"]},"address":{"type":"string","minLength":1,"maxLength":500,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Street address, on one line.","examples":["Unit 1203, 12/F, Kwun Tong Industrial Centre, 472 Kwun Tong Road"]},"district":{"type":"string","maxLength":100,"x-readable":true,"description":"State, province, county or district.","examples":["Kwun Tong"]},"postal_code":{"type":"string","maxLength":20,"x-readable":true,"description":"Postal code. Services that are priced by zone require it; for others it is recommended.","examples":["999077"]}},"additionalProperties":false};
const schema36 = {"maxProperties":104,"type":"object","description":"One parcel. Its chargeable weight is the greater of its actual weight and its volumetric weight (length × width × height ÷ the service's divisor). Unless all three dimensions are given, only the actual weight counts.","required":["weight_kg"],"properties":{"weight_kg":{"type":"number","exclusiveMinimum":0,"maximum":1000,"description":"Actual weight, in kg.","examples":[0.48]},"length_cm":{"type":"number","exclusiveMinimum":0,"maximum":500,"description":"Length, in cm.","examples":[28]},"width_cm":{"type":"number","exclusiveMinimum":0,"maximum":500,"description":"Width, in cm.","examples":[20]},"height_cm":{"type":"number","exclusiveMinimum":0,"maximum":500,"description":"Height, in cm.","examples":[5]}},"additionalProperties":false};
const schema37 = {"maxProperties":112,"type":"object","description":"One line of goods. An item has no currency of its own; the shipment's `declared_currency` applies to all items.","required":["description","quantity"],"properties":{"description":{"type":"string","minLength":1,"maxLength":200,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Description of the goods for customs, in English.","examples":["Cotton T-shirt"]},"quantity":{"type":"integer","minimum":1,"maximum":10000,"description":"Number of pieces.","format":"int32","examples":[2]},"unit_price":{"type":"number","minimum":0,"maximum":10000000,"x-max-decimals":6,"description":"Price per piece, in USD, or in HKD if `declared_currency` is HKD. At most 6 decimals, stored exactly. It cannot be combined with `unit_price_hkd`.","examples":[12.5]},"unit_price_hkd":{"type":"number","minimum":0,"maximum":1000000,"x-max-decimals":6,"description":"Price per piece, in HKD. At most 6 decimals, stored exactly. It cannot be combined with `unit_price`.","examples":[95]},"unit_weight_kg":{"type":"number","exclusiveMinimum":0,"maximum":1000,"x-max-decimals":6,"description":"Net weight of one piece, in kg. At most 6 decimals, stored exactly. Customs papers print it times `quantity`. It has no effect on the price.","examples":[0.2]},"sku":{"type":"string","maxLength":64,"x-readable":true,"description":"Your stock-keeping unit (SKU). It has no effect on the price.","examples":["TS-BLK-M"]},"hs_code":{"type":"string","maxLength":20,"x-readable":true,"description":"Harmonized System (HS) code. Dots and spaces are allowed. For Brazil, it must have exactly 8 digits. For the EU per-item levy, items are distinct if they differ in the first 6 digits, `description` or `country_of_manufacture`.","examples":["6109.10"]},"country_of_manufacture":{"type":"string","maxLength":2,"pattern":"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$","x-pattern-message":"must be an ISO 3166-1 alpha-2 code such as CN","description":"Country code (ISO 3166-1 alpha-2) of the country of manufacture. Lowercase is accepted and stored in uppercase.","examples":["CN"]},"is_cspc":{"type":"boolean","description":"EU customs flag. Forwarded to the carrier.","examples":[false]},"merchant_product_id":{"type":"string","maxLength":200,"x-readable":true,"description":"SKU or platform product ID, for EU customs. Forwarded to the carrier.","examples":["EP-220"]},"mfr_id_std":{"type":"string","maxLength":200,"x-readable":true,"description":"Standardized manufacturer ID (a barcode type), for EU customs. Forwarded to the carrier.","examples":["4891234567890"]},"mfr_id_nonstd":{"type":"string","maxLength":200,"x-readable":true,"description":"Non-standard manufacturer ID (model, batch or serial number), for EU customs. Forwarded to the carrier.","examples":["EP-220-2026"]}},"additionalProperties":false};
const schema38 = {"type":"string","enum":["prepaid","cod"],"description":"Payment method of the shipment. `cod` (cash on delivery) is recognized, but it is always rejected."};
const schema39 = {"type":"object","description":"Key-value pairs of your choice, at most 100. Keys have 1 to 100 characters. Values are strings of at most 500 characters.","propertyNames":{"minLength":1,"maxLength":100},"additionalProperties":{"type":"string","maxLength":500},"maxProperties":100};
const schema40 = {"type":"string","enum":["HKD","USD"],"description":"Currency of the declared values."};
const func1 = (text) => text.length > 4096 ? text.length / 2 : runtime_ajv_dist_runtime_ucs2length.default(text);
const func36 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^\\s*-?\\d+(?:[.,]\\d+)?e\\+\\d{1,3}\\s*$", "i");
const pattern5 = new RegExp("[^\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]", "u");
const pattern6 = new RegExp("^\\s*\\S[\\s\\S]*$", "u");
const pattern10 = new RegExp("^[A-Za-z]{2}$", "u");
const pattern23 = new RegExp("^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$", "u");
const pattern30 = new RegExp("^(?:[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$", "u");
const pattern48 = new RegExp("^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$", "u");
const pattern57 = new RegExp("^IM[0-9]{10}$", "u");
const pattern60 = new RegExp("^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.goods_category === undefined){
data.goods_category = "general";
}
if(data.payment_type === undefined){
data.payment_type = "prepaid";
}
if(Object.keys(data).length > 122){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 122},message:"must NOT have more than 122 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.service_tier_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_tier_id"},message:"must have required property '"+"service_tier_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.parcels === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parcels"},message:"must have required property '"+"parcels"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.items === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.service_tier_id !== undefined){
let data0 = data.service_tier_id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err4 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.recipient !== undefined){
let data1 = data.recipient;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 108){
const err7 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/maxProperties",keyword:"maxProperties",params:{limit: 108},message:"must NOT have more than 108 properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.contact_name === undefined){
const err8 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.phone === undefined){
const err9 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.country_code === undefined){
const err10 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.city === undefined){
const err11 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.address === undefined){
const err12 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.contact_name !== undefined){
let data2 = data1.contact_name;
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err13 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data2) < 1){
const err14 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const reason0 = data2.includes("\ufffd") ? "lost" : pattern4.test(data2) ? "exponent" : pattern5.test(data2) || data2.trim() === "" ? null : "invisible";
if(reason0 !== null){
const err15 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2.length <= 200){
if(!pattern6.test(data2)){
const err16 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.phone !== undefined){
let data3 = data1.phone;
if(typeof data3 === "string"){
if(func1(data3) > 40){
const err18 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data3) < 1){
const err19 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const reason1 = data3.includes("\ufffd") ? "lost" : pattern4.test(data3) ? "exponent" : pattern5.test(data3) || data3.trim() === "" ? null : "invisible";
if(reason1 !== null){
const err20 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason1},message:"must be readable"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data3.length <= 80){
if(!pattern6.test(data3)){
const err21 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.country_code !== undefined){
let data4 = data1.country_code;
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
const err23 = {instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientParty/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientParty/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.city !== undefined){
let data5 = data1.city;
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err25 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func1(data5) < 1){
const err26 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const reason2 = data5.includes("\ufffd") ? "lost" : pattern4.test(data5) ? "exponent" : pattern5.test(data5) || data5.trim() === "" ? null : "invisible";
if(reason2 !== null){
const err27 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/x-readable",keyword:"x-readable",params:{reason: reason2},message:"must be readable"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data5.length <= 200){
if(!pattern6.test(data5)){
const err28 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.address !== undefined){
let data6 = data1.address;
if(typeof data6 === "string"){
if(func1(data6) > 500){
const err30 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(func1(data6) < 1){
const err31 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const reason3 = data6.includes("\ufffd") ? "lost" : pattern4.test(data6) ? "exponent" : pattern5.test(data6) || data6.trim() === "" ? null : "invisible";
if(reason3 !== null){
const err32 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/x-readable",keyword:"x-readable",params:{reason: reason3},message:"must be readable"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data6.length <= 1000){
if(!pattern6.test(data6)){
const err33 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.district !== undefined){
let data7 = data1.district;
if(typeof data7 === "string"){
if(func1(data7) > 100){
const err35 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const reason4 = data7.includes("\ufffd") ? "lost" : pattern4.test(data7) ? "exponent" : pattern5.test(data7) || data7.trim() === "" ? null : "invisible";
if(reason4 !== null){
const err36 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/x-readable",keyword:"x-readable",params:{reason: reason4},message:"must be readable"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data1.postal_code !== undefined){
let data8 = data1.postal_code;
if(typeof data8 === "string"){
if(func1(data8) > 20){
const err38 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const reason5 = data8.includes("\ufffd") ? "lost" : pattern4.test(data8) ? "exponent" : pattern5.test(data8) || data8.trim() === "" ? null : "invisible";
if(reason5 !== null){
const err39 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason5},message:"must be readable"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data1.email !== undefined){
let data9 = data1.email;
if(typeof data9 === "string"){
if(func1(data9) > 254){
const err41 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const reason6 = data9.includes("\ufffd") ? "lost" : pattern4.test(data9) ? "exponent" : pattern5.test(data9) || data9.trim() === "" ? null : "invisible";
if(reason6 !== null){
const err42 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/x-readable",keyword:"x-readable",params:{reason: reason6},message:"must be readable"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data9.length <= 508){
if(!pattern23.test(data9)){
const err43 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(Object.keys(data1).length <= 108){
for(const key0 in data1){
if(!((((((((key0 === "contact_name") || (key0 === "phone")) || (key0 === "country_code")) || (key0 === "city")) || (key0 === "address")) || (key0 === "district")) || (key0 === "postal_code")) || (key0 === "email"))){
const err45 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
}
else {
const err46 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.recipient_id !== undefined){
let data10 = data.recipient_id;
if(typeof data10 === "string"){
if(func1(data10) > 64){
const err47 = {instancePath:instancePath+"/recipient_id",schemaPath:"#/properties/recipient_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func1(data10) < 1){
const err48 = {instancePath:instancePath+"/recipient_id",schemaPath:"#/properties/recipient_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/recipient_id",schemaPath:"#/properties/recipient_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.sender !== undefined){
let data11 = data.sender;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 107){
const err50 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/maxProperties",keyword:"maxProperties",params:{limit: 107},message:"must NOT have more than 107 properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data11.contact_name === undefined){
const err51 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data11.phone === undefined){
const err52 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data11.country_code === undefined){
const err53 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data11.city === undefined){
const err54 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data11.address === undefined){
const err55 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data11.contact_name !== undefined){
let data12 = data11.contact_name;
if(typeof data12 === "string"){
if(func1(data12) > 100){
const err56 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(func1(data12) < 1){
const err57 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const reason7 = data12.includes("\ufffd") ? "lost" : pattern4.test(data12) ? "exponent" : pattern5.test(data12) || data12.trim() === "" ? null : "invisible";
if(reason7 !== null){
const err58 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason7},message:"must be readable"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data12.length <= 200){
if(!pattern6.test(data12)){
const err59 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data11.phone !== undefined){
let data13 = data11.phone;
if(typeof data13 === "string"){
if(func1(data13) > 40){
const err61 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(func1(data13) < 1){
const err62 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const reason8 = data13.includes("\ufffd") ? "lost" : pattern4.test(data13) ? "exponent" : pattern5.test(data13) || data13.trim() === "" ? null : "invisible";
if(reason8 !== null){
const err63 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason8},message:"must be readable"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data13.length <= 80){
if(!pattern6.test(data13)){
const err64 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data11.country_code !== undefined){
let data14 = data11.country_code;
if(typeof data14 === "string"){
if(!pattern30.test(data14)){
const err66 = {instancePath:instancePath+"/sender/country_code",schemaPath:"#/components/schemas/Party/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^(?:[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/sender/country_code",schemaPath:"#/components/schemas/Party/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data11.city !== undefined){
let data15 = data11.city;
if(typeof data15 === "string"){
if(func1(data15) > 100){
const err68 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(func1(data15) < 1){
const err69 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const reason9 = data15.includes("\ufffd") ? "lost" : pattern4.test(data15) ? "exponent" : pattern5.test(data15) || data15.trim() === "" ? null : "invisible";
if(reason9 !== null){
const err70 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/x-readable",keyword:"x-readable",params:{reason: reason9},message:"must be readable"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data15.length <= 200){
if(!pattern6.test(data15)){
const err71 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data11.address !== undefined){
let data16 = data11.address;
if(typeof data16 === "string"){
if(func1(data16) > 500){
const err73 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(func1(data16) < 1){
const err74 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
const reason10 = data16.includes("\ufffd") ? "lost" : pattern4.test(data16) ? "exponent" : pattern5.test(data16) || data16.trim() === "" ? null : "invisible";
if(reason10 !== null){
const err75 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/x-readable",keyword:"x-readable",params:{reason: reason10},message:"must be readable"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data16.length <= 1000){
if(!pattern6.test(data16)){
const err76 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data11.district !== undefined){
let data17 = data11.district;
if(typeof data17 === "string"){
if(func1(data17) > 100){
const err78 = {instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
const reason11 = data17.includes("\ufffd") ? "lost" : pattern4.test(data17) ? "exponent" : pattern5.test(data17) || data17.trim() === "" ? null : "invisible";
if(reason11 !== null){
const err79 = {instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/x-readable",keyword:"x-readable",params:{reason: reason11},message:"must be readable"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data11.postal_code !== undefined){
let data18 = data11.postal_code;
if(typeof data18 === "string"){
if(func1(data18) > 20){
const err81 = {instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
const reason12 = data18.includes("\ufffd") ? "lost" : pattern4.test(data18) ? "exponent" : pattern5.test(data18) || data18.trim() === "" ? null : "invisible";
if(reason12 !== null){
const err82 = {instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason12},message:"must be readable"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(Object.keys(data11).length <= 107){
for(const key1 in data11){
if(!(((((((key1 === "contact_name") || (key1 === "phone")) || (key1 === "country_code")) || (key1 === "city")) || (key1 === "address")) || (key1 === "district")) || (key1 === "postal_code"))){
const err84 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
}
else {
const err85 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.sender_id !== undefined){
let data19 = data.sender_id;
if(typeof data19 === "string"){
if(func1(data19) > 64){
const err86 = {instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(func1(data19) < 1){
const err87 = {instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.parcels !== undefined){
let data20 = data.parcels;
if(Array.isArray(data20)){
if(data20.length > 20){
const err89 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data20.length < 1){
const err90 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data20.length <= 20){
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(Object.keys(data21).length > 104){
const err91 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/maxProperties",keyword:"maxProperties",params:{limit: 104},message:"must NOT have more than 104 properties"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data21.weight_kg === undefined){
const err92 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data21.weight_kg !== undefined){
let data22 = data21.weight_kg;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000 || isNaN(data22)){
const err93 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data22 <= 0 || isNaN(data22)){
const err94 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data21.length_cm !== undefined){
let data23 = data21.length_cm;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 500 || isNaN(data23)){
const err96 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data23 <= 0 || isNaN(data23)){
const err97 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data21.width_cm !== undefined){
let data24 = data21.width_cm;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 500 || isNaN(data24)){
const err99 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data24 <= 0 || isNaN(data24)){
const err100 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data21.height_cm !== undefined){
let data25 = data21.height_cm;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 500 || isNaN(data25)){
const err102 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data25 <= 0 || isNaN(data25)){
const err103 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(Object.keys(data21).length <= 104){
for(const key2 in data21){
if(!((((key2 === "weight_kg") || (key2 === "length_cm")) || (key2 === "width_cm")) || (key2 === "height_cm"))){
const err105 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
}
else {
const err106 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
}
else {
const err107 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.items !== undefined){
let data26 = data.items;
if(Array.isArray(data26)){
if(data26.length > 100){
const err108 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data26.length < 1){
const err109 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data26.length <= 100){
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
let data27 = data26[i1];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(Object.keys(data27).length > 112){
const err110 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/maxProperties",keyword:"maxProperties",params:{limit: 112},message:"must NOT have more than 112 properties"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data27.description === undefined){
const err111 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data27.quantity === undefined){
const err112 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data27.description !== undefined){
let data28 = data27.description;
if(typeof data28 === "string"){
if(func1(data28) > 200){
const err113 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(func1(data28) < 1){
const err114 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
const reason13 = data28.includes("\ufffd") ? "lost" : pattern4.test(data28) ? "exponent" : pattern5.test(data28) || data28.trim() === "" ? null : "invisible";
if(reason13 !== null){
const err115 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/x-readable",keyword:"x-readable",params:{reason: reason13},message:"must be readable"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data28.length <= 400){
if(!pattern6.test(data28)){
const err116 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data27.quantity !== undefined){
let data29 = data27.quantity;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err118 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 10000 || isNaN(data29)){
const err119 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err120 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
if(data27.unit_price !== undefined){
let data30 = data27.unit_price;
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 10000000 || isNaN(data30)){
const err121 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err122 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(Number(data30.toFixed(6)) !== data30){
const err123 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
else {
const err124 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data27.unit_price_hkd !== undefined){
let data31 = data27.unit_price_hkd;
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 1000000 || isNaN(data31)){
const err125 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data31 < 0 || isNaN(data31)){
const err126 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(Number(data31.toFixed(6)) !== data31){
const err127 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data27.unit_weight_kg !== undefined){
let data32 = data27.unit_weight_kg;
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 1000 || isNaN(data32)){
const err129 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data32 <= 0 || isNaN(data32)){
const err130 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(Number(data32.toFixed(6)) !== data32){
const err131 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data27.sku !== undefined){
let data33 = data27.sku;
if(typeof data33 === "string"){
if(func1(data33) > 64){
const err133 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
const reason14 = data33.includes("\ufffd") ? "lost" : pattern4.test(data33) ? "exponent" : pattern5.test(data33) || data33.trim() === "" ? null : "invisible";
if(reason14 !== null){
const err134 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/x-readable",keyword:"x-readable",params:{reason: reason14},message:"must be readable"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
else {
const err135 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data27.hs_code !== undefined){
let data34 = data27.hs_code;
if(typeof data34 === "string"){
if(func1(data34) > 20){
const err136 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
const reason15 = data34.includes("\ufffd") ? "lost" : pattern4.test(data34) ? "exponent" : pattern5.test(data34) || data34.trim() === "" ? null : "invisible";
if(reason15 !== null){
const err137 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/x-readable",keyword:"x-readable",params:{reason: reason15},message:"must be readable"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
else {
const err138 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data27.country_of_manufacture !== undefined){
let data35 = data27.country_of_manufacture;
if(typeof data35 === "string"){
if(func1(data35) > 2){
const err139 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data35.length <= 4){
if(!pattern48.test(data35)){
const err140 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data27.is_cspc !== undefined){
if(typeof data27.is_cspc !== "boolean"){
const err142 = {instancePath:instancePath+"/items/" + i1+"/is_cspc",schemaPath:"#/components/schemas/Item/properties/is_cspc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data27.merchant_product_id !== undefined){
let data37 = data27.merchant_product_id;
if(typeof data37 === "string"){
if(func1(data37) > 200){
const err143 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
const reason16 = data37.includes("\ufffd") ? "lost" : pattern4.test(data37) ? "exponent" : pattern5.test(data37) || data37.trim() === "" ? null : "invisible";
if(reason16 !== null){
const err144 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/x-readable",keyword:"x-readable",params:{reason: reason16},message:"must be readable"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
else {
const err145 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data27.mfr_id_std !== undefined){
let data38 = data27.mfr_id_std;
if(typeof data38 === "string"){
if(func1(data38) > 200){
const err146 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
const reason17 = data38.includes("\ufffd") ? "lost" : pattern4.test(data38) ? "exponent" : pattern5.test(data38) || data38.trim() === "" ? null : "invisible";
if(reason17 !== null){
const err147 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/x-readable",keyword:"x-readable",params:{reason: reason17},message:"must be readable"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data27.mfr_id_nonstd !== undefined){
let data39 = data27.mfr_id_nonstd;
if(typeof data39 === "string"){
if(func1(data39) > 200){
const err149 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
const reason18 = data39.includes("\ufffd") ? "lost" : pattern4.test(data39) ? "exponent" : pattern5.test(data39) || data39.trim() === "" ? null : "invisible";
if(reason18 !== null){
const err150 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/x-readable",keyword:"x-readable",params:{reason: reason18},message:"must be readable"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
else {
const err151 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(Object.keys(data27).length <= 112){
for(const key3 in data27){
if(!(func36.call(schema37.properties, key3))){
const err152 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
}
else {
const err153 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
}
else {
const err154 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
let data40 = data.goods_category;
if(typeof data40 === "string"){
if(func1(data40) > 64){
const err155 = {instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
else {
const err156 = {instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
let data41 = data.payment_type;
if(typeof data41 !== "string"){
const err157 = {instancePath:instancePath+"/payment_type",schemaPath:"#/components/schemas/PaymentType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(!((data41 === "prepaid") || (data41 === "cod"))){
const err158 = {instancePath:instancePath+"/payment_type",schemaPath:"#/components/schemas/PaymentType/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data.reference_no !== undefined){
let data42 = data.reference_no;
if(typeof data42 === "string"){
if(func1(data42) > 64){
const err159 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
const reason19 = data42.includes("\ufffd") ? "lost" : pattern4.test(data42) ? "exponent" : pattern5.test(data42) || data42.trim() === "" ? null : "invisible";
if(reason19 !== null){
const err160 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/x-readable",keyword:"x-readable",params:{reason: reason19},message:"must be readable"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
else {
const err161 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data.selected_surcharges !== undefined){
let data43 = data.selected_surcharges;
if(Array.isArray(data43)){
if(data43.length > 16){
const err162 = {instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(data43.length <= 16){
const len2 = data43.length;
for(let i2=0; i2<len2; i2++){
let data44 = data43[i2];
if(typeof data44 === "string"){
if(func1(data44) > 64){
const err163 = {instancePath:instancePath+"/selected_surcharges/" + i2,schemaPath:"#/properties/selected_surcharges/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
else {
const err164 = {instancePath:instancePath+"/selected_surcharges/" + i2,schemaPath:"#/properties/selected_surcharges/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
}
}
else {
const err165 = {instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data.metadata !== undefined){
let data45 = data.metadata;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(Object.keys(data45).length > 100){
const err166 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(Object.keys(data45).length <= 100){
for(const key4 in data45){
let data46 = data45[key4];
if(typeof data46 === "string"){
if(func1(data46) > 500){
const err167 = {instancePath:instancePath+"/metadata/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
else {
const err168 = {instancePath:instancePath+"/metadata/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
if(Object.keys(data45).length <= 100){
for(const key5 in data45){
const _errs106 = errors;
if(typeof key5 === "string"){
if(func1(key5) > 100){
const err169 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key5};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(func1(key5) < 1){
const err170 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key5};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
var valid18 = _errs106 === errors;
if(!valid18){
const err171 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key5},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
}
}
else {
const err172 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data.tags !== undefined){
let data47 = data.tags;
if(Array.isArray(data47)){
if(data47.length > 20){
const err173 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data47.length <= 20){
const len3 = data47.length;
for(let i3=0; i3<len3; i3++){
let data48 = data47[i3];
if(typeof data48 === "string"){
if(func1(data48) > 64){
const err174 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
else {
const err175 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
}
else {
const err176 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data.declared_currency !== undefined){
let data49 = data.declared_currency;
if(typeof data49 !== "string"){
const err177 = {instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(!((data49 === "HKD") || (data49 === "USD"))){
const err178 = {instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data.expected_total_hkd !== undefined){
let data50 = data.expected_total_hkd;
if(!((typeof data50 == "number") && (isFinite(data50)))){
const err179 = {instancePath:instancePath+"/expected_total_hkd",schemaPath:"#/properties/expected_total_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data.expected_discount_rule_id !== undefined){
let data51 = data.expected_discount_rule_id;
if((typeof data51 !== "string") && (data51 !== null)){
const err180 = {instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/type",keyword:"type",params:{type: schema33.properties.expected_discount_rule_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(typeof data51 === "string"){
if(func1(data51) > 200){
const err181 = {instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
if(data.insured_amount !== undefined){
let data52 = data.insured_amount;
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 <= 0 || isNaN(data52)){
const err182 = {instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(Number(data52.toFixed(2)) !== data52){
const err183 = {instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/x-max-decimals",keyword:"x-max-decimals",params:{limit: 2},message:"must have at most 2 decimals"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
else {
const err184 = {instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data.ioss_number !== undefined){
let data53 = data.ioss_number;
if(typeof data53 === "string"){
if(!pattern57.test(data53)){
const err185 = {instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/pattern",keyword:"pattern",params:{pattern: "^IM[0-9]{10}$"},message:"must match pattern \""+"^IM[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
else {
const err186 = {instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data.vat_prepay !== undefined){
if(typeof data.vat_prepay !== "boolean"){
const err187 = {instancePath:instancePath+"/vat_prepay",schemaPath:"#/properties/vat_prepay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data.voec_prepay !== undefined){
if(typeof data.voec_prepay !== "boolean"){
const err188 = {instancePath:instancePath+"/voec_prepay",schemaPath:"#/properties/voec_prepay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data.tax_number !== undefined){
let data56 = data.tax_number;
if(typeof data56 === "string"){
if(func1(data56) > 300){
const err189 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
const reason20 = data56.includes("\ufffd") ? "lost" : pattern4.test(data56) ? "exponent" : pattern5.test(data56) || data56.trim() === "" ? null : "invisible";
if(reason20 !== null){
const err190 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/x-readable",keyword:"x-readable",params:{reason: reason20},message:"must be readable"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(data56.length <= 600){
if(!pattern60.test(data56)){
const err191 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$"},message:"must match pattern \""+"^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$"+"\""};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
}
else {
const err192 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data.sales_platform_name !== undefined){
let data57 = data.sales_platform_name;
if(typeof data57 === "string"){
if(func1(data57) > 50){
const err193 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(func1(data57) < 1){
const err194 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
const reason21 = data57.includes("\ufffd") ? "lost" : pattern4.test(data57) ? "exponent" : pattern5.test(data57) || data57.trim() === "" ? null : "invisible";
if(reason21 !== null){
const err195 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/x-readable",keyword:"x-readable",params:{reason: reason21},message:"must be readable"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data57.length <= 100){
if(!pattern6.test(data57)){
const err196 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
}
else {
const err197 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(Object.keys(data).length <= 122){
for(const key6 in data){
if(!(func36.call(schema33.properties, key6))){
const err198 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
}
}
else {
const err199 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createShipmentBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema41 = {"$id":"validateShipmentBody","$ref":"contract#/components/schemas/ShipmentCreateRequest"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.goods_category === undefined){
data.goods_category = "general";
}
if(data.payment_type === undefined){
data.payment_type = "prepaid";
}
if(Object.keys(data).length > 122){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 122},message:"must NOT have more than 122 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.service_tier_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_tier_id"},message:"must have required property '"+"service_tier_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.parcels === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parcels"},message:"must have required property '"+"parcels"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.items === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.service_tier_id !== undefined){
let data0 = data.service_tier_id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err4 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.recipient !== undefined){
let data1 = data.recipient;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 108){
const err7 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/maxProperties",keyword:"maxProperties",params:{limit: 108},message:"must NOT have more than 108 properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.contact_name === undefined){
const err8 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.phone === undefined){
const err9 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.country_code === undefined){
const err10 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.city === undefined){
const err11 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.address === undefined){
const err12 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.contact_name !== undefined){
let data2 = data1.contact_name;
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err13 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data2) < 1){
const err14 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const reason0 = data2.includes("\ufffd") ? "lost" : pattern4.test(data2) ? "exponent" : pattern5.test(data2) || data2.trim() === "" ? null : "invisible";
if(reason0 !== null){
const err15 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2.length <= 200){
if(!pattern6.test(data2)){
const err16 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.phone !== undefined){
let data3 = data1.phone;
if(typeof data3 === "string"){
if(func1(data3) > 40){
const err18 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data3) < 1){
const err19 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const reason1 = data3.includes("\ufffd") ? "lost" : pattern4.test(data3) ? "exponent" : pattern5.test(data3) || data3.trim() === "" ? null : "invisible";
if(reason1 !== null){
const err20 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason1},message:"must be readable"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data3.length <= 80){
if(!pattern6.test(data3)){
const err21 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.country_code !== undefined){
let data4 = data1.country_code;
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
const err23 = {instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientParty/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientParty/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.city !== undefined){
let data5 = data1.city;
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err25 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func1(data5) < 1){
const err26 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const reason2 = data5.includes("\ufffd") ? "lost" : pattern4.test(data5) ? "exponent" : pattern5.test(data5) || data5.trim() === "" ? null : "invisible";
if(reason2 !== null){
const err27 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/x-readable",keyword:"x-readable",params:{reason: reason2},message:"must be readable"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data5.length <= 200){
if(!pattern6.test(data5)){
const err28 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.address !== undefined){
let data6 = data1.address;
if(typeof data6 === "string"){
if(func1(data6) > 500){
const err30 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(func1(data6) < 1){
const err31 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const reason3 = data6.includes("\ufffd") ? "lost" : pattern4.test(data6) ? "exponent" : pattern5.test(data6) || data6.trim() === "" ? null : "invisible";
if(reason3 !== null){
const err32 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/x-readable",keyword:"x-readable",params:{reason: reason3},message:"must be readable"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data6.length <= 1000){
if(!pattern6.test(data6)){
const err33 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.district !== undefined){
let data7 = data1.district;
if(typeof data7 === "string"){
if(func1(data7) > 100){
const err35 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const reason4 = data7.includes("\ufffd") ? "lost" : pattern4.test(data7) ? "exponent" : pattern5.test(data7) || data7.trim() === "" ? null : "invisible";
if(reason4 !== null){
const err36 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/x-readable",keyword:"x-readable",params:{reason: reason4},message:"must be readable"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data1.postal_code !== undefined){
let data8 = data1.postal_code;
if(typeof data8 === "string"){
if(func1(data8) > 20){
const err38 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const reason5 = data8.includes("\ufffd") ? "lost" : pattern4.test(data8) ? "exponent" : pattern5.test(data8) || data8.trim() === "" ? null : "invisible";
if(reason5 !== null){
const err39 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason5},message:"must be readable"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data1.email !== undefined){
let data9 = data1.email;
if(typeof data9 === "string"){
if(func1(data9) > 254){
const err41 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const reason6 = data9.includes("\ufffd") ? "lost" : pattern4.test(data9) ? "exponent" : pattern5.test(data9) || data9.trim() === "" ? null : "invisible";
if(reason6 !== null){
const err42 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/x-readable",keyword:"x-readable",params:{reason: reason6},message:"must be readable"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data9.length <= 508){
if(!pattern23.test(data9)){
const err43 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(Object.keys(data1).length <= 108){
for(const key0 in data1){
if(!((((((((key0 === "contact_name") || (key0 === "phone")) || (key0 === "country_code")) || (key0 === "city")) || (key0 === "address")) || (key0 === "district")) || (key0 === "postal_code")) || (key0 === "email"))){
const err45 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
}
else {
const err46 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.recipient_id !== undefined){
let data10 = data.recipient_id;
if(typeof data10 === "string"){
if(func1(data10) > 64){
const err47 = {instancePath:instancePath+"/recipient_id",schemaPath:"#/properties/recipient_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func1(data10) < 1){
const err48 = {instancePath:instancePath+"/recipient_id",schemaPath:"#/properties/recipient_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/recipient_id",schemaPath:"#/properties/recipient_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.sender !== undefined){
let data11 = data.sender;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 107){
const err50 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/maxProperties",keyword:"maxProperties",params:{limit: 107},message:"must NOT have more than 107 properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data11.contact_name === undefined){
const err51 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data11.phone === undefined){
const err52 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data11.country_code === undefined){
const err53 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data11.city === undefined){
const err54 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data11.address === undefined){
const err55 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data11.contact_name !== undefined){
let data12 = data11.contact_name;
if(typeof data12 === "string"){
if(func1(data12) > 100){
const err56 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(func1(data12) < 1){
const err57 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const reason7 = data12.includes("\ufffd") ? "lost" : pattern4.test(data12) ? "exponent" : pattern5.test(data12) || data12.trim() === "" ? null : "invisible";
if(reason7 !== null){
const err58 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason7},message:"must be readable"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data12.length <= 200){
if(!pattern6.test(data12)){
const err59 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data11.phone !== undefined){
let data13 = data11.phone;
if(typeof data13 === "string"){
if(func1(data13) > 40){
const err61 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(func1(data13) < 1){
const err62 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const reason8 = data13.includes("\ufffd") ? "lost" : pattern4.test(data13) ? "exponent" : pattern5.test(data13) || data13.trim() === "" ? null : "invisible";
if(reason8 !== null){
const err63 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason8},message:"must be readable"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data13.length <= 80){
if(!pattern6.test(data13)){
const err64 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data11.country_code !== undefined){
let data14 = data11.country_code;
if(typeof data14 === "string"){
if(!pattern30.test(data14)){
const err66 = {instancePath:instancePath+"/sender/country_code",schemaPath:"#/components/schemas/Party/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^(?:[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/sender/country_code",schemaPath:"#/components/schemas/Party/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data11.city !== undefined){
let data15 = data11.city;
if(typeof data15 === "string"){
if(func1(data15) > 100){
const err68 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(func1(data15) < 1){
const err69 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const reason9 = data15.includes("\ufffd") ? "lost" : pattern4.test(data15) ? "exponent" : pattern5.test(data15) || data15.trim() === "" ? null : "invisible";
if(reason9 !== null){
const err70 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/x-readable",keyword:"x-readable",params:{reason: reason9},message:"must be readable"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data15.length <= 200){
if(!pattern6.test(data15)){
const err71 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data11.address !== undefined){
let data16 = data11.address;
if(typeof data16 === "string"){
if(func1(data16) > 500){
const err73 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(func1(data16) < 1){
const err74 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
const reason10 = data16.includes("\ufffd") ? "lost" : pattern4.test(data16) ? "exponent" : pattern5.test(data16) || data16.trim() === "" ? null : "invisible";
if(reason10 !== null){
const err75 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/x-readable",keyword:"x-readable",params:{reason: reason10},message:"must be readable"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data16.length <= 1000){
if(!pattern6.test(data16)){
const err76 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data11.district !== undefined){
let data17 = data11.district;
if(typeof data17 === "string"){
if(func1(data17) > 100){
const err78 = {instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
const reason11 = data17.includes("\ufffd") ? "lost" : pattern4.test(data17) ? "exponent" : pattern5.test(data17) || data17.trim() === "" ? null : "invisible";
if(reason11 !== null){
const err79 = {instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/x-readable",keyword:"x-readable",params:{reason: reason11},message:"must be readable"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data11.postal_code !== undefined){
let data18 = data11.postal_code;
if(typeof data18 === "string"){
if(func1(data18) > 20){
const err81 = {instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
const reason12 = data18.includes("\ufffd") ? "lost" : pattern4.test(data18) ? "exponent" : pattern5.test(data18) || data18.trim() === "" ? null : "invisible";
if(reason12 !== null){
const err82 = {instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason12},message:"must be readable"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(Object.keys(data11).length <= 107){
for(const key1 in data11){
if(!(((((((key1 === "contact_name") || (key1 === "phone")) || (key1 === "country_code")) || (key1 === "city")) || (key1 === "address")) || (key1 === "district")) || (key1 === "postal_code"))){
const err84 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
}
else {
const err85 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.sender_id !== undefined){
let data19 = data.sender_id;
if(typeof data19 === "string"){
if(func1(data19) > 64){
const err86 = {instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(func1(data19) < 1){
const err87 = {instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.parcels !== undefined){
let data20 = data.parcels;
if(Array.isArray(data20)){
if(data20.length > 20){
const err89 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data20.length < 1){
const err90 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data20.length <= 20){
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(Object.keys(data21).length > 104){
const err91 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/maxProperties",keyword:"maxProperties",params:{limit: 104},message:"must NOT have more than 104 properties"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data21.weight_kg === undefined){
const err92 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data21.weight_kg !== undefined){
let data22 = data21.weight_kg;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000 || isNaN(data22)){
const err93 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data22 <= 0 || isNaN(data22)){
const err94 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data21.length_cm !== undefined){
let data23 = data21.length_cm;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 500 || isNaN(data23)){
const err96 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data23 <= 0 || isNaN(data23)){
const err97 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data21.width_cm !== undefined){
let data24 = data21.width_cm;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 500 || isNaN(data24)){
const err99 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data24 <= 0 || isNaN(data24)){
const err100 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data21.height_cm !== undefined){
let data25 = data21.height_cm;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 500 || isNaN(data25)){
const err102 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data25 <= 0 || isNaN(data25)){
const err103 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(Object.keys(data21).length <= 104){
for(const key2 in data21){
if(!((((key2 === "weight_kg") || (key2 === "length_cm")) || (key2 === "width_cm")) || (key2 === "height_cm"))){
const err105 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
}
else {
const err106 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
}
else {
const err107 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.items !== undefined){
let data26 = data.items;
if(Array.isArray(data26)){
if(data26.length > 100){
const err108 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data26.length < 1){
const err109 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data26.length <= 100){
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
let data27 = data26[i1];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(Object.keys(data27).length > 112){
const err110 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/maxProperties",keyword:"maxProperties",params:{limit: 112},message:"must NOT have more than 112 properties"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data27.description === undefined){
const err111 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data27.quantity === undefined){
const err112 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data27.description !== undefined){
let data28 = data27.description;
if(typeof data28 === "string"){
if(func1(data28) > 200){
const err113 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(func1(data28) < 1){
const err114 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
const reason13 = data28.includes("\ufffd") ? "lost" : pattern4.test(data28) ? "exponent" : pattern5.test(data28) || data28.trim() === "" ? null : "invisible";
if(reason13 !== null){
const err115 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/x-readable",keyword:"x-readable",params:{reason: reason13},message:"must be readable"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data28.length <= 400){
if(!pattern6.test(data28)){
const err116 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data27.quantity !== undefined){
let data29 = data27.quantity;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err118 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 10000 || isNaN(data29)){
const err119 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err120 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
if(data27.unit_price !== undefined){
let data30 = data27.unit_price;
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 10000000 || isNaN(data30)){
const err121 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err122 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(Number(data30.toFixed(6)) !== data30){
const err123 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
else {
const err124 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data27.unit_price_hkd !== undefined){
let data31 = data27.unit_price_hkd;
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 1000000 || isNaN(data31)){
const err125 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data31 < 0 || isNaN(data31)){
const err126 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(Number(data31.toFixed(6)) !== data31){
const err127 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data27.unit_weight_kg !== undefined){
let data32 = data27.unit_weight_kg;
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 1000 || isNaN(data32)){
const err129 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data32 <= 0 || isNaN(data32)){
const err130 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(Number(data32.toFixed(6)) !== data32){
const err131 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data27.sku !== undefined){
let data33 = data27.sku;
if(typeof data33 === "string"){
if(func1(data33) > 64){
const err133 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
const reason14 = data33.includes("\ufffd") ? "lost" : pattern4.test(data33) ? "exponent" : pattern5.test(data33) || data33.trim() === "" ? null : "invisible";
if(reason14 !== null){
const err134 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/x-readable",keyword:"x-readable",params:{reason: reason14},message:"must be readable"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
else {
const err135 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data27.hs_code !== undefined){
let data34 = data27.hs_code;
if(typeof data34 === "string"){
if(func1(data34) > 20){
const err136 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
const reason15 = data34.includes("\ufffd") ? "lost" : pattern4.test(data34) ? "exponent" : pattern5.test(data34) || data34.trim() === "" ? null : "invisible";
if(reason15 !== null){
const err137 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/x-readable",keyword:"x-readable",params:{reason: reason15},message:"must be readable"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
else {
const err138 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data27.country_of_manufacture !== undefined){
let data35 = data27.country_of_manufacture;
if(typeof data35 === "string"){
if(func1(data35) > 2){
const err139 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data35.length <= 4){
if(!pattern48.test(data35)){
const err140 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data27.is_cspc !== undefined){
if(typeof data27.is_cspc !== "boolean"){
const err142 = {instancePath:instancePath+"/items/" + i1+"/is_cspc",schemaPath:"#/components/schemas/Item/properties/is_cspc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data27.merchant_product_id !== undefined){
let data37 = data27.merchant_product_id;
if(typeof data37 === "string"){
if(func1(data37) > 200){
const err143 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
const reason16 = data37.includes("\ufffd") ? "lost" : pattern4.test(data37) ? "exponent" : pattern5.test(data37) || data37.trim() === "" ? null : "invisible";
if(reason16 !== null){
const err144 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/x-readable",keyword:"x-readable",params:{reason: reason16},message:"must be readable"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
else {
const err145 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data27.mfr_id_std !== undefined){
let data38 = data27.mfr_id_std;
if(typeof data38 === "string"){
if(func1(data38) > 200){
const err146 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
const reason17 = data38.includes("\ufffd") ? "lost" : pattern4.test(data38) ? "exponent" : pattern5.test(data38) || data38.trim() === "" ? null : "invisible";
if(reason17 !== null){
const err147 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/x-readable",keyword:"x-readable",params:{reason: reason17},message:"must be readable"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data27.mfr_id_nonstd !== undefined){
let data39 = data27.mfr_id_nonstd;
if(typeof data39 === "string"){
if(func1(data39) > 200){
const err149 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
const reason18 = data39.includes("\ufffd") ? "lost" : pattern4.test(data39) ? "exponent" : pattern5.test(data39) || data39.trim() === "" ? null : "invisible";
if(reason18 !== null){
const err150 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/x-readable",keyword:"x-readable",params:{reason: reason18},message:"must be readable"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
else {
const err151 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(Object.keys(data27).length <= 112){
for(const key3 in data27){
if(!(func36.call(schema37.properties, key3))){
const err152 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
}
else {
const err153 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
}
else {
const err154 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
let data40 = data.goods_category;
if(typeof data40 === "string"){
if(func1(data40) > 64){
const err155 = {instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
else {
const err156 = {instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
let data41 = data.payment_type;
if(typeof data41 !== "string"){
const err157 = {instancePath:instancePath+"/payment_type",schemaPath:"#/components/schemas/PaymentType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(!((data41 === "prepaid") || (data41 === "cod"))){
const err158 = {instancePath:instancePath+"/payment_type",schemaPath:"#/components/schemas/PaymentType/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data.reference_no !== undefined){
let data42 = data.reference_no;
if(typeof data42 === "string"){
if(func1(data42) > 64){
const err159 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
const reason19 = data42.includes("\ufffd") ? "lost" : pattern4.test(data42) ? "exponent" : pattern5.test(data42) || data42.trim() === "" ? null : "invisible";
if(reason19 !== null){
const err160 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/x-readable",keyword:"x-readable",params:{reason: reason19},message:"must be readable"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
else {
const err161 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data.selected_surcharges !== undefined){
let data43 = data.selected_surcharges;
if(Array.isArray(data43)){
if(data43.length > 16){
const err162 = {instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(data43.length <= 16){
const len2 = data43.length;
for(let i2=0; i2<len2; i2++){
let data44 = data43[i2];
if(typeof data44 === "string"){
if(func1(data44) > 64){
const err163 = {instancePath:instancePath+"/selected_surcharges/" + i2,schemaPath:"#/properties/selected_surcharges/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
else {
const err164 = {instancePath:instancePath+"/selected_surcharges/" + i2,schemaPath:"#/properties/selected_surcharges/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
}
}
else {
const err165 = {instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data.metadata !== undefined){
let data45 = data.metadata;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(Object.keys(data45).length > 100){
const err166 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(Object.keys(data45).length <= 100){
for(const key4 in data45){
let data46 = data45[key4];
if(typeof data46 === "string"){
if(func1(data46) > 500){
const err167 = {instancePath:instancePath+"/metadata/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
else {
const err168 = {instancePath:instancePath+"/metadata/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
if(Object.keys(data45).length <= 100){
for(const key5 in data45){
const _errs106 = errors;
if(typeof key5 === "string"){
if(func1(key5) > 100){
const err169 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key5};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(func1(key5) < 1){
const err170 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key5};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
var valid18 = _errs106 === errors;
if(!valid18){
const err171 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key5},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
}
}
else {
const err172 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data.tags !== undefined){
let data47 = data.tags;
if(Array.isArray(data47)){
if(data47.length > 20){
const err173 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data47.length <= 20){
const len3 = data47.length;
for(let i3=0; i3<len3; i3++){
let data48 = data47[i3];
if(typeof data48 === "string"){
if(func1(data48) > 64){
const err174 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
else {
const err175 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
}
else {
const err176 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data.declared_currency !== undefined){
let data49 = data.declared_currency;
if(typeof data49 !== "string"){
const err177 = {instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(!((data49 === "HKD") || (data49 === "USD"))){
const err178 = {instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data.expected_total_hkd !== undefined){
let data50 = data.expected_total_hkd;
if(!((typeof data50 == "number") && (isFinite(data50)))){
const err179 = {instancePath:instancePath+"/expected_total_hkd",schemaPath:"#/properties/expected_total_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data.expected_discount_rule_id !== undefined){
let data51 = data.expected_discount_rule_id;
if((typeof data51 !== "string") && (data51 !== null)){
const err180 = {instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/type",keyword:"type",params:{type: schema33.properties.expected_discount_rule_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(typeof data51 === "string"){
if(func1(data51) > 200){
const err181 = {instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
if(data.insured_amount !== undefined){
let data52 = data.insured_amount;
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 <= 0 || isNaN(data52)){
const err182 = {instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(Number(data52.toFixed(2)) !== data52){
const err183 = {instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/x-max-decimals",keyword:"x-max-decimals",params:{limit: 2},message:"must have at most 2 decimals"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
else {
const err184 = {instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data.ioss_number !== undefined){
let data53 = data.ioss_number;
if(typeof data53 === "string"){
if(!pattern57.test(data53)){
const err185 = {instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/pattern",keyword:"pattern",params:{pattern: "^IM[0-9]{10}$"},message:"must match pattern \""+"^IM[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
else {
const err186 = {instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data.vat_prepay !== undefined){
if(typeof data.vat_prepay !== "boolean"){
const err187 = {instancePath:instancePath+"/vat_prepay",schemaPath:"#/properties/vat_prepay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data.voec_prepay !== undefined){
if(typeof data.voec_prepay !== "boolean"){
const err188 = {instancePath:instancePath+"/voec_prepay",schemaPath:"#/properties/voec_prepay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data.tax_number !== undefined){
let data56 = data.tax_number;
if(typeof data56 === "string"){
if(func1(data56) > 300){
const err189 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
const reason20 = data56.includes("\ufffd") ? "lost" : pattern4.test(data56) ? "exponent" : pattern5.test(data56) || data56.trim() === "" ? null : "invisible";
if(reason20 !== null){
const err190 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/x-readable",keyword:"x-readable",params:{reason: reason20},message:"must be readable"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(data56.length <= 600){
if(!pattern60.test(data56)){
const err191 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$"},message:"must match pattern \""+"^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$"+"\""};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
}
else {
const err192 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data.sales_platform_name !== undefined){
let data57 = data.sales_platform_name;
if(typeof data57 === "string"){
if(func1(data57) > 50){
const err193 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(func1(data57) < 1){
const err194 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
const reason21 = data57.includes("\ufffd") ? "lost" : pattern4.test(data57) ? "exponent" : pattern5.test(data57) || data57.trim() === "" ? null : "invisible";
if(reason21 !== null){
const err195 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/x-readable",keyword:"x-readable",params:{reason: reason21},message:"must be readable"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data57.length <= 100){
if(!pattern6.test(data57)){
const err196 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
}
else {
const err197 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(Object.keys(data).length <= 122){
for(const key6 in data){
if(!(func36.call(schema33.properties, key6))){
const err198 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
}
}
else {
const err199 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validateShipmentBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema50 = {"$id":"createShipmentBatchBody","$ref":"contract#/components/schemas/ShipmentBatchCreateRequest"};
const schema51 = {"maxProperties":102,"type":"object","description":"Orders to book together.","additionalProperties":false,"required":["orders"],"properties":{"orders":{"type":"array","items":{"$ref":"#/components/schemas/ShipmentBatchOrderRequest"},"minItems":1,"maxItems":1000,"description":"Orders, 1 to 1,000: each is a createShipment body of at most 1 MiB with a `reference_no` of its own."},"skip_placed":{"type":"boolean","examples":[true],"description":"Leave out orders whose `reference_no` is already placed: they are refused with REFERENCE_ALREADY_PLACED. Default false: they are booked again."}}};
const schema52 = {"maxProperties":122,"type":"object","description":"A shipment to book in a batch: a createShipment body whose `reference_no` is required.","required":["service_tier_id","parcels","items","reference_no"],"properties":{"service_tier_id":{"type":"string","minLength":1,"maxLength":64,"description":"Service Code to book, as returned by listServiceTiers and quoteRates. A Service Code is the orderable unit. A Product Code groups entitlements, and versioned rate tables set the price. The property's name is historical. Retired codes are rejected: US-GEN-PUB-001, US-GEN-PUB-002, HK-ST-GG-01, HK-US-SE-GG-01, HKUSSTCS01.","examples":["HKASTDGGSTCM"]},"recipient":{"$ref":"#/components/schemas/RecipientParty","description":"Recipient of the shipment, abroad. Required, unless `recipient_id` is given."},"recipient_id":{"type":"string","minLength":1,"maxLength":64,"description":"Saved recipient (createAddress), instead of `recipient`. The party is copied into the shipment.","examples":["adr_019ab3e1d0c37e4497a15b0e6f2c8d31"]},"sender":{"$ref":"#/components/schemas/Party","description":"Sender of the shipment, in Hong Kong. If omitted, the response's `sender` is null, and the label shows the account's default sender."},"sender_id":{"type":"string","minLength":1,"maxLength":64,"description":"Saved sender (createAddress), instead of `sender`. The party is copied into the shipment.","examples":["adr_019ab3e07b1d7a52b3c8d4f6a1e95c02"]},"parcels":{"type":"array","items":{"$ref":"#/components/schemas/Parcel"},"minItems":1,"maxItems":20,"description":"Parcels of the shipment, 1 to 20. All go to the same recipient."},"items":{"type":"array","items":{"$ref":"#/components/schemas/Item"},"minItems":1,"maxItems":100,"description":"Goods in the shipment, for customs: 1 to 100 items. A missing or empty array is rejected with a violation at `[\"items\"]`. The total value of all items must not exceed HKD 100,000,000,000."},"goods_category":{"type":"string","maxLength":64,"default":"general","description":"Category of the goods: `general`, `battery`, `cosmetics`, or another category that a service accepts. ASCII letter case is ignored. Default: `general`, also for a blank value.","examples":["battery"]},"payment_type":{"$ref":"#/components/schemas/PaymentType","default":"prepaid","description":"Payment method of the shipment. Default: `prepaid`. `cod` (cash on delivery) is rejected with COD_NOT_AVAILABLE."},"reference_no":{"type":"string","maxLength":64,"x-readable":true,"description":"Your own order reference, by which you find the result of the order. Required here: not blank, and unique in the batch. The carrier's label shows it under the conditions of createShipment.","examples":["SO-20931"]},"selected_surcharges":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":16,"description":"Codes of optional surcharges to apply, at most 16: `SIGNATURE`, `INSURANCE`, `NO_VOEC_PREPAY`. ASCII letter case is ignored. A code that is unknown or unavailable is rejected with a violation at its index. So is the second of two codes that exclude each other. If that code is INSURANCE, the violation has its own error code, INSURANCE_UNSUPPORTED.","examples":[["INSURANCE"]]},"metadata":{"$ref":"#/components/schemas/Metadata","description":"Your own keys and values. They are returned with the shipment, and listShipments can filter by them."},"tags":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":20,"description":"Your own labels for the shipment, at most 20.","examples":[["autumn"]]},"declared_currency":{"$ref":"#/components/schemas/DeclaredCurrency","description":"Currency of all declared values of the shipment. A shipment has one currency. createShipment describes what happens if you omit it."},"expected_total_hkd":{"type":"number","description":"Total that you expect to pay, in HKD: `total_hkd` of the rate option you chose. If the final quote differs, the request is rejected with PRICING_QUOTE_CHANGED.","examples":[61]},"expected_discount_rule_id":{"type":["string","null"],"maxLength":200,"description":"Discount that you expect: `discount.rule_id` of the rate option you chose. A string must equal the discount rule of the final quote. Null requires a quote without a discount. If omitted, the discount is not checked.","examples":["DR-COSMETICS-VOLUME"]},"insured_amount":{"type":"number","exclusiveMinimum":0,"x-max-decimals":2,"description":"Custom insured amount, in the declared currency. Greater than 0, at most 2 decimals, at most USD 2500. An HKD amount is converted at the frozen rate before this limit is checked. Requires INSURANCE in `selected_surcharges` and a rate option whose INSURANCE has `custom_insured_amount`. The account must be enrolled for custom insured amounts.","examples":[400]},"ioss_number":{"type":"string","pattern":"^IM[0-9]{10}$","x-pattern-message":"must be IM followed by exactly 10 digits, such as IM0123456789","description":"EU IOSS number: `IM` followed by exactly 10 digits. Overrides the account's default number. It must be registered to the account. It is forwarded only for EU destinations.","examples":["IM3720012345"]},"vat_prepay":{"type":"boolean","description":"`true` if the carrier prepays the destination's VAT. For EU destinations. The quote includes the fee.","examples":[true]},"voec_prepay":{"type":"boolean","description":"`true` if the carrier prepays the VAT. For Norway. `true` has the same effect as NO_VOEC_PREPAY in `selected_surcharges`.","examples":[true]},"tax_number":{"type":"string","maxLength":300,"pattern":"^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$","x-pattern-message":"must have 1 to 100 characters after trimming","x-readable":true,"description":"Tax number that the destination requires: the VOEC number for Norway, the recipient's RUT for Chile. 1 to 100 characters after trimming, at most 300 before trimming. A blank value is rejected.","examples":["12.345.678-5"]},"sales_platform_name":{"type":"string","minLength":1,"maxLength":50,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Name of the marketplace where the goods were sold. Required for Japan. For other destinations it is optional and forwarded. A blank value is rejected; for Japan, with SALES_PLATFORM_NAME_REQUIRED.","examples":["Rakuten"]}},"additionalProperties":false,"x-required-one-of":[["recipient","recipient_id"]]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.goods_category === undefined){
data.goods_category = "general";
}
if(data.payment_type === undefined){
data.payment_type = "prepaid";
}
if(Object.keys(data).length > 122){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 122},message:"must NOT have more than 122 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.service_tier_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_tier_id"},message:"must have required property '"+"service_tier_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.parcels === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parcels"},message:"must have required property '"+"parcels"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.items === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.reference_no === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference_no"},message:"must have required property '"+"reference_no"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.service_tier_id !== undefined){
let data0 = data.service_tier_id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err5 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.recipient !== undefined){
let data1 = data.recipient;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 108){
const err8 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/maxProperties",keyword:"maxProperties",params:{limit: 108},message:"must NOT have more than 108 properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.contact_name === undefined){
const err9 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.phone === undefined){
const err10 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.country_code === undefined){
const err11 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.city === undefined){
const err12 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.address === undefined){
const err13 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.contact_name !== undefined){
let data2 = data1.contact_name;
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err14 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data2) < 1){
const err15 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const reason0 = data2.includes("\ufffd") ? "lost" : pattern4.test(data2) ? "exponent" : pattern5.test(data2) || data2.trim() === "" ? null : "invisible";
if(reason0 !== null){
const err16 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2.length <= 200){
if(!pattern6.test(data2)){
const err17 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.phone !== undefined){
let data3 = data1.phone;
if(typeof data3 === "string"){
if(func1(data3) > 40){
const err19 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data3) < 1){
const err20 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const reason1 = data3.includes("\ufffd") ? "lost" : pattern4.test(data3) ? "exponent" : pattern5.test(data3) || data3.trim() === "" ? null : "invisible";
if(reason1 !== null){
const err21 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason1},message:"must be readable"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data3.length <= 80){
if(!pattern6.test(data3)){
const err22 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.country_code !== undefined){
let data4 = data1.country_code;
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
const err24 = {instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientParty/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientParty/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.city !== undefined){
let data5 = data1.city;
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err26 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data5) < 1){
const err27 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const reason2 = data5.includes("\ufffd") ? "lost" : pattern4.test(data5) ? "exponent" : pattern5.test(data5) || data5.trim() === "" ? null : "invisible";
if(reason2 !== null){
const err28 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/x-readable",keyword:"x-readable",params:{reason: reason2},message:"must be readable"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data5.length <= 200){
if(!pattern6.test(data5)){
const err29 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.address !== undefined){
let data6 = data1.address;
if(typeof data6 === "string"){
if(func1(data6) > 500){
const err31 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func1(data6) < 1){
const err32 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const reason3 = data6.includes("\ufffd") ? "lost" : pattern4.test(data6) ? "exponent" : pattern5.test(data6) || data6.trim() === "" ? null : "invisible";
if(reason3 !== null){
const err33 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/x-readable",keyword:"x-readable",params:{reason: reason3},message:"must be readable"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data6.length <= 1000){
if(!pattern6.test(data6)){
const err34 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data1.district !== undefined){
let data7 = data1.district;
if(typeof data7 === "string"){
if(func1(data7) > 100){
const err36 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const reason4 = data7.includes("\ufffd") ? "lost" : pattern4.test(data7) ? "exponent" : pattern5.test(data7) || data7.trim() === "" ? null : "invisible";
if(reason4 !== null){
const err37 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/x-readable",keyword:"x-readable",params:{reason: reason4},message:"must be readable"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data1.postal_code !== undefined){
let data8 = data1.postal_code;
if(typeof data8 === "string"){
if(func1(data8) > 20){
const err39 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const reason5 = data8.includes("\ufffd") ? "lost" : pattern4.test(data8) ? "exponent" : pattern5.test(data8) || data8.trim() === "" ? null : "invisible";
if(reason5 !== null){
const err40 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason5},message:"must be readable"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data1.email !== undefined){
let data9 = data1.email;
if(typeof data9 === "string"){
if(func1(data9) > 254){
const err42 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const reason6 = data9.includes("\ufffd") ? "lost" : pattern4.test(data9) ? "exponent" : pattern5.test(data9) || data9.trim() === "" ? null : "invisible";
if(reason6 !== null){
const err43 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/x-readable",keyword:"x-readable",params:{reason: reason6},message:"must be readable"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data9.length <= 508){
if(!pattern23.test(data9)){
const err44 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(Object.keys(data1).length <= 108){
for(const key0 in data1){
if(!((((((((key0 === "contact_name") || (key0 === "phone")) || (key0 === "country_code")) || (key0 === "city")) || (key0 === "address")) || (key0 === "district")) || (key0 === "postal_code")) || (key0 === "email"))){
const err46 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
}
else {
const err47 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.recipient_id !== undefined){
let data10 = data.recipient_id;
if(typeof data10 === "string"){
if(func1(data10) > 64){
const err48 = {instancePath:instancePath+"/recipient_id",schemaPath:"#/properties/recipient_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(func1(data10) < 1){
const err49 = {instancePath:instancePath+"/recipient_id",schemaPath:"#/properties/recipient_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/recipient_id",schemaPath:"#/properties/recipient_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.sender !== undefined){
let data11 = data.sender;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 107){
const err51 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/maxProperties",keyword:"maxProperties",params:{limit: 107},message:"must NOT have more than 107 properties"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data11.contact_name === undefined){
const err52 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data11.phone === undefined){
const err53 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data11.country_code === undefined){
const err54 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data11.city === undefined){
const err55 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data11.address === undefined){
const err56 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data11.contact_name !== undefined){
let data12 = data11.contact_name;
if(typeof data12 === "string"){
if(func1(data12) > 100){
const err57 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(func1(data12) < 1){
const err58 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const reason7 = data12.includes("\ufffd") ? "lost" : pattern4.test(data12) ? "exponent" : pattern5.test(data12) || data12.trim() === "" ? null : "invisible";
if(reason7 !== null){
const err59 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason7},message:"must be readable"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data12.length <= 200){
if(!pattern6.test(data12)){
const err60 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data11.phone !== undefined){
let data13 = data11.phone;
if(typeof data13 === "string"){
if(func1(data13) > 40){
const err62 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(func1(data13) < 1){
const err63 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const reason8 = data13.includes("\ufffd") ? "lost" : pattern4.test(data13) ? "exponent" : pattern5.test(data13) || data13.trim() === "" ? null : "invisible";
if(reason8 !== null){
const err64 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason8},message:"must be readable"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data13.length <= 80){
if(!pattern6.test(data13)){
const err65 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data11.country_code !== undefined){
let data14 = data11.country_code;
if(typeof data14 === "string"){
if(!pattern30.test(data14)){
const err67 = {instancePath:instancePath+"/sender/country_code",schemaPath:"#/components/schemas/Party/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^(?:[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/sender/country_code",schemaPath:"#/components/schemas/Party/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data11.city !== undefined){
let data15 = data11.city;
if(typeof data15 === "string"){
if(func1(data15) > 100){
const err69 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(func1(data15) < 1){
const err70 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
const reason9 = data15.includes("\ufffd") ? "lost" : pattern4.test(data15) ? "exponent" : pattern5.test(data15) || data15.trim() === "" ? null : "invisible";
if(reason9 !== null){
const err71 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/x-readable",keyword:"x-readable",params:{reason: reason9},message:"must be readable"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data15.length <= 200){
if(!pattern6.test(data15)){
const err72 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data11.address !== undefined){
let data16 = data11.address;
if(typeof data16 === "string"){
if(func1(data16) > 500){
const err74 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(func1(data16) < 1){
const err75 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
const reason10 = data16.includes("\ufffd") ? "lost" : pattern4.test(data16) ? "exponent" : pattern5.test(data16) || data16.trim() === "" ? null : "invisible";
if(reason10 !== null){
const err76 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/x-readable",keyword:"x-readable",params:{reason: reason10},message:"must be readable"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data16.length <= 1000){
if(!pattern6.test(data16)){
const err77 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data11.district !== undefined){
let data17 = data11.district;
if(typeof data17 === "string"){
if(func1(data17) > 100){
const err79 = {instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const reason11 = data17.includes("\ufffd") ? "lost" : pattern4.test(data17) ? "exponent" : pattern5.test(data17) || data17.trim() === "" ? null : "invisible";
if(reason11 !== null){
const err80 = {instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/x-readable",keyword:"x-readable",params:{reason: reason11},message:"must be readable"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data11.postal_code !== undefined){
let data18 = data11.postal_code;
if(typeof data18 === "string"){
if(func1(data18) > 20){
const err82 = {instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
const reason12 = data18.includes("\ufffd") ? "lost" : pattern4.test(data18) ? "exponent" : pattern5.test(data18) || data18.trim() === "" ? null : "invisible";
if(reason12 !== null){
const err83 = {instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason12},message:"must be readable"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(Object.keys(data11).length <= 107){
for(const key1 in data11){
if(!(((((((key1 === "contact_name") || (key1 === "phone")) || (key1 === "country_code")) || (key1 === "city")) || (key1 === "address")) || (key1 === "district")) || (key1 === "postal_code"))){
const err85 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
}
else {
const err86 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.sender_id !== undefined){
let data19 = data.sender_id;
if(typeof data19 === "string"){
if(func1(data19) > 64){
const err87 = {instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(func1(data19) < 1){
const err88 = {instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.parcels !== undefined){
let data20 = data.parcels;
if(Array.isArray(data20)){
if(data20.length > 20){
const err90 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data20.length < 1){
const err91 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data20.length <= 20){
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(Object.keys(data21).length > 104){
const err92 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/maxProperties",keyword:"maxProperties",params:{limit: 104},message:"must NOT have more than 104 properties"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data21.weight_kg === undefined){
const err93 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data21.weight_kg !== undefined){
let data22 = data21.weight_kg;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000 || isNaN(data22)){
const err94 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data22 <= 0 || isNaN(data22)){
const err95 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data21.length_cm !== undefined){
let data23 = data21.length_cm;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 500 || isNaN(data23)){
const err97 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data23 <= 0 || isNaN(data23)){
const err98 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data21.width_cm !== undefined){
let data24 = data21.width_cm;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 500 || isNaN(data24)){
const err100 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data24 <= 0 || isNaN(data24)){
const err101 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data21.height_cm !== undefined){
let data25 = data21.height_cm;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 500 || isNaN(data25)){
const err103 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data25 <= 0 || isNaN(data25)){
const err104 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(Object.keys(data21).length <= 104){
for(const key2 in data21){
if(!((((key2 === "weight_kg") || (key2 === "length_cm")) || (key2 === "width_cm")) || (key2 === "height_cm"))){
const err106 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
}
else {
const err107 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
}
else {
const err108 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data.items !== undefined){
let data26 = data.items;
if(Array.isArray(data26)){
if(data26.length > 100){
const err109 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data26.length < 1){
const err110 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data26.length <= 100){
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
let data27 = data26[i1];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(Object.keys(data27).length > 112){
const err111 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/maxProperties",keyword:"maxProperties",params:{limit: 112},message:"must NOT have more than 112 properties"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data27.description === undefined){
const err112 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data27.quantity === undefined){
const err113 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data27.description !== undefined){
let data28 = data27.description;
if(typeof data28 === "string"){
if(func1(data28) > 200){
const err114 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(func1(data28) < 1){
const err115 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
const reason13 = data28.includes("\ufffd") ? "lost" : pattern4.test(data28) ? "exponent" : pattern5.test(data28) || data28.trim() === "" ? null : "invisible";
if(reason13 !== null){
const err116 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/x-readable",keyword:"x-readable",params:{reason: reason13},message:"must be readable"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data28.length <= 400){
if(!pattern6.test(data28)){
const err117 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data27.quantity !== undefined){
let data29 = data27.quantity;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err119 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 10000 || isNaN(data29)){
const err120 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err121 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
if(data27.unit_price !== undefined){
let data30 = data27.unit_price;
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 10000000 || isNaN(data30)){
const err122 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err123 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(Number(data30.toFixed(6)) !== data30){
const err124 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data27.unit_price_hkd !== undefined){
let data31 = data27.unit_price_hkd;
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 1000000 || isNaN(data31)){
const err126 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data31 < 0 || isNaN(data31)){
const err127 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(Number(data31.toFixed(6)) !== data31){
const err128 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data27.unit_weight_kg !== undefined){
let data32 = data27.unit_weight_kg;
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 1000 || isNaN(data32)){
const err130 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data32 <= 0 || isNaN(data32)){
const err131 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(Number(data32.toFixed(6)) !== data32){
const err132 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
else {
const err133 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data27.sku !== undefined){
let data33 = data27.sku;
if(typeof data33 === "string"){
if(func1(data33) > 64){
const err134 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
const reason14 = data33.includes("\ufffd") ? "lost" : pattern4.test(data33) ? "exponent" : pattern5.test(data33) || data33.trim() === "" ? null : "invisible";
if(reason14 !== null){
const err135 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/x-readable",keyword:"x-readable",params:{reason: reason14},message:"must be readable"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
else {
const err136 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data27.hs_code !== undefined){
let data34 = data27.hs_code;
if(typeof data34 === "string"){
if(func1(data34) > 20){
const err137 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
const reason15 = data34.includes("\ufffd") ? "lost" : pattern4.test(data34) ? "exponent" : pattern5.test(data34) || data34.trim() === "" ? null : "invisible";
if(reason15 !== null){
const err138 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/x-readable",keyword:"x-readable",params:{reason: reason15},message:"must be readable"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data27.country_of_manufacture !== undefined){
let data35 = data27.country_of_manufacture;
if(typeof data35 === "string"){
if(func1(data35) > 2){
const err140 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data35.length <= 4){
if(!pattern48.test(data35)){
const err141 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data27.is_cspc !== undefined){
if(typeof data27.is_cspc !== "boolean"){
const err143 = {instancePath:instancePath+"/items/" + i1+"/is_cspc",schemaPath:"#/components/schemas/Item/properties/is_cspc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data27.merchant_product_id !== undefined){
let data37 = data27.merchant_product_id;
if(typeof data37 === "string"){
if(func1(data37) > 200){
const err144 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
const reason16 = data37.includes("\ufffd") ? "lost" : pattern4.test(data37) ? "exponent" : pattern5.test(data37) || data37.trim() === "" ? null : "invisible";
if(reason16 !== null){
const err145 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/x-readable",keyword:"x-readable",params:{reason: reason16},message:"must be readable"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
else {
const err146 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data27.mfr_id_std !== undefined){
let data38 = data27.mfr_id_std;
if(typeof data38 === "string"){
if(func1(data38) > 200){
const err147 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
const reason17 = data38.includes("\ufffd") ? "lost" : pattern4.test(data38) ? "exponent" : pattern5.test(data38) || data38.trim() === "" ? null : "invisible";
if(reason17 !== null){
const err148 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/x-readable",keyword:"x-readable",params:{reason: reason17},message:"must be readable"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
else {
const err149 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data27.mfr_id_nonstd !== undefined){
let data39 = data27.mfr_id_nonstd;
if(typeof data39 === "string"){
if(func1(data39) > 200){
const err150 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
const reason18 = data39.includes("\ufffd") ? "lost" : pattern4.test(data39) ? "exponent" : pattern5.test(data39) || data39.trim() === "" ? null : "invisible";
if(reason18 !== null){
const err151 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/x-readable",keyword:"x-readable",params:{reason: reason18},message:"must be readable"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
else {
const err152 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(Object.keys(data27).length <= 112){
for(const key3 in data27){
if(!(func36.call(schema37.properties, key3))){
const err153 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
}
else {
const err154 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
}
else {
const err155 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
let data40 = data.goods_category;
if(typeof data40 === "string"){
if(func1(data40) > 64){
const err156 = {instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
else {
const err157 = {instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
let data41 = data.payment_type;
if(typeof data41 !== "string"){
const err158 = {instancePath:instancePath+"/payment_type",schemaPath:"#/components/schemas/PaymentType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(!((data41 === "prepaid") || (data41 === "cod"))){
const err159 = {instancePath:instancePath+"/payment_type",schemaPath:"#/components/schemas/PaymentType/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data.reference_no !== undefined){
let data42 = data.reference_no;
if(typeof data42 === "string"){
if(func1(data42) > 64){
const err160 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
const reason19 = data42.includes("\ufffd") ? "lost" : pattern4.test(data42) ? "exponent" : pattern5.test(data42) || data42.trim() === "" ? null : "invisible";
if(reason19 !== null){
const err161 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/x-readable",keyword:"x-readable",params:{reason: reason19},message:"must be readable"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
else {
const err162 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data.selected_surcharges !== undefined){
let data43 = data.selected_surcharges;
if(Array.isArray(data43)){
if(data43.length > 16){
const err163 = {instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(data43.length <= 16){
const len2 = data43.length;
for(let i2=0; i2<len2; i2++){
let data44 = data43[i2];
if(typeof data44 === "string"){
if(func1(data44) > 64){
const err164 = {instancePath:instancePath+"/selected_surcharges/" + i2,schemaPath:"#/properties/selected_surcharges/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
else {
const err165 = {instancePath:instancePath+"/selected_surcharges/" + i2,schemaPath:"#/properties/selected_surcharges/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
}
else {
const err166 = {instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data.metadata !== undefined){
let data45 = data.metadata;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(Object.keys(data45).length > 100){
const err167 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(Object.keys(data45).length <= 100){
for(const key4 in data45){
let data46 = data45[key4];
if(typeof data46 === "string"){
if(func1(data46) > 500){
const err168 = {instancePath:instancePath+"/metadata/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
else {
const err169 = {instancePath:instancePath+"/metadata/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
}
if(Object.keys(data45).length <= 100){
for(const key5 in data45){
const _errs106 = errors;
if(typeof key5 === "string"){
if(func1(key5) > 100){
const err170 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key5};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if(func1(key5) < 1){
const err171 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key5};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
var valid18 = _errs106 === errors;
if(!valid18){
const err172 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key5},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
}
}
else {
const err173 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data.tags !== undefined){
let data47 = data.tags;
if(Array.isArray(data47)){
if(data47.length > 20){
const err174 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(data47.length <= 20){
const len3 = data47.length;
for(let i3=0; i3<len3; i3++){
let data48 = data47[i3];
if(typeof data48 === "string"){
if(func1(data48) > 64){
const err175 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
else {
const err176 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
}
}
else {
const err177 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data.declared_currency !== undefined){
let data49 = data.declared_currency;
if(typeof data49 !== "string"){
const err178 = {instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(!((data49 === "HKD") || (data49 === "USD"))){
const err179 = {instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data.expected_total_hkd !== undefined){
let data50 = data.expected_total_hkd;
if(!((typeof data50 == "number") && (isFinite(data50)))){
const err180 = {instancePath:instancePath+"/expected_total_hkd",schemaPath:"#/properties/expected_total_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data.expected_discount_rule_id !== undefined){
let data51 = data.expected_discount_rule_id;
if((typeof data51 !== "string") && (data51 !== null)){
const err181 = {instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/type",keyword:"type",params:{type: schema52.properties.expected_discount_rule_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(typeof data51 === "string"){
if(func1(data51) > 200){
const err182 = {instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
if(data.insured_amount !== undefined){
let data52 = data.insured_amount;
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 <= 0 || isNaN(data52)){
const err183 = {instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(Number(data52.toFixed(2)) !== data52){
const err184 = {instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/x-max-decimals",keyword:"x-max-decimals",params:{limit: 2},message:"must have at most 2 decimals"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
else {
const err185 = {instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data.ioss_number !== undefined){
let data53 = data.ioss_number;
if(typeof data53 === "string"){
if(!pattern57.test(data53)){
const err186 = {instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/pattern",keyword:"pattern",params:{pattern: "^IM[0-9]{10}$"},message:"must match pattern \""+"^IM[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
else {
const err187 = {instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data.vat_prepay !== undefined){
if(typeof data.vat_prepay !== "boolean"){
const err188 = {instancePath:instancePath+"/vat_prepay",schemaPath:"#/properties/vat_prepay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data.voec_prepay !== undefined){
if(typeof data.voec_prepay !== "boolean"){
const err189 = {instancePath:instancePath+"/voec_prepay",schemaPath:"#/properties/voec_prepay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data.tax_number !== undefined){
let data56 = data.tax_number;
if(typeof data56 === "string"){
if(func1(data56) > 300){
const err190 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
const reason20 = data56.includes("\ufffd") ? "lost" : pattern4.test(data56) ? "exponent" : pattern5.test(data56) || data56.trim() === "" ? null : "invisible";
if(reason20 !== null){
const err191 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/x-readable",keyword:"x-readable",params:{reason: reason20},message:"must be readable"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(data56.length <= 600){
if(!pattern60.test(data56)){
const err192 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$"},message:"must match pattern \""+"^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$"+"\""};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
}
else {
const err193 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
if(data.sales_platform_name !== undefined){
let data57 = data.sales_platform_name;
if(typeof data57 === "string"){
if(func1(data57) > 50){
const err194 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if(func1(data57) < 1){
const err195 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
const reason21 = data57.includes("\ufffd") ? "lost" : pattern4.test(data57) ? "exponent" : pattern5.test(data57) || data57.trim() === "" ? null : "invisible";
if(reason21 !== null){
const err196 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/x-readable",keyword:"x-readable",params:{reason: reason21},message:"must be readable"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
if(data57.length <= 100){
if(!pattern6.test(data57)){
const err197 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
}
else {
const err198 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
if(Object.keys(data).length <= 122){
for(const key6 in data){
if(!(func36.call(schema52.properties, key6))){
const err199 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
}
}
else {
const err200 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 102){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orders === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orders"},message:"must have required property '"+"orders"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.orders !== undefined){
let data0 = data.orders;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 1000){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate29(data0[i0], {instancePath:instancePath+"/orders/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.skip_placed !== undefined){
if(typeof data.skip_placed !== "boolean"){
const err5 = {instancePath:instancePath+"/skip_placed",schemaPath:"#/properties/skip_placed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 102){
for(const key0 in data){
if(!((key0 === "orders") || (key0 === "skip_placed"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createShipmentBatchBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema60 = {"$id":"validateShipmentBatchBody","$ref":"contract#/components/schemas/ShipmentBatchCreateRequest"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 102){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orders === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orders"},message:"must have required property '"+"orders"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.orders !== undefined){
let data0 = data.orders;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 1000){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate29(data0[i0], {instancePath:instancePath+"/orders/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.skip_placed !== undefined){
if(typeof data.skip_placed !== "boolean"){
const err5 = {instancePath:instancePath+"/skip_placed",schemaPath:"#/properties/skip_placed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 102){
for(const key0 in data){
if(!((key0 === "orders") || (key0 === "skip_placed"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validateShipmentBatchBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema62 = {"$id":"createShipmentReturnBody","$ref":"contract#/components/schemas/ShipmentReturnRequest"};
const schema63 = {"maxProperties":112,"type":"object","description":"A return to book. Everything that is omitted comes from the original shipment. Properties that are not listed here are rejected, in nested objects too. Texts must be readable, as in createShipment.","properties":{"service_tier_id":{"type":"string","minLength":1,"maxLength":64,"description":"Return service to book, from `options` of validateShipmentReturn. If omitted, the cheapest one that carries the goods.","examples":["HKRTNGG01"]},"recipient":{"$ref":"#/components/schemas/RecipientParty","description":"Return address, in Hong Kong. If omitted, the sender of the shipment, else the default sender of the account."},"parcels":{"type":"array","items":{"$ref":"#/components/schemas/Parcel"},"minItems":1,"maxItems":20,"description":"Parcels of the return, 1 to 20. If omitted, those of the shipment."},"items":{"type":"array","items":{"$ref":"#/components/schemas/Item"},"minItems":1,"maxItems":100,"description":"Goods that come back, for customs: 1 to 100 items. If omitted, all goods of the shipment."},"goods_category":{"type":"string","maxLength":64,"description":"Category of the goods that come back: `general`, `battery`, `cosmetics`, or another category that a return service accepts. If omitted or blank, that of the shipment.","examples":["battery"]},"declared_currency":{"$ref":"#/components/schemas/DeclaredCurrency","description":"Currency of the prices in `items`. createShipment describes what happens if you omit it."},"reference_no":{"type":"string","maxLength":64,"x-readable":true,"description":"Your own reference of the return. It need not be unique. It is printed on the label by the rule of createShipment.","examples":["RMA-20931"]},"selected_surcharges":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":16,"description":"Codes of optional surcharges to apply, at most 16, such as `INSURANCE`. ASCII letter case is ignored. A code that is unknown, unavailable or for import taxes is rejected with a violation at its index.","examples":[["INSURANCE"]]},"expected_total_hkd":{"type":"number","description":"Total that you expect to pay, in HKD: `total_hkd` of the rate option you chose. If the final quote differs, the request is rejected with PRICING_QUOTE_CHANGED.","examples":[82]},"expected_discount_rule_id":{"type":["string","null"],"maxLength":200,"description":"Discount that you expect: `discount.rule_id` of the rate option you chose. A string must equal the discount rule of the final quote. Null requires a quote without a discount. If omitted, the discount is not checked.","examples":["DR-COSMETICS-VOLUME"]},"metadata":{"$ref":"#/components/schemas/Metadata","description":"Your own keys and values. They are returned with the return, and listShipments can filter by them. Those of the original are not copied."},"tags":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":20,"description":"Your own labels for the return, at most 20. Those of the original are not copied.","examples":[["autumn"]]}},"additionalProperties":false};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 112){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 112},message:"must NOT have more than 112 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.service_tier_id !== undefined){
let data0 = data.service_tier_id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.recipient !== undefined){
let data1 = data.recipient;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 108){
const err4 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/maxProperties",keyword:"maxProperties",params:{limit: 108},message:"must NOT have more than 108 properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.contact_name === undefined){
const err5 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.phone === undefined){
const err6 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.country_code === undefined){
const err7 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.city === undefined){
const err8 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.address === undefined){
const err9 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.contact_name !== undefined){
let data2 = data1.contact_name;
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err10 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data2) < 1){
const err11 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const reason0 = data2.includes("\ufffd") ? "lost" : pattern4.test(data2) ? "exponent" : pattern5.test(data2) || data2.trim() === "" ? null : "invisible";
if(reason0 !== null){
const err12 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.length <= 200){
if(!pattern6.test(data2)){
const err13 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.phone !== undefined){
let data3 = data1.phone;
if(typeof data3 === "string"){
if(func1(data3) > 40){
const err15 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data3) < 1){
const err16 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const reason1 = data3.includes("\ufffd") ? "lost" : pattern4.test(data3) ? "exponent" : pattern5.test(data3) || data3.trim() === "" ? null : "invisible";
if(reason1 !== null){
const err17 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason1},message:"must be readable"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3.length <= 80){
if(!pattern6.test(data3)){
const err18 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.country_code !== undefined){
let data4 = data1.country_code;
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
const err20 = {instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientParty/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientParty/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.city !== undefined){
let data5 = data1.city;
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err22 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data5) < 1){
const err23 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const reason2 = data5.includes("\ufffd") ? "lost" : pattern4.test(data5) ? "exponent" : pattern5.test(data5) || data5.trim() === "" ? null : "invisible";
if(reason2 !== null){
const err24 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/x-readable",keyword:"x-readable",params:{reason: reason2},message:"must be readable"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data5.length <= 200){
if(!pattern6.test(data5)){
const err25 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data1.address !== undefined){
let data6 = data1.address;
if(typeof data6 === "string"){
if(func1(data6) > 500){
const err27 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data6) < 1){
const err28 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const reason3 = data6.includes("\ufffd") ? "lost" : pattern4.test(data6) ? "exponent" : pattern5.test(data6) || data6.trim() === "" ? null : "invisible";
if(reason3 !== null){
const err29 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/x-readable",keyword:"x-readable",params:{reason: reason3},message:"must be readable"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data6.length <= 1000){
if(!pattern6.test(data6)){
const err30 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data1.district !== undefined){
let data7 = data1.district;
if(typeof data7 === "string"){
if(func1(data7) > 100){
const err32 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const reason4 = data7.includes("\ufffd") ? "lost" : pattern4.test(data7) ? "exponent" : pattern5.test(data7) || data7.trim() === "" ? null : "invisible";
if(reason4 !== null){
const err33 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/x-readable",keyword:"x-readable",params:{reason: reason4},message:"must be readable"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.postal_code !== undefined){
let data8 = data1.postal_code;
if(typeof data8 === "string"){
if(func1(data8) > 20){
const err35 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const reason5 = data8.includes("\ufffd") ? "lost" : pattern4.test(data8) ? "exponent" : pattern5.test(data8) || data8.trim() === "" ? null : "invisible";
if(reason5 !== null){
const err36 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason5},message:"must be readable"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data1.email !== undefined){
let data9 = data1.email;
if(typeof data9 === "string"){
if(func1(data9) > 254){
const err38 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const reason6 = data9.includes("\ufffd") ? "lost" : pattern4.test(data9) ? "exponent" : pattern5.test(data9) || data9.trim() === "" ? null : "invisible";
if(reason6 !== null){
const err39 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/x-readable",keyword:"x-readable",params:{reason: reason6},message:"must be readable"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data9.length <= 508){
if(!pattern23.test(data9)){
const err40 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(Object.keys(data1).length <= 108){
for(const key0 in data1){
if(!((((((((key0 === "contact_name") || (key0 === "phone")) || (key0 === "country_code")) || (key0 === "city")) || (key0 === "address")) || (key0 === "district")) || (key0 === "postal_code")) || (key0 === "email"))){
const err42 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
else {
const err43 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.parcels !== undefined){
let data10 = data.parcels;
if(Array.isArray(data10)){
if(data10.length > 20){
const err44 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data10.length < 1){
const err45 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data10.length <= 20){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 104){
const err46 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/maxProperties",keyword:"maxProperties",params:{limit: 104},message:"must NOT have more than 104 properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data11.weight_kg === undefined){
const err47 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data11.weight_kg !== undefined){
let data12 = data11.weight_kg;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000 || isNaN(data12)){
const err48 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data12 <= 0 || isNaN(data12)){
const err49 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data11.length_cm !== undefined){
let data13 = data11.length_cm;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 500 || isNaN(data13)){
const err51 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data13 <= 0 || isNaN(data13)){
const err52 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data11.width_cm !== undefined){
let data14 = data11.width_cm;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 500 || isNaN(data14)){
const err54 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data14 <= 0 || isNaN(data14)){
const err55 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data11.height_cm !== undefined){
let data15 = data11.height_cm;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 500 || isNaN(data15)){
const err57 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data15 <= 0 || isNaN(data15)){
const err58 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(Object.keys(data11).length <= 104){
for(const key1 in data11){
if(!((((key1 === "weight_kg") || (key1 === "length_cm")) || (key1 === "width_cm")) || (key1 === "height_cm"))){
const err60 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
}
else {
const err61 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
}
else {
const err62 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.items !== undefined){
let data16 = data.items;
if(Array.isArray(data16)){
if(data16.length > 100){
const err63 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data16.length < 1){
const err64 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data16.length <= 100){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(Object.keys(data17).length > 112){
const err65 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/maxProperties",keyword:"maxProperties",params:{limit: 112},message:"must NOT have more than 112 properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data17.description === undefined){
const err66 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data17.quantity === undefined){
const err67 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data17.description !== undefined){
let data18 = data17.description;
if(typeof data18 === "string"){
if(func1(data18) > 200){
const err68 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(func1(data18) < 1){
const err69 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const reason7 = data18.includes("\ufffd") ? "lost" : pattern4.test(data18) ? "exponent" : pattern5.test(data18) || data18.trim() === "" ? null : "invisible";
if(reason7 !== null){
const err70 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/x-readable",keyword:"x-readable",params:{reason: reason7},message:"must be readable"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data18.length <= 400){
if(!pattern6.test(data18)){
const err71 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data17.quantity !== undefined){
let data19 = data17.quantity;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err73 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 10000 || isNaN(data19)){
const err74 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err75 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
if(data17.unit_price !== undefined){
let data20 = data17.unit_price;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 10000000 || isNaN(data20)){
const err76 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err77 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(Number(data20.toFixed(6)) !== data20){
const err78 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data17.unit_price_hkd !== undefined){
let data21 = data17.unit_price_hkd;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000000 || isNaN(data21)){
const err80 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err81 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(Number(data21.toFixed(6)) !== data21){
const err82 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data17.unit_weight_kg !== undefined){
let data22 = data17.unit_weight_kg;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000 || isNaN(data22)){
const err84 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data22 <= 0 || isNaN(data22)){
const err85 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(Number(data22.toFixed(6)) !== data22){
const err86 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data17.sku !== undefined){
let data23 = data17.sku;
if(typeof data23 === "string"){
if(func1(data23) > 64){
const err88 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
const reason8 = data23.includes("\ufffd") ? "lost" : pattern4.test(data23) ? "exponent" : pattern5.test(data23) || data23.trim() === "" ? null : "invisible";
if(reason8 !== null){
const err89 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/x-readable",keyword:"x-readable",params:{reason: reason8},message:"must be readable"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data17.hs_code !== undefined){
let data24 = data17.hs_code;
if(typeof data24 === "string"){
if(func1(data24) > 20){
const err91 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
const reason9 = data24.includes("\ufffd") ? "lost" : pattern4.test(data24) ? "exponent" : pattern5.test(data24) || data24.trim() === "" ? null : "invisible";
if(reason9 !== null){
const err92 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/x-readable",keyword:"x-readable",params:{reason: reason9},message:"must be readable"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data17.country_of_manufacture !== undefined){
let data25 = data17.country_of_manufacture;
if(typeof data25 === "string"){
if(func1(data25) > 2){
const err94 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data25.length <= 4){
if(!pattern48.test(data25)){
const err95 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data17.is_cspc !== undefined){
if(typeof data17.is_cspc !== "boolean"){
const err97 = {instancePath:instancePath+"/items/" + i1+"/is_cspc",schemaPath:"#/components/schemas/Item/properties/is_cspc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data17.merchant_product_id !== undefined){
let data27 = data17.merchant_product_id;
if(typeof data27 === "string"){
if(func1(data27) > 200){
const err98 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
const reason10 = data27.includes("\ufffd") ? "lost" : pattern4.test(data27) ? "exponent" : pattern5.test(data27) || data27.trim() === "" ? null : "invisible";
if(reason10 !== null){
const err99 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/x-readable",keyword:"x-readable",params:{reason: reason10},message:"must be readable"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data17.mfr_id_std !== undefined){
let data28 = data17.mfr_id_std;
if(typeof data28 === "string"){
if(func1(data28) > 200){
const err101 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
const reason11 = data28.includes("\ufffd") ? "lost" : pattern4.test(data28) ? "exponent" : pattern5.test(data28) || data28.trim() === "" ? null : "invisible";
if(reason11 !== null){
const err102 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/x-readable",keyword:"x-readable",params:{reason: reason11},message:"must be readable"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data17.mfr_id_nonstd !== undefined){
let data29 = data17.mfr_id_nonstd;
if(typeof data29 === "string"){
if(func1(data29) > 200){
const err104 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
const reason12 = data29.includes("\ufffd") ? "lost" : pattern4.test(data29) ? "exponent" : pattern5.test(data29) || data29.trim() === "" ? null : "invisible";
if(reason12 !== null){
const err105 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/x-readable",keyword:"x-readable",params:{reason: reason12},message:"must be readable"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(Object.keys(data17).length <= 112){
for(const key2 in data17){
if(!(func36.call(schema37.properties, key2))){
const err107 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
}
else {
const err108 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
}
else {
const err109 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data.goods_category !== undefined){
let data30 = data.goods_category;
if(typeof data30 === "string"){
if(func1(data30) > 64){
const err110 = {instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.declared_currency !== undefined){
let data31 = data.declared_currency;
if(typeof data31 !== "string"){
const err112 = {instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(!((data31 === "HKD") || (data31 === "USD"))){
const err113 = {instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.reference_no !== undefined){
let data32 = data.reference_no;
if(typeof data32 === "string"){
if(func1(data32) > 64){
const err114 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
const reason13 = data32.includes("\ufffd") ? "lost" : pattern4.test(data32) ? "exponent" : pattern5.test(data32) || data32.trim() === "" ? null : "invisible";
if(reason13 !== null){
const err115 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/x-readable",keyword:"x-readable",params:{reason: reason13},message:"must be readable"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.selected_surcharges !== undefined){
let data33 = data.selected_surcharges;
if(Array.isArray(data33)){
if(data33.length > 16){
const err117 = {instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data33.length <= 16){
const len2 = data33.length;
for(let i2=0; i2<len2; i2++){
let data34 = data33[i2];
if(typeof data34 === "string"){
if(func1(data34) > 64){
const err118 = {instancePath:instancePath+"/selected_surcharges/" + i2,schemaPath:"#/properties/selected_surcharges/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/selected_surcharges/" + i2,schemaPath:"#/properties/selected_surcharges/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
}
else {
const err120 = {instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data.expected_total_hkd !== undefined){
let data35 = data.expected_total_hkd;
if(!((typeof data35 == "number") && (isFinite(data35)))){
const err121 = {instancePath:instancePath+"/expected_total_hkd",schemaPath:"#/properties/expected_total_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data.expected_discount_rule_id !== undefined){
let data36 = data.expected_discount_rule_id;
if((typeof data36 !== "string") && (data36 !== null)){
const err122 = {instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/type",keyword:"type",params:{type: schema63.properties.expected_discount_rule_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(typeof data36 === "string"){
if(func1(data36) > 200){
const err123 = {instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
if(data.metadata !== undefined){
let data37 = data.metadata;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(Object.keys(data37).length > 100){
const err124 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(Object.keys(data37).length <= 100){
for(const key3 in data37){
let data38 = data37[key3];
if(typeof data38 === "string"){
if(func1(data38) > 500){
const err125 = {instancePath:instancePath+"/metadata/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
else {
const err126 = {instancePath:instancePath+"/metadata/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
if(Object.keys(data37).length <= 100){
for(const key4 in data37){
const _errs88 = errors;
if(typeof key4 === "string"){
if(func1(key4) > 100){
const err127 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key4};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(func1(key4) < 1){
const err128 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key4};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
var valid16 = _errs88 === errors;
if(!valid16){
const err129 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key4},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
}
else {
const err130 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data.tags !== undefined){
let data39 = data.tags;
if(Array.isArray(data39)){
if(data39.length > 20){
const err131 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data39.length <= 20){
const len3 = data39.length;
for(let i3=0; i3<len3; i3++){
let data40 = data39[i3];
if(typeof data40 === "string"){
if(func1(data40) > 64){
const err132 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
else {
const err133 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
}
else {
const err134 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(Object.keys(data).length <= 112){
for(const key5 in data){
if(!(func36.call(schema63.properties, key5))){
const err135 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
}
else {
const err136 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createShipmentReturnBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema69 = {"$id":"validateShipmentReturnBody","$ref":"contract#/components/schemas/ShipmentReturnRequest"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 112){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 112},message:"must NOT have more than 112 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.service_tier_id !== undefined){
let data0 = data.service_tier_id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.recipient !== undefined){
let data1 = data.recipient;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 108){
const err4 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/maxProperties",keyword:"maxProperties",params:{limit: 108},message:"must NOT have more than 108 properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.contact_name === undefined){
const err5 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.phone === undefined){
const err6 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.country_code === undefined){
const err7 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.city === undefined){
const err8 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.address === undefined){
const err9 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.contact_name !== undefined){
let data2 = data1.contact_name;
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err10 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data2) < 1){
const err11 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const reason0 = data2.includes("\ufffd") ? "lost" : pattern4.test(data2) ? "exponent" : pattern5.test(data2) || data2.trim() === "" ? null : "invisible";
if(reason0 !== null){
const err12 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.length <= 200){
if(!pattern6.test(data2)){
const err13 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.phone !== undefined){
let data3 = data1.phone;
if(typeof data3 === "string"){
if(func1(data3) > 40){
const err15 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data3) < 1){
const err16 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const reason1 = data3.includes("\ufffd") ? "lost" : pattern4.test(data3) ? "exponent" : pattern5.test(data3) || data3.trim() === "" ? null : "invisible";
if(reason1 !== null){
const err17 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason1},message:"must be readable"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3.length <= 80){
if(!pattern6.test(data3)){
const err18 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.country_code !== undefined){
let data4 = data1.country_code;
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
const err20 = {instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientParty/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientParty/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.city !== undefined){
let data5 = data1.city;
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err22 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data5) < 1){
const err23 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const reason2 = data5.includes("\ufffd") ? "lost" : pattern4.test(data5) ? "exponent" : pattern5.test(data5) || data5.trim() === "" ? null : "invisible";
if(reason2 !== null){
const err24 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/x-readable",keyword:"x-readable",params:{reason: reason2},message:"must be readable"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data5.length <= 200){
if(!pattern6.test(data5)){
const err25 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data1.address !== undefined){
let data6 = data1.address;
if(typeof data6 === "string"){
if(func1(data6) > 500){
const err27 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data6) < 1){
const err28 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const reason3 = data6.includes("\ufffd") ? "lost" : pattern4.test(data6) ? "exponent" : pattern5.test(data6) || data6.trim() === "" ? null : "invisible";
if(reason3 !== null){
const err29 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/x-readable",keyword:"x-readable",params:{reason: reason3},message:"must be readable"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data6.length <= 1000){
if(!pattern6.test(data6)){
const err30 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data1.district !== undefined){
let data7 = data1.district;
if(typeof data7 === "string"){
if(func1(data7) > 100){
const err32 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const reason4 = data7.includes("\ufffd") ? "lost" : pattern4.test(data7) ? "exponent" : pattern5.test(data7) || data7.trim() === "" ? null : "invisible";
if(reason4 !== null){
const err33 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/x-readable",keyword:"x-readable",params:{reason: reason4},message:"must be readable"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.postal_code !== undefined){
let data8 = data1.postal_code;
if(typeof data8 === "string"){
if(func1(data8) > 20){
const err35 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const reason5 = data8.includes("\ufffd") ? "lost" : pattern4.test(data8) ? "exponent" : pattern5.test(data8) || data8.trim() === "" ? null : "invisible";
if(reason5 !== null){
const err36 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason5},message:"must be readable"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data1.email !== undefined){
let data9 = data1.email;
if(typeof data9 === "string"){
if(func1(data9) > 254){
const err38 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const reason6 = data9.includes("\ufffd") ? "lost" : pattern4.test(data9) ? "exponent" : pattern5.test(data9) || data9.trim() === "" ? null : "invisible";
if(reason6 !== null){
const err39 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/x-readable",keyword:"x-readable",params:{reason: reason6},message:"must be readable"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data9.length <= 508){
if(!pattern23.test(data9)){
const err40 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(Object.keys(data1).length <= 108){
for(const key0 in data1){
if(!((((((((key0 === "contact_name") || (key0 === "phone")) || (key0 === "country_code")) || (key0 === "city")) || (key0 === "address")) || (key0 === "district")) || (key0 === "postal_code")) || (key0 === "email"))){
const err42 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
else {
const err43 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.parcels !== undefined){
let data10 = data.parcels;
if(Array.isArray(data10)){
if(data10.length > 20){
const err44 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data10.length < 1){
const err45 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data10.length <= 20){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 104){
const err46 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/maxProperties",keyword:"maxProperties",params:{limit: 104},message:"must NOT have more than 104 properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data11.weight_kg === undefined){
const err47 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data11.weight_kg !== undefined){
let data12 = data11.weight_kg;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000 || isNaN(data12)){
const err48 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data12 <= 0 || isNaN(data12)){
const err49 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data11.length_cm !== undefined){
let data13 = data11.length_cm;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 500 || isNaN(data13)){
const err51 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data13 <= 0 || isNaN(data13)){
const err52 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data11.width_cm !== undefined){
let data14 = data11.width_cm;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 500 || isNaN(data14)){
const err54 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data14 <= 0 || isNaN(data14)){
const err55 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data11.height_cm !== undefined){
let data15 = data11.height_cm;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 500 || isNaN(data15)){
const err57 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data15 <= 0 || isNaN(data15)){
const err58 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(Object.keys(data11).length <= 104){
for(const key1 in data11){
if(!((((key1 === "weight_kg") || (key1 === "length_cm")) || (key1 === "width_cm")) || (key1 === "height_cm"))){
const err60 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
}
else {
const err61 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
}
else {
const err62 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.items !== undefined){
let data16 = data.items;
if(Array.isArray(data16)){
if(data16.length > 100){
const err63 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data16.length < 1){
const err64 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data16.length <= 100){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(Object.keys(data17).length > 112){
const err65 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/maxProperties",keyword:"maxProperties",params:{limit: 112},message:"must NOT have more than 112 properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data17.description === undefined){
const err66 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data17.quantity === undefined){
const err67 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data17.description !== undefined){
let data18 = data17.description;
if(typeof data18 === "string"){
if(func1(data18) > 200){
const err68 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(func1(data18) < 1){
const err69 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const reason7 = data18.includes("\ufffd") ? "lost" : pattern4.test(data18) ? "exponent" : pattern5.test(data18) || data18.trim() === "" ? null : "invisible";
if(reason7 !== null){
const err70 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/x-readable",keyword:"x-readable",params:{reason: reason7},message:"must be readable"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data18.length <= 400){
if(!pattern6.test(data18)){
const err71 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data17.quantity !== undefined){
let data19 = data17.quantity;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err73 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 10000 || isNaN(data19)){
const err74 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err75 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
if(data17.unit_price !== undefined){
let data20 = data17.unit_price;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 10000000 || isNaN(data20)){
const err76 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err77 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(Number(data20.toFixed(6)) !== data20){
const err78 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data17.unit_price_hkd !== undefined){
let data21 = data17.unit_price_hkd;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000000 || isNaN(data21)){
const err80 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err81 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(Number(data21.toFixed(6)) !== data21){
const err82 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data17.unit_weight_kg !== undefined){
let data22 = data17.unit_weight_kg;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000 || isNaN(data22)){
const err84 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data22 <= 0 || isNaN(data22)){
const err85 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(Number(data22.toFixed(6)) !== data22){
const err86 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/items/" + i1+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data17.sku !== undefined){
let data23 = data17.sku;
if(typeof data23 === "string"){
if(func1(data23) > 64){
const err88 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
const reason8 = data23.includes("\ufffd") ? "lost" : pattern4.test(data23) ? "exponent" : pattern5.test(data23) || data23.trim() === "" ? null : "invisible";
if(reason8 !== null){
const err89 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/x-readable",keyword:"x-readable",params:{reason: reason8},message:"must be readable"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data17.hs_code !== undefined){
let data24 = data17.hs_code;
if(typeof data24 === "string"){
if(func1(data24) > 20){
const err91 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
const reason9 = data24.includes("\ufffd") ? "lost" : pattern4.test(data24) ? "exponent" : pattern5.test(data24) || data24.trim() === "" ? null : "invisible";
if(reason9 !== null){
const err92 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/x-readable",keyword:"x-readable",params:{reason: reason9},message:"must be readable"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data17.country_of_manufacture !== undefined){
let data25 = data17.country_of_manufacture;
if(typeof data25 === "string"){
if(func1(data25) > 2){
const err94 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data25.length <= 4){
if(!pattern48.test(data25)){
const err95 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data17.is_cspc !== undefined){
if(typeof data17.is_cspc !== "boolean"){
const err97 = {instancePath:instancePath+"/items/" + i1+"/is_cspc",schemaPath:"#/components/schemas/Item/properties/is_cspc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data17.merchant_product_id !== undefined){
let data27 = data17.merchant_product_id;
if(typeof data27 === "string"){
if(func1(data27) > 200){
const err98 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
const reason10 = data27.includes("\ufffd") ? "lost" : pattern4.test(data27) ? "exponent" : pattern5.test(data27) || data27.trim() === "" ? null : "invisible";
if(reason10 !== null){
const err99 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/x-readable",keyword:"x-readable",params:{reason: reason10},message:"must be readable"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data17.mfr_id_std !== undefined){
let data28 = data17.mfr_id_std;
if(typeof data28 === "string"){
if(func1(data28) > 200){
const err101 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
const reason11 = data28.includes("\ufffd") ? "lost" : pattern4.test(data28) ? "exponent" : pattern5.test(data28) || data28.trim() === "" ? null : "invisible";
if(reason11 !== null){
const err102 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/x-readable",keyword:"x-readable",params:{reason: reason11},message:"must be readable"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data17.mfr_id_nonstd !== undefined){
let data29 = data17.mfr_id_nonstd;
if(typeof data29 === "string"){
if(func1(data29) > 200){
const err104 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
const reason12 = data29.includes("\ufffd") ? "lost" : pattern4.test(data29) ? "exponent" : pattern5.test(data29) || data29.trim() === "" ? null : "invisible";
if(reason12 !== null){
const err105 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/x-readable",keyword:"x-readable",params:{reason: reason12},message:"must be readable"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(Object.keys(data17).length <= 112){
for(const key2 in data17){
if(!(func36.call(schema37.properties, key2))){
const err107 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
}
else {
const err108 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
}
else {
const err109 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data.goods_category !== undefined){
let data30 = data.goods_category;
if(typeof data30 === "string"){
if(func1(data30) > 64){
const err110 = {instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.declared_currency !== undefined){
let data31 = data.declared_currency;
if(typeof data31 !== "string"){
const err112 = {instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(!((data31 === "HKD") || (data31 === "USD"))){
const err113 = {instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.reference_no !== undefined){
let data32 = data.reference_no;
if(typeof data32 === "string"){
if(func1(data32) > 64){
const err114 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
const reason13 = data32.includes("\ufffd") ? "lost" : pattern4.test(data32) ? "exponent" : pattern5.test(data32) || data32.trim() === "" ? null : "invisible";
if(reason13 !== null){
const err115 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/x-readable",keyword:"x-readable",params:{reason: reason13},message:"must be readable"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.selected_surcharges !== undefined){
let data33 = data.selected_surcharges;
if(Array.isArray(data33)){
if(data33.length > 16){
const err117 = {instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data33.length <= 16){
const len2 = data33.length;
for(let i2=0; i2<len2; i2++){
let data34 = data33[i2];
if(typeof data34 === "string"){
if(func1(data34) > 64){
const err118 = {instancePath:instancePath+"/selected_surcharges/" + i2,schemaPath:"#/properties/selected_surcharges/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/selected_surcharges/" + i2,schemaPath:"#/properties/selected_surcharges/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
}
else {
const err120 = {instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data.expected_total_hkd !== undefined){
let data35 = data.expected_total_hkd;
if(!((typeof data35 == "number") && (isFinite(data35)))){
const err121 = {instancePath:instancePath+"/expected_total_hkd",schemaPath:"#/properties/expected_total_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data.expected_discount_rule_id !== undefined){
let data36 = data.expected_discount_rule_id;
if((typeof data36 !== "string") && (data36 !== null)){
const err122 = {instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/type",keyword:"type",params:{type: schema63.properties.expected_discount_rule_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(typeof data36 === "string"){
if(func1(data36) > 200){
const err123 = {instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
if(data.metadata !== undefined){
let data37 = data.metadata;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(Object.keys(data37).length > 100){
const err124 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(Object.keys(data37).length <= 100){
for(const key3 in data37){
let data38 = data37[key3];
if(typeof data38 === "string"){
if(func1(data38) > 500){
const err125 = {instancePath:instancePath+"/metadata/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
else {
const err126 = {instancePath:instancePath+"/metadata/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
if(Object.keys(data37).length <= 100){
for(const key4 in data37){
const _errs88 = errors;
if(typeof key4 === "string"){
if(func1(key4) > 100){
const err127 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key4};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(func1(key4) < 1){
const err128 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key4};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
var valid16 = _errs88 === errors;
if(!valid16){
const err129 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key4},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
}
else {
const err130 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data.tags !== undefined){
let data39 = data.tags;
if(Array.isArray(data39)){
if(data39.length > 20){
const err131 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data39.length <= 20){
const len3 = data39.length;
for(let i3=0; i3<len3; i3++){
let data40 = data39[i3];
if(typeof data40 === "string"){
if(func1(data40) > 64){
const err132 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
else {
const err133 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
}
else {
const err134 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(Object.keys(data).length <= 112){
for(const key5 in data){
if(!(func36.call(schema63.properties, key5))){
const err135 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
}
else {
const err136 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validateShipmentReturnBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema76 = {"$id":"printLabelsBody","$ref":"contract#/components/schemas/PrintLabelsRequest"};
const schema77 = {"maxProperties":108,"type":"object","description":"The labels to print, and how.","additionalProperties":false,"required":["ids"],"properties":{"ids":{"type":"array","minItems":1,"maxItems":500,"items":{"type":"string","minLength":1,"maxLength":64,"description":"Tracking number of a shipment."},"examples":[["SMP4072618350929","SMP4072618350930"]],"description":"Tracking numbers, 1 to 500. A number that is repeated is printed once."},"format":{"$ref":"#/components/schemas/ManyLabelsFormat","description":"The file format. Default `pdf`."},"size":{"$ref":"#/components/schemas/LabelSize","description":"The paper. Without it, a page is 100 × 150 mm. `a4` does not go with `zpl`."},"dpi":{"$ref":"#/components/schemas/LabelDpi","description":"Dots per inch of the printer: 203 or 300. Default 203. Bars of codes end on whole dots."},"per_sheet":{"$ref":"#/components/schemas/LabelsPerSheet","description":"Labels on a sheet of `a4`: 1 or 4. Default 1."},"start_position":{"type":"integer","minimum":1,"maximum":4,"format":"int32","examples":[3],"description":"Place of the first label on the first sheet, for `a4` with `per_sheet` 4: 1 and 2 are the upper ones, 3 and 4 the lower ones. Default 1. With it, a sheet that was used in part is used up."},"sort":{"$ref":"#/components/schemas/LabelSort","description":"The order of the labels. Default `as_given`."},"skip_missing":{"type":"boolean","examples":[true],"description":"Print the other labels if some shipments have none. The last page names those that are missing. Default false: then nothing is printed."}}};
const schema78 = {"type":"string","enum":["pdf","zpl"],"description":"File format of many labels: `pdf`, or `zpl` (ZPL II, for label printers)."};
const schema79 = {"type":"string","enum":["4x6","a6","a4"],"description":"Paper of a label: `4x6` (inches), `a6`, or `a4`, with one or four labels a sheet."};
const schema80 = {"type":"integer","enum":[203,300],"format":"int32","description":"Dots per inch of a label printer."};
const schema81 = {"type":"integer","enum":[1,4],"format":"int32","description":"Labels on a sheet of `a4`."};
const schema82 = {"type":"string","enum":["as_given","created_at","reference_no","destination_country","service_tier_id"],"description":"Order of the labels: that of `ids`, or by time of booking, reference, destination or Service Code. Labels that are equal keep the order of `ids`."};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 108){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 108},message:"must NOT have more than 108 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ids === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 500){
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 500){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err4 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.format !== undefined){
let data2 = data.format;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/format",schemaPath:"#/components/schemas/ManyLabelsFormat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "pdf") || (data2 === "zpl"))){
const err9 = {instancePath:instancePath+"/format",schemaPath:"#/components/schemas/ManyLabelsFormat/enum",keyword:"enum",params:{allowedValues: schema78.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.size !== undefined){
let data3 = data.size;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/size",schemaPath:"#/components/schemas/LabelSize/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data3 === "4x6") || (data3 === "a6")) || (data3 === "a4"))){
const err11 = {instancePath:instancePath+"/size",schemaPath:"#/components/schemas/LabelSize/enum",keyword:"enum",params:{allowedValues: schema79.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.dpi !== undefined){
let data4 = data.dpi;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/dpi",schemaPath:"#/components/schemas/LabelDpi/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data4 === 203) || (data4 === 300))){
const err13 = {instancePath:instancePath+"/dpi",schemaPath:"#/components/schemas/LabelDpi/enum",keyword:"enum",params:{allowedValues: schema80.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.per_sheet !== undefined){
let data5 = data.per_sheet;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/per_sheet",schemaPath:"#/components/schemas/LabelsPerSheet/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data5 === 1) || (data5 === 4))){
const err15 = {instancePath:instancePath+"/per_sheet",schemaPath:"#/components/schemas/LabelsPerSheet/enum",keyword:"enum",params:{allowedValues: schema81.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.start_position !== undefined){
let data6 = data.start_position;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/start_position",schemaPath:"#/properties/start_position/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 4 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/start_position",schemaPath:"#/properties/start_position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/start_position",schemaPath:"#/properties/start_position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.sort !== undefined){
let data7 = data.sort;
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/LabelSort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((data7 === "as_given") || (data7 === "created_at")) || (data7 === "reference_no")) || (data7 === "destination_country")) || (data7 === "service_tier_id"))){
const err20 = {instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/LabelSort/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.skip_missing !== undefined){
if(typeof data.skip_missing !== "boolean"){
const err21 = {instancePath:instancePath+"/skip_missing",schemaPath:"#/properties/skip_missing/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(Object.keys(data).length <= 108){
for(const key0 in data){
if(!((((((((key0 === "ids") || (key0 === "format")) || (key0 === "size")) || (key0 === "dpi")) || (key0 === "per_sheet")) || (key0 === "start_position")) || (key0 === "sort")) || (key0 === "skip_missing"))){
const err22 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="printLabelsBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema83 = {"$id":"createManifestBody","$ref":"contract#/components/schemas/ManifestCreateRequest"};
const schema84 = {"maxProperties":103,"type":"object","description":"The shipments to close into a manifest.","additionalProperties":false,"required":["carrier_code"],"properties":{"carrier_code":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[a-z][a-z0-9-]*$","x-pattern-message":"must be the code of a carrier, such as sandbox: lower-case letters, digits and hyphens","description":"Carrier that picks the shipments up. All shipments of test mode are carried by `sandbox`.","examples":["sandbox"]},"shipment_ids":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":64,"description":"Tracking number of a shipment."},"description":"Tracking numbers, 1 to 1,000. Either all of them are closed or none. Without it, all shipments of the carrier that wait for a manifest are closed. A number that is repeated counts once.","examples":[["SMP4072618350929","SMP4072618350930"]]},"created_before":{"type":"string","format":"date-time","description":"Only shipments booked before this time. Not together with `shipment_ids`. An ISO 8601 timestamp with a time zone.","examples":["2026-11-28T17:00:00+08:00"],"maxLength":300}}};
const pattern256 = new RegExp("^[a-z][a-z0-9-]*$", "u");
const formats0 = runtime_ajv_formats_dist_formats.fullFormats["date-time"];

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createManifestBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 103){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/ManifestCreateRequest/maxProperties",keyword:"maxProperties",params:{limit: 103},message:"must NOT have more than 103 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.carrier_code === undefined){
const err1 = {instancePath,schemaPath:"contract#/components/schemas/ManifestCreateRequest/required",keyword:"required",params:{missingProperty: "carrier_code"},message:"must have required property '"+"carrier_code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.carrier_code !== undefined){
let data0 = data.carrier_code;
if(typeof data0 === "string"){
if(func1(data0) > 32){
const err2 = {instancePath:instancePath+"/carrier_code",schemaPath:"contract#/components/schemas/ManifestCreateRequest/properties/carrier_code/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/carrier_code",schemaPath:"contract#/components/schemas/ManifestCreateRequest/properties/carrier_code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 64){
if(!pattern256.test(data0)){
const err4 = {instancePath:instancePath+"/carrier_code",schemaPath:"contract#/components/schemas/ManifestCreateRequest/properties/carrier_code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/carrier_code",schemaPath:"contract#/components/schemas/ManifestCreateRequest/properties/carrier_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.shipment_ids !== undefined){
let data1 = data.shipment_ids;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err6 = {instancePath:instancePath+"/shipment_ids",schemaPath:"contract#/components/schemas/ManifestCreateRequest/properties/shipment_ids/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/shipment_ids",schemaPath:"contract#/components/schemas/ManifestCreateRequest/properties/shipment_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length <= 1000){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err8 = {instancePath:instancePath+"/shipment_ids/" + i0,schemaPath:"contract#/components/schemas/ManifestCreateRequest/properties/shipment_ids/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/shipment_ids/" + i0,schemaPath:"contract#/components/schemas/ManifestCreateRequest/properties/shipment_ids/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/shipment_ids/" + i0,schemaPath:"contract#/components/schemas/ManifestCreateRequest/properties/shipment_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/shipment_ids",schemaPath:"contract#/components/schemas/ManifestCreateRequest/properties/shipment_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.created_before !== undefined){
let data3 = data.created_before;
if(typeof data3 === "string"){
if(func1(data3) > 300){
const err12 = {instancePath:instancePath+"/created_before",schemaPath:"contract#/components/schemas/ManifestCreateRequest/properties/created_before/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.length <= 600){
if(!(formats0.validate(data3))){
const err13 = {instancePath:instancePath+"/created_before",schemaPath:"contract#/components/schemas/ManifestCreateRequest/properties/created_before/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/created_before",schemaPath:"contract#/components/schemas/ManifestCreateRequest/properties/created_before/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(Object.keys(data).length <= 103){
for(const key0 in data){
if(!(((key0 === "carrier_code") || (key0 === "shipment_ids")) || (key0 === "created_before"))){
const err15 = {instancePath,schemaPath:"contract#/components/schemas/ManifestCreateRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"contract#/components/schemas/ManifestCreateRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema85 = {"$id":"quoteRatesBody","$ref":"contract#/components/schemas/RateQuoteRequest"};
const schema86 = {"maxProperties":113,"type":"object","description":"Parcels to price. Optional text that is empty or contains only white space counts as not given.","required":["weight_kg","destination_country"],"properties":{"weight_kg":{"type":"number","exclusiveMinimum":0,"maximum":1000,"description":"Actual weight of the one parcel to price, in kg. If `parcels` is given, the quote is based on `parcels` instead.","examples":[0.48]},"destination_country":{"type":"string","pattern":"^[A-Za-z]{2}$","x-pattern-message":"must be two letters, an ISO 3166-1 alpha-2 code such as US","description":"Destination country code (ISO 3166-1 alpha-2), in uppercase or lowercase.","examples":["GB"]},"goods_category":{"type":"string","maxLength":64,"default":"general","description":"Category of the goods. If no service accepts the category, nothing is priced. ASCII letter case is ignored. Default: `general`, also for a blank value.","examples":["battery"]},"surcharges":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":16,"description":"Codes of optional surcharges to price, at most 16. ASCII letter case is ignored.","examples":[["INSURANCE"]]},"declared_value_hkd":{"type":"number","minimum":0,"maximum":100000000000,"description":"Declared value of the goods in HKD, rounded half-up to cents. Insurance and VAT fees are based on it. If omitted, the value of `items` is used, with each line (`quantity` × unit price) rounded half-up to cents. If a fee depends on the declared value and neither is given, the request is rejected. The error is RATE_ENGINE_REJECTED with `field` `declared_value_hkd`.","examples":[2246.4]},"insured_amount_hkd":{"type":"number","exclusiveMinimum":0,"x-max-decimals":2,"description":"Custom insured amount, in HKD. Greater than 0, at most 2 decimals, at most USD 2500 at the current day's rate. Requires INSURANCE in `surcharges`.","examples":[3120]},"destination_postal_code":{"type":"string","maxLength":20,"x-readable":true,"description":"Postal code of the destination. Services priced by zone (Australia) need it. Without it, these services are returned as unavailable, with that reason.","examples":["2000"]},"service_tier_id":{"type":"string","minLength":1,"maxLength":64,"description":"Service Code to price. If given, only this service is priced.","examples":["HKASTDCSSTCM"]},"parcels":{"type":"array","items":{"$ref":"#/components/schemas/Parcel"},"minItems":1,"maxItems":20,"description":"Parcels to price, 1 to 20, each with its weight and dimensions. They replace `weight_kg`."},"items":{"type":"array","items":{"$ref":"#/components/schemas/Item"},"minItems":1,"maxItems":100,"description":"Goods in the shipment, 1 to 100 items. They determine the EU per-item levy. Without `declared_value_hkd`, they also determine the declared value (`unit_price` in USD, `unit_price_hkd` in HKD)."},"ioss_number":{"type":"string","pattern":"^IM[0-9]{10}$","x-pattern-message":"must be IM followed by exactly 10 digits, such as IM0123456789","description":"EU IOSS number: `IM` followed by exactly 10 digits. Overrides the account's default number.","examples":["IM3720012345"]},"vat_prepay":{"type":"boolean","description":"`true` to price prepayment of VAT by the carrier. For EU destinations.","examples":[true]},"voec_prepay":{"type":"boolean","description":"`true` to price prepayment of VAT by the carrier. For Norway. `true` has the same effect as NO_VOEC_PREPAY in `surcharges`.","examples":[true]}},"additionalProperties":false};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.goods_category === undefined){
data.goods_category = "general";
}
if(Object.keys(data).length > 113){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 113},message:"must NOT have more than 113 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.weight_kg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.destination_country === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destination_country"},message:"must have required property '"+"destination_country"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.weight_kg !== undefined){
let data0 = data.weight_kg;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/weight_kg",schemaPath:"#/properties/weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 <= 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/weight_kg",schemaPath:"#/properties/weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/weight_kg",schemaPath:"#/properties/weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.destination_country !== undefined){
let data1 = data.destination_country;
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
const err6 = {instancePath:instancePath+"/destination_country",schemaPath:"#/properties/destination_country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/destination_country",schemaPath:"#/properties/destination_country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let data2 = data.goods_category;
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err8 = {instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.surcharges !== undefined){
let data3 = data.surcharges;
if(Array.isArray(data3)){
if(data3.length > 16){
const err10 = {instancePath:instancePath+"/surcharges",schemaPath:"#/properties/surcharges/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length <= 16){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func1(data4) > 64){
const err11 = {instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/properties/surcharges/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/properties/surcharges/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/surcharges",schemaPath:"#/properties/surcharges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.declared_value_hkd !== undefined){
let data5 = data.declared_value_hkd;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000000000 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/declared_value_hkd",schemaPath:"#/properties/declared_value_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/declared_value_hkd",schemaPath:"#/properties/declared_value_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/declared_value_hkd",schemaPath:"#/properties/declared_value_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.insured_amount_hkd !== undefined){
let data6 = data.insured_amount_hkd;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 <= 0 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/insured_amount_hkd",schemaPath:"#/properties/insured_amount_hkd/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Number(data6.toFixed(2)) !== data6){
const err18 = {instancePath:instancePath+"/insured_amount_hkd",schemaPath:"#/properties/insured_amount_hkd/x-max-decimals",keyword:"x-max-decimals",params:{limit: 2},message:"must have at most 2 decimals"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/insured_amount_hkd",schemaPath:"#/properties/insured_amount_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.destination_postal_code !== undefined){
let data7 = data.destination_postal_code;
if(typeof data7 === "string"){
if(func1(data7) > 20){
const err20 = {instancePath:instancePath+"/destination_postal_code",schemaPath:"#/properties/destination_postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const reason0 = data7.includes("\ufffd") ? "lost" : pattern4.test(data7) ? "exponent" : pattern5.test(data7) || data7.trim() === "" ? null : "invisible";
if(reason0 !== null){
const err21 = {instancePath:instancePath+"/destination_postal_code",schemaPath:"#/properties/destination_postal_code/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/destination_postal_code",schemaPath:"#/properties/destination_postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.service_tier_id !== undefined){
let data8 = data.service_tier_id;
if(typeof data8 === "string"){
if(func1(data8) > 64){
const err23 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data8) < 1){
const err24 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.parcels !== undefined){
let data9 = data.parcels;
if(Array.isArray(data9)){
if(data9.length > 20){
const err26 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.length < 1){
const err27 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.length <= 20){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length > 104){
const err28 = {instancePath:instancePath+"/parcels/" + i1,schemaPath:"#/components/schemas/Parcel/maxProperties",keyword:"maxProperties",params:{limit: 104},message:"must NOT have more than 104 properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10.weight_kg === undefined){
const err29 = {instancePath:instancePath+"/parcels/" + i1,schemaPath:"#/components/schemas/Parcel/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.weight_kg !== undefined){
let data11 = data10.weight_kg;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/parcels/" + i1+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11 <= 0 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/parcels/" + i1+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/parcels/" + i1+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.length_cm !== undefined){
let data12 = data10.length_cm;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 500 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/parcels/" + i1+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12 <= 0 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/parcels/" + i1+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/parcels/" + i1+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data10.width_cm !== undefined){
let data13 = data10.width_cm;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 500 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/parcels/" + i1+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13 <= 0 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/parcels/" + i1+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/parcels/" + i1+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data10.height_cm !== undefined){
let data14 = data10.height_cm;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 500 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/parcels/" + i1+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14 <= 0 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/parcels/" + i1+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/parcels/" + i1+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(Object.keys(data10).length <= 104){
for(const key0 in data10){
if(!((((key0 === "weight_kg") || (key0 === "length_cm")) || (key0 === "width_cm")) || (key0 === "height_cm"))){
const err42 = {instancePath:instancePath+"/parcels/" + i1,schemaPath:"#/components/schemas/Parcel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
else {
const err43 = {instancePath:instancePath+"/parcels/" + i1,schemaPath:"#/components/schemas/Parcel/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
else {
const err44 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.items !== undefined){
let data15 = data.items;
if(Array.isArray(data15)){
if(data15.length > 100){
const err45 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data15.length < 1){
const err46 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data15.length <= 100){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(Object.keys(data16).length > 112){
const err47 = {instancePath:instancePath+"/items/" + i2,schemaPath:"#/components/schemas/Item/maxProperties",keyword:"maxProperties",params:{limit: 112},message:"must NOT have more than 112 properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data16.description === undefined){
const err48 = {instancePath:instancePath+"/items/" + i2,schemaPath:"#/components/schemas/Item/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data16.quantity === undefined){
const err49 = {instancePath:instancePath+"/items/" + i2,schemaPath:"#/components/schemas/Item/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data16.description !== undefined){
let data17 = data16.description;
if(typeof data17 === "string"){
if(func1(data17) > 200){
const err50 = {instancePath:instancePath+"/items/" + i2+"/description",schemaPath:"#/components/schemas/Item/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(func1(data17) < 1){
const err51 = {instancePath:instancePath+"/items/" + i2+"/description",schemaPath:"#/components/schemas/Item/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const reason1 = data17.includes("\ufffd") ? "lost" : pattern4.test(data17) ? "exponent" : pattern5.test(data17) || data17.trim() === "" ? null : "invisible";
if(reason1 !== null){
const err52 = {instancePath:instancePath+"/items/" + i2+"/description",schemaPath:"#/components/schemas/Item/properties/description/x-readable",keyword:"x-readable",params:{reason: reason1},message:"must be readable"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data17.length <= 400){
if(!pattern6.test(data17)){
const err53 = {instancePath:instancePath+"/items/" + i2+"/description",schemaPath:"#/components/schemas/Item/properties/description/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/items/" + i2+"/description",schemaPath:"#/components/schemas/Item/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data16.quantity !== undefined){
let data18 = data16.quantity;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err55 = {instancePath:instancePath+"/items/" + i2+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 10000 || isNaN(data18)){
const err56 = {instancePath:instancePath+"/items/" + i2+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err57 = {instancePath:instancePath+"/items/" + i2+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data16.unit_price !== undefined){
let data19 = data16.unit_price;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 10000000 || isNaN(data19)){
const err58 = {instancePath:instancePath+"/items/" + i2+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err59 = {instancePath:instancePath+"/items/" + i2+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(Number(data19.toFixed(6)) !== data19){
const err60 = {instancePath:instancePath+"/items/" + i2+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/items/" + i2+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data16.unit_price_hkd !== undefined){
let data20 = data16.unit_price_hkd;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000000 || isNaN(data20)){
const err62 = {instancePath:instancePath+"/items/" + i2+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err63 = {instancePath:instancePath+"/items/" + i2+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(Number(data20.toFixed(6)) !== data20){
const err64 = {instancePath:instancePath+"/items/" + i2+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/items/" + i2+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data16.unit_weight_kg !== undefined){
let data21 = data16.unit_weight_kg;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000 || isNaN(data21)){
const err66 = {instancePath:instancePath+"/items/" + i2+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data21 <= 0 || isNaN(data21)){
const err67 = {instancePath:instancePath+"/items/" + i2+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(Number(data21.toFixed(6)) !== data21){
const err68 = {instancePath:instancePath+"/items/" + i2+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/items/" + i2+"/unit_weight_kg",schemaPath:"#/components/schemas/Item/properties/unit_weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data16.sku !== undefined){
let data22 = data16.sku;
if(typeof data22 === "string"){
if(func1(data22) > 64){
const err70 = {instancePath:instancePath+"/items/" + i2+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
const reason2 = data22.includes("\ufffd") ? "lost" : pattern4.test(data22) ? "exponent" : pattern5.test(data22) || data22.trim() === "" ? null : "invisible";
if(reason2 !== null){
const err71 = {instancePath:instancePath+"/items/" + i2+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/x-readable",keyword:"x-readable",params:{reason: reason2},message:"must be readable"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/items/" + i2+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data16.hs_code !== undefined){
let data23 = data16.hs_code;
if(typeof data23 === "string"){
if(func1(data23) > 20){
const err73 = {instancePath:instancePath+"/items/" + i2+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
const reason3 = data23.includes("\ufffd") ? "lost" : pattern4.test(data23) ? "exponent" : pattern5.test(data23) || data23.trim() === "" ? null : "invisible";
if(reason3 !== null){
const err74 = {instancePath:instancePath+"/items/" + i2+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/x-readable",keyword:"x-readable",params:{reason: reason3},message:"must be readable"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/items/" + i2+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data16.country_of_manufacture !== undefined){
let data24 = data16.country_of_manufacture;
if(typeof data24 === "string"){
if(func1(data24) > 2){
const err76 = {instancePath:instancePath+"/items/" + i2+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data24.length <= 4){
if(!pattern48.test(data24)){
const err77 = {instancePath:instancePath+"/items/" + i2+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/items/" + i2+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data16.is_cspc !== undefined){
if(typeof data16.is_cspc !== "boolean"){
const err79 = {instancePath:instancePath+"/items/" + i2+"/is_cspc",schemaPath:"#/components/schemas/Item/properties/is_cspc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data16.merchant_product_id !== undefined){
let data26 = data16.merchant_product_id;
if(typeof data26 === "string"){
if(func1(data26) > 200){
const err80 = {instancePath:instancePath+"/items/" + i2+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
const reason4 = data26.includes("\ufffd") ? "lost" : pattern4.test(data26) ? "exponent" : pattern5.test(data26) || data26.trim() === "" ? null : "invisible";
if(reason4 !== null){
const err81 = {instancePath:instancePath+"/items/" + i2+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/x-readable",keyword:"x-readable",params:{reason: reason4},message:"must be readable"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/items/" + i2+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data16.mfr_id_std !== undefined){
let data27 = data16.mfr_id_std;
if(typeof data27 === "string"){
if(func1(data27) > 200){
const err83 = {instancePath:instancePath+"/items/" + i2+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
const reason5 = data27.includes("\ufffd") ? "lost" : pattern4.test(data27) ? "exponent" : pattern5.test(data27) || data27.trim() === "" ? null : "invisible";
if(reason5 !== null){
const err84 = {instancePath:instancePath+"/items/" + i2+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/x-readable",keyword:"x-readable",params:{reason: reason5},message:"must be readable"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/items/" + i2+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data16.mfr_id_nonstd !== undefined){
let data28 = data16.mfr_id_nonstd;
if(typeof data28 === "string"){
if(func1(data28) > 200){
const err86 = {instancePath:instancePath+"/items/" + i2+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
const reason6 = data28.includes("\ufffd") ? "lost" : pattern4.test(data28) ? "exponent" : pattern5.test(data28) || data28.trim() === "" ? null : "invisible";
if(reason6 !== null){
const err87 = {instancePath:instancePath+"/items/" + i2+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/x-readable",keyword:"x-readable",params:{reason: reason6},message:"must be readable"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/items/" + i2+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(Object.keys(data16).length <= 112){
for(const key1 in data16){
if(!(func36.call(schema37.properties, key1))){
const err89 = {instancePath:instancePath+"/items/" + i2,schemaPath:"#/components/schemas/Item/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
}
else {
const err90 = {instancePath:instancePath+"/items/" + i2,schemaPath:"#/components/schemas/Item/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
}
else {
const err91 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.ioss_number !== undefined){
let data29 = data.ioss_number;
if(typeof data29 === "string"){
if(!pattern57.test(data29)){
const err92 = {instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/pattern",keyword:"pattern",params:{pattern: "^IM[0-9]{10}$"},message:"must match pattern \""+"^IM[0-9]{10}$"+"\""};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.vat_prepay !== undefined){
if(typeof data.vat_prepay !== "boolean"){
const err94 = {instancePath:instancePath+"/vat_prepay",schemaPath:"#/properties/vat_prepay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.voec_prepay !== undefined){
if(typeof data.voec_prepay !== "boolean"){
const err95 = {instancePath:instancePath+"/voec_prepay",schemaPath:"#/properties/voec_prepay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(Object.keys(data).length <= 113){
for(const key2 in data){
if(!(func36.call(schema86.properties, key2))){
const err96 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
}
else {
const err97 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="quoteRatesBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema89 = {"$id":"createWebhookBody","$ref":"contract#/components/schemas/WebhookCreateRequest"};
const schema90 = {"maxProperties":103,"type":"object","description":"A webhook endpoint to register.","required":["url","events"],"properties":{"url":{"type":"string","maxLength":2048,"format":"uri","description":"URL to which events are posted. An absolute URL with `https`; `http` is accepted only in test mode. It must not contain a user name, password or fragment.","examples":["https://hooks.example.com/sampan"]},"events":{"type":"array","items":{"$ref":"#/components/schemas/EventSelector"},"minItems":1,"maxItems":20,"uniqueItems":true,"description":"Event types to send. `*` subscribes to all types except `webhook.test`, including types added later.","examples":[["shipment.created","shipment.delivered","shipment.cancelled"]]},"description":{"type":"string","maxLength":200,"default":"","description":"Your own note about the endpoint, at most 200 characters. Default: empty.","examples":["Order system"]}},"additionalProperties":false};
const schema91 = {"type":"string","enum":["*","shipment.created","shipment.picked_up","shipment.in_transit","shipment.out_for_delivery","shipment.available_for_pickup","shipment.delivery_failed","shipment.exception","shipment.returning","shipment.delivered","shipment.cancelled","shipment.returned","shipment.tracking_updated","shipment.last_mile_assigned","shipment.label_ready","shipment.label_failed","shipment.pod_available","shipment.billing_settled","shipment.billing_adjusted","shipment_batch.completed","manifest.closed","manifest.failed","wallet.low_balance","wallet.adjusted","webhook.disabled","webhook.test"],"description":"Event type to subscribe to, or `*` for all types except `webhook.test`."};
const formats2 = runtime_ajv_formats_dist_formats.fullFormats.uri;
const func0 = runtime_ajv_dist_runtime_equal.default;

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description === undefined){
data.description = "";
}
if(Object.keys(data).length > 103){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 103},message:"must NOT have more than 103 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.events === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func1(data0) > 2048){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 4096){
if(!(formats2(data0))){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.events !== undefined){
let data1 = data.events;
if(Array.isArray(data1)){
if(data1.length > 20){
const err6 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length <= 20){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/EventSelector/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((((((((((((((((((((data2 === "*") || (data2 === "shipment.created")) || (data2 === "shipment.picked_up")) || (data2 === "shipment.in_transit")) || (data2 === "shipment.out_for_delivery")) || (data2 === "shipment.available_for_pickup")) || (data2 === "shipment.delivery_failed")) || (data2 === "shipment.exception")) || (data2 === "shipment.returning")) || (data2 === "shipment.delivered")) || (data2 === "shipment.cancelled")) || (data2 === "shipment.returned")) || (data2 === "shipment.tracking_updated")) || (data2 === "shipment.last_mile_assigned")) || (data2 === "shipment.label_ready")) || (data2 === "shipment.label_failed")) || (data2 === "shipment.pod_available")) || (data2 === "shipment.billing_settled")) || (data2 === "shipment.billing_adjusted")) || (data2 === "shipment_batch.completed")) || (data2 === "manifest.closed")) || (data2 === "manifest.failed")) || (data2 === "wallet.low_balance")) || (data2 === "wallet.adjusted")) || (data2 === "webhook.disabled")) || (data2 === "webhook.test"))){
const err9 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/EventSelector/enum",keyword:"enum",params:{allowedValues: schema91.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data1.length <= 20){
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data1[i1], data1[j0])){
const err10 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break outer0;
}
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let data3 = data.description;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err12 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(Object.keys(data).length <= 103){
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "events")) || (key0 === "description"))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createWebhookBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema92 = {"$id":"updateWebhookBody","$ref":"contract#/components/schemas/WebhookUpdateRequest"};
const schema93 = {"maxProperties":103,"type":"object","description":"Changes to a webhook endpoint. Omitted properties keep their values. The `url` cannot be changed: register a new endpoint.","properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/EventSelector"},"minItems":1,"maxItems":20,"uniqueItems":true,"description":"Event types to send from now on. `*` subscribes to all types except `webhook.test`, including types added later.","examples":[["shipment.delivered","shipment.returned"]]},"description":{"type":"string","maxLength":200,"description":"Your own note about the endpoint.","examples":["Delivery notices"]},"active":{"type":"boolean","description":"`true` re-enables an inactive endpoint and resets its failure count. `false` stops deliveries to it.","examples":[true]}},"additionalProperties":false,"x-fixed-properties":{"url":"cannot be changed; register a new endpoint"}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 103){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 103},message:"must NOT have more than 103 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.events !== undefined){
let data0 = data.events;
if(Array.isArray(data0)){
if(data0.length > 20){
const err1 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length <= 20){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/EventSelector/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((((((((((((((((((((((data1 === "*") || (data1 === "shipment.created")) || (data1 === "shipment.picked_up")) || (data1 === "shipment.in_transit")) || (data1 === "shipment.out_for_delivery")) || (data1 === "shipment.available_for_pickup")) || (data1 === "shipment.delivery_failed")) || (data1 === "shipment.exception")) || (data1 === "shipment.returning")) || (data1 === "shipment.delivered")) || (data1 === "shipment.cancelled")) || (data1 === "shipment.returned")) || (data1 === "shipment.tracking_updated")) || (data1 === "shipment.last_mile_assigned")) || (data1 === "shipment.label_ready")) || (data1 === "shipment.label_failed")) || (data1 === "shipment.pod_available")) || (data1 === "shipment.billing_settled")) || (data1 === "shipment.billing_adjusted")) || (data1 === "shipment_batch.completed")) || (data1 === "manifest.closed")) || (data1 === "manifest.failed")) || (data1 === "wallet.low_balance")) || (data1 === "wallet.adjusted")) || (data1 === "webhook.disabled")) || (data1 === "webhook.test"))){
const err4 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/EventSelector/enum",keyword:"enum",params:{allowedValues: schema91.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data0.length <= 20){
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data0[i1], data0[j0])){
const err5 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break outer0;
}
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err9 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(Object.keys(data).length <= 103){
for(const key0 in data){
if(!(((key0 === "events") || (key0 === "description")) || (key0 === "active"))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateWebhookBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema95 = {"$id":"rotateWebhookSecretBody","$ref":"contract#/components/schemas/WebhookRotateRequest"};
const schema96 = {"maxProperties":101,"type":"object","description":"Options for rotating the signing secret.","properties":{"revoke_previous":{"type":"boolean","default":false,"description":"`true` to revoke the previous secret immediately. Default: `false`. With `false`, the new and the previous secret both sign for 24 hours. With `true`, only the new secret signs from now on. Use `true` if the secret has leaked.","examples":[true]}},"additionalProperties":false};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateWebhookSecretBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.revoke_previous === undefined){
data.revoke_previous = false;
}
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/WebhookRotateRequest/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data.revoke_previous !== "boolean"){
const err1 = {instancePath:instancePath+"/revoke_previous",schemaPath:"contract#/components/schemas/WebhookRotateRequest/properties/revoke_previous/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "revoke_previous")){
const err2 = {instancePath,schemaPath:"contract#/components/schemas/WebhookRotateRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"contract#/components/schemas/WebhookRotateRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema97 = {"$id":"testWebhookBody","$ref":"contract#/components/schemas/WebhookTestRequest"};
const schema98 = {"maxProperties":101,"type":"object","description":"Event type to send as a test.","properties":{"event_type":{"$ref":"#/components/schemas/EventTypeFilter","default":"webhook.test","description":"Type of the test event. Default: `webhook.test`."}},"additionalProperties":false};
const schema99 = {"type":"string","enum":["shipment.created","shipment.picked_up","shipment.in_transit","shipment.out_for_delivery","shipment.available_for_pickup","shipment.delivery_failed","shipment.exception","shipment.returning","shipment.delivered","shipment.cancelled","shipment.returned","shipment.tracking_updated","shipment.last_mile_assigned","shipment.label_ready","shipment.label_failed","shipment.pod_available","shipment.billing_settled","shipment.billing_adjusted","shipment_batch.completed","manifest.closed","manifest.failed","wallet.low_balance","wallet.adjusted","webhook.disabled","webhook.test"],"description":"Event type."};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_type === undefined){
data.event_type = "webhook.test";
}
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
let data0 = data.event_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/event_type",schemaPath:"#/components/schemas/EventTypeFilter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((((((((((((((((((((((data0 === "shipment.created") || (data0 === "shipment.picked_up")) || (data0 === "shipment.in_transit")) || (data0 === "shipment.out_for_delivery")) || (data0 === "shipment.available_for_pickup")) || (data0 === "shipment.delivery_failed")) || (data0 === "shipment.exception")) || (data0 === "shipment.returning")) || (data0 === "shipment.delivered")) || (data0 === "shipment.cancelled")) || (data0 === "shipment.returned")) || (data0 === "shipment.tracking_updated")) || (data0 === "shipment.last_mile_assigned")) || (data0 === "shipment.label_ready")) || (data0 === "shipment.label_failed")) || (data0 === "shipment.pod_available")) || (data0 === "shipment.billing_settled")) || (data0 === "shipment.billing_adjusted")) || (data0 === "shipment_batch.completed")) || (data0 === "manifest.closed")) || (data0 === "manifest.failed")) || (data0 === "wallet.low_balance")) || (data0 === "wallet.adjusted")) || (data0 === "webhook.disabled")) || (data0 === "webhook.test"))){
const err2 = {instancePath:instancePath+"/event_type",schemaPath:"#/components/schemas/EventTypeFilter/enum",keyword:"enum",params:{allowedValues: schema99.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "event_type")){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="testWebhookBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema100 = {"$id":"advanceTestShipmentBody","$ref":"contract#/components/schemas/TestAdvanceRequest"};
const schema101 = {"maxProperties":101,"type":"object","description":"Target of the move of a test shipment.","properties":{"status":{"$ref":"#/components/schemas/TestCheckpointStatus","description":"The status to reach. Without it, the shipment takes the next checkpoint."}},"additionalProperties":false};
const schema102 = {"type":"string","enum":["picked_up","in_transit","out_for_delivery","available_for_pickup","delivery_failed","exception","returning","delivered","returned"],"description":"A status that a checkpoint can report."};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/TestCheckpointStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((((((data0 === "picked_up") || (data0 === "in_transit")) || (data0 === "out_for_delivery")) || (data0 === "available_for_pickup")) || (data0 === "delivery_failed")) || (data0 === "exception")) || (data0 === "returning")) || (data0 === "delivered")) || (data0 === "returned"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/TestCheckpointStatus/enum",keyword:"enum",params:{allowedValues: schema102.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "status")){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="advanceTestShipmentBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema103 = {"$id":"settleTestShipmentBody","$ref":"contract#/components/schemas/TestSettleRequest"};
const schema104 = {"maxProperties":102,"type":"object","description":"The final fee of a test shipment.","properties":{"charged_hkd":{"type":"number","minimum":0,"maximum":1000000,"x-max-decimals":2,"description":"Final fee in HKD. Default: `pricing_snapshot.total_hkd`.","examples":[58.5]},"chargeable_weight_kg":{"type":"number","exclusiveMinimum":0,"maximum":1000,"description":"Weight that the carrier measured, in kg. Default: the declared weight.","examples":[0.46]}},"additionalProperties":false};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="settleTestShipmentBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 102){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/TestSettleRequest/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.charged_hkd !== undefined){
let data0 = data.charged_hkd;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/charged_hkd",schemaPath:"contract#/components/schemas/TestSettleRequest/properties/charged_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/charged_hkd",schemaPath:"contract#/components/schemas/TestSettleRequest/properties/charged_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Number(data0.toFixed(2)) !== data0){
const err3 = {instancePath:instancePath+"/charged_hkd",schemaPath:"contract#/components/schemas/TestSettleRequest/properties/charged_hkd/x-max-decimals",keyword:"x-max-decimals",params:{limit: 2},message:"must have at most 2 decimals"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/charged_hkd",schemaPath:"contract#/components/schemas/TestSettleRequest/properties/charged_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.chargeable_weight_kg !== undefined){
let data1 = data.chargeable_weight_kg;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/chargeable_weight_kg",schemaPath:"contract#/components/schemas/TestSettleRequest/properties/chargeable_weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 <= 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/chargeable_weight_kg",schemaPath:"contract#/components/schemas/TestSettleRequest/properties/chargeable_weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/chargeable_weight_kg",schemaPath:"contract#/components/schemas/TestSettleRequest/properties/chargeable_weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(Object.keys(data).length <= 102){
for(const key0 in data){
if(!((key0 === "charged_hkd") || (key0 === "chargeable_weight_kg"))){
const err8 = {instancePath,schemaPath:"contract#/components/schemas/TestSettleRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"contract#/components/schemas/TestSettleRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema105 = {"$id":"validateAddressBody","$ref":"contract#/components/schemas/AddressValidationRequest"};
const schema106 = {"maxProperties":109,"type":"object","description":"A recipient or a sender to check: the party of a shipment, and its role.","required":["contact_name","phone","country_code","city","address"],"properties":{"contact_name":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Name of the party.","examples":["Eleanor Whitfield"]},"phone":{"type":"string","minLength":1,"maxLength":40,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Phone number. Include the country calling code for a number outside Hong Kong.","examples":["+44 20 7946 0958"]},"country_code":{"type":"string","pattern":"^[A-Za-z]{2}$","x-pattern-message":"must be two letters, an ISO 3166-1 alpha-2 code such as US","description":"Country code (ISO 3166-1 alpha-2). Lowercase is accepted and stored in uppercase.","examples":["GB"]},"city":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"City or town.","examples":["London"]},"address":{"type":"string","minLength":1,"maxLength":500,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Street address, on one line.","examples":["Flat 4, 27 Marchmont Street"]},"district":{"type":"string","maxLength":100,"x-readable":true,"description":"State, province, county or district.","examples":["CA"]},"postal_code":{"type":"string","maxLength":20,"x-readable":true,"description":"Postal code. Services that are priced by zone require it; for others it is recommended.","examples":["WC1N 1AP"]},"email":{"type":"string","maxLength":254,"pattern":"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$","x-pattern-message":"must be an email address such as emily@shop.example","x-readable":true,"description":"Email address of a recipient. A sender has none.","examples":["eleanor.whitfield@example.com"]},"role":{"$ref":"#/components/schemas/PartyRole","default":"recipient","description":"The role of the party in a shipment. Default: `recipient`."}},"additionalProperties":false};
const schema107 = {"type":"string","enum":["recipient","sender"],"description":"Role of a party in a shipment."};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
data.role = "recipient";
}
if(Object.keys(data).length > 109){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 109},message:"must NOT have more than 109 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.contact_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.phone === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.country_code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.city === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.address === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.contact_name !== undefined){
let data0 = data.contact_name;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err6 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const reason0 = data0.includes("\ufffd") ? "lost" : pattern4.test(data0) ? "exponent" : pattern5.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
const err8 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.length <= 200){
if(!pattern6.test(data0)){
const err9 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.phone !== undefined){
let data1 = data.phone;
if(typeof data1 === "string"){
if(func1(data1) > 40){
const err11 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data1) < 1){
const err12 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const reason1 = data1.includes("\ufffd") ? "lost" : pattern4.test(data1) ? "exponent" : pattern5.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason1 !== null){
const err13 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason1},message:"must be readable"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.length <= 80){
if(!pattern6.test(data1)){
const err14 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.country_code !== undefined){
let data2 = data.country_code;
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
const err16 = {instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err18 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data3) < 1){
const err19 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const reason2 = data3.includes("\ufffd") ? "lost" : pattern4.test(data3) ? "exponent" : pattern5.test(data3) || data3.trim() === "" ? null : "invisible";
if(reason2 !== null){
const err20 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/x-readable",keyword:"x-readable",params:{reason: reason2},message:"must be readable"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data3.length <= 200){
if(!pattern6.test(data3)){
const err21 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.address !== undefined){
let data4 = data.address;
if(typeof data4 === "string"){
if(func1(data4) > 500){
const err23 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data4) < 1){
const err24 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const reason3 = data4.includes("\ufffd") ? "lost" : pattern4.test(data4) ? "exponent" : pattern5.test(data4) || data4.trim() === "" ? null : "invisible";
if(reason3 !== null){
const err25 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/x-readable",keyword:"x-readable",params:{reason: reason3},message:"must be readable"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data4.length <= 1000){
if(!pattern6.test(data4)){
const err26 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.district !== undefined){
let data5 = data.district;
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err28 = {instancePath:instancePath+"/district",schemaPath:"#/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const reason4 = data5.includes("\ufffd") ? "lost" : pattern4.test(data5) ? "exponent" : pattern5.test(data5) || data5.trim() === "" ? null : "invisible";
if(reason4 !== null){
const err29 = {instancePath:instancePath+"/district",schemaPath:"#/properties/district/x-readable",keyword:"x-readable",params:{reason: reason4},message:"must be readable"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/district",schemaPath:"#/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.postal_code !== undefined){
let data6 = data.postal_code;
if(typeof data6 === "string"){
if(func1(data6) > 20){
const err31 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const reason5 = data6.includes("\ufffd") ? "lost" : pattern4.test(data6) ? "exponent" : pattern5.test(data6) || data6.trim() === "" ? null : "invisible";
if(reason5 !== null){
const err32 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason5},message:"must be readable"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.email !== undefined){
let data7 = data.email;
if(typeof data7 === "string"){
if(func1(data7) > 254){
const err34 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const reason6 = data7.includes("\ufffd") ? "lost" : pattern4.test(data7) ? "exponent" : pattern5.test(data7) || data7.trim() === "" ? null : "invisible";
if(reason6 !== null){
const err35 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-readable",keyword:"x-readable",params:{reason: reason6},message:"must be readable"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data7.length <= 508){
if(!pattern23.test(data7)){
const err36 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
let data8 = data.role;
if(typeof data8 !== "string"){
const err38 = {instancePath:instancePath+"/role",schemaPath:"#/components/schemas/PartyRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!((data8 === "recipient") || (data8 === "sender"))){
const err39 = {instancePath:instancePath+"/role",schemaPath:"#/components/schemas/PartyRole/enum",keyword:"enum",params:{allowedValues: schema107.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(Object.keys(data).length <= 109){
for(const key0 in data){
if(!(func36.call(schema106.properties, key0))){
const err40 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validateAddressBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema108 = {"$id":"createAddressBody","$ref":"contract#/components/schemas/SavedAddressCreateRequest"};
const schema109 = {"maxProperties":111,"type":"object","description":"A party to save. Its fields follow the rules of a party in createShipment.","required":["role","contact_name","phone","country_code","city","address"],"properties":{"role":{"$ref":"#/components/schemas/PartyRole","description":"Role in which orders can use the party. It cannot be changed later."},"description":{"type":"string","maxLength":200,"x-readable":true,"description":"Your own note about the party, shown where you choose it. Default: empty.","examples":["Warehouse"],"default":""},"is_default":{"type":"boolean","description":"`true` makes this sender the default sender of the mode, instead of another. For senders only. Default: `false`.","examples":[true],"default":false},"contact_name":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Name of the party.","examples":["Eleanor Whitfield"]},"phone":{"type":"string","minLength":1,"maxLength":40,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Phone number. Include the country calling code for a number outside Hong Kong.","examples":["+44 20 7946 0958"]},"country_code":{"type":"string","pattern":"^[A-Za-z]{2}$","x-pattern-message":"must be two letters, an ISO 3166-1 alpha-2 code such as US","description":"Country code (ISO 3166-1 alpha-2). Lowercase is accepted and stored in uppercase.","examples":["GB"]},"city":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"City or town.","examples":["London"]},"address":{"type":"string","minLength":1,"maxLength":500,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Street address, on one line.","examples":["Flat 4, 27 Marchmont Street"]},"district":{"type":"string","maxLength":100,"x-readable":true,"description":"State, province, county or district.","examples":["CA"]},"postal_code":{"type":"string","maxLength":20,"x-readable":true,"description":"Postal code. Services that are priced by zone require it; for others it is recommended.","examples":["WC1N 1AP"]},"email":{"type":"string","maxLength":254,"pattern":"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$","x-pattern-message":"must be an email address such as emily@shop.example","x-readable":true,"description":"Email address of a recipient. A sender has none.","examples":["eleanor.whitfield@example.com"]}},"additionalProperties":false};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description === undefined){
data.description = "";
}
if(data.is_default === undefined){
data.is_default = false;
}
if(Object.keys(data).length > 111){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 111},message:"must NOT have more than 111 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.contact_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.phone === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.country_code === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.city === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.address === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/role",schemaPath:"#/components/schemas/PartyRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data0 === "recipient") || (data0 === "sender"))){
const err8 = {instancePath:instancePath+"/role",schemaPath:"#/components/schemas/PartyRole/enum",keyword:"enum",params:{allowedValues: schema107.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data1 = data.description;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const reason0 = data1.includes("\ufffd") ? "lost" : pattern4.test(data1) ? "exponent" : pattern5.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data.is_default !== "boolean"){
const err12 = {instancePath:instancePath+"/is_default",schemaPath:"#/properties/is_default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.contact_name !== undefined){
let data3 = data.contact_name;
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err13 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data3) < 1){
const err14 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const reason1 = data3.includes("\ufffd") ? "lost" : pattern4.test(data3) ? "exponent" : pattern5.test(data3) || data3.trim() === "" ? null : "invisible";
if(reason1 !== null){
const err15 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason1},message:"must be readable"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.length <= 200){
if(!pattern6.test(data3)){
const err16 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.phone !== undefined){
let data4 = data.phone;
if(typeof data4 === "string"){
if(func1(data4) > 40){
const err18 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data4) < 1){
const err19 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const reason2 = data4.includes("\ufffd") ? "lost" : pattern4.test(data4) ? "exponent" : pattern5.test(data4) || data4.trim() === "" ? null : "invisible";
if(reason2 !== null){
const err20 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason2},message:"must be readable"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4.length <= 80){
if(!pattern6.test(data4)){
const err21 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.country_code !== undefined){
let data5 = data.country_code;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err23 = {instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.city !== undefined){
let data6 = data.city;
if(typeof data6 === "string"){
if(func1(data6) > 100){
const err25 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func1(data6) < 1){
const err26 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const reason3 = data6.includes("\ufffd") ? "lost" : pattern4.test(data6) ? "exponent" : pattern5.test(data6) || data6.trim() === "" ? null : "invisible";
if(reason3 !== null){
const err27 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/x-readable",keyword:"x-readable",params:{reason: reason3},message:"must be readable"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6.length <= 200){
if(!pattern6.test(data6)){
const err28 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.address !== undefined){
let data7 = data.address;
if(typeof data7 === "string"){
if(func1(data7) > 500){
const err30 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(func1(data7) < 1){
const err31 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const reason4 = data7.includes("\ufffd") ? "lost" : pattern4.test(data7) ? "exponent" : pattern5.test(data7) || data7.trim() === "" ? null : "invisible";
if(reason4 !== null){
const err32 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/x-readable",keyword:"x-readable",params:{reason: reason4},message:"must be readable"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data7.length <= 1000){
if(!pattern6.test(data7)){
const err33 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.district !== undefined){
let data8 = data.district;
if(typeof data8 === "string"){
if(func1(data8) > 100){
const err35 = {instancePath:instancePath+"/district",schemaPath:"#/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const reason5 = data8.includes("\ufffd") ? "lost" : pattern4.test(data8) ? "exponent" : pattern5.test(data8) || data8.trim() === "" ? null : "invisible";
if(reason5 !== null){
const err36 = {instancePath:instancePath+"/district",schemaPath:"#/properties/district/x-readable",keyword:"x-readable",params:{reason: reason5},message:"must be readable"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/district",schemaPath:"#/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.postal_code !== undefined){
let data9 = data.postal_code;
if(typeof data9 === "string"){
if(func1(data9) > 20){
const err38 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const reason6 = data9.includes("\ufffd") ? "lost" : pattern4.test(data9) ? "exponent" : pattern5.test(data9) || data9.trim() === "" ? null : "invisible";
if(reason6 !== null){
const err39 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason6},message:"must be readable"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.email !== undefined){
let data10 = data.email;
if(typeof data10 === "string"){
if(func1(data10) > 254){
const err41 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const reason7 = data10.includes("\ufffd") ? "lost" : pattern4.test(data10) ? "exponent" : pattern5.test(data10) || data10.trim() === "" ? null : "invisible";
if(reason7 !== null){
const err42 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-readable",keyword:"x-readable",params:{reason: reason7},message:"must be readable"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data10.length <= 508){
if(!pattern23.test(data10)){
const err43 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(Object.keys(data).length <= 111){
for(const key0 in data){
if(!(func36.call(schema109.properties, key0))){
const err45 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createAddressBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate67(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema111 = {"$id":"updateAddressBody","$ref":"contract#/components/schemas/SavedAddressUpdateRequest"};
const schema112 = {"maxProperties":110,"type":"object","description":"Changes to a saved party. Omitted properties keep their values. A blank `district`, `postal_code` or `email` removes the value. The `role` cannot be changed: save another party.","properties":{"description":{"type":"string","maxLength":200,"x-readable":true,"description":"Your own note about the party, shown where you choose it.","examples":["Warehouse"]},"is_default":{"type":"boolean","description":"`true` makes this sender the default sender of the mode, instead of another. For senders only.","examples":[true]},"contact_name":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Name of the party.","examples":["Eleanor Whitfield"]},"phone":{"type":"string","minLength":1,"maxLength":40,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Phone number. Include the country calling code for a number outside Hong Kong.","examples":["+44 20 7946 0958"]},"country_code":{"type":"string","pattern":"^[A-Za-z]{2}$","x-pattern-message":"must be two letters, an ISO 3166-1 alpha-2 code such as US","description":"Country code (ISO 3166-1 alpha-2). Lowercase is accepted and stored in uppercase.","examples":["GB"]},"city":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"City or town.","examples":["London"]},"address":{"type":"string","minLength":1,"maxLength":500,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"description":"Street address, on one line.","examples":["Flat 4, 27 Marchmont Street"]},"district":{"type":"string","maxLength":100,"x-readable":true,"description":"State, province, county or district.","examples":["CA"]},"postal_code":{"type":"string","maxLength":20,"x-readable":true,"description":"Postal code. Services that are priced by zone require it; for others it is recommended.","examples":["WC1N 1AP"]},"email":{"type":"string","maxLength":254,"pattern":"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$","x-pattern-message":"must be an email address such as emily@shop.example","x-readable":true,"description":"Email address of a recipient. A sender has none.","examples":["eleanor.whitfield@example.com"]}},"additionalProperties":false,"x-fixed-properties":{"role":"cannot be changed; save another party"}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAddressBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 110){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/maxProperties",keyword:"maxProperties",params:{limit: 110},message:"must NOT have more than 110 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const reason0 = data0.includes("\ufffd") ? "lost" : pattern4.test(data0) ? "exponent" : pattern5.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
const err2 = {instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/description/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.is_default !== undefined){
if(typeof data.is_default !== "boolean"){
const err4 = {instancePath:instancePath+"/is_default",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/is_default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.contact_name !== undefined){
let data2 = data.contact_name;
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err5 = {instancePath:instancePath+"/contact_name",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/contact_name",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const reason1 = data2.includes("\ufffd") ? "lost" : pattern4.test(data2) ? "exponent" : pattern5.test(data2) || data2.trim() === "" ? null : "invisible";
if(reason1 !== null){
const err7 = {instancePath:instancePath+"/contact_name",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason1},message:"must be readable"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length <= 200){
if(!pattern6.test(data2)){
const err8 = {instancePath:instancePath+"/contact_name",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/contact_name",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.phone !== undefined){
let data3 = data.phone;
if(typeof data3 === "string"){
if(func1(data3) > 40){
const err10 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data3) < 1){
const err11 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const reason2 = data3.includes("\ufffd") ? "lost" : pattern4.test(data3) ? "exponent" : pattern5.test(data3) || data3.trim() === "" ? null : "invisible";
if(reason2 !== null){
const err12 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason2},message:"must be readable"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.length <= 80){
if(!pattern6.test(data3)){
const err13 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.country_code !== undefined){
let data4 = data.country_code;
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
const err15 = {instancePath:instancePath+"/country_code",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/country_code",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.city !== undefined){
let data5 = data.city;
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err17 = {instancePath:instancePath+"/city",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data5) < 1){
const err18 = {instancePath:instancePath+"/city",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const reason3 = data5.includes("\ufffd") ? "lost" : pattern4.test(data5) ? "exponent" : pattern5.test(data5) || data5.trim() === "" ? null : "invisible";
if(reason3 !== null){
const err19 = {instancePath:instancePath+"/city",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/city/x-readable",keyword:"x-readable",params:{reason: reason3},message:"must be readable"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.length <= 200){
if(!pattern6.test(data5)){
const err20 = {instancePath:instancePath+"/city",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/city",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.address !== undefined){
let data6 = data.address;
if(typeof data6 === "string"){
if(func1(data6) > 500){
const err22 = {instancePath:instancePath+"/address",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data6) < 1){
const err23 = {instancePath:instancePath+"/address",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const reason4 = data6.includes("\ufffd") ? "lost" : pattern4.test(data6) ? "exponent" : pattern5.test(data6) || data6.trim() === "" ? null : "invisible";
if(reason4 !== null){
const err24 = {instancePath:instancePath+"/address",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/address/x-readable",keyword:"x-readable",params:{reason: reason4},message:"must be readable"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.length <= 1000){
if(!pattern6.test(data6)){
const err25 = {instancePath:instancePath+"/address",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/address",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.district !== undefined){
let data7 = data.district;
if(typeof data7 === "string"){
if(func1(data7) > 100){
const err27 = {instancePath:instancePath+"/district",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const reason5 = data7.includes("\ufffd") ? "lost" : pattern4.test(data7) ? "exponent" : pattern5.test(data7) || data7.trim() === "" ? null : "invisible";
if(reason5 !== null){
const err28 = {instancePath:instancePath+"/district",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/district/x-readable",keyword:"x-readable",params:{reason: reason5},message:"must be readable"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/district",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.postal_code !== undefined){
let data8 = data.postal_code;
if(typeof data8 === "string"){
if(func1(data8) > 20){
const err30 = {instancePath:instancePath+"/postal_code",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const reason6 = data8.includes("\ufffd") ? "lost" : pattern4.test(data8) ? "exponent" : pattern5.test(data8) || data8.trim() === "" ? null : "invisible";
if(reason6 !== null){
const err31 = {instancePath:instancePath+"/postal_code",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason6},message:"must be readable"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/postal_code",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.email !== undefined){
let data9 = data.email;
if(typeof data9 === "string"){
if(func1(data9) > 254){
const err33 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const reason7 = data9.includes("\ufffd") ? "lost" : pattern4.test(data9) ? "exponent" : pattern5.test(data9) || data9.trim() === "" ? null : "invisible";
if(reason7 !== null){
const err34 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/email/x-readable",keyword:"x-readable",params:{reason: reason7},message:"must be readable"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data9.length <= 508){
if(!pattern23.test(data9)){
const err35 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(Object.keys(data).length <= 110){
for(const key0 in data){
if(!(func36.call(schema112.properties, key0))){
const err37 = {instancePath,schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
else {
const err38 = {instancePath,schemaPath:"contract#/components/schemas/SavedAddressUpdateRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

return {
  createShipmentBody: validate20,
  validateShipmentBody: validate24,
  createShipmentBatchBody: validate27,
  validateShipmentBatchBody: validate32,
  createShipmentReturnBody: validate36,
  validateShipmentReturnBody: validate39,
  printLabelsBody: validate42,
  createManifestBody: validate45,
  quoteRatesBody: validate46,
  createWebhookBody: validate49,
  updateWebhookBody: validate52,
  rotateWebhookSecretBody: validate55,
  testWebhookBody: validate56,
  advanceTestShipmentBody: validate59,
  settleTestShipmentBody: validate62,
  validateAddressBody: validate63,
  createAddressBody: validate66,
  updateAddressBody: validate69,
};
})();

export const {
  listShipmentsPath,
  listShipmentsQuery,
  createShipmentPath,
  createShipmentQuery,
  validateShipmentPath,
  validateShipmentQuery,
  createShipmentBatchPath,
  createShipmentBatchQuery,
  validateShipmentBatchPath,
  validateShipmentBatchQuery,
  getShipmentPath,
  getShipmentQuery,
  cancelShipmentPath,
  cancelShipmentQuery,
  createShipmentReturnPath,
  createShipmentReturnQuery,
  validateShipmentReturnPath,
  validateShipmentReturnQuery,
  getShipmentPodPath,
  getShipmentPodQuery,
  getShipmentLabelPath,
  getShipmentLabelQuery,
  getShipmentDocumentPath,
  getShipmentDocumentQuery,
  printLabelsPath,
  printLabelsQuery,
  listShipmentBatchesPath,
  listShipmentBatchesQuery,
  getShipmentBatchPath,
  getShipmentBatchQuery,
  listShipmentBatchOrdersPath,
  listShipmentBatchOrdersQuery,
  cancelShipmentBatchPath,
  cancelShipmentBatchQuery,
  retryShipmentBatchPath,
  retryShipmentBatchQuery,
  listManifestsPath,
  listManifestsQuery,
  createManifestPath,
  createManifestQuery,
  getManifestPath,
  getManifestQuery,
  listManifestShipmentsPath,
  listManifestShipmentsQuery,
  getManifestDocumentPath,
  getManifestDocumentQuery,
  getTrackingPath,
  getTrackingQuery,
  quoteRatesPath,
  quoteRatesQuery,
  listServiceTiersPath,
  listServiceTiersQuery,
  listCountriesPath,
  listCountriesQuery,
  getWalletBalancePath,
  getWalletBalanceQuery,
  listWalletTransactionsPath,
  listWalletTransactionsQuery,
  listStatementsPath,
  listStatementsQuery,
  getStatementPath,
  getStatementQuery,
  getStatementDocumentPath,
  getStatementDocumentQuery,
  listWebhooksPath,
  listWebhooksQuery,
  createWebhookPath,
  createWebhookQuery,
  getWebhookPath,
  getWebhookQuery,
  updateWebhookPath,
  updateWebhookQuery,
  deleteWebhookPath,
  deleteWebhookQuery,
  rotateWebhookSecretPath,
  rotateWebhookSecretQuery,
  getWebhookSamplePath,
  getWebhookSampleQuery,
  testWebhookPath,
  testWebhookQuery,
  listWebhookDeliveriesPath,
  listWebhookDeliveriesQuery,
  redeliverWebhookDeliveryPath,
  redeliverWebhookDeliveryQuery,
  listEventsPath,
  listEventsQuery,
  getEventPath,
  getEventQuery,
  advanceTestShipmentPath,
  advanceTestShipmentQuery,
  failTestLabelPath,
  failTestLabelQuery,
  settleTestShipmentPath,
  settleTestShipmentQuery,
  sendTestLowBalancePath,
  sendTestLowBalanceQuery,
  validateAddressPath,
  validateAddressQuery,
  listAddressesPath,
  listAddressesQuery,
  createAddressPath,
  createAddressQuery,
  getAddressPath,
  getAddressQuery,
  updateAddressPath,
  updateAddressQuery,
  deleteAddressPath,
  deleteAddressQuery,
} = (() => {


const schema31 = {"$id":"listShipmentsPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listShipmentsPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema32 = {"$id":"listShipmentsQuery","maxProperties":113,"type":"object","properties":{"reference_no":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000]*$","x-pattern-message":"must not contain the character U+0000"},"status":{"$ref":"contract#/components/schemas/ShipmentStatusFilter"},"updated_after":{"type":"string","format":"date-time","maxLength":300},"created_after":{"type":"string","format":"date-time","maxLength":300},"created_before":{"type":"string","format":"date-time","maxLength":300},"destination_country":{"type":"string","pattern":"^[A-Za-z]{2}$","x-pattern-message":"must be two letters, an ISO 3166-1 alpha-2 code such as US"},"service_tier_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000]*$","x-pattern-message":"must not contain the character U+0000"},"tag":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000]*$","x-pattern-message":"must not contain the character U+0000"},"metadata":{"$ref":"contract#/components/schemas/MetadataFilter"},"waybill_number":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000]*$","x-pattern-message":"must not contain the character U+0000"},"cursor":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"format":"int32"},"return_of":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000]*$","x-pattern-message":"must not contain the character U+0000"}},"required":[],"additionalProperties":false};
const schema34 = {"type":"string","enum":["label_created","picked_up","in_transit","out_for_delivery","available_for_pickup","delivery_failed","exception","returning","delivered","cancelled","returned"],"description":"Shipment status to filter by."};
const schema35 = {"type":"object","description":"Metadata to filter by: keys, and the value that each key must have.","propertyNames":{"minLength":1,"maxLength":100,"pattern":"^[^\\u0000]*$","x-pattern-message":"must not contain the character U+0000"},"additionalProperties":{"type":"string","maxLength":500,"pattern":"^[^\\u0000]*$","x-pattern-message":"must not contain the character U+0000"},"maxProperties":100};
const func1 = (text) => text.length > 2048 ? text.length / 2 : runtime_ajv_dist_runtime_ucs2length.default(text);
const func19 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[^\\u0000]*$", "u");
const pattern5 = new RegExp("^[A-Za-z]{2}$", "u");
const pattern11 = new RegExp("^[!-~]*$", "u");
const formats0 = runtime_ajv_formats_dist_formats.fullFormats["date-time"];

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listShipmentsQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 113){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 113},message:"must NOT have more than 113 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reference_no !== undefined){
let data0 = data.reference_no;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length <= 128){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/ShipmentStatusFilter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((((((((data1 === "label_created") || (data1 === "picked_up")) || (data1 === "in_transit")) || (data1 === "out_for_delivery")) || (data1 === "available_for_pickup")) || (data1 === "delivery_failed")) || (data1 === "exception")) || (data1 === "returning")) || (data1 === "delivered")) || (data1 === "cancelled")) || (data1 === "returned"))){
const err6 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/ShipmentStatusFilter/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.updated_after !== undefined){
let data2 = data.updated_after;
if(typeof data2 === "string"){
if(func1(data2) > 300){
const err7 = {instancePath:instancePath+"/updated_after",schemaPath:"#/properties/updated_after/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length <= 600){
if(!(formats0.validate(data2))){
const err8 = {instancePath:instancePath+"/updated_after",schemaPath:"#/properties/updated_after/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/updated_after",schemaPath:"#/properties/updated_after/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.created_after !== undefined){
let data3 = data.created_after;
if(typeof data3 === "string"){
if(func1(data3) > 300){
const err10 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length <= 600){
if(!(formats0.validate(data3))){
const err11 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(typeof data4 === "string"){
if(func1(data4) > 300){
const err13 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length <= 600){
if(!(formats0.validate(data4))){
const err14 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.destination_country !== undefined){
let data5 = data.destination_country;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err16 = {instancePath:instancePath+"/destination_country",schemaPath:"#/properties/destination_country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/destination_country",schemaPath:"#/properties/destination_country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.service_tier_id !== undefined){
let data6 = data.service_tier_id;
if(typeof data6 === "string"){
if(func1(data6) > 64){
const err18 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data6) < 1){
const err19 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.length <= 128){
if(!pattern4.test(data6)){
const err20 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.tag !== undefined){
let data7 = data.tag;
if(typeof data7 === "string"){
if(func1(data7) > 64){
const err22 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data7) < 1){
const err23 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.length <= 128){
if(!pattern4.test(data7)){
const err24 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.metadata !== undefined){
let data8 = data.metadata;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length > 100){
const err26 = {instancePath:instancePath+"/metadata",schemaPath:"contract#/components/schemas/MetadataFilter/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(Object.keys(data8).length <= 100){
for(const key0 in data8){
let data9 = data8[key0];
if(typeof data9 === "string"){
if(func1(data9) > 500){
const err27 = {instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"contract#/components/schemas/MetadataFilter/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.length <= 1000){
if(!pattern4.test(data9)){
const err28 = {instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"contract#/components/schemas/MetadataFilter/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"contract#/components/schemas/MetadataFilter/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(Object.keys(data8).length <= 100){
for(const key1 in data8){
const _errs24 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 100){
const err30 = {instancePath:instancePath+"/metadata",schemaPath:"contract#/components/schemas/MetadataFilter/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(func1(key1) < 1){
const err31 = {instancePath:instancePath+"/metadata",schemaPath:"contract#/components/schemas/MetadataFilter/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(key1.length <= 200){
if(!pattern4.test(key1)){
const err32 = {instancePath:instancePath+"/metadata",schemaPath:"contract#/components/schemas/MetadataFilter/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
var valid4 = _errs24 === errors;
if(!valid4){
const err33 = {instancePath:instancePath+"/metadata",schemaPath:"contract#/components/schemas/MetadataFilter/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/metadata",schemaPath:"contract#/components/schemas/MetadataFilter/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.waybill_number !== undefined){
let data10 = data.waybill_number;
if(typeof data10 === "string"){
if(func1(data10) > 64){
const err35 = {instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func1(data10) < 1){
const err36 = {instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data10.length <= 128){
if(!pattern4.test(data10)){
const err37 = {instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.cursor !== undefined){
let data11 = data.cursor;
if(typeof data11 === "string"){
if(func1(data11) > 1024){
const err39 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(func1(data11) < 1){
const err40 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data11.length <= 2048){
if(!pattern11.test(data11)){
const err41 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
let data12 = data.limit;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err43 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
const err44 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err45 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.return_of !== undefined){
let data13 = data.return_of;
if(typeof data13 === "string"){
if(func1(data13) > 64){
const err46 = {instancePath:instancePath+"/return_of",schemaPath:"#/properties/return_of/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(func1(data13) < 1){
const err47 = {instancePath:instancePath+"/return_of",schemaPath:"#/properties/return_of/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data13.length <= 128){
if(!pattern4.test(data13)){
const err48 = {instancePath:instancePath+"/return_of",schemaPath:"#/properties/return_of/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/return_of",schemaPath:"#/properties/return_of/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(Object.keys(data).length <= 113){
for(const key2 in data){
if(!(func19.call(schema32.properties, key2))){
const err50 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema36 = {"$id":"createShipmentPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createShipmentPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema37 = {"$id":"createShipmentQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createShipmentQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema38 = {"$id":"validateShipmentPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validateShipmentPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema39 = {"$id":"validateShipmentQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validateShipmentQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema40 = {"$id":"createShipmentBatchPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createShipmentBatchPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema41 = {"$id":"createShipmentBatchQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createShipmentBatchQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema42 = {"$id":"validateShipmentBatchPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validateShipmentBatchPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema43 = {"$id":"validateShipmentBatchQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validateShipmentBatchQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema44 = {"$id":"getShipmentPath","maxProperties":101,"type":"object","properties":{"shipment_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["shipment_id"],"additionalProperties":false};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getShipmentPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.shipment_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shipment_id"},message:"must have required property '"+"shipment_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "shipment_id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema45 = {"$id":"getShipmentQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getShipmentQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema46 = {"$id":"cancelShipmentPath","maxProperties":101,"type":"object","properties":{"shipment_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["shipment_id"],"additionalProperties":false};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelShipmentPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.shipment_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shipment_id"},message:"must have required property '"+"shipment_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "shipment_id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema47 = {"$id":"cancelShipmentQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelShipmentQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema48 = {"$id":"createShipmentReturnPath","maxProperties":101,"type":"object","properties":{"shipment_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["shipment_id"],"additionalProperties":false};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createShipmentReturnPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.shipment_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shipment_id"},message:"must have required property '"+"shipment_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "shipment_id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema49 = {"$id":"createShipmentReturnQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createShipmentReturnQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema50 = {"$id":"validateShipmentReturnPath","maxProperties":101,"type":"object","properties":{"shipment_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["shipment_id"],"additionalProperties":false};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validateShipmentReturnPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.shipment_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shipment_id"},message:"must have required property '"+"shipment_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "shipment_id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema51 = {"$id":"validateShipmentReturnQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validateShipmentReturnQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema52 = {"$id":"getShipmentPodPath","maxProperties":101,"type":"object","properties":{"shipment_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["shipment_id"],"additionalProperties":false};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getShipmentPodPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.shipment_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shipment_id"},message:"must have required property '"+"shipment_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "shipment_id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema53 = {"$id":"getShipmentPodQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getShipmentPodQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema54 = {"$id":"getShipmentLabelPath","maxProperties":101,"type":"object","properties":{"shipment_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["shipment_id"],"additionalProperties":false};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getShipmentLabelPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.shipment_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shipment_id"},message:"must have required property '"+"shipment_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "shipment_id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema55 = {"$id":"getShipmentLabelQuery","maxProperties":106,"type":"object","properties":{"format":{"$ref":"contract#/components/schemas/LabelFormat"},"size":{"$ref":"contract#/components/schemas/LabelSize"},"dpi":{"$ref":"contract#/components/schemas/LabelDpi"},"per_sheet":{"$ref":"contract#/components/schemas/LabelsPerSheet"},"start_position":{"type":"integer","minimum":1,"maximum":4,"format":"int32"},"page":{"type":"integer","minimum":1,"maximum":200,"format":"int32"}},"required":[],"additionalProperties":false};
const schema56 = {"type":"string","enum":["pdf","zpl","png"],"description":"File format of a label: `pdf`, `zpl` (ZPL II, for label printers), or `png` (a picture of one page with one bit per dot)."};
const schema57 = {"type":"string","enum":["4x6","a6","a4"],"description":"Paper of a label: `4x6` (inches), `a6`, or `a4`, with one or four labels a sheet."};
const schema58 = {"type":"integer","enum":[203,300],"format":"int32","description":"Dots per inch of a label printer."};
const schema59 = {"type":"integer","enum":[1,4],"format":"int32","description":"Labels on a sheet of `a4`."};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getShipmentLabelQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 106){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 106},message:"must NOT have more than 106 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/format",schemaPath:"contract#/components/schemas/LabelFormat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "pdf") || (data0 === "zpl")) || (data0 === "png"))){
const err2 = {instancePath:instancePath+"/format",schemaPath:"contract#/components/schemas/LabelFormat/enum",keyword:"enum",params:{allowedValues: schema56.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.size !== undefined){
let data1 = data.size;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/size",schemaPath:"contract#/components/schemas/LabelSize/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data1 === "4x6") || (data1 === "a6")) || (data1 === "a4"))){
const err4 = {instancePath:instancePath+"/size",schemaPath:"contract#/components/schemas/LabelSize/enum",keyword:"enum",params:{allowedValues: schema57.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.dpi !== undefined){
let data2 = data.dpi;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/dpi",schemaPath:"contract#/components/schemas/LabelDpi/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data2 === 203) || (data2 === 300))){
const err6 = {instancePath:instancePath+"/dpi",schemaPath:"contract#/components/schemas/LabelDpi/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.per_sheet !== undefined){
let data3 = data.per_sheet;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/per_sheet",schemaPath:"contract#/components/schemas/LabelsPerSheet/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data3 === 1) || (data3 === 4))){
const err8 = {instancePath:instancePath+"/per_sheet",schemaPath:"contract#/components/schemas/LabelsPerSheet/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.start_position !== undefined){
let data4 = data.start_position;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/start_position",schemaPath:"#/properties/start_position/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 4 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/start_position",schemaPath:"#/properties/start_position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/start_position",schemaPath:"#/properties/start_position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.page !== undefined){
let data5 = data.page;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 200 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(Object.keys(data).length <= 106){
for(const key0 in data){
if(!((((((key0 === "format") || (key0 === "size")) || (key0 === "dpi")) || (key0 === "per_sheet")) || (key0 === "start_position")) || (key0 === "page"))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema60 = {"$id":"getShipmentDocumentPath","maxProperties":102,"type":"object","properties":{"shipment_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"},"type":{"$ref":"contract#/components/schemas/RequestedDocumentType"}},"required":["shipment_id","type"],"additionalProperties":false};
const schema61 = {"type":"string","description":"The customs paper to download.","enum":["commercial_invoice","cn22","cn23"]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getShipmentDocumentPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 102){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.shipment_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shipment_id"},message:"must have required property '"+"shipment_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err5 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/RequestedDocumentType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data1 === "commercial_invoice") || (data1 === "cn22")) || (data1 === "cn23"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/RequestedDocumentType/enum",keyword:"enum",params:{allowedValues: schema61.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(Object.keys(data).length <= 102){
for(const key0 in data){
if(!((key0 === "shipment_id") || (key0 === "type"))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema62 = {"$id":"getShipmentDocumentQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getShipmentDocumentQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema63 = {"$id":"printLabelsPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="printLabelsPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema64 = {"$id":"printLabelsQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="printLabelsQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema65 = {"$id":"listShipmentBatchesPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listShipmentBatchesPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema66 = {"$id":"listShipmentBatchesQuery","maxProperties":102,"type":"object","properties":{"cursor":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"format":"int32"}},"required":[],"additionalProperties":false};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listShipmentBatchesQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 102){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 === "string"){
if(func1(data0) > 1024){
const err1 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length <= 2048){
if(!pattern11.test(data0)){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(Object.keys(data).length <= 102){
for(const key0 in data){
if(!((key0 === "cursor") || (key0 === "limit"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema67 = {"$id":"getShipmentBatchPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getShipmentBatchPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema68 = {"$id":"getShipmentBatchQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getShipmentBatchQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema69 = {"$id":"listShipmentBatchOrdersPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listShipmentBatchOrdersPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema70 = {"$id":"listShipmentBatchOrdersQuery","maxProperties":103,"type":"object","properties":{"status":{"$ref":"contract#/components/schemas/ShipmentBatchOrderStatusFilter"},"cursor":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"format":"int32"}},"required":[],"additionalProperties":false};
const schema71 = {"type":"string","enum":["pending","placed","refused","cancelled"],"description":"Status of orders to filter by."};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listShipmentBatchOrdersQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 103){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 103},message:"must NOT have more than 103 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/ShipmentBatchOrderStatusFilter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pending") || (data0 === "placed")) || (data0 === "refused")) || (data0 === "cancelled"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/ShipmentBatchOrderStatusFilter/enum",keyword:"enum",params:{allowedValues: schema71.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1024){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length <= 2048){
if(!pattern11.test(data1)){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(Object.keys(data).length <= 103){
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "cursor")) || (key0 === "limit"))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema72 = {"$id":"cancelShipmentBatchPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelShipmentBatchPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema73 = {"$id":"cancelShipmentBatchQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelShipmentBatchQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema74 = {"$id":"retryShipmentBatchPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryShipmentBatchPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema75 = {"$id":"retryShipmentBatchQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryShipmentBatchQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema76 = {"$id":"listManifestsPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listManifestsPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema77 = {"$id":"listManifestsQuery","maxProperties":105,"type":"object","properties":{"carrier_code":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[^\\u0000]*$","x-pattern-message":"must not contain the character U+0000"},"created_after":{"type":"string","format":"date-time","maxLength":300},"created_before":{"type":"string","format":"date-time","maxLength":300},"cursor":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"format":"int32"}},"required":[],"additionalProperties":false};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listManifestsQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 105){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 105},message:"must NOT have more than 105 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.carrier_code !== undefined){
let data0 = data.carrier_code;
if(typeof data0 === "string"){
if(func1(data0) > 32){
const err1 = {instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length <= 64){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.created_after !== undefined){
let data1 = data.created_after;
if(typeof data1 === "string"){
if(func1(data1) > 300){
const err5 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length <= 600){
if(!(formats0.validate(data1))){
const err6 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.created_before !== undefined){
let data2 = data.created_before;
if(typeof data2 === "string"){
if(func1(data2) > 300){
const err8 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length <= 600){
if(!(formats0.validate(data2))){
const err9 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.cursor !== undefined){
let data3 = data.cursor;
if(typeof data3 === "string"){
if(func1(data3) > 1024){
const err11 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data3) < 1){
const err12 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.length <= 2048){
if(!pattern11.test(data3)){
const err13 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let data4 = data.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(Object.keys(data).length <= 105){
for(const key0 in data){
if(!(((((key0 === "carrier_code") || (key0 === "created_after")) || (key0 === "created_before")) || (key0 === "cursor")) || (key0 === "limit"))){
const err18 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema78 = {"$id":"createManifestPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createManifestPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema79 = {"$id":"createManifestQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createManifestQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema80 = {"$id":"getManifestPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getManifestPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema81 = {"$id":"getManifestQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getManifestQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema82 = {"$id":"listManifestShipmentsPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listManifestShipmentsPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema83 = {"$id":"listManifestShipmentsQuery","maxProperties":102,"type":"object","properties":{"cursor":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"format":"int32"}},"required":[],"additionalProperties":false};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listManifestShipmentsQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 102){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 === "string"){
if(func1(data0) > 1024){
const err1 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length <= 2048){
if(!pattern11.test(data0)){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(Object.keys(data).length <= 102){
for(const key0 in data){
if(!((key0 === "cursor") || (key0 === "limit"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema84 = {"$id":"getManifestDocumentPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getManifestDocumentPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema85 = {"$id":"getManifestDocumentQuery","maxProperties":101,"type":"object","properties":{"type":{"$ref":"contract#/components/schemas/ManifestDocumentType"}},"required":[],"additionalProperties":false};
const schema86 = {"type":"string","enum":["carrier","sheet"],"description":"Document of a manifest. `carrier`: the carrier's own. `sheet`: the hand-over sheet of Sampan."};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getManifestDocumentQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/ManifestDocumentType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "carrier") || (data0 === "sheet"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/ManifestDocumentType/enum",keyword:"enum",params:{allowedValues: schema86.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "type")){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema87 = {"$id":"getTrackingPath","maxProperties":101,"type":"object","properties":{"tracking_number":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["tracking_number"],"additionalProperties":false};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTrackingPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tracking_number === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tracking_number"},message:"must have required property '"+"tracking_number"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tracking_number !== undefined){
let data0 = data.tracking_number;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "tracking_number")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema88 = {"$id":"getTrackingQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTrackingQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema89 = {"$id":"quoteRatesPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="quoteRatesPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema90 = {"$id":"quoteRatesQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="quoteRatesQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema91 = {"$id":"listServiceTiersPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listServiceTiersPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema92 = {"$id":"listServiceTiersQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listServiceTiersQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema93 = {"$id":"listCountriesPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listCountriesPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema94 = {"$id":"listCountriesQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listCountriesQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema95 = {"$id":"getWalletBalancePath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWalletBalancePath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema96 = {"$id":"getWalletBalanceQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWalletBalanceQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema97 = {"$id":"listWalletTransactionsPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWalletTransactionsPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema98 = {"$id":"listWalletTransactionsQuery","maxProperties":104,"type":"object","properties":{"type":{"$ref":"contract#/components/schemas/WalletTransactionTypeFilter"},"shipment_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"},"cursor":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"format":"int32"}},"required":[],"additionalProperties":false};
const schema99 = {"type":"string","enum":["top_up","hold","void","post","refund","adjust"],"description":"Type of wallet transaction to filter by."};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWalletTransactionsQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 104){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 104},message:"must NOT have more than 104 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/WalletTransactionTypeFilter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((((data0 === "top_up") || (data0 === "hold")) || (data0 === "void")) || (data0 === "post")) || (data0 === "refund")) || (data0 === "adjust"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/WalletTransactionTypeFilter/enum",keyword:"enum",params:{allowedValues: schema99.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.shipment_id !== undefined){
let data1 = data.shipment_id;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err3 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length <= 128){
if(!pattern11.test(data1)){
const err5 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func1(data2) > 1024){
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length <= 2048){
if(!pattern11.test(data2)){
const err9 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(Object.keys(data).length <= 104){
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "shipment_id")) || (key0 === "cursor")) || (key0 === "limit"))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema100 = {"$id":"listStatementsPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listStatementsPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema101 = {"$id":"listStatementsQuery","maxProperties":102,"type":"object","properties":{"cursor":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"format":"int32"}},"required":[],"additionalProperties":false};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listStatementsQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 102){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 === "string"){
if(func1(data0) > 1024){
const err1 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length <= 2048){
if(!pattern11.test(data0)){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(Object.keys(data).length <= 102){
for(const key0 in data){
if(!((key0 === "cursor") || (key0 === "limit"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema102 = {"$id":"getStatementPath","maxProperties":101,"type":"object","properties":{"month":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$","x-pattern-message":"must be a month, such as 2026-11"}},"required":["month"],"additionalProperties":false};
const pattern36 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])$", "u");

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getStatementPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.month === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "month"},message:"must have required property '"+"month"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.month !== undefined){
let data0 = data.month;
if(typeof data0 === "string"){
if(!pattern36.test(data0)){
const err2 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "month")){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema103 = {"$id":"getStatementQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getStatementQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema104 = {"$id":"getStatementDocumentPath","maxProperties":102,"type":"object","properties":{"month":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$","x-pattern-message":"must be a month, such as 2026-11"},"type":{"$ref":"contract#/components/schemas/StatementDocumentType"}},"required":["month","type"],"additionalProperties":false};
const schema105 = {"type":"string","description":"Documents of a month.","enum":["statement","invoice"]};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getStatementDocumentPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 102){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.month === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "month"},message:"must have required property '"+"month"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.month !== undefined){
let data0 = data.month;
if(typeof data0 === "string"){
if(!pattern36.test(data0)){
const err3 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/StatementDocumentType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "statement") || (data1 === "invoice"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/StatementDocumentType/enum",keyword:"enum",params:{allowedValues: schema105.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(Object.keys(data).length <= 102){
for(const key0 in data){
if(!((key0 === "month") || (key0 === "type"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema106 = {"$id":"getStatementDocumentQuery","maxProperties":101,"type":"object","properties":{"format":{"$ref":"contract#/components/schemas/StatementFormat"}},"required":[],"additionalProperties":false};
const schema107 = {"type":"string","description":"Formats of a document.","enum":["pdf","csv"]};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getStatementDocumentQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/format",schemaPath:"contract#/components/schemas/StatementFormat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "pdf") || (data0 === "csv"))){
const err2 = {instancePath:instancePath+"/format",schemaPath:"contract#/components/schemas/StatementFormat/enum",keyword:"enum",params:{allowedValues: schema107.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "format")){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema108 = {"$id":"listWebhooksPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWebhooksPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema109 = {"$id":"listWebhooksQuery","maxProperties":102,"type":"object","properties":{"cursor":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"format":"int32"}},"required":[],"additionalProperties":false};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWebhooksQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 102){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 === "string"){
if(func1(data0) > 1024){
const err1 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length <= 2048){
if(!pattern11.test(data0)){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(Object.keys(data).length <= 102){
for(const key0 in data){
if(!((key0 === "cursor") || (key0 === "limit"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema110 = {"$id":"createWebhookPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createWebhookPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema111 = {"$id":"createWebhookQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createWebhookQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema112 = {"$id":"getWebhookPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWebhookPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema113 = {"$id":"getWebhookQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWebhookQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema114 = {"$id":"updateWebhookPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateWebhookPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema115 = {"$id":"updateWebhookQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateWebhookQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema116 = {"$id":"deleteWebhookPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteWebhookPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema117 = {"$id":"deleteWebhookQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteWebhookQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema118 = {"$id":"rotateWebhookSecretPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateWebhookSecretPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema119 = {"$id":"rotateWebhookSecretQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateWebhookSecretQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema120 = {"$id":"getWebhookSamplePath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWebhookSamplePath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema121 = {"$id":"getWebhookSampleQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWebhookSampleQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema122 = {"$id":"testWebhookPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="testWebhookPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema123 = {"$id":"testWebhookQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="testWebhookQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema124 = {"$id":"listWebhookDeliveriesPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWebhookDeliveriesPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema125 = {"$id":"listWebhookDeliveriesQuery","maxProperties":102,"type":"object","properties":{"cursor":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"format":"int32"}},"required":[],"additionalProperties":false};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWebhookDeliveriesQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 102){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 === "string"){
if(func1(data0) > 1024){
const err1 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length <= 2048){
if(!pattern11.test(data0)){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(Object.keys(data).length <= 102){
for(const key0 in data){
if(!((key0 === "cursor") || (key0 === "limit"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema126 = {"$id":"redeliverWebhookDeliveryPath","maxProperties":102,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"},"delivery_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id","delivery_id"],"additionalProperties":false};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="redeliverWebhookDeliveryPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 102){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.delivery_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivery_id"},message:"must have required property '"+"delivery_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.delivery_id !== undefined){
let data1 = data.delivery_id;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err7 = {instancePath:instancePath+"/delivery_id",schemaPath:"#/properties/delivery_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/delivery_id",schemaPath:"#/properties/delivery_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.length <= 128){
if(!pattern11.test(data1)){
const err9 = {instancePath:instancePath+"/delivery_id",schemaPath:"#/properties/delivery_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/delivery_id",schemaPath:"#/properties/delivery_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(Object.keys(data).length <= 102){
for(const key0 in data){
if(!((key0 === "id") || (key0 === "delivery_id"))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema127 = {"$id":"redeliverWebhookDeliveryQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="redeliverWebhookDeliveryQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema128 = {"$id":"listEventsPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEventsPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema129 = {"$id":"listEventsQuery","maxProperties":104,"type":"object","properties":{"event_type":{"$ref":"contract#/components/schemas/EventTypeFilter"},"created_after":{"type":"string","format":"date-time","maxLength":300},"cursor":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"format":"int32"}},"required":[],"additionalProperties":false};
const schema130 = {"type":"string","enum":["shipment.created","shipment.picked_up","shipment.in_transit","shipment.out_for_delivery","shipment.available_for_pickup","shipment.delivery_failed","shipment.exception","shipment.returning","shipment.delivered","shipment.cancelled","shipment.returned","shipment.tracking_updated","shipment.last_mile_assigned","shipment.label_ready","shipment.label_failed","shipment.pod_available","shipment.billing_settled","shipment.billing_adjusted","shipment_batch.completed","manifest.closed","manifest.failed","wallet.low_balance","wallet.adjusted","webhook.disabled","webhook.test"],"description":"Event type."};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEventsQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 104){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 104},message:"must NOT have more than 104 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type !== undefined){
let data0 = data.event_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/event_type",schemaPath:"contract#/components/schemas/EventTypeFilter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((((((((((((((((((((((data0 === "shipment.created") || (data0 === "shipment.picked_up")) || (data0 === "shipment.in_transit")) || (data0 === "shipment.out_for_delivery")) || (data0 === "shipment.available_for_pickup")) || (data0 === "shipment.delivery_failed")) || (data0 === "shipment.exception")) || (data0 === "shipment.returning")) || (data0 === "shipment.delivered")) || (data0 === "shipment.cancelled")) || (data0 === "shipment.returned")) || (data0 === "shipment.tracking_updated")) || (data0 === "shipment.last_mile_assigned")) || (data0 === "shipment.label_ready")) || (data0 === "shipment.label_failed")) || (data0 === "shipment.pod_available")) || (data0 === "shipment.billing_settled")) || (data0 === "shipment.billing_adjusted")) || (data0 === "shipment_batch.completed")) || (data0 === "manifest.closed")) || (data0 === "manifest.failed")) || (data0 === "wallet.low_balance")) || (data0 === "wallet.adjusted")) || (data0 === "webhook.disabled")) || (data0 === "webhook.test"))){
const err2 = {instancePath:instancePath+"/event_type",schemaPath:"contract#/components/schemas/EventTypeFilter/enum",keyword:"enum",params:{allowedValues: schema130.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.created_after !== undefined){
let data1 = data.created_after;
if(typeof data1 === "string"){
if(func1(data1) > 300){
const err3 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length <= 600){
if(!(formats0.validate(data1))){
const err4 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func1(data2) > 1024){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length <= 2048){
if(!pattern11.test(data2)){
const err8 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(Object.keys(data).length <= 104){
for(const key0 in data){
if(!((((key0 === "event_type") || (key0 === "created_after")) || (key0 === "cursor")) || (key0 === "limit"))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema131 = {"$id":"getEventPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEventPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema132 = {"$id":"getEventQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEventQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema133 = {"$id":"advanceTestShipmentPath","maxProperties":101,"type":"object","properties":{"shipment_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["shipment_id"],"additionalProperties":false};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="advanceTestShipmentPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.shipment_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shipment_id"},message:"must have required property '"+"shipment_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "shipment_id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema134 = {"$id":"advanceTestShipmentQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="advanceTestShipmentQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema135 = {"$id":"failTestLabelPath","maxProperties":101,"type":"object","properties":{"shipment_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["shipment_id"],"additionalProperties":false};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="failTestLabelPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.shipment_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shipment_id"},message:"must have required property '"+"shipment_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "shipment_id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema136 = {"$id":"failTestLabelQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="failTestLabelQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema137 = {"$id":"settleTestShipmentPath","maxProperties":101,"type":"object","properties":{"shipment_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["shipment_id"],"additionalProperties":false};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="settleTestShipmentPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.shipment_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shipment_id"},message:"must have required property '"+"shipment_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "shipment_id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema138 = {"$id":"settleTestShipmentQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="settleTestShipmentQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema139 = {"$id":"sendTestLowBalancePath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sendTestLowBalancePath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema140 = {"$id":"sendTestLowBalanceQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sendTestLowBalanceQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema141 = {"$id":"validateAddressPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validateAddressPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema142 = {"$id":"validateAddressQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validateAddressQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema143 = {"$id":"listAddressesPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAddressesPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema144 = {"$id":"listAddressesQuery","maxProperties":103,"type":"object","properties":{"role":{"$ref":"contract#/components/schemas/PartyRole"},"cursor":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"format":"int32"}},"required":[],"additionalProperties":false};
const schema145 = {"type":"string","enum":["recipient","sender"],"description":"Role of a party in a shipment."};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAddressesQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 103){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 103},message:"must NOT have more than 103 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/role",schemaPath:"contract#/components/schemas/PartyRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "recipient") || (data0 === "sender"))){
const err2 = {instancePath:instancePath+"/role",schemaPath:"contract#/components/schemas/PartyRole/enum",keyword:"enum",params:{allowedValues: schema145.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1024){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length <= 2048){
if(!pattern11.test(data1)){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(Object.keys(data).length <= 103){
for(const key0 in data){
if(!(((key0 === "role") || (key0 === "cursor")) || (key0 === "limit"))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema146 = {"$id":"createAddressPath","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createAddressPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema147 = {"$id":"createAddressQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createAddressQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema148 = {"$id":"getAddressPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAddressPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema149 = {"$id":"getAddressQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAddressQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema150 = {"$id":"updateAddressPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAddressPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema151 = {"$id":"updateAddressQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAddressQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema152 = {"$id":"deleteAddressPath","maxProperties":101,"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"}},"required":["id"],"additionalProperties":false};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteAddressPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 128){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema153 = {"$id":"deleteAddressQuery","maxProperties":100,"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteAddressQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

return {
  listShipmentsPath: validate20,
  listShipmentsQuery: validate21,
  createShipmentPath: validate23,
  createShipmentQuery: validate24,
  validateShipmentPath: validate25,
  validateShipmentQuery: validate26,
  createShipmentBatchPath: validate27,
  createShipmentBatchQuery: validate28,
  validateShipmentBatchPath: validate29,
  validateShipmentBatchQuery: validate30,
  getShipmentPath: validate31,
  getShipmentQuery: validate32,
  cancelShipmentPath: validate33,
  cancelShipmentQuery: validate34,
  createShipmentReturnPath: validate35,
  createShipmentReturnQuery: validate36,
  validateShipmentReturnPath: validate37,
  validateShipmentReturnQuery: validate38,
  getShipmentPodPath: validate39,
  getShipmentPodQuery: validate40,
  getShipmentLabelPath: validate41,
  getShipmentLabelQuery: validate42,
  getShipmentDocumentPath: validate43,
  getShipmentDocumentQuery: validate44,
  printLabelsPath: validate45,
  printLabelsQuery: validate46,
  listShipmentBatchesPath: validate47,
  listShipmentBatchesQuery: validate48,
  getShipmentBatchPath: validate49,
  getShipmentBatchQuery: validate50,
  listShipmentBatchOrdersPath: validate51,
  listShipmentBatchOrdersQuery: validate52,
  cancelShipmentBatchPath: validate53,
  cancelShipmentBatchQuery: validate54,
  retryShipmentBatchPath: validate55,
  retryShipmentBatchQuery: validate56,
  listManifestsPath: validate57,
  listManifestsQuery: validate58,
  createManifestPath: validate59,
  createManifestQuery: validate60,
  getManifestPath: validate61,
  getManifestQuery: validate62,
  listManifestShipmentsPath: validate63,
  listManifestShipmentsQuery: validate64,
  getManifestDocumentPath: validate65,
  getManifestDocumentQuery: validate66,
  getTrackingPath: validate67,
  getTrackingQuery: validate68,
  quoteRatesPath: validate69,
  quoteRatesQuery: validate70,
  listServiceTiersPath: validate71,
  listServiceTiersQuery: validate72,
  listCountriesPath: validate73,
  listCountriesQuery: validate74,
  getWalletBalancePath: validate75,
  getWalletBalanceQuery: validate76,
  listWalletTransactionsPath: validate77,
  listWalletTransactionsQuery: validate78,
  listStatementsPath: validate79,
  listStatementsQuery: validate80,
  getStatementPath: validate81,
  getStatementQuery: validate82,
  getStatementDocumentPath: validate83,
  getStatementDocumentQuery: validate84,
  listWebhooksPath: validate85,
  listWebhooksQuery: validate86,
  createWebhookPath: validate87,
  createWebhookQuery: validate88,
  getWebhookPath: validate89,
  getWebhookQuery: validate90,
  updateWebhookPath: validate91,
  updateWebhookQuery: validate92,
  deleteWebhookPath: validate93,
  deleteWebhookQuery: validate94,
  rotateWebhookSecretPath: validate95,
  rotateWebhookSecretQuery: validate96,
  getWebhookSamplePath: validate97,
  getWebhookSampleQuery: validate98,
  testWebhookPath: validate99,
  testWebhookQuery: validate100,
  listWebhookDeliveriesPath: validate101,
  listWebhookDeliveriesQuery: validate102,
  redeliverWebhookDeliveryPath: validate103,
  redeliverWebhookDeliveryQuery: validate104,
  listEventsPath: validate105,
  listEventsQuery: validate106,
  getEventPath: validate107,
  getEventQuery: validate108,
  advanceTestShipmentPath: validate109,
  advanceTestShipmentQuery: validate110,
  failTestLabelPath: validate111,
  failTestLabelQuery: validate112,
  settleTestShipmentPath: validate113,
  settleTestShipmentQuery: validate114,
  sendTestLowBalancePath: validate115,
  sendTestLowBalanceQuery: validate116,
  validateAddressPath: validate117,
  validateAddressQuery: validate118,
  listAddressesPath: validate119,
  listAddressesQuery: validate120,
  createAddressPath: validate121,
  createAddressQuery: validate122,
  getAddressPath: validate123,
  getAddressQuery: validate124,
  updateAddressPath: validate125,
  updateAddressQuery: validate126,
  deleteAddressPath: validate127,
  deleteAddressQuery: validate128,
};
})();

export const patternMessages = {
  "^[^\\u0000]*$": "must not contain the character U+0000",
  "^IM[0-9]{10}$": "must be IM followed by exactly 10 digits, such as IM0123456789",
  "^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$": "must have 1 to 100 characters after trimming",
  "^\\s*\\S[\\s\\S]*$": "must not be blank",
  "^(?:[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$": "must be an ISO 3166-1 alpha-2 code such as HK",
  "^[A-Za-z]{2}$": "must be two letters, an ISO 3166-1 alpha-2 code such as US",
  "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$": "must be an email address such as emily@shop.example",
  "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$": "must be an ISO 3166-1 alpha-2 code such as CN",
  "^[a-z][a-z0-9-]*$": "must be the code of a carrier, such as sandbox: lower-case letters, digits and hyphens",
  "^[ -~]*$": "must be printable ASCII",
  "^[!-~]*$": "must be printable ASCII without spaces",
  "^t=[0-9]+(?:,v1=[0-9a-f]{64}){1,2}$": "must be t=<unix seconds> and one or two v1=<64 hexadecimal digits>, separated by commas",
  "^[0-9]{4}-(0[1-9]|1[0-2])$": "must be a month, such as 2026-11"
};

export const fixedProperties = {
  "updateWebhook": {
    "url": "cannot be changed; register a new endpoint"
  },
  "updateAddress": {
    "role": "cannot be changed; save another party"
  }
};

export const requestValidators = {
  listShipments: { path: listShipmentsPath, query: listShipmentsQuery, body: null },
  createShipment: { path: createShipmentPath, query: createShipmentQuery, body: createShipmentBody },
  validateShipment: { path: validateShipmentPath, query: validateShipmentQuery, body: validateShipmentBody },
  createShipmentBatch: { path: createShipmentBatchPath, query: createShipmentBatchQuery, body: createShipmentBatchBody },
  validateShipmentBatch: { path: validateShipmentBatchPath, query: validateShipmentBatchQuery, body: validateShipmentBatchBody },
  getShipment: { path: getShipmentPath, query: getShipmentQuery, body: null },
  cancelShipment: { path: cancelShipmentPath, query: cancelShipmentQuery, body: null },
  createShipmentReturn: { path: createShipmentReturnPath, query: createShipmentReturnQuery, body: createShipmentReturnBody },
  validateShipmentReturn: { path: validateShipmentReturnPath, query: validateShipmentReturnQuery, body: validateShipmentReturnBody },
  getShipmentPod: { path: getShipmentPodPath, query: getShipmentPodQuery, body: null },
  getShipmentLabel: { path: getShipmentLabelPath, query: getShipmentLabelQuery, body: null },
  getShipmentDocument: { path: getShipmentDocumentPath, query: getShipmentDocumentQuery, body: null },
  printLabels: { path: printLabelsPath, query: printLabelsQuery, body: printLabelsBody },
  listShipmentBatches: { path: listShipmentBatchesPath, query: listShipmentBatchesQuery, body: null },
  getShipmentBatch: { path: getShipmentBatchPath, query: getShipmentBatchQuery, body: null },
  listShipmentBatchOrders: { path: listShipmentBatchOrdersPath, query: listShipmentBatchOrdersQuery, body: null },
  cancelShipmentBatch: { path: cancelShipmentBatchPath, query: cancelShipmentBatchQuery, body: null },
  retryShipmentBatch: { path: retryShipmentBatchPath, query: retryShipmentBatchQuery, body: null },
  listManifests: { path: listManifestsPath, query: listManifestsQuery, body: null },
  createManifest: { path: createManifestPath, query: createManifestQuery, body: createManifestBody },
  getManifest: { path: getManifestPath, query: getManifestQuery, body: null },
  listManifestShipments: { path: listManifestShipmentsPath, query: listManifestShipmentsQuery, body: null },
  getManifestDocument: { path: getManifestDocumentPath, query: getManifestDocumentQuery, body: null },
  getTracking: { path: getTrackingPath, query: getTrackingQuery, body: null },
  quoteRates: { path: quoteRatesPath, query: quoteRatesQuery, body: quoteRatesBody },
  listServiceTiers: { path: listServiceTiersPath, query: listServiceTiersQuery, body: null },
  listCountries: { path: listCountriesPath, query: listCountriesQuery, body: null },
  getWalletBalance: { path: getWalletBalancePath, query: getWalletBalanceQuery, body: null },
  listWalletTransactions: { path: listWalletTransactionsPath, query: listWalletTransactionsQuery, body: null },
  listStatements: { path: listStatementsPath, query: listStatementsQuery, body: null },
  getStatement: { path: getStatementPath, query: getStatementQuery, body: null },
  getStatementDocument: { path: getStatementDocumentPath, query: getStatementDocumentQuery, body: null },
  listWebhooks: { path: listWebhooksPath, query: listWebhooksQuery, body: null },
  createWebhook: { path: createWebhookPath, query: createWebhookQuery, body: createWebhookBody },
  getWebhook: { path: getWebhookPath, query: getWebhookQuery, body: null },
  updateWebhook: { path: updateWebhookPath, query: updateWebhookQuery, body: updateWebhookBody },
  deleteWebhook: { path: deleteWebhookPath, query: deleteWebhookQuery, body: null },
  rotateWebhookSecret: { path: rotateWebhookSecretPath, query: rotateWebhookSecretQuery, body: rotateWebhookSecretBody },
  getWebhookSample: { path: getWebhookSamplePath, query: getWebhookSampleQuery, body: null },
  testWebhook: { path: testWebhookPath, query: testWebhookQuery, body: testWebhookBody },
  listWebhookDeliveries: { path: listWebhookDeliveriesPath, query: listWebhookDeliveriesQuery, body: null },
  redeliverWebhookDelivery: { path: redeliverWebhookDeliveryPath, query: redeliverWebhookDeliveryQuery, body: null },
  listEvents: { path: listEventsPath, query: listEventsQuery, body: null },
  getEvent: { path: getEventPath, query: getEventQuery, body: null },
  advanceTestShipment: { path: advanceTestShipmentPath, query: advanceTestShipmentQuery, body: advanceTestShipmentBody },
  failTestLabel: { path: failTestLabelPath, query: failTestLabelQuery, body: null },
  settleTestShipment: { path: settleTestShipmentPath, query: settleTestShipmentQuery, body: settleTestShipmentBody },
  sendTestLowBalance: { path: sendTestLowBalancePath, query: sendTestLowBalanceQuery, body: null },
  validateAddress: { path: validateAddressPath, query: validateAddressQuery, body: validateAddressBody },
  listAddresses: { path: listAddressesPath, query: listAddressesQuery, body: null },
  createAddress: { path: createAddressPath, query: createAddressQuery, body: createAddressBody },
  getAddress: { path: getAddressPath, query: getAddressQuery, body: null },
  updateAddress: { path: updateAddressPath, query: updateAddressQuery, body: updateAddressBody },
  deleteAddress: { path: deleteAddressPath, query: deleteAddressQuery, body: null },
};
