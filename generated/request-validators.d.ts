// Generated from openapi.json by codegen/. Do not edit.

import type { ValidateFunction } from 'ajv';
import type { OperationId } from './operations.ts';

export const listShipmentsParameters: ValidateFunction;
export const createShipmentParameters: ValidateFunction;
export const createShipmentBody: ValidateFunction;
export const validateShipmentParameters: ValidateFunction;
export const validateShipmentBody: ValidateFunction;
export const getShipmentParameters: ValidateFunction;
export const cancelShipmentParameters: ValidateFunction;
export const getShipmentPodParameters: ValidateFunction;
export const getShipmentLabelParameters: ValidateFunction;
export const getTrackingParameters: ValidateFunction;
export const quoteRatesParameters: ValidateFunction;
export const quoteRatesBody: ValidateFunction;
export const listServiceTiersParameters: ValidateFunction;
export const listCountriesParameters: ValidateFunction;
export const getWalletBalanceParameters: ValidateFunction;
export const listWalletTransactionsParameters: ValidateFunction;
export const listWebhooksParameters: ValidateFunction;
export const createWebhookParameters: ValidateFunction;
export const createWebhookBody: ValidateFunction;
export const getWebhookParameters: ValidateFunction;
export const updateWebhookParameters: ValidateFunction;
export const updateWebhookBody: ValidateFunction;
export const deleteWebhookParameters: ValidateFunction;
export const rotateWebhookSecretParameters: ValidateFunction;
export const rotateWebhookSecretBody: ValidateFunction;
export const getWebhookSampleParameters: ValidateFunction;
export const testWebhookParameters: ValidateFunction;
export const testWebhookBody: ValidateFunction;
export const listWebhookDeliveriesParameters: ValidateFunction;
export const redeliverWebhookDeliveryParameters: ValidateFunction;
export const listEventsParameters: ValidateFunction;
export const getEventParameters: ValidateFunction;

/** What each pattern of the contract asks for, in words. */
export const patternMessages: Readonly<Record<string, string>>;

export const requestValidators: Readonly<
  Record<OperationId, { readonly parameters: ValidateFunction; readonly body: ValidateFunction | null }>
>;
