// Generated from openapi.json by codegen/. Do not edit.

import runtime_ajv_formats_dist_formats from 'ajv-formats/dist/formats.js';

export const {
  CountryListReturn,
  ErrorReturn,
  EventListReturn,
  EventReturn,
  QuoteReturn,
  ServiceTierListReturn,
  ShipmentAvailableForPickupEvent,
  ShipmentBillingSettledEvent,
  ShipmentCancelReturn,
  ShipmentCancelledEvent,
  ShipmentCreatedEvent,
  ShipmentCreatedReturn,
  ShipmentDeliveredEvent,
  ShipmentDeliveryFailedEvent,
  ShipmentDetailReturn,
  ShipmentExceptionEvent,
  ShipmentInTransitEvent,
  ShipmentLabelReadyEvent,
  ShipmentLastMileAssignedEvent,
  ShipmentListReturn,
  ShipmentOutForDeliveryEvent,
  ShipmentPickedUpEvent,
  ShipmentPodAvailableEvent,
  ShipmentReturnedEvent,
  ShipmentReturningEvent,
  ShipmentTrackingUpdatedEvent,
  ShipmentValidationReturn,
  TrackingReturn,
  WalletLowBalanceEvent,
  WalletReturn,
  WalletTransactionListReturn,
  WebhookCreatedReturn,
  WebhookDeliveryListReturn,
  WebhookDeliveryReturn,
  WebhookDisabledEvent,
  WebhookListReturn,
  WebhookReturn,
  WebhookSampleReturn,
  WebhookSecretRotatedReturn,
  WebhookTestEvent,
} = (() => {


const schema31 = {"$id":"CountryListReturn","$ref":"contract#/components/schemas/CountryListReturn"};
const schema33 = {"type":"object","description":"Success envelope of listCountries.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"type":"array","items":{"$ref":"#/components/schemas/Country"},"maxItems":300,"description":"The destination countries, ordered by code."}}};
const schema34 = {"type":"object","description":"A supported destination country.","required":["code","name"],"properties":{"code":{"type":"string","description":"Country code (ISO 3166-1 alpha-2)."},"name":{"$ref":"#/components/schemas/CountryName","description":"Name of the country."}}};
const schema35 = {"type":"object","description":"Name of a country.","required":["en","zh_hk"],"properties":{"en":{"type":"string","description":"Name in English."},"zh_hk":{"type":["string","null"],"description":"Name in Traditional Chinese as written in Hong Kong. Null if there is none."}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.en === undefined){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CountryName/required",keyword:"required",params:{missingProperty: "en"},message:"must have required property '"+"en"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.zh_hk === undefined){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CountryName/required",keyword:"required",params:{missingProperty: "zh_hk"},message:"must have required property '"+"zh_hk"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.en !== undefined){
if(typeof data1.en !== "string"){
const err5 = {instancePath:instancePath+"/name/en",schemaPath:"#/components/schemas/CountryName/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.zh_hk !== undefined){
let data3 = data1.zh_hk;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/name/zh_hk",schemaPath:"#/components/schemas/CountryName/properties/zh_hk/type",keyword:"type",params:{type: schema35.properties.zh_hk.type},message:"must be string,null"};
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
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CountryName/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"code":true,"name":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
if(data2.length > 300){
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CountryListReturn" */;
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
validate20.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema36 = {"$id":"ErrorReturn","$ref":"contract#/components/schemas/ErrorReturn"};
const schema37 = {"type":"object","description":"Envelope of every error response.","required":["status","message","sysCode","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`."},"sysCode":{"type":"string","pattern":"^[0-9]+$","description":"Error number as a string of digits: the `code` of an entry in `x-sys-codes`. A number is never reused for another error."},"data":{"$ref":"#/components/schemas/ErrorData","description":"Details of the error."}}};
const pattern4 = new RegExp("^[0-9]+$", "u");
const schema38 = {"description":"Details of an error. If request fields are at fault: a list of violations. Otherwise: an object with the error's name and details, or null. The JSON type tells the three apart.","oneOf":[{"$ref":"#/components/schemas/ViolationList"},{"$ref":"#/components/schemas/ErrorDetail"},{"type":"null"}]};
const schema41 = {"type":"object","description":"Details of an error. `name` is always present. The other properties depend on the error: each description names the errors that may have it. More properties may be added.","required":["name"],"properties":{"name":{"type":"string","description":"Error name: a key of `x-sys-codes`."},"reason":{"type":"string","description":"Reason for the error. For RATE_LIMITED: `per_second` or `per_day`. For RATE_ENGINE_REJECTED: why the pricing engine could not price the request. For MALFORMED_JSON: where the body stops being valid JSON."},"field":{"type":"string","description":"Part of the request to change: `rate_card`, `declared_value_hkd` or `parcels`. For RATE_ENGINE_REJECTED errors."},"retry_after_seconds":{"type":"integer","description":"Value of the `Retry-After` header, in seconds. For all errors with that header."},"day_reset_at":{"type":"string","format":"date-time","description":"Time at which the daily quota resets. For RATE_LIMITED errors."},"required_scope":{"type":"string","description":"Scope that the API key lacks. For SCOPE_MISSING errors."},"original_body_sha256":{"type":"string","pattern":"^[0-9a-f]{64}$","description":"SHA-256 digest, in lowercase hex, of the original request body as canonical JSON (RFC 8785). For IDEMPOTENCY_CONFLICT and IDEMPOTENCY_KEY_REUSED errors."},"shipment_status":{"type":"string","description":"Current status of the shipment. For SHIPMENT_NOT_CANCELLABLE errors."},"total_hkd":{"type":"number","description":"Total of the final quote, in HKD. For PRICING_QUOTE_CHANGED and INSUFFICIENT_FUNDS errors."},"discount_rule_id":{"type":["string","null"],"description":"Discount rule of the final quote. Null if the quote has no discount. For PRICING_QUOTE_CHANGED errors."},"available_hkd":{"type":"number","description":"Available amount of the wallet, in HKD. For INSUFFICIENT_FUNDS errors."},"carrier_code":{"type":"string","description":"Code of the carrier that rejected the shipment or its cancellation. For CARRIER_DISPATCH_REJECTED and SHIPMENT_NOT_CANCELLABLE errors."},"carrier_message":{"type":"string","description":"The carrier's own message. For CARRIER_DISPATCH_REJECTED and SHIPMENT_NOT_CANCELLABLE errors."},"negative_cache":{"type":"boolean","description":"`true` if the rejection was returned from the negative cache, without calling the carrier. For CARRIER_DISPATCH_REJECTED errors."},"existing_webhook_id":{"type":"string","description":"ID of the active endpoint that already uses the URL. For DUPLICATE_WEBHOOK_TARGET errors."}}};
const schema39 = {"type":"array","items":{"$ref":"#/components/schemas/Violation"},"minItems":1,"maxItems":100,"description":"Request fields that are not valid. All schema violations are reported together. At most 100 violations are listed, and fewer if they would exceed 64 KiB. The envelope's `message` then says how many more there are. No two violations have the same path. If several rules fail, the first one determines the HTTP status, `sysCode` and error name."};
const schema40 = {"type":"object","description":"One request field that is not valid.","required":["path","code","message"],"properties":{"path":{"type":"array","items":{"type":["string","integer"]},"maxItems":40,"description":"Path of the field from the root of the body: property names, and array indexes as numbers. The path of a missing or unknown property ends in the name of that property. The path of a query parameter or header is its name alone. Keys of `metadata` are always strings. A name longer than 100 characters is truncated and ends in `…`. Empty if no field is at fault."},"code":{"type":"string","description":"Name of the violated rule: `INVALID_FIELD` or the name of another entry in `x-sys-codes`."},"message":{"type":"string","description":"Description of the problem, phrased to follow the field's name: `must be at most 1000`."}}};

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
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.path === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/Violation/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.code === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/Violation/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.message === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/Violation/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.path !== undefined){
let data1 = data0.path;
if(Array.isArray(data1)){
if(data1.length > 40){
const err5 = {instancePath:instancePath+"/" + i0+"/path",schemaPath:"#/components/schemas/Violation/properties/path/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data1.length;
for(let i1=0; i1<len1; i1++){
let data2 = data1[i1];
if((typeof data2 !== "string") && (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2))))){
const err6 = {instancePath:instancePath+"/" + i0+"/path/" + i1,schemaPath:"#/components/schemas/Violation/properties/path/items/type",keyword:"type",params:{type: schema40.properties.path.items.type},message:"must be string,integer"};
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
const err7 = {instancePath:instancePath+"/" + i0+"/path",schemaPath:"#/components/schemas/Violation/properties/path/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.code !== undefined){
if(typeof data0.code !== "string"){
const err8 = {instancePath:instancePath+"/" + i0+"/code",schemaPath:"#/components/schemas/Violation/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.message !== undefined){
if(typeof data0.message !== "string"){
const err9 = {instancePath:instancePath+"/" + i0+"/message",schemaPath:"#/components/schemas/Violation/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/Violation/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const formats0 = runtime_ajv_formats_dist_formats.fullFormats["date-time"];
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");

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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var items0 = true;
}
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/ErrorDetail/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ErrorDetail/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err2 = {instancePath:instancePath+"/reason",schemaPath:"#/components/schemas/ErrorDetail/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.field !== undefined){
if(typeof data.field !== "string"){
const err3 = {instancePath:instancePath+"/field",schemaPath:"#/components/schemas/ErrorDetail/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.retry_after_seconds !== undefined){
let data3 = data.retry_after_seconds;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/retry_after_seconds",schemaPath:"#/components/schemas/ErrorDetail/properties/retry_after_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.day_reset_at !== undefined){
let data4 = data.day_reset_at;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err5 = {instancePath:instancePath+"/day_reset_at",schemaPath:"#/components/schemas/ErrorDetail/properties/day_reset_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err6 = {instancePath:instancePath+"/day_reset_at",schemaPath:"#/components/schemas/ErrorDetail/properties/day_reset_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.required_scope !== undefined){
if(typeof data.required_scope !== "string"){
const err7 = {instancePath:instancePath+"/required_scope",schemaPath:"#/components/schemas/ErrorDetail/properties/required_scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.original_body_sha256 !== undefined){
let data6 = data.original_body_sha256;
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
const err8 = {instancePath:instancePath+"/original_body_sha256",schemaPath:"#/components/schemas/ErrorDetail/properties/original_body_sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
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
const err9 = {instancePath:instancePath+"/original_body_sha256",schemaPath:"#/components/schemas/ErrorDetail/properties/original_body_sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.shipment_status !== undefined){
if(typeof data.shipment_status !== "string"){
const err10 = {instancePath:instancePath+"/shipment_status",schemaPath:"#/components/schemas/ErrorDetail/properties/shipment_status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.total_hkd !== undefined){
let data8 = data.total_hkd;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err11 = {instancePath:instancePath+"/total_hkd",schemaPath:"#/components/schemas/ErrorDetail/properties/total_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.discount_rule_id !== undefined){
let data9 = data.discount_rule_id;
if((typeof data9 !== "string") && (data9 !== null)){
const err12 = {instancePath:instancePath+"/discount_rule_id",schemaPath:"#/components/schemas/ErrorDetail/properties/discount_rule_id/type",keyword:"type",params:{type: schema41.properties.discount_rule_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.available_hkd !== undefined){
let data10 = data.available_hkd;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err13 = {instancePath:instancePath+"/available_hkd",schemaPath:"#/components/schemas/ErrorDetail/properties/available_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.carrier_code !== undefined){
if(typeof data.carrier_code !== "string"){
const err14 = {instancePath:instancePath+"/carrier_code",schemaPath:"#/components/schemas/ErrorDetail/properties/carrier_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.carrier_message !== undefined){
if(typeof data.carrier_message !== "string"){
const err15 = {instancePath:instancePath+"/carrier_message",schemaPath:"#/components/schemas/ErrorDetail/properties/carrier_message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.negative_cache !== undefined){
if(typeof data.negative_cache !== "boolean"){
const err16 = {instancePath:instancePath+"/negative_cache",schemaPath:"#/components/schemas/ErrorDetail/properties/negative_cache/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.existing_webhook_id !== undefined){
if(typeof data.existing_webhook_id !== "string"){
const err17 = {instancePath:instancePath+"/existing_webhook_id",schemaPath:"#/components/schemas/ErrorDetail/properties/existing_webhook_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err18 = {instancePath,schemaPath:"#/components/schemas/ErrorDetail/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
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
var props0 = {};
props0.name = true;
props0.reason = true;
props0.field = true;
props0.retry_after_seconds = true;
props0.day_reset_at = true;
props0.required_scope = true;
props0.original_body_sha256 = true;
props0.shipment_status = true;
props0.total_hkd = true;
props0.discount_rule_id = true;
props0.available_hkd = true;
props0.carrier_code = true;
props0.carrier_message = true;
props0.negative_cache = true;
props0.existing_webhook_id = true;
}
const _errs35 = errors;
if(data !== null){
const err19 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs35 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err20 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
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
validate28.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sysCode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sysCode"},message:"must have required property '"+"sysCode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.data === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sysCode !== undefined){
let data2 = data.sysCode;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/sysCode",schemaPath:"#/properties/sysCode/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
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
const err7 = {instancePath:instancePath+"/sysCode",schemaPath:"#/properties/sysCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate28(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"status":true,"message":true,"sysCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ErrorReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"status":true,"message":true,"sysCode":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema42 = {"$id":"EventListReturn","$ref":"contract#/components/schemas/EventListReturn"};
const schema43 = {"type":"object","description":"Success envelope of listEvents.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/EventList","description":"One page of events."}}};
const schema44 = {"type":"object","description":"One page of events.","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Event"},"maxItems":100,"description":"Events on this page."},"next_cursor":{"type":["string","null"],"description":"Cursor of the next page: pass it as `cursor`. Null on the last page."}}};
const schema45 = {"type":"object","description":"An event: the same body that webhooks deliver. The `webhooks` section of this document has a specific schema for each `event_type`.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string. Deduplicate on it: delivery is at least once."},"event_type":{"$ref":"#/components/schemas/EventType","description":"Event type."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits. For polling, pass it back unchanged as `created_after`."},"data":{"$ref":"#/components/schemas/EventData","description":"Resource that the event is about, and what caused the event."}}};
const schema46 = {"type":"string","x-extensible-enum":["shipment.created","shipment.picked_up","shipment.in_transit","shipment.out_for_delivery","shipment.available_for_pickup","shipment.delivery_failed","shipment.exception","shipment.returning","shipment.delivered","shipment.cancelled","shipment.returned","shipment.tracking_updated","shipment.last_mile_assigned","shipment.label_ready","shipment.pod_available","shipment.billing_settled","wallet.low_balance","webhook.disabled","webhook.test"],"description":"Type of an event. Open list: new values may be added. Treat an unknown value as new, not as an error."};
const schema47 = {"type":"object","description":"Payload of an event.","required":["object","sequence","request"],"properties":{"object":{"$ref":"#/components/schemas/EventObject","description":"Resource that the event is about, as its GET operation returned it at the time of the event."},"sequence":{"type":["integer","null"],"description":"Sequence number that grows with each event of one shipment. An event with a smaller number than one you have already seen is older news. Null for events that belong to no shipment."},"request":{"oneOf":[{"$ref":"#/components/schemas/EventRequest"},{"type":"null"}],"description":"API request that caused the event. Null if no request caused it."},"test":{"type":"boolean","const":true,"description":"`true` on every test event, whether from testWebhook, getWebhookSample or an operator, in both modes. Nothing has happened then, and `object` is an invented example. Exception: for `webhook.test` from testWebhook and getWebhookSample, `object` is the endpoint itself. Absent on every other event."}}};
const schema48 = {"type":"object","description":"Resource that the event is about: `ShipmentDetail` for `shipment.*`, `Wallet` for `wallet.*`, `Webhook` for `webhook.*`.","additionalProperties":true};
const schema49 = {"type":"object","description":"API request that caused an event.","required":["id","idempotency_key"],"properties":{"id":{"type":"string","description":"`X-Request-Id` of the request."},"idempotency_key":{"type":["string","null"],"description":"`Idempotency-Key` of the request. Null if it had none."}}};

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
if(data.object === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "object"},message:"must have required property '"+"object"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sequence === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.request === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.object !== undefined){
let data0 = data.object;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err3 = {instancePath:instancePath+"/object",schemaPath:"#/components/schemas/EventObject/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.sequence !== undefined){
let data1 = data.sequence;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: schema47.properties.sequence.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.request !== undefined){
let data2 = data.request;
const _errs8 = errors;
let valid2 = false;
let passing0 = null;
const _errs9 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/request",schemaPath:"#/components/schemas/EventRequest/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.idempotency_key === undefined){
const err6 = {instancePath:instancePath+"/request",schemaPath:"#/components/schemas/EventRequest/required",keyword:"required",params:{missingProperty: "idempotency_key"},message:"must have required property '"+"idempotency_key"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.id !== undefined){
if(typeof data2.id !== "string"){
const err7 = {instancePath:instancePath+"/request/id",schemaPath:"#/components/schemas/EventRequest/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.idempotency_key !== undefined){
let data4 = data2.idempotency_key;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/request/idempotency_key",schemaPath:"#/components/schemas/EventRequest/properties/idempotency_key/type",keyword:"type",params:{type: schema49.properties.idempotency_key.type},message:"must be string,null"};
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
const err9 = {instancePath:instancePath+"/request",schemaPath:"#/components/schemas/EventRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
var props0 = {};
props0.id = true;
props0.idempotency_key = true;
}
const _errs16 = errors;
if(data2 !== null){
const err10 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err11 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.test !== undefined){
let data5 = data.test;
if(typeof data5 !== "boolean"){
const err12 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(true !== data5){
const err13 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"object":true,"sequence":true,"request":true,"test":true},"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
if(typeof data.event_type !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/components/schemas/EventType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err7 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err8 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate37(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.next_cursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate36(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.next_cursor !== undefined){
let data2 = data.next_cursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema44.properties.next_cursor.type},message:"must be string,null"};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"data":true,"next_cursor":true},"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate35(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
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
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EventListReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema50 = {"$id":"EventReturn","$ref":"contract#/components/schemas/EventReturn"};
const schema51 = {"type":"object","description":"Success envelope of getEvent.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/Event","description":"The event."}}};

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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate36(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
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
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EventReturn" */;
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
validate42.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema52 = {"$id":"QuoteReturn","$ref":"contract#/components/schemas/QuoteReturn"};
const schema53 = {"type":"object","description":"Success envelope of quoteRates.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/PublicQuoteResponse","description":"The rate options."}}};
const schema54 = {"type":"object","description":"Rate options for a shipment.","required":["options"],"properties":{"options":{"type":"array","items":{"$ref":"#/components/schemas/RateOption"},"maxItems":1000,"description":"Rate options, one for each Service Code of the account that serves the destination, including unavailable ones. Options that can be booked as selected come first, then options with `surcharge_conflicts`, then unavailable options. Within each group, the cheapest option comes first. Empty if the account has no Service Codes."}}};
const schema55 = {"type":"object","description":"Price of one Service Code. `total_hkd` = `freight_hkd` + `reg_fee_hkd` + the sum of `surcharges`. createShipment returns the same total for the same inputs. Amounts are null if the option could not be priced.","required":["service_tier_id","product_code","carrier","goods_category","currency","chargeable_weight_kg","freight_hkd","reg_fee_hkd","surcharges","discount","total_hkd","rate_table_code","rate_table_version","transit_days","available","unavailable_reason","opt_in_availability","surcharge_conflicts","ioss_notice"],"properties":{"service_tier_id":{"type":"string","description":"Service Code. Pass it to createShipment as `service_tier_id`."},"product_code":{"type":"string","description":"Product Code that entitles the account to the Service Code."},"carrier":{"$ref":"#/components/schemas/CarrierProduct","description":"Carrier and its product."},"goods_category":{"type":"string","description":"Category of goods that was priced."},"currency":{"$ref":"#/components/schemas/CurrencyCode","description":"Currency of the amounts: HKD."},"chargeable_weight_kg":{"type":["number","null"],"description":"Chargeable weight, in kg. Each parcel counts with its actual or volumetric weight, whichever is greater. The sum is rounded up to the service's weight step."},"freight_hkd":{"type":["number","null"],"description":"Freight in HKD, after the discount."},"reg_fee_hkd":{"type":["number","null"],"description":"Registration fee in HKD, for all parcels."},"surcharges":{"type":"array","items":{"$ref":"#/components/schemas/SurchargeLine"},"maxItems":100,"description":"Surcharges line by line, including those you selected."},"discount":{"oneOf":[{"$ref":"#/components/schemas/RateDiscount"},{"type":"null"}],"description":"Discount that is already deducted from `freight_hkd`. Null if there is none."},"total_hkd":{"type":["number","null"],"description":"Total price, in HKD. Pass it to createShipment as `expected_total_hkd`."},"rate_table_code":{"type":["string","null"],"description":"Code of the rate table that the price is from."},"rate_table_version":{"type":["integer","null"],"description":"Version of the rate table."},"transit_days":{"oneOf":[{"$ref":"#/components/schemas/TransitDays"},{"type":"null"}],"description":"Transit time. Null if unknown."},"available":{"type":"boolean","description":"`true` if the option can be booked at this price: as selected, or, if `surcharge_conflicts` is not empty, without what is listed there. createShipment rejects the selection that has conflicts."},"unavailable_reason":{"type":["string","null"],"description":"Reason why the option is unavailable. Null if it is available."},"opt_in_availability":{"type":"array","items":{"$ref":"#/components/schemas/OptInAvailability"},"maxItems":100,"description":"Optional surcharges: whether each can be selected, and its fee."},"surcharge_conflicts":{"type":"array","items":{"$ref":"#/components/schemas/SurchargeConflict"},"maxItems":100,"description":"Selected surcharges that cannot be applied as selected."},"ioss_notice":{"oneOf":[{"$ref":"#/components/schemas/IossNotice"},{"type":"null"}],"description":"Handling of EU VAT. Null outside the EU."}}};
const schema56 = {"type":"object","description":"A carrier and its product.","required":["code","product_code"],"properties":{"code":{"type":"string","description":"Code of the carrier, for example `sandbox`."},"product_code":{"type":"string","description":"Code of the carrier's product."}}};
const schema57 = {"type":"string","x-extensible-enum":["HKD"],"description":"Currency of the amounts (ISO 4217). Currently always HKD. Open list: new values may be added. Treat an unknown value as new, not as an error."};
const schema58 = {"type":"object","description":"One surcharge of a quote.","required":["code","amount_hkd","description"],"properties":{"code":{"type":"string","description":"Code of the surcharge, for example `INSURANCE` or `EU_ITEM_LEVY`."},"amount_hkd":{"type":"number","description":"Amount, in HKD."},"description":{"type":"string","description":"Reason for the surcharge."}}};
const schema59 = {"type":"object","description":"A discount on freight.","required":["rule_id","amount_hkd"],"properties":{"rule_id":{"type":"string","description":"ID of the discount rule. Pass it to createShipment as `expected_discount_rule_id`."},"amount_hkd":{"type":"number","description":"Amount deducted from the freight, in HKD."}}};
const schema60 = {"type":"object","description":"Transit time, in working days.","required":["min","max"],"properties":{"min":{"type":"integer","description":"Shortest transit time, in working days."},"max":{"type":"integer","description":"Longest transit time, in working days."}}};
const schema64 = {"type":"object","description":"Surcharges that cannot be applied as selected.","required":["codes","reason"],"properties":{"codes":{"type":"array","items":{"type":"string"},"maxItems":100,"description":"Codes of the surcharges concerned."},"reason":{"type":"string","description":"Reason why the codes cannot be applied, and what the price includes instead."}}};
const schema61 = {"type":"object","description":"One optional surcharge of a rate option.","required":["code","status","reason","fee_hkd"],"properties":{"code":{"type":"string","description":"Code of the surcharge, for example `INSURANCE` or `SIGNATURE`."},"status":{"$ref":"#/components/schemas/OptInStatus","description":"Availability of the surcharge."},"reason":{"type":["string","null"],"description":"Reason why the surcharge cannot be selected. Null if it can."},"fee_hkd":{"type":["number","null"],"description":"Fee of the surcharge in HKD, whether it is selected or not. Null if no fee could be priced."},"custom_insured_amount":{"$ref":"#/components/schemas/CustomInsuredAmount","description":"Limit for a custom insured amount. Present on INSURANCE if the option accepts a custom insured amount and the account is enrolled."}}};
const schema62 = {"type":"string","x-extensible-enum":["selectable","included","omitted","unavailable"],"description":"Availability of an optional surcharge. `selectable`: it can be selected. `included`: the price already includes it. `omitted`: it was selected, but this price leaves it out. `unavailable`: it is not offered. Open list: new values may be added. Treat an unknown value as new, not as an error."};
const schema63 = {"type":"object","description":"Limit for a custom insured amount.","required":["max_usd"],"properties":{"max_usd":{"type":"number","description":"Highest amount that can be insured, in USD."}}};

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
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fee_hkd === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fee_hkd"},message:"must have required property '"+"fee_hkd"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(typeof data.status !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/OptInStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema61.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fee_hkd !== undefined){
let data3 = data.fee_hkd;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/fee_hkd",schemaPath:"#/properties/fee_hkd/type",keyword:"type",params:{type: schema61.properties.fee_hkd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.custom_insured_amount !== undefined){
let data4 = data.custom_insured_amount;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.max_usd === undefined){
const err8 = {instancePath:instancePath+"/custom_insured_amount",schemaPath:"#/components/schemas/CustomInsuredAmount/required",keyword:"required",params:{missingProperty: "max_usd"},message:"must have required property '"+"max_usd"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.max_usd !== undefined){
let data5 = data4.max_usd;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/custom_insured_amount/max_usd",schemaPath:"#/components/schemas/CustomInsuredAmount/properties/max_usd/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err10 = {instancePath:instancePath+"/custom_insured_amount",schemaPath:"#/components/schemas/CustomInsuredAmount/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"code":true,"status":true,"reason":true,"fee_hkd":true,"custom_insured_amount":true},"dynamicProps":false,"dynamicItems":false};

const schema65 = {"type":"object","description":"Handling of EU VAT for this option.","required":["handling","ioss_number","vat_rate_percent","message"],"properties":{"handling":{"$ref":"#/components/schemas/IossHandling","description":"Party that accounts for the VAT."},"ioss_number":{"type":["string","null"],"description":"IOSS number that would be forwarded: the one in the request, otherwise the account's default. Null if none would be forwarded."},"vat_rate_percent":{"type":"number","description":"Standard VAT rate of the destination, in percent."},"message":{"type":"string","description":"The same information as a sentence."}}};
const schema66 = {"type":"string","x-extensible-enum":["ioss","vat_prepay","recipient"],"description":"Party that accounts for EU VAT. `ioss`: the seller, under its IOSS number. `vat_prepay`: the carrier, for a fee. `recipient`: the recipient, at import. Open list: new values may be added. Treat an unknown value as new, not as an error."};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.handling === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handling"},message:"must have required property '"+"handling"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ioss_number === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ioss_number"},message:"must have required property '"+"ioss_number"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.vat_rate_percent === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vat_rate_percent"},message:"must have required property '"+"vat_rate_percent"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.message === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.handling !== undefined){
if(typeof data.handling !== "string"){
const err4 = {instancePath:instancePath+"/handling",schemaPath:"#/components/schemas/IossHandling/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ioss_number !== undefined){
let data1 = data.ioss_number;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/type",keyword:"type",params:{type: schema65.properties.ioss_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.vat_rate_percent !== undefined){
let data2 = data.vat_rate_percent;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/vat_rate_percent",schemaPath:"#/properties/vat_rate_percent/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"handling":true,"ioss_number":true,"vat_rate_percent":true,"message":true},"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.product_code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product_code"},message:"must have required property '"+"product_code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.carrier === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "carrier"},message:"must have required property '"+"carrier"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.goods_category === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "goods_category"},message:"must have required property '"+"goods_category"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.currency === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.chargeable_weight_kg === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chargeable_weight_kg"},message:"must have required property '"+"chargeable_weight_kg"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.freight_hkd === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "freight_hkd"},message:"must have required property '"+"freight_hkd"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.reg_fee_hkd === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reg_fee_hkd"},message:"must have required property '"+"reg_fee_hkd"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.surcharges === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "surcharges"},message:"must have required property '"+"surcharges"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.discount === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "discount"},message:"must have required property '"+"discount"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.total_hkd === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_hkd"},message:"must have required property '"+"total_hkd"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.rate_table_code === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rate_table_code"},message:"must have required property '"+"rate_table_code"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.rate_table_version === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rate_table_version"},message:"must have required property '"+"rate_table_version"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.transit_days === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transit_days"},message:"must have required property '"+"transit_days"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.available === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "available"},message:"must have required property '"+"available"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.unavailable_reason === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unavailable_reason"},message:"must have required property '"+"unavailable_reason"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.opt_in_availability === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "opt_in_availability"},message:"must have required property '"+"opt_in_availability"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.surcharge_conflicts === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "surcharge_conflicts"},message:"must have required property '"+"surcharge_conflicts"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.ioss_notice === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ioss_notice"},message:"must have required property '"+"ioss_notice"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.service_tier_id !== undefined){
if(typeof data.service_tier_id !== "string"){
const err19 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.product_code !== undefined){
if(typeof data.product_code !== "string"){
const err20 = {instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.carrier !== undefined){
let data2 = data.carrier;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.code === undefined){
const err21 = {instancePath:instancePath+"/carrier",schemaPath:"#/components/schemas/CarrierProduct/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data2.product_code === undefined){
const err22 = {instancePath:instancePath+"/carrier",schemaPath:"#/components/schemas/CarrierProduct/required",keyword:"required",params:{missingProperty: "product_code"},message:"must have required property '"+"product_code"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data2.code !== undefined){
if(typeof data2.code !== "string"){
const err23 = {instancePath:instancePath+"/carrier/code",schemaPath:"#/components/schemas/CarrierProduct/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.product_code !== undefined){
if(typeof data2.product_code !== "string"){
const err24 = {instancePath:instancePath+"/carrier/product_code",schemaPath:"#/components/schemas/CarrierProduct/properties/product_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err25 = {instancePath:instancePath+"/carrier",schemaPath:"#/components/schemas/CarrierProduct/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.goods_category !== undefined){
if(typeof data.goods_category !== "string"){
const err26 = {instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err27 = {instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.chargeable_weight_kg !== undefined){
let data7 = data.chargeable_weight_kg;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err28 = {instancePath:instancePath+"/chargeable_weight_kg",schemaPath:"#/properties/chargeable_weight_kg/type",keyword:"type",params:{type: schema55.properties.chargeable_weight_kg.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.freight_hkd !== undefined){
let data8 = data.freight_hkd;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err29 = {instancePath:instancePath+"/freight_hkd",schemaPath:"#/properties/freight_hkd/type",keyword:"type",params:{type: schema55.properties.freight_hkd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.reg_fee_hkd !== undefined){
let data9 = data.reg_fee_hkd;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
const err30 = {instancePath:instancePath+"/reg_fee_hkd",schemaPath:"#/properties/reg_fee_hkd/type",keyword:"type",params:{type: schema55.properties.reg_fee_hkd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.surcharges !== undefined){
let data10 = data.surcharges;
if(Array.isArray(data10)){
if(data10.length > 100){
const err31 = {instancePath:instancePath+"/surcharges",schemaPath:"#/properties/surcharges/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.code === undefined){
const err32 = {instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/components/schemas/SurchargeLine/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.amount_hkd === undefined){
const err33 = {instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/components/schemas/SurchargeLine/required",keyword:"required",params:{missingProperty: "amount_hkd"},message:"must have required property '"+"amount_hkd"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.description === undefined){
const err34 = {instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/components/schemas/SurchargeLine/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11.code !== undefined){
if(typeof data11.code !== "string"){
const err35 = {instancePath:instancePath+"/surcharges/" + i0+"/code",schemaPath:"#/components/schemas/SurchargeLine/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data11.amount_hkd !== undefined){
let data13 = data11.amount_hkd;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err36 = {instancePath:instancePath+"/surcharges/" + i0+"/amount_hkd",schemaPath:"#/components/schemas/SurchargeLine/properties/amount_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.description !== undefined){
if(typeof data11.description !== "string"){
const err37 = {instancePath:instancePath+"/surcharges/" + i0+"/description",schemaPath:"#/components/schemas/SurchargeLine/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err38 = {instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/components/schemas/SurchargeLine/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/surcharges",schemaPath:"#/properties/surcharges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.discount !== undefined){
let data15 = data.discount;
const _errs35 = errors;
let valid8 = false;
let passing0 = null;
const _errs36 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.rule_id === undefined){
const err40 = {instancePath:instancePath+"/discount",schemaPath:"#/components/schemas/RateDiscount/required",keyword:"required",params:{missingProperty: "rule_id"},message:"must have required property '"+"rule_id"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data15.amount_hkd === undefined){
const err41 = {instancePath:instancePath+"/discount",schemaPath:"#/components/schemas/RateDiscount/required",keyword:"required",params:{missingProperty: "amount_hkd"},message:"must have required property '"+"amount_hkd"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data15.rule_id !== undefined){
if(typeof data15.rule_id !== "string"){
const err42 = {instancePath:instancePath+"/discount/rule_id",schemaPath:"#/components/schemas/RateDiscount/properties/rule_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data15.amount_hkd !== undefined){
let data17 = data15.amount_hkd;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err43 = {instancePath:instancePath+"/discount/amount_hkd",schemaPath:"#/components/schemas/RateDiscount/properties/amount_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err44 = {instancePath:instancePath+"/discount",schemaPath:"#/components/schemas/RateDiscount/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid0 = _errs36 === errors;
if(_valid0){
valid8 = true;
passing0 = 0;
var props0 = {};
props0.rule_id = true;
props0.amount_hkd = true;
}
const _errs43 = errors;
if(data15 !== null){
const err45 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid0 = _errs43 === errors;
if(_valid0 && valid8){
valid8 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid8 = true;
passing0 = 1;
}
}
if(!valid8){
const err46 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data.total_hkd !== undefined){
let data18 = data.total_hkd;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
const err47 = {instancePath:instancePath+"/total_hkd",schemaPath:"#/properties/total_hkd/type",keyword:"type",params:{type: schema55.properties.total_hkd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.rate_table_code !== undefined){
let data19 = data.rate_table_code;
if((typeof data19 !== "string") && (data19 !== null)){
const err48 = {instancePath:instancePath+"/rate_table_code",schemaPath:"#/properties/rate_table_code/type",keyword:"type",params:{type: schema55.properties.rate_table_code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.rate_table_version !== undefined){
let data20 = data.rate_table_version;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
const err49 = {instancePath:instancePath+"/rate_table_version",schemaPath:"#/properties/rate_table_version/type",keyword:"type",params:{type: schema55.properties.rate_table_version.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.transit_days !== undefined){
let data21 = data.transit_days;
const _errs52 = errors;
let valid11 = false;
let passing1 = null;
const _errs53 = errors;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.min === undefined){
const err50 = {instancePath:instancePath+"/transit_days",schemaPath:"#/components/schemas/TransitDays/required",keyword:"required",params:{missingProperty: "min"},message:"must have required property '"+"min"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data21.max === undefined){
const err51 = {instancePath:instancePath+"/transit_days",schemaPath:"#/components/schemas/TransitDays/required",keyword:"required",params:{missingProperty: "max"},message:"must have required property '"+"max"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data21.min !== undefined){
let data22 = data21.min;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err52 = {instancePath:instancePath+"/transit_days/min",schemaPath:"#/components/schemas/TransitDays/properties/min/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data21.max !== undefined){
let data23 = data21.max;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err53 = {instancePath:instancePath+"/transit_days/max",schemaPath:"#/components/schemas/TransitDays/properties/max/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err54 = {instancePath:instancePath+"/transit_days",schemaPath:"#/components/schemas/TransitDays/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var _valid1 = _errs53 === errors;
if(_valid1){
valid11 = true;
passing1 = 0;
var props1 = {};
props1.min = true;
props1.max = true;
}
const _errs60 = errors;
if(data21 !== null){
const err55 = {instancePath:instancePath+"/transit_days",schemaPath:"#/properties/transit_days/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var _valid1 = _errs60 === errors;
if(_valid1 && valid11){
valid11 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid11 = true;
passing1 = 1;
}
}
if(!valid11){
const err56 = {instancePath:instancePath+"/transit_days",schemaPath:"#/properties/transit_days/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data.available !== undefined){
if(typeof data.available !== "boolean"){
const err57 = {instancePath:instancePath+"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.unavailable_reason !== undefined){
let data25 = data.unavailable_reason;
if((typeof data25 !== "string") && (data25 !== null)){
const err58 = {instancePath:instancePath+"/unavailable_reason",schemaPath:"#/properties/unavailable_reason/type",keyword:"type",params:{type: schema55.properties.unavailable_reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.opt_in_availability !== undefined){
let data26 = data.opt_in_availability;
if(Array.isArray(data26)){
if(data26.length > 100){
const err59 = {instancePath:instancePath+"/opt_in_availability",schemaPath:"#/properties/opt_in_availability/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
if(!(validate50(data26[i1], {instancePath:instancePath+"/opt_in_availability/" + i1,parentData:data26,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err60 = {instancePath:instancePath+"/opt_in_availability",schemaPath:"#/properties/opt_in_availability/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.surcharge_conflicts !== undefined){
let data28 = data.surcharge_conflicts;
if(Array.isArray(data28)){
if(data28.length > 100){
const err61 = {instancePath:instancePath+"/surcharge_conflicts",schemaPath:"#/properties/surcharge_conflicts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
let data29 = data28[i2];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.codes === undefined){
const err62 = {instancePath:instancePath+"/surcharge_conflicts/" + i2,schemaPath:"#/components/schemas/SurchargeConflict/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data29.reason === undefined){
const err63 = {instancePath:instancePath+"/surcharge_conflicts/" + i2,schemaPath:"#/components/schemas/SurchargeConflict/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data29.codes !== undefined){
let data30 = data29.codes;
if(Array.isArray(data30)){
if(data30.length > 100){
const err64 = {instancePath:instancePath+"/surcharge_conflicts/" + i2+"/codes",schemaPath:"#/components/schemas/SurchargeConflict/properties/codes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
if(typeof data30[i3] !== "string"){
const err65 = {instancePath:instancePath+"/surcharge_conflicts/" + i2+"/codes/" + i3,schemaPath:"#/components/schemas/SurchargeConflict/properties/codes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err66 = {instancePath:instancePath+"/surcharge_conflicts/" + i2+"/codes",schemaPath:"#/components/schemas/SurchargeConflict/properties/codes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data29.reason !== undefined){
if(typeof data29.reason !== "string"){
const err67 = {instancePath:instancePath+"/surcharge_conflicts/" + i2+"/reason",schemaPath:"#/components/schemas/SurchargeConflict/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/surcharge_conflicts/" + i2,schemaPath:"#/components/schemas/SurchargeConflict/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/surcharge_conflicts",schemaPath:"#/properties/surcharge_conflicts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.ioss_notice !== undefined){
let data33 = data.ioss_notice;
const _errs81 = errors;
let valid22 = false;
let passing2 = null;
const _errs82 = errors;
if(!(validate52(data33, {instancePath:instancePath+"/ioss_notice",parentData:data,parentDataProperty:"ioss_notice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var _valid2 = _errs82 === errors;
if(_valid2){
valid22 = true;
passing2 = 0;
var props2 = {};
props2.handling = true;
props2.ioss_number = true;
props2.vat_rate_percent = true;
props2.message = true;
}
const _errs83 = errors;
if(data33 !== null){
const err70 = {instancePath:instancePath+"/ioss_notice",schemaPath:"#/properties/ioss_notice/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid2 = _errs83 === errors;
if(_valid2 && valid22){
valid22 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid22 = true;
passing2 = 1;
}
}
if(!valid22){
const err71 = {instancePath:instancePath+"/ioss_notice",schemaPath:"#/properties/ioss_notice/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
else {
errors = _errs81;
if(vErrors !== null){
if(_errs81){
vErrors.length = _errs81;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err72 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"service_tier_id":true,"product_code":true,"carrier":true,"goods_category":true,"currency":true,"chargeable_weight_kg":true,"freight_hkd":true,"reg_fee_hkd":true,"surcharges":true,"discount":true,"total_hkd":true,"rate_table_code":true,"rate_table_version":true,"transit_days":true,"available":true,"unavailable_reason":true,"opt_in_availability":true,"surcharge_conflicts":true,"ioss_notice":true},"dynamicProps":false,"dynamicItems":false};


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.options === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.options !== undefined){
let data0 = data.options;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err1 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate49(data0[i0], {instancePath:instancePath+"/options/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"options":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate48(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
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
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="QuoteReturn" */;
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
validate46.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema67 = {"$id":"ServiceTierListReturn","$ref":"contract#/components/schemas/ServiceTierListReturn"};
const schema68 = {"type":"object","description":"Success envelope of listServiceTiers.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"type":"array","items":{"$ref":"#/components/schemas/PublicServiceTier"},"maxItems":1000,"description":"The Service Codes. Empty if the account has no entitlements."}}};
const schema69 = {"type":"object","description":"A Service Code that the account can book.","required":["service_tier_id","product_code","name","is_standard_service","service_options","carrier","goods_categories","destinations","limits","opt_ins","requirements"],"properties":{"service_tier_id":{"type":"string","description":"Service Code: the unit that you order. The property's name is historical."},"product_code":{"type":"string","description":"Product Code that entitles the account to the Service Code."},"name":{"type":"string","description":"Name of the service."},"is_standard_service":{"type":"boolean","description":"`true` for a service of the standard line, `false` for a special one."},"service_options":{"type":"array","items":{"$ref":"#/components/schemas/ServiceOption"},"maxItems":100,"description":"Combinations of goods, flight leg and final mile in the service."},"carrier":{"$ref":"#/components/schemas/CarrierProduct","description":"Carrier and its product."},"goods_categories":{"type":"array","items":{"type":"string"},"maxItems":100,"description":"Categories of goods that the service accepts."},"destinations":{"type":"array","items":{"type":"string"},"maxItems":300,"description":"Country codes (ISO 3166-1 alpha-2) of the countries that the service delivers to."},"limits":{"$ref":"#/components/schemas/ServiceLimits","description":"Limits of the service."},"opt_ins":{"type":"array","items":{"$ref":"#/components/schemas/ServiceOptIn"},"maxItems":100,"description":"Optional surcharges that the service offers the account, and for which destinations. quoteRates returns their fees for a shipment."},"requirements":{"type":"array","items":{"$ref":"#/components/schemas/ServiceRequirement"},"maxItems":1000,"description":"Requirements of the service's destinations. Check them before you create a shipment, so that the request is not rejected."}}};
const schema70 = {"type":"object","description":"One combination of a service's goods, flight leg and final mile.","required":["cargo","air","last_mile"],"properties":{"cargo":{"type":"string","description":"Goods: `general`, `battery`, `cosmetics` and others."},"air":{"type":"string","description":"Flight leg: `commercial`, `priority`, `economy` and others."},"last_mile":{"type":"string","description":"Final mile: `postal`, `courier` and others."}}};
const schema72 = {"type":"object","description":"Limits of a service.","required":["max_parcels","max_parcel_weight_kg","max_chargeable_weight_kg","max_side_cm","max_declared_value_hkd","volumetric_divisor","weight_step_kg"],"properties":{"max_parcels":{"type":"integer","description":"Maximum number of parcels per shipment."},"max_parcel_weight_kg":{"type":"number","description":"Maximum actual weight per parcel, in kg."},"max_chargeable_weight_kg":{"type":["number","null"],"description":"Maximum chargeable weight per shipment, in kg, that every destination accepts under the account's current rate table. Some destinations accept more. Null while no rate table is in force."},"max_side_cm":{"type":"number","description":"Maximum length of a parcel's longest side, in cm."},"max_declared_value_hkd":{"type":["number","null"],"description":"Maximum declared value per shipment, in HKD. Null if there is no such limit."},"volumetric_divisor":{"type":["integer","null"],"description":"Divisor for volumetric weight, in cm³ per kg. Null if volume is not charged."},"weight_step_kg":{"type":"number","description":"Step to which the chargeable weight is rounded up, in kg."}}};
const schema75 = {"type":"object","description":"Requirement that a shipment must meet, or advice about it.","required":["destination_country","field","code","description"],"properties":{"destination_country":{"type":["string","null"],"description":"Destination country to which this applies. Null if it applies to all."},"field":{"type":"string","description":"Request field, in dotted notation: `tax_number`, `items.hs_code`, `recipient.postal_code`."},"code":{"type":["string","null"],"description":"Error if the requirement is not met: a key of `x-sys-codes`. Null for advice. Advice is not enforced, but validateShipment may warn about it."},"description":{"type":"string","description":"Requirement or advice, as a sentence."},"pattern":{"type":"string","description":"Regular expression that a value matches after trimming. Present if one is known. It is only advice, unless `description` requires this format."},"example":{"type":"string","description":"Sample value in the expected format. Present if one is known."}}};
const schema73 = {"type":"object","description":"An optional surcharge of a service.","required":["code","description","selectable","included","excludes"],"properties":{"code":{"type":"string","description":"Code of the surcharge, for example `INSURANCE` or `SIGNATURE`."},"description":{"type":"string","description":"Reason for the surcharge."},"selectable":{"type":"array","items":{"type":"string"},"maxItems":300,"description":"Country codes (ISO 3166-1 alpha-2) of the destinations for which the surcharge can be selected, for at least one of the goods categories."},"included":{"type":"array","items":{"type":"string"},"maxItems":300,"description":"Country codes of the destinations for which the price already includes the surcharge."},"excludes":{"type":"array","items":{"type":"string"},"maxItems":100,"description":"Codes of the surcharges that cannot be selected together with this one."},"custom_insured_amount":{"$ref":"#/components/schemas/CustomInsuredAmount","description":"Limit for a custom insured amount. Present on INSURANCE if the service accepts a custom insured amount and the account is enrolled."}}};

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
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.selectable === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selectable"},message:"must have required property '"+"selectable"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.included === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "included"},message:"must have required property '"+"included"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.excludes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "excludes"},message:"must have required property '"+"excludes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.selectable !== undefined){
let data2 = data.selectable;
if(Array.isArray(data2)){
if(data2.length > 300){
const err7 = {instancePath:instancePath+"/selectable",schemaPath:"#/properties/selectable/maxItems",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err8 = {instancePath:instancePath+"/selectable/" + i0,schemaPath:"#/properties/selectable/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err9 = {instancePath:instancePath+"/selectable",schemaPath:"#/properties/selectable/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.included !== undefined){
let data4 = data.included;
if(Array.isArray(data4)){
if(data4.length > 300){
const err10 = {instancePath:instancePath+"/included",schemaPath:"#/properties/included/maxItems",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
const err11 = {instancePath:instancePath+"/included/" + i1,schemaPath:"#/properties/included/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err12 = {instancePath:instancePath+"/included",schemaPath:"#/properties/included/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.excludes !== undefined){
let data6 = data.excludes;
if(Array.isArray(data6)){
if(data6.length > 100){
const err13 = {instancePath:instancePath+"/excludes",schemaPath:"#/properties/excludes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(typeof data6[i2] !== "string"){
const err14 = {instancePath:instancePath+"/excludes/" + i2,schemaPath:"#/properties/excludes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err15 = {instancePath:instancePath+"/excludes",schemaPath:"#/properties/excludes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.custom_insured_amount !== undefined){
let data8 = data.custom_insured_amount;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.max_usd === undefined){
const err16 = {instancePath:instancePath+"/custom_insured_amount",schemaPath:"#/components/schemas/CustomInsuredAmount/required",keyword:"required",params:{missingProperty: "max_usd"},message:"must have required property '"+"max_usd"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8.max_usd !== undefined){
let data9 = data8.max_usd;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err17 = {instancePath:instancePath+"/custom_insured_amount/max_usd",schemaPath:"#/components/schemas/CustomInsuredAmount/properties/max_usd/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err18 = {instancePath:instancePath+"/custom_insured_amount",schemaPath:"#/components/schemas/CustomInsuredAmount/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"code":true,"description":true,"selectable":true,"included":true,"excludes":true,"custom_insured_amount":true},"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.product_code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product_code"},message:"must have required property '"+"product_code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.is_standard_service === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_standard_service"},message:"must have required property '"+"is_standard_service"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.service_options === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_options"},message:"must have required property '"+"service_options"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.carrier === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "carrier"},message:"must have required property '"+"carrier"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.goods_categories === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "goods_categories"},message:"must have required property '"+"goods_categories"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.destinations === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destinations"},message:"must have required property '"+"destinations"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.limits === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.opt_ins === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "opt_ins"},message:"must have required property '"+"opt_ins"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.requirements === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requirements"},message:"must have required property '"+"requirements"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.service_tier_id !== undefined){
if(typeof data.service_tier_id !== "string"){
const err11 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.product_code !== undefined){
if(typeof data.product_code !== "string"){
const err12 = {instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.is_standard_service !== undefined){
if(typeof data.is_standard_service !== "boolean"){
const err14 = {instancePath:instancePath+"/is_standard_service",schemaPath:"#/properties/is_standard_service/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.service_options !== undefined){
let data4 = data.service_options;
if(Array.isArray(data4)){
if(data4.length > 100){
const err15 = {instancePath:instancePath+"/service_options",schemaPath:"#/properties/service_options/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.cargo === undefined){
const err16 = {instancePath:instancePath+"/service_options/" + i0,schemaPath:"#/components/schemas/ServiceOption/required",keyword:"required",params:{missingProperty: "cargo"},message:"must have required property '"+"cargo"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.air === undefined){
const err17 = {instancePath:instancePath+"/service_options/" + i0,schemaPath:"#/components/schemas/ServiceOption/required",keyword:"required",params:{missingProperty: "air"},message:"must have required property '"+"air"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.last_mile === undefined){
const err18 = {instancePath:instancePath+"/service_options/" + i0,schemaPath:"#/components/schemas/ServiceOption/required",keyword:"required",params:{missingProperty: "last_mile"},message:"must have required property '"+"last_mile"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.cargo !== undefined){
if(typeof data5.cargo !== "string"){
const err19 = {instancePath:instancePath+"/service_options/" + i0+"/cargo",schemaPath:"#/components/schemas/ServiceOption/properties/cargo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.air !== undefined){
if(typeof data5.air !== "string"){
const err20 = {instancePath:instancePath+"/service_options/" + i0+"/air",schemaPath:"#/components/schemas/ServiceOption/properties/air/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.last_mile !== undefined){
if(typeof data5.last_mile !== "string"){
const err21 = {instancePath:instancePath+"/service_options/" + i0+"/last_mile",schemaPath:"#/components/schemas/ServiceOption/properties/last_mile/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err22 = {instancePath:instancePath+"/service_options/" + i0,schemaPath:"#/components/schemas/ServiceOption/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err23 = {instancePath:instancePath+"/service_options",schemaPath:"#/properties/service_options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.carrier !== undefined){
let data9 = data.carrier;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.code === undefined){
const err24 = {instancePath:instancePath+"/carrier",schemaPath:"#/components/schemas/CarrierProduct/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.product_code === undefined){
const err25 = {instancePath:instancePath+"/carrier",schemaPath:"#/components/schemas/CarrierProduct/required",keyword:"required",params:{missingProperty: "product_code"},message:"must have required property '"+"product_code"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9.code !== undefined){
if(typeof data9.code !== "string"){
const err26 = {instancePath:instancePath+"/carrier/code",schemaPath:"#/components/schemas/CarrierProduct/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.product_code !== undefined){
if(typeof data9.product_code !== "string"){
const err27 = {instancePath:instancePath+"/carrier/product_code",schemaPath:"#/components/schemas/CarrierProduct/properties/product_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/carrier",schemaPath:"#/components/schemas/CarrierProduct/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.goods_categories !== undefined){
let data12 = data.goods_categories;
if(Array.isArray(data12)){
if(data12.length > 100){
const err29 = {instancePath:instancePath+"/goods_categories",schemaPath:"#/properties/goods_categories/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
const err30 = {instancePath:instancePath+"/goods_categories/" + i1,schemaPath:"#/properties/goods_categories/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err31 = {instancePath:instancePath+"/goods_categories",schemaPath:"#/properties/goods_categories/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.destinations !== undefined){
let data14 = data.destinations;
if(Array.isArray(data14)){
if(data14.length > 300){
const err32 = {instancePath:instancePath+"/destinations",schemaPath:"#/properties/destinations/maxItems",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(typeof data14[i2] !== "string"){
const err33 = {instancePath:instancePath+"/destinations/" + i2,schemaPath:"#/properties/destinations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err34 = {instancePath:instancePath+"/destinations",schemaPath:"#/properties/destinations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.limits !== undefined){
let data16 = data.limits;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.max_parcels === undefined){
const err35 = {instancePath:instancePath+"/limits",schemaPath:"#/components/schemas/ServiceLimits/required",keyword:"required",params:{missingProperty: "max_parcels"},message:"must have required property '"+"max_parcels"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data16.max_parcel_weight_kg === undefined){
const err36 = {instancePath:instancePath+"/limits",schemaPath:"#/components/schemas/ServiceLimits/required",keyword:"required",params:{missingProperty: "max_parcel_weight_kg"},message:"must have required property '"+"max_parcel_weight_kg"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data16.max_chargeable_weight_kg === undefined){
const err37 = {instancePath:instancePath+"/limits",schemaPath:"#/components/schemas/ServiceLimits/required",keyword:"required",params:{missingProperty: "max_chargeable_weight_kg"},message:"must have required property '"+"max_chargeable_weight_kg"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data16.max_side_cm === undefined){
const err38 = {instancePath:instancePath+"/limits",schemaPath:"#/components/schemas/ServiceLimits/required",keyword:"required",params:{missingProperty: "max_side_cm"},message:"must have required property '"+"max_side_cm"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data16.max_declared_value_hkd === undefined){
const err39 = {instancePath:instancePath+"/limits",schemaPath:"#/components/schemas/ServiceLimits/required",keyword:"required",params:{missingProperty: "max_declared_value_hkd"},message:"must have required property '"+"max_declared_value_hkd"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data16.volumetric_divisor === undefined){
const err40 = {instancePath:instancePath+"/limits",schemaPath:"#/components/schemas/ServiceLimits/required",keyword:"required",params:{missingProperty: "volumetric_divisor"},message:"must have required property '"+"volumetric_divisor"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data16.weight_step_kg === undefined){
const err41 = {instancePath:instancePath+"/limits",schemaPath:"#/components/schemas/ServiceLimits/required",keyword:"required",params:{missingProperty: "weight_step_kg"},message:"must have required property '"+"weight_step_kg"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data16.max_parcels !== undefined){
let data17 = data16.max_parcels;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err42 = {instancePath:instancePath+"/limits/max_parcels",schemaPath:"#/components/schemas/ServiceLimits/properties/max_parcels/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data16.max_parcel_weight_kg !== undefined){
let data18 = data16.max_parcel_weight_kg;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err43 = {instancePath:instancePath+"/limits/max_parcel_weight_kg",schemaPath:"#/components/schemas/ServiceLimits/properties/max_parcel_weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data16.max_chargeable_weight_kg !== undefined){
let data19 = data16.max_chargeable_weight_kg;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
const err44 = {instancePath:instancePath+"/limits/max_chargeable_weight_kg",schemaPath:"#/components/schemas/ServiceLimits/properties/max_chargeable_weight_kg/type",keyword:"type",params:{type: schema72.properties.max_chargeable_weight_kg.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data16.max_side_cm !== undefined){
let data20 = data16.max_side_cm;
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err45 = {instancePath:instancePath+"/limits/max_side_cm",schemaPath:"#/components/schemas/ServiceLimits/properties/max_side_cm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data16.max_declared_value_hkd !== undefined){
let data21 = data16.max_declared_value_hkd;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
const err46 = {instancePath:instancePath+"/limits/max_declared_value_hkd",schemaPath:"#/components/schemas/ServiceLimits/properties/max_declared_value_hkd/type",keyword:"type",params:{type: schema72.properties.max_declared_value_hkd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data16.volumetric_divisor !== undefined){
let data22 = data16.volumetric_divisor;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
const err47 = {instancePath:instancePath+"/limits/volumetric_divisor",schemaPath:"#/components/schemas/ServiceLimits/properties/volumetric_divisor/type",keyword:"type",params:{type: schema72.properties.volumetric_divisor.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data16.weight_step_kg !== undefined){
let data23 = data16.weight_step_kg;
if(!((typeof data23 == "number") && (isFinite(data23)))){
const err48 = {instancePath:instancePath+"/limits/weight_step_kg",schemaPath:"#/components/schemas/ServiceLimits/properties/weight_step_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err49 = {instancePath:instancePath+"/limits",schemaPath:"#/components/schemas/ServiceLimits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.opt_ins !== undefined){
let data24 = data.opt_ins;
if(Array.isArray(data24)){
if(data24.length > 100){
const err50 = {instancePath:instancePath+"/opt_ins",schemaPath:"#/properties/opt_ins/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
if(!(validate60(data24[i3], {instancePath:instancePath+"/opt_ins/" + i3,parentData:data24,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err51 = {instancePath:instancePath+"/opt_ins",schemaPath:"#/properties/opt_ins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.requirements !== undefined){
let data26 = data.requirements;
if(Array.isArray(data26)){
if(data26.length > 1000){
const err52 = {instancePath:instancePath+"/requirements",schemaPath:"#/properties/requirements/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
let data27 = data26[i4];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.destination_country === undefined){
const err53 = {instancePath:instancePath+"/requirements/" + i4,schemaPath:"#/components/schemas/ServiceRequirement/required",keyword:"required",params:{missingProperty: "destination_country"},message:"must have required property '"+"destination_country"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data27.field === undefined){
const err54 = {instancePath:instancePath+"/requirements/" + i4,schemaPath:"#/components/schemas/ServiceRequirement/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data27.code === undefined){
const err55 = {instancePath:instancePath+"/requirements/" + i4,schemaPath:"#/components/schemas/ServiceRequirement/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data27.description === undefined){
const err56 = {instancePath:instancePath+"/requirements/" + i4,schemaPath:"#/components/schemas/ServiceRequirement/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data27.destination_country !== undefined){
let data28 = data27.destination_country;
if((typeof data28 !== "string") && (data28 !== null)){
const err57 = {instancePath:instancePath+"/requirements/" + i4+"/destination_country",schemaPath:"#/components/schemas/ServiceRequirement/properties/destination_country/type",keyword:"type",params:{type: schema75.properties.destination_country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data27.field !== undefined){
if(typeof data27.field !== "string"){
const err58 = {instancePath:instancePath+"/requirements/" + i4+"/field",schemaPath:"#/components/schemas/ServiceRequirement/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data27.code !== undefined){
let data30 = data27.code;
if((typeof data30 !== "string") && (data30 !== null)){
const err59 = {instancePath:instancePath+"/requirements/" + i4+"/code",schemaPath:"#/components/schemas/ServiceRequirement/properties/code/type",keyword:"type",params:{type: schema75.properties.code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data27.description !== undefined){
if(typeof data27.description !== "string"){
const err60 = {instancePath:instancePath+"/requirements/" + i4+"/description",schemaPath:"#/components/schemas/ServiceRequirement/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data27.pattern !== undefined){
if(typeof data27.pattern !== "string"){
const err61 = {instancePath:instancePath+"/requirements/" + i4+"/pattern",schemaPath:"#/components/schemas/ServiceRequirement/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data27.example !== undefined){
if(typeof data27.example !== "string"){
const err62 = {instancePath:instancePath+"/requirements/" + i4+"/example",schemaPath:"#/components/schemas/ServiceRequirement/properties/example/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/requirements/" + i4,schemaPath:"#/components/schemas/ServiceRequirement/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/requirements",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err65 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"service_tier_id":true,"product_code":true,"name":true,"is_standard_service":true,"service_options":true,"carrier":true,"goods_categories":true,"destinations":true,"limits":true,"opt_ins":true,"requirements":true},"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate59(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ServiceTierListReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema76 = {"$id":"ShipmentAvailableForPickupEvent","$ref":"contract#/components/schemas/ShipmentAvailableForPickupEvent"};
const schema77 = {"type":"object","description":"Body of a `shipment.available_for_pickup` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"shipment.available_for_pickup","description":"Event type: `shipment.available_for_pickup`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/ShipmentEventData","description":"Resource that the event is about, and what caused the event."}}};
const schema78 = {"type":"object","description":"Payload of a shipment event.","required":["object","sequence","request"],"properties":{"object":{"$ref":"#/components/schemas/ShipmentDetail","description":"The shipment, as getShipment returned it at the time of the event, but with `label_pdf_url` null. Events contain no presigned URL and no photo."},"sequence":{"type":"integer","description":"Sequence number that grows with each event of this shipment. An event with a smaller number than one you have already seen is older news."},"request":{"oneOf":[{"$ref":"#/components/schemas/EventRequest"},{"type":"null"}],"description":"API request that caused the event. Null if no request caused it."},"test":{"type":"boolean","const":true,"description":"`true` on every test event, whether from testWebhook, getWebhookSample or an operator, in both modes. Nothing has happened then, and `object` is an invented example. Exception: for `webhook.test` from testWebhook and getWebhookSample, `object` is the endpoint itself. Absent on every other event."}}};
const schema79 = {"type":"object","description":"A shipment with all its details.","required":["id","tracking_number","status","livemode","created_at","updated_at","delivered_at","reference_no","service_tier","carrier_code","destination_country","destination","dispatch_status","waybill_number","last_mile_tracking_number","tracking_page_url","label_pdf_url","label_available","recipient","sender","parcels","items","tags","metadata","events","pricing_snapshot","billing","declared_currency"],"properties":{"id":{"type":"string","description":"Shipment ID. Equal to `tracking_number`."},"tracking_number":{"type":"string","description":"Sampan's own tracking number, the canonical one: `SMP`, 12 digits and a check digit."},"status":{"$ref":"#/components/schemas/ShipmentStatus","description":"Current status of the shipment. A status never moves backwards, with one exception. From `out_for_delivery`, `available_for_pickup`, `delivery_failed` or `exception`, a shipment can change to another of these four or return to `in_transit`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time at which the shipment was booked."},"updated_at":{"type":"string","format":"date-time","description":"Time of the shipment's last change, with six fractional digits. For polling, pass it back unchanged as `updated_after`."},"delivered_at":{"type":["string","null"],"format":"date-time","description":"Time of delivery. Null until the shipment is delivered."},"reference_no":{"type":["string","null"],"description":"Your order reference. Null if none was given."},"service_tier":{"type":"string","description":"Service Code that was booked."},"carrier_code":{"type":"string","description":"Code of the first-leg carrier, for example `sandbox`."},"destination_country":{"type":["string","null"],"description":"Destination country code (ISO 3166-1 alpha-2)."},"destination":{"$ref":"#/components/schemas/Destination","description":"Destination of the shipment."},"dispatch_status":{"type":["string","null"],"x-extensible-enum":["pending","accepted","rejected","failed"],"description":"State of the booking at the carrier. `pending`: not decided yet. `accepted`: the carrier accepted the shipment. `rejected`: the carrier did not accept it. `failed`: the carrier accepted it, but could not create the label. Null for shipments booked before this state was recorded. Open list: new values may be added. Treat an unknown value as new, not as an error."},"waybill_number":{"type":["string","null"],"description":"Tracking number of the first-leg carrier. Null if that carrier has not assigned one."},"last_mile_tracking_number":{"type":["string","null"],"description":"Tracking number of the final-mile carrier. Null until the parcel is handed over to that carrier. Once it is set, give it to marketplaces and buyers; before that, give them `waybill_number`."},"tracking_page_url":{"type":["string","null"],"description":"URL of the shipment's public tracking page, to share with the buyer. The page needs no API key and shows no personal data. It is in English and Traditional Chinese. The URL cannot be guessed and does not change. Null in event bodies."},"label_pdf_url":{"type":["string","null"],"description":"Presigned URL of the label PDF. Fetch it without an `Authorization` header. The URL is valid for 25 hours, and every read returns a newly signed one. Null while there is no label. Always null for shipments booked through a partner channel, and in event bodies."},"label_available":{"type":"boolean","description":"`true` if there is a label, at `label_pdf_url` or through getShipmentLabel. The file itself may be unavailable for a short time."},"recipient":{"$ref":"#/components/schemas/RecipientPartyRecord","description":"Recipient, as stored."},"sender":{"oneOf":[{"$ref":"#/components/schemas/PartyRecord"},{"type":"null"}],"description":"Sender, as stored. Null if none was given."},"parcels":{"type":"array","items":{"$ref":"#/components/schemas/ParcelRecord"},"maxItems":20,"description":"Parcels of the shipment, as booked."},"items":{"type":"array","items":{"$ref":"#/components/schemas/ItemRecord"},"maxItems":100,"description":"Goods in the shipment, as declared."},"tags":{"type":"array","items":{"type":"string"},"maxItems":20,"description":"Your labels for the shipment. Empty if none were given."},"metadata":{"$ref":"#/components/schemas/MetadataRecord","description":"Your keys and values. Empty if none were given."},"events":{"type":"array","items":{"$ref":"#/components/schemas/TrackingEvent"},"maxItems":1000,"description":"Tracking events of the shipment, oldest first. If there are more than 1,000, only the newest 1,000 are returned."},"pricing_snapshot":{"$ref":"#/components/schemas/PricingSnapshot","description":"Price of the shipment, frozen at booking."},"billing":{"oneOf":[{"$ref":"#/components/schemas/Billing"},{"type":"null"}],"description":"Charges for the shipment. Null only for old shipments without a stored price."},"declared_currency":{"$ref":"#/components/schemas/StoredCurrency","description":"Currency in which the declared values are stored."},"declared_fx":{"$ref":"#/components/schemas/DeclaredFx","description":"Exchange rate, frozen when the shipment was booked. Absent if no rate applied."},"custom_insured_amount_hkd":{"type":"number","description":"Custom insured amount in HKD, converted at the frozen rate. The insurance fee is based on it. Present only if a custom insured amount was used."},"custom_insured_amount_usd":{"type":"number","description":"Custom insured amount in USD, frozen at booking. Present only if a custom insured amount was used."}}};
const schema80 = {"type":"string","x-extensible-enum":["label_created","picked_up","in_transit","out_for_delivery","available_for_pickup","delivery_failed","exception","returning","delivered","cancelled","returned"],"description":"Status of a shipment. Normal order: `label_created` → `picked_up` → `in_transit` → `out_for_delivery` → `delivered`. Side states: `available_for_pickup`, `delivery_failed`, `exception`, `returning`. Terminal states: `delivered`, `cancelled`, `returned`. Open list: new values may be added. Treat an unknown value as new, not as an error."};
const schema81 = {"type":"object","description":"Destination of a shipment.","required":["country","district"],"properties":{"country":{"type":["string","null"],"description":"Country code (ISO 3166-1 alpha-2)."},"district":{"type":["string","null"],"description":"State, province, county or district. Null if none was given."}}};
const schema82 = {"type":"object","description":"The recipient of a shipment, as stored.","required":["contact_name","phone","country_code","city","address","district","postal_code","email"],"properties":{"contact_name":{"type":"string","description":"Name of the recipient."},"phone":{"type":"string","description":"Phone number."},"country_code":{"type":"string","description":"Country code (ISO 3166-1 alpha-2), in uppercase."},"city":{"type":"string","description":"City or town."},"address":{"type":"string","description":"Street address."},"district":{"type":["string","null"],"description":"State, province, county or district. Null if none was given."},"postal_code":{"type":["string","null"],"description":"Postal code. Null if none was given."},"email":{"type":["string","null"],"description":"Email address. Null if none was given."}}};
const schema83 = {"type":"object","description":"The sender of a shipment, as stored.","required":["contact_name","phone","country_code","city","address","district","postal_code"],"properties":{"contact_name":{"type":"string","description":"Name of the sender."},"phone":{"type":"string","description":"Phone number."},"country_code":{"type":"string","description":"Country code (ISO 3166-1 alpha-2), in uppercase."},"city":{"type":"string","description":"City or town."},"address":{"type":"string","description":"Street address."},"district":{"type":["string","null"],"description":"State, province, county or district. Null if none was given."},"postal_code":{"type":["string","null"],"description":"Postal code. Null if none was given."}}};
const schema84 = {"type":"object","description":"A parcel, as booked.","required":["weight_kg","length_cm","width_cm","height_cm"],"properties":{"weight_kg":{"type":"number","description":"Declared weight, in kg."},"length_cm":{"type":["number","null"],"description":"Length, in cm. Null if not given."},"width_cm":{"type":["number","null"],"description":"Width, in cm. Null if not given."},"height_cm":{"type":["number","null"],"description":"Height, in cm. Null if not given."}}};
const schema85 = {"type":"object","description":"One line of goods, as declared.","required":["description","quantity","unit_price","unit_price_hkd","sku","hs_code","country_of_manufacture","is_cspc","merchant_product_id","mfr_id_std","mfr_id_nonstd"],"properties":{"description":{"type":"string","description":"Description of the goods."},"quantity":{"type":"integer","description":"Number of pieces."},"unit_price":{"type":["number","null"],"description":"Declared price per piece, in USD: the price as sent, or the HKD price converted at the rate in `declared_fx` and rounded half-up to 6 decimals. Null for a shipment stored in HKD."},"unit_price_hkd":{"type":["number","null"],"description":"Price per piece, in HKD, exactly as sent. Null if the price was sent in USD."},"sku":{"type":["string","null"],"description":"Stock-keeping unit (SKU). Null if not given."},"hs_code":{"type":["string","null"],"description":"Harmonized System (HS) code, as sent. Null if not given."},"country_of_manufacture":{"type":["string","null"],"description":"Country code (ISO 3166-1 alpha-2) of the country of manufacture, in uppercase. Null if not given."},"is_cspc":{"type":["boolean","null"],"description":"EU customs flag. Null if not given."},"merchant_product_id":{"type":["string","null"],"description":"SKU or platform product ID, for EU customs. Null if not given."},"mfr_id_std":{"type":["string","null"],"description":"Standardized manufacturer ID, for EU customs. Null if not given."},"mfr_id_nonstd":{"type":["string","null"],"description":"Non-standard manufacturer ID, for EU customs. Null if not given."}}};
const schema86 = {"type":"object","description":"Your keys and values. Empty if none were given.","additionalProperties":{"type":"string"},"maxProperties":100};
const schema87 = {"type":"object","description":"One tracking event of a shipment.","required":["occurred_at","status","sub_status","description","location","carrier_status"],"properties":{"occurred_at":{"type":"string","format":"date-time","description":"Time of the event, by the carrier's clock."},"status":{"type":["string","null"],"x-extensible-enum":["label_created","picked_up","in_transit","out_for_delivery","available_for_pickup","delivery_failed","exception","returning","delivered","cancelled","returned"],"description":"Shipment status that the event stands for. Null if the carrier's code is not mapped to a status. Open list: new values may be added. Treat an unknown value as new, not as an error."},"sub_status":{"type":["string","null"],"x-extensible-enum":["info_received","export_customs","departed_origin","arrived_destination_country","import_customs","customs_hold","customs_cleared","handed_to_last_mile","arrived_at_delivery_depot","address_query","recipient_unavailable","refused","delayed","lost","damaged"],"description":"Detailed step within the status. Null if there is none. Open list: new values may be added. Treat an unknown value as new, not as an error."},"description":{"type":"string","description":"Description of the event, in English."},"location":{"type":["string","null"],"description":"Place of the event, in the carrier's words. Null if the carrier gave none."},"carrier_status":{"type":["string","null"],"description":"The carrier's own status code. Null for events that Sampan recorded itself."}}};
const schema94 = {"type":"string","x-extensible-enum":["HKD","USD"],"description":"Currency of the stored declared values: USD, or HKD if no exchange rate was available. Open list: new values may be added. Treat an unknown value as new, not as an error."};
const schema88 = {"type":"object","description":"Price of a shipment, frozen at booking. `total_hkd` = `freight_hkd` + `reg_fee_hkd` + the sum of `surcharges`.","required":["currency","freight_hkd","reg_fee_hkd","surcharges","total_hkd","rate_table_code","rate_table_version"],"properties":{"currency":{"$ref":"#/components/schemas/CurrencyCode","description":"Currency of the amounts: HKD."},"freight_hkd":{"type":"number","description":"Freight in HKD, after any discount."},"reg_fee_hkd":{"type":"number","description":"Registration fee in HKD, for all parcels."},"surcharges":{"type":"array","items":{"$ref":"#/components/schemas/SurchargeAmount"},"maxItems":100,"description":"Surcharges, including those you selected."},"total_hkd":{"type":"number","description":"Total price, in HKD."},"discount":{"$ref":"#/components/schemas/RateDiscount","description":"Discount that is already deducted from `freight_hkd`. Present only if there was one."},"rate_table_code":{"type":"string","description":"Code of the rate table that the price is from."},"rate_table_version":{"type":"integer","description":"Version of the rate table. A published version never changes."},"custom_insured_amount_hkd":{"type":"number","description":"Custom insured amount in HKD, converted at the frozen rate. The insurance fee is based on it. Present only if a custom insured amount was used."},"custom_insured_amount_usd":{"type":"number","description":"Custom insured amount in USD, frozen at booking. Present only if a custom insured amount was used."}}};
const schema90 = {"type":"object","description":"One surcharge of a price.","required":["code","amount_hkd"],"properties":{"code":{"type":"string","description":"Code of the surcharge, for example `INSURANCE`."},"amount_hkd":{"type":"number","description":"Amount, in HKD."}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.currency === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.freight_hkd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "freight_hkd"},message:"must have required property '"+"freight_hkd"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reg_fee_hkd === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reg_fee_hkd"},message:"must have required property '"+"reg_fee_hkd"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.surcharges === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "surcharges"},message:"must have required property '"+"surcharges"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.total_hkd === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_hkd"},message:"must have required property '"+"total_hkd"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.rate_table_code === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rate_table_code"},message:"must have required property '"+"rate_table_code"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.rate_table_version === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rate_table_version"},message:"must have required property '"+"rate_table_version"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err7 = {instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.freight_hkd !== undefined){
let data1 = data.freight_hkd;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/freight_hkd",schemaPath:"#/properties/freight_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.reg_fee_hkd !== undefined){
let data2 = data.reg_fee_hkd;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/reg_fee_hkd",schemaPath:"#/properties/reg_fee_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.surcharges !== undefined){
let data3 = data.surcharges;
if(Array.isArray(data3)){
if(data3.length > 100){
const err10 = {instancePath:instancePath+"/surcharges",schemaPath:"#/properties/surcharges/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.code === undefined){
const err11 = {instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/components/schemas/SurchargeAmount/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.amount_hkd === undefined){
const err12 = {instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/components/schemas/SurchargeAmount/required",keyword:"required",params:{missingProperty: "amount_hkd"},message:"must have required property '"+"amount_hkd"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.code !== undefined){
if(typeof data4.code !== "string"){
const err13 = {instancePath:instancePath+"/surcharges/" + i0+"/code",schemaPath:"#/components/schemas/SurchargeAmount/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.amount_hkd !== undefined){
let data6 = data4.amount_hkd;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/surcharges/" + i0+"/amount_hkd",schemaPath:"#/components/schemas/SurchargeAmount/properties/amount_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err15 = {instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/components/schemas/SurchargeAmount/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err16 = {instancePath:instancePath+"/surcharges",schemaPath:"#/properties/surcharges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.total_hkd !== undefined){
let data7 = data.total_hkd;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/total_hkd",schemaPath:"#/properties/total_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.discount !== undefined){
let data8 = data.discount;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.rule_id === undefined){
const err18 = {instancePath:instancePath+"/discount",schemaPath:"#/components/schemas/RateDiscount/required",keyword:"required",params:{missingProperty: "rule_id"},message:"must have required property '"+"rule_id"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8.amount_hkd === undefined){
const err19 = {instancePath:instancePath+"/discount",schemaPath:"#/components/schemas/RateDiscount/required",keyword:"required",params:{missingProperty: "amount_hkd"},message:"must have required property '"+"amount_hkd"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.rule_id !== undefined){
if(typeof data8.rule_id !== "string"){
const err20 = {instancePath:instancePath+"/discount/rule_id",schemaPath:"#/components/schemas/RateDiscount/properties/rule_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data8.amount_hkd !== undefined){
let data10 = data8.amount_hkd;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/discount/amount_hkd",schemaPath:"#/components/schemas/RateDiscount/properties/amount_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err22 = {instancePath:instancePath+"/discount",schemaPath:"#/components/schemas/RateDiscount/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.rate_table_code !== undefined){
if(typeof data.rate_table_code !== "string"){
const err23 = {instancePath:instancePath+"/rate_table_code",schemaPath:"#/properties/rate_table_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.rate_table_version !== undefined){
let data12 = data.rate_table_version;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err24 = {instancePath:instancePath+"/rate_table_version",schemaPath:"#/properties/rate_table_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.custom_insured_amount_hkd !== undefined){
let data13 = data.custom_insured_amount_hkd;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err25 = {instancePath:instancePath+"/custom_insured_amount_hkd",schemaPath:"#/properties/custom_insured_amount_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.custom_insured_amount_usd !== undefined){
let data14 = data.custom_insured_amount_usd;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err26 = {instancePath:instancePath+"/custom_insured_amount_usd",schemaPath:"#/properties/custom_insured_amount_usd/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"currency":true,"freight_hkd":true,"reg_fee_hkd":true,"surcharges":true,"total_hkd":true,"discount":true,"rate_table_code":true,"rate_table_version":true,"custom_insured_amount_hkd":true,"custom_insured_amount_usd":true},"dynamicProps":false,"dynamicItems":false};

const schema92 = {"type":"object","description":"Charges for a shipment. Some routes never report a final fee; shipments on them stay `pending`.","required":["status","pre_charge_hkd","charged_hkd","chargeable_weight_kg","declared_weight_kg","settled_at","adjustments_hkd"],"properties":{"status":{"$ref":"#/components/schemas/BillingStatus","description":"Billing status: `pending` until the carrier reports the final fee, then `settled`."},"pre_charge_hkd":{"type":"number","description":"Quote frozen at booking, in HKD. This is also the amount held in the wallet, unless the account is exempt from booking holds."},"charged_hkd":{"type":["number","null"],"description":"Final fee that was charged, in HKD. Null until settled."},"chargeable_weight_kg":{"type":["number","null"],"description":"Weight that the carrier measured and charged for, in kg. Null until settled."},"declared_weight_kg":{"type":"number","description":"Declared weight of all parcels together, in kg."},"settled_at":{"type":["string","null"],"format":"date-time","description":"Time of settlement. Null until settled."},"adjustments_hkd":{"type":"number","description":"Sum of later refunds, manual adjustments and service fees, in HKD. It can be negative. The cost so far is `charged_hkd` + `adjustments_hkd`."}}};
const schema93 = {"type":"string","x-extensible-enum":["pending","settled"],"description":"Billing status of a shipment: `pending` or `settled`. Open list: new values may be added. Treat an unknown value as new, not as an error."};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pre_charge_hkd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pre_charge_hkd"},message:"must have required property '"+"pre_charge_hkd"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.charged_hkd === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "charged_hkd"},message:"must have required property '"+"charged_hkd"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.chargeable_weight_kg === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chargeable_weight_kg"},message:"must have required property '"+"chargeable_weight_kg"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.declared_weight_kg === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "declared_weight_kg"},message:"must have required property '"+"declared_weight_kg"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.settled_at === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settled_at"},message:"must have required property '"+"settled_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.adjustments_hkd === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adjustments_hkd"},message:"must have required property '"+"adjustments_hkd"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err7 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/BillingStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.pre_charge_hkd !== undefined){
let data1 = data.pre_charge_hkd;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/pre_charge_hkd",schemaPath:"#/properties/pre_charge_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.charged_hkd !== undefined){
let data2 = data.charged_hkd;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err9 = {instancePath:instancePath+"/charged_hkd",schemaPath:"#/properties/charged_hkd/type",keyword:"type",params:{type: schema92.properties.charged_hkd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.chargeable_weight_kg !== undefined){
let data3 = data.chargeable_weight_kg;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/chargeable_weight_kg",schemaPath:"#/properties/chargeable_weight_kg/type",keyword:"type",params:{type: schema92.properties.chargeable_weight_kg.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.declared_weight_kg !== undefined){
let data4 = data.declared_weight_kg;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/declared_weight_kg",schemaPath:"#/properties/declared_weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.settled_at !== undefined){
let data5 = data.settled_at;
if((typeof data5 !== "string") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/settled_at",schemaPath:"#/properties/settled_at/type",keyword:"type",params:{type: schema92.properties.settled_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
const err13 = {instancePath:instancePath+"/settled_at",schemaPath:"#/properties/settled_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
if(data.adjustments_hkd !== undefined){
let data6 = data.adjustments_hkd;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/adjustments_hkd",schemaPath:"#/properties/adjustments_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"status":true,"pre_charge_hkd":true,"charged_hkd":true,"chargeable_weight_kg":true,"declared_weight_kg":true,"settled_at":true,"adjustments_hkd":true},"dynamicProps":false,"dynamicItems":false};

const schema95 = {"type":"object","description":"Exchange rate that was frozen when the shipment was booked.","required":["fetched_at","rate","rate_type","stale"],"properties":{"fetched_at":{"type":"string","format":"date-time","description":"Time at which the rate was fetched from its source or set by the operator."},"rate":{"type":"number","description":"HKD per USD. To convert to USD, the HKD amount is divided by the rate and rounded half-up: unit prices to 6 decimals, other amounts to cents."},"rate_type":{"$ref":"#/components/schemas/FxRateType","description":"Source of the rate."},"stale":{"type":"boolean","description":"`true` if the rate was more than 36 hours old at booking."}}};
const schema96 = {"type":"string","x-extensible-enum":["daily","manual"],"description":"Source of an exchange rate. `daily`: fetched from the rate source. `manual`: set by the operator. Open list: new values may be added. Treat an unknown value as new, not as an error."};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.fetched_at === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fetched_at"},message:"must have required property '"+"fetched_at"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rate"},message:"must have required property '"+"rate"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rate_type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rate_type"},message:"must have required property '"+"rate_type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.stale === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stale"},message:"must have required property '"+"stale"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.fetched_at !== undefined){
let data0 = data.fetched_at;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/fetched_at",schemaPath:"#/properties/fetched_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err5 = {instancePath:instancePath+"/fetched_at",schemaPath:"#/properties/fetched_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.rate !== undefined){
let data1 = data.rate;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.rate_type !== undefined){
if(typeof data.rate_type !== "string"){
const err7 = {instancePath:instancePath+"/rate_type",schemaPath:"#/components/schemas/FxRateType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.stale !== undefined){
if(typeof data.stale !== "boolean"){
const err8 = {instancePath:instancePath+"/stale",schemaPath:"#/properties/stale/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"fetched_at":true,"rate":true,"rate_type":true,"stale":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
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
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.livemode === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.created_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.updated_at === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.delivered_at === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivered_at"},message:"must have required property '"+"delivered_at"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.reference_no === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference_no"},message:"must have required property '"+"reference_no"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.service_tier === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_tier"},message:"must have required property '"+"service_tier"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.carrier_code === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "carrier_code"},message:"must have required property '"+"carrier_code"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.destination_country === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destination_country"},message:"must have required property '"+"destination_country"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.destination === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destination"},message:"must have required property '"+"destination"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.dispatch_status === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dispatch_status"},message:"must have required property '"+"dispatch_status"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.waybill_number === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "waybill_number"},message:"must have required property '"+"waybill_number"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.last_mile_tracking_number === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_mile_tracking_number"},message:"must have required property '"+"last_mile_tracking_number"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.tracking_page_url === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tracking_page_url"},message:"must have required property '"+"tracking_page_url"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.label_pdf_url === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label_pdf_url"},message:"must have required property '"+"label_pdf_url"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.label_available === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label_available"},message:"must have required property '"+"label_available"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.recipient === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipient"},message:"must have required property '"+"recipient"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.sender === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sender"},message:"must have required property '"+"sender"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.parcels === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parcels"},message:"must have required property '"+"parcels"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.items === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.tags === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.metadata === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.events === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.pricing_snapshot === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pricing_snapshot"},message:"must have required property '"+"pricing_snapshot"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.billing === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "billing"},message:"must have required property '"+"billing"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.declared_currency === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "declared_currency"},message:"must have required property '"+"declared_currency"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err28 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.tracking_number !== undefined){
if(typeof data.tracking_number !== "string"){
const err29 = {instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err30 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ShipmentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err31 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.created_at !== undefined){
let data4 = data.created_at;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err32 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err33 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data5 = data.updated_at;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
const err34 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err35 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.delivered_at !== undefined){
let data6 = data.delivered_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err36 = {instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/type",keyword:"type",params:{type: schema79.properties.delivered_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err37 = {instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
if(data.reference_no !== undefined){
let data7 = data.reference_no;
if((typeof data7 !== "string") && (data7 !== null)){
const err38 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/type",keyword:"type",params:{type: schema79.properties.reference_no.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.service_tier !== undefined){
if(typeof data.service_tier !== "string"){
const err39 = {instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.carrier_code !== undefined){
if(typeof data.carrier_code !== "string"){
const err40 = {instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.destination_country !== undefined){
let data10 = data.destination_country;
if((typeof data10 !== "string") && (data10 !== null)){
const err41 = {instancePath:instancePath+"/destination_country",schemaPath:"#/properties/destination_country/type",keyword:"type",params:{type: schema79.properties.destination_country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.destination !== undefined){
let data11 = data.destination;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.country === undefined){
const err42 = {instancePath:instancePath+"/destination",schemaPath:"#/components/schemas/Destination/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data11.district === undefined){
const err43 = {instancePath:instancePath+"/destination",schemaPath:"#/components/schemas/Destination/required",keyword:"required",params:{missingProperty: "district"},message:"must have required property '"+"district"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data11.country !== undefined){
let data12 = data11.country;
if((typeof data12 !== "string") && (data12 !== null)){
const err44 = {instancePath:instancePath+"/destination/country",schemaPath:"#/components/schemas/Destination/properties/country/type",keyword:"type",params:{type: schema81.properties.country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data11.district !== undefined){
let data13 = data11.district;
if((typeof data13 !== "string") && (data13 !== null)){
const err45 = {instancePath:instancePath+"/destination/district",schemaPath:"#/components/schemas/Destination/properties/district/type",keyword:"type",params:{type: schema81.properties.district.type},message:"must be string,null"};
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
else {
const err46 = {instancePath:instancePath+"/destination",schemaPath:"#/components/schemas/Destination/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.dispatch_status !== undefined){
let data14 = data.dispatch_status;
if((typeof data14 !== "string") && (data14 !== null)){
const err47 = {instancePath:instancePath+"/dispatch_status",schemaPath:"#/properties/dispatch_status/type",keyword:"type",params:{type: schema79.properties.dispatch_status.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.waybill_number !== undefined){
let data15 = data.waybill_number;
if((typeof data15 !== "string") && (data15 !== null)){
const err48 = {instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/type",keyword:"type",params:{type: schema79.properties.waybill_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.last_mile_tracking_number !== undefined){
let data16 = data.last_mile_tracking_number;
if((typeof data16 !== "string") && (data16 !== null)){
const err49 = {instancePath:instancePath+"/last_mile_tracking_number",schemaPath:"#/properties/last_mile_tracking_number/type",keyword:"type",params:{type: schema79.properties.last_mile_tracking_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.tracking_page_url !== undefined){
let data17 = data.tracking_page_url;
if((typeof data17 !== "string") && (data17 !== null)){
const err50 = {instancePath:instancePath+"/tracking_page_url",schemaPath:"#/properties/tracking_page_url/type",keyword:"type",params:{type: schema79.properties.tracking_page_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.label_pdf_url !== undefined){
let data18 = data.label_pdf_url;
if((typeof data18 !== "string") && (data18 !== null)){
const err51 = {instancePath:instancePath+"/label_pdf_url",schemaPath:"#/properties/label_pdf_url/type",keyword:"type",params:{type: schema79.properties.label_pdf_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.label_available !== undefined){
if(typeof data.label_available !== "boolean"){
const err52 = {instancePath:instancePath+"/label_available",schemaPath:"#/properties/label_available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.recipient !== undefined){
let data20 = data.recipient;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.contact_name === undefined){
const err53 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data20.phone === undefined){
const err54 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data20.country_code === undefined){
const err55 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data20.city === undefined){
const err56 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data20.address === undefined){
const err57 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data20.district === undefined){
const err58 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "district"},message:"must have required property '"+"district"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data20.postal_code === undefined){
const err59 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "postal_code"},message:"must have required property '"+"postal_code"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data20.email === undefined){
const err60 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data20.contact_name !== undefined){
if(typeof data20.contact_name !== "string"){
const err61 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data20.phone !== undefined){
if(typeof data20.phone !== "string"){
const err62 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data20.country_code !== undefined){
if(typeof data20.country_code !== "string"){
const err63 = {instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data20.city !== undefined){
if(typeof data20.city !== "string"){
const err64 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data20.address !== undefined){
if(typeof data20.address !== "string"){
const err65 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data20.district !== undefined){
let data26 = data20.district;
if((typeof data26 !== "string") && (data26 !== null)){
const err66 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/district/type",keyword:"type",params:{type: schema82.properties.district.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data20.postal_code !== undefined){
let data27 = data20.postal_code;
if((typeof data27 !== "string") && (data27 !== null)){
const err67 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/postal_code/type",keyword:"type",params:{type: schema82.properties.postal_code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data20.email !== undefined){
let data28 = data20.email;
if((typeof data28 !== "string") && (data28 !== null)){
const err68 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/email/type",keyword:"type",params:{type: schema82.properties.email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.sender !== undefined){
let data29 = data.sender;
const _errs63 = errors;
let valid6 = false;
let passing0 = null;
const _errs64 = errors;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.contact_name === undefined){
const err70 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data29.phone === undefined){
const err71 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data29.country_code === undefined){
const err72 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data29.city === undefined){
const err73 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data29.address === undefined){
const err74 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data29.district === undefined){
const err75 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "district"},message:"must have required property '"+"district"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data29.postal_code === undefined){
const err76 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "postal_code"},message:"must have required property '"+"postal_code"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data29.contact_name !== undefined){
if(typeof data29.contact_name !== "string"){
const err77 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/PartyRecord/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data29.phone !== undefined){
if(typeof data29.phone !== "string"){
const err78 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/PartyRecord/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data29.country_code !== undefined){
if(typeof data29.country_code !== "string"){
const err79 = {instancePath:instancePath+"/sender/country_code",schemaPath:"#/components/schemas/PartyRecord/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data29.city !== undefined){
if(typeof data29.city !== "string"){
const err80 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/PartyRecord/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data29.address !== undefined){
if(typeof data29.address !== "string"){
const err81 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/PartyRecord/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data29.district !== undefined){
let data35 = data29.district;
if((typeof data35 !== "string") && (data35 !== null)){
const err82 = {instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/PartyRecord/properties/district/type",keyword:"type",params:{type: schema83.properties.district.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data29.postal_code !== undefined){
let data36 = data29.postal_code;
if((typeof data36 !== "string") && (data36 !== null)){
const err83 = {instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/PartyRecord/properties/postal_code/type",keyword:"type",params:{type: schema83.properties.postal_code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var _valid0 = _errs64 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
var props0 = {};
props0.contact_name = true;
props0.phone = true;
props0.country_code = true;
props0.city = true;
props0.address = true;
props0.district = true;
props0.postal_code = true;
}
const _errs81 = errors;
if(data29 !== null){
const err85 = {instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid0 = _errs81 === errors;
if(_valid0 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid6 = true;
passing0 = 1;
}
}
if(!valid6){
const err86 = {instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
else {
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
}
}
if(data.parcels !== undefined){
let data37 = data.parcels;
if(Array.isArray(data37)){
if(data37.length > 20){
const err87 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
const len0 = data37.length;
for(let i0=0; i0<len0; i0++){
let data38 = data37[i0];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.weight_kg === undefined){
const err88 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data38.length_cm === undefined){
const err89 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/required",keyword:"required",params:{missingProperty: "length_cm"},message:"must have required property '"+"length_cm"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data38.width_cm === undefined){
const err90 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/required",keyword:"required",params:{missingProperty: "width_cm"},message:"must have required property '"+"width_cm"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data38.height_cm === undefined){
const err91 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/required",keyword:"required",params:{missingProperty: "height_cm"},message:"must have required property '"+"height_cm"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data38.weight_kg !== undefined){
let data39 = data38.weight_kg;
if(!((typeof data39 == "number") && (isFinite(data39)))){
const err92 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/ParcelRecord/properties/weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data38.length_cm !== undefined){
let data40 = data38.length_cm;
if((!((typeof data40 == "number") && (isFinite(data40)))) && (data40 !== null)){
const err93 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/ParcelRecord/properties/length_cm/type",keyword:"type",params:{type: schema84.properties.length_cm.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data38.width_cm !== undefined){
let data41 = data38.width_cm;
if((!((typeof data41 == "number") && (isFinite(data41)))) && (data41 !== null)){
const err94 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/ParcelRecord/properties/width_cm/type",keyword:"type",params:{type: schema84.properties.width_cm.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data38.height_cm !== undefined){
let data42 = data38.height_cm;
if((!((typeof data42 == "number") && (isFinite(data42)))) && (data42 !== null)){
const err95 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/ParcelRecord/properties/height_cm/type",keyword:"type",params:{type: schema84.properties.height_cm.type},message:"must be number,null"};
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
const err96 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err97 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.items !== undefined){
let data43 = data.items;
if(Array.isArray(data43)){
if(data43.length > 100){
const err98 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
const len1 = data43.length;
for(let i1=0; i1<len1; i1++){
let data44 = data43[i1];
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.description === undefined){
const err99 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data44.quantity === undefined){
const err100 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data44.unit_price === undefined){
const err101 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "unit_price"},message:"must have required property '"+"unit_price"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data44.unit_price_hkd === undefined){
const err102 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "unit_price_hkd"},message:"must have required property '"+"unit_price_hkd"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data44.sku === undefined){
const err103 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "sku"},message:"must have required property '"+"sku"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data44.hs_code === undefined){
const err104 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "hs_code"},message:"must have required property '"+"hs_code"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data44.country_of_manufacture === undefined){
const err105 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "country_of_manufacture"},message:"must have required property '"+"country_of_manufacture"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data44.is_cspc === undefined){
const err106 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "is_cspc"},message:"must have required property '"+"is_cspc"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data44.merchant_product_id === undefined){
const err107 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "merchant_product_id"},message:"must have required property '"+"merchant_product_id"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data44.mfr_id_std === undefined){
const err108 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "mfr_id_std"},message:"must have required property '"+"mfr_id_std"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data44.mfr_id_nonstd === undefined){
const err109 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "mfr_id_nonstd"},message:"must have required property '"+"mfr_id_nonstd"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data44.description !== undefined){
if(typeof data44.description !== "string"){
const err110 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/ItemRecord/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data44.quantity !== undefined){
let data46 = data44.quantity;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err111 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/ItemRecord/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data44.unit_price !== undefined){
let data47 = data44.unit_price;
if((!((typeof data47 == "number") && (isFinite(data47)))) && (data47 !== null)){
const err112 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/ItemRecord/properties/unit_price/type",keyword:"type",params:{type: schema85.properties.unit_price.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data44.unit_price_hkd !== undefined){
let data48 = data44.unit_price_hkd;
if((!((typeof data48 == "number") && (isFinite(data48)))) && (data48 !== null)){
const err113 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/ItemRecord/properties/unit_price_hkd/type",keyword:"type",params:{type: schema85.properties.unit_price_hkd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data44.sku !== undefined){
let data49 = data44.sku;
if((typeof data49 !== "string") && (data49 !== null)){
const err114 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/ItemRecord/properties/sku/type",keyword:"type",params:{type: schema85.properties.sku.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data44.hs_code !== undefined){
let data50 = data44.hs_code;
if((typeof data50 !== "string") && (data50 !== null)){
const err115 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/ItemRecord/properties/hs_code/type",keyword:"type",params:{type: schema85.properties.hs_code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data44.country_of_manufacture !== undefined){
let data51 = data44.country_of_manufacture;
if((typeof data51 !== "string") && (data51 !== null)){
const err116 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/ItemRecord/properties/country_of_manufacture/type",keyword:"type",params:{type: schema85.properties.country_of_manufacture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data44.is_cspc !== undefined){
let data52 = data44.is_cspc;
if((typeof data52 !== "boolean") && (data52 !== null)){
const err117 = {instancePath:instancePath+"/items/" + i1+"/is_cspc",schemaPath:"#/components/schemas/ItemRecord/properties/is_cspc/type",keyword:"type",params:{type: schema85.properties.is_cspc.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data44.merchant_product_id !== undefined){
let data53 = data44.merchant_product_id;
if((typeof data53 !== "string") && (data53 !== null)){
const err118 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/ItemRecord/properties/merchant_product_id/type",keyword:"type",params:{type: schema85.properties.merchant_product_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data44.mfr_id_std !== undefined){
let data54 = data44.mfr_id_std;
if((typeof data54 !== "string") && (data54 !== null)){
const err119 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/ItemRecord/properties/mfr_id_std/type",keyword:"type",params:{type: schema85.properties.mfr_id_std.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data44.mfr_id_nonstd !== undefined){
let data55 = data44.mfr_id_nonstd;
if((typeof data55 !== "string") && (data55 !== null)){
const err120 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/ItemRecord/properties/mfr_id_nonstd/type",keyword:"type",params:{type: schema85.properties.mfr_id_nonstd.type},message:"must be string,null"};
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
const err121 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err122 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data.tags !== undefined){
let data56 = data.tags;
if(Array.isArray(data56)){
if(data56.length > 20){
const err123 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
const len2 = data56.length;
for(let i2=0; i2<len2; i2++){
if(typeof data56[i2] !== "string"){
const err124 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.metadata !== undefined){
let data58 = data.metadata;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(Object.keys(data58).length > 100){
const err126 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/MetadataRecord/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
for(const key0 in data58){
if(typeof data58[key0] !== "string"){
const err127 = {instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/MetadataRecord/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/MetadataRecord/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data.events !== undefined){
let data60 = data.events;
if(Array.isArray(data60)){
if(data60.length > 1000){
const err129 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
const len3 = data60.length;
for(let i3=0; i3<len3; i3++){
let data61 = data60[i3];
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if(data61.occurred_at === undefined){
const err130 = {instancePath:instancePath+"/events/" + i3,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "occurred_at"},message:"must have required property '"+"occurred_at"+"'"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data61.status === undefined){
const err131 = {instancePath:instancePath+"/events/" + i3,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data61.sub_status === undefined){
const err132 = {instancePath:instancePath+"/events/" + i3,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "sub_status"},message:"must have required property '"+"sub_status"+"'"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data61.description === undefined){
const err133 = {instancePath:instancePath+"/events/" + i3,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data61.location === undefined){
const err134 = {instancePath:instancePath+"/events/" + i3,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(data61.carrier_status === undefined){
const err135 = {instancePath:instancePath+"/events/" + i3,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "carrier_status"},message:"must have required property '"+"carrier_status"+"'"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(data61.occurred_at !== undefined){
let data62 = data61.occurred_at;
if(typeof data62 === "string"){
if(!(formats0.validate(data62))){
const err136 = {instancePath:instancePath+"/events/" + i3+"/occurred_at",schemaPath:"#/components/schemas/TrackingEvent/properties/occurred_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err137 = {instancePath:instancePath+"/events/" + i3+"/occurred_at",schemaPath:"#/components/schemas/TrackingEvent/properties/occurred_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data61.status !== undefined){
let data63 = data61.status;
if((typeof data63 !== "string") && (data63 !== null)){
const err138 = {instancePath:instancePath+"/events/" + i3+"/status",schemaPath:"#/components/schemas/TrackingEvent/properties/status/type",keyword:"type",params:{type: schema87.properties.status.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data61.sub_status !== undefined){
let data64 = data61.sub_status;
if((typeof data64 !== "string") && (data64 !== null)){
const err139 = {instancePath:instancePath+"/events/" + i3+"/sub_status",schemaPath:"#/components/schemas/TrackingEvent/properties/sub_status/type",keyword:"type",params:{type: schema87.properties.sub_status.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data61.description !== undefined){
if(typeof data61.description !== "string"){
const err140 = {instancePath:instancePath+"/events/" + i3+"/description",schemaPath:"#/components/schemas/TrackingEvent/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data61.location !== undefined){
let data66 = data61.location;
if((typeof data66 !== "string") && (data66 !== null)){
const err141 = {instancePath:instancePath+"/events/" + i3+"/location",schemaPath:"#/components/schemas/TrackingEvent/properties/location/type",keyword:"type",params:{type: schema87.properties.location.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data61.carrier_status !== undefined){
let data67 = data61.carrier_status;
if((typeof data67 !== "string") && (data67 !== null)){
const err142 = {instancePath:instancePath+"/events/" + i3+"/carrier_status",schemaPath:"#/components/schemas/TrackingEvent/properties/carrier_status/type",keyword:"type",params:{type: schema87.properties.carrier_status.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
}
else {
const err143 = {instancePath:instancePath+"/events/" + i3,schemaPath:"#/components/schemas/TrackingEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
else {
const err144 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data.pricing_snapshot !== undefined){
if(!(validate68(data.pricing_snapshot, {instancePath:instancePath+"/pricing_snapshot",parentData:data,parentDataProperty:"pricing_snapshot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.billing !== undefined){
let data69 = data.billing;
const _errs152 = errors;
let valid25 = false;
let passing1 = null;
const _errs153 = errors;
if(!(validate70(data69, {instancePath:instancePath+"/billing",parentData:data,parentDataProperty:"billing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var _valid1 = _errs153 === errors;
if(_valid1){
valid25 = true;
passing1 = 0;
var props1 = {};
props1.status = true;
props1.pre_charge_hkd = true;
props1.charged_hkd = true;
props1.chargeable_weight_kg = true;
props1.declared_weight_kg = true;
props1.settled_at = true;
props1.adjustments_hkd = true;
}
const _errs154 = errors;
if(data69 !== null){
const err145 = {instancePath:instancePath+"/billing",schemaPath:"#/properties/billing/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
var _valid1 = _errs154 === errors;
if(_valid1 && valid25){
valid25 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid25 = true;
passing1 = 1;
}
}
if(!valid25){
const err146 = {instancePath:instancePath+"/billing",schemaPath:"#/properties/billing/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
else {
errors = _errs152;
if(vErrors !== null){
if(_errs152){
vErrors.length = _errs152;
}
else {
vErrors = null;
}
}
}
}
if(data.declared_currency !== undefined){
if(typeof data.declared_currency !== "string"){
const err147 = {instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/StoredCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data.declared_fx !== undefined){
if(!(validate72(data.declared_fx, {instancePath:instancePath+"/declared_fx",parentData:data,parentDataProperty:"declared_fx",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.custom_insured_amount_hkd !== undefined){
let data72 = data.custom_insured_amount_hkd;
if(!((typeof data72 == "number") && (isFinite(data72)))){
const err148 = {instancePath:instancePath+"/custom_insured_amount_hkd",schemaPath:"#/properties/custom_insured_amount_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data.custom_insured_amount_usd !== undefined){
let data73 = data.custom_insured_amount_usd;
if(!((typeof data73 == "number") && (isFinite(data73)))){
const err149 = {instancePath:instancePath+"/custom_insured_amount_usd",schemaPath:"#/properties/custom_insured_amount_usd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
else {
const err150 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"id":true,"tracking_number":true,"status":true,"livemode":true,"created_at":true,"updated_at":true,"delivered_at":true,"reference_no":true,"service_tier":true,"carrier_code":true,"destination_country":true,"destination":true,"dispatch_status":true,"waybill_number":true,"last_mile_tracking_number":true,"tracking_page_url":true,"label_pdf_url":true,"label_available":true,"recipient":true,"sender":true,"parcels":true,"items":true,"tags":true,"metadata":true,"events":true,"pricing_snapshot":true,"billing":true,"declared_currency":true,"declared_fx":true,"custom_insured_amount_hkd":true,"custom_insured_amount_usd":true},"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.object === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "object"},message:"must have required property '"+"object"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sequence === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.request === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.object !== undefined){
if(!(validate67(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.sequence !== undefined){
let data1 = data.sequence;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.request !== undefined){
let data2 = data.request;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err4 = {instancePath:instancePath+"/request",schemaPath:"#/components/schemas/EventRequest/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.idempotency_key === undefined){
const err5 = {instancePath:instancePath+"/request",schemaPath:"#/components/schemas/EventRequest/required",keyword:"required",params:{missingProperty: "idempotency_key"},message:"must have required property '"+"idempotency_key"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.id !== undefined){
if(typeof data2.id !== "string"){
const err6 = {instancePath:instancePath+"/request/id",schemaPath:"#/components/schemas/EventRequest/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.idempotency_key !== undefined){
let data4 = data2.idempotency_key;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/request/idempotency_key",schemaPath:"#/components/schemas/EventRequest/properties/idempotency_key/type",keyword:"type",params:{type: schema49.properties.idempotency_key.type},message:"must be string,null"};
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
else {
const err8 = {instancePath:instancePath+"/request",schemaPath:"#/components/schemas/EventRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = {};
props0.id = true;
props0.idempotency_key = true;
}
const _errs13 = errors;
if(data2 !== null){
const err9 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err10 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.test !== undefined){
let data5 = data.test;
if(typeof data5 !== "boolean"){
const err11 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(true !== data5){
const err12 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
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
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"object":true,"sequence":true,"request":true,"test":true},"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("shipment.available_for_pickup" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "shipment.available_for_pickup"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentAvailableForPickupEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema98 = {"$id":"ShipmentBillingSettledEvent","$ref":"contract#/components/schemas/ShipmentBillingSettledEvent"};
const schema99 = {"type":"object","description":"Body of a `shipment.billing_settled` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"shipment.billing_settled","description":"Event type: `shipment.billing_settled`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/ShipmentEventData","description":"Resource that the event is about, and what caused the event."}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("shipment.billing_settled" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "shipment.billing_settled"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentBillingSettledEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema100 = {"$id":"ShipmentCancelReturn","$ref":"contract#/components/schemas/ShipmentCancelReturn"};
const schema101 = {"type":"object","description":"Success envelope of cancelShipment.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/PublicShipmentCancelResponse","description":"The cancelled shipment."}}};
const schema102 = {"type":"object","description":"A cancelled shipment. Cancelling again returns the same data.","required":["id","tracking_number","status","livemode","cancelled_at","refunded_amount_hkd"],"properties":{"id":{"type":"string","description":"Shipment ID. Equal to `tracking_number`."},"tracking_number":{"type":"string","description":"Sampan's own tracking number: `SMP`, 12 digits and a check digit."},"status":{"$ref":"#/components/schemas/ShipmentStatus","description":"Status of the shipment: `cancelled`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"cancelled_at":{"type":"string","format":"date-time","description":"Time of the cancellation."},"refunded_amount_hkd":{"type":"number","description":"Amount returned to the wallet, in HKD: the original total, held since booking. 0 in test mode and for a shipment that the carrier never accepted. Also 0 for an account that is exempt from booking holds, because its wallet held nothing."}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
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
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.livemode === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.cancelled_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cancelled_at"},message:"must have required property '"+"cancelled_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.refunded_amount_hkd === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refunded_amount_hkd"},message:"must have required property '"+"refunded_amount_hkd"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
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
if(data.tracking_number !== undefined){
if(typeof data.tracking_number !== "string"){
const err7 = {instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ShipmentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err9 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.cancelled_at !== undefined){
let data4 = data.cancelled_at;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err10 = {instancePath:instancePath+"/cancelled_at",schemaPath:"#/properties/cancelled_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err11 = {instancePath:instancePath+"/cancelled_at",schemaPath:"#/properties/cancelled_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.refunded_amount_hkd !== undefined){
let data5 = data.refunded_amount_hkd;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/refunded_amount_hkd",schemaPath:"#/properties/refunded_amount_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"id":true,"tracking_number":true,"status":true,"livemode":true,"cancelled_at":true,"refunded_amount_hkd":true},"dynamicProps":false,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate83(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
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
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentCancelReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema104 = {"$id":"ShipmentCancelledEvent","$ref":"contract#/components/schemas/ShipmentCancelledEvent"};
const schema105 = {"type":"object","description":"Body of a `shipment.cancelled` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"shipment.cancelled","description":"Event type: `shipment.cancelled`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/ShipmentEventData","description":"Resource that the event is about, and what caused the event."}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("shipment.cancelled" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "shipment.cancelled"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentCancelledEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema106 = {"$id":"ShipmentCreatedEvent","$ref":"contract#/components/schemas/ShipmentCreatedEvent"};
const schema107 = {"type":"object","description":"Body of a `shipment.created` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"shipment.created","description":"Event type: `shipment.created`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/ShipmentEventData","description":"Resource that the event is about, and what caused the event."}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("shipment.created" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "shipment.created"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentCreatedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema108 = {"$id":"ShipmentCreatedReturn","$ref":"contract#/components/schemas/ShipmentCreatedReturn"};
const schema109 = {"type":"object","description":"Success envelope of createShipment.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/ShipmentCreated","description":"The shipment."}}};
const schema110 = {"type":"object","description":"A shipment, as it was booked.","required":["id","tracking_number","status","service_tier_id","requested_service_tier_id","livemode","created_at","parcels","recipient","sender","reference_no","dispatch","pricing_snapshot","declared_currency"],"properties":{"id":{"type":"string","description":"Shipment ID. Equal to `tracking_number`."},"tracking_number":{"type":"string","description":"Sampan's own tracking number: `SMP`, 12 digits and a check digit."},"status":{"$ref":"#/components/schemas/ShipmentStatus","description":"Status of the shipment: `label_created`."},"service_tier_id":{"type":"string","description":"Service Code that was booked."},"requested_service_tier_id":{"type":"string","description":"Service Code that was requested."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time at which the shipment was booked."},"parcels":{"type":"array","items":{"$ref":"#/components/schemas/ParcelRecord"},"maxItems":20,"description":"Parcels of the shipment, as booked."},"recipient":{"$ref":"#/components/schemas/RecipientPartyRecord","description":"Recipient, as stored."},"sender":{"oneOf":[{"$ref":"#/components/schemas/PartyRecord"},{"type":"null"}],"description":"Sender, as stored. Null if none was given."},"reference_no":{"type":["string","null"],"description":"Your order reference. Null if none was given."},"dispatch":{"oneOf":[{"$ref":"#/components/schemas/Dispatch"},{"type":"null"}],"description":"Result of dispatching the shipment to the carrier. Null in test mode."},"pricing_snapshot":{"$ref":"#/components/schemas/PricingSnapshot","description":"Price of the shipment, frozen at booking."},"declared_currency":{"$ref":"#/components/schemas/StoredCurrency","description":"Currency in which the declared values are stored."},"declared_fx":{"$ref":"#/components/schemas/DeclaredFx","description":"Exchange rate, frozen when the shipment was booked. Absent if no rate applied."}}};
const schema115 = {"type":"object","description":"The booking of a shipment at the carrier.","required":["status","carrier_code","waybill_number","label_pdf_url","error"],"properties":{"status":{"$ref":"#/components/schemas/DispatchStatus","description":"State of the booking: `accepted` once the carrier has accepted the shipment."},"carrier_code":{"type":"string","description":"Code of the carrier, for example `sandbox`."},"waybill_number":{"type":["string","null"],"description":"Tracking number of this carrier. Null if the carrier has not assigned one."},"label_pdf_url":{"type":["string","null"],"description":"Presigned URL of the label PDF. Fetch it without an `Authorization` header. The URL is valid for 25 hours, longer than the 24 hours for which this response is replayed under its `Idempotency-Key`. After that, getShipment returns a new URL. Null while the label is being generated. Always null on partner channels."},"error":{"type":["string","null"],"description":"Description of the error. Null if there was no error."}}};
const schema116 = {"type":"string","x-extensible-enum":["pending","accepted","rejected","failed"],"description":"State of the booking at the carrier. `pending`: not decided yet. `accepted`: the carrier accepted the shipment. `rejected`: the carrier did not accept it. `failed`: the carrier accepted it, but could not create the label. Open list: new values may be added. Treat an unknown value as new, not as an error."};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.carrier_code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "carrier_code"},message:"must have required property '"+"carrier_code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.waybill_number === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "waybill_number"},message:"must have required property '"+"waybill_number"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.label_pdf_url === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label_pdf_url"},message:"must have required property '"+"label_pdf_url"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.error === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DispatchStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.carrier_code !== undefined){
if(typeof data.carrier_code !== "string"){
const err6 = {instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.waybill_number !== undefined){
let data2 = data.waybill_number;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/type",keyword:"type",params:{type: schema115.properties.waybill_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.label_pdf_url !== undefined){
let data3 = data.label_pdf_url;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/label_pdf_url",schemaPath:"#/properties/label_pdf_url/type",keyword:"type",params:{type: schema115.properties.label_pdf_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.error !== undefined){
let data4 = data.error;
if((typeof data4 !== "string") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema115.properties.error.type},message:"must be string,null"};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"status":true,"carrier_code":true,"waybill_number":true,"label_pdf_url":true,"error":true},"dynamicProps":false,"dynamicItems":false};


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
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
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.service_tier_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_tier_id"},message:"must have required property '"+"service_tier_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.requested_service_tier_id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requested_service_tier_id"},message:"must have required property '"+"requested_service_tier_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.livemode === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.created_at === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.parcels === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parcels"},message:"must have required property '"+"parcels"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.recipient === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipient"},message:"must have required property '"+"recipient"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.sender === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sender"},message:"must have required property '"+"sender"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.reference_no === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference_no"},message:"must have required property '"+"reference_no"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.dispatch === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dispatch"},message:"must have required property '"+"dispatch"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.pricing_snapshot === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pricing_snapshot"},message:"must have required property '"+"pricing_snapshot"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.declared_currency === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "declared_currency"},message:"must have required property '"+"declared_currency"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.tracking_number !== undefined){
if(typeof data.tracking_number !== "string"){
const err15 = {instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ShipmentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.service_tier_id !== undefined){
if(typeof data.service_tier_id !== "string"){
const err17 = {instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.requested_service_tier_id !== undefined){
if(typeof data.requested_service_tier_id !== "string"){
const err18 = {instancePath:instancePath+"/requested_service_tier_id",schemaPath:"#/properties/requested_service_tier_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err19 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.created_at !== undefined){
let data6 = data.created_at;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err20 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err21 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.parcels !== undefined){
let data7 = data.parcels;
if(Array.isArray(data7)){
if(data7.length > 20){
const err22 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.weight_kg === undefined){
const err23 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.length_cm === undefined){
const err24 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/required",keyword:"required",params:{missingProperty: "length_cm"},message:"must have required property '"+"length_cm"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.width_cm === undefined){
const err25 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/required",keyword:"required",params:{missingProperty: "width_cm"},message:"must have required property '"+"width_cm"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.height_cm === undefined){
const err26 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/required",keyword:"required",params:{missingProperty: "height_cm"},message:"must have required property '"+"height_cm"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8.weight_kg !== undefined){
let data9 = data8.weight_kg;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err27 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/ParcelRecord/properties/weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.length_cm !== undefined){
let data10 = data8.length_cm;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
const err28 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/ParcelRecord/properties/length_cm/type",keyword:"type",params:{type: schema84.properties.length_cm.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.width_cm !== undefined){
let data11 = data8.width_cm;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err29 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/ParcelRecord/properties/width_cm/type",keyword:"type",params:{type: schema84.properties.width_cm.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.height_cm !== undefined){
let data12 = data8.height_cm;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err30 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/ParcelRecord/properties/height_cm/type",keyword:"type",params:{type: schema84.properties.height_cm.type},message:"must be number,null"};
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
const err31 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.recipient !== undefined){
let data13 = data.recipient;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.contact_name === undefined){
const err33 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13.phone === undefined){
const err34 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13.country_code === undefined){
const err35 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data13.city === undefined){
const err36 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13.address === undefined){
const err37 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.district === undefined){
const err38 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "district"},message:"must have required property '"+"district"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13.postal_code === undefined){
const err39 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "postal_code"},message:"must have required property '"+"postal_code"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13.email === undefined){
const err40 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data13.contact_name !== undefined){
if(typeof data13.contact_name !== "string"){
const err41 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data13.phone !== undefined){
if(typeof data13.phone !== "string"){
const err42 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data13.country_code !== undefined){
if(typeof data13.country_code !== "string"){
const err43 = {instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.city !== undefined){
if(typeof data13.city !== "string"){
const err44 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data13.address !== undefined){
if(typeof data13.address !== "string"){
const err45 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13.district !== undefined){
let data19 = data13.district;
if((typeof data19 !== "string") && (data19 !== null)){
const err46 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/district/type",keyword:"type",params:{type: schema82.properties.district.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13.postal_code !== undefined){
let data20 = data13.postal_code;
if((typeof data20 !== "string") && (data20 !== null)){
const err47 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/postal_code/type",keyword:"type",params:{type: schema82.properties.postal_code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data13.email !== undefined){
let data21 = data13.email;
if((typeof data21 !== "string") && (data21 !== null)){
const err48 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/email/type",keyword:"type",params:{type: schema82.properties.email.type},message:"must be string,null"};
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
const err49 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
let data22 = data.sender;
const _errs49 = errors;
let valid8 = false;
let passing0 = null;
const _errs50 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.contact_name === undefined){
const err50 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data22.phone === undefined){
const err51 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data22.country_code === undefined){
const err52 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data22.city === undefined){
const err53 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data22.address === undefined){
const err54 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data22.district === undefined){
const err55 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "district"},message:"must have required property '"+"district"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data22.postal_code === undefined){
const err56 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "postal_code"},message:"must have required property '"+"postal_code"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data22.contact_name !== undefined){
if(typeof data22.contact_name !== "string"){
const err57 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/PartyRecord/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data22.phone !== undefined){
if(typeof data22.phone !== "string"){
const err58 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/PartyRecord/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data22.country_code !== undefined){
if(typeof data22.country_code !== "string"){
const err59 = {instancePath:instancePath+"/sender/country_code",schemaPath:"#/components/schemas/PartyRecord/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data22.city !== undefined){
if(typeof data22.city !== "string"){
const err60 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/PartyRecord/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data22.address !== undefined){
if(typeof data22.address !== "string"){
const err61 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/PartyRecord/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data22.district !== undefined){
let data28 = data22.district;
if((typeof data28 !== "string") && (data28 !== null)){
const err62 = {instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/PartyRecord/properties/district/type",keyword:"type",params:{type: schema83.properties.district.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data22.postal_code !== undefined){
let data29 = data22.postal_code;
if((typeof data29 !== "string") && (data29 !== null)){
const err63 = {instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/PartyRecord/properties/postal_code/type",keyword:"type",params:{type: schema83.properties.postal_code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var _valid0 = _errs50 === errors;
if(_valid0){
valid8 = true;
passing0 = 0;
var props0 = {};
props0.contact_name = true;
props0.phone = true;
props0.country_code = true;
props0.city = true;
props0.address = true;
props0.district = true;
props0.postal_code = true;
}
const _errs67 = errors;
if(data22 !== null){
const err65 = {instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid0 = _errs67 === errors;
if(_valid0 && valid8){
valid8 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid8 = true;
passing0 = 1;
}
}
if(!valid8){
const err66 = {instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
}
if(data.reference_no !== undefined){
let data30 = data.reference_no;
if((typeof data30 !== "string") && (data30 !== null)){
const err67 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/type",keyword:"type",params:{type: schema110.properties.reference_no.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.dispatch !== undefined){
let data31 = data.dispatch;
const _errs72 = errors;
let valid11 = false;
let passing1 = null;
const _errs73 = errors;
if(!(validate97(data31, {instancePath:instancePath+"/dispatch",parentData:data,parentDataProperty:"dispatch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var _valid1 = _errs73 === errors;
if(_valid1){
valid11 = true;
passing1 = 0;
var props1 = {};
props1.status = true;
props1.carrier_code = true;
props1.waybill_number = true;
props1.label_pdf_url = true;
props1.error = true;
}
const _errs74 = errors;
if(data31 !== null){
const err68 = {instancePath:instancePath+"/dispatch",schemaPath:"#/properties/dispatch/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
var _valid1 = _errs74 === errors;
if(_valid1 && valid11){
valid11 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid11 = true;
passing1 = 1;
}
}
if(!valid11){
const err69 = {instancePath:instancePath+"/dispatch",schemaPath:"#/properties/dispatch/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data.pricing_snapshot !== undefined){
if(!(validate68(data.pricing_snapshot, {instancePath:instancePath+"/pricing_snapshot",parentData:data,parentDataProperty:"pricing_snapshot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.declared_currency !== undefined){
if(typeof data.declared_currency !== "string"){
const err70 = {instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/StoredCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.declared_fx !== undefined){
if(!(validate72(data.declared_fx, {instancePath:instancePath+"/declared_fx",parentData:data,parentDataProperty:"declared_fx",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
const err71 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"id":true,"tracking_number":true,"status":true,"service_tier_id":true,"requested_service_tier_id":true,"livemode":true,"created_at":true,"parcels":true,"recipient":true,"sender":true,"reference_no":true,"dispatch":true,"pricing_snapshot":true,"declared_currency":true,"declared_fx":true},"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate96(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
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
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentCreatedReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema118 = {"$id":"ShipmentDeliveredEvent","$ref":"contract#/components/schemas/ShipmentDeliveredEvent"};
const schema119 = {"type":"object","description":"Body of a `shipment.delivered` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"shipment.delivered","description":"Event type: `shipment.delivered`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/ShipmentEventData","description":"Resource that the event is about, and what caused the event."}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("shipment.delivered" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "shipment.delivered"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentDeliveredEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema120 = {"$id":"ShipmentDeliveryFailedEvent","$ref":"contract#/components/schemas/ShipmentDeliveryFailedEvent"};
const schema121 = {"type":"object","description":"Body of a `shipment.delivery_failed` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"shipment.delivery_failed","description":"Event type: `shipment.delivery_failed`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/ShipmentEventData","description":"Resource that the event is about, and what caused the event."}}};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("shipment.delivery_failed" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "shipment.delivery_failed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentDeliveryFailedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema122 = {"$id":"ShipmentDetailReturn","$ref":"contract#/components/schemas/ShipmentDetailReturn"};
const schema123 = {"type":"object","description":"Success envelope of getShipment.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/ShipmentDetail","description":"The shipment."}}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate67(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
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
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentDetailReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema124 = {"$id":"ShipmentExceptionEvent","$ref":"contract#/components/schemas/ShipmentExceptionEvent"};
const schema125 = {"type":"object","description":"Body of a `shipment.exception` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"shipment.exception","description":"Event type: `shipment.exception`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/ShipmentEventData","description":"Resource that the event is about, and what caused the event."}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("shipment.exception" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "shipment.exception"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentExceptionEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema126 = {"$id":"ShipmentInTransitEvent","$ref":"contract#/components/schemas/ShipmentInTransitEvent"};
const schema127 = {"type":"object","description":"Body of a `shipment.in_transit` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"shipment.in_transit","description":"Event type: `shipment.in_transit`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/ShipmentEventData","description":"Resource that the event is about, and what caused the event."}}};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("shipment.in_transit" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "shipment.in_transit"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate120.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentInTransitEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema128 = {"$id":"ShipmentLabelReadyEvent","$ref":"contract#/components/schemas/ShipmentLabelReadyEvent"};
const schema129 = {"type":"object","description":"Body of a `shipment.label_ready` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"shipment.label_ready","description":"Event type: `shipment.label_ready`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/ShipmentEventData","description":"Resource that the event is about, and what caused the event."}}};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("shipment.label_ready" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "shipment.label_ready"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentLabelReadyEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema130 = {"$id":"ShipmentLastMileAssignedEvent","$ref":"contract#/components/schemas/ShipmentLastMileAssignedEvent"};
const schema131 = {"type":"object","description":"Body of a `shipment.last_mile_assigned` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"shipment.last_mile_assigned","description":"Event type: `shipment.last_mile_assigned`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/ShipmentEventData","description":"Resource that the event is about, and what caused the event."}}};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("shipment.last_mile_assigned" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "shipment.last_mile_assigned"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentLastMileAssignedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate128(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema132 = {"$id":"ShipmentListReturn","$ref":"contract#/components/schemas/ShipmentListReturn"};
const schema133 = {"type":"object","description":"Success envelope of listShipments.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/ShipmentList","description":"One page of shipments."}}};
const schema134 = {"type":"object","description":"One page of shipments.","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/ShipmentSummary"},"maxItems":100,"description":"Shipments on this page."},"next_cursor":{"type":["string","null"],"description":"Cursor of the next page: pass it as `cursor`. Null on the last page."}}};
const schema135 = {"type":"object","description":"A shipment, as one row of a list.","required":["id","tracking_number","waybill_number","last_mile_tracking_number","reference_no","status","dispatch_status","service_tier","destination_country","livemode","label_available","total_hkd","created_at","updated_at"],"properties":{"id":{"type":"string","description":"Shipment ID. Equal to `tracking_number`."},"tracking_number":{"type":"string","description":"Sampan's own tracking number: `SMP`, 12 digits and a check digit."},"waybill_number":{"type":["string","null"],"description":"Tracking number of the first-leg carrier. Null if that carrier has not assigned one."},"last_mile_tracking_number":{"type":["string","null"],"description":"Tracking number of the final-mile carrier. Null until the parcel is handed over to that carrier."},"reference_no":{"type":["string","null"],"description":"Your order reference. Null if none was given."},"status":{"$ref":"#/components/schemas/ShipmentStatus","description":"Current status of the shipment."},"dispatch_status":{"type":["string","null"],"x-extensible-enum":["pending","accepted","rejected","failed"],"description":"State of the booking at the carrier. `pending`: not decided yet. `accepted`: the carrier accepted the shipment. `rejected`: the carrier did not accept it. `failed`: the carrier accepted it, but could not create the label. Null for shipments booked before this state was recorded. Open list: new values may be added. Treat an unknown value as new, not as an error."},"service_tier":{"type":"string","description":"Service Code that was booked."},"destination_country":{"type":["string","null"],"description":"Destination country code (ISO 3166-1 alpha-2)."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"label_available":{"type":"boolean","description":"`true` if there is a label."},"total_hkd":{"type":["number","null"],"description":"Total price frozen at booking, in HKD. Null only for old shipments without a stored price."},"created_at":{"type":"string","format":"date-time","description":"Time at which the shipment was booked."},"updated_at":{"type":"string","format":"date-time","description":"Time of the shipment's last change, with six fractional digits. For polling, pass it back unchanged as `updated_after`."}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
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
if(data.waybill_number === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "waybill_number"},message:"must have required property '"+"waybill_number"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.last_mile_tracking_number === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_mile_tracking_number"},message:"must have required property '"+"last_mile_tracking_number"+"'"};
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
if(data.status === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.dispatch_status === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dispatch_status"},message:"must have required property '"+"dispatch_status"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.service_tier === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_tier"},message:"must have required property '"+"service_tier"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.destination_country === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destination_country"},message:"must have required property '"+"destination_country"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.livemode === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.label_available === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label_available"},message:"must have required property '"+"label_available"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.total_hkd === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_hkd"},message:"must have required property '"+"total_hkd"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.created_at === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.updated_at === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.tracking_number !== undefined){
if(typeof data.tracking_number !== "string"){
const err15 = {instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.waybill_number !== undefined){
let data2 = data.waybill_number;
if((typeof data2 !== "string") && (data2 !== null)){
const err16 = {instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/type",keyword:"type",params:{type: schema135.properties.waybill_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.last_mile_tracking_number !== undefined){
let data3 = data.last_mile_tracking_number;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/last_mile_tracking_number",schemaPath:"#/properties/last_mile_tracking_number/type",keyword:"type",params:{type: schema135.properties.last_mile_tracking_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.reference_no !== undefined){
let data4 = data.reference_no;
if((typeof data4 !== "string") && (data4 !== null)){
const err18 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/type",keyword:"type",params:{type: schema135.properties.reference_no.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ShipmentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.dispatch_status !== undefined){
let data6 = data.dispatch_status;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/dispatch_status",schemaPath:"#/properties/dispatch_status/type",keyword:"type",params:{type: schema135.properties.dispatch_status.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.service_tier !== undefined){
if(typeof data.service_tier !== "string"){
const err21 = {instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.destination_country !== undefined){
let data8 = data.destination_country;
if((typeof data8 !== "string") && (data8 !== null)){
const err22 = {instancePath:instancePath+"/destination_country",schemaPath:"#/properties/destination_country/type",keyword:"type",params:{type: schema135.properties.destination_country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err23 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.label_available !== undefined){
if(typeof data.label_available !== "boolean"){
const err24 = {instancePath:instancePath+"/label_available",schemaPath:"#/properties/label_available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.total_hkd !== undefined){
let data11 = data.total_hkd;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err25 = {instancePath:instancePath+"/total_hkd",schemaPath:"#/properties/total_hkd/type",keyword:"type",params:{type: schema135.properties.total_hkd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.created_at !== undefined){
let data12 = data.created_at;
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
const err26 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err27 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data13 = data.updated_at;
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
const err28 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err29 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"id":true,"tracking_number":true,"waybill_number":true,"last_mile_tracking_number":true,"reference_no":true,"status":true,"dispatch_status":true,"service_tier":true,"destination_country":true,"livemode":true,"label_available":true,"total_hkd":true,"created_at":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.next_cursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate134(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.next_cursor !== undefined){
let data2 = data.next_cursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema134.properties.next_cursor.type},message:"must be string,null"};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"data":true,"next_cursor":true},"dynamicProps":false,"dynamicItems":false};


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate133(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
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
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentListReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema137 = {"$id":"ShipmentOutForDeliveryEvent","$ref":"contract#/components/schemas/ShipmentOutForDeliveryEvent"};
const schema138 = {"type":"object","description":"Body of a `shipment.out_for_delivery` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"shipment.out_for_delivery","description":"Event type: `shipment.out_for_delivery`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/ShipmentEventData","description":"Resource that the event is about, and what caused the event."}}};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("shipment.out_for_delivery" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "shipment.out_for_delivery"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentOutForDeliveryEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema139 = {"$id":"ShipmentPickedUpEvent","$ref":"contract#/components/schemas/ShipmentPickedUpEvent"};
const schema140 = {"type":"object","description":"Body of a `shipment.picked_up` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"shipment.picked_up","description":"Event type: `shipment.picked_up`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/ShipmentEventData","description":"Resource that the event is about, and what caused the event."}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("shipment.picked_up" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "shipment.picked_up"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentPickedUpEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema141 = {"$id":"ShipmentPodAvailableEvent","$ref":"contract#/components/schemas/ShipmentPodAvailableEvent"};
const schema142 = {"type":"object","description":"Body of a `shipment.pod_available` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"shipment.pod_available","description":"Event type: `shipment.pod_available`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/ShipmentEventData","description":"Resource that the event is about, and what caused the event."}}};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("shipment.pod_available" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "shipment.pod_available"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentPodAvailableEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema143 = {"$id":"ShipmentReturnedEvent","$ref":"contract#/components/schemas/ShipmentReturnedEvent"};
const schema144 = {"type":"object","description":"Body of a `shipment.returned` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"shipment.returned","description":"Event type: `shipment.returned`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/ShipmentEventData","description":"Resource that the event is about, and what caused the event."}}};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("shipment.returned" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "shipment.returned"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentReturnedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate151(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema145 = {"$id":"ShipmentReturningEvent","$ref":"contract#/components/schemas/ShipmentReturningEvent"};
const schema146 = {"type":"object","description":"Body of a `shipment.returning` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"shipment.returning","description":"Event type: `shipment.returning`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/ShipmentEventData","description":"Resource that the event is about, and what caused the event."}}};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("shipment.returning" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "shipment.returning"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentReturningEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate155(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema147 = {"$id":"ShipmentTrackingUpdatedEvent","$ref":"contract#/components/schemas/ShipmentTrackingUpdatedEvent"};
const schema148 = {"type":"object","description":"Body of a `shipment.tracking_updated` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"shipment.tracking_updated","description":"Event type: `shipment.tracking_updated`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/ShipmentEventData","description":"Resource that the event is about, and what caused the event."}}};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("shipment.tracking_updated" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "shipment.tracking_updated"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentTrackingUpdatedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema149 = {"$id":"ShipmentValidationReturn","$ref":"contract#/components/schemas/ShipmentValidationReturn"};
const schema150 = {"type":"object","description":"Success envelope of validateShipment.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/ShipmentValidation","description":"The result of the check."}}};
const schema151 = {"type":"object","description":"Result of checking a shipment: whether createShipment would accept the same body, and at what price.","required":["valid","violations","violation_count","warnings","quote"],"properties":{"valid":{"type":"boolean","description":"`true` if `violations` is empty: createShipment would have accepted the request at this moment."},"violations":{"type":"array","items":{"$ref":"#/components/schemas/Violation"},"maxItems":100,"description":"Violations for which createShipment would reject the request, in the order in which createShipment checks them. Empty if the request is valid. At most 100 are listed, and fewer if the list would exceed 64 KiB."},"violation_count":{"type":"integer","description":"Number of violations, including those that are not listed."},"warnings":{"type":"array","items":{"$ref":"#/components/schemas/Violation"},"maxItems":100,"description":"Advice of the destination that the shipment does not follow, such as a tax number with a wrong check digit. A warning does not cause a rejection: createShipment accepts the request and does not mention it. Each `code` is the error that the rule would have. `violations` and `warnings` together have at most 100 entries."},"quote":{"oneOf":[{"$ref":"#/components/schemas/RateOption"},{"type":"null"}],"description":"Price of the requested service. Null if a violation prevents pricing."}}};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"},message:"must have required property '"+"valid"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.violations === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "violations"},message:"must have required property '"+"violations"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.violation_count === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "violation_count"},message:"must have required property '"+"violation_count"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.warnings === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.quote === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quote"},message:"must have required property '"+"quote"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.valid !== undefined){
if(typeof data.valid !== "boolean"){
const err5 = {instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.violations !== undefined){
let data1 = data.violations;
if(Array.isArray(data1)){
if(data1.length > 100){
const err6 = {instancePath:instancePath+"/violations",schemaPath:"#/properties/violations/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.path === undefined){
const err7 = {instancePath:instancePath+"/violations/" + i0,schemaPath:"#/components/schemas/Violation/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.code === undefined){
const err8 = {instancePath:instancePath+"/violations/" + i0,schemaPath:"#/components/schemas/Violation/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.message === undefined){
const err9 = {instancePath:instancePath+"/violations/" + i0,schemaPath:"#/components/schemas/Violation/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.path !== undefined){
let data3 = data2.path;
if(Array.isArray(data3)){
if(data3.length > 40){
const err10 = {instancePath:instancePath+"/violations/" + i0+"/path",schemaPath:"#/components/schemas/Violation/properties/path/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if((typeof data4 !== "string") && (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))))){
const err11 = {instancePath:instancePath+"/violations/" + i0+"/path/" + i1,schemaPath:"#/components/schemas/Violation/properties/path/items/type",keyword:"type",params:{type: schema40.properties.path.items.type},message:"must be string,integer"};
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
const err12 = {instancePath:instancePath+"/violations/" + i0+"/path",schemaPath:"#/components/schemas/Violation/properties/path/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.code !== undefined){
if(typeof data2.code !== "string"){
const err13 = {instancePath:instancePath+"/violations/" + i0+"/code",schemaPath:"#/components/schemas/Violation/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.message !== undefined){
if(typeof data2.message !== "string"){
const err14 = {instancePath:instancePath+"/violations/" + i0+"/message",schemaPath:"#/components/schemas/Violation/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err15 = {instancePath:instancePath+"/violations/" + i0,schemaPath:"#/components/schemas/Violation/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err16 = {instancePath:instancePath+"/violations",schemaPath:"#/properties/violations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.violation_count !== undefined){
let data7 = data.violation_count;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/violation_count",schemaPath:"#/properties/violation_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.warnings !== undefined){
let data8 = data.warnings;
if(Array.isArray(data8)){
if(data8.length > 100){
const err18 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.path === undefined){
const err19 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/components/schemas/Violation/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9.code === undefined){
const err20 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/components/schemas/Violation/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9.message === undefined){
const err21 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/components/schemas/Violation/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9.path !== undefined){
let data10 = data9.path;
if(Array.isArray(data10)){
if(data10.length > 40){
const err22 = {instancePath:instancePath+"/warnings/" + i2+"/path",schemaPath:"#/components/schemas/Violation/properties/path/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if((typeof data11 !== "string") && (!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11))))){
const err23 = {instancePath:instancePath+"/warnings/" + i2+"/path/" + i3,schemaPath:"#/components/schemas/Violation/properties/path/items/type",keyword:"type",params:{type: schema40.properties.path.items.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/warnings/" + i2+"/path",schemaPath:"#/components/schemas/Violation/properties/path/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.code !== undefined){
if(typeof data9.code !== "string"){
const err25 = {instancePath:instancePath+"/warnings/" + i2+"/code",schemaPath:"#/components/schemas/Violation/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.message !== undefined){
if(typeof data9.message !== "string"){
const err26 = {instancePath:instancePath+"/warnings/" + i2+"/message",schemaPath:"#/components/schemas/Violation/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err27 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/components/schemas/Violation/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.quote !== undefined){
let data14 = data.quote;
const _errs32 = errors;
let valid13 = false;
let passing0 = null;
const _errs33 = errors;
if(!(validate49(data14, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var _valid0 = _errs33 === errors;
if(_valid0){
valid13 = true;
passing0 = 0;
var props0 = {};
props0.service_tier_id = true;
props0.product_code = true;
props0.carrier = true;
props0.goods_category = true;
props0.currency = true;
props0.chargeable_weight_kg = true;
props0.freight_hkd = true;
props0.reg_fee_hkd = true;
props0.surcharges = true;
props0.discount = true;
props0.total_hkd = true;
props0.rate_table_code = true;
props0.rate_table_version = true;
props0.transit_days = true;
props0.available = true;
props0.unavailable_reason = true;
props0.opt_in_availability = true;
props0.surcharge_conflicts = true;
props0.ioss_notice = true;
}
const _errs34 = errors;
if(data14 !== null){
const err29 = {instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs34 === errors;
if(_valid0 && valid13){
valid13 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid13 = true;
passing0 = 1;
}
}
if(!valid13){
const err30 = {instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":{"valid":true,"violations":true,"violation_count":true,"warnings":true,"quote":true},"dynamicProps":false,"dynamicItems":false};


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate164(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
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
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentValidationReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate163(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema154 = {"$id":"TrackingReturn","$ref":"contract#/components/schemas/TrackingReturn"};
const schema155 = {"type":"object","description":"Success envelope of getTracking.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/TrackingRecord","description":"The tracking data."}}};
const schema156 = {"type":"object","description":"Tracking data of a shipment, without personal data. Suitable for a tracking widget.","required":["tracking_number","waybill_number","last_mile_tracking_number","status","sub_status","eta","delivered_at","carrier_code","destination_country","events"],"properties":{"tracking_number":{"type":"string","description":"Sampan's own tracking number: `SMP`, 12 digits and a check digit."},"waybill_number":{"type":["string","null"],"description":"Tracking number of the first-leg carrier. Null if that carrier has not assigned one."},"last_mile_tracking_number":{"type":["string","null"],"description":"Tracking number of the final-mile carrier. Null until the parcel is handed over to that carrier."},"status":{"$ref":"#/components/schemas/ShipmentStatus","description":"Current status of the shipment."},"sub_status":{"type":["string","null"],"x-extensible-enum":["info_received","export_customs","departed_origin","arrived_destination_country","import_customs","customs_hold","customs_cleared","handed_to_last_mile","arrived_at_delivery_depot","address_query","recipient_unavailable","refused","delayed","lost","damaged"],"description":"Detailed step within `status`: the one of the latest event with this status. Null if that event has none. Open list: new values may be added. Treat an unknown value as new, not as an error."},"eta":{"type":["string","null"],"format":"date-time","description":"Expected time of delivery. Null if unknown, and once the shipment reaches a terminal status. For the sandbox carrier, it is the booking time plus the longest transit time of the service at booking. A customs hold adds 2 days and an address query adds 1 day. It becomes null once the parcel is lost, refused or returning. Test-mode shipments arrive sooner, because they advance every 90 seconds."},"delivered_at":{"type":["string","null"],"format":"date-time","description":"Time of delivery. Null until the shipment is delivered."},"carrier_code":{"type":"string","description":"Code of the first-leg carrier."},"destination_country":{"type":["string","null"],"description":"Destination country code (ISO 3166-1 alpha-2)."},"events":{"type":"array","items":{"$ref":"#/components/schemas/TrackingEvent"},"maxItems":1000,"description":"Tracking events of the shipment, oldest first. If there are more than 1,000, only the newest 1,000 are returned."}}};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tracking_number === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tracking_number"},message:"must have required property '"+"tracking_number"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.waybill_number === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "waybill_number"},message:"must have required property '"+"waybill_number"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.last_mile_tracking_number === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_mile_tracking_number"},message:"must have required property '"+"last_mile_tracking_number"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sub_status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sub_status"},message:"must have required property '"+"sub_status"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.eta === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eta"},message:"must have required property '"+"eta"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.delivered_at === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivered_at"},message:"must have required property '"+"delivered_at"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.carrier_code === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "carrier_code"},message:"must have required property '"+"carrier_code"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.destination_country === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destination_country"},message:"must have required property '"+"destination_country"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.events === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.tracking_number !== undefined){
if(typeof data.tracking_number !== "string"){
const err10 = {instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.waybill_number !== undefined){
let data1 = data.waybill_number;
if((typeof data1 !== "string") && (data1 !== null)){
const err11 = {instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/type",keyword:"type",params:{type: schema156.properties.waybill_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.last_mile_tracking_number !== undefined){
let data2 = data.last_mile_tracking_number;
if((typeof data2 !== "string") && (data2 !== null)){
const err12 = {instancePath:instancePath+"/last_mile_tracking_number",schemaPath:"#/properties/last_mile_tracking_number/type",keyword:"type",params:{type: schema156.properties.last_mile_tracking_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ShipmentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sub_status !== undefined){
let data4 = data.sub_status;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/sub_status",schemaPath:"#/properties/sub_status/type",keyword:"type",params:{type: schema156.properties.sub_status.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.eta !== undefined){
let data5 = data.eta;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/eta",schemaPath:"#/properties/eta/type",keyword:"type",params:{type: schema156.properties.eta.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
const err16 = {instancePath:instancePath+"/eta",schemaPath:"#/properties/eta/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
if(data.delivered_at !== undefined){
let data6 = data.delivered_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/type",keyword:"type",params:{type: schema156.properties.delivered_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err18 = {instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
if(data.carrier_code !== undefined){
if(typeof data.carrier_code !== "string"){
const err19 = {instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.destination_country !== undefined){
let data8 = data.destination_country;
if((typeof data8 !== "string") && (data8 !== null)){
const err20 = {instancePath:instancePath+"/destination_country",schemaPath:"#/properties/destination_country/type",keyword:"type",params:{type: schema156.properties.destination_country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.events !== undefined){
let data9 = data.events;
if(Array.isArray(data9)){
if(data9.length > 1000){
const err21 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.occurred_at === undefined){
const err22 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "occurred_at"},message:"must have required property '"+"occurred_at"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.status === undefined){
const err23 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.sub_status === undefined){
const err24 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "sub_status"},message:"must have required property '"+"sub_status"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10.description === undefined){
const err25 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.location === undefined){
const err26 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10.carrier_status === undefined){
const err27 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "carrier_status"},message:"must have required property '"+"carrier_status"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10.occurred_at !== undefined){
let data11 = data10.occurred_at;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
const err28 = {instancePath:instancePath+"/events/" + i0+"/occurred_at",schemaPath:"#/components/schemas/TrackingEvent/properties/occurred_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err29 = {instancePath:instancePath+"/events/" + i0+"/occurred_at",schemaPath:"#/components/schemas/TrackingEvent/properties/occurred_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data10.status !== undefined){
let data12 = data10.status;
if((typeof data12 !== "string") && (data12 !== null)){
const err30 = {instancePath:instancePath+"/events/" + i0+"/status",schemaPath:"#/components/schemas/TrackingEvent/properties/status/type",keyword:"type",params:{type: schema87.properties.status.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data10.sub_status !== undefined){
let data13 = data10.sub_status;
if((typeof data13 !== "string") && (data13 !== null)){
const err31 = {instancePath:instancePath+"/events/" + i0+"/sub_status",schemaPath:"#/components/schemas/TrackingEvent/properties/sub_status/type",keyword:"type",params:{type: schema87.properties.sub_status.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.description !== undefined){
if(typeof data10.description !== "string"){
const err32 = {instancePath:instancePath+"/events/" + i0+"/description",schemaPath:"#/components/schemas/TrackingEvent/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.location !== undefined){
let data15 = data10.location;
if((typeof data15 !== "string") && (data15 !== null)){
const err33 = {instancePath:instancePath+"/events/" + i0+"/location",schemaPath:"#/components/schemas/TrackingEvent/properties/location/type",keyword:"type",params:{type: schema87.properties.location.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.carrier_status !== undefined){
let data16 = data10.carrier_status;
if((typeof data16 !== "string") && (data16 !== null)){
const err34 = {instancePath:instancePath+"/events/" + i0+"/carrier_status",schemaPath:"#/components/schemas/TrackingEvent/properties/carrier_status/type",keyword:"type",params:{type: schema87.properties.carrier_status.type},message:"must be string,null"};
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
const err35 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/TrackingEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err36 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":{"tracking_number":true,"waybill_number":true,"last_mile_tracking_number":true,"status":true,"sub_status":true,"eta":true,"delivered_at":true,"carrier_code":true,"destination_country":true,"events":true},"dynamicProps":false,"dynamicItems":false};


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate170(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
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
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TrackingReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate169(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema159 = {"$id":"WalletLowBalanceEvent","$ref":"contract#/components/schemas/WalletLowBalanceEvent"};
const schema160 = {"type":"object","description":"Body of a `wallet.low_balance` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"wallet.low_balance","description":"Event type: `wallet.low_balance`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/WalletEventData","description":"Resource that the event is about, and what caused the event."}}};
const schema161 = {"type":"object","description":"Payload of a wallet event.","required":["object","sequence","request"],"properties":{"object":{"$ref":"#/components/schemas/Wallet","description":"The wallet, as getWalletBalance returned it at the time of the event."},"sequence":{"type":["integer","null"],"description":"Null, because the event belongs to no shipment."},"request":{"oneOf":[{"$ref":"#/components/schemas/EventRequest"},{"type":"null"}],"description":"API request that caused the event. Null if no request caused it."},"test":{"type":"boolean","const":true,"description":"`true` on every test event, whether from testWebhook, getWebhookSample or an operator, in both modes. Nothing has happened then, and `object` is an invented example. Exception: for `webhook.test` from testWebhook and getWebhookSample, `object` is the endpoint itself. Absent on every other event."}}};
const schema162 = {"type":"object","description":"Prepaid wallet of the account. With a test key, all amounts are 0.","required":["balance","available","held","currency"],"properties":{"balance":{"type":"number","description":"Money in the wallet, in HKD."},"available":{"type":"number","description":"Amount that the next booking can use, in HKD: `balance` minus `held`."},"held":{"type":"number","description":"Amount of the open holds for shipments in flight, in HKD."},"currency":{"$ref":"#/components/schemas/CurrencyCode","description":"Currency of the amounts: HKD."}}};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.balance === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.available === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "available"},message:"must have required property '"+"available"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.held === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "held"},message:"must have required property '"+"held"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.currency === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.balance !== undefined){
let data0 = data.balance;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.available !== undefined){
let data1 = data.available;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.held !== undefined){
let data2 = data.held;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/held",schemaPath:"#/properties/held/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err7 = {instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":{"balance":true,"available":true,"held":true,"currency":true},"dynamicProps":false,"dynamicItems":false};


function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.object === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "object"},message:"must have required property '"+"object"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sequence === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.request === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.object !== undefined){
if(!(validate176(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
if(data.sequence !== undefined){
let data1 = data.sequence;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: schema161.properties.sequence.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.request !== undefined){
let data2 = data.request;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err4 = {instancePath:instancePath+"/request",schemaPath:"#/components/schemas/EventRequest/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.idempotency_key === undefined){
const err5 = {instancePath:instancePath+"/request",schemaPath:"#/components/schemas/EventRequest/required",keyword:"required",params:{missingProperty: "idempotency_key"},message:"must have required property '"+"idempotency_key"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.id !== undefined){
if(typeof data2.id !== "string"){
const err6 = {instancePath:instancePath+"/request/id",schemaPath:"#/components/schemas/EventRequest/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.idempotency_key !== undefined){
let data4 = data2.idempotency_key;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/request/idempotency_key",schemaPath:"#/components/schemas/EventRequest/properties/idempotency_key/type",keyword:"type",params:{type: schema49.properties.idempotency_key.type},message:"must be string,null"};
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
else {
const err8 = {instancePath:instancePath+"/request",schemaPath:"#/components/schemas/EventRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = {};
props0.id = true;
props0.idempotency_key = true;
}
const _errs13 = errors;
if(data2 !== null){
const err9 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err10 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.test !== undefined){
let data5 = data.test;
if(typeof data5 !== "boolean"){
const err11 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(true !== data5){
const err12 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
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
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":{"object":true,"sequence":true,"request":true,"test":true},"dynamicProps":false,"dynamicItems":false};


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("wallet.low_balance" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "wallet.low_balance"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate175(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
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
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WalletLowBalanceEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema165 = {"$id":"WalletReturn","$ref":"contract#/components/schemas/WalletReturn"};
const schema166 = {"type":"object","description":"Success envelope of getWalletBalance.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/Wallet","description":"The wallet."}}};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate176(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
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
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WalletReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate181(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema167 = {"$id":"WalletTransactionListReturn","$ref":"contract#/components/schemas/WalletTransactionListReturn"};
const schema168 = {"type":"object","description":"Success envelope of listWalletTransactions.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/WalletTransactionList","description":"One page of wallet transactions."}}};
const schema169 = {"type":"object","description":"One page of wallet transactions.","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/WalletTransaction"},"maxItems":100,"description":"Wallet transactions on this page."},"next_cursor":{"type":["string","null"],"description":"Cursor of the next page: pass it as `cursor`. Null on the last page."}}};
const schema170 = {"type":"object","description":"One transaction of the wallet.","required":["id","type","amount_hkd","balance_after_hkd","held_after_hkd","shipment_id","reason","created_at"],"properties":{"id":{"type":"string","description":"Transaction ID: `txn_` and an opaque string."},"type":{"$ref":"#/components/schemas/WalletTransactionType","description":"Type of the transaction."},"amount_hkd":{"type":"number","description":"Change in HKD, positive or negative. `top_up`, `post`, `refund` and `adjust` change the balance. `hold` and `void` change the held amount."},"balance_after_hkd":{"type":"number","description":"Balance after the transaction, in HKD."},"held_after_hkd":{"type":"number","description":"Held amount after the transaction, in HKD."},"shipment_id":{"type":["string","null"],"description":"Shipment to which the transaction belongs. Null for transactions of the account itself. A booking that the carrier did not accept leaves a `hold` and its `void`. For the number of such a booking, getShipment returns 404."},"reason":{"type":["string","null"],"description":"Reason for the transaction, as text. Null if the type needs no explanation."},"created_at":{"type":"string","format":"date-time","description":"Time at which the transaction was recorded."}}};
const schema171 = {"type":"string","x-extensible-enum":["top_up","hold","void","post","refund","adjust"],"description":"Type of a wallet transaction. `top_up`: money added. `hold`: amount held at booking. `void`: hold released unused. `post`: hold settled by the final fee. `refund`: money given back. `adjust`: manual adjustment or service fee. Open list: new values may be added. Treat an unknown value as new, not as an error."};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount_hkd === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount_hkd"},message:"must have required property '"+"amount_hkd"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.balance_after_hkd === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balance_after_hkd"},message:"must have required property '"+"balance_after_hkd"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.held_after_hkd === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "held_after_hkd"},message:"must have required property '"+"held_after_hkd"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.shipment_id === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shipment_id"},message:"must have required property '"+"shipment_id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.reason === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.created_at === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WalletTransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.amount_hkd !== undefined){
let data2 = data.amount_hkd;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/amount_hkd",schemaPath:"#/properties/amount_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.balance_after_hkd !== undefined){
let data3 = data.balance_after_hkd;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/balance_after_hkd",schemaPath:"#/properties/balance_after_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.held_after_hkd !== undefined){
let data4 = data.held_after_hkd;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/held_after_hkd",schemaPath:"#/properties/held_after_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.shipment_id !== undefined){
let data5 = data.shipment_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/type",keyword:"type",params:{type: schema170.properties.shipment_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.reason !== undefined){
let data6 = data.reason;
if((typeof data6 !== "string") && (data6 !== null)){
const err14 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema170.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.created_at !== undefined){
let data7 = data.created_at;
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
const err15 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err16 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":{"id":true,"type":true,"amount_hkd":true,"balance_after_hkd":true,"held_after_hkd":true,"shipment_id":true,"reason":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.next_cursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate187(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.next_cursor !== undefined){
let data2 = data.next_cursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema169.properties.next_cursor.type},message:"must be string,null"};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":{"data":true,"next_cursor":true},"dynamicProps":false,"dynamicItems":false};


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate186(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
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
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WalletTransactionListReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate185(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema172 = {"$id":"WebhookCreatedReturn","$ref":"contract#/components/schemas/WebhookCreatedReturn"};
const schema173 = {"type":"object","description":"Success envelope of createWebhook.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/WebhookCreated","description":"The endpoint, with its secret."}}};
const schema174 = {"type":"object","description":"A webhook endpoint with its signing secret, which is shown only once.","required":["id","url","description","events","active","disabled_reason","secret_last4","rotated_at","created_at","secret"],"properties":{"id":{"type":"string","description":"Endpoint ID: `wh_` and an opaque string."},"url":{"type":"string","description":"URL to which events are posted."},"description":{"type":"string","description":"Your own note about the endpoint. Empty if there is none."},"events":{"type":"array","items":{"type":"string"},"maxItems":100,"description":"Event types to which the endpoint subscribes, or `*`."},"active":{"type":"boolean","description":"`false` if the endpoint was deleted, stopped or disabled."},"disabled_reason":{"type":["string","null"],"x-extensible-enum":["deleted","deactivated","consecutive_failures","gone"],"description":"Reason why the endpoint is inactive. Null while it is active. `deleted`: by deleteWebhook. `deactivated`: by updateWebhook. `consecutive_failures`: ten deliveries in a row used up their attempts. `gone`: the receiver responded to a scheduled attempt with 410, which disables the endpoint immediately. Open list: new values may be added. Treat an unknown value as new, not as an error."},"secret_last4":{"type":"string","description":"Last four characters of the signing secret."},"rotated_at":{"type":["string","null"],"format":"date-time","description":"Time of the last rotation of the secret. Null before the first rotation."},"created_at":{"type":"string","format":"date-time","description":"Time at which the endpoint was registered."},"secret":{"type":"string","description":"Signing secret: `whsec_` and 44 base64 characters. The HMAC key is the UTF-8 bytes of the whole string, including the prefix. The secret is shown exactly once. A replay under the same idempotency key within 24 hours shows it again."}}};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WebhookCreated/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.url === undefined){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WebhookCreated/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.description === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WebhookCreated/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.events === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WebhookCreated/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.active === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WebhookCreated/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.disabled_reason === undefined){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WebhookCreated/required",keyword:"required",params:{missingProperty: "disabled_reason"},message:"must have required property '"+"disabled_reason"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.secret_last4 === undefined){
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WebhookCreated/required",keyword:"required",params:{missingProperty: "secret_last4"},message:"must have required property '"+"secret_last4"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.rotated_at === undefined){
const err12 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WebhookCreated/required",keyword:"required",params:{missingProperty: "rotated_at"},message:"must have required property '"+"rotated_at"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.created_at === undefined){
const err13 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WebhookCreated/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.secret === undefined){
const err14 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WebhookCreated/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2.id !== undefined){
if(typeof data2.id !== "string"){
const err15 = {instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/WebhookCreated/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.url !== undefined){
if(typeof data2.url !== "string"){
const err16 = {instancePath:instancePath+"/data/url",schemaPath:"#/components/schemas/WebhookCreated/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.description !== undefined){
if(typeof data2.description !== "string"){
const err17 = {instancePath:instancePath+"/data/description",schemaPath:"#/components/schemas/WebhookCreated/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.events !== undefined){
let data6 = data2.events;
if(Array.isArray(data6)){
if(data6.length > 100){
const err18 = {instancePath:instancePath+"/data/events",schemaPath:"#/components/schemas/WebhookCreated/properties/events/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
const err19 = {instancePath:instancePath+"/data/events/" + i0,schemaPath:"#/components/schemas/WebhookCreated/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/data/events",schemaPath:"#/components/schemas/WebhookCreated/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.active !== undefined){
if(typeof data2.active !== "boolean"){
const err21 = {instancePath:instancePath+"/data/active",schemaPath:"#/components/schemas/WebhookCreated/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.disabled_reason !== undefined){
let data9 = data2.disabled_reason;
if((typeof data9 !== "string") && (data9 !== null)){
const err22 = {instancePath:instancePath+"/data/disabled_reason",schemaPath:"#/components/schemas/WebhookCreated/properties/disabled_reason/type",keyword:"type",params:{type: schema174.properties.disabled_reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data2.secret_last4 !== undefined){
if(typeof data2.secret_last4 !== "string"){
const err23 = {instancePath:instancePath+"/data/secret_last4",schemaPath:"#/components/schemas/WebhookCreated/properties/secret_last4/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.rotated_at !== undefined){
let data11 = data2.rotated_at;
if((typeof data11 !== "string") && (data11 !== null)){
const err24 = {instancePath:instancePath+"/data/rotated_at",schemaPath:"#/components/schemas/WebhookCreated/properties/rotated_at/type",keyword:"type",params:{type: schema174.properties.rotated_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
const err25 = {instancePath:instancePath+"/data/rotated_at",schemaPath:"#/components/schemas/WebhookCreated/properties/rotated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
if(data2.created_at !== undefined){
let data12 = data2.created_at;
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
const err26 = {instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/WebhookCreated/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err27 = {instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/WebhookCreated/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data2.secret !== undefined){
if(typeof data2.secret !== "string"){
const err28 = {instancePath:instancePath+"/data/secret",schemaPath:"#/components/schemas/WebhookCreated/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err29 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WebhookCreated/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WebhookCreatedReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema175 = {"$id":"WebhookDeliveryListReturn","$ref":"contract#/components/schemas/WebhookDeliveryListReturn"};
const schema176 = {"type":"object","description":"Success envelope of listWebhookDeliveries.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/WebhookDeliveryList","description":"One page of deliveries."}}};
const schema177 = {"type":"object","description":"One page of deliveries.","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/WebhookDelivery"},"maxItems":100,"description":"Deliveries on this page."},"next_cursor":{"type":["string","null"],"description":"Cursor of the next page: pass it as `cursor`. Null on the last page."}}};
const schema178 = {"type":"object","description":"Delivery of one event to one endpoint. `http_status`, `latency_ms`, `response_excerpt` and `error` are those of one attempt: the one that determines `state`. For a `succeeded` delivery, this is the last attempt with a 2xx response. Otherwise it is the last attempt that has ended. `attempts` has the values of each attempt.","required":["id","event_id","event_type","state","attempt_count","http_status","latency_ms","response_excerpt","error","next_attempt_at","created_at","attempts"],"properties":{"id":{"type":"string","description":"Delivery ID: `dlv_` and an opaque string."},"event_id":{"type":"string","description":"Event ID. It stays the same across attempts and redeliveries."},"event_type":{"$ref":"#/components/schemas/EventType","description":"Event type."},"state":{"$ref":"#/components/schemas/WebhookDeliveryState","description":"State of the delivery. A failed redelivery does not change it: a delivery that has succeeded stays `succeeded`."},"attempt_count":{"type":"integer","description":"Number of attempts, including redeliveries and an attempt in progress."},"http_status":{"type":["integer","null"],"description":"HTTP status that the receiver returned to the attempt that determines `state`. Null if the receiver did not respond, and before the first attempt has ended."},"latency_ms":{"type":["integer","null"],"description":"Duration of the attempt that determines `state`, in ms. Null before the first attempt has ended, and if the sending process stopped during the attempt."},"response_excerpt":{"type":["string","null"],"description":"First 2 KiB of the receiver's response to the attempt that determines `state`. Null if there was no response."},"error":{"type":["string","null"],"description":"Reason why the attempt that determines `state` failed. Null if it did not fail, so always null while `state` is `succeeded`."},"next_attempt_at":{"type":["string","null"],"format":"date-time","description":"Time at which the next attempt is due. Null if no attempt is due."},"created_at":{"type":"string","format":"date-time","description":"Time at which the delivery was created from its event."},"attempts":{"type":"array","items":{"$ref":"#/components/schemas/WebhookDeliveryAttempt"},"maxItems":100,"description":"Attempts, oldest first, each with its own result. The last one may be in progress. If there are more than 100, only the newest and the last successful one are returned. `attempt_count` counts all of them."}}};
const schema180 = {"type":"string","x-extensible-enum":["pending","delivering","retrying","succeeded","failed","discarded"],"description":"State of a delivery. `pending`: not attempted yet. `delivering`: being sent. `retrying`: failed, and due again. `succeeded`: got a 2xx response at least once. `failed`: out of attempts without a 2xx response. `discarded`: given up because the endpoint was disabled or deleted. Open list: new values may be added. Treat an unknown value as new, not as an error."};
const schema181 = {"type":"object","description":"One attempt of a delivery.","required":["number","trigger","started_at","http_status","latency_ms","response_excerpt","error"],"properties":{"number":{"type":"integer","description":"Number of the attempt. The first is 1."},"trigger":{"$ref":"#/components/schemas/DeliveryTrigger","description":"Trigger of the attempt."},"started_at":{"type":"string","format":"date-time","description":"Time at which the attempt started."},"http_status":{"type":["integer","null"],"description":"HTTP status that the receiver returned. Null if the receiver did not respond."},"latency_ms":{"type":["integer","null"],"description":"Duration of the attempt, in ms. Null while the attempt is in progress, and if the sending process stopped during the attempt."},"response_excerpt":{"type":["string","null"],"description":"First 2 KiB of the receiver's response. Null if there was no response."},"error":{"type":["string","null"],"description":"Reason why the attempt failed. Null if it did not fail."}}};
const schema182 = {"type":"string","x-extensible-enum":["schedule","redeliver","test"],"description":"Trigger of an attempt. `schedule`: the retry schedule. `redeliver`: a call of redeliverWebhookDelivery. `test`: a call of testWebhook. Only failures of scheduled attempts count towards disabling an endpoint. Open list: new values may be added. Treat an unknown value as new, not as an error."};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.trigger === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trigger"},message:"must have required property '"+"trigger"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.started_at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "started_at"},message:"must have required property '"+"started_at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.http_status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "http_status"},message:"must have required property '"+"http_status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.latency_ms === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "latency_ms"},message:"must have required property '"+"latency_ms"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.response_excerpt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_excerpt"},message:"must have required property '"+"response_excerpt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.error === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.number !== undefined){
let data0 = data.number;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.trigger !== undefined){
if(typeof data.trigger !== "string"){
const err8 = {instancePath:instancePath+"/trigger",schemaPath:"#/components/schemas/DeliveryTrigger/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.started_at !== undefined){
let data2 = data.started_at;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err9 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.http_status !== undefined){
let data3 = data.http_status;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/http_status",schemaPath:"#/properties/http_status/type",keyword:"type",params:{type: schema181.properties.http_status.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.latency_ms !== undefined){
let data4 = data.latency_ms;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err12 = {instancePath:instancePath+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"type",params:{type: schema181.properties.latency_ms.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.response_excerpt !== undefined){
let data5 = data.response_excerpt;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/response_excerpt",schemaPath:"#/properties/response_excerpt/type",keyword:"type",params:{type: schema181.properties.response_excerpt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.error !== undefined){
let data6 = data.error;
if((typeof data6 !== "string") && (data6 !== null)){
const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema181.properties.error.type},message:"must be string,null"};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":{"number":true,"trigger":true,"started_at":true,"http_status":true,"latency_ms":true,"response_excerpt":true,"error":true},"dynamicProps":false,"dynamicItems":false};


function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.event_type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.state === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.attempt_count === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempt_count"},message:"must have required property '"+"attempt_count"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.http_status === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "http_status"},message:"must have required property '"+"http_status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.latency_ms === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "latency_ms"},message:"must have required property '"+"latency_ms"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.response_excerpt === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_excerpt"},message:"must have required property '"+"response_excerpt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.error === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.next_attempt_at === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_attempt_at"},message:"must have required property '"+"next_attempt_at"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.created_at === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.attempts === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"},message:"must have required property '"+"attempts"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err13 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.event_type !== undefined){
if(typeof data.event_type !== "string"){
const err14 = {instancePath:instancePath+"/event_type",schemaPath:"#/components/schemas/EventType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
const err15 = {instancePath:instancePath+"/state",schemaPath:"#/components/schemas/WebhookDeliveryState/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.attempt_count !== undefined){
let data4 = data.attempt_count;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.http_status !== undefined){
let data5 = data.http_status;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err17 = {instancePath:instancePath+"/http_status",schemaPath:"#/properties/http_status/type",keyword:"type",params:{type: schema178.properties.http_status.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.latency_ms !== undefined){
let data6 = data.latency_ms;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err18 = {instancePath:instancePath+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"type",params:{type: schema178.properties.latency_ms.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.response_excerpt !== undefined){
let data7 = data.response_excerpt;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/response_excerpt",schemaPath:"#/properties/response_excerpt/type",keyword:"type",params:{type: schema178.properties.response_excerpt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.error !== undefined){
let data8 = data.error;
if((typeof data8 !== "string") && (data8 !== null)){
const err20 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema178.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.next_attempt_at !== undefined){
let data9 = data.next_attempt_at;
if((typeof data9 !== "string") && (data9 !== null)){
const err21 = {instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema178.properties.next_attempt_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
const err22 = {instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
if(data.created_at !== undefined){
let data10 = data.created_at;
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
const err23 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err24 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.attempts !== undefined){
let data11 = data.attempts;
if(Array.isArray(data11)){
if(data11.length > 100){
const err25 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate198(data11[i0], {instancePath:instancePath+"/attempts/" + i0,parentData:data11,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":{"id":true,"event_id":true,"event_type":true,"state":true,"attempt_count":true,"http_status":true,"latency_ms":true,"response_excerpt":true,"error":true,"next_attempt_at":true,"created_at":true,"attempts":true},"dynamicProps":false,"dynamicItems":false};


function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.next_cursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate197(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.next_cursor !== undefined){
let data2 = data.next_cursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema177.properties.next_cursor.type},message:"must be string,null"};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":{"data":true,"next_cursor":true},"dynamicProps":false,"dynamicItems":false};


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate196(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
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
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WebhookDeliveryListReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate195(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema183 = {"$id":"WebhookDeliveryReturn","$ref":"contract#/components/schemas/WebhookDeliveryReturn"};
const schema184 = {"type":"object","description":"Success envelope of operations that return a delivery.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/WebhookDelivery","description":"The delivery."}}};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate197(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
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
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WebhookDeliveryReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate204(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema185 = {"$id":"WebhookDisabledEvent","$ref":"contract#/components/schemas/WebhookDisabledEvent"};
const schema186 = {"type":"object","description":"Body of a `webhook.disabled` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"webhook.disabled","description":"Event type: `webhook.disabled`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/WebhookEventData","description":"Resource that the event is about, and what caused the event."}}};
const schema187 = {"type":"object","description":"Payload of a webhook event.","required":["object","sequence","request"],"properties":{"object":{"$ref":"#/components/schemas/Webhook","description":"The endpoint, as getWebhook returned it at the time of the event."},"sequence":{"type":["integer","null"],"description":"Null, because the event belongs to no shipment."},"request":{"oneOf":[{"$ref":"#/components/schemas/EventRequest"},{"type":"null"}],"description":"API request that caused the event. Null if no request caused it."},"test":{"type":"boolean","const":true,"description":"`true` on every test event, whether from testWebhook, getWebhookSample or an operator, in both modes. Nothing has happened then, and `object` is an invented example. Exception: for `webhook.test` from testWebhook and getWebhookSample, `object` is the endpoint itself. Absent on every other event."}}};
const schema188 = {"type":"object","description":"A webhook endpoint.","required":["id","url","description","events","active","disabled_reason","secret_last4","rotated_at","created_at"],"properties":{"id":{"type":"string","description":"Endpoint ID: `wh_` and an opaque string."},"url":{"type":"string","description":"URL to which events are posted."},"description":{"type":"string","description":"Your own note about the endpoint. Empty if there is none."},"events":{"type":"array","items":{"type":"string"},"maxItems":100,"description":"Event types to which the endpoint subscribes, or `*`."},"active":{"type":"boolean","description":"`false` if the endpoint was deleted, stopped or disabled."},"disabled_reason":{"type":["string","null"],"x-extensible-enum":["deleted","deactivated","consecutive_failures","gone"],"description":"Reason why the endpoint is inactive. Null while it is active. `deleted`: by deleteWebhook. `deactivated`: by updateWebhook. `consecutive_failures`: ten deliveries in a row used up their attempts. `gone`: the receiver responded to a scheduled attempt with 410, which disables the endpoint immediately. Open list: new values may be added. Treat an unknown value as new, not as an error."},"secret_last4":{"type":"string","description":"Last four characters of the signing secret."},"rotated_at":{"type":["string","null"],"format":"date-time","description":"Time of the last rotation of the secret. Null before the first rotation."},"created_at":{"type":"string","format":"date-time","description":"Time at which the endpoint was registered."}}};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.object === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "object"},message:"must have required property '"+"object"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sequence === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.request === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.object !== undefined){
let data0 = data.object;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err3 = {instancePath:instancePath+"/object",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.url === undefined){
const err4 = {instancePath:instancePath+"/object",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.description === undefined){
const err5 = {instancePath:instancePath+"/object",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.events === undefined){
const err6 = {instancePath:instancePath+"/object",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.active === undefined){
const err7 = {instancePath:instancePath+"/object",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.disabled_reason === undefined){
const err8 = {instancePath:instancePath+"/object",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "disabled_reason"},message:"must have required property '"+"disabled_reason"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.secret_last4 === undefined){
const err9 = {instancePath:instancePath+"/object",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "secret_last4"},message:"must have required property '"+"secret_last4"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.rotated_at === undefined){
const err10 = {instancePath:instancePath+"/object",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "rotated_at"},message:"must have required property '"+"rotated_at"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.created_at === undefined){
const err11 = {instancePath:instancePath+"/object",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.id !== undefined){
if(typeof data0.id !== "string"){
const err12 = {instancePath:instancePath+"/object/id",schemaPath:"#/components/schemas/Webhook/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.url !== undefined){
if(typeof data0.url !== "string"){
const err13 = {instancePath:instancePath+"/object/url",schemaPath:"#/components/schemas/Webhook/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.description !== undefined){
if(typeof data0.description !== "string"){
const err14 = {instancePath:instancePath+"/object/description",schemaPath:"#/components/schemas/Webhook/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.events !== undefined){
let data4 = data0.events;
if(Array.isArray(data4)){
if(data4.length > 100){
const err15 = {instancePath:instancePath+"/object/events",schemaPath:"#/components/schemas/Webhook/properties/events/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err16 = {instancePath:instancePath+"/object/events/" + i0,schemaPath:"#/components/schemas/Webhook/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/object/events",schemaPath:"#/components/schemas/Webhook/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.active !== undefined){
if(typeof data0.active !== "boolean"){
const err18 = {instancePath:instancePath+"/object/active",schemaPath:"#/components/schemas/Webhook/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.disabled_reason !== undefined){
let data7 = data0.disabled_reason;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/object/disabled_reason",schemaPath:"#/components/schemas/Webhook/properties/disabled_reason/type",keyword:"type",params:{type: schema188.properties.disabled_reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.secret_last4 !== undefined){
if(typeof data0.secret_last4 !== "string"){
const err20 = {instancePath:instancePath+"/object/secret_last4",schemaPath:"#/components/schemas/Webhook/properties/secret_last4/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.rotated_at !== undefined){
let data9 = data0.rotated_at;
if((typeof data9 !== "string") && (data9 !== null)){
const err21 = {instancePath:instancePath+"/object/rotated_at",schemaPath:"#/components/schemas/Webhook/properties/rotated_at/type",keyword:"type",params:{type: schema188.properties.rotated_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
const err22 = {instancePath:instancePath+"/object/rotated_at",schemaPath:"#/components/schemas/Webhook/properties/rotated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
if(data0.created_at !== undefined){
let data10 = data0.created_at;
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
const err23 = {instancePath:instancePath+"/object/created_at",schemaPath:"#/components/schemas/Webhook/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err24 = {instancePath:instancePath+"/object/created_at",schemaPath:"#/components/schemas/Webhook/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err25 = {instancePath:instancePath+"/object",schemaPath:"#/components/schemas/Webhook/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.sequence !== undefined){
let data11 = data.sequence;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err26 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: schema187.properties.sequence.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.request !== undefined){
let data12 = data.request;
const _errs27 = errors;
let valid5 = false;
let passing0 = null;
const _errs28 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.id === undefined){
const err27 = {instancePath:instancePath+"/request",schemaPath:"#/components/schemas/EventRequest/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12.idempotency_key === undefined){
const err28 = {instancePath:instancePath+"/request",schemaPath:"#/components/schemas/EventRequest/required",keyword:"required",params:{missingProperty: "idempotency_key"},message:"must have required property '"+"idempotency_key"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.id !== undefined){
if(typeof data12.id !== "string"){
const err29 = {instancePath:instancePath+"/request/id",schemaPath:"#/components/schemas/EventRequest/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data12.idempotency_key !== undefined){
let data14 = data12.idempotency_key;
if((typeof data14 !== "string") && (data14 !== null)){
const err30 = {instancePath:instancePath+"/request/idempotency_key",schemaPath:"#/components/schemas/EventRequest/properties/idempotency_key/type",keyword:"type",params:{type: schema49.properties.idempotency_key.type},message:"must be string,null"};
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
const err31 = {instancePath:instancePath+"/request",schemaPath:"#/components/schemas/EventRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs28 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
var props0 = {};
props0.id = true;
props0.idempotency_key = true;
}
const _errs35 = errors;
if(data12 !== null){
const err32 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs35 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err33 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.test !== undefined){
let data15 = data.test;
if(typeof data15 !== "boolean"){
const err34 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(true !== data15){
const err35 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
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
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":{"object":true,"sequence":true,"request":true,"test":true},"dynamicProps":false,"dynamicItems":false};


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("webhook.disabled" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "webhook.disabled"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate209(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
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
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WebhookDisabledEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate208(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema190 = {"$id":"WebhookListReturn","$ref":"contract#/components/schemas/WebhookListReturn"};
const schema191 = {"type":"object","description":"Success envelope of listWebhooks.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/WebhookList","description":"One page of webhook endpoints."}}};
const schema192 = {"type":"object","description":"One page of webhook endpoints.","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Webhook"},"maxItems":100,"description":"Webhook endpoints on this page."},"next_cursor":{"type":["string","null"],"description":"Cursor of the next page: pass it as `cursor`. Null on the last page."}}};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.next_cursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err3 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.url === undefined){
const err4 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.description === undefined){
const err5 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.events === undefined){
const err6 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.active === undefined){
const err7 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.disabled_reason === undefined){
const err8 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "disabled_reason"},message:"must have required property '"+"disabled_reason"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.secret_last4 === undefined){
const err9 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "secret_last4"},message:"must have required property '"+"secret_last4"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.rotated_at === undefined){
const err10 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "rotated_at"},message:"must have required property '"+"rotated_at"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.created_at === undefined){
const err11 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.id !== undefined){
if(typeof data1.id !== "string"){
const err12 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/components/schemas/Webhook/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.url !== undefined){
if(typeof data1.url !== "string"){
const err13 = {instancePath:instancePath+"/data/" + i0+"/url",schemaPath:"#/components/schemas/Webhook/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.description !== undefined){
if(typeof data1.description !== "string"){
const err14 = {instancePath:instancePath+"/data/" + i0+"/description",schemaPath:"#/components/schemas/Webhook/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.events !== undefined){
let data5 = data1.events;
if(Array.isArray(data5)){
if(data5.length > 100){
const err15 = {instancePath:instancePath+"/data/" + i0+"/events",schemaPath:"#/components/schemas/Webhook/properties/events/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
const err16 = {instancePath:instancePath+"/data/" + i0+"/events/" + i1,schemaPath:"#/components/schemas/Webhook/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/data/" + i0+"/events",schemaPath:"#/components/schemas/Webhook/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.active !== undefined){
if(typeof data1.active !== "boolean"){
const err18 = {instancePath:instancePath+"/data/" + i0+"/active",schemaPath:"#/components/schemas/Webhook/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.disabled_reason !== undefined){
let data8 = data1.disabled_reason;
if((typeof data8 !== "string") && (data8 !== null)){
const err19 = {instancePath:instancePath+"/data/" + i0+"/disabled_reason",schemaPath:"#/components/schemas/Webhook/properties/disabled_reason/type",keyword:"type",params:{type: schema188.properties.disabled_reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.secret_last4 !== undefined){
if(typeof data1.secret_last4 !== "string"){
const err20 = {instancePath:instancePath+"/data/" + i0+"/secret_last4",schemaPath:"#/components/schemas/Webhook/properties/secret_last4/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.rotated_at !== undefined){
let data10 = data1.rotated_at;
if((typeof data10 !== "string") && (data10 !== null)){
const err21 = {instancePath:instancePath+"/data/" + i0+"/rotated_at",schemaPath:"#/components/schemas/Webhook/properties/rotated_at/type",keyword:"type",params:{type: schema188.properties.rotated_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
const err22 = {instancePath:instancePath+"/data/" + i0+"/rotated_at",schemaPath:"#/components/schemas/Webhook/properties/rotated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
if(data1.created_at !== undefined){
let data11 = data1.created_at;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
const err23 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/components/schemas/Webhook/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err24 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/components/schemas/Webhook/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err25 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Webhook/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err26 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.next_cursor !== undefined){
let data12 = data.next_cursor;
if((typeof data12 !== "string") && (data12 !== null)){
const err27 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema192.properties.next_cursor.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":{"data":true,"next_cursor":true},"dynamicProps":false,"dynamicItems":false};


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate214(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
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
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WebhookListReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate213(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema194 = {"$id":"WebhookReturn","$ref":"contract#/components/schemas/WebhookReturn"};
const schema195 = {"type":"object","description":"Success envelope of operations that return a webhook endpoint.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/Webhook","description":"The endpoint."}}};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.url === undefined){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.description === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.events === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.active === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.disabled_reason === undefined){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "disabled_reason"},message:"must have required property '"+"disabled_reason"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.secret_last4 === undefined){
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "secret_last4"},message:"must have required property '"+"secret_last4"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.rotated_at === undefined){
const err12 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "rotated_at"},message:"must have required property '"+"rotated_at"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.created_at === undefined){
const err13 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Webhook/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.id !== undefined){
if(typeof data2.id !== "string"){
const err14 = {instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Webhook/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.url !== undefined){
if(typeof data2.url !== "string"){
const err15 = {instancePath:instancePath+"/data/url",schemaPath:"#/components/schemas/Webhook/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.description !== undefined){
if(typeof data2.description !== "string"){
const err16 = {instancePath:instancePath+"/data/description",schemaPath:"#/components/schemas/Webhook/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.events !== undefined){
let data6 = data2.events;
if(Array.isArray(data6)){
if(data6.length > 100){
const err17 = {instancePath:instancePath+"/data/events",schemaPath:"#/components/schemas/Webhook/properties/events/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
const err18 = {instancePath:instancePath+"/data/events/" + i0,schemaPath:"#/components/schemas/Webhook/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err19 = {instancePath:instancePath+"/data/events",schemaPath:"#/components/schemas/Webhook/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.active !== undefined){
if(typeof data2.active !== "boolean"){
const err20 = {instancePath:instancePath+"/data/active",schemaPath:"#/components/schemas/Webhook/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.disabled_reason !== undefined){
let data9 = data2.disabled_reason;
if((typeof data9 !== "string") && (data9 !== null)){
const err21 = {instancePath:instancePath+"/data/disabled_reason",schemaPath:"#/components/schemas/Webhook/properties/disabled_reason/type",keyword:"type",params:{type: schema188.properties.disabled_reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.secret_last4 !== undefined){
if(typeof data2.secret_last4 !== "string"){
const err22 = {instancePath:instancePath+"/data/secret_last4",schemaPath:"#/components/schemas/Webhook/properties/secret_last4/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data2.rotated_at !== undefined){
let data11 = data2.rotated_at;
if((typeof data11 !== "string") && (data11 !== null)){
const err23 = {instancePath:instancePath+"/data/rotated_at",schemaPath:"#/components/schemas/Webhook/properties/rotated_at/type",keyword:"type",params:{type: schema188.properties.rotated_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
const err24 = {instancePath:instancePath+"/data/rotated_at",schemaPath:"#/components/schemas/Webhook/properties/rotated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
if(data2.created_at !== undefined){
let data12 = data2.created_at;
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
const err25 = {instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/Webhook/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/Webhook/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err27 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Webhook/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WebhookReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate218(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema197 = {"$id":"WebhookSampleReturn","$ref":"contract#/components/schemas/WebhookSampleReturn"};
const schema198 = {"type":"object","description":"Success envelope of getWebhookSample.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/WebhookSample","description":"The signed sample event."}}};
const schema199 = {"type":"object","description":"A genuinely signed event that was not delivered.","required":["headers","raw_body","payload"],"properties":{"headers":{"$ref":"#/components/schemas/WebhookSampleHeaders","description":"Headers that a delivery would have."},"raw_body":{"type":"string","description":"Exact text that was signed. Verify the signature against this text, never against a re-serialized `payload`."},"payload":{"$ref":"#/components/schemas/Event","description":"`raw_body`, parsed. For display only."}}};
const schema200 = {"type":"object","description":"Headers of a delivery.","required":["Content-Type","X-Service-Event-Id","X-Service-Event-Type","X-Service-Signature"],"properties":{"Content-Type":{"type":"string","description":"Media type of the body: `application/json`."},"X-Service-Event-Id":{"type":"string","description":"Event ID."},"X-Service-Event-Type":{"type":"string","description":"Event type."},"X-Service-Signature":{"type":"string","description":"Signature: `t=<unix seconds>,v1=<hex>`. After a rotation that did not revoke the previous secret, it has two `v1` values for 24 hours, never more."}}};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.headers === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.raw_body === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "raw_body"},message:"must have required property '"+"raw_body"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.payload === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.headers !== undefined){
let data0 = data.headers;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["Content-Type"] === undefined){
const err3 = {instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/WebhookSampleHeaders/required",keyword:"required",params:{missingProperty: "Content-Type"},message:"must have required property '"+"Content-Type"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0["X-Service-Event-Id"] === undefined){
const err4 = {instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/WebhookSampleHeaders/required",keyword:"required",params:{missingProperty: "X-Service-Event-Id"},message:"must have required property '"+"X-Service-Event-Id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0["X-Service-Event-Type"] === undefined){
const err5 = {instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/WebhookSampleHeaders/required",keyword:"required",params:{missingProperty: "X-Service-Event-Type"},message:"must have required property '"+"X-Service-Event-Type"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0["X-Service-Signature"] === undefined){
const err6 = {instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/WebhookSampleHeaders/required",keyword:"required",params:{missingProperty: "X-Service-Signature"},message:"must have required property '"+"X-Service-Signature"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0["Content-Type"] !== undefined){
if(typeof data0["Content-Type"] !== "string"){
const err7 = {instancePath:instancePath+"/headers/Content-Type",schemaPath:"#/components/schemas/WebhookSampleHeaders/properties/Content-Type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0["X-Service-Event-Id"] !== undefined){
if(typeof data0["X-Service-Event-Id"] !== "string"){
const err8 = {instancePath:instancePath+"/headers/X-Service-Event-Id",schemaPath:"#/components/schemas/WebhookSampleHeaders/properties/X-Service-Event-Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0["X-Service-Event-Type"] !== undefined){
if(typeof data0["X-Service-Event-Type"] !== "string"){
const err9 = {instancePath:instancePath+"/headers/X-Service-Event-Type",schemaPath:"#/components/schemas/WebhookSampleHeaders/properties/X-Service-Event-Type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0["X-Service-Signature"] !== undefined){
if(typeof data0["X-Service-Signature"] !== "string"){
const err10 = {instancePath:instancePath+"/headers/X-Service-Signature",schemaPath:"#/components/schemas/WebhookSampleHeaders/properties/X-Service-Signature/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err11 = {instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/WebhookSampleHeaders/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.raw_body !== undefined){
if(typeof data.raw_body !== "string"){
const err12 = {instancePath:instancePath+"/raw_body",schemaPath:"#/properties/raw_body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.payload !== undefined){
if(!(validate36(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":{"headers":true,"raw_body":true,"payload":true},"dynamicProps":false,"dynamicItems":false};


function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate222(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
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
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WebhookSampleReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate221(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema201 = {"$id":"WebhookSecretRotatedReturn","$ref":"contract#/components/schemas/WebhookSecretRotatedReturn"};
const schema202 = {"type":"object","description":"Success envelope of rotateWebhookSecret.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"HTTP status code of the response."},"message":{"type":"string","description":"`ok`, or `created` with status 201."},"data":{"$ref":"#/components/schemas/WebhookSecretRotated","description":"The new secret."}}};
const schema203 = {"type":"object","description":"New signing secret of a webhook endpoint.","required":["id","rotated_at","secret","secret_last4"],"properties":{"id":{"type":"string","description":"Endpoint ID."},"rotated_at":{"type":"string","format":"date-time","description":"Time of the rotation."},"secret":{"type":"string","description":"New signing secret, in plaintext. It is shown exactly once and cannot be recovered."},"secret_last4":{"type":"string","description":"Last four characters of the new secret."}}};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WebhookSecretRotated/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.rotated_at === undefined){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WebhookSecretRotated/required",keyword:"required",params:{missingProperty: "rotated_at"},message:"must have required property '"+"rotated_at"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.secret === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WebhookSecretRotated/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.secret_last4 === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WebhookSecretRotated/required",keyword:"required",params:{missingProperty: "secret_last4"},message:"must have required property '"+"secret_last4"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.id !== undefined){
if(typeof data2.id !== "string"){
const err9 = {instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/WebhookSecretRotated/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.rotated_at !== undefined){
let data4 = data2.rotated_at;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err10 = {instancePath:instancePath+"/data/rotated_at",schemaPath:"#/components/schemas/WebhookSecretRotated/properties/rotated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err11 = {instancePath:instancePath+"/data/rotated_at",schemaPath:"#/components/schemas/WebhookSecretRotated/properties/rotated_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.secret !== undefined){
if(typeof data2.secret !== "string"){
const err12 = {instancePath:instancePath+"/data/secret",schemaPath:"#/components/schemas/WebhookSecretRotated/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.secret_last4 !== undefined){
if(typeof data2.secret_last4 !== "string"){
const err13 = {instancePath:instancePath+"/data/secret_last4",schemaPath:"#/components/schemas/WebhookSecretRotated/properties/secret_last4/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err14 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WebhookSecretRotated/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WebhookSecretRotatedReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate227(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


const schema204 = {"$id":"WebhookTestEvent","$ref":"contract#/components/schemas/WebhookTestEvent"};
const schema205 = {"type":"object","description":"Body of a `webhook.test` event.","required":["event_id","event_type","livemode","created_at","data"],"properties":{"event_id":{"type":"string","description":"Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once."},"event_type":{"type":"string","const":"webhook.test","description":"Event type: `webhook.test`."},"livemode":{"type":"boolean","description":"`true` in live mode, `false` in test mode."},"created_at":{"type":"string","format":"date-time","description":"Time of the event, with six fractional digits."},"data":{"$ref":"#/components/schemas/WebhookEventData","description":"Resource that the event is about, and what caused the event."}}};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.livemode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "livemode"},message:"must have required property '"+"livemode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.event_id !== undefined){
if(typeof data.event_id !== "string"){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("webhook.test" !== data1){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "webhook.test"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err8 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate209(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
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
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WebhookTestEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate230(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"props":{"event_id":true,"event_type":true,"livemode":true,"created_at":true,"data":true},"dynamicProps":false,"dynamicItems":false};

return {
  CountryListReturn: validate20,
  ErrorReturn: validate26,
  EventListReturn: validate33,
  EventReturn: validate42,
  QuoteReturn: validate46,
  ServiceTierListReturn: validate57,
  ShipmentAvailableForPickupEvent: validate64,
  ShipmentBillingSettledEvent: validate77,
  ShipmentCancelReturn: validate81,
  ShipmentCancelledEvent: validate86,
  ShipmentCreatedEvent: validate90,
  ShipmentCreatedReturn: validate94,
  ShipmentDeliveredEvent: validate103,
  ShipmentDeliveryFailedEvent: validate107,
  ShipmentDetailReturn: validate111,
  ShipmentExceptionEvent: validate115,
  ShipmentInTransitEvent: validate119,
  ShipmentLabelReadyEvent: validate123,
  ShipmentLastMileAssignedEvent: validate127,
  ShipmentListReturn: validate131,
  ShipmentOutForDeliveryEvent: validate138,
  ShipmentPickedUpEvent: validate142,
  ShipmentPodAvailableEvent: validate146,
  ShipmentReturnedEvent: validate150,
  ShipmentReturningEvent: validate154,
  ShipmentTrackingUpdatedEvent: validate158,
  ShipmentValidationReturn: validate162,
  TrackingReturn: validate168,
  WalletLowBalanceEvent: validate173,
  WalletReturn: validate180,
  WalletTransactionListReturn: validate184,
  WebhookCreatedReturn: validate191,
  WebhookDeliveryListReturn: validate194,
  WebhookDeliveryReturn: validate203,
  WebhookDisabledEvent: validate207,
  WebhookListReturn: validate212,
  WebhookReturn: validate217,
  WebhookSampleReturn: validate220,
  WebhookSecretRotatedReturn: validate226,
  WebhookTestEvent: validate229,
};
})();

export const {
  headerRequestId,
  headerRateLimitLimitSecondIfCounted,
  headerRateLimitRemainingSecondIfCounted,
  headerRateLimitLimitDayIfCounted,
  headerRateLimitRemainingDayIfCounted,
  headerRateLimitResetDayIfCounted,
  headerWwwAuthenticate,
  headerRetryAfter,
  headerRateLimitReason,
  headerIdempotentReplayed,
  headerServiceNegativeCache,
  headerContentDispositionInline,
  headerCacheControlNoStore,
  headerServiceCache,
} = (() => {


const schema31 = {"$id":"headerRequestId","type":"object","properties":{"value":{"type":"string","examples":["req_019aa4f2c6f87c3e9d1f5b7a2e604c11"]}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRequestId" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema32 = {"$id":"headerRateLimitLimitSecondIfCounted","type":"object","properties":{"value":{"type":"integer","minimum":0,"examples":[100]}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitLimitSecondIfCounted" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema33 = {"$id":"headerRateLimitRemainingSecondIfCounted","type":"object","properties":{"value":{"type":"integer","minimum":0,"examples":[99]}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitRemainingSecondIfCounted" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema34 = {"$id":"headerRateLimitLimitDayIfCounted","type":"object","properties":{"value":{"type":"integer","minimum":0,"examples":[100000]}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitLimitDayIfCounted" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
validate23.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema35 = {"$id":"headerRateLimitRemainingDayIfCounted","type":"object","properties":{"value":{"type":"integer","minimum":0,"examples":[99874]}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitRemainingDayIfCounted" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
validate24.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema36 = {"$id":"headerRateLimitResetDayIfCounted","type":"object","properties":{"value":{"type":"integer","minimum":0,"examples":[1795276800]}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitResetDayIfCounted" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
validate25.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema37 = {"$id":"headerWwwAuthenticate","type":"object","properties":{"value":{"type":"string","examples":["Bearer"]}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerWwwAuthenticate" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema38 = {"$id":"headerRetryAfter","type":"object","properties":{"value":{"type":"integer","minimum":1,"examples":[1]}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRetryAfter" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
validate27.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema39 = {"$id":"headerRateLimitReason","type":"object","properties":{"value":{"$ref":"contract#/components/schemas/RateLimitReason"}}};
const schema41 = {"type":"string","x-extensible-enum":["per_second","per_day"],"description":"Rate limit that was exceeded: `per_second` or `per_day`. Open list: new values may be added. Treat an unknown value as new, not as an error."};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitReason" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/RateLimitReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema42 = {"$id":"headerIdempotentReplayed","type":"object","properties":{"value":{"type":"string","const":"true"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerIdempotentReplayed" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if("true" !== data0){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/const",keyword:"const",params:{allowedValue: "true"},message:"must be equal to constant"};
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
validate30.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema43 = {"$id":"headerServiceNegativeCache","type":"object","properties":{"value":{"type":"string","const":"hit"}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerServiceNegativeCache" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if("hit" !== data0){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/const",keyword:"const",params:{allowedValue: "hit"},message:"must be equal to constant"};
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema44 = {"$id":"headerContentDispositionInline","type":"object","properties":{"value":{"type":"string","examples":["inline; filename=\"SMP4072618350929.pdf\""]}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerContentDispositionInline" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema45 = {"$id":"headerCacheControlNoStore","type":"object","properties":{"value":{"type":"string","const":"no-store"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerCacheControlNoStore" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
if("no-store" !== data0){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/const",keyword:"const",params:{allowedValue: "no-store"},message:"must be equal to constant"};
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
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema46 = {"$id":"headerServiceCache","type":"object","properties":{"value":{"$ref":"contract#/components/schemas/CacheOutcome"}}};
const schema47 = {"type":"string","x-extensible-enum":["hit","miss","bypass"],"description":"Use of the tracking cache for a response: `hit`, `miss` or `bypass`. Open list: new values may be added. Treat an unknown value as new, not as an error."};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerServiceCache" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/CacheOutcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["value"] = coerced0;
}
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

return {
  headerRequestId: validate20,
  headerRateLimitLimitSecondIfCounted: validate21,
  headerRateLimitRemainingSecondIfCounted: validate22,
  headerRateLimitLimitDayIfCounted: validate23,
  headerRateLimitRemainingDayIfCounted: validate24,
  headerRateLimitResetDayIfCounted: validate25,
  headerWwwAuthenticate: validate26,
  headerRetryAfter: validate27,
  headerRateLimitReason: validate28,
  headerIdempotentReplayed: validate30,
  headerServiceNegativeCache: validate31,
  headerContentDispositionInline: validate32,
  headerCacheControlNoStore: validate33,
  headerServiceCache: validate34,
};
})();

export const responseValidators = {
  CountryListReturn,
  ErrorReturn,
  EventListReturn,
  EventReturn,
  QuoteReturn,
  ServiceTierListReturn,
  ShipmentAvailableForPickupEvent,
  ShipmentBillingSettledEvent,
  ShipmentCancelReturn,
  ShipmentCancelledEvent,
  ShipmentCreatedEvent,
  ShipmentCreatedReturn,
  ShipmentDeliveredEvent,
  ShipmentDeliveryFailedEvent,
  ShipmentDetailReturn,
  ShipmentExceptionEvent,
  ShipmentInTransitEvent,
  ShipmentLabelReadyEvent,
  ShipmentLastMileAssignedEvent,
  ShipmentListReturn,
  ShipmentOutForDeliveryEvent,
  ShipmentPickedUpEvent,
  ShipmentPodAvailableEvent,
  ShipmentReturnedEvent,
  ShipmentReturningEvent,
  ShipmentTrackingUpdatedEvent,
  ShipmentValidationReturn,
  TrackingReturn,
  WalletLowBalanceEvent,
  WalletReturn,
  WalletTransactionListReturn,
  WebhookCreatedReturn,
  WebhookDeliveryListReturn,
  WebhookDeliveryReturn,
  WebhookDisabledEvent,
  WebhookListReturn,
  WebhookReturn,
  WebhookSampleReturn,
  WebhookSecretRotatedReturn,
  WebhookTestEvent,
};

export const headerValidators = {
  'X-Request-Id': headerRequestId,
  'X-RateLimit-Limit-Second': headerRateLimitLimitSecondIfCounted,
  'X-RateLimit-Remaining-Second': headerRateLimitRemainingSecondIfCounted,
  'X-RateLimit-Limit-Day': headerRateLimitLimitDayIfCounted,
  'X-RateLimit-Remaining-Day': headerRateLimitRemainingDayIfCounted,
  'X-RateLimit-Reset-Day': headerRateLimitResetDayIfCounted,
  'WWW-Authenticate': headerWwwAuthenticate,
  'Retry-After': headerRetryAfter,
  'X-RateLimit-Reason': headerRateLimitReason,
  'Idempotent-Replayed': headerIdempotentReplayed,
  'X-Service-Negative-Cache': headerServiceNegativeCache,
  'Content-Disposition': headerContentDispositionInline,
  'Cache-Control': headerCacheControlNoStore,
  'X-Service-Cache': headerServiceCache,
};
