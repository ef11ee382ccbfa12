import type { ContractOperation } from './contract.ts';

/** Resource and method of each operation. The TypeScript SDK has the same names. */
const names: Readonly<Record<string, string>> = {
  listShipments: 'shipments.list',
  createShipment: 'shipments.create',
  validateShipment: 'shipments.validate',
  getShipment: 'shipments.retrieve',
  cancelShipment: 'shipments.cancel',
  createShipmentReturn: 'shipments.createReturn',
  validateShipmentReturn: 'shipments.validateReturn',
  getWorkQueue: 'shipments.workQueue',
  getShipmentPod: 'shipments.pod',
  getShipmentLabel: 'shipments.label',
  getShipmentDocument: 'shipments.document',
  printLabels: 'shipments.printLabels',
  markShipmentsPrinted: 'shipments.markPrinted',
  listAddresses: 'addresses.list',
  createAddress: 'addresses.create',
  getAddress: 'addresses.retrieve',
  updateAddress: 'addresses.update',
  deleteAddress: 'addresses.delete',
  validateAddress: 'addresses.validate',
  listProducts: 'products.list',
  createProduct: 'products.create',
  getProduct: 'products.retrieve',
  updateProduct: 'products.update',
  deleteProduct: 'products.delete',
  getProductReadiness: 'products.readiness',
  createShipmentBatch: 'shipmentBatches.create',
  validateShipmentBatch: 'shipmentBatches.validate',
  listShipmentBatches: 'shipmentBatches.list',
  getShipmentBatch: 'shipmentBatches.retrieve',
  listShipmentBatchOrders: 'shipmentBatches.orders',
  cancelShipmentBatch: 'shipmentBatches.cancel',
  retryShipmentBatch: 'shipmentBatches.retry',
  createManifest: 'manifests.create',
  getBrand: 'brand.retrieve',
  updateBrand: 'brand.update',
  listManifests: 'manifests.list',
  getManifest: 'manifests.retrieve',
  listManifestShipments: 'manifests.shipments',
  getManifestDocument: 'manifests.document',
  getTracking: 'tracking.retrieve',
  quoteRates: 'rates.quote',
  listServiceTiers: 'serviceTiers.list',
  listCountries: 'countries.list',
  getCountry: 'countries.get',
  getWalletBalance: 'wallet.balance',
  listWalletTransactions: 'wallet.transactions',
  listStatements: 'wallet.statements',
  getStatement: 'wallet.statement',
  getStatementDocument: 'wallet.statementDocument',
  listWebhooks: 'webhooks.list',
  createWebhook: 'webhooks.create',
  getWebhook: 'webhooks.retrieve',
  updateWebhook: 'webhooks.update',
  deleteWebhook: 'webhooks.delete',
  rotateWebhookSecret: 'webhooks.rotateSecret',
  getWebhookSample: 'webhooks.sample',
  testWebhook: 'webhooks.test',
  listWebhookDeliveries: 'webhooks.deliveries',
  redeliverWebhookDelivery: 'webhooks.redeliver',
  listEvents: 'events.list',
  getEvent: 'events.retrieve',
  advanceTestShipment: 'testHelpers.advance',
  failTestLabel: 'testHelpers.failLabel',
  settleTestShipment: 'testHelpers.settle',
  sendTestLowBalance: 'testHelpers.sendLowBalance',
};

/** Returns resource and method of an operation in a generated SDK. @throws {Error} for an operation without a name */
export function methodName({ id }: ContractOperation): {
  readonly resource: string;
  readonly method: string;
} {
  const [resource, method] = names[id]?.split('.') ?? [];
  if (!resource || !method)
    throw new Error(`${id} has no name for generated SDKs. Add it to codegen/method-names.ts`);
  return { resource, method };
}
