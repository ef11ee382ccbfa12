import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { contractFiles, root } from './baseline.ts';
import { planRelease, writeRelease } from './release.ts';

/**
 * `npm run release [-- --dry-run]`: writes the next release of the contract: openapi.json with its version, the published
 * edition, the change log and the generated code. Prints the commands that commit and tag it.
 */
async function main(): Promise<void> {
  const options = process.argv.slice(2);
  const unknown = options.filter((option) => option !== '--dry-run');
  if (unknown.length > 0)
    throw new Error(`Unknown option: ${unknown.join(' ')}. The only option is --dry-run`);
  const release = await planRelease(root, new Date().toISOString().slice(0, 10));
  const names = [...release.files.keys()].map((file) => path.relative(root, file)).join(', ');
  if (options.length > 0) {
    console.log(
      `Dry run: nothing was written. The release would be ${release.version} and write ${names}.\n`,
    );
    console.log(release.message);
    return;
  }
  writeRelease(release);
  const generator = path.join(root, 'codegen', 'main.ts');
  const { status } = spawnSync(process.execPath, [generator], { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(
      `npm run generate failed. To undo the release, run: git checkout ${contractFiles().present}`,
    );
  console.log(`Contract ${release.version} was written to ${names}. Check it, then run:\n`);
  console.log(`git add -A && git commit -m 'Contract ${release.version}'`);
  console.log(`git tag -a ${release.tag} -F - <<'END'\n${release.message}END`);
  console.log(`git push --follow-tags`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
