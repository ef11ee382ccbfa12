import type { Contract } from '../contract.ts';
import { withManifest } from '../manifest.ts';
import { fernOverlay } from './fern.ts';
import { speakeasyOverlay } from './speakeasy.ts';
import { stainlessConfig, stainlessOverlay } from './stainless.ts';

/** Generates the overlays for commercial SDK generators, by file name; the manifest comes last. */
export function generateOverlays(contract: Contract): Map<string, string> {
  return withManifest([
    ['fern.json', fernOverlay(contract)],
    ['speakeasy.json', speakeasyOverlay(contract)],
    ['stainless.json', stainlessOverlay(contract)],
    ['stainless.yml', stainlessConfig(contract)],
  ]);
}
