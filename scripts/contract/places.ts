import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export const presentContract = path.join(root, 'openapi.json');
/** The contract of the last release; breaking changes are measured against it. */
export const publishedContract = path.join(root, 'codegen', 'published', 'openapi.json');
