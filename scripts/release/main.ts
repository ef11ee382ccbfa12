import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../contract/baseline.ts';
import { NothingToRelease } from '../contract/release.ts';
import { makeRelease } from './release.ts';
import { releaseSteps } from './steps.ts';

/**
 * `npm run release [-- --dry-run] [--without-image] [--without-audit] [--audit-registry URL] [--node-image IMAGE]`: makes the
 * next release: commit, tag and change log, and in release/<version> the packed SDKs, sources, contract, SBOM, image, provenance
 * and checksums (docs/releasing.md). A dry run leaves nothing.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      'without-image': { type: 'boolean', default: false },
      'without-audit': { type: 'boolean', default: false },
      'audit-registry': { type: 'string' },
      'node-image': { type: 'string' },
    },
  });
  const isDryRun = values['dry-run'];
  const hasImage = !values['without-image'] && !isDryRun;
  if (hasImage && spawnSync('buildah', ['--version']).status !== 0)
    throw new Error(
      'buildah is not installed, which builds the image. To release without an image, add --without-image.',
    );
  const date = new Date().toISOString().slice(0, 10);
  const report = (line: string) => console.log(line);
  const steps = releaseSteps({
    isDryRun,
    hasImage,
    needsAudit: !values['without-audit'],
    auditRegistry: values['audit-registry'] ?? null,
    nodeImage: values['node-image'] ?? null,
    date,
    root,
  });
  const { version, tag, isSigned, artifacts } = await makeRelease(root, steps, { isDryRun, date, report });
  if (artifacts === null) {
    console.log(`Dry run: the release would be ${version}, tag ${tag}. Nothing was kept.`);
    return;
  }
  console.log(
    `Release ${version} is committed and tagged. Its artifacts are in ${path.relative(root, artifacts)}.`,
  );
  if (!isSigned)
    console.log(
      'The tag is not signed, because git has no user.signingkey (docs/releasing.md, What is signed).',
    );
  console.log(`Look at it, then run:\n\ngit push --follow-tags`);
}

main().catch((error: unknown) => {
  if (error instanceof NothingToRelease && process.argv.includes('--dry-run')) {
    console.log(error.message);
    return;
  }
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
