import { writeFiles } from '../../codegen/compare.ts';
import { expectedFolder, generateSmall } from './small-contract.ts';

/** Rewrites the expected output of the small contract after a change of the generator; the diff is for review. */
console.log(writeFiles(await generateSmall(), expectedFolder).join('\n'));
