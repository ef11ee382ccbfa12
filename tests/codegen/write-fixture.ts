import { writeFiles } from '../../codegen/generated-files.ts';
import { expectedFolder, generateSmall } from './small-contract.ts';

/** Updates the expected output of the small contract after a change of the generator. Review the diff. */
console.log(writeFiles(await generateSmall(), expectedFolder).join('\n'));
