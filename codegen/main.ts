import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { canonicalText } from './canonical.ts';
import { compareFiles, writeFiles } from './compare.ts';
import type { Document } from './document.ts';
import { generate } from './generate.ts';
import { loadContract } from './load-contract.ts';
import { parseContract } from './parse-contract.ts';
import { reserved } from './reserved.ts';

interface Options {
  check?: boolean;
  format?: boolean;
  contract: string;
  out: string;
}

const root = path.resolve(import.meta.dirname, '..');

const command = new Command('npm run generate --')
  .description('Writes generated/ from openapi.json.')
  .option(
    '--check',
    'write nothing; fail when generated/ or the order of openapi.json is not as it should be',
  )
  .option('--format', 'put openapi.json into its canonical order first')
  .option('--contract <file>', 'the contract to read', path.join(root, 'openapi.json'))
  .option('--out <folder>', 'the folder to write or compare', path.join(root, 'generated'));

async function main(): Promise<void> {
  const started = performance.now();
  const { check, format, contract, out } = command.parse().opts<Options>();
  const text = readFileSync(contract, 'utf8');
  const document = parseContract(text);
  const files = await generate(loadContract(document, reserved));
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  if (check) {
    refuseDrift(compareFiles(files, out), text === canonicalText(document));
    console.log(`generated/ is up to date: ${files.size} files compared in ${seconds()}`);
    return;
  }
  if (format) reorder(contract, text, document);
  const touched = writeFiles(files, out);
  console.log(`${files.size} files generated, ${touched.length} changed, in ${seconds()}`);
}

function refuseDrift(drift: readonly string[], isCanonical: boolean): void {
  const problems = [
    ...(drift.length > 0
      ? [
          'generated/ is not what openapi.json gives:',
          ...drift.map((line) => `  - ${line}`),
          'Mend it with: npm run generate',
        ]
      : []),
    ...(isCanonical
      ? []
      : ['openapi.json is not in its canonical order', 'Mend it with: npm run generate -- --format']),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function reorder(file: string, text: string, document: Document): void {
  const ordered = canonicalText(document);
  if (ordered === text) return;
  writeFileSync(file, ordered);
  console.log(`${path.basename(file)} put into its canonical order`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
