import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** The contract, its last published edition and the record of that release, below a root. */
export function places(at: string = root) {
  const published = path.join(at, 'codegen', 'published');
  return {
    present: path.join(at, 'openapi.json'),
    published: path.join(published, 'openapi.json'),
    release: path.join(published, 'release.json'),
    changelog: path.join(at, 'docs', 'changelog.jsonl'),
  };
}

export const presentContract = places().present;
