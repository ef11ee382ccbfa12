import { answerParent } from '../child.ts';
import { openProductFile } from './product-list.ts';

Error.stackTraceLimit = 0;
answerParent((content: Uint8Array) => [openProductFile(content)]);
