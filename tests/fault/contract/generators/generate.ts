import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { runRedocly } from '../../../../scripts/contract/redocly.ts';
import { contractTools } from '../tools.ts';

/** Generates a client from a contract into a folder. */
type Generate = (contract: string, folder: string) => Promise<unknown>;

const run =
  (program: string, args: (contract: string, folder: string) => string[]): Generate =>
  (contract, folder) =>
    promisify(execFile)(process.execPath, [contractTools.file('.bin', program), ...args(contract, folder)], {
      cwd: contractTools.folder,
    });

/** Each generator, with the options that an integrator would use. */
export const generators: Readonly<Record<string, Generate>> = {
  'openapi-fetch': run('openapi-typescript', (contract, folder) => [
    contract,
    '-o',
    path.join(folder, 'schema.ts'),
    // A property with a default is optional in a request.
    '--default-non-nullable=false',
  ]),
  'hey-api': run('openapi-ts', (contract, folder) => ['-i', contract, '-o', folder, '--no-log-file']),
  oazapfts: run('oazapfts', (contract, folder) => [contract, path.join(folder, 'api.ts')]),
  'typed-openapi': run('typed-openapi', (contract, folder) => [
    contract,
    // It reads the path as below the working directory.
    '-o',
    path.relative(contractTools.folder, path.join(folder, 'api.ts')),
  ]),
  'openapi-typescript-codegen': run('openapi', (contract, folder) => [
    '--input',
    contract,
    '--output',
    folder,
  ]),
  'swagger-typescript-api': run('swagger-typescript-api', (contract, folder) => [
    'generate',
    '-p',
    contract,
    '-o',
    folder,
    '-n',
    'api.ts',
  ]),
  redocly: async (contract, folder) => {
    const { code, stderr } = await runRedocly('generate-client', [
      contract,
      '--output',
      path.join(folder, 'api.ts'),
    ]);
    if (code !== 0) throw new Error(stderr);
  },
};
