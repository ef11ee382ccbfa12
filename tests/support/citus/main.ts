import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../paths.ts';
import { isCitusInstalled, startCitus } from './cluster.ts';

/**
 * `npm run test:citus [-- PATH …]`: runs tests on a cluster of a coordinator and two workers, by default those of the cluster
 * itself and of all operations. With `--load`, it runs bookings under load instead: tests/citus/load.test.ts,
 * which starts its own servers.
 */
const defaults = ['tests/citus', 'tests/operation'];

if (isCitusInstalled()) {
  const isLoad = process.argv.includes('--load');
  await using cluster = await startCitus(isLoad ? 0 : 3);
  const patterns = isLoad ? ['tests/citus/load'] : process.argv.slice(2);
  const servers = cluster.nodes.map(({ url }) => url).join(',');
  const child = spawn(
    process.execPath,
    [path.join(root, 'scripts', 'test.ts'), ...(patterns.length > 0 ? patterns : defaults)],
    {
      cwd: root,
      env: { ...process.env, ...(isLoad ? { CITUS_LOAD: '1' } : { TEST_CITUS: servers }) },
      stdio: 'inherit',
    },
  );
  const { promise, resolve } = Promise.withResolvers<number>();
  child.on('exit', (code) => resolve(code ?? 1));
  process.exitCode = await promise;
} else {
  console.log('Citus is not installed: nothing was tested on a cluster (tests/support/citus/build.sh).');
}
