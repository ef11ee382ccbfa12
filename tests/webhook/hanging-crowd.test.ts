import { allWays, itDelaysNobodyElse } from '../support/fault/hanging-crowd.ts';
import { backends } from './world.ts';

// The other combinations of backend and way run in tests/fault.
itDelaysNobodyElse(
  backends.map(([backend, url], index) => [backend, allWays[index] ?? 'one event at a time', url]),
);
