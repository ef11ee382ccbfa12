import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..', '..');
export const catalogFolder = path.join(root, 'db', 'seed', 'catalog');
/** Node's cache of compiled code, for processes that tests start: a start takes half the time. */
export const compileCache = path.join(root, 'node_modules', '.cache', 'compile');
export const templateDatabase = 'sampan_template';
