// Generated from openapi.json by codegen/. Do not edit.

import runtime_ajv_dist_runtime_ucs2length from 'ajv/dist/runtime/ucs2length.js';

export const {
  createShipmentBody,
} = (() => {


const schema31 = {"$id":"createShipmentBody","$ref":"contract#/components/schemas/ShipmentCreateRequest"};
const schema33 = {"type":"object","description":"A shipment to book. Properties that are not listed are refused, in nested objects too.","required":["service_tier_id","recipient","parcels","items"],"properties":{"service_tier_id":{"type":"string","minLength":1,"maxLength":64,"description":"The Service Code to book, as listServiceTiers and quoteRates give it. (A Product Code holds entitlements, a Service Code is what is ordered, versioned rate tables price it; the name is historical.) Retired codes are refused: US-GEN-PUB-001, US-GEN-PUB-002, HK-ST-GG-01, HK-US-SE-GG-01, HKUSSTCS01."},"recipient":{"$ref":"#/components/schemas/RecipientParty","description":"The consignee abroad."},"sender":{"$ref":"#/components/schemas/Party","description":"The shipper in Hong Kong. When it is absent the response's `sender` is null."},"parcels":{"type":"array","items":{"$ref":"#/components/schemas/Parcel"},"minItems":1,"maxItems":20,"description":"1 to 20 parcels, all to the one recipient."},"items":{"type":"array","items":{"$ref":"#/components/schemas/Item"},"minItems":1,"maxItems":100,"description":"1 to 100 items: the goods, for customs. A missing or empty array is refused at `[\"items\"]`."},"goods_category":{"type":"string","maxLength":64,"default":"general","description":"Category of the goods: `general`, `battery`, `cosmetics` or another one that a service takes. Default `general`."},"payment_type":{"$ref":"#/components/schemas/PaymentType","default":"prepaid","description":"Default `prepaid`. `cod` is refused: COD_NOT_AVAILABLE."},"reference_no":{"type":"string","maxLength":64,"description":"Your own order reference; need not be unique. Printed on the carrier's label when it has 6 to 50 characters out of letters, digits and `# & ( ) * + . : ; < = > ? [ ] ^ _ \\` { | } - ,`, does not start with `=` or `+`, and no other order uses it; otherwise the label shows the tracking number."},"selected_surcharges":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":16,"description":"Opt-in codes, at most 16, matched case-insensitively: `SIGNATURE`, `INSURANCE`, `NO_VOEC_PREPAY`. An unknown or unavailable one, and the second of two that exclude each other, is refused at its index."},"metadata":{"$ref":"#/components/schemas/Metadata","description":"Your own keys and values, returned with the shipment and usable as a list filter."},"tags":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":20,"description":"Your own labels, at most 20."},"declared_currency":{"$ref":"#/components/schemas/DeclaredCurrency","description":"The one currency of the whole shipment's declared values. See the operation for what omitting it means."},"expected_total_hkd":{"type":"number","description":"`total_hkd` of the chosen rate option, in HKD. When the final quote differs the create is refused: PRICING_QUOTE_CHANGED."},"expected_discount_rule_id":{"type":["string","null"],"description":"`discount.rule_id` of the chosen rate option. A string must equal the final quote's, null demands a quote without discount, omitting it checks nothing."},"insured_amount":{"type":"number","exclusiveMinimum":0,"description":"Custom insured amount in the declared currency: above 0, at most 2 decimals, at most USD 2500 (an HKD amount is converted at the frozen rate first). Needs INSURANCE in `selected_surcharges`, an option whose INSURANCE has `custom_insured_amount`, and an enrolled account."},"ioss_number":{"type":"string","pattern":"^IM[0-9]{10}$","description":"EU IOSS number: `IM` and exactly 10 digits. Overrides the account's default, and must be registered to the account."},"vat_prepay":{"type":"boolean","description":"EU: the carrier prepays the destination's VAT. The fee is on the quote."},"voec_prepay":{"type":"boolean","description":"Norway: the carrier prepays the VAT. Equal to NO_VOEC_PREPAY in `selected_surcharges`."},"tax_number":{"type":"string","pattern":"^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$","description":"The tax number that the destination asks for: VOEC number in Norway, the recipient's RUT in Chile. 1 to 100 characters after trimming; a blank value is refused."},"sales_platform_name":{"type":"string","minLength":1,"maxLength":50,"description":"The marketplace on which the goods were sold. Required to Japan, forwarded elsewhere."}},"additionalProperties":false};
const schema34 = {"type":"object","description":"A consignee: a `Party` with an e-mail address.","required":["contact_name","phone","country_code","city","address"],"properties":{"contact_name":{"type":"string","minLength":1,"maxLength":100,"description":"Name of the consignee."},"phone":{"type":"string","minLength":1,"maxLength":40,"description":"Phone number, with the country's calling code where it is abroad."},"country_code":{"type":"string","pattern":"^[A-Za-z]{2}$","description":"ISO 3166-1 alpha-2 code. Lower case is accepted and stored in upper case."},"city":{"type":"string","minLength":1,"maxLength":100,"description":"City or town."},"address":{"type":"string","minLength":1,"maxLength":500,"description":"Street address, on one line."},"district":{"type":"string","maxLength":100,"description":"State, province, county or district."},"postal_code":{"type":"string","maxLength":20,"description":"Postal code. Services priced by zone need it; otherwise it is only advised."},"email":{"type":"string","pattern":"^(?:[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)?$","description":"E-mail address. The empty string counts as not provided; the account's address is then passed to carriers that need one."}},"additionalProperties":false};
const schema35 = {"type":"object","description":"A shipper: the `sender` of a shipment. It has no e-mail address; `RecipientParty` does.","required":["contact_name","phone","country_code","city","address"],"properties":{"contact_name":{"type":"string","minLength":1,"maxLength":100,"description":"Name of the shipper."},"phone":{"type":"string","minLength":1,"maxLength":40,"description":"Phone number, with the country's calling code where it is abroad."},"country_code":{"type":"string","pattern":"^[A-Za-z]{2}$","description":"ISO 3166-1 alpha-2 code. Lower case is accepted and stored in upper case."},"city":{"type":"string","minLength":1,"maxLength":100,"description":"City or town."},"address":{"type":"string","minLength":1,"maxLength":500,"description":"Street address, on one line."},"district":{"type":"string","maxLength":100,"description":"State, province, county or district."},"postal_code":{"type":"string","maxLength":20,"description":"Postal code. Services priced by zone need it; otherwise it is only advised."}},"additionalProperties":false};
const schema36 = {"type":"object","description":"One parcel. Its chargeable weight is the greater of its weight and length × width × height ÷ the service's divisor; without all three dimensions its weight counts.","required":["weight_kg"],"properties":{"weight_kg":{"type":"number","exclusiveMinimum":0,"maximum":1000,"description":"Actual weight in kg."},"length_cm":{"type":"number","exclusiveMinimum":0,"maximum":500,"description":"Length in cm."},"width_cm":{"type":"number","exclusiveMinimum":0,"maximum":500,"description":"Width in cm."},"height_cm":{"type":"number","exclusiveMinimum":0,"maximum":500,"description":"Height in cm."}},"additionalProperties":false};
const schema37 = {"type":"object","description":"One line of goods. Items carry no currency of their own: `declared_currency` holds for all of them.","required":["description","quantity"],"properties":{"description":{"type":"string","minLength":1,"maxLength":200,"description":"What it is, in English, as customs should read it."},"quantity":{"type":"integer","minimum":1,"maximum":10000,"description":"Pieces."},"unit_price":{"type":"number","minimum":0,"description":"Price of one piece in USD; in HKD where `declared_currency` is HKD. Excludes `unit_price_hkd`."},"unit_price_hkd":{"type":"number","minimum":0,"maximum":1000000,"description":"Price of one piece in HKD. Excludes `unit_price`."},"sku":{"type":"string","maxLength":64,"description":"Your stock-keeping unit. No effect on the price."},"hs_code":{"type":"string","maxLength":20,"description":"Harmonised System code; dots and spaces are allowed. Its first 6 digits, with `description` and `country_of_manufacture`, make a distinct item for the EU's per-item levy. To Brazil exactly 8 digits."},"country_of_manufacture":{"type":"string","pattern":"^(?:[A-Za-z]{2})?$","description":"ISO 3166-1 alpha-2 code. The empty string counts as not provided."},"is_cspc":{"type":"boolean","description":"EU customs flag, forwarded to the carrier."},"merchant_product_id":{"type":"string","maxLength":200,"description":"EU customs: SKU or platform product id, forwarded."},"mfr_id_std":{"type":"string","maxLength":200,"description":"EU customs: the manufacturer's standardised id (a barcode type), forwarded."},"mfr_id_nonstd":{"type":"string","maxLength":200,"description":"EU customs: the manufacturer's non-standard id (model, batch or serial), forwarded."}},"additionalProperties":false};
const schema38 = {"type":"string","enum":["prepaid","cod"],"description":"Who pays. `cod` is recognised in order to be refused."};
const schema39 = {"type":"object","description":"String values of at most 500 characters, under keys of your choice.","additionalProperties":{"type":"string","maxLength":500}};
const schema40 = {"type":"string","enum":["HKD","USD"],"description":"Currency of the declared values."};
const func1 = Object.prototype.hasOwnProperty;
const func2 = runtime_ajv_dist_runtime_ucs2length.default;
const pattern4 = new RegExp("^[A-Za-z]{2}$", "u");
const pattern5 = new RegExp("^(?:[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)?$", "u");
const pattern7 = new RegExp("^(?:[A-Za-z]{2})?$", "u");
const pattern8 = new RegExp("^IM[0-9]{10}$", "u");
const pattern9 = new RegExp("^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$", "u");

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
if(data.service_tier_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_tier_id"},message:"must have required property '"+"service_tier_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.recipient === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipient"},message:"must have required property '"+"recipient"+"'"};
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
for(const key0 in data){
if(!(func1.call(schema33.properties, key0))){
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
if(data.service_tier_id !== undefined){
let data0 = data.service_tier_id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err5 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data0) < 1){
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
for(const key1 in data1){
if(!((((((((key1 === "contact_name") || (key1 === "phone")) || (key1 === "country_code")) || (key1 === "city")) || (key1 === "address")) || (key1 === "district")) || (key1 === "postal_code")) || (key1 === "email"))){
const err13 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.contact_name !== undefined){
let data2 = data1.contact_name;
if(typeof data2 === "string"){
if(func2(data2) > 100){
const err14 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func2(data2) < 1){
const err15 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err16 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.phone !== undefined){
let data3 = data1.phone;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err17 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data3) < 1){
const err18 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(!pattern4.test(data4)){
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
if(func2(data5) > 100){
const err22 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func2(data5) < 1){
const err23 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err24 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.address !== undefined){
let data6 = data1.address;
if(typeof data6 === "string"){
if(func2(data6) > 500){
const err25 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func2(data6) < 1){
const err26 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.district !== undefined){
let data7 = data1.district;
if(typeof data7 === "string"){
if(func2(data7) > 100){
const err28 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err29 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.postal_code !== undefined){
let data8 = data1.postal_code;
if(typeof data8 === "string"){
if(func2(data8) > 20){
const err30 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data1.email !== undefined){
let data9 = data1.email;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
const err32 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)?$"},message:"must match pattern \""+"^(?:[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)?$"+"\""};
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
const err33 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err34 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.sender !== undefined){
let data10 = data.sender;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.contact_name === undefined){
const err35 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data10.phone === undefined){
const err36 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data10.country_code === undefined){
const err37 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data10.city === undefined){
const err38 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data10.address === undefined){
const err39 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key2 in data10){
if(!(((((((key2 === "contact_name") || (key2 === "phone")) || (key2 === "country_code")) || (key2 === "city")) || (key2 === "address")) || (key2 === "district")) || (key2 === "postal_code"))){
const err40 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data10.contact_name !== undefined){
let data11 = data10.contact_name;
if(typeof data11 === "string"){
if(func2(data11) > 100){
const err41 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(func2(data11) < 1){
const err42 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data10.phone !== undefined){
let data12 = data10.phone;
if(typeof data12 === "string"){
if(func2(data12) > 40){
const err44 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func2(data12) < 1){
const err45 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data10.country_code !== undefined){
let data13 = data10.country_code;
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
const err47 = {instancePath:instancePath+"/sender/country_code",schemaPath:"#/components/schemas/Party/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/sender/country_code",schemaPath:"#/components/schemas/Party/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data10.city !== undefined){
let data14 = data10.city;
if(typeof data14 === "string"){
if(func2(data14) > 100){
const err49 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(func2(data14) < 1){
const err50 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data10.address !== undefined){
let data15 = data10.address;
if(typeof data15 === "string"){
if(func2(data15) > 500){
const err52 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func2(data15) < 1){
const err53 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data10.district !== undefined){
let data16 = data10.district;
if(typeof data16 === "string"){
if(func2(data16) > 100){
const err55 = {instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err56 = {instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data10.postal_code !== undefined){
let data17 = data10.postal_code;
if(typeof data17 === "string"){
if(func2(data17) > 20){
const err57 = {instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.parcels !== undefined){
let data18 = data.parcels;
if(Array.isArray(data18)){
if(data18.length > 20){
const err60 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data18.length < 1){
const err61 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.weight_kg === undefined){
const err62 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
for(const key3 in data19){
if(!((((key3 === "weight_kg") || (key3 === "length_cm")) || (key3 === "width_cm")) || (key3 === "height_cm"))){
const err63 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data19.weight_kg !== undefined){
let data20 = data19.weight_kg;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000 || isNaN(data20)){
const err64 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data20 <= 0 || isNaN(data20)){
const err65 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data19.length_cm !== undefined){
let data21 = data19.length_cm;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 500 || isNaN(data21)){
const err67 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data21 <= 0 || isNaN(data21)){
const err68 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err69 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data19.width_cm !== undefined){
let data22 = data19.width_cm;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 500 || isNaN(data22)){
const err70 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data22 <= 0 || isNaN(data22)){
const err71 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err72 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data19.height_cm !== undefined){
let data23 = data19.height_cm;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 500 || isNaN(data23)){
const err73 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data23 <= 0 || isNaN(data23)){
const err74 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err75 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
else {
const err76 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err77 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.items !== undefined){
let data24 = data.items;
if(Array.isArray(data24)){
if(data24.length > 100){
const err78 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data24.length < 1){
const err79 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.description === undefined){
const err80 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data25.quantity === undefined){
const err81 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
for(const key4 in data25){
if(!(func1.call(schema37.properties, key4))){
const err82 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data25.description !== undefined){
let data26 = data25.description;
if(typeof data26 === "string"){
if(func2(data26) > 200){
const err83 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(func2(data26) < 1){
const err84 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err85 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/Item/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data25.quantity !== undefined){
let data27 = data25.quantity;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err86 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 10000 || isNaN(data27)){
const err87 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data27 < 1 || isNaN(data27)){
const err88 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/Item/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
if(data25.unit_price !== undefined){
let data28 = data25.unit_price;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
const err89 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err90 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/Item/properties/unit_price/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data25.unit_price_hkd !== undefined){
let data29 = data25.unit_price_hkd;
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 1000000 || isNaN(data29)){
const err91 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err92 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err93 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/Item/properties/unit_price_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data25.sku !== undefined){
let data30 = data25.sku;
if(typeof data30 === "string"){
if(func2(data30) > 64){
const err94 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
const err95 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/Item/properties/sku/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data25.hs_code !== undefined){
let data31 = data25.hs_code;
if(typeof data31 === "string"){
if(func2(data31) > 20){
const err96 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/Item/properties/hs_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data25.country_of_manufacture !== undefined){
let data32 = data25.country_of_manufacture;
if(typeof data32 === "string"){
if(!pattern7.test(data32)){
const err98 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z]{2})?$"},message:"must match pattern \""+"^(?:[A-Za-z]{2})?$"+"\""};
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
const err99 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/Item/properties/country_of_manufacture/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data25.is_cspc !== undefined){
if(typeof data25.is_cspc !== "boolean"){
const err100 = {instancePath:instancePath+"/items/" + i1+"/is_cspc",schemaPath:"#/components/schemas/Item/properties/is_cspc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data25.merchant_product_id !== undefined){
let data34 = data25.merchant_product_id;
if(typeof data34 === "string"){
if(func2(data34) > 200){
const err101 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err102 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/Item/properties/merchant_product_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data25.mfr_id_std !== undefined){
let data35 = data25.mfr_id_std;
if(typeof data35 === "string"){
if(func2(data35) > 200){
const err103 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err104 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/Item/properties/mfr_id_std/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data25.mfr_id_nonstd !== undefined){
let data36 = data25.mfr_id_nonstd;
if(typeof data36 === "string"){
if(func2(data36) > 200){
const err105 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/Item/properties/mfr_id_nonstd/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
}
else {
const err107 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/Item/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err108 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
let data37 = data.goods_category;
if(typeof data37 === "string"){
if(func2(data37) > 64){
const err109 = {instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
let data38 = data.payment_type;
if(typeof data38 !== "string"){
const err111 = {instancePath:instancePath+"/payment_type",schemaPath:"#/components/schemas/PaymentType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(!((data38 === "prepaid") || (data38 === "cod"))){
const err112 = {instancePath:instancePath+"/payment_type",schemaPath:"#/components/schemas/PaymentType/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data.reference_no !== undefined){
let data39 = data.reference_no;
if(typeof data39 === "string"){
if(func2(data39) > 64){
const err113 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data.selected_surcharges !== undefined){
let data40 = data.selected_surcharges;
if(Array.isArray(data40)){
if(data40.length > 16){
const err115 = {instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
const len2 = data40.length;
for(let i2=0; i2<len2; i2++){
let data41 = data40[i2];
if(typeof data41 === "string"){
if(func2(data41) > 64){
const err116 = {instancePath:instancePath+"/selected_surcharges/" + i2,schemaPath:"#/properties/selected_surcharges/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else {
const err117 = {instancePath:instancePath+"/selected_surcharges/" + i2,schemaPath:"#/properties/selected_surcharges/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err118 = {instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data.metadata !== undefined){
let data42 = data.metadata;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
for(const key5 in data42){
let data43 = data42[key5];
if(typeof data43 === "string"){
if(func2(data43) > 500){
const err119 = {instancePath:instancePath+"/metadata/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/metadata/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err121 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data.tags !== undefined){
let data44 = data.tags;
if(Array.isArray(data44)){
if(data44.length > 20){
const err122 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
const len3 = data44.length;
for(let i3=0; i3<len3; i3++){
let data45 = data44[i3];
if(typeof data45 === "string"){
if(func2(data45) > 64){
const err123 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
const err124 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data.declared_currency !== undefined){
let data46 = data.declared_currency;
if(typeof data46 !== "string"){
const err126 = {instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(!((data46 === "HKD") || (data46 === "USD"))){
const err127 = {instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data.expected_total_hkd !== undefined){
let data47 = data.expected_total_hkd;
if(!((typeof data47 == "number") && (isFinite(data47)))){
const err128 = {instancePath:instancePath+"/expected_total_hkd",schemaPath:"#/properties/expected_total_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data.expected_discount_rule_id !== undefined){
let data48 = data.expected_discount_rule_id;
if((typeof data48 !== "string") && (data48 !== null)){
const err129 = {instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/type",keyword:"type",params:{type: schema33.properties.expected_discount_rule_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data.insured_amount !== undefined){
let data49 = data.insured_amount;
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 <= 0 || isNaN(data49)){
const err130 = {instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
else {
const err131 = {instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data.ioss_number !== undefined){
let data50 = data.ioss_number;
if(typeof data50 === "string"){
if(!pattern8.test(data50)){
const err132 = {instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/pattern",keyword:"pattern",params:{pattern: "^IM[0-9]{10}$"},message:"must match pattern \""+"^IM[0-9]{10}$"+"\""};
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
const err133 = {instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data.vat_prepay !== undefined){
if(typeof data.vat_prepay !== "boolean"){
const err134 = {instancePath:instancePath+"/vat_prepay",schemaPath:"#/properties/vat_prepay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data.voec_prepay !== undefined){
if(typeof data.voec_prepay !== "boolean"){
const err135 = {instancePath:instancePath+"/voec_prepay",schemaPath:"#/properties/voec_prepay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data.tax_number !== undefined){
let data53 = data.tax_number;
if(typeof data53 === "string"){
if(!pattern9.test(data53)){
const err136 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$"},message:"must match pattern \""+"^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$"+"\""};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
else {
const err137 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data.sales_platform_name !== undefined){
let data54 = data.sales_platform_name;
if(typeof data54 === "string"){
if(func2(data54) > 50){
const err138 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(func2(data54) < 1){
const err139 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
else {
const err140 = {instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err141 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
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

return {
  createShipmentBody: validate20,
};
})();

export const {
  createShipmentParameters,
  getShipmentParameters,
  listCountriesParameters,
} = (() => {


const schema31 = {"$id":"createShipmentParameters","type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false}},"required":["path","query"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createShipmentParameters" */;
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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};


const schema32 = {"$id":"getShipmentParameters","type":"object","properties":{"path":{"type":"object","properties":{"shipment_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[!-~]+$","examples":["SMP4072618350929"]}},"required":["shipment_id"],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false}},"required":["path","query"]};
const func1 = runtime_ajv_dist_runtime_ucs2length.default;
const pattern4 = new RegExp("^[!-~]+$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getShipmentParameters" */;
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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.shipment_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "shipment_id"},message:"must have required property '"+"shipment_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "shipment_id")){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.shipment_id !== undefined){
let data1 = data0.shipment_id;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
const err4 = {instancePath:instancePath+"/path/shipment_id",schemaPath:"#/properties/path/properties/shipment_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["shipment_id"] = coerced0;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err5 = {instancePath:instancePath+"/path/shipment_id",schemaPath:"#/properties/path/properties/shipment_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/path/shipment_id",schemaPath:"#/properties/path/properties/shipment_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/path/shipment_id",schemaPath:"#/properties/path/properties/shipment_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};


const schema33 = {"$id":"listCountriesParameters","type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false}},"required":["path","query"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listCountriesParameters" */;
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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

return {
  createShipmentParameters: validate20,
  getShipmentParameters: validate21,
  listCountriesParameters: validate22,
};
})();

export const requestValidators = {
  createShipment: { parameters: createShipmentParameters, body: createShipmentBody },
  getShipment: { parameters: getShipmentParameters, body: null },
  listCountries: { parameters: listCountriesParameters, body: null },
};
