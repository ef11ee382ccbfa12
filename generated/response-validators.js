// Generated from openapi.json by codegen/. Do not edit.

import runtime_ajv_formats_dist_formats from 'ajv-formats/dist/formats.js';

export const {
  CountryListReturn,
  ErrorReturn,
  ShipmentCreatedReturn,
  ShipmentDetailReturn,
} = (() => {


const schema31 = {"$id":"CountryListReturn","$ref":"contract#/components/schemas/CountryListReturn"};
const schema33 = {"type":"object","description":"The success envelope of listCountries.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"The HTTP status code, repeated."},"message":{"type":"string","description":"`success`."},"data":{"type":"array","items":{"$ref":"#/components/schemas/Country"},"description":"The destinations, by code."}}};
const schema34 = {"type":"object","description":"A supported destination.","required":["code","name"],"properties":{"code":{"type":"string","description":"ISO 3166-1 alpha-2 code."},"name":{"$ref":"#/components/schemas/CountryName","description":"Its name."}}};
const schema35 = {"type":"object","description":"A country's name.","required":["en","zh_hk"],"properties":{"en":{"type":"string","description":"In English."},"zh_hk":{"type":["string","null"],"description":"In Traditional Chinese as written in Hong Kong; null when there is none."}}};

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
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const schema37 = {"type":"object","description":"The envelope of every error.","required":["status","message","sysCode","data"],"properties":{"status":{"type":"integer","description":"The HTTP status code, repeated."},"message":{"type":"string","description":"The error's name, a colon, and what is wrong: `COD_NOT_AVAILABLE: cash on delivery is not offered`. For people; branch on `sysCode`."},"sysCode":{"type":"string","pattern":"^[0-9]+$","description":"The error's number as a string: the `code` of an entry of `x-sys-codes`. Never reused for another error."},"data":{"$ref":"#/components/schemas/ErrorData","description":"What is wrong in detail."}}};
const pattern4 = new RegExp("^[0-9]+$", "u");
const schema38 = {"description":"A list of violations where request fields are to blame, else an object with the error's name and its details, else null. The three differ by JSON type.","oneOf":[{"$ref":"#/components/schemas/ViolationList"},{"$ref":"#/components/schemas/ErrorDetail"},{"type":"null"}]};
const schema41 = {"type":"object","description":"Details of an error. `name` is always there; the others where the error has them. More may be added.","required":["name"],"properties":{"name":{"type":"string","description":"The error's name: a key of `x-sys-codes`."},"reason":{"type":"string","description":"Why: `per_second` or `per_day` of RATE_LIMITED, the engine's reason of RATE_ENGINE_REJECTED, the parser's of MALFORMED_JSON."},"field":{"type":"string","description":"RATE_ENGINE_REJECTED: what to change, `rate_card`, `declared_value_hkd` or `parcels`."},"retry_after_seconds":{"type":"integer","description":"The `Retry-After` header, repeated."},"day_reset_at":{"type":"string","format":"date-time","description":"RATE_LIMITED: when the day's quota starts anew."},"required_scope":{"type":"string","description":"SCOPE_MISSING: the scope that the key lacks."},"original_body_sha256":{"type":"string","pattern":"^[0-9a-f]{64}$","description":"IDEMPOTENCY_CONFLICT: lower-case hex SHA-256 of the original body's canonical JSON (RFC 8785)."},"shipment_status":{"type":"string","description":"SHIPMENT_NOT_CANCELLABLE: the shipment's present status."},"total_hkd":{"type":"number","description":"PRICING_QUOTE_CHANGED and INSUFFICIENT_FUNDS: the final quote's total in HKD."},"discount_rule_id":{"type":["string","null"],"description":"PRICING_QUOTE_CHANGED: the final quote's discount rule; null when it has none."},"available_hkd":{"type":"number","description":"INSUFFICIENT_FUNDS: the wallet's available amount in HKD."},"carrier_code":{"type":"string","description":"CARRIER_DISPATCH_REJECTED: the carrier that refused."},"carrier_message":{"type":"string","description":"CARRIER_DISPATCH_REJECTED: the carrier's own words."},"negative_cache":{"type":"boolean","description":"CARRIER_DISPATCH_REJECTED: true when the refusal was answered from the negative cache, without calling the carrier."},"existing_webhook_id":{"type":"string","description":"DUPLICATE_WEBHOOK_TARGET: the active endpoint that has the address."}}};
const schema39 = {"type":"array","items":{"$ref":"#/components/schemas/Violation"},"minItems":1,"description":"Every violation found, schema violations all at once. When several rules fail, the first decides the status, `sysCode` and name."};
const schema40 = {"type":"object","description":"One field that is not valid.","required":["path","code","message"],"properties":{"path":{"type":"array","items":{"type":["string","integer"]},"description":"Where: property names and, as numbers, array indexes, from the body's root. A missing or unknown property ends the path with its own name. A query parameter's or header's path is its name alone. Empty when no field is to blame."},"code":{"type":"string","description":"The name of the rule: `INVALID_FIELD`, or an entry of `x-sys-codes`."},"message":{"type":"string","description":"What is wrong, to be read after the field's name: `must be at most 1000`."}}};

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
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.path === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/Violation/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.code === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/Violation/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.message === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/Violation/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.path !== undefined){
let data1 = data0.path;
if(Array.isArray(data1)){
const len1 = data1.length;
for(let i1=0; i1<len1; i1++){
let data2 = data1[i1];
if((typeof data2 !== "string") && (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2))))){
const err4 = {instancePath:instancePath+"/" + i0+"/path/" + i1,schemaPath:"#/components/schemas/Violation/properties/path/items/type",keyword:"type",params:{type: schema40.properties.path.items.type},message:"must be string,integer"};
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
const err5 = {instancePath:instancePath+"/" + i0+"/path",schemaPath:"#/components/schemas/Violation/properties/path/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.code !== undefined){
if(typeof data0.code !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/code",schemaPath:"#/components/schemas/Violation/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.message !== undefined){
if(typeof data0.message !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/message",schemaPath:"#/components/schemas/Violation/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/Violation/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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


const schema42 = {"$id":"ShipmentCreatedReturn","$ref":"contract#/components/schemas/ShipmentCreatedReturn"};
const schema43 = {"type":"object","description":"The success envelope of createShipment.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"The HTTP status code, repeated."},"message":{"type":"string","description":"`success`."},"data":{"$ref":"#/components/schemas/ShipmentCreated","description":"The shipment."}}};
const schema44 = {"type":"object","description":"A shipment as booked.","required":["id","tracking_number","status","service_tier_id","requested_service_tier_id","livemode","created_at","parcels","recipient","sender","reference_no","dispatch","pricing_snapshot","declared_currency"],"properties":{"id":{"type":"string","description":"Equals `tracking_number`."},"tracking_number":{"type":"string","description":"The service's own number: `SMP`, 12 digits and a check digit."},"status":{"$ref":"#/components/schemas/ShipmentStatus","description":"`label_created`."},"service_tier_id":{"type":"string","description":"The booked Service Code."},"requested_service_tier_id":{"type":"string","description":"The Service Code as requested."},"livemode":{"type":"boolean","description":"True in live mode, false in test mode."},"created_at":{"type":"string","format":"date-time","description":"When the shipment was booked."},"parcels":{"type":"array","items":{"$ref":"#/components/schemas/ParcelRecord"},"description":"The parcels as booked."},"recipient":{"$ref":"#/components/schemas/RecipientPartyRecord","description":"The consignee as stored."},"sender":{"oneOf":[{"$ref":"#/components/schemas/PartyRecord"},{"type":"null"}],"description":"The shipper as stored; null when none was given."},"reference_no":{"type":["string","null"],"description":"Your order reference."},"dispatch":{"oneOf":[{"$ref":"#/components/schemas/Dispatch"},{"type":"null"}],"description":"The carrier's answer. Null in test mode."},"pricing_snapshot":{"$ref":"#/components/schemas/PricingSnapshot","description":"The price, frozen."},"declared_currency":{"$ref":"#/components/schemas/StoredCurrency","description":"The currency that the declared values are stored in."},"declared_fx":{"$ref":"#/components/schemas/DeclaredFx","description":"The rate frozen at placement. Absent when no rate applied."}}};
const schema45 = {"type":"string","x-extensible-enum":["label_created","picked_up","in_transit","out_for_delivery","available_for_pickup","delivery_failed","exception","returning","delivered","cancelled","returned"],"description":"Status of a shipment: `label_created` → `picked_up` → `in_transit` → `out_for_delivery` → `delivered`. Side states: `available_for_pickup`, `delivery_failed`, `exception`, `returning`. `delivered`, `cancelled` and `returned` are terminal. Open list: treat an unknown value as a new one, not as an error."};
const schema46 = {"type":"object","description":"A parcel as booked.","required":["weight_kg","length_cm","width_cm","height_cm"],"properties":{"weight_kg":{"type":"number","description":"Declared weight in kg."},"length_cm":{"type":["number","null"],"description":"Length in cm."},"width_cm":{"type":["number","null"],"description":"Width in cm."},"height_cm":{"type":["number","null"],"description":"Height in cm."}}};
const schema47 = {"type":"object","description":"A consignee as stored.","required":["contact_name","phone","country_code","city","address","district","postal_code","email"],"properties":{"contact_name":{"type":"string","description":"Name."},"phone":{"type":"string","description":"Phone number."},"country_code":{"type":"string","description":"ISO 3166-1 alpha-2 code, upper case."},"city":{"type":"string","description":"City or town."},"address":{"type":"string","description":"Street address."},"district":{"type":["string","null"],"description":"State, province, county or district."},"postal_code":{"type":["string","null"],"description":"Postal code."},"email":{"type":["string","null"],"description":"E-mail address; null when none was provided."}}};
const schema48 = {"type":"object","description":"A shipper as stored.","required":["contact_name","phone","country_code","city","address","district","postal_code"],"properties":{"contact_name":{"type":"string","description":"Name."},"phone":{"type":"string","description":"Phone number."},"country_code":{"type":"string","description":"ISO 3166-1 alpha-2 code, upper case."},"city":{"type":"string","description":"City or town."},"address":{"type":"string","description":"Street address."},"district":{"type":["string","null"],"description":"State, province, county or district."},"postal_code":{"type":["string","null"],"description":"Postal code."}}};
const schema54 = {"type":"string","x-extensible-enum":["HKD","USD"],"description":"Currency of the stored declared values: USD, or HKD where no rate could be resolved. Open list: treat an unknown value as a new one, not as an error."};
const schema49 = {"type":"object","description":"The booking at the carrier.","required":["status","carrier_code","waybill_number","label_pdf_url","error"],"properties":{"status":{"$ref":"#/components/schemas/DispatchStatus","description":"`accepted` once the carrier has it."},"carrier_code":{"type":"string","description":"The carrier, for example `sandbox`."},"waybill_number":{"type":["string","null"],"description":"The carrier's number."},"label_pdf_url":{"type":["string","null"],"description":"A presigned URL of the label, to be fetched without `Authorization`. Null while it is made, and for ever on partner channels."},"error":{"type":["string","null"],"description":"What went wrong; null when nothing did."}}};
const schema50 = {"type":"string","x-extensible-enum":["pending","accepted","rejected","failed"],"description":"State of the booking at the carrier. Open list: treat an unknown value as a new one, not as an error."};

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
const err7 = {instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/type",keyword:"type",params:{type: schema49.properties.waybill_number.type},message:"must be string,null"};
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
const err8 = {instancePath:instancePath+"/label_pdf_url",schemaPath:"#/properties/label_pdf_url/type",keyword:"type",params:{type: schema49.properties.label_pdf_url.type},message:"must be string,null"};
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
const err9 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema49.properties.error.type},message:"must be string,null"};
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"status":true,"carrier_code":true,"waybill_number":true,"label_pdf_url":true,"error":true},"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"object","description":"The price of a shipment, frozen at booking. `total_hkd` = `freight_hkd` + `reg_fee_hkd` + the sum of `surcharges`.","required":["currency","freight_hkd","reg_fee_hkd","surcharges","total_hkd","rate_table_code","rate_table_version"],"properties":{"currency":{"$ref":"#/components/schemas/CurrencyCode","description":"HKD."},"freight_hkd":{"type":"number","description":"Freight in HKD, net of any discount."},"reg_fee_hkd":{"type":"number","description":"Registration fee in HKD, all parcels."},"surcharges":{"type":"array","items":{"$ref":"#/components/schemas/SurchargeAmount"},"description":"Surcharges, opt-in ones included."},"total_hkd":{"type":"number","description":"Total in HKD."},"rate_table_code":{"type":"string","description":"The rate table that priced it."},"rate_table_version":{"type":"integer","description":"The version of the rate table. A published version never changes."},"custom_insured_amount_hkd":{"type":"number","description":"HKD equivalent of the custom insured amount at the frozen rate: the basis of the fee. Present only when a custom insured amount was used."},"custom_insured_amount_usd":{"type":"number","description":"The custom insured amount in USD, frozen. Present only when a custom insured amount was used."}}};
const schema52 = {"type":"string","x-extensible-enum":["HKD"],"description":"ISO 4217 code of the money: always HKD today. Open list: treat an unknown value as a new one, not as an error."};
const schema53 = {"type":"object","description":"One surcharge.","required":["code","amount_hkd"],"properties":{"code":{"type":"string","description":"Its code, for example `INSURANCE`."},"amount_hkd":{"type":"number","description":"Amount in HKD."}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.code === undefined){
const err10 = {instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/components/schemas/SurchargeAmount/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.amount_hkd === undefined){
const err11 = {instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/components/schemas/SurchargeAmount/required",keyword:"required",params:{missingProperty: "amount_hkd"},message:"must have required property '"+"amount_hkd"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.code !== undefined){
if(typeof data4.code !== "string"){
const err12 = {instancePath:instancePath+"/surcharges/" + i0+"/code",schemaPath:"#/components/schemas/SurchargeAmount/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.amount_hkd !== undefined){
let data6 = data4.amount_hkd;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/surcharges/" + i0+"/amount_hkd",schemaPath:"#/components/schemas/SurchargeAmount/properties/amount_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err14 = {instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/components/schemas/SurchargeAmount/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err15 = {instancePath:instancePath+"/surcharges",schemaPath:"#/properties/surcharges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.total_hkd !== undefined){
let data7 = data.total_hkd;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/total_hkd",schemaPath:"#/properties/total_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.rate_table_code !== undefined){
if(typeof data.rate_table_code !== "string"){
const err17 = {instancePath:instancePath+"/rate_table_code",schemaPath:"#/properties/rate_table_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.rate_table_version !== undefined){
let data9 = data.rate_table_version;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/rate_table_version",schemaPath:"#/properties/rate_table_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.custom_insured_amount_hkd !== undefined){
let data10 = data.custom_insured_amount_hkd;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err19 = {instancePath:instancePath+"/custom_insured_amount_hkd",schemaPath:"#/properties/custom_insured_amount_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.custom_insured_amount_usd !== undefined){
let data11 = data.custom_insured_amount_usd;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err20 = {instancePath:instancePath+"/custom_insured_amount_usd",schemaPath:"#/properties/custom_insured_amount_usd/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"currency":true,"freight_hkd":true,"reg_fee_hkd":true,"surcharges":true,"total_hkd":true,"rate_table_code":true,"rate_table_version":true,"custom_insured_amount_hkd":true,"custom_insured_amount_usd":true},"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":"object","description":"The exchange rate that was frozen at placement.","required":["fetched_at","rate","rate_type","stale"],"properties":{"fetched_at":{"type":"string","format":"date-time","description":"When the rate was fetched or set."},"rate":{"type":"number","description":"HKD for one USD. USD = HKD ÷ rate, rounded half up to cents."},"rate_type":{"$ref":"#/components/schemas/FxRateType","description":"Where the rate comes from."},"stale":{"type":"boolean","description":"True when the rate was older than 36 hours at placement."}}};
const schema56 = {"type":"string","x-extensible-enum":["daily","manual"],"description":"Kind of exchange rate: `daily` from the rate source, `manual` set by the operator. Open list: treat an unknown value as a new one, not as an error."};

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
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"fetched_at":true,"rate":true,"rate_type":true,"stale":true},"dynamicProps":false,"dynamicItems":false};


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
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.weight_kg === undefined){
const err22 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8.length_cm === undefined){
const err23 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/required",keyword:"required",params:{missingProperty: "length_cm"},message:"must have required property '"+"length_cm"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.width_cm === undefined){
const err24 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/required",keyword:"required",params:{missingProperty: "width_cm"},message:"must have required property '"+"width_cm"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.height_cm === undefined){
const err25 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/required",keyword:"required",params:{missingProperty: "height_cm"},message:"must have required property '"+"height_cm"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.weight_kg !== undefined){
let data9 = data8.weight_kg;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err26 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/ParcelRecord/properties/weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data8.length_cm !== undefined){
let data10 = data8.length_cm;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
const err27 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/ParcelRecord/properties/length_cm/type",keyword:"type",params:{type: schema46.properties.length_cm.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.width_cm !== undefined){
let data11 = data8.width_cm;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err28 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/ParcelRecord/properties/width_cm/type",keyword:"type",params:{type: schema46.properties.width_cm.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.height_cm !== undefined){
let data12 = data8.height_cm;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err29 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/ParcelRecord/properties/height_cm/type",keyword:"type",params:{type: schema46.properties.height_cm.type},message:"must be number,null"};
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
const err30 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err31 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.recipient !== undefined){
let data13 = data.recipient;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.contact_name === undefined){
const err32 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13.phone === undefined){
const err33 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13.country_code === undefined){
const err34 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13.city === undefined){
const err35 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data13.address === undefined){
const err36 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13.district === undefined){
const err37 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "district"},message:"must have required property '"+"district"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.postal_code === undefined){
const err38 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "postal_code"},message:"must have required property '"+"postal_code"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13.email === undefined){
const err39 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13.contact_name !== undefined){
if(typeof data13.contact_name !== "string"){
const err40 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data13.phone !== undefined){
if(typeof data13.phone !== "string"){
const err41 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data13.country_code !== undefined){
if(typeof data13.country_code !== "string"){
const err42 = {instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data13.city !== undefined){
if(typeof data13.city !== "string"){
const err43 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.address !== undefined){
if(typeof data13.address !== "string"){
const err44 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data13.district !== undefined){
let data19 = data13.district;
if((typeof data19 !== "string") && (data19 !== null)){
const err45 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/district/type",keyword:"type",params:{type: schema47.properties.district.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13.postal_code !== undefined){
let data20 = data13.postal_code;
if((typeof data20 !== "string") && (data20 !== null)){
const err46 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/postal_code/type",keyword:"type",params:{type: schema47.properties.postal_code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13.email !== undefined){
let data21 = data13.email;
if((typeof data21 !== "string") && (data21 !== null)){
const err47 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/email/type",keyword:"type",params:{type: schema47.properties.email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
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
const err49 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data22.phone === undefined){
const err50 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data22.country_code === undefined){
const err51 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data22.city === undefined){
const err52 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data22.address === undefined){
const err53 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data22.district === undefined){
const err54 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "district"},message:"must have required property '"+"district"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data22.postal_code === undefined){
const err55 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "postal_code"},message:"must have required property '"+"postal_code"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data22.contact_name !== undefined){
if(typeof data22.contact_name !== "string"){
const err56 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/PartyRecord/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data22.phone !== undefined){
if(typeof data22.phone !== "string"){
const err57 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/PartyRecord/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data22.country_code !== undefined){
if(typeof data22.country_code !== "string"){
const err58 = {instancePath:instancePath+"/sender/country_code",schemaPath:"#/components/schemas/PartyRecord/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data22.city !== undefined){
if(typeof data22.city !== "string"){
const err59 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/PartyRecord/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data22.address !== undefined){
if(typeof data22.address !== "string"){
const err60 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/PartyRecord/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data22.district !== undefined){
let data28 = data22.district;
if((typeof data28 !== "string") && (data28 !== null)){
const err61 = {instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/PartyRecord/properties/district/type",keyword:"type",params:{type: schema48.properties.district.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data22.postal_code !== undefined){
let data29 = data22.postal_code;
if((typeof data29 !== "string") && (data29 !== null)){
const err62 = {instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/PartyRecord/properties/postal_code/type",keyword:"type",params:{type: schema48.properties.postal_code.type},message:"must be string,null"};
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
const err63 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
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
const err64 = {instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
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
const err65 = {instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
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
const err66 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/type",keyword:"type",params:{type: schema44.properties.reference_no.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
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
if(!(validate36(data31, {instancePath:instancePath+"/dispatch",parentData:data,parentDataProperty:"dispatch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
const err67 = {instancePath:instancePath+"/dispatch",schemaPath:"#/properties/dispatch/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
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
const err68 = {instancePath:instancePath+"/dispatch",schemaPath:"#/properties/dispatch/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
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
if(!(validate38(data.pricing_snapshot, {instancePath:instancePath+"/pricing_snapshot",parentData:data,parentDataProperty:"pricing_snapshot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.declared_currency !== undefined){
if(typeof data.declared_currency !== "string"){
const err69 = {instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/StoredCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.declared_fx !== undefined){
if(!(validate40(data.declared_fx, {instancePath:instancePath+"/declared_fx",parentData:data,parentDataProperty:"declared_fx",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err70 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"id":true,"tracking_number":true,"status":true,"service_tier_id":true,"requested_service_tier_id":true,"livemode":true,"created_at":true,"parcels":true,"recipient":true,"sender":true,"reference_no":true,"dispatch":true,"pricing_snapshot":true,"declared_currency":true,"declared_fx":true},"dynamicProps":false,"dynamicItems":false};


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
/*# sourceURL="ShipmentCreatedReturn" */;
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


const schema57 = {"$id":"ShipmentDetailReturn","$ref":"contract#/components/schemas/ShipmentDetailReturn"};
const schema58 = {"type":"object","description":"The success envelope of getShipment.","required":["status","message","data"],"properties":{"status":{"type":"integer","description":"The HTTP status code, repeated."},"message":{"type":"string","description":"`success`."},"data":{"$ref":"#/components/schemas/ShipmentDetail","description":"The shipment."}}};
const schema59 = {"type":"object","description":"A shipment in full.","required":["id","tracking_number","status","livemode","created_at","updated_at","delivered_at","reference_no","service_tier","carrier_code","destination_country","destination","dispatch_status","waybill_number","last_mile_tracking_number","label_pdf_url","label_available","recipient","sender","parcels","items","tags","metadata","events","pricing_snapshot","billing","declared_currency"],"properties":{"id":{"type":"string","description":"Equals `tracking_number`."},"tracking_number":{"type":"string","description":"The service's own number, canonical."},"status":{"$ref":"#/components/schemas/ShipmentStatus","description":"Where the shipment is. Never moves backwards."},"livemode":{"type":"boolean","description":"True in live mode, false in test mode."},"created_at":{"type":"string","format":"date-time","description":"When the shipment was booked."},"updated_at":{"type":"string","format":"date-time","description":"When the shipment last changed, with six fractional digits. Give it back unchanged as `updated_after`."},"delivered_at":{"type":["string","null"],"format":"date-time","description":"When it was delivered; null until then."},"reference_no":{"type":["string","null"],"description":"Your order reference."},"service_tier":{"type":"string","description":"The booked Service Code."},"carrier_code":{"type":"string","description":"The first-leg carrier, for example `sandbox`."},"destination_country":{"type":["string","null"],"description":"ISO 3166-1 alpha-2 code."},"destination":{"$ref":"#/components/schemas/Destination","description":"Where it goes."},"dispatch_status":{"type":["string","null"],"x-extensible-enum":["pending","accepted","rejected","failed"],"description":"State of the booking at the carrier. `failed` means that the carrier could not make the label. Null for shipments booked before it was recorded. Open list: treat an unknown value as a new one, not as an error."},"waybill_number":{"type":["string","null"],"description":"The first-leg carrier's number."},"last_mile_tracking_number":{"type":["string","null"],"description":"The final-mile carrier's number; null until the parcel is handed over. Once it is there, give this one to marketplaces and buyers; before that, `waybill_number`."},"label_pdf_url":{"type":["string","null"],"description":"A presigned URL of the label, to be fetched without `Authorization`; it expires, each read signs a new one. Null for ever on shipments booked through a partner channel, and in event bodies."},"label_available":{"type":"boolean","description":"True when there is a label, by `label_pdf_url` or by getShipmentLabel. The bytes may be unavailable for a moment."},"recipient":{"$ref":"#/components/schemas/RecipientPartyRecord","description":"The consignee as stored."},"sender":{"oneOf":[{"$ref":"#/components/schemas/PartyRecord"},{"type":"null"}],"description":"The shipper as stored; null when none was given."},"parcels":{"type":"array","items":{"$ref":"#/components/schemas/ParcelRecord"},"description":"The parcels as booked."},"items":{"type":"array","items":{"$ref":"#/components/schemas/ItemRecord"},"description":"The goods as declared."},"tags":{"type":"array","items":{"type":"string"},"description":"Your labels."},"metadata":{"$ref":"#/components/schemas/MetadataRecord","description":"Your keys and values."},"events":{"type":"array","items":{"$ref":"#/components/schemas/TrackingEvent"},"description":"What happened to it, oldest first."},"pricing_snapshot":{"$ref":"#/components/schemas/PricingSnapshot","description":"The price, frozen at booking."},"billing":{"oneOf":[{"$ref":"#/components/schemas/Billing"},{"type":"null"}],"description":"What it costs. Null only for old shipments with no stored price."},"declared_currency":{"$ref":"#/components/schemas/StoredCurrency","description":"The currency that the declared values are stored in."},"declared_fx":{"$ref":"#/components/schemas/DeclaredFx","description":"The rate frozen at placement. Absent when no rate applied."},"custom_insured_amount_hkd":{"type":"number","description":"HKD equivalent of the custom insured amount at the frozen rate: the basis of the fee. Present only when a custom insured amount was used."},"custom_insured_amount_usd":{"type":"number","description":"The custom insured amount in USD, frozen. Present only when a custom insured amount was used."}}};
const schema61 = {"type":"object","description":"Where a shipment goes.","required":["country","district"],"properties":{"country":{"type":["string","null"],"description":"ISO 3166-1 alpha-2 code."},"district":{"type":["string","null"],"description":"State, province, county or district."}}};
const schema65 = {"type":"object","description":"A line of goods as declared.","required":["description","quantity","unit_price","unit_price_hkd","sku","hs_code","country_of_manufacture","is_cspc","merchant_product_id","mfr_id_std","mfr_id_nonstd"],"properties":{"description":{"type":"string","description":"What it is."},"quantity":{"type":"integer","description":"Pieces."},"unit_price":{"type":["number","null"],"description":"Declared price of one piece in USD: as sent, or converted at `declared_fx`. Null on a shipment stored in HKD."},"unit_price_hkd":{"type":["number","null"],"description":"The HKD price of one piece as sent; null when it was sent in USD."},"sku":{"type":["string","null"],"description":"Stock-keeping unit."},"hs_code":{"type":["string","null"],"description":"Harmonised System code, as sent."},"country_of_manufacture":{"type":["string","null"],"description":"ISO 3166-1 alpha-2 code, upper case."},"is_cspc":{"type":["boolean","null"],"description":"EU customs flag."},"merchant_product_id":{"type":["string","null"],"description":"EU customs: SKU or platform product id."},"mfr_id_std":{"type":["string","null"],"description":"EU customs: the manufacturer's standardised id."},"mfr_id_nonstd":{"type":["string","null"],"description":"EU customs: the manufacturer's non-standard id."}}};
const schema66 = {"type":"object","description":"Your keys and values; empty when none were given.","additionalProperties":{"type":"string"}};
const schema67 = {"type":"object","description":"One thing that happened to a shipment.","required":["occurred_at","status","sub_status","description","location","carrier_status"],"properties":{"occurred_at":{"type":"string","format":"date-time","description":"When it happened, by the carrier's clock."},"status":{"type":["string","null"],"x-extensible-enum":["label_created","picked_up","in_transit","out_for_delivery","available_for_pickup","delivery_failed","exception","returning","delivered","cancelled","returned"],"description":"The shipment status that it stands for; null when the carrier's code is not mapped. Open list: treat an unknown value as a new one, not as an error."},"sub_status":{"type":["string","null"],"x-extensible-enum":["info_received","export_customs","departed_origin","arrived_destination_country","import_customs","customs_hold","customs_cleared","handed_to_last_mile","arrived_at_delivery_depot","address_query","recipient_unavailable","refused","delayed","lost","damaged"],"description":"A finer step within the status. Open list: treat an unknown value as a new one, not as an error."},"description":{"type":"string","description":"What happened, in English."},"location":{"type":["string","null"],"description":"Where, as the carrier words it."},"carrier_status":{"type":["string","null"],"description":"The carrier's own code; null on events that the service recorded itself."}}};
const schema68 = {"type":"object","description":"What a shipment costs. Some routes never report a final fee; their shipments stay `pending`.","required":["status","pre_charge_hkd","charged_hkd","chargeable_weight_kg","declared_weight_kg","settled_at","adjustments_hkd"],"properties":{"status":{"$ref":"#/components/schemas/BillingStatus","description":"`pending` until the carrier has reported the final fee, then `settled`."},"pre_charge_hkd":{"type":"number","description":"The quote frozen at booking, in HKD. Also the amount held, unless the account is exempt from booking holds."},"charged_hkd":{"type":["number","null"],"description":"The fee that was charged, in HKD; null until settled."},"chargeable_weight_kg":{"type":["number","null"],"description":"The weight that the carrier measured and charged, in kg; null until settled."},"declared_weight_kg":{"type":"number","description":"The weight that was declared, all parcels, in kg."},"settled_at":{"type":["string","null"],"format":"date-time","description":"When it was settled; null until then."},"adjustments_hkd":{"type":"number","description":"Later refunds, manual adjustments and service fees, in HKD, signed. `charged_hkd` + `adjustments_hkd` is the cost so far."}}};
const schema69 = {"type":"string","x-extensible-enum":["pending","settled"],"description":"State of a shipment's billing. Open list: treat an unknown value as a new one, not as an error."};

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
const err9 = {instancePath:instancePath+"/charged_hkd",schemaPath:"#/properties/charged_hkd/type",keyword:"type",params:{type: schema68.properties.charged_hkd.type},message:"must be number,null"};
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
const err10 = {instancePath:instancePath+"/chargeable_weight_kg",schemaPath:"#/properties/chargeable_weight_kg/type",keyword:"type",params:{type: schema68.properties.chargeable_weight_kg.type},message:"must be number,null"};
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
const err12 = {instancePath:instancePath+"/settled_at",schemaPath:"#/properties/settled_at/type",keyword:"type",params:{type: schema68.properties.settled_at.type},message:"must be string,null"};
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
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"status":true,"pre_charge_hkd":true,"charged_hkd":true,"chargeable_weight_kg":true,"declared_weight_kg":true,"settled_at":true,"adjustments_hkd":true},"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.label_pdf_url === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label_pdf_url"},message:"must have required property '"+"label_pdf_url"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.label_available === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label_available"},message:"must have required property '"+"label_available"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.recipient === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipient"},message:"must have required property '"+"recipient"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.sender === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sender"},message:"must have required property '"+"sender"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.parcels === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parcels"},message:"must have required property '"+"parcels"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.items === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.tags === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.metadata === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.events === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.pricing_snapshot === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pricing_snapshot"},message:"must have required property '"+"pricing_snapshot"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.billing === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "billing"},message:"must have required property '"+"billing"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.declared_currency === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "declared_currency"},message:"must have required property '"+"declared_currency"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err27 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.tracking_number !== undefined){
if(typeof data.tracking_number !== "string"){
const err28 = {instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err29 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ShipmentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.livemode !== undefined){
if(typeof data.livemode !== "boolean"){
const err30 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.created_at !== undefined){
let data4 = data.created_at;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err31 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err32 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data5 = data.updated_at;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
const err33 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err34 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.delivered_at !== undefined){
let data6 = data.delivered_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err35 = {instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/type",keyword:"type",params:{type: schema59.properties.delivered_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err36 = {instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
if(data.reference_no !== undefined){
let data7 = data.reference_no;
if((typeof data7 !== "string") && (data7 !== null)){
const err37 = {instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/type",keyword:"type",params:{type: schema59.properties.reference_no.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.service_tier !== undefined){
if(typeof data.service_tier !== "string"){
const err38 = {instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.carrier_code !== undefined){
if(typeof data.carrier_code !== "string"){
const err39 = {instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.destination_country !== undefined){
let data10 = data.destination_country;
if((typeof data10 !== "string") && (data10 !== null)){
const err40 = {instancePath:instancePath+"/destination_country",schemaPath:"#/properties/destination_country/type",keyword:"type",params:{type: schema59.properties.destination_country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.destination !== undefined){
let data11 = data.destination;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.country === undefined){
const err41 = {instancePath:instancePath+"/destination",schemaPath:"#/components/schemas/Destination/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data11.district === undefined){
const err42 = {instancePath:instancePath+"/destination",schemaPath:"#/components/schemas/Destination/required",keyword:"required",params:{missingProperty: "district"},message:"must have required property '"+"district"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data11.country !== undefined){
let data12 = data11.country;
if((typeof data12 !== "string") && (data12 !== null)){
const err43 = {instancePath:instancePath+"/destination/country",schemaPath:"#/components/schemas/Destination/properties/country/type",keyword:"type",params:{type: schema61.properties.country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data11.district !== undefined){
let data13 = data11.district;
if((typeof data13 !== "string") && (data13 !== null)){
const err44 = {instancePath:instancePath+"/destination/district",schemaPath:"#/components/schemas/Destination/properties/district/type",keyword:"type",params:{type: schema61.properties.district.type},message:"must be string,null"};
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
const err45 = {instancePath:instancePath+"/destination",schemaPath:"#/components/schemas/Destination/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.dispatch_status !== undefined){
let data14 = data.dispatch_status;
if((typeof data14 !== "string") && (data14 !== null)){
const err46 = {instancePath:instancePath+"/dispatch_status",schemaPath:"#/properties/dispatch_status/type",keyword:"type",params:{type: schema59.properties.dispatch_status.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.waybill_number !== undefined){
let data15 = data.waybill_number;
if((typeof data15 !== "string") && (data15 !== null)){
const err47 = {instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/type",keyword:"type",params:{type: schema59.properties.waybill_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.last_mile_tracking_number !== undefined){
let data16 = data.last_mile_tracking_number;
if((typeof data16 !== "string") && (data16 !== null)){
const err48 = {instancePath:instancePath+"/last_mile_tracking_number",schemaPath:"#/properties/last_mile_tracking_number/type",keyword:"type",params:{type: schema59.properties.last_mile_tracking_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.label_pdf_url !== undefined){
let data17 = data.label_pdf_url;
if((typeof data17 !== "string") && (data17 !== null)){
const err49 = {instancePath:instancePath+"/label_pdf_url",schemaPath:"#/properties/label_pdf_url/type",keyword:"type",params:{type: schema59.properties.label_pdf_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.label_available !== undefined){
if(typeof data.label_available !== "boolean"){
const err50 = {instancePath:instancePath+"/label_available",schemaPath:"#/properties/label_available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.recipient !== undefined){
let data19 = data.recipient;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.contact_name === undefined){
const err51 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data19.phone === undefined){
const err52 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data19.country_code === undefined){
const err53 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data19.city === undefined){
const err54 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data19.address === undefined){
const err55 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data19.district === undefined){
const err56 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "district"},message:"must have required property '"+"district"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data19.postal_code === undefined){
const err57 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "postal_code"},message:"must have required property '"+"postal_code"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data19.email === undefined){
const err58 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data19.contact_name !== undefined){
if(typeof data19.contact_name !== "string"){
const err59 = {instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data19.phone !== undefined){
if(typeof data19.phone !== "string"){
const err60 = {instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data19.country_code !== undefined){
if(typeof data19.country_code !== "string"){
const err61 = {instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data19.city !== undefined){
if(typeof data19.city !== "string"){
const err62 = {instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data19.address !== undefined){
if(typeof data19.address !== "string"){
const err63 = {instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data19.district !== undefined){
let data25 = data19.district;
if((typeof data25 !== "string") && (data25 !== null)){
const err64 = {instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/district/type",keyword:"type",params:{type: schema47.properties.district.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data19.postal_code !== undefined){
let data26 = data19.postal_code;
if((typeof data26 !== "string") && (data26 !== null)){
const err65 = {instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/postal_code/type",keyword:"type",params:{type: schema47.properties.postal_code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data19.email !== undefined){
let data27 = data19.email;
if((typeof data27 !== "string") && (data27 !== null)){
const err66 = {instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientPartyRecord/properties/email/type",keyword:"type",params:{type: schema47.properties.email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientPartyRecord/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.sender !== undefined){
let data28 = data.sender;
const _errs61 = errors;
let valid6 = false;
let passing0 = null;
const _errs62 = errors;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.contact_name === undefined){
const err68 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data28.phone === undefined){
const err69 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data28.country_code === undefined){
const err70 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data28.city === undefined){
const err71 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data28.address === undefined){
const err72 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data28.district === undefined){
const err73 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "district"},message:"must have required property '"+"district"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data28.postal_code === undefined){
const err74 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/required",keyword:"required",params:{missingProperty: "postal_code"},message:"must have required property '"+"postal_code"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data28.contact_name !== undefined){
if(typeof data28.contact_name !== "string"){
const err75 = {instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/PartyRecord/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data28.phone !== undefined){
if(typeof data28.phone !== "string"){
const err76 = {instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/PartyRecord/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data28.country_code !== undefined){
if(typeof data28.country_code !== "string"){
const err77 = {instancePath:instancePath+"/sender/country_code",schemaPath:"#/components/schemas/PartyRecord/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data28.city !== undefined){
if(typeof data28.city !== "string"){
const err78 = {instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/PartyRecord/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data28.address !== undefined){
if(typeof data28.address !== "string"){
const err79 = {instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/PartyRecord/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data28.district !== undefined){
let data34 = data28.district;
if((typeof data34 !== "string") && (data34 !== null)){
const err80 = {instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/PartyRecord/properties/district/type",keyword:"type",params:{type: schema48.properties.district.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data28.postal_code !== undefined){
let data35 = data28.postal_code;
if((typeof data35 !== "string") && (data35 !== null)){
const err81 = {instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/PartyRecord/properties/postal_code/type",keyword:"type",params:{type: schema48.properties.postal_code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/PartyRecord/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
var _valid0 = _errs62 === errors;
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
const _errs79 = errors;
if(data28 !== null){
const err83 = {instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
var _valid0 = _errs79 === errors;
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
const err84 = {instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
else {
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
}
}
if(data.parcels !== undefined){
let data36 = data.parcels;
if(Array.isArray(data36)){
const len0 = data36.length;
for(let i0=0; i0<len0; i0++){
let data37 = data36[i0];
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.weight_kg === undefined){
const err85 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data37.length_cm === undefined){
const err86 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/required",keyword:"required",params:{missingProperty: "length_cm"},message:"must have required property '"+"length_cm"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data37.width_cm === undefined){
const err87 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/required",keyword:"required",params:{missingProperty: "width_cm"},message:"must have required property '"+"width_cm"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data37.height_cm === undefined){
const err88 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/required",keyword:"required",params:{missingProperty: "height_cm"},message:"must have required property '"+"height_cm"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data37.weight_kg !== undefined){
let data38 = data37.weight_kg;
if(!((typeof data38 == "number") && (isFinite(data38)))){
const err89 = {instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/ParcelRecord/properties/weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data37.length_cm !== undefined){
let data39 = data37.length_cm;
if((!((typeof data39 == "number") && (isFinite(data39)))) && (data39 !== null)){
const err90 = {instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/ParcelRecord/properties/length_cm/type",keyword:"type",params:{type: schema46.properties.length_cm.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data37.width_cm !== undefined){
let data40 = data37.width_cm;
if((!((typeof data40 == "number") && (isFinite(data40)))) && (data40 !== null)){
const err91 = {instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/ParcelRecord/properties/width_cm/type",keyword:"type",params:{type: schema46.properties.width_cm.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data37.height_cm !== undefined){
let data41 = data37.height_cm;
if((!((typeof data41 == "number") && (isFinite(data41)))) && (data41 !== null)){
const err92 = {instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/ParcelRecord/properties/height_cm/type",keyword:"type",params:{type: schema46.properties.height_cm.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/ParcelRecord/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.items !== undefined){
let data42 = data.items;
if(Array.isArray(data42)){
const len1 = data42.length;
for(let i1=0; i1<len1; i1++){
let data43 = data42[i1];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.description === undefined){
const err95 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data43.quantity === undefined){
const err96 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data43.unit_price === undefined){
const err97 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "unit_price"},message:"must have required property '"+"unit_price"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data43.unit_price_hkd === undefined){
const err98 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "unit_price_hkd"},message:"must have required property '"+"unit_price_hkd"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data43.sku === undefined){
const err99 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "sku"},message:"must have required property '"+"sku"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data43.hs_code === undefined){
const err100 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "hs_code"},message:"must have required property '"+"hs_code"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data43.country_of_manufacture === undefined){
const err101 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "country_of_manufacture"},message:"must have required property '"+"country_of_manufacture"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data43.is_cspc === undefined){
const err102 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "is_cspc"},message:"must have required property '"+"is_cspc"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data43.merchant_product_id === undefined){
const err103 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "merchant_product_id"},message:"must have required property '"+"merchant_product_id"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data43.mfr_id_std === undefined){
const err104 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "mfr_id_std"},message:"must have required property '"+"mfr_id_std"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data43.mfr_id_nonstd === undefined){
const err105 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/required",keyword:"required",params:{missingProperty: "mfr_id_nonstd"},message:"must have required property '"+"mfr_id_nonstd"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data43.description !== undefined){
if(typeof data43.description !== "string"){
const err106 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/components/schemas/ItemRecord/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data43.quantity !== undefined){
let data45 = data43.quantity;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err107 = {instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/components/schemas/ItemRecord/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data43.unit_price !== undefined){
let data46 = data43.unit_price;
if((!((typeof data46 == "number") && (isFinite(data46)))) && (data46 !== null)){
const err108 = {instancePath:instancePath+"/items/" + i1+"/unit_price",schemaPath:"#/components/schemas/ItemRecord/properties/unit_price/type",keyword:"type",params:{type: schema65.properties.unit_price.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data43.unit_price_hkd !== undefined){
let data47 = data43.unit_price_hkd;
if((!((typeof data47 == "number") && (isFinite(data47)))) && (data47 !== null)){
const err109 = {instancePath:instancePath+"/items/" + i1+"/unit_price_hkd",schemaPath:"#/components/schemas/ItemRecord/properties/unit_price_hkd/type",keyword:"type",params:{type: schema65.properties.unit_price_hkd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data43.sku !== undefined){
let data48 = data43.sku;
if((typeof data48 !== "string") && (data48 !== null)){
const err110 = {instancePath:instancePath+"/items/" + i1+"/sku",schemaPath:"#/components/schemas/ItemRecord/properties/sku/type",keyword:"type",params:{type: schema65.properties.sku.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data43.hs_code !== undefined){
let data49 = data43.hs_code;
if((typeof data49 !== "string") && (data49 !== null)){
const err111 = {instancePath:instancePath+"/items/" + i1+"/hs_code",schemaPath:"#/components/schemas/ItemRecord/properties/hs_code/type",keyword:"type",params:{type: schema65.properties.hs_code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data43.country_of_manufacture !== undefined){
let data50 = data43.country_of_manufacture;
if((typeof data50 !== "string") && (data50 !== null)){
const err112 = {instancePath:instancePath+"/items/" + i1+"/country_of_manufacture",schemaPath:"#/components/schemas/ItemRecord/properties/country_of_manufacture/type",keyword:"type",params:{type: schema65.properties.country_of_manufacture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data43.is_cspc !== undefined){
let data51 = data43.is_cspc;
if((typeof data51 !== "boolean") && (data51 !== null)){
const err113 = {instancePath:instancePath+"/items/" + i1+"/is_cspc",schemaPath:"#/components/schemas/ItemRecord/properties/is_cspc/type",keyword:"type",params:{type: schema65.properties.is_cspc.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data43.merchant_product_id !== undefined){
let data52 = data43.merchant_product_id;
if((typeof data52 !== "string") && (data52 !== null)){
const err114 = {instancePath:instancePath+"/items/" + i1+"/merchant_product_id",schemaPath:"#/components/schemas/ItemRecord/properties/merchant_product_id/type",keyword:"type",params:{type: schema65.properties.merchant_product_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data43.mfr_id_std !== undefined){
let data53 = data43.mfr_id_std;
if((typeof data53 !== "string") && (data53 !== null)){
const err115 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_std",schemaPath:"#/components/schemas/ItemRecord/properties/mfr_id_std/type",keyword:"type",params:{type: schema65.properties.mfr_id_std.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data43.mfr_id_nonstd !== undefined){
let data54 = data43.mfr_id_nonstd;
if((typeof data54 !== "string") && (data54 !== null)){
const err116 = {instancePath:instancePath+"/items/" + i1+"/mfr_id_nonstd",schemaPath:"#/components/schemas/ItemRecord/properties/mfr_id_nonstd/type",keyword:"type",params:{type: schema65.properties.mfr_id_nonstd.type},message:"must be string,null"};
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
const err117 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/components/schemas/ItemRecord/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err118 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data.tags !== undefined){
let data55 = data.tags;
if(Array.isArray(data55)){
const len2 = data55.length;
for(let i2=0; i2<len2; i2++){
if(typeof data55[i2] !== "string"){
const err119 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err120 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data.metadata !== undefined){
let data57 = data.metadata;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
for(const key0 in data57){
if(typeof data57[key0] !== "string"){
const err121 = {instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/MetadataRecord/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err122 = {instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/MetadataRecord/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data.events !== undefined){
let data59 = data.events;
if(Array.isArray(data59)){
const len3 = data59.length;
for(let i3=0; i3<len3; i3++){
let data60 = data59[i3];
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.occurred_at === undefined){
const err123 = {instancePath:instancePath+"/events/" + i3,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "occurred_at"},message:"must have required property '"+"occurred_at"+"'"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data60.status === undefined){
const err124 = {instancePath:instancePath+"/events/" + i3,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data60.sub_status === undefined){
const err125 = {instancePath:instancePath+"/events/" + i3,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "sub_status"},message:"must have required property '"+"sub_status"+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data60.description === undefined){
const err126 = {instancePath:instancePath+"/events/" + i3,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data60.location === undefined){
const err127 = {instancePath:instancePath+"/events/" + i3,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data60.carrier_status === undefined){
const err128 = {instancePath:instancePath+"/events/" + i3,schemaPath:"#/components/schemas/TrackingEvent/required",keyword:"required",params:{missingProperty: "carrier_status"},message:"must have required property '"+"carrier_status"+"'"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data60.occurred_at !== undefined){
let data61 = data60.occurred_at;
if(typeof data61 === "string"){
if(!(formats0.validate(data61))){
const err129 = {instancePath:instancePath+"/events/" + i3+"/occurred_at",schemaPath:"#/components/schemas/TrackingEvent/properties/occurred_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
else {
const err130 = {instancePath:instancePath+"/events/" + i3+"/occurred_at",schemaPath:"#/components/schemas/TrackingEvent/properties/occurred_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data60.status !== undefined){
let data62 = data60.status;
if((typeof data62 !== "string") && (data62 !== null)){
const err131 = {instancePath:instancePath+"/events/" + i3+"/status",schemaPath:"#/components/schemas/TrackingEvent/properties/status/type",keyword:"type",params:{type: schema67.properties.status.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data60.sub_status !== undefined){
let data63 = data60.sub_status;
if((typeof data63 !== "string") && (data63 !== null)){
const err132 = {instancePath:instancePath+"/events/" + i3+"/sub_status",schemaPath:"#/components/schemas/TrackingEvent/properties/sub_status/type",keyword:"type",params:{type: schema67.properties.sub_status.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data60.description !== undefined){
if(typeof data60.description !== "string"){
const err133 = {instancePath:instancePath+"/events/" + i3+"/description",schemaPath:"#/components/schemas/TrackingEvent/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data60.location !== undefined){
let data65 = data60.location;
if((typeof data65 !== "string") && (data65 !== null)){
const err134 = {instancePath:instancePath+"/events/" + i3+"/location",schemaPath:"#/components/schemas/TrackingEvent/properties/location/type",keyword:"type",params:{type: schema67.properties.location.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data60.carrier_status !== undefined){
let data66 = data60.carrier_status;
if((typeof data66 !== "string") && (data66 !== null)){
const err135 = {instancePath:instancePath+"/events/" + i3+"/carrier_status",schemaPath:"#/components/schemas/TrackingEvent/properties/carrier_status/type",keyword:"type",params:{type: schema67.properties.carrier_status.type},message:"must be string,null"};
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
else {
const err136 = {instancePath:instancePath+"/events/" + i3,schemaPath:"#/components/schemas/TrackingEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data.pricing_snapshot !== undefined){
if(!(validate38(data.pricing_snapshot, {instancePath:instancePath+"/pricing_snapshot",parentData:data,parentDataProperty:"pricing_snapshot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.billing !== undefined){
let data68 = data.billing;
const _errs150 = errors;
let valid25 = false;
let passing1 = null;
const _errs151 = errors;
if(!(validate48(data68, {instancePath:instancePath+"/billing",parentData:data,parentDataProperty:"billing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var _valid1 = _errs151 === errors;
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
const _errs152 = errors;
if(data68 !== null){
const err138 = {instancePath:instancePath+"/billing",schemaPath:"#/properties/billing/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
var _valid1 = _errs152 === errors;
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
const err139 = {instancePath:instancePath+"/billing",schemaPath:"#/properties/billing/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
else {
errors = _errs150;
if(vErrors !== null){
if(_errs150){
vErrors.length = _errs150;
}
else {
vErrors = null;
}
}
}
}
if(data.declared_currency !== undefined){
if(typeof data.declared_currency !== "string"){
const err140 = {instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/StoredCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data.declared_fx !== undefined){
if(!(validate40(data.declared_fx, {instancePath:instancePath+"/declared_fx",parentData:data,parentDataProperty:"declared_fx",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.custom_insured_amount_hkd !== undefined){
let data71 = data.custom_insured_amount_hkd;
if(!((typeof data71 == "number") && (isFinite(data71)))){
const err141 = {instancePath:instancePath+"/custom_insured_amount_hkd",schemaPath:"#/properties/custom_insured_amount_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data.custom_insured_amount_usd !== undefined){
let data72 = data.custom_insured_amount_usd;
if(!((typeof data72 == "number") && (isFinite(data72)))){
const err142 = {instancePath:instancePath+"/custom_insured_amount_usd",schemaPath:"#/properties/custom_insured_amount_usd/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err143 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"id":true,"tracking_number":true,"status":true,"livemode":true,"created_at":true,"updated_at":true,"delivered_at":true,"reference_no":true,"service_tier":true,"carrier_code":true,"destination_country":true,"destination":true,"dispatch_status":true,"waybill_number":true,"last_mile_tracking_number":true,"label_pdf_url":true,"label_available":true,"recipient":true,"sender":true,"parcels":true,"items":true,"tags":true,"metadata":true,"events":true,"pricing_snapshot":true,"billing":true,"declared_currency":true,"declared_fx":true,"custom_insured_amount_hkd":true,"custom_insured_amount_usd":true},"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(validate46(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ShipmentDetailReturn" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

return {
  CountryListReturn: validate20,
  ErrorReturn: validate26,
  ShipmentCreatedReturn: validate33,
  ShipmentDetailReturn: validate44,
};
})();

export const {
  headerRequestId,
  headerRateLimitLimitSecond,
  headerRateLimitRemainingSecond,
  headerRateLimitLimitDay,
  headerRateLimitRemainingDay,
  headerRateLimitResetDay,
  headerRateLimitLimitSecondIfCounted,
  headerRateLimitRemainingSecondIfCounted,
  headerRateLimitLimitDayIfCounted,
  headerRateLimitRemainingDayIfCounted,
  headerRateLimitResetDayIfCounted,
  headerRateLimitReason,
  headerRetryAfter,
  headerRetryAfterIfRetryable,
  headerWwwAuthenticate,
  headerServiceNegativeCache,
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
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
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


const schema32 = {"$id":"headerRateLimitLimitSecond","type":"object","properties":{"value":{"type":"integer","minimum":0,"examples":[100]}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitLimitSecond" */;
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
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))){
coerced0 = data0;
}
}
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


const schema33 = {"$id":"headerRateLimitRemainingSecond","type":"object","properties":{"value":{"type":"integer","minimum":0,"examples":[99]}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitRemainingSecond" */;
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
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))){
coerced0 = data0;
}
}
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


const schema34 = {"$id":"headerRateLimitLimitDay","type":"object","properties":{"value":{"type":"integer","minimum":0,"examples":[100000]}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitLimitDay" */;
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
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))){
coerced0 = data0;
}
}
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


const schema35 = {"$id":"headerRateLimitRemainingDay","type":"object","properties":{"value":{"type":"integer","minimum":0,"examples":[99874]}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitRemainingDay" */;
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
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))){
coerced0 = data0;
}
}
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


const schema36 = {"$id":"headerRateLimitResetDay","type":"object","properties":{"value":{"type":"integer","minimum":0,"examples":[1763740800]}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitResetDay" */;
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
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))){
coerced0 = data0;
}
}
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


const schema37 = {"$id":"headerRateLimitLimitSecondIfCounted","type":"object","properties":{"value":{"type":"integer","minimum":0,"examples":[100]}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitLimitSecondIfCounted" */;
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
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))){
coerced0 = data0;
}
}
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema38 = {"$id":"headerRateLimitRemainingSecondIfCounted","type":"object","properties":{"value":{"type":"integer","minimum":0,"examples":[99]}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitRemainingSecondIfCounted" */;
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
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))){
coerced0 = data0;
}
}
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema39 = {"$id":"headerRateLimitLimitDayIfCounted","type":"object","properties":{"value":{"type":"integer","minimum":0,"examples":[100000]}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitLimitDayIfCounted" */;
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
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))){
coerced0 = data0;
}
}
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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema40 = {"$id":"headerRateLimitRemainingDayIfCounted","type":"object","properties":{"value":{"type":"integer","minimum":0,"examples":[99874]}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitRemainingDayIfCounted" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))){
coerced0 = data0;
}
}
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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema41 = {"$id":"headerRateLimitResetDayIfCounted","type":"object","properties":{"value":{"type":"integer","minimum":0,"examples":[1763740800]}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitResetDayIfCounted" */;
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
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))){
coerced0 = data0;
}
}
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
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema42 = {"$id":"headerRateLimitReason","type":"object","properties":{"value":{"$ref":"contract#/components/schemas/RateLimitReason"}}};
const schema44 = {"type":"string","x-extensible-enum":["per_second","per_day"],"description":"The rate limit that was met. Open list: treat an unknown value as a new one, not as an error."};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRateLimitReason" */;
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
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema45 = {"$id":"headerRetryAfter","type":"object","properties":{"value":{"type":"integer","minimum":1,"examples":[1]}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRetryAfter" */;
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
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))){
coerced0 = data0;
}
}
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
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema46 = {"$id":"headerRetryAfterIfRetryable","type":"object","properties":{"value":{"type":"integer","minimum":1,"examples":[1]}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerRetryAfterIfRetryable" */;
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
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))){
coerced0 = data0;
}
}
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
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema47 = {"$id":"headerWwwAuthenticate","type":"object","properties":{"value":{"type":"string","examples":["Bearer realm=\"sampan\""]}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerWwwAuthenticate" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
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
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};


const schema48 = {"$id":"headerServiceNegativeCache","type":"object","properties":{"value":{"type":"string","const":"hit"}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="headerServiceNegativeCache" */;
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
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

return {
  headerRequestId: validate20,
  headerRateLimitLimitSecond: validate21,
  headerRateLimitRemainingSecond: validate22,
  headerRateLimitLimitDay: validate23,
  headerRateLimitRemainingDay: validate24,
  headerRateLimitResetDay: validate25,
  headerRateLimitLimitSecondIfCounted: validate26,
  headerRateLimitRemainingSecondIfCounted: validate27,
  headerRateLimitLimitDayIfCounted: validate28,
  headerRateLimitRemainingDayIfCounted: validate29,
  headerRateLimitResetDayIfCounted: validate30,
  headerRateLimitReason: validate31,
  headerRetryAfter: validate33,
  headerRetryAfterIfRetryable: validate34,
  headerWwwAuthenticate: validate35,
  headerServiceNegativeCache: validate36,
};
})();

export const responseValidators = {
  CountryListReturn,
  ErrorReturn,
  ShipmentCreatedReturn,
  ShipmentDetailReturn,
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
  'X-Service-Negative-Cache': headerServiceNegativeCache,
  'X-RateLimit-Reason': headerRateLimitReason,
};
