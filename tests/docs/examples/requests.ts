import { addressRequests } from './address-requests.ts';
import { anyOperationRequests } from './any-operation-requests.ts';
import { brandRequests } from './brand-requests.ts';
import type { Send } from './calls.ts';
import { manifestRequests } from './manifest-requests.ts';
import { productRequests } from './product-requests.ts';
import { rateRequests } from './rate-requests.ts';
import { returnRequests } from './return-requests.ts';
import { shipmentBatchRequests } from './shipment-batch-requests.ts';
import { shipmentRequests } from './shipment-requests.ts';
import { testHelperRequests } from './test-helper-requests.ts';
import { walletRequests } from './wallet-requests.ts';
import { webhookRequests } from './webhook-requests.ts';

/** The request of each example, by `<operationId or component> <status> <example>`; several for one that they share. */
export const requests: Readonly<Record<string, Send | readonly Send[]>> = {
  ...shipmentRequests,
  ...returnRequests,
  ...shipmentBatchRequests,
  ...manifestRequests,
  ...rateRequests,
  ...walletRequests,
  ...addressRequests,
  ...productRequests,
  ...brandRequests,
  ...webhookRequests,
  ...testHelperRequests,
  ...anyOperationRequests,
};
