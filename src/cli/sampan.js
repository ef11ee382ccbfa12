#!/usr/bin/env node
// Entry of `npx sampan`. Plain JavaScript checks the version first, because an older Node cannot run the rest.
import '../require-node-24.js';

await import('./main.ts');
