import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git } from '../contract/baseline.ts';
import { planRelease } from '../contract/release.ts';
import { execute } from './execute.ts';

/** A release that is being made, in a working tree of its own. */
export interface OpenRelease {
  readonly version: string;
  /** The working tree: the files of the release, committed once the steps of `change` are done. */
  readonly folder: string;
  /** Folder of the files that are made from it. */
  readonly artifacts: string;
  report(line: string): void;
}

export interface ReleaseStep {
  readonly name: string;
  run(release: OpenRelease): void | Promise<void>;
}

export interface ReleaseSteps {
  /** Steps that change further files of the commit, such as generated code. */
  readonly change: readonly ReleaseStep[];
  /** Steps that make artifacts from the commit. */
  readonly build: readonly ReleaseStep[];
}

export interface ReleaseOptions {
  readonly isDryRun: boolean;
  /** Like 2026-11-24. */
  readonly date: string;
  report(line: string): void;
}

export interface FinishedRelease {
  readonly version: string;
  readonly tag: string;
  readonly isSigned: boolean;
  /** Where the artifacts are; null after a dry run. */
  readonly artifacts: string | null;
}

/** The author of the commit that a dry run throws away: CI has no git user. */
const dryAuthor = {
  GIT_AUTHOR_NAME: 'Dry run',
  GIT_AUTHOR_EMAIL: 'dry-run@sampan.example',
  GIT_COMMITTER_NAME: 'Dry run',
  GIT_COMMITTER_EMAIL: 'dry-run@sampan.example',
};

/**
 * Makes a release from a clean clone: commit, artifacts with their checksums, tag. Everything is made in a temporary working
 * tree. The branch moves and the tag is made at the end, so that a release that fails leaves nothing and can be repeated.
 * @throws as `planRelease`, and if a step fails
 */
export async function makeRelease(
  at: string,
  { change, build }: ReleaseSteps,
  { isDryRun, date, report }: ReleaseOptions,
): Promise<FinishedRelease> {
  const branch = git(at, 'symbolic-ref', '--short', 'HEAD')?.trim();
  if (!branch && !isDryRun)
    throw new Error('No branch is checked out, so none can have the release. Run: git switch main');
  const { version, tag, message, files } = await planRelease(at, date);
  if (git(at, 'rev-parse', '--verify', '--quiet', `refs/tags/${tag}`))
    throw new Error(`The tag ${tag} exists already, and is not in the history of this commit.`);
  const temporary = mkdtempSync(path.join(tmpdir(), 'sampan-release-'));
  const folder = path.join(temporary, 'sampan');
  const artifacts = path.join(temporary, 'artifacts');
  const inFolder = (...command: readonly string[]) =>
    execute(['git', ...command], folder, isDryRun ? dryAuthor : {}).trim();
  try {
    mkdirSync(artifacts);
    execute(['git', 'worktree', 'add', '--quiet', '--detach', folder, 'HEAD'], at);
    for (const [file, text] of files) {
      const copy = path.join(folder, path.relative(at, file));
      mkdirSync(path.dirname(copy), { recursive: true });
      writeFileSync(copy, text);
    }
    const release: OpenRelease = { version, folder, artifacts, report };
    await runSteps(change, release);
    inFolder('add', '--all', '--', '.', ':!node_modules');
    inFolder('commit', '--quiet', '--message', `Release ${version}`);
    await runSteps(build, release);
    const checksums = writeChecksums(artifacts);
    const isSigned = git(at, 'config', '--get', 'user.signingkey') !== undefined;
    if (isDryRun) return { version, tag, isSigned, artifacts: null };

    const file = path.join(temporary, 'message');
    writeFileSync(file, `${message}\nSHA-256 of the artifacts:\n\n${checksums}`);
    inFolder('tag', isSigned ? '--sign' : '--annotate', '--file', file, tag);
    try {
      execute(['git', 'merge', '--quiet', '--ff-only', tag], at);
    } catch (error) {
      inFolder('tag', '--delete', tag);
      throw error;
    }
    const kept = path.join(at, 'release', version);
    rmSync(kept, { recursive: true, force: true });
    cpSync(artifacts, kept, { recursive: true });
    return { version, tag, isSigned, artifacts: kept };
  } finally {
    git(at, 'worktree', 'remove', '--force', folder);
    rmSync(temporary, { recursive: true, force: true });
    git(at, 'worktree', 'prune');
  }
}

async function runSteps(steps: readonly ReleaseStep[], release: OpenRelease): Promise<void> {
  for (const { name, run } of steps) {
    const started = performance.now();
    try {
      await run(release);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The step "${name}" failed, and nothing was released. Mend it and run the release again.\n${reason}`,
        {
          cause: error,
        },
      );
    }
    release.report(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${name}`);
  }
}

/** Writes SHA256SUMS, which `sha256sum --check` reads. Returns its text. */
function writeChecksums(artifacts: string): string {
  const lines = readdirSync(artifacts)
    .toSorted()
    .map((name) => `${sha256(path.join(artifacts, name))}  ${name}\n`);
  writeFileSync(path.join(artifacts, 'SHA256SUMS'), lines.join(''));
  return lines.join('');
}

export function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
