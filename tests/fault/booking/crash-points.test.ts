import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { crashFlows } from '../../support/fault/crash-flow.ts';
import { crashPoints } from '../../support/fault/crash-points.ts';
import { expectRecovered } from '../../support/fault/crash-recovery.ts';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { root } from '../../support/paths.ts';

/** Points of other flows, with the tests that kill a process there. */
const elsewhere: Readonly<Record<string, string>> = {
  'account-batch-anonymized': 'tests/fault/delete-account-crash.test.ts',
  'account-closed': 'tests/fault/delete-account-crash.test.ts',
  'batch-after-take': 'tests/fault/booking/batch-crash-points.test.ts',
  'batch-after-place': 'tests/fault/booking/batch-crash-points.test.ts',
  'batch-after-end': 'tests/fault/booking/batch-crash-points.test.ts',
  'manifest-before-store': 'tests/fault/manifest/crash-points.test.ts',
  'manifest-after-store': 'tests/fault/manifest/crash-points.test.ts',
  'manifest-after-carrier': 'tests/fault/manifest/crash-points.test.ts',
  'manifest-after-decision': 'tests/fault/manifest/crash-points.test.ts',
  'notice-after-act': 'tests/fault/carrier-notice-crash.test.ts',
  'relay-after-take': 'tests/fault/webhook/crash.test.ts',
  'delivery-after-claim': 'tests/fault/webhook/crash.test.ts',
  'delivery-before-send': 'tests/fault/webhook/crash.test.ts',
  'delivery-after-send': 'tests/fault/webhook/crash.test.ts',
  'mail-after-claim': 'tests/fault/mail-crash.test.ts',
  'mail-after-send': 'tests/fault/mail-crash.test.ts',
  'mail-after-mark': 'tests/fault/mail-crash.test.ts',
};

it('a test reaches every crash point of the code', () => {
  const reached = Object.values(crashFlows).flatMap(({ beforeEffects, afterEffects }) => [
    ...beforeEffects,
    ...afterEffects,
  ]);
  expect([...new Set<string>([...reached, ...Object.keys(elsewhere)])].sort()).toEqual(crashPoints());
  for (const [point, file] of Object.entries(elsewhere)) {
    expect(readFileSync(path.join(root, file), 'utf8')).toContain(`'${point}'`);
  }
});

describe.each(['sandbox', 'http'] as const)('a process that is killed, with the carrier %s,', (carrier) => {
  let world: FaultWorld;
  beforeAll(async () => {
    world = await openFaultWorld(carrier);
  });
  afterAll(() => world.stop());

  const cases = Object.entries(crashFlows).flatMap(([flow, { beforeEffects, afterEffects }]) =>
    [...beforeEffects, ...afterEffects].map((point) => ({ flow: flow as keyof typeof crashFlows, point })),
  );

  it.each(cases)('recovers by a repeated request: $flow at $point', ({ flow, point }) =>
    expectRecovered(world, flow, point, 'same request'));

  it.each(cases)('recovers by the reconciler only: $flow at $point', ({ flow, point }) =>
    expectRecovered(world, flow, point, 'reconciler'));
});
