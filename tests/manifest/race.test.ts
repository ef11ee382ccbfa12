import { describe, it } from '@jest/globals';
import { openManifestWorld } from '../support/manifest/manifest-world.ts';
import { raceCancelsAndManifests } from '../support/manifest/race.ts';

describe('cancels and manifests of the same shipments at the same moment', () => {
  it('leave each shipment on one manifest at most, and agree with the carrier', async () => {
    const world = await openManifestWorld();
    try {
      for (let round = 0; round < 3; round++) await raceCancelsAndManifests(world, 20);
    } finally {
      await world.stop();
    }
  });
});
