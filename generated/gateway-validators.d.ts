// Generated from docs/carrier-gateway/openapi.json by codegen/. Do not edit.

import type { ValidateFunction } from 'ajv';
import type { GatewaySchemas } from './gateway-types.ts';

/** Bodies of the protocol by the names of their schemas. */
export type GatewayMessages = Pick<
  GatewaySchemas,
  | 'Booking'
  | 'BookingPage'
  | 'BookingRequest'
  | 'DocumentProgress'
  | 'Error'
  | 'LabelProgress'
  | 'Manifest'
  | 'ManifestRequest'
  | 'Notice'
  | 'NoticeRefusal'
  | 'NoticeTaken'
  | 'ProofOfDelivery'
  | 'TestNotice'
  | 'TestNoticeRequest'
>;

export const gatewayValidators: {
  readonly [Name in keyof GatewayMessages]: ValidateFunction<
    GatewayMessages[Name]
  >;
};
