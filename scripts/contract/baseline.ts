import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compactJson } from '../../codegen/compact-json.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** The contract, its last published edition and the record of that release, below a root. */
export function contractFiles(at: string = root) {
  const published = path.join(at, 'codegen', 'published');
  return {
    present: path.join(at, 'openapi.json'),
    published: path.join(published, 'openapi.json'),
    release: path.join(published, 'release.json'),
    changelog: path.join(at, 'docs', 'changelog.jsonl'),
  };
}

export const presentContract = contractFiles().present;

export interface ContractText {
  readonly text: string;
  /** Names the contract in messages. */
  readonly name: string;
}

/** The contract that clients use, with which the present one is compared. */
interface Baseline {
  readonly text: string;
  /** Where the text comes from, for messages. */
  readonly source: string;
  /** False before the first release: until then, the published file may be replaced. */
  readonly isReleased: boolean;
}

/** Returns the published edition of a contract: without white space, as only comparisons read it. */
export function publishedEdition(text: string): string {
  return `${JSON.stringify(JSON.parse(text))}\n`;
}

/** Returns a published edition as `openapi.json` has it, so that comparisons name the lines of that file. */
function readable(edition: string): string {
  return compactJson(JSON.parse(edition));
}

/** The record of the last release, `codegen/published/release.json`. */
export interface ReleaseRecord {
  readonly version: string;
  readonly date: string;
  readonly sha256: string;
}

export const tagPrefix = 'v';

/**
 * Returns the contract of the last release. It is read from the release's git tag, which no commit can change, so a
 * commit cannot break the contract and replace its baseline at once.
 * @throws if the release's tag is not in this clone, or the published contract was edited after its release
 */
export function readBaseline(at: string): Baseline {
  const { published, release } = contractFiles(at);
  if (!existsSync(published))
    throw new Error(`${published} is missing. To fix it, run: npm run contract:publish`);
  const tag = git(at, 'describe', '--tags', '--abbrev=0', '--match', `${tagPrefix}[0-9]*`)?.trim();
  if (tag) {
    const text = git(at, 'show', `${tag}:./codegen/published/openapi.json`);
    if (text === undefined) throw new Error(`The tag ${tag} has no codegen/published/openapi.json`);
    return { text: readable(text), source: `tag ${tag}`, isReleased: true };
  }
  const text = readFileSync(published, 'utf8');
  if (!existsSync(release))
    return { text: readable(text), source: 'codegen/published, not released yet', isReleased: false };
  const record = JSON.parse(readFileSync(release, 'utf8')) as ReleaseRecord;
  if (git(at, 'rev-parse', '--git-dir') !== undefined)
    throw new Error(
      `The tag ${tagPrefix}${record.version} of the last release is not in this clone. To fix it, run: git fetch --tags`,
    );
  if (digest(text) !== record.sha256)
    throw new Error(
      'codegen/published/openapi.json is not the contract that codegen/published/release.json names',
    );
  return { text: readable(text), source: `codegen/published, release ${record.version}`, isReleased: true };
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Returns the committed published contract that `next` replaces: that of HEAD, or the edition before if HEAD already
 * has `next`. Returns undefined if there is none, as in an archive without git or in a shallow clone.
 */
export function committedContract(at: string, next: string): ContractText | undefined {
  const commits = git(at, 'log', '-2', '--format=%h', '--', './codegen/published/openapi.json');
  for (const commit of commits?.split('\n').filter(Boolean) ?? []) {
    const text = git(at, 'show', `${commit}:./codegen/published/openapi.json`);
    if (text !== undefined && publishedEdition(text) !== publishedEdition(next))
      return { text: readable(text), name: `published by commit ${commit}` };
  }
  return undefined;
}

/** Runs git. Returns its output, or undefined if it fails. */
export function git(at: string, ...arguments_: string[]): string | undefined {
  const options = { cwd: at, encoding: 'utf8', maxBuffer: 2 ** 27, stdio: 'pipe' } as const;
  const { status, stdout } = spawnSync('git', arguments_, options);
  return status === 0 ? stdout : undefined;
}
