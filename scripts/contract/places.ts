import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export const presentContract = path.join(root, 'openapi.json');
/** Contract of the last release, the baseline for breaking changes. */
export const publishedContract = path.join(root, 'codegen', 'published', 'openapi.json');
