import { copyFileSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git, tagPrefix } from '../contract/baseline.ts';
import { runAudit } from './audit.ts';
import { execute } from './execute.ts';
import { type OpenRelease, type ReleaseStep, type ReleaseSteps, sha256 } from './release.ts';
import { makeSbom } from './sbom.ts';

export interface StepOptions {
  readonly isDryRun: boolean;
  /** False: no image is built. */
  readonly hasImage: boolean;
  /** False: a registry without audits does not stop the release. */
  readonly needsAudit: boolean;
  /** Registry that is asked for advisories; null: that of npm's configuration. */
  readonly auditRegistry: string | null;
  /** Base image instead of that of the Dockerfile, for trials without a registry. */
  readonly nodeImage: string | null;
  readonly date: string;
  /** The clone from which the release is made. */
  readonly root: string;
}

/** Packages of their own, which are published on npm. */
const packages = ['sdk/typescript', 'sdk/contract-diff', 'sdk/carrier-check'];

/** The steps of a release. A dry run uses the installed packages, and leaves out what takes minutes. */
export function releaseSteps(options: StepOptions): ReleaseSteps {
  const { isDryRun, hasImage, root } = options;
  const runScript = (name: string, ...command: [string, ...string[]]): ReleaseStep => ({
    name,
    run: ({ folder }) => void execute([process.execPath, ...command], folder),
  });
  const verify = runScript('verify', 'scripts/verify.ts');
  return {
    change: [
      { name: 'audit the packages', run: (release) => auditPackages(release, options) },
      isDryRun
        ? {
            name: 'use the installed packages',
            run: ({ folder }) =>
              symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules')),
          }
        : { name: 'npm ci', run: ({ folder }) => void execute(['npm', 'ci'], folder) },
      { name: 'set the version of package.json', run: setVersion },
      runScript('generate code', 'scripts/generate.ts'),
      runScript('keep the schema', 'scripts/dump-schema.ts', '--release'),
      ...(isDryRun ? [] : [verify]),
    ],
    build: [
      { name: 'compare the versions of the SDKs', run: (release) => compareVersions(release, isDryRun) },
      ...packages.map((folder) => ({
        name: `pack ${folder}`,
        run: (release: OpenRelease) => packPackage(release, folder),
      })),
      { name: 'pack the sources', run: packSources },
      { name: 'write the SBOM', run: writeSbom },
      ...(hasImage
        ? [{ name: 'build the image', run: (release: OpenRelease) => buildImage(release, options) }]
        : []),
      { name: 'write the provenance', run: (release) => writeProvenance(release, options) },
    ],
  };
}

function auditPackages(
  { report }: OpenRelease,
  { date, isDryRun, needsAudit, auditRegistry }: StepOptions,
): void {
  const registry = auditRegistry === null ? [] : ['--registry', auditRegistry];
  const { isChecked, problems, notes } = runAudit(date, registry);
  for (const note of notes) report(note);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (!isChecked && needsAudit && !isDryRun)
    throw new Error(
      'The packages were not audited. Name a registry that has audits with --audit-registry, or add --without-audit.',
    );
}

function setVersion({ folder, version }: OpenRelease): void {
  execute(
    ['npm', 'version', version, '--no-git-tag-version', '--allow-same-version', '--ignore-scripts'],
    folder,
  );
}

/** A version on npm can't be published again, so a package that changed since the last release needs another one. */
function compareVersions({ folder, report }: OpenRelease, isDryRun: boolean): void {
  const last = git(folder, 'describe', '--tags', '--abbrev=0', '--match', `${tagPrefix}[0-9]*`)?.trim();
  if (!last) return;
  for (const name of packages) {
    const manifest = `${name}/package.json`;
    const before = JSON.parse(git(folder, 'show', `${last}:${manifest}`) ?? '{}').version;
    const { version } = JSON.parse(readFileSync(path.join(folder, manifest), 'utf8'));
    const isUnchanged = git(folder, 'diff', '--quiet', last, 'HEAD', '--', name) !== undefined;
    if (isUnchanged || before !== version) continue;
    const problem = `${name} has changed since ${last}, but is still ${version}. Raise "version" in ${manifest}.`;
    if (!isDryRun) throw new Error(problem);
    report(`A release would be refused: ${problem}`);
  }
}

function packPackage({ folder, artifacts }: OpenRelease, name: string): void {
  const bin = path.join(folder, 'node_modules', '.bin');
  execute(['npm', 'pack', '--pack-destination', artifacts], path.join(folder, name), {
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  });
}

/** The sources as one archive, and the contract as a file of its own. */
function packSources({ folder, artifacts, version }: OpenRelease): void {
  const archive = path.join(artifacts, `sampan-${version}.tar.gz`);
  execute(['git', 'archive', `--prefix=sampan-${version}/`, `--output=${archive}`, 'HEAD'], folder);
  copyFileSync(path.join(folder, 'openapi.json'), path.join(artifacts, `sampan-${version}.openapi.json`));
}

function writeSbom({ folder, artifacts, version }: OpenRelease): void {
  const file = path.join(artifacts, `sampan-${version}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(makeSbom(folder), null, 2)}\n`);
}

/** The format of Docker keeps the health check, which the format of OCI has not. */
function buildImage({ folder, artifacts, version }: OpenRelease, { nodeImage }: StepOptions): void {
  const image = `localhost/sampan:${version}`;
  const base = nodeImage ? ['--build-arg', `NODE_IMAGE=${nodeImage}`] : [];
  const isolation = ['--isolation', 'chroot', '--network', 'host'];
  execute(['buildah', 'bud', '--format', 'docker', ...isolation, ...base, '--tag', image, '.'], folder);
  const archive = path.join(artifacts, `sampan-${version}.image.tar`);
  execute(['buildah', 'push', '--quiet', image, `docker-archive:${archive}:sampan:${version}`], folder);
}

/** A statement of in-toto with SLSA's provenance. It says how the artifacts were made; the signature of the tag vouches for it. */
function writeProvenance({ folder, artifacts, version }: OpenRelease, { nodeImage }: StepOptions): void {
  const commit = execute(['git', 'rev-parse', 'HEAD'], folder).trim();
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: readdirSync(artifacts)
      .toSorted()
      .map((name) => ({ name, digest: { sha256: sha256(path.join(artifacts, name)) } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://sampan.example/docs/releasing.md#provenance',
        externalParameters: { version, nodeImage },
        resolvedDependencies: [
          { uri: `git+file:sampan@${tagPrefix}${version}`, digest: { gitCommit: commit } },
          { uri: 'package-lock.json', digest: { sha256: sha256(path.join(folder, 'package-lock.json')) } },
        ],
      },
      runDetails: {
        builder: {
          id: 'https://sampan.example/docs/releasing.md#a-maintainers-machine',
          version: { node: process.versions.node },
        },
        metadata: { finishedOn: new Date().toISOString() },
      },
    },
  };
  const file = path.join(artifacts, `sampan-${version}.provenance.json`);
  writeFileSync(file, `${JSON.stringify(statement, null, 2)}\n`);
}
