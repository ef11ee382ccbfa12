import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..', '..');
export const catalogFolder = path.join(root, 'db', 'seed', 'catalog');
export const templateDatabase = 'sampan_template';
