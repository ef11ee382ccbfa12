import { spawn } from 'node:child_process';
import path from 'node:path';
import { isCitusInstalled, startCitus } from './cluster.ts';

/**
 * `npm run test:citus [-- PATH …]`: runs tests on a cluster of a coordinator and two workers, by default those of the cluster
 * itself and of the operations that run there.
 */
const root = path.resolve(import.meta.dirname, '..', '..');
const onCluster = [
  'createShipment',
  'getShipment.test',
  'listShipments',
  'quoteRates',
  'listEvents',
  'getEvent',
];
const defaults = ['tests/citus', ...onCluster.map((operation) => `tests/operation/${operation}`)];

if (isCitusInstalled()) {
  await using cluster = await startCitus(3);
  const patterns = process.argv.slice(2);
  const child = spawn(
    process.execPath,
    [path.join(root, 'scripts', 'test.ts'), ...(patterns.length > 0 ? patterns : defaults)],
    {
      cwd: root,
      env: { ...process.env, TEST_CITUS: cluster.nodes.map(({ url }) => url).join(',') },
      stdio: 'inherit',
    },
  );
  const { promise, resolve } = Promise.withResolvers<number>();
  child.on('exit', (code) => resolve(code ?? 1));
  process.exitCode = await promise;
} else {
  console.log('Citus is not installed: nothing was tested on a cluster (scripts/citus/build.sh).');
}
