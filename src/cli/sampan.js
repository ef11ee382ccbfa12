#!/usr/bin/env node
// What `npx sampan` calls. The version is checked first, in plain JavaScript: an older Node couldn't read the rest.
import '../require-node-24.js';

await import('./main.ts');
