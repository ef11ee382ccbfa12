import { allWays, itDelaysNobodyElse } from '../../support/fault/hanging-crowd.ts';
import { backends } from '../../webhook/world.ts';

itDelaysNobodyElse(backends.flatMap(([backend, url]) => allWays.map((way) => [backend, way, url] as const)));
