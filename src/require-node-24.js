// Plain JavaScript, because an older Node can't parse the TypeScript entry.
import module from 'node:module';
import path from 'node:path';

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Sampan needs Node 24 or newer, but this is ${process.versions.node}. ` +
      'On Linux, run `npm ci`, which installs Node 24, and then `npm start`. On other systems, install Node 24 first.',
  );
  // Not 1, which contract diff uses for a breaking change.
  process.exit(2);
}

// Keeps compiled modules between starts: halves a command's time and saves 20 MB. Without write access nothing is kept.
module.enableCompileCache(path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'sampan'));
