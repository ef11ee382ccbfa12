import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { canonicalText } from '../codegen/canonical.ts';
import { catalogPage } from '../codegen/catalog-page.ts';
import { changelogMarkdown, parseChangelog } from '../codegen/changelog.ts';
import { type Contract, reserved } from '../codegen/contract.ts';
import { type Document, parseContract } from '../codegen/document.ts';
import { gatewayDocument, gatewayFiles } from '../codegen/gateway.ts';
import { generate } from '../codegen/generate.ts';
import { compareFiles, withChecksums, writeFiles } from '../codegen/generated-files.ts';
import { compareHandlers, writeHandlerIndex } from '../codegen/handlers.ts';
import { checkStructure, loadContract } from '../codegen/load-contract.ts';
import { generateOverlays } from '../codegen/overlays.ts';
import { generateSdk } from '../codegen/sdk.ts';
import { servedFiles } from '../codegen/served/served-files.ts';
import { tradeRulesPage } from '../codegen/trade-rules-page.ts';
import { benchmarkFiles, readReleases, worseRatios } from './bench/release.ts';

interface Options {
  check?: boolean;
  format?: boolean;
  contract: string;
  out: string;
  handlers: string;
  sdk: string;
  overlays: string;
  changelog: string;
  benchmarks: string;
  editions?: string;
}

const root = path.resolve(import.meta.dirname, '..');

const command = () =>
  new Command('npm run generate --')
    .description(
      "Generate generated/ (also from the gateway's protocol), the registry of operation handlers, the SDK's generated sources and the overlays in codegen/overlay/ from openapi.json, CHANGELOG.md from docs/changelog.jsonl, the tables and charts of the last release in docs/benchmarks/, the columns in docs/catalog.md, and the rules in docs/trade-rules.md.",
    )
    .option(
      '--check',
      'write nothing; fail if generated/, the handlers, the SDK or the overlays do not match openapi.json, if CHANGELOG.md does not match docs/changelog.jsonl, if a table or chart does not match docs/benchmarks/ or a ratio there got worse without a reason, or if openapi.json is not formatted',
    )
    .option('--format', 'format openapi.json first')
    .option('--contract <file>', 'contract to read', path.join(root, 'openapi.json'))
    .option('--out <folder>', 'folder to write or compare', path.join(root, 'generated'))
    .option(
      '--handlers <folder>',
      'folder with one handler per operation and their registry, index.ts',
      path.join(root, 'src', 'operation'),
    )
    .option(
      '--sdk <folder>',
      'folder of the SDK to write or compare',
      path.join(root, 'sdk', 'typescript', 'src', 'generated'),
    )
    .option(
      '--overlays <folder>',
      'folder of the overlays for SDK generators to write or compare',
      path.join(root, 'codegen', 'overlay'),
    )
    .option('--changelog <folder>', 'folder of docs/changelog.jsonl and CHANGELOG.md', root)
    .option('--benchmarks <folder>', 'folder of README.md, docs/benchmarks.md and docs/benchmarks/', root)
    .option(
      '--editions <folder>',
      'also write the editions that the service serves, such as openapi-3.0.json, to this folder',
    );

/** Runs `npm run generate`. @throws {Error} naming each problem of the contract or, with `--check`, each difference. */
export async function runGenerate(args: readonly string[], print: (line: string) => void): Promise<void> {
  const started = performance.now();
  const options = command().parse(args, { from: 'user' }).opts<Options>();
  const { check, format, contract, out, handlers, sdk, overlays } = options;
  const text = readFileSync(contract, 'utf8');
  const given = parseContract(text);
  checkStructure(given);
  const document = format ? parseContract(canonicalText(given)) : given;
  const loaded = loadContract(document, reserved);
  const gateway = JSON.parse(readFileSync(path.join(root, gatewayDocument), 'utf8'));
  const files = await generate(loaded, await gatewayFiles(gateway));
  const sdkFiles = await generateSdk(loaded);
  const overlayFiles = generateOverlays(loaded);
  const changelog = generateChangelog(loaded, options.changelog);
  const benchmarks = benchmarkFiles(options.benchmarks);
  const madePages = [catalogPage, tradeRulesPage];
  const pages = new Map(madePages.map((page) => [page.file, page.text(root)]));
  const count = files.size + sdkFiles.size + overlayFiles.size;
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  if (check) {
    refuseDrift({
      folders: [
        ...folderDrift('generated/', compareFiles(files, out)),
        ...folderDrift('sdk/typescript/src/generated/', compareFiles(sdkFiles, sdk)),
        ...folderDrift('codegen/overlay/', compareFiles(overlayFiles, overlays)),
      ],
      handlers: compareHandlers(loaded, handlers),
      isChangelogCurrent: changelog.isCurrent,
      benchmarks: [
        ...benchmarkDrift(options.benchmarks),
        ...differing(pages, root).map(
          (name) =>
            `${name} does not match ${madePages.find(({ file }) => file === name)?.source}. To fix it, run: npm run generate`,
        ),
      ],
      isCanonical: text === canonicalText(document),
    });
    print(`Generated files are up to date: ${count} files compared in ${seconds()}`);
    return;
  }
  if (format) reorder(contract, text, document, print);
  const touched = [
    ...writeFiles(files, out),
    ...writeFiles(sdkFiles, sdk),
    ...writeFiles(overlayFiles, overlays),
  ];
  for (const file of differing(benchmarks, options.benchmarks)) {
    writeFileSync(path.join(options.benchmarks, file), benchmarks.get(file) ?? '');
    print(`${file} has changed`);
  }
  for (const file of differing(pages, root)) {
    writeFileSync(path.join(root, file), pages.get(file) ?? '');
    print(`${file} has changed`);
  }
  if (options.editions) writeFiles(withChecksums(servedFiles(loaded)), options.editions);
  print(`${count} files generated, ${touched.length} changed, in ${seconds()}`);
  if (writeHandlerIndex(loaded, handlers)) print('The registry of operation handlers has changed');
  if (changelog.isCurrent) return;
  writeFileSync(changelog.page, changelog.text);
  print('CHANGELOG.md has changed');
}

/** Reads docs/changelog.jsonl. Returns the text of CHANGELOG.md, and whether the file has it. */
function generateChangelog({ operations }: Contract, folder: string) {
  const names = new Set(operations.map(({ id }) => id));
  const lines = readFileSync(path.join(folder, 'docs', 'changelog.jsonl'), 'utf8');
  const text = changelogMarkdown(parseChangelog(lines, names));
  const page = path.join(folder, 'CHANGELOG.md');
  const isCurrent = existsSync(page) && readFileSync(page, 'utf8') === text;
  return { page, text, isCurrent };
}

/** Returns the files that differ from their text. */
function differing(files: ReadonlyMap<string, string>, folder: string): string[] {
  return [...files.keys()].filter((name) => {
    const file = path.join(folder, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== files.get(name);
  });
}

/** Returns what `--check` says about the figures of a folder. @throws {Error} if a page has no place for them */
export function benchmarkDrift(folder: string): string[] {
  const files = benchmarkFiles(folder);
  const drift = differing(files, folder);
  const worse = worseRatios(readReleases(folder));
  return [
    ...drift.map((name) => `${name} does not match the last release in docs/benchmarks/`),
    ...(drift.length > 0 ? ['To fix it, run: npm run generate'] : []),
    ...worse,
    ...(worse.length > 0
      ? ['Say why in "reasons" of the later file, by the name of the ratio, or make it as good as before']
      : []),
  ];
}

interface Drift {
  readonly folders: readonly string[];
  readonly handlers: readonly string[];
  readonly isChangelogCurrent: boolean;
  readonly benchmarks: readonly string[];
  readonly isCanonical: boolean;
}

function refuseDrift({ folders, handlers, isChangelogCurrent, benchmarks, isCanonical }: Drift): void {
  const problems = [
    ...folders,
    ...(handlers.length > 0
      ? [
          'The handlers in src/operation do not match the operations of openapi.json:',
          ...handlers.map((line) => `  - ${line}`),
          'Add or remove the handlers. To update index.ts, run: npm run generate',
        ]
      : []),
    ...(isChangelogCurrent
      ? []
      : [
          'CHANGELOG.md does not match docs/changelog.jsonl',
          'Write the change as a line of docs/changelog.jsonl. Then run: npm run generate',
        ]),
    ...benchmarks,
    ...(isCanonical ? [] : ['openapi.json is not formatted', 'To fix it, run: npm run generate -- --format']),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function folderDrift(folder: string, drift: readonly string[]): string[] {
  if (drift.length === 0) return [];
  return [
    `${folder} does not match openapi.json:`,
    ...drift.map((line) => `  - ${line}`),
    'To fix it, run: npm run generate',
  ];
}

function reorder(file: string, text: string, document: Document, print: (line: string) => void): void {
  const ordered = canonicalText(document);
  if (ordered === text) return;
  writeFileSync(file, ordered);
  print(`${path.basename(file)} was reformatted`);
}

if (import.meta.main) {
  runGenerate(process.argv.slice(2), console.log).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
