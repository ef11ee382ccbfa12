import { root } from './baseline.ts';
import { publishContract } from './compatibility.ts';

/** `npm run contract:publish`: makes the present contract the baseline of later comparisons, until the first release. */
try {
  await publishContract(root);
  console.log('openapi.json is now the published contract');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
