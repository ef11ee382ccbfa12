// Generated from openapi.json by codegen/. Do not edit.

import * as runtime____src_text_ts from '../src/text.ts';
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
  markShipmentsPrintedBody,
  createManifestBody,
  updateBrandBody,
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
  createProductBody,
  updateProductBody,
} = (() => {

const schema_8e7c12ac = {"maxProperties":121,"type":"object","required":["quantity"],"properties":{"description":{"type":"string","minLength":1,"maxLength":200,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true},"quantity":{"type":"integer","minimum":1,"maximum":10000,"format":"int32"},"unit_price":{"type":"number","minimum":0,"maximum":10000000,"x-max-decimals":6},"unit_price_hkd":{"type":"number","minimum":0,"maximum":1000000,"x-max-decimals":6},"unit_weight_kg":{"type":"number","exclusiveMinimum":0,"maximum":1000,"x-max-decimals":6},"sku":{"type":"string","maxLength":64,"x-readable":true},"hs_code":{"type":"string","maxLength":20,"x-readable":true,"x-code":"number"},"country_of_manufacture":{"type":"string","maxLength":2,"pattern":"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$","x-pattern-message":"must be an ISO 3166-1 alpha-2 code such as CN"},"is_cspc":{"type":"boolean"},"merchant_product_id":{"type":"string","maxLength":200,"x-readable":true},"mfr_id_std":{"type":"string","maxLength":200,"x-readable":true},"mfr_id_nonstd":{"type":"string","maxLength":200,"x-readable":true},"product_id_exemption":{"type":"string","maxLength":16,"pattern":"^(?:\\s*|[A-Za-z0-9]+)$","x-pattern-message":"must have letters and digits only, such as Y081"},"cpsc_certifier_id":{"type":"string","maxLength":64,"pattern":"^[ -~]*$","x-pattern-message":"must be printable ASCII"},"cpsc_product_id":{"type":"string","maxLength":64,"pattern":"^[ -~]*$","x-pattern-message":"must be printable ASCII"},"cpsc_version_id":{"type":"string","maxLength":64,"pattern":"^[ -~]*$","x-pattern-message":"must be printable ASCII"},"battery_un_number":{"type":"string","maxLength":16,"pattern":"^(?:\\s*|[Uu][Nn][0-9]{4})$","x-pattern-message":"must be UN and 4 digits, such as UN3481"},"battery_packing_instruction":{"type":"string","maxLength":16,"pattern":"^(?:\\s*|[Pp][Ii][0-9]{3}(?: [A-Za-z]{1,3})?)$","x-pattern-message":"must be PI and 3 digits, such as PI967, with the section after a space if it has one"},"battery_watt_hours":{"type":"number","exclusiveMinimum":0,"maximum":100000,"x-max-decimals":3},"manufacturer":{"$ref":"#/components/schemas/ProductContact"},"eu_responsible_person":{"$ref":"#/components/schemas/ProductContact"}},"additionalProperties":false,"x-required-one-of":[["description","sku"]]};
const pattern_1e06e62f = new RegExp("^\\s*-?\\d+(?:[.,]\\d+)?e\\+\\d{1,3}\\s*$", "i");
const pattern_228e6250 = new RegExp("[^\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{Cc}\\ufff9-\\ufffb\\u2800]", "u");
const pattern_d50731b1 = new RegExp("^\\s*\\S[\\s\\S]*$", "u");
const pattern_66310b8b = new RegExp("^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$", "u");
const pattern_620744ad = new RegExp("^(?:\\s*|[A-Za-z0-9]+)$", "u");
const pattern_a79fffeb = new RegExp("^[ -~]*$", "u");
const pattern_6d6964be = new RegExp("^(?:\\s*|[Uu][Nn][0-9]{4})$", "u");
const pattern_ce03680b = new RegExp("^(?:\\s*|[Pp][Ii][0-9]{3}(?: [A-Za-z]{1,3})?)$", "u");
const pattern_842ee400 = new RegExp("^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$", "u");
const func_cf484aec = (text) => text.length > 273072 ? text.length / 2 : runtime_ajv_dist_runtime_ucs2length.default(text);
const func_fbae14b6 = runtime____src_text_ts.visibleNumber;
const func_2399dbde = runtime____src_text_ts.visibleCode;
const func_191f75b3 = Object.prototype.hasOwnProperty;

function validate_Item(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 121){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 121},message:"must NOT have more than 121 properties"});
errors++;
}
if(data.quantity === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"});
errors++;
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 400){
if(!pattern_d50731b1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
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
if(data0 > 10000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
if(Number(data0.toFixed(6)) !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.unit_price_hkd !== undefined){
let data0 = data.unit_price_hkd;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price_hkd",schemaPath:"#/properties/unit_price_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price_hkd",schemaPath:"#/properties/unit_price_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
if(Number(data0.toFixed(6)) !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price_hkd",schemaPath:"#/properties/unit_price_hkd/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unit_price_hkd",schemaPath:"#/properties/unit_price_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"});
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
if(Number(data0.toFixed(6)) !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/unit_weight_kg",schemaPath:"#/properties/unit_weight_kg/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"});
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
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
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
data0 = func_fbae14b6(data0);
data["hs_code"] = data0;
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/hs_code",schemaPath:"#/properties/hs_code/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/hs_code",schemaPath:"#/properties/hs_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
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
if(func_cf484aec(data0) > 2){
(vErrors ??= []).push({instancePath:instancePath+"/country_of_manufacture",schemaPath:"#/properties/country_of_manufacture/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"});
errors++;
}
if(data0.length <= 4){
if(!pattern_66310b8b.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/country_of_manufacture",schemaPath:"#/properties/country_of_manufacture/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""});
errors++;
}
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
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/merchant_product_id",schemaPath:"#/properties/merchant_product_id/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/merchant_product_id",schemaPath:"#/properties/merchant_product_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
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
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_std",schemaPath:"#/properties/mfr_id_std/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_std",schemaPath:"#/properties/mfr_id_std/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
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
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_nonstd",schemaPath:"#/properties/mfr_id_nonstd/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_nonstd",schemaPath:"#/properties/mfr_id_nonstd/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
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
if(func_cf484aec(data0) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/product_id_exemption",schemaPath:"#/properties/product_id_exemption/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});
errors++;
}
if(data0.length <= 32){
if(!pattern_620744ad.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/product_id_exemption",schemaPath:"#/properties/product_id_exemption/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[A-Za-z0-9]+)$"},message:"must match pattern \""+"^(?:\\s*|[A-Za-z0-9]+)$"+"\""});
errors++;
}
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
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_certifier_id",schemaPath:"#/properties/cpsc_certifier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_a79fffeb.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_certifier_id",schemaPath:"#/properties/cpsc_certifier_id/pattern",keyword:"pattern",params:{pattern: "^[ -~]*$"},message:"must match pattern \""+"^[ -~]*$"+"\""});
errors++;
}
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
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_product_id",schemaPath:"#/properties/cpsc_product_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_a79fffeb.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_product_id",schemaPath:"#/properties/cpsc_product_id/pattern",keyword:"pattern",params:{pattern: "^[ -~]*$"},message:"must match pattern \""+"^[ -~]*$"+"\""});
errors++;
}
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
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_version_id",schemaPath:"#/properties/cpsc_version_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_a79fffeb.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_version_id",schemaPath:"#/properties/cpsc_version_id/pattern",keyword:"pattern",params:{pattern: "^[ -~]*$"},message:"must match pattern \""+"^[ -~]*$"+"\""});
errors++;
}
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
if(func_cf484aec(data0) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/battery_un_number",schemaPath:"#/properties/battery_un_number/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});
errors++;
}
if(data0.length <= 32){
if(!pattern_6d6964be.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/battery_un_number",schemaPath:"#/properties/battery_un_number/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Uu][Nn][0-9]{4})$"},message:"must match pattern \""+"^(?:\\s*|[Uu][Nn][0-9]{4})$"+"\""});
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
if(func_cf484aec(data0) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/battery_packing_instruction",schemaPath:"#/properties/battery_packing_instruction/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});
errors++;
}
if(data0.length <= 32){
if(!pattern_ce03680b.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/battery_packing_instruction",schemaPath:"#/properties/battery_packing_instruction/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Pp][Ii][0-9]{3}(?: [A-Za-z]{1,3})?)$"},message:"must match pattern \""+"^(?:\\s*|[Pp][Ii][0-9]{3}(?: [A-Za-z]{1,3})?)$"+"\""});
errors++;
}
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
if(Number(data0.toFixed(3)) !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/battery_watt_hours",schemaPath:"#/properties/battery_watt_hours/x-max-decimals",keyword:"x-max-decimals",params:{limit: 3},message:"must have at most 3 decimals"});
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
if(Object.keys(data0).length > 105){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer",schemaPath:"#/components/schemas/ProductContact/maxProperties",keyword:"maxProperties",params:{limit: 105},message:"must NOT have more than 105 properties"});
errors++;
}
if(data0.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer",schemaPath:"#/components/schemas/ProductContact/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/name",schemaPath:"#/components/schemas/ProductContact/properties/name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/name",schemaPath:"#/components/schemas/ProductContact/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/name",schemaPath:"#/components/schemas/ProductContact/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/name",schemaPath:"#/components/schemas/ProductContact/properties/name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
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
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/address",schemaPath:"#/components/schemas/ProductContact/properties/address/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 140){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/address",schemaPath:"#/components/schemas/ProductContact/properties/address/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"});
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
if(func_cf484aec(data1) > 2){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/country_code",schemaPath:"#/components/schemas/ProductContact/properties/country_code/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"});
errors++;
}
if(data1.length <= 4){
if(!pattern_66310b8b.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/country_code",schemaPath:"#/components/schemas/ProductContact/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""});
errors++;
}
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
data1 = func_2399dbde(data1);
data0["email"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/email",schemaPath:"#/components/schemas/ProductContact/properties/email/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/email",schemaPath:"#/components/schemas/ProductContact/properties/email/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_842ee400.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/email",schemaPath:"#/components/schemas/ProductContact/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""});
errors++;
}
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
data1 = func_fbae14b6(data1);
data0["phone"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data0).length <= 105){
for(const key0 in data0){
if(!(((((key0 === "name") || (key0 === "address")) || (key0 === "country_code")) || (key0 === "email")) || (key0 === "phone"))){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer",schemaPath:"#/components/schemas/ProductContact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
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
if(Object.keys(data0).length > 105){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/components/schemas/ProductContact/maxProperties",keyword:"maxProperties",params:{limit: 105},message:"must NOT have more than 105 properties"});
errors++;
}
if(data0.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/components/schemas/ProductContact/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/name",schemaPath:"#/components/schemas/ProductContact/properties/name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/name",schemaPath:"#/components/schemas/ProductContact/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/name",schemaPath:"#/components/schemas/ProductContact/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/name",schemaPath:"#/components/schemas/ProductContact/properties/name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
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
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/address",schemaPath:"#/components/schemas/ProductContact/properties/address/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 140){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/address",schemaPath:"#/components/schemas/ProductContact/properties/address/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"});
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
if(func_cf484aec(data1) > 2){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/country_code",schemaPath:"#/components/schemas/ProductContact/properties/country_code/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"});
errors++;
}
if(data1.length <= 4){
if(!pattern_66310b8b.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/country_code",schemaPath:"#/components/schemas/ProductContact/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""});
errors++;
}
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
data1 = func_2399dbde(data1);
data0["email"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/email",schemaPath:"#/components/schemas/ProductContact/properties/email/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/email",schemaPath:"#/components/schemas/ProductContact/properties/email/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_842ee400.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/email",schemaPath:"#/components/schemas/ProductContact/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""});
errors++;
}
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
data1 = func_fbae14b6(data1);
data0["phone"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data0).length <= 105){
for(const key0 in data0){
if(!(((((key0 === "name") || (key0 === "address")) || (key0 === "country_code")) || (key0 === "email")) || (key0 === "phone"))){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/components/schemas/ProductContact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/components/schemas/ProductContact/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(Object.keys(data).length <= 121){
for(const key0 in data){
if(!(func_191f75b3.call(schema_8e7c12ac.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_Item.errors = vErrors;
return errors === 0;
}

const schema_c47fdfc9 = {"maxProperties":124,"type":"object","required":["service_tier_id","parcels","items"],"properties":{"service_tier_id":{"type":"string","minLength":1,"maxLength":64},"recipient":{"$ref":"#/components/schemas/RecipientParty"},"recipient_id":{"type":"string","minLength":1,"maxLength":64},"sender":{"$ref":"#/components/schemas/Party"},"sender_id":{"type":"string","minLength":1,"maxLength":64},"parcels":{"type":"array","items":{"$ref":"#/components/schemas/Parcel"},"minItems":1,"maxItems":20},"items":{"type":"array","items":{"$ref":"#/components/schemas/Item"},"minItems":1,"maxItems":100},"goods_category":{"type":"string","maxLength":64,"default":"general"},"payment_type":{"$ref":"#/components/schemas/PaymentType","default":"prepaid"},"reference_no":{"type":"string","maxLength":64,"x-readable":true,"x-code":true},"selected_surcharges":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":16},"metadata":{"$ref":"#/components/schemas/Metadata"},"tags":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":20},"declared_currency":{"$ref":"#/components/schemas/DeclaredCurrency"},"expected_total_hkd":{"type":"number"},"expected_discount_rule_id":{"type":["string","null"],"maxLength":200},"insured_amount":{"type":"number","exclusiveMinimum":0,"x-max-decimals":2},"ioss_number":{"type":"string","pattern":"^IM[0-9]{10}$","x-pattern-message":"must be IM followed by exactly 10 digits, such as IM0123456789"},"vat_prepay":{"type":"boolean"},"voec_prepay":{"type":"boolean"},"incoterm":{"$ref":"#/components/schemas/Incoterm"},"recipient_type":{"$ref":"#/components/schemas/RecipientType"},"tax_number":{"type":"string","maxLength":300,"pattern":"^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$","x-pattern-message":"must have 1 to 100 characters after trimming","x-readable":true,"x-code":"number"},"sales_platform_name":{"type":"string","minLength":1,"maxLength":50,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true}},"additionalProperties":false,"x-required-one-of":[["recipient","recipient_id"]]};
const schema_39e479d0 = {"maxProperties":110,"type":"object","required":["contact_name","phone","country_code","city","address"],"properties":{"contact_name":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true},"phone":{"type":"string","minLength":1,"maxLength":40,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"x-code":"number"},"country_code":{"type":"string","pattern":"^[A-Za-z]{2}$","x-pattern-message":"must be two letters, an ISO 3166-1 alpha-2 code such as US"},"city":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true},"address":{"type":"string","minLength":1,"maxLength":500,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true},"district":{"type":"string","maxLength":100,"x-readable":true},"region":{"type":"string","maxLength":100,"x-readable":true},"postal_code":{"type":"string","maxLength":20,"x-readable":true,"x-code":"number"},"email":{"type":"string","maxLength":254,"pattern":"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$","x-pattern-message":"must be an email address such as emily@shop.example","x-readable":true,"x-code":true},"language":{"type":"string","maxLength":35,"pattern":"^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$","x-pattern-message":"must be a language tag such as de or zh-Hant","x-readable":true,"x-code":true}},"additionalProperties":false};
const schema_2b72ec39 = {"type":"string","enum":["prepaid","cod"]};
const schema_8a8f3122 = {"type":"string","enum":["HKD","USD"]};
const schema_ad6755dc = {"type":"string","enum":["DAP","DDP"]};
const schema_cb8821b3 = {"type":"string","enum":["business","private"]};
const pattern_c035651b = new RegExp("^[A-Za-z]{2}$", "u");
const pattern_2374519a = new RegExp("^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$", "u");
const pattern_e4de9363 = new RegExp("^(?:[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$", "u");
const pattern_bcd856f2 = new RegExp("^IM[0-9]{10}$", "u");
const pattern_f53c325c = new RegExp("^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$", "u");

function validate_ShipmentCreateRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.goods_category === undefined){
data.goods_category = "general";
}
if(data.payment_type === undefined){
data.payment_type = "prepaid";
}
if(Object.keys(data).length > 124){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 124},message:"must NOT have more than 124 properties"});
errors++;
}
if(data.service_tier_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_tier_id"},message:"must have required property '"+"service_tier_id"+"'"});
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
if(data.service_tier_id !== undefined){
let data0 = data.service_tier_id;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.recipient !== undefined){
let data0 = data.recipient;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 110){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/maxProperties",keyword:"maxProperties",params:{limit: 110},message:"must NOT have more than 110 properties"});
errors++;
}
if(data0.contact_name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"});
errors++;
}
if(data0.phone === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"});
errors++;
}
if(data0.country_code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"});
errors++;
}
if(data0.city === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"});
errors++;
}
if(data0.address === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"});
errors++;
}
if(data0.contact_name !== undefined){
let data1 = data0.contact_name;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.phone !== undefined){
let data1 = data0.phone;
if(typeof data1 === "string"){
data1 = func_fbae14b6(data1);
data0["phone"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 80){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.country_code !== undefined){
let data1 = data0.country_code;
if(typeof data1 === "string"){
if(!pattern_c035651b.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientParty/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientParty/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.city !== undefined){
let data1 = data0.city;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.address !== undefined){
let data1 = data0.address;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 1000){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.district !== undefined){
let data1 = data0.district;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.region !== undefined){
let data1 = data0.region;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/region",schemaPath:"#/components/schemas/RecipientParty/properties/region/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/region",schemaPath:"#/components/schemas/RecipientParty/properties/region/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/region",schemaPath:"#/components/schemas/RecipientParty/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.postal_code !== undefined){
let data1 = data0.postal_code;
if(typeof data1 === "string"){
data1 = func_fbae14b6(data1);
data0["postal_code"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
data1 = func_2399dbde(data1);
data0["email"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(data1.length <= 508){
if(!pattern_842ee400.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.language !== undefined){
let data1 = data0.language;
if(typeof data1 === "string"){
data1 = func_2399dbde(data1);
data0["language"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/language",schemaPath:"#/components/schemas/RecipientParty/properties/language/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 35){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/language",schemaPath:"#/components/schemas/RecipientParty/properties/language/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});
errors++;
}
if(data1.length <= 70){
if(!pattern_2374519a.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/language",schemaPath:"#/components/schemas/RecipientParty/properties/language/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$"},message:"must match pattern \""+"^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/language",schemaPath:"#/components/schemas/RecipientParty/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data0).length <= 110){
for(const key0 in data0){
if(!(func_191f75b3.call(schema_39e479d0.properties, key0))){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.recipient_id !== undefined){
let data0 = data.recipient_id;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/recipient_id",schemaPath:"#/properties/recipient_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient_id",schemaPath:"#/properties/recipient_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient_id",schemaPath:"#/properties/recipient_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sender !== undefined){
let data0 = data.sender;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 108){
(vErrors ??= []).push({instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/maxProperties",keyword:"maxProperties",params:{limit: 108},message:"must NOT have more than 108 properties"});
errors++;
}
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
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
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
data1 = func_fbae14b6(data1);
data0["phone"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 80){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
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
if(!pattern_e4de9363.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sender/country_code",schemaPath:"#/components/schemas/Party/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^(?:[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""});
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
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
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
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 1000){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.district !== undefined){
let data1 = data0.district;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
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
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sender/region",schemaPath:"#/components/schemas/Party/properties/region/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/sender/region",schemaPath:"#/components/schemas/Party/properties/region/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
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
data1 = func_fbae14b6(data1);
data0["postal_code"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data0).length <= 108){
for(const key0 in data0){
if(!((((((((key0 === "contact_name") || (key0 === "phone")) || (key0 === "country_code")) || (key0 === "city")) || (key0 === "address")) || (key0 === "district")) || (key0 === "region")) || (key0 === "postal_code"))){
(vErrors ??= []).push({instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.sender_id !== undefined){
let data0 = data.sender_id;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
if(Object.keys(data1).length > 104){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/maxProperties",keyword:"maxProperties",params:{limit: 104},message:"must NOT have more than 104 properties"});
errors++;
}
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
if(Object.keys(data1).length <= 104){
for(const key0 in data1){
if(!((((key0 === "weight_kg") || (key0 === "length_cm")) || (key0 === "width_cm")) || (key0 === "height_cm"))){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
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
if(!(validate_Item(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Item.errors : vErrors.concat(validate_Item.errors);
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
let data0 = data.goods_category;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
let data1 = data.payment_type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_type",schemaPath:"#/components/schemas/PaymentType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data1 === "prepaid") || (data1 === "cod"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_type",schemaPath:"#/components/schemas/PaymentType/enum",keyword:"enum",params:{allowedValues: schema_2b72ec39.enum},message:"must be equal to one of the allowed values"});
errors++;
}
if(data.reference_no !== undefined){
let data2 = data.reference_no;
if(typeof data2 === "string"){
data2 = func_2399dbde(data2);
data["reference_no"] = data2;
const reason0 = data2.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data2) ? "exponent" : pattern_228e6250.test(data2) || data2.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.selected_surcharges !== undefined){
let data2 = data.selected_surcharges;
if(Array.isArray(data2)){
if(data2.length > 16){
(vErrors ??= []).push({instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"});
errors++;
}
if(data2.length <= 16){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func_cf484aec(data3) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/selected_surcharges/" + i0,schemaPath:"#/properties/selected_surcharges/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/selected_surcharges/" + i0,schemaPath:"#/properties/selected_surcharges/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.metadata !== undefined){
let data2 = data.metadata;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"});
errors++;
}
if(Object.keys(data2).length <= 100){
for(const key0 in data2){
let data3 = data2[key0];
if(typeof data3 === "string"){
if(func_cf484aec(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
if(Object.keys(data2).length <= 100){
for(const key0 in data2){
const _errs0 = errors;
if(typeof key0 === "string"){
if(func_cf484aec(key0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key0});
errors++;
}
if(func_cf484aec(key0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key0});
errors++;
}
}
var valid0 = _errs0 === errors;
if(!valid0){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
if(data2.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
if(data2.length <= 20){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func_cf484aec(data3) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.declared_currency !== undefined){
let data2 = data.declared_currency;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data2 === "HKD") || (data2 === "USD"))){
(vErrors ??= []).push({instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/enum",keyword:"enum",params:{allowedValues: schema_8a8f3122.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.expected_total_hkd !== undefined){
let data2 = data.expected_total_hkd;
if(!((typeof data2 == "number") && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/expected_total_hkd",schemaPath:"#/properties/expected_total_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.expected_discount_rule_id !== undefined){
let data2 = data.expected_discount_rule_id;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/type",keyword:"type",params:{type: schema_c47fdfc9.properties.expected_discount_rule_id.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(func_cf484aec(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
}
if(data.insured_amount !== undefined){
let data2 = data.insured_amount;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 <= 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
if(Number(data2.toFixed(2)) !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/x-max-decimals",keyword:"x-max-decimals",params:{limit: 2},message:"must have at most 2 decimals"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.ioss_number !== undefined){
let data2 = data.ioss_number;
if(typeof data2 === "string"){
if(!pattern_bcd856f2.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/pattern",keyword:"pattern",params:{pattern: "^IM[0-9]{10}$"},message:"must match pattern \""+"^IM[0-9]{10}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
let data2 = data.incoterm;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/incoterm",schemaPath:"#/components/schemas/Incoterm/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data2 === "DAP") || (data2 === "DDP"))){
(vErrors ??= []).push({instancePath:instancePath+"/incoterm",schemaPath:"#/components/schemas/Incoterm/enum",keyword:"enum",params:{allowedValues: schema_ad6755dc.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.recipient_type !== undefined){
let data2 = data.recipient_type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/recipient_type",schemaPath:"#/components/schemas/RecipientType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data2 === "business") || (data2 === "private"))){
(vErrors ??= []).push({instancePath:instancePath+"/recipient_type",schemaPath:"#/components/schemas/RecipientType/enum",keyword:"enum",params:{allowedValues: schema_cb8821b3.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.tax_number !== undefined){
let data2 = data.tax_number;
if(typeof data2 === "string"){
data2 = func_fbae14b6(data2);
data["tax_number"] = data2;
const reason0 = data2.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data2) ? "exponent" : pattern_228e6250.test(data2) || data2.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data2) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(data2.length <= 600){
if(!pattern_f53c325c.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$"},message:"must match pattern \""+"^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sales_platform_name !== undefined){
let data2 = data.sales_platform_name;
if(typeof data2 === "string"){
const reason0 = data2.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data2) ? "exponent" : pattern_228e6250.test(data2) || data2.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data2) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"});
errors++;
}
if(func_cf484aec(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data2.length <= 100){
if(!pattern_d50731b1.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data).length <= 124){
for(const key0 in data){
if(!(func_191f75b3.call(schema_c47fdfc9.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_ShipmentCreateRequest.errors = vErrors;
return errors === 0;
}

const schema_ce4ee330 = {"maxProperties":124,"type":"object","required":["service_tier_id","parcels","items","reference_no"],"properties":{"service_tier_id":{"type":"string","minLength":1,"maxLength":64},"recipient":{"$ref":"#/components/schemas/RecipientParty"},"recipient_id":{"type":"string","minLength":1,"maxLength":64},"sender":{"$ref":"#/components/schemas/Party"},"sender_id":{"type":"string","minLength":1,"maxLength":64},"parcels":{"type":"array","items":{"$ref":"#/components/schemas/Parcel"},"minItems":1,"maxItems":20},"items":{"type":"array","items":{"$ref":"#/components/schemas/Item"},"minItems":1,"maxItems":100},"goods_category":{"type":"string","maxLength":64,"default":"general"},"payment_type":{"$ref":"#/components/schemas/PaymentType","default":"prepaid"},"reference_no":{"type":"string","maxLength":64,"x-readable":true,"x-code":true},"selected_surcharges":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":16},"metadata":{"$ref":"#/components/schemas/Metadata"},"tags":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":20},"declared_currency":{"$ref":"#/components/schemas/DeclaredCurrency"},"expected_total_hkd":{"type":"number"},"expected_discount_rule_id":{"type":["string","null"],"maxLength":200},"insured_amount":{"type":"number","exclusiveMinimum":0,"x-max-decimals":2},"ioss_number":{"type":"string","pattern":"^IM[0-9]{10}$","x-pattern-message":"must be IM followed by exactly 10 digits, such as IM0123456789"},"vat_prepay":{"type":"boolean"},"voec_prepay":{"type":"boolean"},"incoterm":{"$ref":"#/components/schemas/Incoterm"},"recipient_type":{"$ref":"#/components/schemas/RecipientType"},"tax_number":{"type":"string","maxLength":300,"pattern":"^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$","x-pattern-message":"must have 1 to 100 characters after trimming","x-readable":true,"x-code":"number"},"sales_platform_name":{"type":"string","minLength":1,"maxLength":50,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true}},"additionalProperties":false,"x-required-one-of":[["recipient","recipient_id"]]};

function validate_ShipmentBatchOrderRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.goods_category === undefined){
data.goods_category = "general";
}
if(data.payment_type === undefined){
data.payment_type = "prepaid";
}
if(Object.keys(data).length > 124){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 124},message:"must NOT have more than 124 properties"});
errors++;
}
if(data.service_tier_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_tier_id"},message:"must have required property '"+"service_tier_id"+"'"});
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
if(data.reference_no === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference_no"},message:"must have required property '"+"reference_no"+"'"});
errors++;
}
if(data.service_tier_id !== undefined){
let data0 = data.service_tier_id;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.recipient !== undefined){
let data0 = data.recipient;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 110){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/maxProperties",keyword:"maxProperties",params:{limit: 110},message:"must NOT have more than 110 properties"});
errors++;
}
if(data0.contact_name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"});
errors++;
}
if(data0.phone === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"});
errors++;
}
if(data0.country_code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"});
errors++;
}
if(data0.city === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"});
errors++;
}
if(data0.address === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"});
errors++;
}
if(data0.contact_name !== undefined){
let data1 = data0.contact_name;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.phone !== undefined){
let data1 = data0.phone;
if(typeof data1 === "string"){
data1 = func_fbae14b6(data1);
data0["phone"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 80){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.country_code !== undefined){
let data1 = data0.country_code;
if(typeof data1 === "string"){
if(!pattern_c035651b.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientParty/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientParty/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.city !== undefined){
let data1 = data0.city;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.address !== undefined){
let data1 = data0.address;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 1000){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.district !== undefined){
let data1 = data0.district;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.region !== undefined){
let data1 = data0.region;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/region",schemaPath:"#/components/schemas/RecipientParty/properties/region/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/region",schemaPath:"#/components/schemas/RecipientParty/properties/region/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/region",schemaPath:"#/components/schemas/RecipientParty/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.postal_code !== undefined){
let data1 = data0.postal_code;
if(typeof data1 === "string"){
data1 = func_fbae14b6(data1);
data0["postal_code"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
data1 = func_2399dbde(data1);
data0["email"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(data1.length <= 508){
if(!pattern_842ee400.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.language !== undefined){
let data1 = data0.language;
if(typeof data1 === "string"){
data1 = func_2399dbde(data1);
data0["language"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/language",schemaPath:"#/components/schemas/RecipientParty/properties/language/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 35){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/language",schemaPath:"#/components/schemas/RecipientParty/properties/language/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});
errors++;
}
if(data1.length <= 70){
if(!pattern_2374519a.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/language",schemaPath:"#/components/schemas/RecipientParty/properties/language/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$"},message:"must match pattern \""+"^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/language",schemaPath:"#/components/schemas/RecipientParty/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data0).length <= 110){
for(const key0 in data0){
if(!(func_191f75b3.call(schema_39e479d0.properties, key0))){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.recipient_id !== undefined){
let data0 = data.recipient_id;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/recipient_id",schemaPath:"#/properties/recipient_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient_id",schemaPath:"#/properties/recipient_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient_id",schemaPath:"#/properties/recipient_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sender !== undefined){
let data0 = data.sender;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 108){
(vErrors ??= []).push({instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/maxProperties",keyword:"maxProperties",params:{limit: 108},message:"must NOT have more than 108 properties"});
errors++;
}
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
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sender/contact_name",schemaPath:"#/components/schemas/Party/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
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
data1 = func_fbae14b6(data1);
data0["phone"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 80){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sender/phone",schemaPath:"#/components/schemas/Party/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
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
if(!pattern_e4de9363.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sender/country_code",schemaPath:"#/components/schemas/Party/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^(?:[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""});
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
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sender/city",schemaPath:"#/components/schemas/Party/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
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
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 1000){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender/address",schemaPath:"#/components/schemas/Party/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.district !== undefined){
let data1 = data0.district;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/sender/district",schemaPath:"#/components/schemas/Party/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
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
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sender/region",schemaPath:"#/components/schemas/Party/properties/region/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/sender/region",schemaPath:"#/components/schemas/Party/properties/region/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
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
data1 = func_fbae14b6(data1);
data0["postal_code"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender/postal_code",schemaPath:"#/components/schemas/Party/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data0).length <= 108){
for(const key0 in data0){
if(!((((((((key0 === "contact_name") || (key0 === "phone")) || (key0 === "country_code")) || (key0 === "city")) || (key0 === "address")) || (key0 === "district")) || (key0 === "region")) || (key0 === "postal_code"))){
(vErrors ??= []).push({instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender",schemaPath:"#/components/schemas/Party/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.sender_id !== undefined){
let data0 = data.sender_id;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
if(Object.keys(data1).length > 104){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/maxProperties",keyword:"maxProperties",params:{limit: 104},message:"must NOT have more than 104 properties"});
errors++;
}
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
if(Object.keys(data1).length <= 104){
for(const key0 in data1){
if(!((((key0 === "weight_kg") || (key0 === "length_cm")) || (key0 === "width_cm")) || (key0 === "height_cm"))){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
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
if(!(validate_Item(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Item.errors : vErrors.concat(validate_Item.errors);
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
let data0 = data.goods_category;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
let data1 = data.payment_type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_type",schemaPath:"#/components/schemas/PaymentType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data1 === "prepaid") || (data1 === "cod"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_type",schemaPath:"#/components/schemas/PaymentType/enum",keyword:"enum",params:{allowedValues: schema_2b72ec39.enum},message:"must be equal to one of the allowed values"});
errors++;
}
if(data.reference_no !== undefined){
let data2 = data.reference_no;
if(typeof data2 === "string"){
data2 = func_2399dbde(data2);
data["reference_no"] = data2;
const reason0 = data2.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data2) ? "exponent" : pattern_228e6250.test(data2) || data2.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.selected_surcharges !== undefined){
let data2 = data.selected_surcharges;
if(Array.isArray(data2)){
if(data2.length > 16){
(vErrors ??= []).push({instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"});
errors++;
}
if(data2.length <= 16){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func_cf484aec(data3) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/selected_surcharges/" + i0,schemaPath:"#/properties/selected_surcharges/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/selected_surcharges/" + i0,schemaPath:"#/properties/selected_surcharges/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.metadata !== undefined){
let data2 = data.metadata;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"});
errors++;
}
if(Object.keys(data2).length <= 100){
for(const key0 in data2){
let data3 = data2[key0];
if(typeof data3 === "string"){
if(func_cf484aec(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
if(Object.keys(data2).length <= 100){
for(const key0 in data2){
const _errs0 = errors;
if(typeof key0 === "string"){
if(func_cf484aec(key0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key0});
errors++;
}
if(func_cf484aec(key0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key0});
errors++;
}
}
var valid0 = _errs0 === errors;
if(!valid0){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
if(data2.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
if(data2.length <= 20){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func_cf484aec(data3) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.declared_currency !== undefined){
let data2 = data.declared_currency;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data2 === "HKD") || (data2 === "USD"))){
(vErrors ??= []).push({instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/enum",keyword:"enum",params:{allowedValues: schema_8a8f3122.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.expected_total_hkd !== undefined){
let data2 = data.expected_total_hkd;
if(!((typeof data2 == "number") && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/expected_total_hkd",schemaPath:"#/properties/expected_total_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.expected_discount_rule_id !== undefined){
let data2 = data.expected_discount_rule_id;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/type",keyword:"type",params:{type: schema_ce4ee330.properties.expected_discount_rule_id.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(func_cf484aec(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
}
if(data.insured_amount !== undefined){
let data2 = data.insured_amount;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 <= 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
if(Number(data2.toFixed(2)) !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/x-max-decimals",keyword:"x-max-decimals",params:{limit: 2},message:"must have at most 2 decimals"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/insured_amount",schemaPath:"#/properties/insured_amount/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.ioss_number !== undefined){
let data2 = data.ioss_number;
if(typeof data2 === "string"){
if(!pattern_bcd856f2.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/pattern",keyword:"pattern",params:{pattern: "^IM[0-9]{10}$"},message:"must match pattern \""+"^IM[0-9]{10}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
let data2 = data.incoterm;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/incoterm",schemaPath:"#/components/schemas/Incoterm/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data2 === "DAP") || (data2 === "DDP"))){
(vErrors ??= []).push({instancePath:instancePath+"/incoterm",schemaPath:"#/components/schemas/Incoterm/enum",keyword:"enum",params:{allowedValues: schema_ad6755dc.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.recipient_type !== undefined){
let data2 = data.recipient_type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/recipient_type",schemaPath:"#/components/schemas/RecipientType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data2 === "business") || (data2 === "private"))){
(vErrors ??= []).push({instancePath:instancePath+"/recipient_type",schemaPath:"#/components/schemas/RecipientType/enum",keyword:"enum",params:{allowedValues: schema_cb8821b3.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.tax_number !== undefined){
let data2 = data.tax_number;
if(typeof data2 === "string"){
data2 = func_fbae14b6(data2);
data["tax_number"] = data2;
const reason0 = data2.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data2) ? "exponent" : pattern_228e6250.test(data2) || data2.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data2) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(data2.length <= 600){
if(!pattern_f53c325c.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$"},message:"must match pattern \""+"^\\s*\\S(?:[\\s\\S]{0,98}\\S)?\\s*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sales_platform_name !== undefined){
let data2 = data.sales_platform_name;
if(typeof data2 === "string"){
const reason0 = data2.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data2) ? "exponent" : pattern_228e6250.test(data2) || data2.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data2) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"});
errors++;
}
if(func_cf484aec(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data2.length <= 100){
if(!pattern_d50731b1.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sales_platform_name",schemaPath:"#/properties/sales_platform_name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data).length <= 124){
for(const key0 in data){
if(!(func_191f75b3.call(schema_ce4ee330.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_ShipmentBatchOrderRequest.errors = vErrors;
return errors === 0;
}


function validate_ShipmentBatchCreateRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 102){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"});
errors++;
}
if(data.orders === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orders"},message:"must have required property '"+"orders"+"'"});
errors++;
}
if(data.orders !== undefined){
let data0 = data.orders;
if(Array.isArray(data0)){
if(data0.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
if(data0.length <= 1000){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_ShipmentBatchOrderRequest(data0[i0], {instancePath:instancePath+"/orders/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ShipmentBatchOrderRequest.errors : vErrors.concat(validate_ShipmentBatchOrderRequest.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.skip_placed !== undefined){
if(typeof data.skip_placed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/skip_placed",schemaPath:"#/properties/skip_placed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(Object.keys(data).length <= 102){
for(const key0 in data){
if(!((key0 === "orders") || (key0 === "skip_placed"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_ShipmentBatchCreateRequest.errors = vErrors;
return errors === 0;
}

const schema_8eb84bd3 = {"maxProperties":112,"type":"object","properties":{"service_tier_id":{"type":"string","minLength":1,"maxLength":64},"recipient":{"$ref":"#/components/schemas/RecipientParty"},"parcels":{"type":"array","items":{"$ref":"#/components/schemas/Parcel"},"minItems":1,"maxItems":20},"items":{"type":"array","items":{"$ref":"#/components/schemas/Item"},"minItems":1,"maxItems":100},"goods_category":{"type":"string","maxLength":64},"declared_currency":{"$ref":"#/components/schemas/DeclaredCurrency"},"reference_no":{"type":"string","maxLength":64,"x-readable":true,"x-code":true},"selected_surcharges":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":16},"expected_total_hkd":{"type":"number"},"expected_discount_rule_id":{"type":["string","null"],"maxLength":200},"metadata":{"$ref":"#/components/schemas/Metadata"},"tags":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":20}},"additionalProperties":false};

function validate_ShipmentReturnRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 112){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 112},message:"must NOT have more than 112 properties"});
errors++;
}
if(data.service_tier_id !== undefined){
let data0 = data.service_tier_id;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.recipient !== undefined){
let data0 = data.recipient;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 110){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/maxProperties",keyword:"maxProperties",params:{limit: 110},message:"must NOT have more than 110 properties"});
errors++;
}
if(data0.contact_name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"});
errors++;
}
if(data0.phone === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"});
errors++;
}
if(data0.country_code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"});
errors++;
}
if(data0.city === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"});
errors++;
}
if(data0.address === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"});
errors++;
}
if(data0.contact_name !== undefined){
let data1 = data0.contact_name;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/contact_name",schemaPath:"#/components/schemas/RecipientParty/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.phone !== undefined){
let data1 = data0.phone;
if(typeof data1 === "string"){
data1 = func_fbae14b6(data1);
data0["phone"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 80){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/phone",schemaPath:"#/components/schemas/RecipientParty/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.country_code !== undefined){
let data1 = data0.country_code;
if(typeof data1 === "string"){
if(!pattern_c035651b.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientParty/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/country_code",schemaPath:"#/components/schemas/RecipientParty/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.city !== undefined){
let data1 = data0.city;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/city",schemaPath:"#/components/schemas/RecipientParty/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.address !== undefined){
let data1 = data0.address;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 1000){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/address",schemaPath:"#/components/schemas/RecipientParty/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.district !== undefined){
let data1 = data0.district;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/district",schemaPath:"#/components/schemas/RecipientParty/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.region !== undefined){
let data1 = data0.region;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/region",schemaPath:"#/components/schemas/RecipientParty/properties/region/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/region",schemaPath:"#/components/schemas/RecipientParty/properties/region/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/region",schemaPath:"#/components/schemas/RecipientParty/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.postal_code !== undefined){
let data1 = data0.postal_code;
if(typeof data1 === "string"){
data1 = func_fbae14b6(data1);
data0["postal_code"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/postal_code",schemaPath:"#/components/schemas/RecipientParty/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
data1 = func_2399dbde(data1);
data0["email"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(data1.length <= 508){
if(!pattern_842ee400.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/email",schemaPath:"#/components/schemas/RecipientParty/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.language !== undefined){
let data1 = data0.language;
if(typeof data1 === "string"){
data1 = func_2399dbde(data1);
data0["language"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/language",schemaPath:"#/components/schemas/RecipientParty/properties/language/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 35){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/language",schemaPath:"#/components/schemas/RecipientParty/properties/language/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});
errors++;
}
if(data1.length <= 70){
if(!pattern_2374519a.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recipient/language",schemaPath:"#/components/schemas/RecipientParty/properties/language/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$"},message:"must match pattern \""+"^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient/language",schemaPath:"#/components/schemas/RecipientParty/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data0).length <= 110){
for(const key0 in data0){
if(!(func_191f75b3.call(schema_39e479d0.properties, key0))){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/components/schemas/RecipientParty/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
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
if(Object.keys(data1).length > 104){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/maxProperties",keyword:"maxProperties",params:{limit: 104},message:"must NOT have more than 104 properties"});
errors++;
}
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
if(Object.keys(data1).length <= 104){
for(const key0 in data1){
if(!((((key0 === "weight_kg") || (key0 === "length_cm")) || (key0 === "width_cm")) || (key0 === "height_cm"))){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
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
if(!(validate_Item(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Item.errors : vErrors.concat(validate_Item.errors);
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
if(data.goods_category !== undefined){
let data0 = data.goods_category;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.declared_currency !== undefined){
let data0 = data.declared_currency;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "HKD") || (data0 === "USD"))){
(vErrors ??= []).push({instancePath:instancePath+"/declared_currency",schemaPath:"#/components/schemas/DeclaredCurrency/enum",keyword:"enum",params:{allowedValues: schema_8a8f3122.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.reference_no !== undefined){
let data0 = data.reference_no;
if(typeof data0 === "string"){
data0 = func_2399dbde(data0);
data["reference_no"] = data0;
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.selected_surcharges !== undefined){
let data0 = data.selected_surcharges;
if(Array.isArray(data0)){
if(data0.length > 16){
(vErrors ??= []).push({instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"});
errors++;
}
if(data0.length <= 16){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func_cf484aec(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/selected_surcharges/" + i0,schemaPath:"#/properties/selected_surcharges/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/selected_surcharges/" + i0,schemaPath:"#/properties/selected_surcharges/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/selected_surcharges",schemaPath:"#/properties/selected_surcharges/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.expected_total_hkd !== undefined){
let data0 = data.expected_total_hkd;
if(!((typeof data0 == "number") && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/expected_total_hkd",schemaPath:"#/properties/expected_total_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.expected_discount_rule_id !== undefined){
let data0 = data.expected_discount_rule_id;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/type",keyword:"type",params:{type: schema_8eb84bd3.properties.expected_discount_rule_id.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/expected_discount_rule_id",schemaPath:"#/properties/expected_discount_rule_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
}
if(data.metadata !== undefined){
let data0 = data.metadata;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"});
errors++;
}
if(Object.keys(data0).length <= 100){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func_cf484aec(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
if(Object.keys(data0).length <= 100){
for(const key0 in data0){
const _errs0 = errors;
if(typeof key0 === "string"){
if(func_cf484aec(key0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key0});
errors++;
}
if(func_cf484aec(key0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key0});
errors++;
}
}
var valid0 = _errs0 === errors;
if(!valid0){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.tags !== undefined){
let data0 = data.tags;
if(Array.isArray(data0)){
if(data0.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
if(data0.length <= 20){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func_cf484aec(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(Object.keys(data).length <= 112){
for(const key0 in data){
if(!(func_191f75b3.call(schema_8eb84bd3.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_ShipmentReturnRequest.errors = vErrors;
return errors === 0;
}

const schema_6f2a2fc6 = {"type":"string","enum":["pdf","zpl"]};
const schema_dd68b736 = {"type":"string","enum":["4x6","a6","a4"]};
const schema_77f16689 = {"type":"integer","enum":[203,300],"format":"int32"};
const schema_89d2a914 = {"type":"integer","enum":[1,4],"format":"int32"};
const schema_ba8f8124 = {"type":"string","enum":["as_given","created_at","reference_no","destination_country","service_tier_id"]};

function validate_PrintLabelsRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 108){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 108},message:"must NOT have more than 108 properties"});
errors++;
}
if(data.ids === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'"});
errors++;
}
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
if(data0.length <= 500){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func_cf484aec(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/format",schemaPath:"#/components/schemas/ManyLabelsFormat/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "pdf") || (data0 === "zpl"))){
(vErrors ??= []).push({instancePath:instancePath+"/format",schemaPath:"#/components/schemas/ManyLabelsFormat/enum",keyword:"enum",params:{allowedValues: schema_6f2a2fc6.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.size !== undefined){
let data0 = data.size;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/size",schemaPath:"#/components/schemas/LabelSize/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data0 === "4x6") || (data0 === "a6")) || (data0 === "a4"))){
(vErrors ??= []).push({instancePath:instancePath+"/size",schemaPath:"#/components/schemas/LabelSize/enum",keyword:"enum",params:{allowedValues: schema_dd68b736.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.dpi !== undefined){
let data0 = data.dpi;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/dpi",schemaPath:"#/components/schemas/LabelDpi/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(!((data0 === 203) || (data0 === 300))){
(vErrors ??= []).push({instancePath:instancePath+"/dpi",schemaPath:"#/components/schemas/LabelDpi/enum",keyword:"enum",params:{allowedValues: schema_77f16689.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.per_sheet !== undefined){
let data0 = data.per_sheet;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/per_sheet",schemaPath:"#/components/schemas/LabelsPerSheet/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(!((data0 === 1) || (data0 === 4))){
(vErrors ??= []).push({instancePath:instancePath+"/per_sheet",schemaPath:"#/components/schemas/LabelsPerSheet/enum",keyword:"enum",params:{allowedValues: schema_89d2a914.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.start_position !== undefined){
let data0 = data.start_position;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/start_position",schemaPath:"#/properties/start_position/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/start_position",schemaPath:"#/properties/start_position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/start_position",schemaPath:"#/properties/start_position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.sort !== undefined){
let data0 = data.sort;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/LabelSort/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((data0 === "as_given") || (data0 === "created_at")) || (data0 === "reference_no")) || (data0 === "destination_country")) || (data0 === "service_tier_id"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",schemaPath:"#/components/schemas/LabelSort/enum",keyword:"enum",params:{allowedValues: schema_ba8f8124.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.skip_missing !== undefined){
if(typeof data.skip_missing !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/skip_missing",schemaPath:"#/properties/skip_missing/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(Object.keys(data).length <= 108){
for(const key0 in data){
if(!((((((((key0 === "ids") || (key0 === "format")) || (key0 === "size")) || (key0 === "dpi")) || (key0 === "per_sheet")) || (key0 === "start_position")) || (key0 === "sort")) || (key0 === "skip_missing"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_PrintLabelsRequest.errors = vErrors;
return errors === 0;
}


function validate_MarkPrintedRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"});
errors++;
}
if(data.ids === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'"});
errors++;
}
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
if(data0.length <= 100){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func_cf484aec(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "ids")){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_MarkPrintedRequest.errors = vErrors;
return errors === 0;
}

const pattern_8a8d9ce2 = new RegExp("^[a-z][a-z0-9-]*$", "u");
const formats_de17dabf = runtime_ajv_formats_dist_formats.fullFormats["date-time"];

function validate_ManifestCreateRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 103){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 103},message:"must NOT have more than 103 properties"});
errors++;
}
if(data.carrier_code === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "carrier_code"},message:"must have required property '"+"carrier_code"+"'"});
errors++;
}
if(data.carrier_code !== undefined){
let data0 = data.carrier_code;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 64){
if(!pattern_8a8d9ce2.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.shipment_ids !== undefined){
let data0 = data.shipment_ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/shipment_ids",schemaPath:"#/properties/shipment_ids/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/shipment_ids",schemaPath:"#/properties/shipment_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
if(data0.length <= 1000){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func_cf484aec(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/shipment_ids/" + i0,schemaPath:"#/properties/shipment_ids/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/shipment_ids/" + i0,schemaPath:"#/properties/shipment_ids/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shipment_ids/" + i0,schemaPath:"#/properties/shipment_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shipment_ids",schemaPath:"#/properties/shipment_ids/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(data0.length <= 600){
if(!(formats_de17dabf.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data).length <= 103){
for(const key0 in data){
if(!(((key0 === "carrier_code") || (key0 === "shipment_ids")) || (key0 === "created_before"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_ManifestCreateRequest.errors = vErrors;
return errors === 0;
}

const schema_9ac4a371 = {"maxProperties":105,"type":"object","minProperties":1,"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength":60,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank"},"contact":{"type":["string","null"],"minLength":1,"maxLength":300},"color":{"type":["string","null"],"pattern":"^#[0-9A-Fa-f]{6}$","x-pattern-message":"must be # and six hexadecimal digits, such as #0b6b57"},"logo":{"type":["string","null"],"minLength":4,"maxLength":136536,"pattern":"^[A-Za-z0-9+/]+={0,2}$","x-pattern-message":"must be base64"},"email_states":{"type":"array","items":{"$ref":"#/components/schemas/BrandEmailState"},"maxItems":6,"uniqueItems":true}},"additionalProperties":false};
const schema_e571d799 = {"type":"string","enum":["picked_up","out_for_delivery","available_for_pickup","delivery_failed","customs_hold","delivered"]};
const func_1c29993f = runtime_ajv_dist_runtime_equal.default;
const pattern_665d4de0 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");
const pattern_a56ba98d = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");

function validate_BrandUpdateRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 105){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 105},message:"must NOT have more than 105 properties"});
errors++;
}
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema_9ac4a371.properties.name.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 120){
if(!pattern_d50731b1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
}
if(data.contact !== undefined){
let data0 = data.contact;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: schema_9ac4a371.properties.contact.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.color !== undefined){
let data0 = data.color;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: schema_9ac4a371.properties.color.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(!pattern_665d4de0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""});
errors++;
}
}
}
if(data.logo !== undefined){
let data0 = data.logo;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: schema_9ac4a371.properties.logo.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 136536){
(vErrors ??= []).push({instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/maxLength",keyword:"maxLength",params:{limit: 136536},message:"must NOT have more than 136536 characters"});
errors++;
}
if(func_cf484aec(data0) < 4){
(vErrors ??= []).push({instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"});
errors++;
}
if(data0.length <= 273072){
if(!pattern_a56ba98d.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""});
errors++;
}
}
}
}
if(data.email_states !== undefined){
let data0 = data.email_states;
if(Array.isArray(data0)){
if(data0.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/email_states",schemaPath:"#/properties/email_states/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});
errors++;
}
if(data0.length <= 6){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/email_states/" + i0,schemaPath:"#/components/schemas/BrandEmailState/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((((data1 === "picked_up") || (data1 === "out_for_delivery")) || (data1 === "available_for_pickup")) || (data1 === "delivery_failed")) || (data1 === "customs_hold")) || (data1 === "delivered"))){
(vErrors ??= []).push({instancePath:instancePath+"/email_states/" + i0,schemaPath:"#/components/schemas/BrandEmailState/enum",keyword:"enum",params:{allowedValues: schema_e571d799.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
if(data0.length <= 6){
let i0 = data0.length;
let j0;
if(i0 > 1){
outer0:
for(;i0--;){
for(j0 = i0; j0--;){
if(func_1c29993f(data0[i0], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/email_states",schemaPath:"#/properties/email_states/uniqueItems",keyword:"uniqueItems",params:{i: i0, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i0+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email_states",schemaPath:"#/properties/email_states/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(Object.keys(data).length <= 105){
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "contact")) || (key0 === "color")) || (key0 === "logo")) || (key0 === "email_states"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_BrandUpdateRequest.errors = vErrors;
return errors === 0;
}

const schema_add66eec = {"maxProperties":115,"type":"object","required":["weight_kg","destination_country"],"properties":{"weight_kg":{"type":"number","exclusiveMinimum":0,"maximum":1000},"destination_country":{"type":"string","pattern":"^[A-Za-z]{2}$","x-pattern-message":"must be two letters, an ISO 3166-1 alpha-2 code such as US"},"goods_category":{"type":"string","maxLength":64,"default":"general"},"surcharges":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":16},"declared_value_hkd":{"type":"number","minimum":0,"maximum":100000000000},"insured_amount_hkd":{"type":"number","exclusiveMinimum":0,"x-max-decimals":2},"destination_postal_code":{"type":"string","maxLength":20,"x-readable":true,"x-code":"number"},"service_tier_id":{"type":"string","minLength":1,"maxLength":64},"parcels":{"type":"array","items":{"$ref":"#/components/schemas/Parcel"},"minItems":1,"maxItems":20},"items":{"type":"array","items":{"$ref":"#/components/schemas/Item"},"minItems":1,"maxItems":100},"ioss_number":{"type":"string","pattern":"^IM[0-9]{10}$","x-pattern-message":"must be IM followed by exactly 10 digits, such as IM0123456789"},"vat_prepay":{"type":"boolean"},"voec_prepay":{"type":"boolean"},"incoterm":{"$ref":"#/components/schemas/Incoterm"},"recipient_type":{"$ref":"#/components/schemas/RecipientType"}},"additionalProperties":false};

function validate_RateQuoteRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.goods_category === undefined){
data.goods_category = "general";
}
if(Object.keys(data).length > 115){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 115},message:"must NOT have more than 115 properties"});
errors++;
}
if(data.weight_kg === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"});
errors++;
}
if(data.destination_country === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destination_country"},message:"must have required property '"+"destination_country"+"'"});
errors++;
}
if(data.weight_kg !== undefined){
let data0 = data.weight_kg;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/weight_kg",schemaPath:"#/properties/weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"});
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
if(data.destination_country !== undefined){
let data0 = data.destination_country;
if(typeof data0 === "string"){
if(!pattern_c035651b.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/destination_country",schemaPath:"#/properties/destination_country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/destination_country",schemaPath:"#/properties/destination_country/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data0 = data.goods_category;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(data.surcharges !== undefined){
let data1 = data.surcharges;
if(Array.isArray(data1)){
if(data1.length > 16){
(vErrors ??= []).push({instancePath:instancePath+"/surcharges",schemaPath:"#/properties/surcharges/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"});
errors++;
}
if(data1.length <= 16){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func_cf484aec(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/properties/surcharges/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/surcharges/" + i0,schemaPath:"#/properties/surcharges/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/surcharges",schemaPath:"#/properties/surcharges/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.declared_value_hkd !== undefined){
let data1 = data.declared_value_hkd;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/declared_value_hkd",schemaPath:"#/properties/declared_value_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/declared_value_hkd",schemaPath:"#/properties/declared_value_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/declared_value_hkd",schemaPath:"#/properties/declared_value_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.insured_amount_hkd !== undefined){
let data1 = data.insured_amount_hkd;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 <= 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/insured_amount_hkd",schemaPath:"#/properties/insured_amount_hkd/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
if(Number(data1.toFixed(2)) !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/insured_amount_hkd",schemaPath:"#/properties/insured_amount_hkd/x-max-decimals",keyword:"x-max-decimals",params:{limit: 2},message:"must have at most 2 decimals"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/insured_amount_hkd",schemaPath:"#/properties/insured_amount_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.destination_postal_code !== undefined){
let data1 = data.destination_postal_code;
if(typeof data1 === "string"){
data1 = func_fbae14b6(data1);
data["destination_postal_code"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/destination_postal_code",schemaPath:"#/properties/destination_postal_code/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/destination_postal_code",schemaPath:"#/properties/destination_postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/destination_postal_code",schemaPath:"#/properties/destination_postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.service_tier_id !== undefined){
let data1 = data.service_tier_id;
if(typeof data1 === "string"){
if(func_cf484aec(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.parcels !== undefined){
let data1 = data.parcels;
if(Array.isArray(data1)){
if(data1.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/parcels",schemaPath:"#/properties/parcels/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
if(data1.length <= 20){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 104){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/maxProperties",keyword:"maxProperties",params:{limit: 104},message:"must NOT have more than 104 properties"});
errors++;
}
if(data2.weight_kg === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"});
errors++;
}
if(data2.weight_kg !== undefined){
let data3 = data2.weight_kg;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data2.length_cm !== undefined){
let data3 = data2.length_cm;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 500 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data2.width_cm !== undefined){
let data3 = data2.width_cm;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 500 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data2.height_cm !== undefined){
let data3 = data2.height_cm;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 500 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0+"/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(Object.keys(data2).length <= 104){
for(const key0 in data2){
if(!((((key0 === "weight_kg") || (key0 === "length_cm")) || (key0 === "width_cm")) || (key0 === "height_cm"))){
(vErrors ??= []).push({instancePath:instancePath+"/parcels/" + i0,schemaPath:"#/components/schemas/Parcel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
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
let data1 = data.items;
if(Array.isArray(data1)){
if(data1.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
if(data1.length <= 100){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_Item(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Item.errors : vErrors.concat(validate_Item.errors);
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
if(data.ioss_number !== undefined){
let data1 = data.ioss_number;
if(typeof data1 === "string"){
if(!pattern_bcd856f2.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/pattern",keyword:"pattern",params:{pattern: "^IM[0-9]{10}$"},message:"must match pattern \""+"^IM[0-9]{10}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ioss_number",schemaPath:"#/properties/ioss_number/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
let data1 = data.incoterm;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/incoterm",schemaPath:"#/components/schemas/Incoterm/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data1 === "DAP") || (data1 === "DDP"))){
(vErrors ??= []).push({instancePath:instancePath+"/incoterm",schemaPath:"#/components/schemas/Incoterm/enum",keyword:"enum",params:{allowedValues: schema_ad6755dc.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.recipient_type !== undefined){
let data1 = data.recipient_type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/recipient_type",schemaPath:"#/components/schemas/RecipientType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data1 === "business") || (data1 === "private"))){
(vErrors ??= []).push({instancePath:instancePath+"/recipient_type",schemaPath:"#/components/schemas/RecipientType/enum",keyword:"enum",params:{allowedValues: schema_cb8821b3.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(Object.keys(data).length <= 115){
for(const key0 in data){
if(!(func_191f75b3.call(schema_add66eec.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_RateQuoteRequest.errors = vErrors;
return errors === 0;
}

const schema_1e6f2ed2 = {"type":"string","enum":["*","shipment.created","shipment.picked_up","shipment.in_transit","shipment.out_for_delivery","shipment.available_for_pickup","shipment.delivery_failed","shipment.exception","shipment.returning","shipment.delivered","shipment.cancelled","shipment.returned","shipment.tracking_updated","shipment.last_mile_assigned","shipment.label_ready","shipment.label_failed","shipment.pod_available","shipment.billing_settled","shipment.billing_adjusted","shipment_batch.completed","manifest.closed","manifest.failed","wallet.low_balance","wallet.adjusted","webhook.disabled","webhook.test"]};
const formats_507f9b6e = runtime_ajv_formats_dist_formats.fullFormats.uri;

function validate_WebhookCreateRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description === undefined){
data.description = "";
}
if(Object.keys(data).length > 103){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 103},message:"must NOT have more than 103 properties"});
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});
errors++;
}
if(data.events === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"});
errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"});
errors++;
}
if(data0.length <= 4096){
if(!(formats_507f9b6e(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.events !== undefined){
let data0 = data.events;
if(Array.isArray(data0)){
if(data0.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
if(data0.length <= 20){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/EventSelector/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((((((((((((((((((((((((data1 === "*") || (data1 === "shipment.created")) || (data1 === "shipment.picked_up")) || (data1 === "shipment.in_transit")) || (data1 === "shipment.out_for_delivery")) || (data1 === "shipment.available_for_pickup")) || (data1 === "shipment.delivery_failed")) || (data1 === "shipment.exception")) || (data1 === "shipment.returning")) || (data1 === "shipment.delivered")) || (data1 === "shipment.cancelled")) || (data1 === "shipment.returned")) || (data1 === "shipment.tracking_updated")) || (data1 === "shipment.last_mile_assigned")) || (data1 === "shipment.label_ready")) || (data1 === "shipment.label_failed")) || (data1 === "shipment.pod_available")) || (data1 === "shipment.billing_settled")) || (data1 === "shipment.billing_adjusted")) || (data1 === "shipment_batch.completed")) || (data1 === "manifest.closed")) || (data1 === "manifest.failed")) || (data1 === "wallet.low_balance")) || (data1 === "wallet.adjusted")) || (data1 === "webhook.disabled")) || (data1 === "webhook.test"))){
(vErrors ??= []).push({instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/EventSelector/enum",keyword:"enum",params:{allowedValues: schema_1e6f2ed2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
if(data0.length <= 20){
let i0 = data0.length;
let j0;
if(i0 > 1){
outer0:
for(;i0--;){
for(j0 = i0; j0--;){
if(func_1c29993f(data0[i0], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i0, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i0+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
let data0 = data.description;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(Object.keys(data).length <= 103){
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "events")) || (key0 === "description"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_WebhookCreateRequest.errors = vErrors;
return errors === 0;
}


function validate_WebhookUpdateRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 103){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 103},message:"must NOT have more than 103 properties"});
errors++;
}
if(data.events !== undefined){
let data0 = data.events;
if(Array.isArray(data0)){
if(data0.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
if(data0.length <= 20){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/EventSelector/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((((((((((((((((((((((((data1 === "*") || (data1 === "shipment.created")) || (data1 === "shipment.picked_up")) || (data1 === "shipment.in_transit")) || (data1 === "shipment.out_for_delivery")) || (data1 === "shipment.available_for_pickup")) || (data1 === "shipment.delivery_failed")) || (data1 === "shipment.exception")) || (data1 === "shipment.returning")) || (data1 === "shipment.delivered")) || (data1 === "shipment.cancelled")) || (data1 === "shipment.returned")) || (data1 === "shipment.tracking_updated")) || (data1 === "shipment.last_mile_assigned")) || (data1 === "shipment.label_ready")) || (data1 === "shipment.label_failed")) || (data1 === "shipment.pod_available")) || (data1 === "shipment.billing_settled")) || (data1 === "shipment.billing_adjusted")) || (data1 === "shipment_batch.completed")) || (data1 === "manifest.closed")) || (data1 === "manifest.failed")) || (data1 === "wallet.low_balance")) || (data1 === "wallet.adjusted")) || (data1 === "webhook.disabled")) || (data1 === "webhook.test"))){
(vErrors ??= []).push({instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/EventSelector/enum",keyword:"enum",params:{allowedValues: schema_1e6f2ed2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
if(data0.length <= 20){
let i0 = data0.length;
let j0;
if(i0 > 1){
outer0:
for(;i0--;){
for(j0 = i0; j0--;){
if(func_1c29993f(data0[i0], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i0, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i0+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(Object.keys(data).length <= 103){
for(const key0 in data){
if(!(((key0 === "events") || (key0 === "description")) || (key0 === "active"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_WebhookUpdateRequest.errors = vErrors;
return errors === 0;
}


function validate_WebhookRotateRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.revoke_previous === undefined){
data.revoke_previous = false;
}
if(Object.keys(data).length > 101){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"});
errors++;
}
if(typeof data.revoke_previous !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/revoke_previous",schemaPath:"#/properties/revoke_previous/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "revoke_previous")){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_WebhookRotateRequest.errors = vErrors;
return errors === 0;
}

const schema_8455bedc = {"type":"string","enum":["shipment.created","shipment.picked_up","shipment.in_transit","shipment.out_for_delivery","shipment.available_for_pickup","shipment.delivery_failed","shipment.exception","shipment.returning","shipment.delivered","shipment.cancelled","shipment.returned","shipment.tracking_updated","shipment.last_mile_assigned","shipment.label_ready","shipment.label_failed","shipment.pod_available","shipment.billing_settled","shipment.billing_adjusted","shipment_batch.completed","manifest.closed","manifest.failed","wallet.low_balance","wallet.adjusted","webhook.disabled","webhook.test"]};

function validate_WebhookTestRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_type === undefined){
data.event_type = "webhook.test";
}
if(Object.keys(data).length > 101){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"});
errors++;
}
let data0 = data.event_type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",schemaPath:"#/components/schemas/EventTypeFilter/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((((((((((((((((((((((data0 === "shipment.created") || (data0 === "shipment.picked_up")) || (data0 === "shipment.in_transit")) || (data0 === "shipment.out_for_delivery")) || (data0 === "shipment.available_for_pickup")) || (data0 === "shipment.delivery_failed")) || (data0 === "shipment.exception")) || (data0 === "shipment.returning")) || (data0 === "shipment.delivered")) || (data0 === "shipment.cancelled")) || (data0 === "shipment.returned")) || (data0 === "shipment.tracking_updated")) || (data0 === "shipment.last_mile_assigned")) || (data0 === "shipment.label_ready")) || (data0 === "shipment.label_failed")) || (data0 === "shipment.pod_available")) || (data0 === "shipment.billing_settled")) || (data0 === "shipment.billing_adjusted")) || (data0 === "shipment_batch.completed")) || (data0 === "manifest.closed")) || (data0 === "manifest.failed")) || (data0 === "wallet.low_balance")) || (data0 === "wallet.adjusted")) || (data0 === "webhook.disabled")) || (data0 === "webhook.test"))){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",schemaPath:"#/components/schemas/EventTypeFilter/enum",keyword:"enum",params:{allowedValues: schema_8455bedc.enum},message:"must be equal to one of the allowed values"});
errors++;
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "event_type")){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_WebhookTestRequest.errors = vErrors;
return errors === 0;
}

const schema_f7a3e0d5 = {"type":"string","enum":["picked_up","in_transit","out_for_delivery","available_for_pickup","delivery_failed","exception","returning","delivered","returned"]};

function validate_TestAdvanceRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"});
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/TestCheckpointStatus/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((((((data0 === "picked_up") || (data0 === "in_transit")) || (data0 === "out_for_delivery")) || (data0 === "available_for_pickup")) || (data0 === "delivery_failed")) || (data0 === "exception")) || (data0 === "returning")) || (data0 === "delivered")) || (data0 === "returned"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/TestCheckpointStatus/enum",keyword:"enum",params:{allowedValues: schema_f7a3e0d5.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "status")){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_TestAdvanceRequest.errors = vErrors;
return errors === 0;
}

const pattern_79219df5 = new RegExp("^[A-Z][A-Z0-9_]{0,63}$", "u");

function validate_TestSettleRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 105){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 105},message:"must NOT have more than 105 properties"});
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
if(Number(data0.toFixed(2)) !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/charged_hkd",schemaPath:"#/properties/charged_hkd/x-max-decimals",keyword:"x-max-decimals",params:{limit: 2},message:"must have at most 2 decimals"});
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
if(data0 > 1000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/chargeable_weight_kg",schemaPath:"#/properties/chargeable_weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"});
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
if(Number(data0.toFixed(2)) !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/duties_taxes_hkd",schemaPath:"#/properties/duties_taxes_hkd/x-max-decimals",keyword:"x-max-decimals",params:{limit: 2},message:"must have at most 2 decimals"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/duties_taxes_hkd",schemaPath:"#/properties/duties_taxes_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.measured !== undefined){
let data0 = data.measured;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 104){
(vErrors ??= []).push({instancePath:instancePath+"/measured",schemaPath:"#/components/schemas/Parcel/maxProperties",keyword:"maxProperties",params:{limit: 104},message:"must NOT have more than 104 properties"});
errors++;
}
if(data0.weight_kg === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/measured",schemaPath:"#/components/schemas/Parcel/required",keyword:"required",params:{missingProperty: "weight_kg"},message:"must have required property '"+"weight_kg"+"'"});
errors++;
}
if(data0.weight_kg !== undefined){
let data1 = data0.weight_kg;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/measured/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"});
errors++;
}
if(data1 <= 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/measured/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/measured/weight_kg",schemaPath:"#/components/schemas/Parcel/properties/weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data0.length_cm !== undefined){
let data1 = data0.length_cm;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/measured/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"});
errors++;
}
if(data1 <= 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/measured/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/measured/length_cm",schemaPath:"#/components/schemas/Parcel/properties/length_cm/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data0.width_cm !== undefined){
let data1 = data0.width_cm;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/measured/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"});
errors++;
}
if(data1 <= 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/measured/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/measured/width_cm",schemaPath:"#/components/schemas/Parcel/properties/width_cm/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data0.height_cm !== undefined){
let data1 = data0.height_cm;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/measured/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"});
errors++;
}
if(data1 <= 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/measured/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/measured/height_cm",schemaPath:"#/components/schemas/Parcel/properties/height_cm/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(Object.keys(data0).length <= 104){
for(const key0 in data0){
if(!((((key0 === "weight_kg") || (key0 === "length_cm")) || (key0 === "width_cm")) || (key0 === "height_cm"))){
(vErrors ??= []).push({instancePath:instancePath+"/measured",schemaPath:"#/components/schemas/Parcel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/measured",schemaPath:"#/components/schemas/Parcel/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
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
if(Object.keys(data1).length > 102){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0,schemaPath:"#/components/schemas/TestChargeLine/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"});
errors++;
}
if(data1.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0,schemaPath:"#/components/schemas/TestChargeLine/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data1.amount_hkd === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0,schemaPath:"#/components/schemas/TestChargeLine/required",keyword:"required",params:{missingProperty: "amount_hkd"},message:"must have required property '"+"amount_hkd"+"'"});
errors++;
}
if(data1.kind !== undefined){
let data2 = data1.kind;
if(typeof data2 === "string"){
if(func_cf484aec(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0+"/kind",schemaPath:"#/components/schemas/TestChargeLine/properties/kind/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data2.length <= 128){
if(!pattern_79219df5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0+"/kind",schemaPath:"#/components/schemas/TestChargeLine/properties/kind/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]{0,63}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9_]{0,63}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0+"/kind",schemaPath:"#/components/schemas/TestChargeLine/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data1.amount_hkd !== undefined){
let data2 = data1.amount_hkd;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0+"/amount_hkd",schemaPath:"#/components/schemas/TestChargeLine/properties/amount_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"});
errors++;
}
if(data2 < -1000000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0+"/amount_hkd",schemaPath:"#/components/schemas/TestChargeLine/properties/amount_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000"});
errors++;
}
if(Number(data2.toFixed(2)) !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0+"/amount_hkd",schemaPath:"#/components/schemas/TestChargeLine/properties/amount_hkd/x-max-decimals",keyword:"x-max-decimals",params:{limit: 2},message:"must have at most 2 decimals"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0+"/amount_hkd",schemaPath:"#/components/schemas/TestChargeLine/properties/amount_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(Object.keys(data1).length <= 102){
for(const key0 in data1){
if(!((key0 === "kind") || (key0 === "amount_hkd"))){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0,schemaPath:"#/components/schemas/TestChargeLine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0,schemaPath:"#/components/schemas/TestChargeLine/type",keyword:"type",params:{type: "object"},message:"must be object"});
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
if(Object.keys(data).length <= 105){
for(const key0 in data){
if(!(((((key0 === "charged_hkd") || (key0 === "chargeable_weight_kg")) || (key0 === "duties_taxes_hkd")) || (key0 === "measured")) || (key0 === "lines"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_TestSettleRequest.errors = vErrors;
return errors === 0;
}

const schema_abafda88 = {"maxProperties":111,"type":"object","required":["contact_name","phone","country_code","city","address"],"properties":{"contact_name":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true},"phone":{"type":"string","minLength":1,"maxLength":40,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"x-code":"number"},"country_code":{"type":"string","pattern":"^[A-Za-z]{2}$","x-pattern-message":"must be two letters, an ISO 3166-1 alpha-2 code such as US"},"city":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true},"address":{"type":"string","minLength":1,"maxLength":500,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true},"district":{"type":"string","maxLength":100,"x-readable":true},"region":{"type":"string","maxLength":100,"x-readable":true},"postal_code":{"type":"string","maxLength":20,"x-readable":true,"x-code":"number"},"email":{"type":"string","maxLength":254,"pattern":"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$","x-pattern-message":"must be an email address such as emily@shop.example","x-readable":true,"x-code":true},"language":{"type":"string","maxLength":35,"pattern":"^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$","x-pattern-message":"must be a language tag such as de or zh-Hant","x-readable":true,"x-code":true},"role":{"$ref":"#/components/schemas/PartyRole","default":"recipient"}},"additionalProperties":false};
const schema_a0d624ca = {"type":"string","enum":["recipient","sender"]};

function validate_AddressValidationRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
data.role = "recipient";
}
if(Object.keys(data).length > 111){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 111},message:"must NOT have more than 111 properties"});
errors++;
}
if(data.contact_name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"});
errors++;
}
if(data.phone === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"});
errors++;
}
if(data.country_code === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"});
errors++;
}
if(data.city === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"});
errors++;
}
if(data.address === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"});
errors++;
}
if(data.contact_name !== undefined){
let data0 = data.contact_name;
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 200){
if(!pattern_d50731b1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.phone !== undefined){
let data0 = data.phone;
if(typeof data0 === "string"){
data0 = func_fbae14b6(data0);
data["phone"] = data0;
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 80){
if(!pattern_d50731b1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.country_code !== undefined){
let data0 = data.country_code;
if(typeof data0 === "string"){
if(!pattern_c035651b.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.city !== undefined){
let data0 = data.city;
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 200){
if(!pattern_d50731b1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.address !== undefined){
let data0 = data.address;
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/properties/address/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 1000){
if(!pattern_d50731b1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.district !== undefined){
let data0 = data.district;
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/district",schemaPath:"#/properties/district/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/district",schemaPath:"#/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/district",schemaPath:"#/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.region !== undefined){
let data0 = data.region;
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.postal_code !== undefined){
let data0 = data.postal_code;
if(typeof data0 === "string"){
data0 = func_fbae14b6(data0);
data["postal_code"] = data0;
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
data0 = func_2399dbde(data0);
data["email"] = data0;
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(data0.length <= 508){
if(!pattern_842ee400.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.language !== undefined){
let data0 = data.language;
if(typeof data0 === "string"){
data0 = func_2399dbde(data0);
data["language"] = data0;
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 35){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});
errors++;
}
if(data0.length <= 70){
if(!pattern_2374519a.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$"},message:"must match pattern \""+"^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data0 = data.role;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/components/schemas/PartyRole/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "recipient") || (data0 === "sender"))){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/components/schemas/PartyRole/enum",keyword:"enum",params:{allowedValues: schema_a0d624ca.enum},message:"must be equal to one of the allowed values"});
errors++;
}
if(Object.keys(data).length <= 111){
for(const key0 in data){
if(!(func_191f75b3.call(schema_abafda88.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_AddressValidationRequest.errors = vErrors;
return errors === 0;
}

const schema_ebeef6c2 = {"maxProperties":113,"type":"object","required":["role","contact_name","phone","country_code","city","address"],"properties":{"role":{"$ref":"#/components/schemas/PartyRole"},"description":{"type":"string","maxLength":200,"x-readable":true,"default":""},"is_default":{"type":"boolean","default":false},"contact_name":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true},"phone":{"type":"string","minLength":1,"maxLength":40,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"x-code":"number"},"country_code":{"type":"string","pattern":"^[A-Za-z]{2}$","x-pattern-message":"must be two letters, an ISO 3166-1 alpha-2 code such as US"},"city":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true},"address":{"type":"string","minLength":1,"maxLength":500,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true},"district":{"type":"string","maxLength":100,"x-readable":true},"region":{"type":"string","maxLength":100,"x-readable":true},"postal_code":{"type":"string","maxLength":20,"x-readable":true,"x-code":"number"},"email":{"type":"string","maxLength":254,"pattern":"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$","x-pattern-message":"must be an email address such as emily@shop.example","x-readable":true,"x-code":true},"language":{"type":"string","maxLength":35,"pattern":"^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$","x-pattern-message":"must be a language tag such as de or zh-Hant","x-readable":true,"x-code":true}},"additionalProperties":false};

function validate_SavedAddressCreateRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description === undefined){
data.description = "";
}
if(data.is_default === undefined){
data.is_default = false;
}
if(Object.keys(data).length > 113){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 113},message:"must NOT have more than 113 properties"});
errors++;
}
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"});
errors++;
}
if(data.contact_name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_name"},message:"must have required property '"+"contact_name"+"'"});
errors++;
}
if(data.phone === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"});
errors++;
}
if(data.country_code === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"});
errors++;
}
if(data.city === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"});
errors++;
}
if(data.address === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"});
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/components/schemas/PartyRole/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "recipient") || (data0 === "sender"))){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/components/schemas/PartyRole/enum",keyword:"enum",params:{allowedValues: schema_a0d624ca.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
let data0 = data.description;
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(typeof data.is_default !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_default",schemaPath:"#/properties/is_default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.contact_name !== undefined){
let data1 = data.contact_name;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.phone !== undefined){
let data1 = data.phone;
if(typeof data1 === "string"){
data1 = func_fbae14b6(data1);
data["phone"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 80){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.country_code !== undefined){
let data1 = data.country_code;
if(typeof data1 === "string"){
if(!pattern_c035651b.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.city !== undefined){
let data1 = data.city;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.address !== undefined){
let data1 = data.address;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/properties/address/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 1000){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.district !== undefined){
let data1 = data.district;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/district",schemaPath:"#/properties/district/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/district",schemaPath:"#/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/district",schemaPath:"#/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.region !== undefined){
let data1 = data.region;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.postal_code !== undefined){
let data1 = data.postal_code;
if(typeof data1 === "string"){
data1 = func_fbae14b6(data1);
data["postal_code"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
data1 = func_2399dbde(data1);
data["email"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(data1.length <= 508){
if(!pattern_842ee400.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(typeof data1 === "string"){
data1 = func_2399dbde(data1);
data["language"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 35){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});
errors++;
}
if(data1.length <= 70){
if(!pattern_2374519a.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$"},message:"must match pattern \""+"^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data).length <= 113){
for(const key0 in data){
if(!(func_191f75b3.call(schema_ebeef6c2.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_SavedAddressCreateRequest.errors = vErrors;
return errors === 0;
}

const schema_db68ebe8 = {"maxProperties":112,"type":"object","properties":{"description":{"type":"string","maxLength":200,"x-readable":true},"is_default":{"type":"boolean"},"contact_name":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true},"phone":{"type":"string","minLength":1,"maxLength":40,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true,"x-code":"number"},"country_code":{"type":"string","pattern":"^[A-Za-z]{2}$","x-pattern-message":"must be two letters, an ISO 3166-1 alpha-2 code such as US"},"city":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true},"address":{"type":"string","minLength":1,"maxLength":500,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true},"district":{"type":"string","maxLength":100,"x-readable":true},"region":{"type":"string","maxLength":100,"x-readable":true},"postal_code":{"type":"string","maxLength":20,"x-readable":true,"x-code":"number"},"email":{"type":"string","maxLength":254,"pattern":"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$","x-pattern-message":"must be an email address such as emily@shop.example","x-readable":true,"x-code":true},"language":{"type":"string","maxLength":35,"pattern":"^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$","x-pattern-message":"must be a language tag such as de or zh-Hant","x-readable":true,"x-code":true}},"additionalProperties":false,"x-fixed-properties":{"role":"cannot be changed; save another party"}};

function validate_SavedAddressUpdateRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 112){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 112},message:"must NOT have more than 112 properties"});
errors++;
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.is_default !== undefined){
if(typeof data.is_default !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_default",schemaPath:"#/properties/is_default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.contact_name !== undefined){
let data0 = data.contact_name;
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 200){
if(!pattern_d50731b1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.phone !== undefined){
let data0 = data.phone;
if(typeof data0 === "string"){
data0 = func_fbae14b6(data0);
data["phone"] = data0;
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 80){
if(!pattern_d50731b1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.country_code !== undefined){
let data0 = data.country_code;
if(typeof data0 === "string"){
if(!pattern_c035651b.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.city !== undefined){
let data0 = data.city;
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 200){
if(!pattern_d50731b1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.address !== undefined){
let data0 = data.address;
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/properties/address/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 1000){
if(!pattern_d50731b1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/properties/address/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.district !== undefined){
let data0 = data.district;
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/district",schemaPath:"#/properties/district/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/district",schemaPath:"#/properties/district/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/district",schemaPath:"#/properties/district/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.region !== undefined){
let data0 = data.region;
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.postal_code !== undefined){
let data0 = data.postal_code;
if(typeof data0 === "string"){
data0 = func_fbae14b6(data0);
data["postal_code"] = data0;
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
data0 = func_2399dbde(data0);
data["email"] = data0;
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(data0.length <= 508){
if(!pattern_842ee400.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.language !== undefined){
let data0 = data.language;
if(typeof data0 === "string"){
data0 = func_2399dbde(data0);
data["language"] = data0;
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 35){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});
errors++;
}
if(data0.length <= 70){
if(!pattern_2374519a.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$"},message:"must match pattern \""+"^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data).length <= 112){
for(const key0 in data){
if(!(func_191f75b3.call(schema_db68ebe8.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_SavedAddressUpdateRequest.errors = vErrors;
return errors === 0;
}

const schema_9df44edd = {"maxProperties":122,"type":"object","required":["sku"],"properties":{"sku":{"type":"string","maxLength":64,"x-readable":true,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank"},"description":{"type":"string","minLength":1,"maxLength":200,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true},"translations":{"$ref":"#/components/schemas/ProductTranslations"},"unit_price":{"type":"number","minimum":0,"maximum":10000000,"x-max-decimals":6},"unit_price_hkd":{"type":"number","minimum":0,"maximum":1000000,"x-max-decimals":6},"unit_weight_kg":{"type":"number","exclusiveMinimum":0,"maximum":1000,"x-max-decimals":6},"hs_code":{"type":"string","maxLength":20,"x-readable":true,"x-code":"number","pattern":"^(?:\\s*|(?:[0-9][. ]*){6,20})$","x-pattern-message":"must have at least 6 digits, such as 6109.10"},"hs_codes":{"$ref":"#/components/schemas/ProductHsCodes"},"country_of_manufacture":{"type":"string","maxLength":2,"pattern":"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$","x-pattern-message":"must be an ISO 3166-1 alpha-2 code such as CN"},"is_cspc":{"type":"boolean"},"merchant_product_id":{"type":"string","maxLength":200,"x-readable":true},"mfr_id_std":{"type":"string","maxLength":200,"x-readable":true},"mfr_id_nonstd":{"type":"string","maxLength":200,"x-readable":true},"product_id_exemption":{"type":"string","maxLength":16,"pattern":"^(?:\\s*|[A-Za-z0-9]+)$","x-pattern-message":"must have letters and digits only, such as Y081"},"cpsc_certifier_id":{"type":"string","maxLength":64,"pattern":"^[ -~]*$","x-pattern-message":"must be printable ASCII"},"cpsc_product_id":{"type":"string","maxLength":64,"pattern":"^[ -~]*$","x-pattern-message":"must be printable ASCII"},"cpsc_version_id":{"type":"string","maxLength":64,"pattern":"^[ -~]*$","x-pattern-message":"must be printable ASCII"},"battery_un_number":{"type":"string","maxLength":16,"pattern":"^(?:\\s*|[Uu][Nn][0-9]{4})$","x-pattern-message":"must be UN and 4 digits, such as UN3481"},"battery_packing_instruction":{"type":"string","maxLength":16,"pattern":"^(?:\\s*|[Pp][Ii][0-9]{3}(?: [A-Za-z]{1,3})?)$","x-pattern-message":"must be PI and 3 digits, such as PI967, with the section after a space if it has one"},"battery_watt_hours":{"type":"number","exclusiveMinimum":0,"maximum":100000,"x-max-decimals":3},"manufacturer":{"$ref":"#/components/schemas/ProductContact"},"eu_responsible_person":{"$ref":"#/components/schemas/ProductContact"}},"additionalProperties":false};
const pattern_1ef32e0a = new RegExp("^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$", "u");
const pattern_aaafd2c0 = new RegExp("^(?:\\s*|(?:[0-9][. ]*){6,20})$", "u");
const pattern_e40a36fe = new RegExp("^(?:[0-9][. ]*){6,20}$", "u");
const pattern_b24d05fd = new RegExp("^[A-Z]{2}(?:-[A-Z0-9]{1,4})?$", "u");

function validate_MerchantProductCreateRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 122){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 122},message:"must NOT have more than 122 properties"});
errors++;
}
if(data.sku === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sku"},message:"must have required property '"+"sku"+"'"});
errors++;
}
if(data.sku !== undefined){
let data0 = data.sku;
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_d50731b1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 400){
if(!pattern_d50731b1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.translations !== undefined){
let data0 = data.translations;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 30){
(vErrors ??= []).push({instancePath:instancePath+"/translations",schemaPath:"#/components/schemas/ProductTranslations/maxProperties",keyword:"maxProperties",params:{limit: 30},message:"must NOT have more than 30 properties"});
errors++;
}
if(Object.keys(data0).length <= 30){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductTranslations/additionalProperties/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductTranslations/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductTranslations/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 400){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductTranslations/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductTranslations/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
if(Object.keys(data0).length <= 30){
for(const key0 in data0){
const _errs0 = errors;
if(typeof key0 === "string"){
if(func_cf484aec(key0) > 35){
(vErrors ??= []).push({instancePath:instancePath+"/translations",schemaPath:"#/components/schemas/ProductTranslations/propertyNames/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters",propertyName:key0});
errors++;
}
if(func_cf484aec(key0) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/translations",schemaPath:"#/components/schemas/ProductTranslations/propertyNames/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters",propertyName:key0});
errors++;
}
if(key0.length <= 70){
if(!pattern_1ef32e0a.test(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/translations",schemaPath:"#/components/schemas/ProductTranslations/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$"+"\"",propertyName:key0});
errors++;
}
}
}
var valid0 = _errs0 === errors;
if(!valid0){
(vErrors ??= []).push({instancePath:instancePath+"/translations",schemaPath:"#/components/schemas/ProductTranslations/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/translations",schemaPath:"#/components/schemas/ProductTranslations/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.unit_price !== undefined){
let data0 = data.unit_price;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
if(Number(data0.toFixed(6)) !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.unit_price_hkd !== undefined){
let data0 = data.unit_price_hkd;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price_hkd",schemaPath:"#/properties/unit_price_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price_hkd",schemaPath:"#/properties/unit_price_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
if(Number(data0.toFixed(6)) !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price_hkd",schemaPath:"#/properties/unit_price_hkd/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unit_price_hkd",schemaPath:"#/properties/unit_price_hkd/type",keyword:"type",params:{type: "number"},message:"must be number"});
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
if(Number(data0.toFixed(6)) !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/unit_weight_kg",schemaPath:"#/properties/unit_weight_kg/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unit_weight_kg",schemaPath:"#/properties/unit_weight_kg/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.hs_code !== undefined){
let data0 = data.hs_code;
if(typeof data0 === "string"){
data0 = func_fbae14b6(data0);
data["hs_code"] = data0;
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/hs_code",schemaPath:"#/properties/hs_code/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/hs_code",schemaPath:"#/properties/hs_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
if(data0.length <= 40){
if(!pattern_aaafd2c0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/hs_code",schemaPath:"#/properties/hs_code/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|(?:[0-9][. ]*){6,20})$"},message:"must match pattern \""+"^(?:\\s*|(?:[0-9][. ]*){6,20})$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hs_code",schemaPath:"#/properties/hs_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.hs_codes !== undefined){
let data0 = data.hs_codes;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes",schemaPath:"#/components/schemas/ProductHsCodes/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"});
errors++;
}
if(Object.keys(data0).length <= 100){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
data1 = func_fbae14b6(data1);
data0[key0] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductHsCodes/additionalProperties/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductHsCodes/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
if(data1.length <= 40){
if(!pattern_e40a36fe.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductHsCodes/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9][. ]*){6,20}$"},message:"must match pattern \""+"^(?:[0-9][. ]*){6,20}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductHsCodes/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
if(Object.keys(data0).length <= 100){
for(const key0 in data0){
const _errs0 = errors;
if(typeof key0 === "string"){
if(func_cf484aec(key0) > 8){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes",schemaPath:"#/components/schemas/ProductHsCodes/propertyNames/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters",propertyName:key0});
errors++;
}
if(func_cf484aec(key0) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes",schemaPath:"#/components/schemas/ProductHsCodes/propertyNames/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters",propertyName:key0});
errors++;
}
if(key0.length <= 16){
if(!pattern_b24d05fd.test(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes",schemaPath:"#/components/schemas/ProductHsCodes/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(?:-[A-Z0-9]{1,4})?$"},message:"must match pattern \""+"^[A-Z]{2}(?:-[A-Z0-9]{1,4})?$"+"\"",propertyName:key0});
errors++;
}
}
}
var valid1 = _errs0 === errors;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes",schemaPath:"#/components/schemas/ProductHsCodes/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes",schemaPath:"#/components/schemas/ProductHsCodes/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.country_of_manufacture !== undefined){
let data0 = data.country_of_manufacture;
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 2){
(vErrors ??= []).push({instancePath:instancePath+"/country_of_manufacture",schemaPath:"#/properties/country_of_manufacture/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"});
errors++;
}
if(data0.length <= 4){
if(!pattern_66310b8b.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/country_of_manufacture",schemaPath:"#/properties/country_of_manufacture/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""});
errors++;
}
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
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/merchant_product_id",schemaPath:"#/properties/merchant_product_id/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/merchant_product_id",schemaPath:"#/properties/merchant_product_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
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
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_std",schemaPath:"#/properties/mfr_id_std/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_std",schemaPath:"#/properties/mfr_id_std/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
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
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_nonstd",schemaPath:"#/properties/mfr_id_nonstd/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_nonstd",schemaPath:"#/properties/mfr_id_nonstd/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
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
if(func_cf484aec(data0) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/product_id_exemption",schemaPath:"#/properties/product_id_exemption/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});
errors++;
}
if(data0.length <= 32){
if(!pattern_620744ad.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/product_id_exemption",schemaPath:"#/properties/product_id_exemption/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[A-Za-z0-9]+)$"},message:"must match pattern \""+"^(?:\\s*|[A-Za-z0-9]+)$"+"\""});
errors++;
}
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
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_certifier_id",schemaPath:"#/properties/cpsc_certifier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_a79fffeb.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_certifier_id",schemaPath:"#/properties/cpsc_certifier_id/pattern",keyword:"pattern",params:{pattern: "^[ -~]*$"},message:"must match pattern \""+"^[ -~]*$"+"\""});
errors++;
}
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
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_product_id",schemaPath:"#/properties/cpsc_product_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_a79fffeb.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_product_id",schemaPath:"#/properties/cpsc_product_id/pattern",keyword:"pattern",params:{pattern: "^[ -~]*$"},message:"must match pattern \""+"^[ -~]*$"+"\""});
errors++;
}
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
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_version_id",schemaPath:"#/properties/cpsc_version_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_a79fffeb.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_version_id",schemaPath:"#/properties/cpsc_version_id/pattern",keyword:"pattern",params:{pattern: "^[ -~]*$"},message:"must match pattern \""+"^[ -~]*$"+"\""});
errors++;
}
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
if(func_cf484aec(data0) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/battery_un_number",schemaPath:"#/properties/battery_un_number/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});
errors++;
}
if(data0.length <= 32){
if(!pattern_6d6964be.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/battery_un_number",schemaPath:"#/properties/battery_un_number/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Uu][Nn][0-9]{4})$"},message:"must match pattern \""+"^(?:\\s*|[Uu][Nn][0-9]{4})$"+"\""});
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
if(func_cf484aec(data0) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/battery_packing_instruction",schemaPath:"#/properties/battery_packing_instruction/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});
errors++;
}
if(data0.length <= 32){
if(!pattern_ce03680b.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/battery_packing_instruction",schemaPath:"#/properties/battery_packing_instruction/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Pp][Ii][0-9]{3}(?: [A-Za-z]{1,3})?)$"},message:"must match pattern \""+"^(?:\\s*|[Pp][Ii][0-9]{3}(?: [A-Za-z]{1,3})?)$"+"\""});
errors++;
}
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
if(Number(data0.toFixed(3)) !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/battery_watt_hours",schemaPath:"#/properties/battery_watt_hours/x-max-decimals",keyword:"x-max-decimals",params:{limit: 3},message:"must have at most 3 decimals"});
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
if(Object.keys(data0).length > 105){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer",schemaPath:"#/components/schemas/ProductContact/maxProperties",keyword:"maxProperties",params:{limit: 105},message:"must NOT have more than 105 properties"});
errors++;
}
if(data0.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer",schemaPath:"#/components/schemas/ProductContact/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/name",schemaPath:"#/components/schemas/ProductContact/properties/name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/name",schemaPath:"#/components/schemas/ProductContact/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/name",schemaPath:"#/components/schemas/ProductContact/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/name",schemaPath:"#/components/schemas/ProductContact/properties/name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
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
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/address",schemaPath:"#/components/schemas/ProductContact/properties/address/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 140){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/address",schemaPath:"#/components/schemas/ProductContact/properties/address/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"});
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
if(func_cf484aec(data1) > 2){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/country_code",schemaPath:"#/components/schemas/ProductContact/properties/country_code/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"});
errors++;
}
if(data1.length <= 4){
if(!pattern_66310b8b.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/country_code",schemaPath:"#/components/schemas/ProductContact/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""});
errors++;
}
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
data1 = func_2399dbde(data1);
data0["email"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/email",schemaPath:"#/components/schemas/ProductContact/properties/email/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/email",schemaPath:"#/components/schemas/ProductContact/properties/email/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_842ee400.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/email",schemaPath:"#/components/schemas/ProductContact/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""});
errors++;
}
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
data1 = func_fbae14b6(data1);
data0["phone"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data0).length <= 105){
for(const key0 in data0){
if(!(((((key0 === "name") || (key0 === "address")) || (key0 === "country_code")) || (key0 === "email")) || (key0 === "phone"))){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer",schemaPath:"#/components/schemas/ProductContact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
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
if(Object.keys(data0).length > 105){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/components/schemas/ProductContact/maxProperties",keyword:"maxProperties",params:{limit: 105},message:"must NOT have more than 105 properties"});
errors++;
}
if(data0.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/components/schemas/ProductContact/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/name",schemaPath:"#/components/schemas/ProductContact/properties/name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/name",schemaPath:"#/components/schemas/ProductContact/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/name",schemaPath:"#/components/schemas/ProductContact/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/name",schemaPath:"#/components/schemas/ProductContact/properties/name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
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
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/address",schemaPath:"#/components/schemas/ProductContact/properties/address/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 140){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/address",schemaPath:"#/components/schemas/ProductContact/properties/address/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"});
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
if(func_cf484aec(data1) > 2){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/country_code",schemaPath:"#/components/schemas/ProductContact/properties/country_code/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"});
errors++;
}
if(data1.length <= 4){
if(!pattern_66310b8b.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/country_code",schemaPath:"#/components/schemas/ProductContact/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""});
errors++;
}
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
data1 = func_2399dbde(data1);
data0["email"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/email",schemaPath:"#/components/schemas/ProductContact/properties/email/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/email",schemaPath:"#/components/schemas/ProductContact/properties/email/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_842ee400.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/email",schemaPath:"#/components/schemas/ProductContact/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""});
errors++;
}
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
data1 = func_fbae14b6(data1);
data0["phone"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data0).length <= 105){
for(const key0 in data0){
if(!(((((key0 === "name") || (key0 === "address")) || (key0 === "country_code")) || (key0 === "email")) || (key0 === "phone"))){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/components/schemas/ProductContact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/components/schemas/ProductContact/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(Object.keys(data).length <= 122){
for(const key0 in data){
if(!(func_191f75b3.call(schema_9df44edd.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_MerchantProductCreateRequest.errors = vErrors;
return errors === 0;
}

const schema_00f10367 = {"maxProperties":122,"type":"object","properties":{"description":{"type":"string","minLength":1,"maxLength":200,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true},"translations":{"oneOf":[{"$ref":"#/components/schemas/ProductTranslationsChange"},{"type":"null"}]},"unit_price":{"type":["number","null"],"minimum":0,"maximum":10000000,"x-max-decimals":6},"unit_price_hkd":{"type":["number","null"],"minimum":0,"maximum":1000000,"x-max-decimals":6},"unit_weight_kg":{"type":["number","null"],"exclusiveMinimum":0,"maximum":1000,"x-max-decimals":6},"hs_code":{"type":["string","null"],"maxLength":20,"x-readable":true,"x-code":"number","pattern":"^(?:\\s*|(?:[0-9][. ]*){6,20})$","x-pattern-message":"must have at least 6 digits, such as 6109.10"},"hs_codes":{"oneOf":[{"$ref":"#/components/schemas/ProductHsCodesChange"},{"type":"null"}]},"country_of_manufacture":{"type":["string","null"],"maxLength":2,"pattern":"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$","x-pattern-message":"must be an ISO 3166-1 alpha-2 code such as CN"},"is_cspc":{"type":["boolean","null"]},"merchant_product_id":{"type":["string","null"],"maxLength":200,"x-readable":true},"mfr_id_std":{"type":["string","null"],"maxLength":200,"x-readable":true},"mfr_id_nonstd":{"type":["string","null"],"maxLength":200,"x-readable":true},"product_id_exemption":{"type":["string","null"],"maxLength":16,"pattern":"^(?:\\s*|[A-Za-z0-9]+)$","x-pattern-message":"must have letters and digits only, such as Y081"},"cpsc_certifier_id":{"type":["string","null"],"maxLength":64,"pattern":"^[ -~]*$","x-pattern-message":"must be printable ASCII"},"cpsc_product_id":{"type":["string","null"],"maxLength":64,"pattern":"^[ -~]*$","x-pattern-message":"must be printable ASCII"},"cpsc_version_id":{"type":["string","null"],"maxLength":64,"pattern":"^[ -~]*$","x-pattern-message":"must be printable ASCII"},"battery_un_number":{"type":["string","null"],"maxLength":16,"pattern":"^(?:\\s*|[Uu][Nn][0-9]{4})$","x-pattern-message":"must be UN and 4 digits, such as UN3481"},"battery_packing_instruction":{"type":["string","null"],"maxLength":16,"pattern":"^(?:\\s*|[Pp][Ii][0-9]{3}(?: [A-Za-z]{1,3})?)$","x-pattern-message":"must be PI and 3 digits, such as PI967, with the section after a space if it has one"},"battery_watt_hours":{"type":["number","null"],"exclusiveMinimum":0,"maximum":100000,"x-max-decimals":3},"manufacturer":{"oneOf":[{"$ref":"#/components/schemas/ProductContact"},{"type":"null"}]},"eu_responsible_person":{"oneOf":[{"$ref":"#/components/schemas/ProductContact"},{"type":"null"}]},"archived":{"type":"boolean"}},"additionalProperties":false,"x-fixed-properties":{"sku":"cannot be changed; save another product"}};
const schema_f76cbaf7 = {"type":"object","propertyNames":{"minLength":2,"maxLength":35,"pattern":"^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$","x-pattern-message":"must be a language tag such as fr or zh-Hant"},"additionalProperties":{"type":["string","null"],"minLength":1,"maxLength":200,"pattern":"^\\s*\\S[\\s\\S]*$","x-pattern-message":"must not be blank","x-readable":true},"maxProperties":30};
const schema_6aacd371 = {"type":"object","propertyNames":{"minLength":2,"maxLength":8,"pattern":"^[A-Z]{2}(?:-[A-Z0-9]{1,4})?$","x-pattern-message":"must be a destination such as US, ES-CN or EU"},"additionalProperties":{"type":["string","null"],"maxLength":20,"pattern":"^(?:[0-9][. ]*){6,20}$","x-pattern-message":"must have at least 6 digits, such as 6109.10","x-readable":true,"x-code":"number"},"maxProperties":100};

function validate_MerchantProductUpdateRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 122){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 122},message:"must NOT have more than 122 properties"});
errors++;
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func_cf484aec(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 400){
if(!pattern_d50731b1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.translations !== undefined){
let data0 = data.translations;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 30){
(vErrors ??= []).push({instancePath:instancePath+"/translations",schemaPath:"#/components/schemas/ProductTranslationsChange/maxProperties",keyword:"maxProperties",params:{limit: 30},message:"must NOT have more than 30 properties"});
errors++;
}
if(Object.keys(data0).length <= 30){
for(const key0 in data0){
let data1 = data0[key0];
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductTranslationsChange/additionalProperties/type",keyword:"type",params:{type: schema_f76cbaf7.additionalProperties.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductTranslationsChange/additionalProperties/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductTranslationsChange/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductTranslationsChange/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 400){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductTranslationsChange/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
}
}
}
}
if(Object.keys(data0).length <= 30){
for(const key0 in data0){
const _errs2 = errors;
if(typeof key0 === "string"){
if(func_cf484aec(key0) > 35){
(vErrors ??= []).push({instancePath:instancePath+"/translations",schemaPath:"#/components/schemas/ProductTranslationsChange/propertyNames/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters",propertyName:key0});
errors++;
}
if(func_cf484aec(key0) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/translations",schemaPath:"#/components/schemas/ProductTranslationsChange/propertyNames/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters",propertyName:key0});
errors++;
}
if(key0.length <= 70){
if(!pattern_1ef32e0a.test(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/translations",schemaPath:"#/components/schemas/ProductTranslationsChange/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$"+"\"",propertyName:key0});
errors++;
}
}
}
var valid1 = _errs2 === errors;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/translations",schemaPath:"#/components/schemas/ProductTranslationsChange/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/translations",schemaPath:"#/components/schemas/ProductTranslationsChange/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/translations",schemaPath:"#/properties/translations/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
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
(vErrors ??= []).push({instancePath:instancePath+"/translations",schemaPath:"#/properties/translations/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
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
if(data.unit_price !== undefined){
let data0 = data.unit_price;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/type",keyword:"type",params:{type: schema_00f10367.properties.unit_price.type},message:"must be number,null"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
if(Number(data0.toFixed(6)) !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"});
errors++;
}
}
}
if(data.unit_price_hkd !== undefined){
let data0 = data.unit_price_hkd;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price_hkd",schemaPath:"#/properties/unit_price_hkd/type",keyword:"type",params:{type: schema_00f10367.properties.unit_price_hkd.type},message:"must be number,null"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price_hkd",schemaPath:"#/properties/unit_price_hkd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price_hkd",schemaPath:"#/properties/unit_price_hkd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
if(Number(data0.toFixed(6)) !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price_hkd",schemaPath:"#/properties/unit_price_hkd/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"});
errors++;
}
}
}
if(data.unit_weight_kg !== undefined){
let data0 = data.unit_weight_kg;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_weight_kg",schemaPath:"#/properties/unit_weight_kg/type",keyword:"type",params:{type: schema_00f10367.properties.unit_weight_kg.type},message:"must be number,null"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_weight_kg",schemaPath:"#/properties/unit_weight_kg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"});
errors++;
}
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_weight_kg",schemaPath:"#/properties/unit_weight_kg/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
if(Number(data0.toFixed(6)) !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/unit_weight_kg",schemaPath:"#/properties/unit_weight_kg/x-max-decimals",keyword:"x-max-decimals",params:{limit: 6},message:"must have at most 6 decimals"});
errors++;
}
}
}
if(data.hs_code !== undefined){
let data0 = data.hs_code;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/hs_code",schemaPath:"#/properties/hs_code/type",keyword:"type",params:{type: schema_00f10367.properties.hs_code.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
data0 = func_fbae14b6(data0);
data["hs_code"] = data0;
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/hs_code",schemaPath:"#/properties/hs_code/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/hs_code",schemaPath:"#/properties/hs_code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
if(data0.length <= 40){
if(!pattern_aaafd2c0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/hs_code",schemaPath:"#/properties/hs_code/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|(?:[0-9][. ]*){6,20})$"},message:"must match pattern \""+"^(?:\\s*|(?:[0-9][. ]*){6,20})$"+"\""});
errors++;
}
}
}
}
if(data.hs_codes !== undefined){
let data0 = data.hs_codes;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes",schemaPath:"#/components/schemas/ProductHsCodesChange/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"});
errors++;
}
if(Object.keys(data0).length <= 100){
for(const key0 in data0){
let data1 = data0[key0];
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductHsCodesChange/additionalProperties/type",keyword:"type",params:{type: schema_6aacd371.additionalProperties.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
data1 = func_fbae14b6(data1);
data0[key0] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductHsCodesChange/additionalProperties/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductHsCodesChange/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
if(data1.length <= 40){
if(!pattern_e40a36fe.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ProductHsCodesChange/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9][. ]*){6,20}$"},message:"must match pattern \""+"^(?:[0-9][. ]*){6,20}$"+"\""});
errors++;
}
}
}
}
}
if(Object.keys(data0).length <= 100){
for(const key0 in data0){
const _errs2 = errors;
if(typeof key0 === "string"){
if(func_cf484aec(key0) > 8){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes",schemaPath:"#/components/schemas/ProductHsCodesChange/propertyNames/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters",propertyName:key0});
errors++;
}
if(func_cf484aec(key0) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes",schemaPath:"#/components/schemas/ProductHsCodesChange/propertyNames/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters",propertyName:key0});
errors++;
}
if(key0.length <= 16){
if(!pattern_b24d05fd.test(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes",schemaPath:"#/components/schemas/ProductHsCodesChange/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(?:-[A-Z0-9]{1,4})?$"},message:"must match pattern \""+"^[A-Z]{2}(?:-[A-Z0-9]{1,4})?$"+"\"",propertyName:key0});
errors++;
}
}
}
var valid2 = _errs2 === errors;
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes",schemaPath:"#/components/schemas/ProductHsCodesChange/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes",schemaPath:"#/components/schemas/ProductHsCodesChange/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid1 = _errs1 === errors;
if(_valid1){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes",schemaPath:"#/properties/hs_codes/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
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
(vErrors ??= []).push({instancePath:instancePath+"/hs_codes",schemaPath:"#/properties/hs_codes/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
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
if(data.country_of_manufacture !== undefined){
let data0 = data.country_of_manufacture;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/country_of_manufacture",schemaPath:"#/properties/country_of_manufacture/type",keyword:"type",params:{type: schema_00f10367.properties.country_of_manufacture.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 2){
(vErrors ??= []).push({instancePath:instancePath+"/country_of_manufacture",schemaPath:"#/properties/country_of_manufacture/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"});
errors++;
}
if(data0.length <= 4){
if(!pattern_66310b8b.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/country_of_manufacture",schemaPath:"#/properties/country_of_manufacture/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""});
errors++;
}
}
}
}
if(data.is_cspc !== undefined){
let data0 = data.is_cspc;
if((typeof data0 !== "boolean") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/is_cspc",schemaPath:"#/properties/is_cspc/type",keyword:"type",params:{type: schema_00f10367.properties.is_cspc.type},message:"must be boolean,null"});
errors++;
}
}
if(data.merchant_product_id !== undefined){
let data0 = data.merchant_product_id;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/merchant_product_id",schemaPath:"#/properties/merchant_product_id/type",keyword:"type",params:{type: schema_00f10367.properties.merchant_product_id.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/merchant_product_id",schemaPath:"#/properties/merchant_product_id/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/merchant_product_id",schemaPath:"#/properties/merchant_product_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
}
if(data.mfr_id_std !== undefined){
let data0 = data.mfr_id_std;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_std",schemaPath:"#/properties/mfr_id_std/type",keyword:"type",params:{type: schema_00f10367.properties.mfr_id_std.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_std",schemaPath:"#/properties/mfr_id_std/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_std",schemaPath:"#/properties/mfr_id_std/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
}
if(data.mfr_id_nonstd !== undefined){
let data0 = data.mfr_id_nonstd;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_nonstd",schemaPath:"#/properties/mfr_id_nonstd/type",keyword:"type",params:{type: schema_00f10367.properties.mfr_id_nonstd.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
const reason0 = data0.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data0) ? "exponent" : pattern_228e6250.test(data0) || data0.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_nonstd",schemaPath:"#/properties/mfr_id_nonstd/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/mfr_id_nonstd",schemaPath:"#/properties/mfr_id_nonstd/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
}
if(data.product_id_exemption !== undefined){
let data0 = data.product_id_exemption;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/product_id_exemption",schemaPath:"#/properties/product_id_exemption/type",keyword:"type",params:{type: schema_00f10367.properties.product_id_exemption.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/product_id_exemption",schemaPath:"#/properties/product_id_exemption/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});
errors++;
}
if(data0.length <= 32){
if(!pattern_620744ad.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/product_id_exemption",schemaPath:"#/properties/product_id_exemption/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[A-Za-z0-9]+)$"},message:"must match pattern \""+"^(?:\\s*|[A-Za-z0-9]+)$"+"\""});
errors++;
}
}
}
}
if(data.cpsc_certifier_id !== undefined){
let data0 = data.cpsc_certifier_id;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_certifier_id",schemaPath:"#/properties/cpsc_certifier_id/type",keyword:"type",params:{type: schema_00f10367.properties.cpsc_certifier_id.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_certifier_id",schemaPath:"#/properties/cpsc_certifier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_a79fffeb.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_certifier_id",schemaPath:"#/properties/cpsc_certifier_id/pattern",keyword:"pattern",params:{pattern: "^[ -~]*$"},message:"must match pattern \""+"^[ -~]*$"+"\""});
errors++;
}
}
}
}
if(data.cpsc_product_id !== undefined){
let data0 = data.cpsc_product_id;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_product_id",schemaPath:"#/properties/cpsc_product_id/type",keyword:"type",params:{type: schema_00f10367.properties.cpsc_product_id.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_product_id",schemaPath:"#/properties/cpsc_product_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_a79fffeb.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_product_id",schemaPath:"#/properties/cpsc_product_id/pattern",keyword:"pattern",params:{pattern: "^[ -~]*$"},message:"must match pattern \""+"^[ -~]*$"+"\""});
errors++;
}
}
}
}
if(data.cpsc_version_id !== undefined){
let data0 = data.cpsc_version_id;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_version_id",schemaPath:"#/properties/cpsc_version_id/type",keyword:"type",params:{type: schema_00f10367.properties.cpsc_version_id.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_version_id",schemaPath:"#/properties/cpsc_version_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_a79fffeb.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cpsc_version_id",schemaPath:"#/properties/cpsc_version_id/pattern",keyword:"pattern",params:{pattern: "^[ -~]*$"},message:"must match pattern \""+"^[ -~]*$"+"\""});
errors++;
}
}
}
}
if(data.battery_un_number !== undefined){
let data0 = data.battery_un_number;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/battery_un_number",schemaPath:"#/properties/battery_un_number/type",keyword:"type",params:{type: schema_00f10367.properties.battery_un_number.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/battery_un_number",schemaPath:"#/properties/battery_un_number/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});
errors++;
}
if(data0.length <= 32){
if(!pattern_6d6964be.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/battery_un_number",schemaPath:"#/properties/battery_un_number/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Uu][Nn][0-9]{4})$"},message:"must match pattern \""+"^(?:\\s*|[Uu][Nn][0-9]{4})$"+"\""});
errors++;
}
}
}
}
if(data.battery_packing_instruction !== undefined){
let data0 = data.battery_packing_instruction;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/battery_packing_instruction",schemaPath:"#/properties/battery_packing_instruction/type",keyword:"type",params:{type: schema_00f10367.properties.battery_packing_instruction.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func_cf484aec(data0) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/battery_packing_instruction",schemaPath:"#/properties/battery_packing_instruction/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});
errors++;
}
if(data0.length <= 32){
if(!pattern_ce03680b.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/battery_packing_instruction",schemaPath:"#/properties/battery_packing_instruction/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Pp][Ii][0-9]{3}(?: [A-Za-z]{1,3})?)$"},message:"must match pattern \""+"^(?:\\s*|[Pp][Ii][0-9]{3}(?: [A-Za-z]{1,3})?)$"+"\""});
errors++;
}
}
}
}
if(data.battery_watt_hours !== undefined){
let data0 = data.battery_watt_hours;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/battery_watt_hours",schemaPath:"#/properties/battery_watt_hours/type",keyword:"type",params:{type: schema_00f10367.properties.battery_watt_hours.type},message:"must be number,null"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/battery_watt_hours",schemaPath:"#/properties/battery_watt_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"});
errors++;
}
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/battery_watt_hours",schemaPath:"#/properties/battery_watt_hours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
if(Number(data0.toFixed(3)) !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/battery_watt_hours",schemaPath:"#/properties/battery_watt_hours/x-max-decimals",keyword:"x-max-decimals",params:{limit: 3},message:"must have at most 3 decimals"});
errors++;
}
}
}
if(data.manufacturer !== undefined){
let data0 = data.manufacturer;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 105){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer",schemaPath:"#/components/schemas/ProductContact/maxProperties",keyword:"maxProperties",params:{limit: 105},message:"must NOT have more than 105 properties"});
errors++;
}
if(data0.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer",schemaPath:"#/components/schemas/ProductContact/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/name",schemaPath:"#/components/schemas/ProductContact/properties/name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/name",schemaPath:"#/components/schemas/ProductContact/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/name",schemaPath:"#/components/schemas/ProductContact/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/name",schemaPath:"#/components/schemas/ProductContact/properties/name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
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
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/address",schemaPath:"#/components/schemas/ProductContact/properties/address/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 140){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/address",schemaPath:"#/components/schemas/ProductContact/properties/address/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"});
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
if(func_cf484aec(data1) > 2){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/country_code",schemaPath:"#/components/schemas/ProductContact/properties/country_code/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"});
errors++;
}
if(data1.length <= 4){
if(!pattern_66310b8b.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/country_code",schemaPath:"#/components/schemas/ProductContact/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""});
errors++;
}
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
data1 = func_2399dbde(data1);
data0["email"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/email",schemaPath:"#/components/schemas/ProductContact/properties/email/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/email",schemaPath:"#/components/schemas/ProductContact/properties/email/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_842ee400.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/email",schemaPath:"#/components/schemas/ProductContact/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""});
errors++;
}
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
data1 = func_fbae14b6(data1);
data0["phone"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data0).length <= 105){
for(const key0 in data0){
if(!(((((key0 === "name") || (key0 === "address")) || (key0 === "country_code")) || (key0 === "email")) || (key0 === "phone"))){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer",schemaPath:"#/components/schemas/ProductContact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer",schemaPath:"#/components/schemas/ProductContact/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid2 = _errs1 === errors;
if(_valid2){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer",schemaPath:"#/properties/manufacturer/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs2 === errors;
if(_valid2 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid2){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
(vErrors ??= []).push({instancePath:instancePath+"/manufacturer",schemaPath:"#/properties/manufacturer/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
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
if(data.eu_responsible_person !== undefined){
let data0 = data.eu_responsible_person;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 105){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/components/schemas/ProductContact/maxProperties",keyword:"maxProperties",params:{limit: 105},message:"must NOT have more than 105 properties"});
errors++;
}
if(data0.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/components/schemas/ProductContact/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/name",schemaPath:"#/components/schemas/ProductContact/properties/name/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/name",schemaPath:"#/components/schemas/ProductContact/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_cf484aec(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/name",schemaPath:"#/components/schemas/ProductContact/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_d50731b1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/name",schemaPath:"#/components/schemas/ProductContact/properties/name/pattern",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""});
errors++;
}
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
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/address",schemaPath:"#/components/schemas/ProductContact/properties/address/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 140){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/address",schemaPath:"#/components/schemas/ProductContact/properties/address/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"});
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
if(func_cf484aec(data1) > 2){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/country_code",schemaPath:"#/components/schemas/ProductContact/properties/country_code/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"});
errors++;
}
if(data1.length <= 4){
if(!pattern_66310b8b.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/country_code",schemaPath:"#/components/schemas/ProductContact/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"},message:"must match pattern \""+"^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$"+"\""});
errors++;
}
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
data1 = func_2399dbde(data1);
data0["email"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/email",schemaPath:"#/components/schemas/ProductContact/properties/email/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/email",schemaPath:"#/components/schemas/ProductContact/properties/email/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_842ee400.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/email",schemaPath:"#/components/schemas/ProductContact/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"},message:"must match pattern \""+"^(?:\\s*|[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+)$"+"\""});
errors++;
}
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
data1 = func_fbae14b6(data1);
data0["phone"] = data1;
const reason0 = data1.includes("\ufffd") ? "lost" : pattern_1e06e62f.test(data1) ? "exponent" : pattern_228e6250.test(data1) || data1.trim() === "" ? null : "invisible";
if(reason0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/x-readable",keyword:"x-readable",params:{reason: reason0},message:"must be readable"});
errors++;
}
if(func_cf484aec(data1) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person/phone",schemaPath:"#/components/schemas/ProductContact/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data0).length <= 105){
for(const key0 in data0){
if(!(((((key0 === "name") || (key0 === "address")) || (key0 === "country_code")) || (key0 === "email")) || (key0 === "phone"))){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/components/schemas/ProductContact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/components/schemas/ProductContact/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid3 = _errs1 === errors;
if(_valid3){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/properties/eu_responsible_person/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs2 === errors;
if(_valid3 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid3){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
(vErrors ??= []).push({instancePath:instancePath+"/eu_responsible_person",schemaPath:"#/properties/eu_responsible_person/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
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
if(data.archived !== undefined){
if(typeof data.archived !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(Object.keys(data).length <= 122){
for(const key0 in data){
if(!(func_191f75b3.call(schema_00f10367.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_MerchantProductUpdateRequest.errors = vErrors;
return errors === 0;
}

return {
  createShipmentBody: validate_ShipmentCreateRequest,
  validateShipmentBody: validate_ShipmentCreateRequest,
  createShipmentBatchBody: validate_ShipmentBatchCreateRequest,
  validateShipmentBatchBody: validate_ShipmentBatchCreateRequest,
  createShipmentReturnBody: validate_ShipmentReturnRequest,
  validateShipmentReturnBody: validate_ShipmentReturnRequest,
  printLabelsBody: validate_PrintLabelsRequest,
  markShipmentsPrintedBody: validate_MarkPrintedRequest,
  createManifestBody: validate_ManifestCreateRequest,
  updateBrandBody: validate_BrandUpdateRequest,
  quoteRatesBody: validate_RateQuoteRequest,
  createWebhookBody: validate_WebhookCreateRequest,
  updateWebhookBody: validate_WebhookUpdateRequest,
  rotateWebhookSecretBody: validate_WebhookRotateRequest,
  testWebhookBody: validate_WebhookTestRequest,
  advanceTestShipmentBody: validate_TestAdvanceRequest,
  settleTestShipmentBody: validate_TestSettleRequest,
  validateAddressBody: validate_AddressValidationRequest,
  createAddressBody: validate_SavedAddressCreateRequest,
  updateAddressBody: validate_SavedAddressUpdateRequest,
  createProductBody: validate_MerchantProductCreateRequest,
  updateProductBody: validate_MerchantProductUpdateRequest,
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
  markShipmentsPrintedPath,
  markShipmentsPrintedQuery,
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
  getBrandPath,
  getBrandQuery,
  updateBrandPath,
  updateBrandQuery,
  getTrackingPath,
  getTrackingQuery,
  quoteRatesPath,
  quoteRatesQuery,
  listServiceTiersPath,
  listServiceTiersQuery,
  listCountriesPath,
  listCountriesQuery,
  getCountryPath,
  getCountryQuery,
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
  listProductsPath,
  listProductsQuery,
  createProductPath,
  createProductQuery,
  getProductPath,
  getProductQuery,
  updateProductPath,
  updateProductQuery,
  deleteProductPath,
  deleteProductQuery,
  getProductReadinessPath,
  getProductReadinessQuery,
  getWorkQueuePath,
  getWorkQueueQuery,
} = (() => {


function validate_listShipmentsPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listShipmentsPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"});
errors++;
}
if(Object.keys(data).length <= 100){
for(const key0 in data){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_listShipmentsPath.errors = vErrors;
return errors === 0;
}

const schema_f1d26fb8 = {"$id":"listShipmentsQuery","maxProperties":117,"type":"object","properties":{"reference_no":{"type":"string","minLength":1,"maxLength":64,"x-code":true,"pattern":"^[^\\u0000]*$","x-pattern-message":"must not contain the character U+0000"},"status":{"$ref":"contract#/components/schemas/ShipmentStatusFilter"},"updated_after":{"type":"string","format":"date-time","maxLength":300},"created_after":{"type":"string","format":"date-time","maxLength":300},"created_before":{"type":"string","format":"date-time","maxLength":300},"destination_country":{"type":"string","pattern":"^[A-Za-z]{2}$","x-pattern-message":"must be two letters, an ISO 3166-1 alpha-2 code such as US"},"service_tier_id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000]*$","x-pattern-message":"must not contain the character U+0000"},"tag":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000]*$","x-pattern-message":"must not contain the character U+0000"},"metadata":{"$ref":"contract#/components/schemas/MetadataFilter"},"waybill_number":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000]*$","x-pattern-message":"must not contain the character U+0000"},"cursor":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[!-~]*$","x-pattern-message":"must be printable ASCII without spaces"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"format":"int32"},"return_of":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000]*$","x-pattern-message":"must not contain the character U+0000"},"is_printed":{"$ref":"contract#/components/schemas/PrintedFilter"},"queue":{"$ref":"contract#/components/schemas/WorkQueueFilter"},"carrier_code":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[^\\u0000]*$","x-pattern-message":"must not contain the character U+0000"},"q":{"type":"string","minLength":2,"maxLength":100,"pattern":"^.*[\\p{L}\\p{N}].*$","x-pattern-message":"must contain a letter or a digit"}},"required":[],"additionalProperties":false};
const schema_8a14373e = {"type":"string","enum":["label_created","picked_up","in_transit","out_for_delivery","available_for_pickup","delivery_failed","exception","returning","delivered","cancelled","returned"]};
const schema_589624e2 = {"type":"string","enum":["true","false"]};
const schema_b6c237a5 = {"type":"string","enum":["to_print","to_hand_over","problems","not_confirmed","customs_hold","address_query","delivery_failed","exception","pickup_overdue","returning","returned","lost","damaged","cost_above_quote","held"]};
const func_2399dbde = runtime____src_text_ts.visibleCode;
const func_63f8c857 = (text) => text.length > 2048 ? text.length / 2 : runtime_ajv_dist_runtime_ucs2length.default(text);
const func_191f75b3 = Object.prototype.hasOwnProperty;
const pattern_5262ac7e = new RegExp("^[^\\u0000]*$", "u");
const pattern_c035651b = new RegExp("^[A-Za-z]{2}$", "u");
const pattern_9f0ef9b8 = new RegExp("^[!-~]*$", "u");
const pattern_e0f9716f = new RegExp("^.*[\\p{L}\\p{N}].*$", "u");
const formats_de17dabf = runtime_ajv_formats_dist_formats.fullFormats["date-time"];

function validate_listShipmentsQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listShipmentsQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 117){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 117},message:"must NOT have more than 117 properties"});
errors++;
}
if(data.reference_no !== undefined){
let data0 = data.reference_no;
if(typeof data0 === "string"){
data0 = func_2399dbde(data0);
data["reference_no"] = data0;
if(func_63f8c857(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_5262ac7e.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reference_no",schemaPath:"#/properties/reference_no/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/ShipmentStatusFilter/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((((((((data0 === "label_created") || (data0 === "picked_up")) || (data0 === "in_transit")) || (data0 === "out_for_delivery")) || (data0 === "available_for_pickup")) || (data0 === "delivery_failed")) || (data0 === "exception")) || (data0 === "returning")) || (data0 === "delivered")) || (data0 === "cancelled")) || (data0 === "returned"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/ShipmentStatusFilter/enum",keyword:"enum",params:{allowedValues: schema_8a14373e.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.updated_after !== undefined){
let data0 = data.updated_after;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/updated_after",schemaPath:"#/properties/updated_after/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(data0.length <= 600){
if(!(formats_de17dabf.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_after",schemaPath:"#/properties/updated_after/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_after",schemaPath:"#/properties/updated_after/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.created_after !== undefined){
let data0 = data.created_after;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(data0.length <= 600){
if(!(formats_de17dabf.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(data0.length <= 600){
if(!(formats_de17dabf.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.destination_country !== undefined){
let data0 = data.destination_country;
if(typeof data0 === "string"){
if(!pattern_c035651b.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/destination_country",schemaPath:"#/properties/destination_country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/destination_country",schemaPath:"#/properties/destination_country/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.service_tier_id !== undefined){
let data0 = data.service_tier_id;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_5262ac7e.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/service_tier_id",schemaPath:"#/properties/service_tier_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.tag !== undefined){
let data0 = data.tag;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_5262ac7e.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.metadata !== undefined){
let data0 = data.metadata;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"contract#/components/schemas/MetadataFilter/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"});
errors++;
}
if(Object.keys(data0).length <= 100){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func_63f8c857(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"contract#/components/schemas/MetadataFilter/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data1.length <= 1000){
if(!pattern_5262ac7e.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"contract#/components/schemas/MetadataFilter/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"contract#/components/schemas/MetadataFilter/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
if(Object.keys(data0).length <= 100){
for(const key0 in data0){
const _errs0 = errors;
if(typeof key0 === "string"){
if(func_63f8c857(key0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"contract#/components/schemas/MetadataFilter/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key0});
errors++;
}
if(func_63f8c857(key0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"contract#/components/schemas/MetadataFilter/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key0});
errors++;
}
if(key0.length <= 200){
if(!pattern_5262ac7e.test(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"contract#/components/schemas/MetadataFilter/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\"",propertyName:key0});
errors++;
}
}
}
var valid0 = _errs0 === errors;
if(!valid0){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"contract#/components/schemas/MetadataFilter/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"contract#/components/schemas/MetadataFilter/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.waybill_number !== undefined){
let data0 = data.waybill_number;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_5262ac7e.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waybill_number",schemaPath:"#/properties/waybill_number/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 2048){
if(!pattern_9f0ef9b8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
if(data.return_of !== undefined){
let data1 = data.return_of;
if(typeof data1 === "string"){
if(func_63f8c857(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/return_of",schemaPath:"#/properties/return_of/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_63f8c857(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/return_of",schemaPath:"#/properties/return_of/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 128){
if(!pattern_5262ac7e.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/return_of",schemaPath:"#/properties/return_of/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/return_of",schemaPath:"#/properties/return_of/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.is_printed !== undefined){
let data1 = data.is_printed;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/is_printed",schemaPath:"contract#/components/schemas/PrintedFilter/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data1 === "true") || (data1 === "false"))){
(vErrors ??= []).push({instancePath:instancePath+"/is_printed",schemaPath:"contract#/components/schemas/PrintedFilter/enum",keyword:"enum",params:{allowedValues: schema_589624e2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.queue !== undefined){
let data1 = data.queue;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/queue",schemaPath:"contract#/components/schemas/WorkQueueFilter/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((((((((((((data1 === "to_print") || (data1 === "to_hand_over")) || (data1 === "problems")) || (data1 === "not_confirmed")) || (data1 === "customs_hold")) || (data1 === "address_query")) || (data1 === "delivery_failed")) || (data1 === "exception")) || (data1 === "pickup_overdue")) || (data1 === "returning")) || (data1 === "returned")) || (data1 === "lost")) || (data1 === "damaged")) || (data1 === "cost_above_quote")) || (data1 === "held"))){
(vErrors ??= []).push({instancePath:instancePath+"/queue",schemaPath:"contract#/components/schemas/WorkQueueFilter/enum",keyword:"enum",params:{allowedValues: schema_b6c237a5.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.carrier_code !== undefined){
let data1 = data.carrier_code;
if(typeof data1 === "string"){
if(func_63f8c857(data1) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"});
errors++;
}
if(func_63f8c857(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 64){
if(!pattern_5262ac7e.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.q !== undefined){
let data1 = data.q;
if(typeof data1 === "string"){
if(func_63f8c857(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_63f8c857(data1) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"});
errors++;
}
if(data1.length <= 200){
if(!pattern_e0f9716f.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/q",schemaPath:"#/properties/q/pattern",keyword:"pattern",params:{pattern: "^.*[\\p{L}\\p{N}].*$"},message:"must match pattern \""+"^.*[\\p{L}\\p{N}].*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data).length <= 117){
for(const key0 in data){
if(!(func_191f75b3.call(schema_f1d26fb8.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_listShipmentsQuery.errors = vErrors;
return errors === 0;
}


function validate_getShipmentPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getShipmentPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"});
errors++;
}
if(data.shipment_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shipment_id"},message:"must have required property '"+"shipment_id"+"'"});
errors++;
}
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_9f0ef9b8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "shipment_id")){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_getShipmentPath.errors = vErrors;
return errors === 0;
}

const schema_d36b5ba9 = {"type":"string","enum":["pdf","zpl","png"]};
const schema_dd68b736 = {"type":"string","enum":["4x6","a6","a4"]};
const schema_77f16689 = {"type":"integer","enum":[203,300],"format":"int32"};
const schema_89d2a914 = {"type":"integer","enum":[1,4],"format":"int32"};

function validate_getShipmentLabelQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getShipmentLabelQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 106){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 106},message:"must NOT have more than 106 properties"});
errors++;
}
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/format",schemaPath:"contract#/components/schemas/LabelFormat/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data0 === "pdf") || (data0 === "zpl")) || (data0 === "png"))){
(vErrors ??= []).push({instancePath:instancePath+"/format",schemaPath:"contract#/components/schemas/LabelFormat/enum",keyword:"enum",params:{allowedValues: schema_d36b5ba9.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.size !== undefined){
let data0 = data.size;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/size",schemaPath:"contract#/components/schemas/LabelSize/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data0 === "4x6") || (data0 === "a6")) || (data0 === "a4"))){
(vErrors ??= []).push({instancePath:instancePath+"/size",schemaPath:"contract#/components/schemas/LabelSize/enum",keyword:"enum",params:{allowedValues: schema_dd68b736.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.dpi !== undefined){
let data0 = data.dpi;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/dpi",schemaPath:"contract#/components/schemas/LabelDpi/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(!((data0 === 203) || (data0 === 300))){
(vErrors ??= []).push({instancePath:instancePath+"/dpi",schemaPath:"contract#/components/schemas/LabelDpi/enum",keyword:"enum",params:{allowedValues: schema_77f16689.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.per_sheet !== undefined){
let data0 = data.per_sheet;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/per_sheet",schemaPath:"contract#/components/schemas/LabelsPerSheet/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(!((data0 === 1) || (data0 === 4))){
(vErrors ??= []).push({instancePath:instancePath+"/per_sheet",schemaPath:"contract#/components/schemas/LabelsPerSheet/enum",keyword:"enum",params:{allowedValues: schema_89d2a914.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.start_position !== undefined){
let data0 = data.start_position;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/start_position",schemaPath:"#/properties/start_position/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/start_position",schemaPath:"#/properties/start_position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/start_position",schemaPath:"#/properties/start_position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.page !== undefined){
let data0 = data.page;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(Object.keys(data).length <= 106){
for(const key0 in data){
if(!((((((key0 === "format") || (key0 === "size")) || (key0 === "dpi")) || (key0 === "per_sheet")) || (key0 === "start_position")) || (key0 === "page"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_getShipmentLabelQuery.errors = vErrors;
return errors === 0;
}

const schema_c6d0fa75 = {"type":"string","enum":["commercial_invoice","cn22","cn23"]};

function validate_getShipmentDocumentPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getShipmentDocumentPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 102){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"});
errors++;
}
if(data.shipment_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shipment_id"},message:"must have required property '"+"shipment_id"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_9f0ef9b8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/RequestedDocumentType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data0 === "commercial_invoice") || (data0 === "cn22")) || (data0 === "cn23"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/RequestedDocumentType/enum",keyword:"enum",params:{allowedValues: schema_c6d0fa75.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(Object.keys(data).length <= 102){
for(const key0 in data){
if(!((key0 === "shipment_id") || (key0 === "type"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_getShipmentDocumentPath.errors = vErrors;
return errors === 0;
}


function validate_listShipmentBatchesQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listShipmentBatchesQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 102){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"});
errors++;
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 2048){
if(!pattern_9f0ef9b8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
if(Object.keys(data).length <= 102){
for(const key0 in data){
if(!((key0 === "cursor") || (key0 === "limit"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_listShipmentBatchesQuery.errors = vErrors;
return errors === 0;
}


function validate_getShipmentBatchPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getShipmentBatchPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_9f0ef9b8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "id")){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_getShipmentBatchPath.errors = vErrors;
return errors === 0;
}

const schema_b1e1f4a9 = {"type":"string","enum":["pending","placed","refused","cancelled","to_book"]};

function validate_listShipmentBatchOrdersQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listShipmentBatchOrdersQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 103){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 103},message:"must NOT have more than 103 properties"});
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/ShipmentBatchOrderStatusFilter/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((data0 === "pending") || (data0 === "placed")) || (data0 === "refused")) || (data0 === "cancelled")) || (data0 === "to_book"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/ShipmentBatchOrderStatusFilter/enum",keyword:"enum",params:{allowedValues: schema_b1e1f4a9.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 2048){
if(!pattern_9f0ef9b8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
if(Object.keys(data).length <= 103){
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "cursor")) || (key0 === "limit"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_listShipmentBatchOrdersQuery.errors = vErrors;
return errors === 0;
}


function validate_listManifestsQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listManifestsQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 105){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 105},message:"must NOT have more than 105 properties"});
errors++;
}
if(data.carrier_code !== undefined){
let data0 = data.carrier_code;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 64){
if(!pattern_5262ac7e.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carrier_code",schemaPath:"#/properties/carrier_code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.created_after !== undefined){
let data0 = data.created_after;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(data0.length <= 600){
if(!(formats_de17dabf.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(data0.length <= 600){
if(!(formats_de17dabf.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 2048){
if(!pattern_9f0ef9b8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
if(Object.keys(data).length <= 105){
for(const key0 in data){
if(!(((((key0 === "carrier_code") || (key0 === "created_after")) || (key0 === "created_before")) || (key0 === "cursor")) || (key0 === "limit"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_listManifestsQuery.errors = vErrors;
return errors === 0;
}

const schema_02ada327 = {"type":"string","enum":["carrier","sheet"]};

function validate_getManifestDocumentQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getManifestDocumentQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/ManifestDocumentType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "carrier") || (data0 === "sheet"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/ManifestDocumentType/enum",keyword:"enum",params:{allowedValues: schema_02ada327.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "type")){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_getManifestDocumentQuery.errors = vErrors;
return errors === 0;
}


function validate_getTrackingPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTrackingPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"});
errors++;
}
if(data.tracking_number === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tracking_number"},message:"must have required property '"+"tracking_number"+"'"});
errors++;
}
if(data.tracking_number !== undefined){
let data0 = data.tracking_number;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_9f0ef9b8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tracking_number",schemaPath:"#/properties/tracking_number/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "tracking_number")){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_getTrackingPath.errors = vErrors;
return errors === 0;
}


function validate_listServiceTiersQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listServiceTiersQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"});
errors++;
}
if(data.destination_country !== undefined){
let data0 = data.destination_country;
if(typeof data0 === "string"){
if(!pattern_c035651b.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/destination_country",schemaPath:"#/properties/destination_country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/destination_country",schemaPath:"#/properties/destination_country/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "destination_country")){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_listServiceTiersQuery.errors = vErrors;
return errors === 0;
}


function validate_getCountryPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getCountryPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"});
errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"});
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 8){
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"});
errors++;
}
if(func_63f8c857(data0) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"});
errors++;
}
if(data0.length <= 16){
if(!pattern_5262ac7e.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "code")){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_getCountryPath.errors = vErrors;
return errors === 0;
}

const pattern_bb498d97 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");

function validate_getCountryQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getCountryQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"});
errors++;
}
if(data.date !== undefined){
let data0 = data.date;
if(typeof data0 === "string"){
if(!pattern_bb498d97.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "date")){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_getCountryQuery.errors = vErrors;
return errors === 0;
}

const schema_ff1ffa1c = {"type":"string","enum":["top_up","hold","void","post","duties","refund","adjust"]};

function validate_listWalletTransactionsQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWalletTransactionsQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 104){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 104},message:"must NOT have more than 104 properties"});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/WalletTransactionTypeFilter/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((((data0 === "top_up") || (data0 === "hold")) || (data0 === "void")) || (data0 === "post")) || (data0 === "duties")) || (data0 === "refund")) || (data0 === "adjust"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/WalletTransactionTypeFilter/enum",keyword:"enum",params:{allowedValues: schema_ff1ffa1c.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.shipment_id !== undefined){
let data0 = data.shipment_id;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_9f0ef9b8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shipment_id",schemaPath:"#/properties/shipment_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 2048){
if(!pattern_9f0ef9b8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
if(Object.keys(data).length <= 104){
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "shipment_id")) || (key0 === "cursor")) || (key0 === "limit"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_listWalletTransactionsQuery.errors = vErrors;
return errors === 0;
}

const pattern_273e94b6 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])$", "u");

function validate_getStatementPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getStatementPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"});
errors++;
}
if(data.month === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "month"},message:"must have required property '"+"month"+"'"});
errors++;
}
if(data.month !== undefined){
let data0 = data.month;
if(typeof data0 === "string"){
if(!pattern_273e94b6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/month",schemaPath:"#/properties/month/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "month")){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_getStatementPath.errors = vErrors;
return errors === 0;
}

const schema_2c3ff7da = {"type":"string","enum":["statement","invoice"]};

function validate_getStatementDocumentPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getStatementDocumentPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 102){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"});
errors++;
}
if(data.month === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "month"},message:"must have required property '"+"month"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.month !== undefined){
let data0 = data.month;
if(typeof data0 === "string"){
if(!pattern_273e94b6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/month",schemaPath:"#/properties/month/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/StatementDocumentType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "statement") || (data0 === "invoice"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/StatementDocumentType/enum",keyword:"enum",params:{allowedValues: schema_2c3ff7da.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(Object.keys(data).length <= 102){
for(const key0 in data){
if(!((key0 === "month") || (key0 === "type"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_getStatementDocumentPath.errors = vErrors;
return errors === 0;
}

const schema_8d76a8b9 = {"type":"string","enum":["pdf","csv"]};

function validate_getStatementDocumentQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getStatementDocumentQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"});
errors++;
}
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/format",schemaPath:"contract#/components/schemas/StatementFormat/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "pdf") || (data0 === "csv"))){
(vErrors ??= []).push({instancePath:instancePath+"/format",schemaPath:"contract#/components/schemas/StatementFormat/enum",keyword:"enum",params:{allowedValues: schema_8d76a8b9.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "format")){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_getStatementDocumentQuery.errors = vErrors;
return errors === 0;
}


function validate_redeliverWebhookDeliveryPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="redeliverWebhookDeliveryPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 102){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 102},message:"must NOT have more than 102 properties"});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.delivery_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivery_id"},message:"must have required property '"+"delivery_id"+"'"});
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_9f0ef9b8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.delivery_id !== undefined){
let data0 = data.delivery_id;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/delivery_id",schemaPath:"#/properties/delivery_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/delivery_id",schemaPath:"#/properties/delivery_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_9f0ef9b8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/delivery_id",schemaPath:"#/properties/delivery_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/delivery_id",schemaPath:"#/properties/delivery_id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data).length <= 102){
for(const key0 in data){
if(!((key0 === "id") || (key0 === "delivery_id"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_redeliverWebhookDeliveryPath.errors = vErrors;
return errors === 0;
}

const schema_8455bedc = {"type":"string","enum":["shipment.created","shipment.picked_up","shipment.in_transit","shipment.out_for_delivery","shipment.available_for_pickup","shipment.delivery_failed","shipment.exception","shipment.returning","shipment.delivered","shipment.cancelled","shipment.returned","shipment.tracking_updated","shipment.last_mile_assigned","shipment.label_ready","shipment.label_failed","shipment.pod_available","shipment.billing_settled","shipment.billing_adjusted","shipment_batch.completed","manifest.closed","manifest.failed","wallet.low_balance","wallet.adjusted","webhook.disabled","webhook.test"]};

function validate_listEventsQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEventsQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 104){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 104},message:"must NOT have more than 104 properties"});
errors++;
}
if(data.event_type !== undefined){
let data0 = data.event_type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",schemaPath:"contract#/components/schemas/EventTypeFilter/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((((((((((((((((((((((data0 === "shipment.created") || (data0 === "shipment.picked_up")) || (data0 === "shipment.in_transit")) || (data0 === "shipment.out_for_delivery")) || (data0 === "shipment.available_for_pickup")) || (data0 === "shipment.delivery_failed")) || (data0 === "shipment.exception")) || (data0 === "shipment.returning")) || (data0 === "shipment.delivered")) || (data0 === "shipment.cancelled")) || (data0 === "shipment.returned")) || (data0 === "shipment.tracking_updated")) || (data0 === "shipment.last_mile_assigned")) || (data0 === "shipment.label_ready")) || (data0 === "shipment.label_failed")) || (data0 === "shipment.pod_available")) || (data0 === "shipment.billing_settled")) || (data0 === "shipment.billing_adjusted")) || (data0 === "shipment_batch.completed")) || (data0 === "manifest.closed")) || (data0 === "manifest.failed")) || (data0 === "wallet.low_balance")) || (data0 === "wallet.adjusted")) || (data0 === "webhook.disabled")) || (data0 === "webhook.test"))){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",schemaPath:"contract#/components/schemas/EventTypeFilter/enum",keyword:"enum",params:{allowedValues: schema_8455bedc.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.created_after !== undefined){
let data0 = data.created_after;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(data0.length <= 600){
if(!(formats_de17dabf.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 2048){
if(!pattern_9f0ef9b8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
if(Object.keys(data).length <= 104){
for(const key0 in data){
if(!((((key0 === "event_type") || (key0 === "created_after")) || (key0 === "cursor")) || (key0 === "limit"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_listEventsQuery.errors = vErrors;
return errors === 0;
}

const schema_a0d624ca = {"type":"string","enum":["recipient","sender"]};

function validate_listAddressesQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAddressesQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 103){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 103},message:"must NOT have more than 103 properties"});
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"contract#/components/schemas/PartyRole/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "recipient") || (data0 === "sender"))){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"contract#/components/schemas/PartyRole/enum",keyword:"enum",params:{allowedValues: schema_a0d624ca.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 2048){
if(!pattern_9f0ef9b8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
if(Object.keys(data).length <= 103){
for(const key0 in data){
if(!(((key0 === "role") || (key0 === "cursor")) || (key0 === "limit"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_listAddressesQuery.errors = vErrors;
return errors === 0;
}


function validate_listProductsQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listProductsQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(Object.keys(data).length > 104){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 104},message:"must NOT have more than 104 properties"});
errors++;
}
if(data.search !== undefined){
let data0 = data.search;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/search",schemaPath:"#/properties/search/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/search",schemaPath:"#/properties/search/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 200){
if(!pattern_5262ac7e.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/search",schemaPath:"#/properties/search/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.archived !== undefined){
let data0 = data.archived;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/archived",schemaPath:"contract#/components/schemas/ArchivedFilter/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "true") || (data0 === "false"))){
(vErrors ??= []).push({instancePath:instancePath+"/archived",schemaPath:"contract#/components/schemas/ArchivedFilter/enum",keyword:"enum",params:{allowedValues: schema_589624e2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 2048){
if(!pattern_9f0ef9b8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
if(Object.keys(data).length <= 104){
for(const key0 in data){
if(!((((key0 === "search") || (key0 === "archived")) || (key0 === "cursor")) || (key0 === "limit"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_listProductsQuery.errors = vErrors;
return errors === 0;
}


function validate_getProductPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getProductPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 101){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 101},message:"must NOT have more than 101 properties"});
errors++;
}
if(data.sku === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sku"},message:"must have required property '"+"sku"+"'"});
errors++;
}
if(data.sku !== undefined){
let data0 = data.sku;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_5262ac7e.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data).length <= 101){
for(const key0 in data){
if(!(key0 === "sku")){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_getProductPath.errors = vErrors;
return errors === 0;
}


function validate_getProductReadinessQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getProductReadinessQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 103){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 103},message:"must NOT have more than 103 properties"});
errors++;
}
if(data.date !== undefined){
let data0 = data.date;
if(typeof data0 === "string"){
if(!pattern_bb498d97.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.country !== undefined){
let data0 = data.country;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 8){
(vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"});
errors++;
}
if(func_63f8c857(data0) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"});
errors++;
}
if(data0.length <= 16){
if(!pattern_5262ac7e.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.goods_category !== undefined){
let data0 = data.goods_category;
if(typeof data0 === "string"){
if(func_63f8c857(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func_63f8c857(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 128){
if(!pattern_5262ac7e.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/goods_category",schemaPath:"#/properties/goods_category/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(Object.keys(data).length <= 103){
for(const key0 in data){
if(!(((key0 === "date") || (key0 === "country")) || (key0 === "goods_category"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate_getProductReadinessQuery.errors = vErrors;
return errors === 0;
}

return {
  listShipmentsPath: validate_listShipmentsPath,
  listShipmentsQuery: validate_listShipmentsQuery,
  createShipmentPath: validate_listShipmentsPath,
  createShipmentQuery: validate_listShipmentsPath,
  validateShipmentPath: validate_listShipmentsPath,
  validateShipmentQuery: validate_listShipmentsPath,
  createShipmentBatchPath: validate_listShipmentsPath,
  createShipmentBatchQuery: validate_listShipmentsPath,
  validateShipmentBatchPath: validate_listShipmentsPath,
  validateShipmentBatchQuery: validate_listShipmentsPath,
  getShipmentPath: validate_getShipmentPath,
  getShipmentQuery: validate_listShipmentsPath,
  cancelShipmentPath: validate_getShipmentPath,
  cancelShipmentQuery: validate_listShipmentsPath,
  createShipmentReturnPath: validate_getShipmentPath,
  createShipmentReturnQuery: validate_listShipmentsPath,
  validateShipmentReturnPath: validate_getShipmentPath,
  validateShipmentReturnQuery: validate_listShipmentsPath,
  getShipmentPodPath: validate_getShipmentPath,
  getShipmentPodQuery: validate_listShipmentsPath,
  getShipmentLabelPath: validate_getShipmentPath,
  getShipmentLabelQuery: validate_getShipmentLabelQuery,
  getShipmentDocumentPath: validate_getShipmentDocumentPath,
  getShipmentDocumentQuery: validate_listShipmentsPath,
  printLabelsPath: validate_listShipmentsPath,
  printLabelsQuery: validate_listShipmentsPath,
  markShipmentsPrintedPath: validate_listShipmentsPath,
  markShipmentsPrintedQuery: validate_listShipmentsPath,
  listShipmentBatchesPath: validate_listShipmentsPath,
  listShipmentBatchesQuery: validate_listShipmentBatchesQuery,
  getShipmentBatchPath: validate_getShipmentBatchPath,
  getShipmentBatchQuery: validate_listShipmentsPath,
  listShipmentBatchOrdersPath: validate_getShipmentBatchPath,
  listShipmentBatchOrdersQuery: validate_listShipmentBatchOrdersQuery,
  cancelShipmentBatchPath: validate_getShipmentBatchPath,
  cancelShipmentBatchQuery: validate_listShipmentsPath,
  retryShipmentBatchPath: validate_getShipmentBatchPath,
  retryShipmentBatchQuery: validate_listShipmentsPath,
  listManifestsPath: validate_listShipmentsPath,
  listManifestsQuery: validate_listManifestsQuery,
  createManifestPath: validate_listShipmentsPath,
  createManifestQuery: validate_listShipmentsPath,
  getManifestPath: validate_getShipmentBatchPath,
  getManifestQuery: validate_listShipmentsPath,
  listManifestShipmentsPath: validate_getShipmentBatchPath,
  listManifestShipmentsQuery: validate_listShipmentBatchesQuery,
  getManifestDocumentPath: validate_getShipmentBatchPath,
  getManifestDocumentQuery: validate_getManifestDocumentQuery,
  getBrandPath: validate_listShipmentsPath,
  getBrandQuery: validate_listShipmentsPath,
  updateBrandPath: validate_listShipmentsPath,
  updateBrandQuery: validate_listShipmentsPath,
  getTrackingPath: validate_getTrackingPath,
  getTrackingQuery: validate_listShipmentsPath,
  quoteRatesPath: validate_listShipmentsPath,
  quoteRatesQuery: validate_listShipmentsPath,
  listServiceTiersPath: validate_listShipmentsPath,
  listServiceTiersQuery: validate_listServiceTiersQuery,
  listCountriesPath: validate_listShipmentsPath,
  listCountriesQuery: validate_listShipmentsPath,
  getCountryPath: validate_getCountryPath,
  getCountryQuery: validate_getCountryQuery,
  getWalletBalancePath: validate_listShipmentsPath,
  getWalletBalanceQuery: validate_listShipmentsPath,
  listWalletTransactionsPath: validate_listShipmentsPath,
  listWalletTransactionsQuery: validate_listWalletTransactionsQuery,
  listStatementsPath: validate_listShipmentsPath,
  listStatementsQuery: validate_listShipmentBatchesQuery,
  getStatementPath: validate_getStatementPath,
  getStatementQuery: validate_listShipmentsPath,
  getStatementDocumentPath: validate_getStatementDocumentPath,
  getStatementDocumentQuery: validate_getStatementDocumentQuery,
  listWebhooksPath: validate_listShipmentsPath,
  listWebhooksQuery: validate_listShipmentBatchesQuery,
  createWebhookPath: validate_listShipmentsPath,
  createWebhookQuery: validate_listShipmentsPath,
  getWebhookPath: validate_getShipmentBatchPath,
  getWebhookQuery: validate_listShipmentsPath,
  updateWebhookPath: validate_getShipmentBatchPath,
  updateWebhookQuery: validate_listShipmentsPath,
  deleteWebhookPath: validate_getShipmentBatchPath,
  deleteWebhookQuery: validate_listShipmentsPath,
  rotateWebhookSecretPath: validate_getShipmentBatchPath,
  rotateWebhookSecretQuery: validate_listShipmentsPath,
  getWebhookSamplePath: validate_getShipmentBatchPath,
  getWebhookSampleQuery: validate_listShipmentsPath,
  testWebhookPath: validate_getShipmentBatchPath,
  testWebhookQuery: validate_listShipmentsPath,
  listWebhookDeliveriesPath: validate_getShipmentBatchPath,
  listWebhookDeliveriesQuery: validate_listShipmentBatchesQuery,
  redeliverWebhookDeliveryPath: validate_redeliverWebhookDeliveryPath,
  redeliverWebhookDeliveryQuery: validate_listShipmentsPath,
  listEventsPath: validate_listShipmentsPath,
  listEventsQuery: validate_listEventsQuery,
  getEventPath: validate_getShipmentBatchPath,
  getEventQuery: validate_listShipmentsPath,
  advanceTestShipmentPath: validate_getShipmentPath,
  advanceTestShipmentQuery: validate_listShipmentsPath,
  failTestLabelPath: validate_getShipmentPath,
  failTestLabelQuery: validate_listShipmentsPath,
  settleTestShipmentPath: validate_getShipmentPath,
  settleTestShipmentQuery: validate_listShipmentsPath,
  sendTestLowBalancePath: validate_listShipmentsPath,
  sendTestLowBalanceQuery: validate_listShipmentsPath,
  validateAddressPath: validate_listShipmentsPath,
  validateAddressQuery: validate_listShipmentsPath,
  listAddressesPath: validate_listShipmentsPath,
  listAddressesQuery: validate_listAddressesQuery,
  createAddressPath: validate_listShipmentsPath,
  createAddressQuery: validate_listShipmentsPath,
  getAddressPath: validate_getShipmentBatchPath,
  getAddressQuery: validate_listShipmentsPath,
  updateAddressPath: validate_getShipmentBatchPath,
  updateAddressQuery: validate_listShipmentsPath,
  deleteAddressPath: validate_getShipmentBatchPath,
  deleteAddressQuery: validate_listShipmentsPath,
  listProductsPath: validate_listShipmentsPath,
  listProductsQuery: validate_listProductsQuery,
  createProductPath: validate_listShipmentsPath,
  createProductQuery: validate_listShipmentsPath,
  getProductPath: validate_getProductPath,
  getProductQuery: validate_listShipmentsPath,
  updateProductPath: validate_getProductPath,
  updateProductQuery: validate_listShipmentsPath,
  deleteProductPath: validate_getProductPath,
  deleteProductQuery: validate_listShipmentsPath,
  getProductReadinessPath: validate_getProductPath,
  getProductReadinessQuery: validate_getProductReadinessQuery,
  getWorkQueuePath: validate_listShipmentsPath,
  getWorkQueueQuery: validate_listShipmentsPath,
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
  "^(?:\\s*|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$": "must be a language tag such as de or zh-Hant",
  "^(?:\\s*|[Aa][DEFGILMOQRSTUWXZdefgilmoqrstuwxz]|[Bb][ABDEFGHIJLMNOQRSTVWYZabdefghijlmnoqrstvwyz]|[Cc][ACDFGHIKLMNORUVWXYZacdfghiklmnoruvwxyz]|[Dd][EJKMOZejkmoz]|[Ee][CEGHRSTceghrst]|[Ff][IJKMORijkmor]|[Gg][ABDEFGHILMNPQRSTUWYabdefghilmnpqrstuwy]|[Hh][KMNRTUkmnrtu]|[Ii][DELMNOQRSTdelmnoqrst]|[Jj][EMOPemop]|[Kk][EGHIMNPRWYZeghimnprwyz]|[Ll][ABCIKRSTUVYabcikrstuvy]|[Mm][ACDEFGHKLMNOPQRSTUVWXYZacdefghklmnopqrstuvwxyz]|[Nn][ACEFGILOPRUZacefgilopruz]|[Oo][Mm]|[Pp][AEFGHKLMNRSTWYaefghklmnrstwy]|[Qq][Aa]|[Rr][EOSUWeosuw]|[Ss][ABCDEGHIJKLMNORSTVXYZabcdeghijklmnorstvxyz]|[Tt][CDFGHJKLMNORTVWZcdfghjklmnortvwz]|[Uu][AGMSYZagmsyz]|[Vv][ACEGINUaceginu]|[Ww][FSfs]|[Yy][ETet]|[Zz][AMWamw])$": "must be an ISO 3166-1 alpha-2 code such as CN",
  "^(?:\\s*|[A-Za-z0-9]+)$": "must have letters and digits only, such as Y081",
  "^[ -~]*$": "must be printable ASCII",
  "^(?:\\s*|[Uu][Nn][0-9]{4})$": "must be UN and 4 digits, such as UN3481",
  "^(?:\\s*|[Pp][Ii][0-9]{3}(?: [A-Za-z]{1,3})?)$": "must be PI and 3 digits, such as PI967, with the section after a space if it has one",
  "^[a-z][a-z0-9-]*$": "must be the code of a carrier, such as sandbox: lower-case letters, digits and hyphens",
  "^[A-Z][A-Z0-9_]{0,63}$": "must be a letter, then letters, digits and underscores, in upper case",
  "^(?:\\s*|(?:[0-9][. ]*){6,20})$": "must have at least 6 digits, such as 6109.10",
  "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$": "must be a language tag such as fr or zh-Hant",
  "^[A-Z]{2}(?:-[A-Z0-9]{1,4})?$": "must be a destination such as US, ES-CN or EU",
  "^(?:[0-9][. ]*){6,20}$": "must have at least 6 digits, such as 6109.10",
  "^#[0-9A-Fa-f]{6}$": "must be # and six hexadecimal digits, such as #0b6b57",
  "^[A-Za-z0-9+/]+={0,2}$": "must be base64",
  "^[!-~]*$": "must be printable ASCII without spaces",
  "^t=[0-9]+(?:,v1=[0-9a-f]{64}){1,2}$": "must be t=<unix seconds> and one or two v1=<64 hexadecimal digits>, separated by commas",
  "^.*[\\p{L}\\p{N}].*$": "must contain a letter or a digit",
  "^[0-9]{4}-[0-9]{2}-[0-9]{2}$": "must be a day such as 2027-03-01",
  "^[0-9]{4}-(0[1-9]|1[0-2])$": "must be a month, such as 2026-11"
};

export const fixedProperties = {
  "updateWebhook": {
    "url": "cannot be changed; register a new endpoint"
  },
  "updateAddress": {
    "role": "cannot be changed; save another party"
  },
  "updateProduct": {
    "sku": "cannot be changed; save another product"
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
  markShipmentsPrinted: { path: markShipmentsPrintedPath, query: markShipmentsPrintedQuery, body: markShipmentsPrintedBody },
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
  getBrand: { path: getBrandPath, query: getBrandQuery, body: null },
  updateBrand: { path: updateBrandPath, query: updateBrandQuery, body: updateBrandBody },
  getTracking: { path: getTrackingPath, query: getTrackingQuery, body: null },
  quoteRates: { path: quoteRatesPath, query: quoteRatesQuery, body: quoteRatesBody },
  listServiceTiers: { path: listServiceTiersPath, query: listServiceTiersQuery, body: null },
  listCountries: { path: listCountriesPath, query: listCountriesQuery, body: null },
  getCountry: { path: getCountryPath, query: getCountryQuery, body: null },
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
  listProducts: { path: listProductsPath, query: listProductsQuery, body: null },
  createProduct: { path: createProductPath, query: createProductQuery, body: createProductBody },
  getProduct: { path: getProductPath, query: getProductQuery, body: null },
  updateProduct: { path: updateProductPath, query: updateProductQuery, body: updateProductBody },
  deleteProduct: { path: deleteProductPath, query: deleteProductQuery, body: null },
  getProductReadiness: { path: getProductReadinessPath, query: getProductReadinessQuery, body: null },
  getWorkQueue: { path: getWorkQueuePath, query: getWorkQueueQuery, body: null },
};
