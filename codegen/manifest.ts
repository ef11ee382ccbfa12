import { createHash } from 'node:crypto';

/** Adds manifest.json, with the SHA-256 of each file, as the last file. */
export function withManifest(files: Iterable<readonly [name: string, text: string]>): Map<string, string> {
  const all = new Map(files);
  const hashes = [...all].map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')]);
  return all.set('manifest.json', `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}
