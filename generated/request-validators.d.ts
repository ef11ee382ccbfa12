// Generated from openapi.json by codegen/. Do not edit.

import type { ValidateFunction } from 'ajv';
import type { OperationId } from './operations.ts';

export const listShipmentsPath: ValidateFunction;
export const listShipmentsQuery: ValidateFunction;
export const createShipmentPath: ValidateFunction;
export const createShipmentQuery: ValidateFunction;
export const createShipmentBody: ValidateFunction;
export const validateShipmentPath: ValidateFunction;
export const validateShipmentQuery: ValidateFunction;
export const validateShipmentBody: ValidateFunction;
export const createShipmentBatchPath: ValidateFunction;
export const createShipmentBatchQuery: ValidateFunction;
export const createShipmentBatchBody: ValidateFunction;
export const validateShipmentBatchPath: ValidateFunction;
export const validateShipmentBatchQuery: ValidateFunction;
export const validateShipmentBatchBody: ValidateFunction;
export const getShipmentPath: ValidateFunction;
export const getShipmentQuery: ValidateFunction;
export const cancelShipmentPath: ValidateFunction;
export const cancelShipmentQuery: ValidateFunction;
export const createShipmentReturnPath: ValidateFunction;
export const createShipmentReturnQuery: ValidateFunction;
export const createShipmentReturnBody: ValidateFunction;
export const validateShipmentReturnPath: ValidateFunction;
export const validateShipmentReturnQuery: ValidateFunction;
export const validateShipmentReturnBody: ValidateFunction;
export const getShipmentPodPath: ValidateFunction;
export const getShipmentPodQuery: ValidateFunction;
export const getShipmentLabelPath: ValidateFunction;
export const getShipmentLabelQuery: ValidateFunction;
export const getShipmentDocumentPath: ValidateFunction;
export const getShipmentDocumentQuery: ValidateFunction;
export const printLabelsPath: ValidateFunction;
export const printLabelsQuery: ValidateFunction;
export const printLabelsBody: ValidateFunction;
export const listShipmentBatchesPath: ValidateFunction;
export const listShipmentBatchesQuery: ValidateFunction;
export const getShipmentBatchPath: ValidateFunction;
export const getShipmentBatchQuery: ValidateFunction;
export const listShipmentBatchOrdersPath: ValidateFunction;
export const listShipmentBatchOrdersQuery: ValidateFunction;
export const cancelShipmentBatchPath: ValidateFunction;
export const cancelShipmentBatchQuery: ValidateFunction;
export const retryShipmentBatchPath: ValidateFunction;
export const retryShipmentBatchQuery: ValidateFunction;
export const listManifestsPath: ValidateFunction;
export const listManifestsQuery: ValidateFunction;
export const createManifestPath: ValidateFunction;
export const createManifestQuery: ValidateFunction;
export const createManifestBody: ValidateFunction;
export const getManifestPath: ValidateFunction;
export const getManifestQuery: ValidateFunction;
export const listManifestShipmentsPath: ValidateFunction;
export const listManifestShipmentsQuery: ValidateFunction;
export const getManifestDocumentPath: ValidateFunction;
export const getManifestDocumentQuery: ValidateFunction;
export const getTrackingPath: ValidateFunction;
export const getTrackingQuery: ValidateFunction;
export const quoteRatesPath: ValidateFunction;
export const quoteRatesQuery: ValidateFunction;
export const quoteRatesBody: ValidateFunction;
export const listServiceTiersPath: ValidateFunction;
export const listServiceTiersQuery: ValidateFunction;
export const listCountriesPath: ValidateFunction;
export const listCountriesQuery: ValidateFunction;
export const getWalletBalancePath: ValidateFunction;
export const getWalletBalanceQuery: ValidateFunction;
export const listWalletTransactionsPath: ValidateFunction;
export const listWalletTransactionsQuery: ValidateFunction;
export const listStatementsPath: ValidateFunction;
export const listStatementsQuery: ValidateFunction;
export const getStatementPath: ValidateFunction;
export const getStatementQuery: ValidateFunction;
export const getStatementDocumentPath: ValidateFunction;
export const getStatementDocumentQuery: ValidateFunction;
export const listWebhooksPath: ValidateFunction;
export const listWebhooksQuery: ValidateFunction;
export const createWebhookPath: ValidateFunction;
export const createWebhookQuery: ValidateFunction;
export const createWebhookBody: ValidateFunction;
export const getWebhookPath: ValidateFunction;
export const getWebhookQuery: ValidateFunction;
export const updateWebhookPath: ValidateFunction;
export const updateWebhookQuery: ValidateFunction;
export const updateWebhookBody: ValidateFunction;
export const deleteWebhookPath: ValidateFunction;
export const deleteWebhookQuery: ValidateFunction;
export const rotateWebhookSecretPath: ValidateFunction;
export const rotateWebhookSecretQuery: ValidateFunction;
export const rotateWebhookSecretBody: ValidateFunction;
export const getWebhookSamplePath: ValidateFunction;
export const getWebhookSampleQuery: ValidateFunction;
export const testWebhookPath: ValidateFunction;
export const testWebhookQuery: ValidateFunction;
export const testWebhookBody: ValidateFunction;
export const listWebhookDeliveriesPath: ValidateFunction;
export const listWebhookDeliveriesQuery: ValidateFunction;
export const redeliverWebhookDeliveryPath: ValidateFunction;
export const redeliverWebhookDeliveryQuery: ValidateFunction;
export const listEventsPath: ValidateFunction;
export const listEventsQuery: ValidateFunction;
export const getEventPath: ValidateFunction;
export const getEventQuery: ValidateFunction;
export const advanceTestShipmentPath: ValidateFunction;
export const advanceTestShipmentQuery: ValidateFunction;
export const advanceTestShipmentBody: ValidateFunction;
export const failTestLabelPath: ValidateFunction;
export const failTestLabelQuery: ValidateFunction;
export const settleTestShipmentPath: ValidateFunction;
export const settleTestShipmentQuery: ValidateFunction;
export const settleTestShipmentBody: ValidateFunction;
export const sendTestLowBalancePath: ValidateFunction;
export const sendTestLowBalanceQuery: ValidateFunction;
export const validateAddressPath: ValidateFunction;
export const validateAddressQuery: ValidateFunction;
export const validateAddressBody: ValidateFunction;
export const listAddressesPath: ValidateFunction;
export const listAddressesQuery: ValidateFunction;
export const createAddressPath: ValidateFunction;
export const createAddressQuery: ValidateFunction;
export const createAddressBody: ValidateFunction;
export const getAddressPath: ValidateFunction;
export const getAddressQuery: ValidateFunction;
export const updateAddressPath: ValidateFunction;
export const updateAddressQuery: ValidateFunction;
export const updateAddressBody: ValidateFunction;
export const deleteAddressPath: ValidateFunction;
export const deleteAddressQuery: ValidateFunction;

/** Message of each pattern of the contract. */
export const patternMessages: Readonly<Record<string, string>>;

/** Message of each property that an update cannot change, by operation. */
export const fixedProperties: Readonly<
  Partial<Record<OperationId, Readonly<Record<string, string>>>>
>;

export interface RequestValidators {
  readonly path: ValidateFunction;
  readonly query: ValidateFunction;
  readonly body: ValidateFunction | null;
}

export const requestValidators: Readonly<
  Record<OperationId, RequestValidators>
>;
