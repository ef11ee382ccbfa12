import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { compareFiles, writeFiles } from './compare.ts';
import { ContractError } from './contract-error.ts';
import type { Document } from './document.ts';
import { generate } from './generate.ts';
import { loadContract } from './load-contract.ts';
import { reserved } from './reserved.ts';

const root = path.resolve(import.meta.dirname, '..');

const command = new Command('npm run generate --')
  .description('Writes generated/ from openapi.json.')
  .option('--check', 'write nothing; fail when generated/ is not what openapi.json gives')
  .option('--contract <file>', 'the contract to read', path.join(root, 'openapi.json'))
  .option('--out <folder>', 'the folder to write or compare', path.join(root, 'generated'));

async function main(): Promise<void> {
  const started = performance.now();
  const options = command.parse().opts<{ check?: boolean; contract: string; out: string }>();
  const document = JSON.parse(readFileSync(options.contract, 'utf8')) as Document;
  const files = await generate(loadContract(document, reserved));
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  if (options.check) {
    const drift = compareFiles(files, options.out);
    if (drift.length > 0) {
      throw new Error(
        `generated/ is not what openapi.json gives:\n${drift.map((line) => `  - ${line}`).join('\n')}\nMend it with: npm run generate`,
      );
    }
    console.log(`generated/ is up to date: ${files.size} files compared in ${seconds()}`);
    return;
  }
  const touched = writeFiles(files, options.out);
  console.log(`${files.size} files generated, ${touched.length} changed, in ${seconds()}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof ContractError || error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
