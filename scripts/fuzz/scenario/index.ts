import type { Draw } from '../value.ts';
import { batchLife, shipmentLife, webhookLife } from './life.ts';
import { outside, pages } from './outside.ts';
import type { Run } from './scenario-run.ts';
import { hostileScalar, oneMutation, rawBody, validRequest } from './single-request.ts';
import { upload } from './upload.ts';
import { worstCase } from './worst-case.ts';

type Scenario = (run: Run) => Promise<void>;

/** Kinds of scenarios and their share in percent. */
const kinds: Readonly<Record<string, { readonly scenario: Scenario; readonly share: number }>> = {
  valid: { scenario: validRequest, share: 18 },
  mutation: { scenario: oneMutation, share: 26 },
  hostile: { scenario: hostileScalar, share: 26 },
  raw: { scenario: rawBody, share: 6 },
  worst: { scenario: worstCase, share: 2 },
  shipment: { scenario: shipmentLife, share: 6 },
  webhook: { scenario: webhookLife, share: 2 },
  batch: { scenario: batchLife, share: 3 },
  upload: { scenario: upload, share: 3 },
  pages: { scenario: pages, share: 3 },
  outside: { scenario: outside, share: 5 },
};

export const kindNames = Object.keys(kinds);

export function drawScenario(draw: Draw, kind?: string): Scenario {
  let drawn = draw.below(100);
  for (const [name, { scenario, share }] of Object.entries(kinds)) {
    if (kind === undefined ? drawn < share : name === kind) return scenario;
    drawn -= share;
  }
  return validRequest;
}
