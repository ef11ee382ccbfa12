// Compiles the service's reader of order files (src/order-file/) into dist/reader/, so that shops read a file as the service
// does. What a browser does not have is replaced by the files beside this one.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const here = import.meta.dirname;
const root = path.resolve(here, '..', '..', '..');
const entries = ['src/order-file/order-file.ts', 'src/order-file/order-text.ts'];

/** By their names in the service: `src/party/advise.ts` is replaced by `src.party.advise.ts`. */
const replacements = new Map(
  globSync('src.*.ts', { cwd: here }).map((file) => [
    `${file.slice(0, -'.ts'.length).replaceAll('.', '/')}.ts`,
    path.join(here, file),
  ]),
);

/** Returns the texts of the entries and of all that it imports, by their names in the service. */
function collect() {
  const sources = new Map();
  const names = [...entries];
  for (const name of names) {
    if (sources.has(name)) continue;
    const replacement = replacements.get(name);
    const toRoot = '../'.repeat(name.split('/').length - 1);
    const text = readFileSync(replacement ?? path.join(root, name), 'utf8').replaceAll(
      replacement ? "'../../../" : '\0',
      `'${toRoot}`,
    );
    sources.set(name, text);
    const { outputText } = ts.transpileModule(text, { compilerOptions: options(ts.ModuleKind.ESNext) });
    for (const { fileName } of ts.preProcessFile(outputText).importedFiles) {
      if (!fileName.startsWith('.'))
        throw new Error(
          `${name} imports ${fileName}, which a browser does not have: replace a file in ${here}`,
        );
      names.push(path.posix.join(path.posix.dirname(name), fileName.replace(/\.js$/, '.ts')));
    }
  }
  return sources;
}

function options(module) {
  return {
    module,
    target: ts.ScriptTarget.ES2022,
    rewriteRelativeImportExtensions: true,
    verbatimModuleSyntax: module === ts.ModuleKind.ESNext,
    removeComments: true,
  };
}

/** Leaves out what only the service's pages show: the Chinese of messages, and the hints on values. */
function leaveOutPageTexts(context) {
  const isText = (node) =>
    ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'hint') return undefined;
    const [english, chinese, ...others] = ts.isArrayLiteralExpression(node) ? node.elements : [];
    return chinese && others.length === 0 && isText(english) && /\p{Script=Han}/u.test(chinese.getText())
      ? context.factory.createArrayLiteralExpression([english])
      : ts.visitEachChild(node, visit, context);
  };
  return (file) => ts.visitNode(file, visit);
}

/** Sources with such texts. The Chinese of the others is that of files. */
const withPageTexts = ['file-fault', 'order-text', 'order-field'].map((name) => `src/order-file/${name}.ts`);

const sources = collect();
const index = `export { noChoices, openOrderFile } from './${entries[0]}';
export { fileFaultText } from './src/order-file/file-fault.ts';
export { cellFaultText, leftOutItemText } from './src/order-file/order-text.ts';`;
for (const [folder, module] of [
  ['dist/reader', ts.ModuleKind.ESNext],
  ['dist/cjs/reader', ts.ModuleKind.CommonJS],
]) {
  for (const [name, text] of [...sources, ['index.ts', index]]) {
    const file = path.join(here, '..', folder, name.replace(/\.ts$/, '.js'));
    mkdirSync(path.dirname(file), { recursive: true });
    const transformers = withPageTexts.includes(name) ? { before: [leaveOutPageTexts] } : {};
    writeFileSync(
      file,
      ts.transpileModule(text, { compilerOptions: options(module), transformers }).outputText,
    );
  }
}
