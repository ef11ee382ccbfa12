import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Notice } from '../../../db/table/shipment.ts';
import type { LabelState } from '../carrier.ts';

export interface ListedBooking {
  readonly reference: string;
  readonly waybill_number: string;
  readonly state: 'booked' | 'cancelled';
  readonly booked_at: string;
}

export interface GatewayMessages {
  readonly BookingRequest: unknown;
  readonly Booking: {
    readonly reference: string;
    readonly waybill_number: string;
    readonly last_mile_tracking_number: string | null;
    readonly state: 'booked' | 'cancelled';
    readonly label: LabelState;
  };
  readonly BookingPage: {
    readonly bookings: readonly ListedBooking[];
    readonly next_cursor: string | null;
  };
  readonly LabelProgress: { readonly label: 'generating' };
  readonly ProofOfDelivery: {
    readonly photo: { readonly url: string; readonly taken_at: string | null } | null;
    readonly certificate: { readonly url: string } | null;
  };
  readonly ManifestRequest: unknown;
  readonly TestNoticeRequest: unknown;
  readonly Manifest: {
    readonly reference: string;
    readonly manifest_number: string;
    readonly document: LabelState;
  };
  readonly DocumentProgress: { readonly document: 'generating' };
  readonly Notice: Notice;
  readonly Error: {
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly bookings?: readonly string[];
    };
  };
}

const contractFile = path.join(import.meta.dirname, '../../../docs/carrier-gateway/openapi.json');
let compiled: Ajv2020 | undefined;

/** Compiles the response validators, so that no call waits for it. */
export function prepareGatewayContract(): void {
  for (const name of ['Booking', 'LabelProgress', 'ProofOfDelivery', 'Error'] as const)
    gatewayValidator(name);
}

export function gatewayValidator<Name extends keyof GatewayMessages & string>(
  name: Name,
): ValidateFunction<GatewayMessages[Name]> {
  compiled ??= compileContract();
  const validate = compiled.getSchema<GatewayMessages[Name]>(`gateway#/components/schemas/${name}`);
  if (!validate) throw new Error(`docs/carrier-gateway/openapi.json has no schema ${name}`);
  return validate as ValidateFunction<GatewayMessages[Name]>;
}

function compileContract(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, strictTypes: false });
  addFormats.default(ajv);
  for (const keyword of [
    'openapi',
    'info',
    'servers',
    'security',
    'tags',
    'x-rules',
    'paths',
    'webhooks',
    'components',
    'example',
  ]) {
    ajv.addKeyword(keyword);
  }
  return ajv.addSchema(JSON.parse(readFileSync(contractFile, 'utf8')), 'gateway');
}
