import { root } from './baseline.ts';
import { checkCompatibility } from './compatibility.ts';

/** `npm run contract:diff`: fails if the contract's version does not reflect its changes since the last release. */
try {
  console.log(await checkCompatibility(root));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
