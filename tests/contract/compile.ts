import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');

export interface CompileError {
  readonly file: string;
  readonly message: string;
}

/**
 * Type-checks files with the tsconfig of the repository, in one program, and returns the errors of these files.
 * `seeds` are additional files in memory: absolute path to text. Nothing is written.
 */
export function compileErrors(
  files: readonly string[],
  seeds: Readonly<Record<string, string>> = {},
  changedOptions: Readonly<Record<string, unknown>> = {},
): CompileError[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, ...changedOptions },
    root,
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => name in seeds || fileExists(name);
  host.readFile = (name) => seeds[name] ?? readFile(name);
  const names = [...files, ...Object.keys(seeds)];
  const program = ts.createProgram(names, options, host);
  return names.flatMap((name) => {
    const source = program.getSourceFile(name);
    const diagnostics = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return diagnostics.map((diagnostic) => ({
      file: name,
      message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
    }));
  });
}
