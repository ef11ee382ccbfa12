// Generated from docs/carrier-gateway/openapi.json by codegen/. Do not edit.

import runtime_ajv_formats_dist_formats from 'ajv-formats/dist/formats.js';
import runtime_ajv_dist_runtime_equal from 'ajv/dist/runtime/equal.js';
import runtime_ajv_dist_runtime_ucs2length from 'ajv/dist/runtime/ucs2length.js';

export const {
  Booking,
  BookingPage,
  BookingRequest,
  DocumentProgress,
  Error,
  LabelProgress,
  Manifest,
  ManifestRequest,
  Notice,
  NoticeRefusal,
  NoticeTaken,
  ProofOfDelivery,
  TestNotice,
  TestNoticeRequest,
} = (() => {

const schema_7812bf48 = {"type":"object","required":["reference","waybill_number","last_mile_tracking_number","state","label"],"properties":{"reference":{"$ref":"#/components/schemas/Reference"},"waybill_number":{"type":"string","pattern":"^[!-~]{1,64}$"},"last_mile_tracking_number":{"type":["string","null"],"pattern":"^[!-~]{1,64}$","description":"Null until the parcel is handed to the final-mile carrier."},"state":{"type":"string","enum":["booked","cancelled"]},"label":{"type":"string","enum":["ready","generating","failed","none"],"description":"State of the label. `none`: this carrier offers no labels."}}};
const pattern_f8f7d213 = new RegExp("^[A-Z0-9]{1,32}$", "u");
const pattern_695d3bc6 = new RegExp("^[!-~]{1,64}$", "u");

function validate_Booking(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"});
errors++;
}
if(data.waybill_number === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "waybill_number"},message:"must have required property '"+"waybill_number"+"'"});
errors++;
}
if(data.last_mile_tracking_number === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_mile_tracking_number"},message:"must have required property '"+"last_mile_tracking_number"+"'"});
errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.reference !== undefined){
let data0 = data.reference;
if(typeof data0 === "string"){
if(!pattern_f8f7d213.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,32}$"},message:"must match pattern \""+"^[A-Z0-9]{1,32}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.waybill_number !== undefined){
let data0 = data.waybill_number;
if(typeof data0 === "string"){
if(!pattern_695d3bc6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,64}$"},message:"must match pattern \""+"^[!-~]{1,64}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.last_mile_tracking_number !== undefined){
let data0 = data.last_mile_tracking_number;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/last_mile_tracking_number",schemaPath:"#/properties/last_mile_tracking_number/type",keyword:"type",params:{type: schema_7812bf48.properties.last_mile_tracking_number.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(!pattern_695d3bc6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/last_mile_tracking_number",schemaPath:"#/properties/last_mile_tracking_number/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,64}$"},message:"must match pattern \""+"^[!-~]{1,64}$"+"\""});
errors++;
}
}
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "booked") || (data0 === "cancelled"))){
(vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema_7812bf48.properties.state.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((data0 === "ready") || (data0 === "generating")) || (data0 === "failed")) || (data0 === "none"))){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/properties/label/enum",keyword:"enum",params:{allowedValues: schema_7812bf48.properties.label.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_Booking.errors = vErrors;
return errors === 0;
}

const schema_560a1bf3 = {"type":"object","required":["reference","waybill_number","state","booked_at"],"properties":{"reference":{"$ref":"#/components/schemas/Reference"},"waybill_number":{"type":"string","pattern":"^[!-~]{1,64}$"},"state":{"type":"string","enum":["booked","cancelled"]},"booked_at":{"type":"string","format":"date-time"}}};
const formats_de17dabf = runtime_ajv_formats_dist_formats.fullFormats["date-time"];

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"});
errors++;
}
if(data.waybill_number === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "waybill_number"},message:"must have required property '"+"waybill_number"+"'"});
errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"});
errors++;
}
if(data.booked_at === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "booked_at"},message:"must have required property '"+"booked_at"+"'"});
errors++;
}
if(data.reference !== undefined){
let data0 = data.reference;
if(typeof data0 === "string"){
if(!pattern_f8f7d213.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,32}$"},message:"must match pattern \""+"^[A-Z0-9]{1,32}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.waybill_number !== undefined){
let data0 = data.waybill_number;
if(typeof data0 === "string"){
if(!pattern_695d3bc6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,64}$"},message:"must match pattern \""+"^[!-~]{1,64}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "booked") || (data0 === "cancelled"))){
(vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema_560a1bf3.properties.state.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.booked_at !== undefined){
let data0 = data.booked_at;
if(typeof data0 === "string"){
if(!(formats_de17dabf.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/booked_at",schemaPath:"#/properties/booked_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/booked_at",schemaPath:"#/properties/booked_at/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

const pattern_0e7a2543 = new RegExp("^[!-~]{1,200}$", "u");

function validate_BookingPage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bookings === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bookings"},message:"must have required property '"+"bookings"+"'"});
errors++;
}
if(data.next_cursor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"});
errors++;
}
if(data.bookings !== undefined){
let data0 = data.bookings;
if(Array.isArray(data0)){
if(data0.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/bookings",schemaPath:"#/properties/bookings/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"});
errors++;
}
if(data0.length <= 1000){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data0[i0], {instancePath:instancePath+"/bookings/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bookings",schemaPath:"#/properties/bookings/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.next_cursor !== undefined){
let data0 = data.next_cursor;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data0 === "string"){
if(!pattern_0e7a2543.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/next_cursor",schemaPath:"#/components/schemas/Cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,200}$"},message:"must match pattern \""+"^[!-~]{1,200}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/next_cursor",schemaPath:"#/components/schemas/Cursor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
(vErrors ??= []).push({instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_BookingPage.errors = vErrors;
return errors === 0;
}

const schema_9d8cca37 = {"type":"object","additionalProperties":false,"required":["reference","printed_reference","customer_reference","product_code","service_code","goods_category","recipient","sender","parcels","items","declared_currency","insured_amount_usd","ioss_number","vat_prepay","voec_prepay","tax_number","sales_platform_name","surcharges"],"properties":{"reference":{"$ref":"#/components/schemas/Reference"},"printed_reference":{"type":"string","minLength":1,"maxLength":64,"description":"Reference that the label shows next to the waybill number."},"customer_reference":{"type":["string","null"],"maxLength":64,"description":"The merchant's order number."},"return_of":{"type":"string","pattern":"^SMP[0-9]{13}$","description":"Present on a return only: the reference of the shipment whose goods come back. The sender was its recipient. Another carrier or gateway may have its booking. Papers for customs declare returned goods.","example":"SMP4072618350929"},"product_code":{"type":"string","minLength":1,"maxLength":64,"description":"Code of the carrier's product."},"service_code":{"type":"string","minLength":1,"maxLength":64,"description":"Sampan's Service Code."},"goods_category":{"type":"string","minLength":1,"maxLength":64},"recipient":{"$ref":"#/components/schemas/Party"},"sender":{"oneOf":[{"$ref":"#/components/schemas/Party"},{"type":"null"}],"description":"Sender of the parcel. Null: the registered address of the account."},"parcels":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"#/components/schemas/Parcel"}},"items":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/components/schemas/Item"}},"declared_currency":{"type":"string","enum":["HKD","USD"],"description":"Currency of the `unit_price` of every item."},"insured_amount_usd":{"type":["number","null"],"minimum":0,"description":"Custom insured amount. If it is null and `surcharges` has INSURANCE, the standard amount is insured."},"ioss_number":{"type":["string","null"],"pattern":"^IM[0-9]{10}$"},"vat_prepay":{"type":"boolean","description":"`true` if the carrier prepays the EU VAT."},"voec_prepay":{"type":"boolean","description":"`true` if the carrier prepays the Norwegian VAT."},"incoterm":{"type":"string","enum":["DAP","DDP"],"description":"Trade term (Incoterms 2020). DDP: the carrier pays import duties and taxes, and reports them with the final fee. Absent: DAP, unless `vat_prepay` or `voec_prepay` is true."},"recipient_type":{"type":"string","enum":["business","private"],"description":"Kind of recipient. Absent: not known."},"tax_number":{"type":["string","null"],"minLength":1,"maxLength":100},"sales_platform_name":{"type":["string","null"],"minLength":1,"maxLength":50},"surcharges":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}}}};
const schema_71959413 = {"type":"object","additionalProperties":false,"required":["contact_name","phone","country_code","city","address"],"properties":{"contact_name":{"type":"string","minLength":1,"maxLength":100},"phone":{"type":"string","minLength":1,"maxLength":40},"country_code":{"type":"string","pattern":"^[A-Z]{2}$"},"city":{"type":"string","minLength":1,"maxLength":100},"address":{"type":"string","minLength":1,"maxLength":500,"description":"Street address, as the merchant wrote it, on one line."},"address_lines":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":1000},"description":"The same address in lines that the carrier takes, split between words. Present if the operator gave the service a longest line in the catalog (`max_line_length`). Latin letters that the carrier's labels lack are in ASCII."},"district":{"type":"string","minLength":0,"maxLength":100},"region":{"type":"string","minLength":0,"maxLength":100,"description":"State, province or prefecture. One that Sampan knows is written as the country's post does, such as NY, also if the merchant wrote it as US-NY or in `district`. Any other is as the merchant wrote it. Some merchants write it in `district`."},"postal_code":{"type":"string","minLength":0,"maxLength":20},"email":{"type":"string","minLength":1,"maxLength":320,"description":"E-mail address of a recipient. If the order has none, it is the address of the merchant."}}};
const pattern_e9020b5e = new RegExp("^SMP[0-9]{13}$", "u");
const pattern_4ad7b0ab = new RegExp("^[A-Z]{2}$", "u");
const pattern_bcd856f2 = new RegExp("^IM[0-9]{10}$", "u");
const func_8db1845c = (text) => text.length > 4000 ? text.length / 2 : runtime_ajv_dist_runtime_ucs2length.default(text);
const func_191f75b3 = Object.prototype.hasOwnProperty;
const schema_40be9093 = {"type":"object","additionalProperties":false,"required":["description","quantity","unit_price"],"properties":{"description":{"type":"string","minLength":1,"maxLength":200},"quantity":{"type":"integer","minimum":1,"maximum":10000},"unit_price":{"type":"number","minimum":0,"description":"Price in the declared currency, with at most 6 decimals. 0 if the order has no price."},"unit_weight_kg":{"type":"number","exclusiveMinimum":0,"maximum":1000,"description":"Net weight of one piece, with at most 6 decimals. Absent if the order has none."},"sku":{"type":"string","minLength":0,"maxLength":64},"hs_code":{"type":"string","minLength":0,"maxLength":20},"country_of_manufacture":{"type":"string","minLength":0,"maxLength":2},"is_cspc":{"type":"boolean"},"merchant_product_id":{"type":"string","minLength":0,"maxLength":200},"mfr_id_std":{"type":"string","minLength":0,"maxLength":200},"mfr_id_nonstd":{"type":"string","minLength":0,"maxLength":200},"product_id_exemption":{"type":"string","minLength":1,"maxLength":16,"description":"Code that exempts the item from a product ID, such as Y081 for EU customs."},"cpsc_certifier_id":{"type":"string","minLength":1,"maxLength":64,"description":"Certifier ID of the certificate filed with the CPSC, the consumer product safety agency of the United States."},"cpsc_product_id":{"type":"string","minLength":1,"maxLength":64,"description":"Product ID of this certificate."},"cpsc_version_id":{"type":"string","minLength":1,"maxLength":64,"description":"Version ID of this certificate."},"battery_un_number":{"type":"string","minLength":1,"maxLength":16,"description":"UN number of the battery, such as UN3481.","pattern":"^UN[0-9]{4}$"},"battery_packing_instruction":{"type":"string","minLength":1,"maxLength":16,"description":"IATA packing instruction of the battery, such as PI967, with its section after a space if it is stated."},"battery_watt_hours":{"type":"number","exclusiveMinimum":0,"maximum":100000,"description":"Energy of one battery, in watt-hours, with at most 3 decimals."},"manufacturer":{"$ref":"#/components/schemas/ProductContact","description":"Manufacturer of the item."},"eu_responsible_person":{"$ref":"#/components/schemas/ProductContact","description":"Economic operator in the EU that is responsible for the item."}}};
const pattern_a38d5a76 = new RegExp("^UN[0-9]{4}$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.quantity === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"});
errors++;
}
if(data.unit_price === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unit_price"},message:"must have required property '"+"unit_price"+"'"});
errors++;
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func_8db1845c(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.quantity !== undefined){
let data0 = data.quantity;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.unit_price !== undefined){
let data0 = data.unit_price;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.unit_weight_kg !== undefined){
let data0 = data.unit_weight_kg;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_weight_kg",schemaPath:"#/properties/unit_weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"});
errors++;
}
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_weight_kg",schemaPath:"#/properties/unit_weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unit_weight_kg",schemaPath:"#/properties/unit_weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.sku !== undefined){
let data0 = data.sku;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_8db1845c(data0) < 0){
(vErrors ??= []).push({instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.hs_code !== undefined){
let data0 = data.hs_code;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/hs_code",schemaPath:"#/properties/hs_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
if(func_8db1845c(data0) < 0){
(vErrors ??= []).push({instancePath:instancePath+"/hs_code",schemaPath:"#/properties/hs_code/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hs_code",schemaPath:"#/properties/hs_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.country_of_manufacture !== undefined){
let data0 = data.country_of_manufacture;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 2){
(vErrors ??= []).push({instancePath:instancePath+"/country_of_manufacture",schemaPath:"#/properties/country_of_manufacture/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"});
errors++;
}
if(func_8db1845c(data0) < 0){
(vErrors ??= []).push({instancePath:instancePath+"/country_of_manufacture",schemaPath:"#/properties/country_of_manufacture/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/country_of_manufacture",schemaPath:"#/properties/country_of_manufacture/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.is_cspc !== undefined){
if(typeof data.is_cspc !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_cspc",schemaPath:"#/properties/is_cspc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.merchant_product_id !== undefined){
let data0 = data.merchant_product_id;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/merchant_product_id",schemaPath:"#/properties/merchant_product_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func_8db1845c(data0) < 0){
(vErrors ??= []).push({instancePath:instancePath+"/merchant_product_id",schemaPath:"#/properties/merchant_product_id/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/merchant_product_id",schemaPath:"#/properties/merchant_product_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.mfr_id_std !== undefined){
let data0 = data.mfr_id_std;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_std",schemaPath:"#/properties/mfr_id_std/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func_8db1845c(data0) < 0){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_std",schemaPath:"#/properties/mfr_id_std/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_std",schemaPath:"#/properties/mfr_id_std/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.mfr_id_nonstd !== undefined){
let data0 = data.mfr_id_nonstd;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_nonstd",schemaPath:"#/properties/mfr_id_nonstd/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func_8db1845c(data0) < 0){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_nonstd",schemaPath:"#/properties/mfr_id_nonstd/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_nonstd",schemaPath:"#/properties/mfr_id_nonstd/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.product_id_exemption !== undefined){
let data0 = data.product_id_exemption;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/product_id_exemption",schemaPath:"#/properties/product_id_exemption/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});
errors++;
}
if(func_8db1845c(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/product_id_exemption",schemaPath:"#/properties/product_id_exemption/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/product_id_exemption",schemaPath:"#/properties/product_id_exemption/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cpsc_certifier_id !== undefined){
let data0 = data.cpsc_certifier_id;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_certifier_id",schemaPath:"#/properties/cpsc_certifier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_8db1845c(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_certifier_id",schemaPath:"#/properties/cpsc_certifier_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_certifier_id",schemaPath:"#/properties/cpsc_certifier_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cpsc_product_id !== undefined){
let data0 = data.cpsc_product_id;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_product_id",schemaPath:"#/properties/cpsc_product_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_8db1845c(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_product_id",schemaPath:"#/properties/cpsc_product_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_product_id",schemaPath:"#/properties/cpsc_product_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cpsc_version_id !== undefined){
let data0 = data.cpsc_version_id;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_version_id",schemaPath:"#/properties/cpsc_version_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_8db1845c(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_version_id",schemaPath:"#/properties/cpsc_version_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_version_id",schemaPath:"#/properties/cpsc_version_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.battery_un_number !== undefined){
let data0 = data.battery_un_number;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/battery_un_number",schemaPath:"#/properties/battery_un_number/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});
errors++;
}
if(func_8db1845c(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/battery_un_number",schemaPath:"#/properties/battery_un_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 32){
if(!pattern_a38d5a76.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/battery_un_number",schemaPath:"#/properties/battery_un_number/pattern",keyword:"pattern",params:{pattern: "^UN[0-9]{4}$"},message:"must match pattern \""+"^UN[0-9]{4}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/battery_un_number",schemaPath:"#/properties/battery_un_number/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.battery_packing_instruction !== undefined){
let data0 = data.battery_packing_instruction;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/battery_packing_instruction",schemaPath:"#/properties/battery_packing_instruction/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});
errors++;
}
if(func_8db1845c(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/battery_packing_instruction",schemaPath:"#/properties/battery_packing_instruction/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/battery_packing_instruction",schemaPath:"#/properties/battery_packing_instruction/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.battery_watt_hours !== undefined){
let data0 = data.battery_watt_hours;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/battery_watt_hours",schemaPath:"#/properties/battery_watt_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"});
errors++;
}
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/battery_watt_hours",schemaPath:"#/properties/battery_watt_hours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/battery_watt_hours",schemaPath:"#/properties/battery_watt_hours/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.manufacturer !== undefined){
let data0 = data.manufacturer;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer",schemaPath:"#/components/schemas/ProductContact/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/name",schemaPath:"#/components/schemas/ProductContact/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/name",schemaPath:"#/components/schemas/ProductContact/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/name",schemaPath:"#/components/schemas/ProductContact/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.address !== undefined){
let data1 = data0.address;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 140){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/address",schemaPath:"#/components/schemas/ProductContact/properties/address/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/address",schemaPath:"#/components/schemas/ProductContact/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/address",schemaPath:"#/components/schemas/ProductContact/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.country_code !== undefined){
let data1 = data0.country_code;
if(typeof data1 === "string"){
if(!pattern_4ad7b0ab.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/country_code",schemaPath:"#/components/schemas/ProductContact/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/country_code",schemaPath:"#/components/schemas/ProductContact/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/email",schemaPath:"#/components/schemas/ProductContact/properties/email/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/email",schemaPath:"#/components/schemas/ProductContact/properties/email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/email",schemaPath:"#/components/schemas/ProductContact/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.phone !== undefined){
let data1 = data0.phone;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
for(const key0 in data0){
if(!(((((key0 === "name") || (key0 === "address")) || (key0 === "country_code")) || (key0 === "email")) || (key0 === "phone"))){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer",schemaPath:"#/components/schemas/ProductContact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer",schemaPath:"#/components/schemas/ProductContact/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.eu_responsible_person !== undefined){
let data0 = data.eu_responsible_person;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/components/schemas/ProductContact/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/name",schemaPath:"#/components/schemas/ProductContact/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/name",schemaPath:"#/components/schemas/ProductContact/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/name",schemaPath:"#/components/schemas/ProductContact/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.address !== undefined){
let data1 = data0.address;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 140){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/address",schemaPath:"#/components/schemas/ProductContact/properties/address/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/address",schemaPath:"#/components/schemas/ProductContact/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/address",schemaPath:"#/components/schemas/ProductContact/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.country_code !== undefined){
let data1 = data0.country_code;
if(typeof data1 === "string"){
if(!pattern_4ad7b0ab.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/country_code",schemaPath:"#/components/schemas/ProductContact/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/country_code",schemaPath:"#/components/schemas/ProductContact/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/email",schemaPath:"#/components/schemas/ProductContact/properties/email/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/email",schemaPath:"#/components/schemas/ProductContact/properties/email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/email",schemaPath:"#/components/schemas/ProductContact/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.phone !== undefined){
let data1 = data0.phone;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
for(const key0 in data0){
if(!(((((key0 === "name") || (key0 === "address")) || (key0 === "country_code")) || (key0 === "email")) || (key0 === "phone"))){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/components/schemas/ProductContact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/components/schemas/ProductContact/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
for(const key0 in data){
if(!(func_191f75b3.call(schema_40be9093.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate_BookingRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"});
errors++;
}
if(data.printed_reference === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "printed_reference"},message:"must have required property '"+"printed_reference"+"'"});
errors++;
}
if(data.customer_reference === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer_reference"},message:"must have required property '"+"customer_reference"+"'"});
errors++;
}
if(data.product_code === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product_code"},message:"must have required property '"+"product_code"+"'"});
errors++;
}
if(data.service_code === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_code"},message:"must have required property '"+"service_code"+"'"});
errors++;
}
if(data.goods_category === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "goods_category"},message:"must have required property '"+"goods_category"+"'"});
errors++;
}
if(data.recipient === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipient"},message:"must have required property '"+"recipient"+"'"});
errors++;
}
if(data.sender === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sender"},message:"must have required property '"+"sender"+"'"});
errors++;
}
if(data.parcels === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parcels"},message:"must have required property '"+"parcels"+"'"});
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"});
errors++;
}
if(data.declared_currency === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "declared_currency"},message:"must have required property '"+"declared_currency"+"'"});
errors++;
}
if(data.insured_amount_usd === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "insured_amount_usd"},message:"must have required property '"+"insured_amount_usd"+"'"});
errors++;
}
if(data.ioss_number === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ioss_number"},message:"must have required property '"+"ioss_number"+"'"});
errors++;
}
if(data.vat_prepay === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vat_prepay"},message:"must have required property '"+"vat_prepay"+"'"});
errors++;
}
if(data.voec_prepay === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voec_prepay"},message:"must have required property '"+"voec_prepay"+"'"});
errors++;
}
if(data.tax_number === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tax_number"},message:"must have required property '"+"tax_number"+"'"});
errors++;
}
if(data.sales_platform_name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sales_platform_name"},message:"must have required property '"+"sales_platform_name"+"'"});
errors++;
}
if(data.surcharges === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "surcharges"},message:"must have required property '"+"surcharges"+"'"});
errors++;
}
if(data.reference !== undefined){
let data0 = data.reference;
if(typeof data0 === "string"){
if(!pattern_f8f7d213.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,32}$"},message:"must match pattern \""+"^[A-Z0-9]{1,32}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.printed_reference !== undefined){
let data0 = data.printed_reference;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/printed_reference",schemaPath:"#/properties/printed_reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_8db1845c(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/printed_reference",schemaPath:"#/properties/printed_reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/printed_reference",schemaPath:"#/properties/printed_reference/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.customer_reference !== undefined){
let data0 = data.customer_reference;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_reference",schemaPath:"#/properties/customer_reference/type",keyword:"type",params:{type: schema_9d8cca37.properties.customer_reference.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/customer_reference",schemaPath:"#/properties/customer_reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
}
if(data.return_of !== undefined){
let data0 = data.return_of;
if(typeof data0 === "string"){
if(!pattern_e9020b5e.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/return_of",schemaPath:"#/properties/return_of/pattern",keyword:"pattern",params:{pattern: "^SMP[0-9]{13}$"},message:"must match pattern \""+"^SMP[0-9]{13}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/return_of",schemaPath:"#/properties/return_of/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.product_code !== undefined){
let data0 = data.product_code;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_8db1845c(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.service_code !== undefined){
let data0 = data.service_code;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/service_code",schemaPath:"#/properties/service_code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_8db1845c(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/service_code",schemaPath:"#/properties/service_code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/service_code",schemaPath:"#/properties/service_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.goods_category !== undefined){
let data0 = data.goods_category;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_8db1845c(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.recipient !== undefined){
let data0 = data.recipient;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.contact_name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"});
errors++;
}
if(data0.phone === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"});
errors++;
}
if(data0.country_code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"});
errors++;
}
if(data0.city === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"});
errors++;
}
if(data0.address === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"});
errors++;
}
if(data0.contact_name !== undefined){
let data1 = data0.contact_name;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.phone !== undefined){
let data1 = data0.phone;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/Party/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/Party/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/Party/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.country_code !== undefined){
let data1 = data0.country_code;
if(typeof data1 === "string"){
if(!pattern_4ad7b0ab.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/Party/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/Party/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.city !== undefined){
let data1 = data0.city;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/Party/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/Party/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/Party/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.address !== undefined){
let data1 = data0.address;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/Party/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/Party/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/Party/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.address_lines !== undefined){
let data1 = data0.address_lines;
if(Array.isArray(data1)){
if(data1.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address_lines",schemaPath:"#/components/schemas/Party/properties/address_lines/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address_lines",schemaPath:"#/components/schemas/Party/properties/address_lines/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
if(data1.length <= 50){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func_8db1845c(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address_lines/" + i0,schemaPath:"#/components/schemas/Party/properties/address_lines/items/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(func_8db1845c(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address_lines/" + i0,schemaPath:"#/components/schemas/Party/properties/address_lines/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address_lines/" + i0,schemaPath:"#/components/schemas/Party/properties/address_lines/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address_lines",schemaPath:"#/components/schemas/Party/properties/address_lines/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data0.district !== undefined){
let data1 = data0.district;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/Party/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_8db1845c(data1) < 0){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/Party/properties/district/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/Party/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.region !== undefined){
let data1 = data0.region;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/region",schemaPath:"#/components/schemas/Party/properties/region/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_8db1845c(data1) < 0){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/region",schemaPath:"#/components/schemas/Party/properties/region/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/region",schemaPath:"#/components/schemas/Party/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.postal_code !== undefined){
let data1 = data0.postal_code;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
if(func_8db1845c(data1) < 0){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 320){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/Party/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/Party/properties/email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/Party/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
for(const key0 in data0){
if(!(func_191f75b3.call(schema_71959413.properties, key0))){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/Party/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/Party/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.sender !== undefined){
let data0 = data.sender;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.contact_name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"});
errors++;
}
if(data0.phone === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"});
errors++;
}
if(data0.country_code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"});
errors++;
}
if(data0.city === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"});
errors++;
}
if(data0.address === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"});
errors++;
}
if(data0.contact_name !== undefined){
let data1 = data0.contact_name;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.phone !== undefined){
let data1 = data0.phone;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.country_code !== undefined){
let data1 = data0.country_code;
if(typeof data1 === "string"){
if(!pattern_4ad7b0ab.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sender/country_code",schemaPath:"#/components/schemas/Party/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender/country_code",schemaPath:"#/components/schemas/Party/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.city !== undefined){
let data1 = data0.city;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.address !== undefined){
let data1 = data0.address;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.address_lines !== undefined){
let data1 = data0.address_lines;
if(Array.isArray(data1)){
if(data1.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/sender/address_lines",schemaPath:"#/components/schemas/Party/properties/address_lines/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender/address_lines",schemaPath:"#/components/schemas/Party/properties/address_lines/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
if(data1.length <= 50){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func_8db1845c(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/sender/address_lines/" + i0,schemaPath:"#/components/schemas/Party/properties/address_lines/items/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(func_8db1845c(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender/address_lines/" + i0,schemaPath:"#/components/schemas/Party/properties/address_lines/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender/address_lines/" + i0,schemaPath:"#/components/schemas/Party/properties/address_lines/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender/address_lines",schemaPath:"#/components/schemas/Party/properties/address_lines/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data0.district !== undefined){
let data1 = data0.district;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_8db1845c(data1) < 0){
(vErrors ??= []).push({instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.region !== undefined){
let data1 = data0.region;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/sender/region",schemaPath:"#/components/schemas/Party/properties/region/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_8db1845c(data1) < 0){
(vErrors ??= []).push({instancePath:instancePath+"/sender/region",schemaPath:"#/components/schemas/Party/properties/region/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender/region",schemaPath:"#/components/schemas/Party/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.postal_code !== undefined){
let data1 = data0.postal_code;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
if(func_8db1845c(data1) < 0){
(vErrors ??= []).push({instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 320){
(vErrors ??= []).push({instancePath:instancePath+"/sender/email",schemaPath:"#/components/schemas/Party/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender/email",schemaPath:"#/components/schemas/Party/properties/email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender/email",schemaPath:"#/components/schemas/Party/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
for(const key0 in data0){
if(!(func_191f75b3.call(schema_71959413.properties, key0))){
(vErrors ??= []).push({instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
(vErrors ??= []).push({instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
}
if(data.parcels !== undefined){
let data0 = data.parcels;
if(Array.isArray(data0)){
if(data0.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
if(data0.length <= 20){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.weight_kg === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"});
errors++;
}
if(data1.weight_kg !== undefined){
let data2 = data1.weight_kg;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"});
errors++;
}
if(data2 <= 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data1.length_cm !== undefined){
let data2 = data1.length_cm;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 500 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"});
errors++;
}
if(data2 <= 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data1.width_cm !== undefined){
let data2 = data1.width_cm;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 500 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"});
errors++;
}
if(data2 <= 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data1.height_cm !== undefined){
let data2 = data1.height_cm;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 500 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"});
errors++;
}
if(data2 <= 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
for(const key0 in data1){
if(!((((key0 === "weight_kg") || (key0 === "length_cm")) || (key0 === "width_cm")) || (key0 === "height_cm"))){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
if(data0.length <= 100){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate26(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.declared_currency !== undefined){
let data0 = data.declared_currency;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/declared_currency",schemaPath:"#/properties/declared_currency/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "HKD") || (data0 === "USD"))){
(vErrors ??= []).push({instancePath:instancePath+"/declared_currency",schemaPath:"#/properties/declared_currency/enum",keyword:"enum",params:{allowedValues: schema_9d8cca37.properties.declared_currency.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.insured_amount_usd !== undefined){
let data0 = data.insured_amount_usd;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/insured_amount_usd",schemaPath:"#/properties/insured_amount_usd/type",keyword:"type",params:{type: schema_9d8cca37.properties.insured_amount_usd.type},message:"must be number,null"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/insured_amount_usd",schemaPath:"#/properties/insured_amount_usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.ioss_number !== undefined){
let data0 = data.ioss_number;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/type",keyword:"type",params:{type: schema_9d8cca37.properties.ioss_number.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(!pattern_bcd856f2.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/pattern",keyword:"pattern",params:{pattern: "^IM[0-9]{10}$"},message:"must match pattern \""+"^IM[0-9]{10}$"+"\""});
errors++;
}
}
}
if(data.vat_prepay !== undefined){
if(typeof data.vat_prepay !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/vat_prepay",schemaPath:"#/properties/vat_prepay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.voec_prepay !== undefined){
if(typeof data.voec_prepay !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/voec_prepay",schemaPath:"#/properties/voec_prepay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.incoterm !== undefined){
let data0 = data.incoterm;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/incoterm",schemaPath:"#/properties/incoterm/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "DAP") || (data0 === "DDP"))){
(vErrors ??= []).push({instancePath:instancePath+"/incoterm",schemaPath:"#/properties/incoterm/enum",keyword:"enum",params:{allowedValues: schema_9d8cca37.properties.incoterm.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.recipient_type !== undefined){
let data0 = data.recipient_type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/recipient_type",schemaPath:"#/properties/recipient_type/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "business") || (data0 === "private"))){
(vErrors ??= []).push({instancePath:instancePath+"/recipient_type",schemaPath:"#/properties/recipient_type/enum",keyword:"enum",params:{allowedValues: schema_9d8cca37.properties.recipient_type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.tax_number !== undefined){
let data0 = data.tax_number;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/type",keyword:"type",params:{type: schema_9d8cca37.properties.tax_number.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_8db1845c(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.sales_platform_name !== undefined){
let data0 = data.sales_platform_name;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/type",keyword:"type",params:{type: schema_9d8cca37.properties.sales_platform_name.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"});
errors++;
}
if(func_8db1845c(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.surcharges !== undefined){
let data0 = data.surcharges;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/properties/surcharges/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/properties/surcharges/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/properties/surcharges/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/surcharges",schemaPath:"#/properties/surcharges/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
for(const key0 in data){
if(!(func_191f75b3.call(schema_9d8cca37.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_BookingRequest.errors = vErrors;
return errors === 0;
}


function validate_DocumentProgress(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"});
errors++;
}
if(data.document !== undefined){
let data0 = data.document;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("generating" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/document",schemaPath:"#/properties/document/const",keyword:"const",params:{allowedValue: "generating"},message:"must be equal to constant"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_DocumentProgress.errors = vErrors;
return errors === 0;
}

const pattern_79219df5 = new RegExp("^[A-Z][A-Z0-9_]{0,63}$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"});
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern_79219df5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]{0,63}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9_]{0,63}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.message !== undefined){
let data0 = data.message;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func_8db1845c(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bookings !== undefined){
let data0 = data.bookings;
if(Array.isArray(data0)){
if(data0.length > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/bookings",schemaPath:"#/properties/bookings/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"});
errors++;
}
if(data0.length <= 10000){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!pattern_f8f7d213.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/bookings/" + i0,schemaPath:"#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,32}$"},message:"must match pattern \""+"^[A-Z0-9]{1,32}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bookings/" + i0,schemaPath:"#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bookings",schemaPath:"#/properties/bookings/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate_Error(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"});
errors++;
}
if(data.error !== undefined){
if(!(validate30(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_Error.errors = vErrors;
return errors === 0;
}


function validate_LabelProgress(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("generating" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/properties/label/const",keyword:"const",params:{allowedValue: "generating"},message:"must be equal to constant"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_LabelProgress.errors = vErrors;
return errors === 0;
}

const schema_93c56843 = {"type":"object","required":["reference","manifest_number","document"],"properties":{"reference":{"$ref":"#/components/schemas/ManifestReference"},"manifest_number":{"type":"string","pattern":"^[!-~]{1,64}$","description":"The carrier's number of the manifest."},"document":{"type":"string","enum":["ready","generating","failed","none"],"description":"State of the document. `none`: this carrier makes none."}}};
const pattern_828df21f = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");

function validate_Manifest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"});
errors++;
}
if(data.manifest_number === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "manifest_number"},message:"must have required property '"+"manifest_number"+"'"});
errors++;
}
if(data.document === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"});
errors++;
}
if(data.reference !== undefined){
let data0 = data.reference;
if(typeof data0 === "string"){
if(!pattern_828df21f.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/ManifestReference/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/ManifestReference/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.manifest_number !== undefined){
let data0 = data.manifest_number;
if(typeof data0 === "string"){
if(!pattern_695d3bc6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/manifest_number",schemaPath:"#/properties/manifest_number/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,64}$"},message:"must match pattern \""+"^[!-~]{1,64}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/manifest_number",schemaPath:"#/properties/manifest_number/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.document !== undefined){
let data0 = data.document;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((data0 === "ready") || (data0 === "generating")) || (data0 === "failed")) || (data0 === "none"))){
(vErrors ??= []).push({instancePath:instancePath+"/document",schemaPath:"#/properties/document/enum",keyword:"enum",params:{allowedValues: schema_93c56843.properties.document.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_Manifest.errors = vErrors;
return errors === 0;
}

const pattern_71d7a046 = new RegExp("^[a-z][a-z0-9-]{0,31}$", "u");
const formats_18633c35 = runtime_ajv_formats_dist_formats.fullFormats.date;
const func_1c29993f = runtime_ajv_dist_runtime_equal.default;

function validate_ManifestRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"});
errors++;
}
if(data.carrier === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "carrier"},message:"must have required property '"+"carrier"+"'"});
errors++;
}
if(data.day === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"});
errors++;
}
if(data.bookings === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bookings"},message:"must have required property '"+"bookings"+"'"});
errors++;
}
if(data.reference !== undefined){
let data0 = data.reference;
if(typeof data0 === "string"){
if(!pattern_828df21f.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/ManifestReference/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/ManifestReference/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.carrier !== undefined){
let data0 = data.carrier;
if(typeof data0 === "string"){
if(!pattern_71d7a046.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.day !== undefined){
let data0 = data.day;
if(typeof data0 === "string"){
if(!(formats_18633c35.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/day",schemaPath:"#/properties/day/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bookings !== undefined){
let data0 = data.bookings;
if(Array.isArray(data0)){
if(data0.length > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/bookings",schemaPath:"#/properties/bookings/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/bookings",schemaPath:"#/properties/bookings/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
if(data0.length <= 10000){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!pattern_f8f7d213.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/bookings/" + i0,schemaPath:"#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,32}$"},message:"must match pattern \""+"^[A-Z0-9]{1,32}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bookings/" + i0,schemaPath:"#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
if(data0.length <= 10000){
let i0 = data0.length;
let j0;
if(i0 > 1){
outer0:
for(;i0--;){
for(j0 = i0; j0--;){
if(func_1c29993f(data0[i0], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/bookings",schemaPath:"#/properties/bookings/uniqueItems",keyword:"uniqueItems",params:{i: i0, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i0+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bookings",schemaPath:"#/properties/bookings/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
for(const key0 in data){
if(!((((key0 === "reference") || (key0 === "carrier")) || (key0 === "day")) || (key0 === "bookings"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_ManifestRequest.errors = vErrors;
return errors === 0;
}

const schema_19b4813e = {"type":"object","description":"Notice about one shipment. It names the shipment by `reference`, `waybill_number` or both. If it has both, the reference counts. It can have properties that this document does not define.","required":["event_id","type"],"properties":{"event_id":{"type":"string","pattern":"^[!-~]{1,128}$","description":"Id of the notice, unique among all notices of the gateway."},"type":{"$ref":"#/components/schemas/NoticeType"},"reference":{"oneOf":[{"$ref":"#/components/schemas/Reference"},{"type":"null"}]},"waybill_number":{"type":["string","null"],"pattern":"^[!-~]{1,64}$"}},"anyOf":[{"required":["reference"],"properties":{"reference":{"type":"string"}}},{"required":["waybill_number"],"properties":{"waybill_number":{"type":"string"}}}],"allOf":[{"if":{"required":["type"],"properties":{"type":{"const":"checkpoint"}}},"then":{"$ref":"#/components/schemas/CheckpointNotice"}},{"if":{"required":["type"],"properties":{"type":{"const":"last_mile"}}},"then":{"$ref":"#/components/schemas/LastMileNotice"}},{"if":{"required":["type"],"properties":{"type":{"const":"final_fee"}}},"then":{"$ref":"#/components/schemas/FinalFeeNotice"}},{"if":{"required":["type"],"properties":{"type":{"const":"label"}}},"then":{"$ref":"#/components/schemas/LabelNotice"}}]};
const schema_46cf6a98 = {"type":"object","description":"Result of generating a label: the label is ready, or it failed and will never be generated.","required":["label"],"properties":{"label":{"type":"string","enum":["ready","failed"]}}};
const schema_c28138ec = {"type":"string","enum":["checkpoint","last_mile","final_fee","proof_of_delivery","label"]};
const schema_9340318b = {"type":"object","description":"Event in the transport of the parcel. Sampan shows a code that it does not know unchanged.","required":["occurred_at","code"],"properties":{"occurred_at":{"type":"string","format":"date-time","description":"Time by the carrier's clock, in the local time of the place with its UTC offset, such as 2026-11-24T17:05:00+09:00. Sampan keeps the offset and shows the local time. With `Z` or `-00:00`, the offset of the place is not known. The time is in the year 2000 or later, and at most one day in the future."},"code":{"type":"string","pattern":"^[!-~]{1,64}$","description":"INFO_RECEIVED, PICKED_UP, RECEIVED_AT_HUB, EXPORT_CUSTOMS, DEPARTED, IN_TRANSIT, ARRIVED, IMPORT_CUSTOMS, CUSTOMS_HOLD, CUSTOMS_CLEARED, HANDED_OVER, AT_DEPOT, OUT_FOR_DELIVERY, READY_FOR_PICKUP, NOT_HOME, REFUSED, DELIVERY_FAILED, ADDRESS_QUERY, DELAYED, DAMAGED, DESTROYED, LOST, EXCEPTION, RETURNING, RETURNED, DELIVERED, DELIVERED_TO_RECIPIENT, or another. For a parcel on its way back, DELIVERED means that its sender got it: see sendNotice."},"location":{"type":["string","null"],"minLength":1,"maxLength":200,"description":"City and country. The public sees it, so it must never have a name or a street address."},"eta":{"type":["string","null"],"format":"date-time","description":"Expected time of delivery, at most 366 days in the future. Null if it is no longer known. Absent if it has not changed."},"needed":{"type":["string","null"],"minLength":1,"maxLength":500,"description":"Documents or steps that the recipient owes before the parcel goes on, such as the documents that customs asks for, in English or the language of the destination. The recipient reads it, and so may others: it must never have a name or an address."},"deadline":{"type":["string","null"],"format":"date","description":"Last day for what is needed, by the calendar of the place, at most 366 days in the future."},"next_attempt":{"type":["string","null"],"format":"date","description":"Day of the next attempt to deliver, by the calendar of the place, at most 366 days in the future."},"pickup_place":{"oneOf":[{"$ref":"#/components/schemas/PickupPlace"},{"type":"null"}],"description":"Place where the recipient can collect the parcel. Added in version 1.8.0, as `needed`, `deadline` and `next_attempt`."}}};
const schema_d0ab2b8d = {"type":"object","description":"Place of the carrier where parcels are collected, never the address of a person.","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100,"description":"Name of the place, as a sign at its door has it."},"address":{"type":["string","null"],"minLength":1,"maxLength":200,"description":"Street address of the place, on one line."},"until":{"type":["string","null"],"format":"date","description":"Last day that the parcel waits there, at most 366 days in the future."}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.occurred_at === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "occurred_at"},message:"must have required property '"+"occurred_at"+"'"});
errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"});
errors++;
}
if(data.occurred_at !== undefined){
let data0 = data.occurred_at;
if(typeof data0 === "string"){
if(!(formats_de17dabf.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/occurred_at",schemaPath:"#/properties/occurred_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/occurred_at",schemaPath:"#/properties/occurred_at/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern_695d3bc6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,64}$"},message:"must match pattern \""+"^[!-~]{1,64}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.location !== undefined){
let data0 = data.location;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema_9340318b.properties.location.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func_8db1845c(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/location",schemaPath:"#/properties/location/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.eta !== undefined){
let data0 = data.eta;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/eta",schemaPath:"#/properties/eta/type",keyword:"type",params:{type: schema_9340318b.properties.eta.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(!(formats_de17dabf.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/eta",schemaPath:"#/properties/eta/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
}
if(data.needed !== undefined){
let data0 = data.needed;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/needed",schemaPath:"#/properties/needed/type",keyword:"type",params:{type: schema_9340318b.properties.needed.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/needed",schemaPath:"#/properties/needed/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func_8db1845c(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/needed",schemaPath:"#/properties/needed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.deadline !== undefined){
let data0 = data.deadline;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/type",keyword:"type",params:{type: schema_9340318b.properties.deadline.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(!(formats_18633c35.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""});
errors++;
}
}
}
if(data.next_attempt !== undefined){
let data0 = data.next_attempt;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/next_attempt",schemaPath:"#/properties/next_attempt/type",keyword:"type",params:{type: schema_9340318b.properties.next_attempt.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(!(formats_18633c35.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/next_attempt",schemaPath:"#/properties/next_attempt/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""});
errors++;
}
}
}
if(data.pickup_place !== undefined){
let data0 = data.pickup_place;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pickup_place",schemaPath:"#/components/schemas/PickupPlace/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/pickup_place/name",schemaPath:"#/components/schemas/PickupPlace/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/pickup_place/name",schemaPath:"#/components/schemas/PickupPlace/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pickup_place/name",schemaPath:"#/components/schemas/PickupPlace/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.address !== undefined){
let data1 = data0.address;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pickup_place/address",schemaPath:"#/components/schemas/PickupPlace/properties/address/type",keyword:"type",params:{type: schema_d0ab2b8d.properties.address.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(func_8db1845c(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/pickup_place/address",schemaPath:"#/components/schemas/PickupPlace/properties/address/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func_8db1845c(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/pickup_place/address",schemaPath:"#/components/schemas/PickupPlace/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data0.until !== undefined){
let data1 = data0.until;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pickup_place/until",schemaPath:"#/components/schemas/PickupPlace/properties/until/type",keyword:"type",params:{type: schema_d0ab2b8d.properties.until.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(!(formats_18633c35.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/pickup_place/until",schemaPath:"#/components/schemas/PickupPlace/properties/until/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pickup_place",schemaPath:"#/components/schemas/PickupPlace/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/pickup_place",schemaPath:"#/properties/pickup_place/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
(vErrors ??= []).push({instancePath:instancePath+"/pickup_place",schemaPath:"#/properties/pickup_place/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.weight_kg === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"});
errors++;
}
if(data.weight_kg !== undefined){
let data0 = data.weight_kg;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 20000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/weight_kg",schemaPath:"#/properties/weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000},message:"must be <= 20000"});
errors++;
}
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/weight_kg",schemaPath:"#/properties/weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/weight_kg",schemaPath:"#/properties/weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.length_cm !== undefined){
let data0 = data.length_cm;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/length_cm",schemaPath:"#/components/schemas/MeasuredSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"});
errors++;
}
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/length_cm",schemaPath:"#/components/schemas/MeasuredSize/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/length_cm",schemaPath:"#/components/schemas/MeasuredSize/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.width_cm !== undefined){
let data0 = data.width_cm;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/width_cm",schemaPath:"#/components/schemas/MeasuredSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"});
errors++;
}
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/width_cm",schemaPath:"#/components/schemas/MeasuredSize/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/width_cm",schemaPath:"#/components/schemas/MeasuredSize/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.height_cm !== undefined){
let data0 = data.height_cm;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/height_cm",schemaPath:"#/components/schemas/MeasuredSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"});
errors++;
}
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/height_cm",schemaPath:"#/components/schemas/MeasuredSize/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/height_cm",schemaPath:"#/components/schemas/MeasuredSize/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

const pattern_64804b8f = new RegExp("^https://[A-Za-z0-9.-]{1,253}(?::[0-9]{1,5})?/[!-~]*$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.charged_hkd === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "charged_hkd"},message:"must have required property '"+"charged_hkd"+"'"});
errors++;
}
if(data.chargeable_weight_kg === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chargeable_weight_kg"},message:"must have required property '"+"chargeable_weight_kg"+"'"});
errors++;
}
if(data.charged_hkd !== undefined){
let data0 = data.charged_hkd;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/charged_hkd",schemaPath:"#/properties/charged_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/charged_hkd",schemaPath:"#/properties/charged_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/charged_hkd",schemaPath:"#/properties/charged_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.chargeable_weight_kg !== undefined){
let data0 = data.chargeable_weight_kg;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 20000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/chargeable_weight_kg",schemaPath:"#/properties/chargeable_weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000},message:"must be <= 20000"});
errors++;
}
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/chargeable_weight_kg",schemaPath:"#/properties/chargeable_weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chargeable_weight_kg",schemaPath:"#/properties/chargeable_weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.duties_taxes_hkd !== undefined){
let data0 = data.duties_taxes_hkd;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/duties_taxes_hkd",schemaPath:"#/properties/duties_taxes_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/duties_taxes_hkd",schemaPath:"#/properties/duties_taxes_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/duties_taxes_hkd",schemaPath:"#/properties/duties_taxes_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.measured !== undefined){
if(!(validate39(data.measured, {instancePath:instancePath+"/measured",parentData:data,parentDataProperty:"measured",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.lines !== undefined){
let data0 = data.lines;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
if(data0.length <= 50){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0,schemaPath:"#/components/schemas/ChargeLine/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data1.amount_hkd === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0,schemaPath:"#/components/schemas/ChargeLine/required",keyword:"required",params:{missingProperty: "amount_hkd"},message:"must have required property '"+"amount_hkd"+"'"});
errors++;
}
if(data1.kind !== undefined){
let data2 = data1.kind;
if(typeof data2 === "string"){
if(!pattern_79219df5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0+"/kind",schemaPath:"#/components/schemas/ChargeLine/properties/kind/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]{0,63}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9_]{0,63}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0+"/kind",schemaPath:"#/components/schemas/ChargeLine/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data1.amount_hkd !== undefined){
let data2 = data1.amount_hkd;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0+"/amount_hkd",schemaPath:"#/components/schemas/ChargeLine/properties/amount_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"});
errors++;
}
if(data2 < -1000000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0+"/amount_hkd",schemaPath:"#/components/schemas/ChargeLine/properties/amount_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0+"/amount_hkd",schemaPath:"#/components/schemas/ChargeLine/properties/amount_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0,schemaPath:"#/components/schemas/ChargeLine/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.photo_url !== undefined){
let data0 = data.photo_url;
if(typeof data0 === "string"){
if(func_8db1845c(data0) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/photo_url",schemaPath:"#/properties/photo_url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data0.length <= 4000){
if(!pattern_64804b8f.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/photo_url",schemaPath:"#/properties/photo_url/pattern",keyword:"pattern",params:{pattern: "^https://[A-Za-z0-9.-]{1,253}(?::[0-9]{1,5})?/[!-~]*$"},message:"must match pattern \""+"^https://[A-Za-z0-9.-]{1,253}(?::[0-9]{1,5})?/[!-~]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/photo_url",schemaPath:"#/properties/photo_url/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cost_hkd !== undefined){
let data0 = data.cost_hkd;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cost_hkd",schemaPath:"#/properties/cost_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cost_hkd",schemaPath:"#/properties/cost_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cost_hkd",schemaPath:"#/properties/cost_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

const pattern_8507ad1a = new RegExp("^[!-~]{1,128}$", "u");

function validate_Notice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"});
errors++;
}
if(data.reference !== undefined){
if(typeof data.reference !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/anyOf/0/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.waybill_number === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "waybill_number"},message:"must have required property '"+"waybill_number"+"'"});
errors++;
}
if(data.waybill_number !== undefined){
if(typeof data.waybill_number !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/waybill_number",schemaPath:"#/anyOf/1/properties/waybill_number/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.type !== undefined){
if("checkpoint" !== data.type){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs4 = errors;
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var _valid1 = _errs4 === errors;
valid1 = _valid1;
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
const _errs4 = errors;
let valid2 = true;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.type !== undefined){
if("last_mile" !== data.type){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid2 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.occurred_at === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LastMileNotice/required",keyword:"required",params:{missingProperty: "occurred_at"},message:"must have required property '"+"occurred_at"+"'"});
errors++;
}
if(data.last_mile_tracking_number === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LastMileNotice/required",keyword:"required",params:{missingProperty: "last_mile_tracking_number"},message:"must have required property '"+"last_mile_tracking_number"+"'"});
errors++;
}
if(data.occurred_at !== undefined){
let data0 = data.occurred_at;
if(typeof data0 === "string"){
if(!(formats_de17dabf.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/occurred_at",schemaPath:"#/components/schemas/LastMileNotice/properties/occurred_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/occurred_at",schemaPath:"#/components/schemas/LastMileNotice/properties/occurred_at/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.last_mile_tracking_number !== undefined){
let data0 = data.last_mile_tracking_number;
if(typeof data0 === "string"){
if(!pattern_695d3bc6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/last_mile_tracking_number",schemaPath:"#/components/schemas/LastMileNotice/properties/last_mile_tracking_number/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,64}$"},message:"must match pattern \""+"^[!-~]{1,64}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/last_mile_tracking_number",schemaPath:"#/components/schemas/LastMileNotice/properties/last_mile_tracking_number/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LastMileNotice/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid2 = _errs6 === errors;
valid2 = _valid2;
}
if(!valid2){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.type !== undefined){
if("final_fee" !== data.type){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid3 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs8 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid3 = _errs8 === errors;
valid3 = _valid3;
}
if(!valid3){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.type !== undefined){
if("label" !== data.type){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid4 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LabelNotice/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/components/schemas/LabelNotice/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "ready") || (data0 === "failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/components/schemas/LabelNotice/properties/label/enum",keyword:"enum",params:{allowedValues: schema_46cf6a98.properties.label.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LabelNotice/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid4 = _errs10 === errors;
valid4 = _valid4;
}
if(!valid4){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.event_id !== undefined){
let data0 = data.event_id;
if(typeof data0 === "string"){
if(!pattern_8507ad1a.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,128}$"},message:"must match pattern \""+"^[!-~]{1,128}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/NoticeType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((data0 === "checkpoint") || (data0 === "last_mile")) || (data0 === "final_fee")) || (data0 === "proof_of_delivery")) || (data0 === "label"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/NoticeType/enum",keyword:"enum",params:{allowedValues: schema_c28138ec.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.reference !== undefined){
let data0 = data.reference;
const _errs10 = errors;
let valid5 = false;
let passing0 = null;
const _errs11 = errors;
if(typeof data0 === "string"){
if(!pattern_f8f7d213.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,32}$"},message:"must match pattern \""+"^[A-Z0-9]{1,32}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid5 = _errs11 === errors;
if(_valid5){
valid5 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs12 === errors;
if(_valid5 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid5){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.waybill_number !== undefined){
let data0 = data.waybill_number;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/type",keyword:"type",params:{type: schema_19b4813e.properties.waybill_number.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(!pattern_695d3bc6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,64}$"},message:"must match pattern \""+"^[!-~]{1,64}$"+"\""});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_Notice.errors = vErrors;
return errors === 0;
}


function validate_NoticeRefusal(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"});
errors++;
}
if(data.sysCode === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sysCode"},message:"must have required property '"+"sysCode"+"'"});
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sysCode !== undefined){
if(typeof data.sysCode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sysCode",schemaPath:"#/properties/sysCode/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_NoticeRefusal.errors = vErrors;
return errors === 0;
}

const schema_9bd4c241 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"integer"},"message":{"type":"string"},"data":{"type":"object","required":["event_id","result"],"properties":{"event_id":{"type":"string"},"result":{"type":"string","enum":["applied","refused","waiting","duplicate"],"description":"`applied`: Sampan applied the notice. `refused`: Sampan stored the notice, and does not charge its final fee. `waiting`: Sampan stored the notice, and applies or refuses it later. `duplicate`: Sampan had already received the notice."}}}}};

function validate_NoticeTaken(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"});
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.event_id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"});
errors++;
}
if(data0.result === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"});
errors++;
}
if(data0.event_id !== undefined){
if(typeof data0.event_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data/event_id",schemaPath:"#/properties/data/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.result !== undefined){
let data1 = data0.result;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data/result",schemaPath:"#/properties/data/properties/result/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((data1 === "applied") || (data1 === "refused")) || (data1 === "waiting")) || (data1 === "duplicate"))){
(vErrors ??= []).push({instancePath:instancePath+"/data/result",schemaPath:"#/properties/data/properties/result/enum",keyword:"enum",params:{allowedValues: schema_9bd4c241.properties.data.properties.result.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_NoticeTaken.errors = vErrors;
return errors === 0;
}

const schema_e5701173 = {"type":"object","required":["url","taken_at"],"properties":{"url":{"type":"string","pattern":"^https?://[!-~]{1,2000}$","description":"Address of a JPEG. Sampan downloads it without credentials."},"taken_at":{"type":["string","null"],"format":"date-time"}}};
const pattern_dc4d91c5 = new RegExp("^https?://[!-~]{1,2000}$", "u");

function validate_ProofOfDelivery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.photo === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "photo"},message:"must have required property '"+"photo"+"'"});
errors++;
}
if(data.certificate === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certificate"},message:"must have required property '"+"certificate"+"'"});
errors++;
}
if(data.photo !== undefined){
let data0 = data.photo;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.url === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/photo",schemaPath:"#/components/schemas/StoredPhoto/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});
errors++;
}
if(data0.taken_at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/photo",schemaPath:"#/components/schemas/StoredPhoto/required",keyword:"required",params:{missingProperty: "taken_at"},message:"must have required property '"+"taken_at"+"'"});
errors++;
}
if(data0.url !== undefined){
let data1 = data0.url;
if(typeof data1 === "string"){
if(!pattern_dc4d91c5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/photo/url",schemaPath:"#/components/schemas/StoredPhoto/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[!-~]{1,2000}$"},message:"must match pattern \""+"^https?://[!-~]{1,2000}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/photo/url",schemaPath:"#/components/schemas/StoredPhoto/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.taken_at !== undefined){
let data1 = data0.taken_at;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/photo/taken_at",schemaPath:"#/components/schemas/StoredPhoto/properties/taken_at/type",keyword:"type",params:{type: schema_e5701173.properties.taken_at.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(!(formats_de17dabf.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/photo/taken_at",schemaPath:"#/components/schemas/StoredPhoto/properties/taken_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/photo",schemaPath:"#/components/schemas/StoredPhoto/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/photo",schemaPath:"#/properties/photo/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
(vErrors ??= []).push({instancePath:instancePath+"/photo",schemaPath:"#/properties/photo/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
}
if(data.certificate !== undefined){
let data0 = data.certificate;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.url === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/certificate",schemaPath:"#/components/schemas/StoredCertificate/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});
errors++;
}
if(data0.url !== undefined){
let data1 = data0.url;
if(typeof data1 === "string"){
if(!pattern_dc4d91c5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/certificate/url",schemaPath:"#/components/schemas/StoredCertificate/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[!-~]{1,2000}$"},message:"must match pattern \""+"^https?://[!-~]{1,2000}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/certificate/url",schemaPath:"#/components/schemas/StoredCertificate/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/certificate",schemaPath:"#/components/schemas/StoredCertificate/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid1 = _errs1 === errors;
if(_valid1){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/certificate",schemaPath:"#/properties/certificate/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs2 === errors;
if(_valid1 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
(vErrors ??= []).push({instancePath:instancePath+"/certificate",schemaPath:"#/properties/certificate/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_ProofOfDelivery.errors = vErrors;
return errors === 0;
}


function validate_TestNotice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"});
errors++;
}
if(data.event_id !== undefined){
let data0 = data.event_id;
if(typeof data0 === "string"){
if(!pattern_8507ad1a.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,128}$"},message:"must match pattern \""+"^[!-~]{1,128}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_TestNotice.errors = vErrors;
return errors === 0;
}

const schema_9e430015 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"$ref":"#/components/schemas/NoticeType"},"code":{"type":"string","enum":["DELIVERED_TO_RECIPIENT"],"description":"Code of a checkpoint: the gateway sends what it sends if a parcel was on its way back and its recipient gets it after all. Absent: a checkpoint of any code."}}};

function validate_TestNoticeRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/NoticeType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((data0 === "checkpoint") || (data0 === "last_mile")) || (data0 === "final_fee")) || (data0 === "proof_of_delivery")) || (data0 === "label"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/NoticeType/enum",keyword:"enum",params:{allowedValues: schema_c28138ec.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "DELIVERED_TO_RECIPIENT")){
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema_9e430015.properties.code.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "code"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_TestNoticeRequest.errors = vErrors;
return errors === 0;
}

return {
  Booking: validate_Booking,
  BookingPage: validate_BookingPage,
  BookingRequest: validate_BookingRequest,
  DocumentProgress: validate_DocumentProgress,
  Error: validate_Error,
  LabelProgress: validate_LabelProgress,
  Manifest: validate_Manifest,
  ManifestRequest: validate_ManifestRequest,
  Notice: validate_Notice,
  NoticeRefusal: validate_NoticeRefusal,
  NoticeTaken: validate_NoticeTaken,
  ProofOfDelivery: validate_ProofOfDelivery,
  TestNotice: validate_TestNotice,
  TestNoticeRequest: validate_TestNoticeRequest,
};
})();

export const gatewayValidators = {
  Booking,
  BookingPage,
  BookingRequest,
  DocumentProgress,
  Error,
  LabelProgress,
  Manifest,
  ManifestRequest,
  Notice,
  NoticeRefusal,
  NoticeTaken,
  ProofOfDelivery,
  TestNotice,
  TestNoticeRequest,
};
