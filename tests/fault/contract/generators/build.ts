import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type { Document } from '../../../../codegen/document.ts';
import { contractTools } from '../tools.ts';
import type { Client } from './client.ts';
import { generators } from './generate.ts';

export interface BuiltClients {
  /** Errors of `tsc --strict` in a client and in the code that uses it. */
  compileErrors(name: string): readonly string[];
  connect(name: string, baseUrl: string, apiKey: string): Client;
}

/** Generates a client of a contract with every generator, and compiles them. */
export async function buildClients(document: Document, folder: string): Promise<BuiltClients> {
  mkdirSync(folder);
  const contract = path.join(folder, 'openapi.json');
  writeFileSync(contract, JSON.stringify(document));
  // Generated code imports its own files without an extension, which Node resolves in CommonJS only.
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "commonjs" }');
  symlinkSync(path.join(contractTools.folder, 'node_modules'), path.join(folder, 'node_modules'));
  copyFileSync(path.join(import.meta.dirname, 'client.ts'), path.join(folder, 'client.ts'));
  for (const [name, generate] of Object.entries(generators)) {
    const started = performance.now();
    mkdirSync(path.join(folder, name, 'generated'), { recursive: true });
    await generate(contract, path.join(folder, name, 'generated'));
    copyFileSync(path.join(import.meta.dirname, 'glue', `${name}.ts`), glueOf(folder, name));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${path.basename(folder)}: ${name} generated in ${seconds} s\n`);
  }
  const errors = compile(folder);
  const load = createRequire(contract);
  return {
    compileErrors: (name) => errors.filter((error) => error.startsWith(`${name}${path.sep}`)),
    connect: (name, baseUrl, apiKey) => load(`./${name}/glue.js`).connect(baseUrl, apiKey),
  };
}

const glueOf = (folder: string, name: string) => path.join(folder, name, 'glue.ts');

/** Compiles all clients, also those with errors. Returns the errors, each with its file. */
function compile(folder: string): string[] {
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      strict: true,
      target: 'es2024',
      module: 'nodenext',
      lib: ['es2024', 'dom', 'dom.iterable'],
      types: [],
      skipLibCheck: true,
    },
    folder,
  );
  const program = ts.createProgram(
    Object.keys(generators).map((name) => glueOf(folder, name)),
    options,
  );
  program.emit();
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    return `${path.relative(folder, file?.fileName ?? '')}: ${text}`;
  });
}
