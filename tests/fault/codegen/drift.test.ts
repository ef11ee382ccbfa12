import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runGenerate } from '../../../scripts/generate.ts';
import { root } from '../../support/paths.ts';

/** A copy of the parts of the repository that the generator and the linter read. */
const copy = mkdtempSync(path.join(tmpdir(), 'sampan-drift-'));
const inCopy = (file: string) => path.join(copy, file);
const contract = readFileSync(path.join(root, 'openapi.json'), 'utf8');

beforeAll(() => {
  for (const part of ['codegen', 'docs', 'generated', 'src', 'sdk/typescript/src'])
    cpSync(path.join(root, part), inCopy(part), { recursive: true });
  for (const file of [
    'openapi.json',
    'biome.json',
    'package.json',
    'tsconfig.json',
    'CHANGELOG.md',
    '.gitignore',
  ])
    cpSync(path.join(root, file), inCopy(file));
  symlinkSync(path.join(root, 'node_modules'), inCopy('node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program in the copy. Returns its output if it fails, else an empty text. */
function failure(program: readonly string[]): string {
  try {
    execFileSync(process.execPath, program, { cwd: copy, stdio: 'pipe', encoding: 'utf8' });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}\n${stderr}`;
  }
}
/** Runs `npm run generate -- --check` on the copy, in this process. Returns why it fails, else an empty text. */
async function generateCheck(): Promise<string> {
  try {
    await runGenerate(['--check', ...onCopy], () => {});
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
const onCopy = Object.entries({
  contract: 'openapi.json',
  out: 'generated',
  handlers: 'src/operation',
  sdk: 'sdk/typescript/src/generated',
  overlays: 'codegen/overlay',
  changelog: '.',
}).flatMap(([option, place]) => [`--${option}`, inCopy(place)]);
const lint = () => failure(['node_modules/@biomejs/biome/bin/biome', 'lint', '--vcs-enabled=false', 'src']);

type Undo = () => void;

/** Writes a file of the copy. Returns how to undo it. */
function write(file: string, text: string | null): Undo {
  const [place, kept] = [inCopy(file), `${inCopy(file)}.kept`];
  let isKept = true;
  try {
    renameSync(place, kept);
  } catch {
    isKept = false;
  }
  mkdirSync(path.dirname(place), { recursive: true });
  if (text !== null) writeFileSync(place, text);
  return () => {
    rmSync(place, { force: true });
    if (isKept) renameSync(kept, place);
  };
}

// biome-ignore lint/suspicious/noExplicitAny: each mutation knows its part of the contract
const inContract = (change: (document: any) => void) => () => {
  const document = JSON.parse(contract);
  change(document);
  return write('openapi.json', `${JSON.stringify(document, null, 2)}\n`);
};
const append = (file: string, text: string) => () =>
  write(file, `${readFileSync(path.join(root, file), 'utf8')}${text}`);

const handler = 'src/operation/shipment.ts';
const mutations: Record<
  string,
  readonly [apply: () => Undo, find: () => string | Promise<string>, text: RegExp]
> = {
  'a generated file is edited by hand': [append('generated/errors.ts', '\n'), generateCheck, /errors\.ts/],
  'a generated file is missing': [() => write('generated/events.ts', null), generateCheck, /events\.ts/],
  'a generated file is an orphan': [() => write('generated/old.ts', '//\n'), generateCheck, /old\.ts/],
  'a copy of a served file is put where it could be stale': [
    () => write('generated/served/openapi.yaml', 'openapi: 3.1.0\n'),
    generateCheck,
    /served\/openapi\.yaml is not a generated file/,
  ],
  'a handler is missing': [() => write(handler, null), generateCheck, /shipment\.ts is missing/],
  'a handler belongs to no operation': [
    () => write('src/operation/flyShipment.ts', '//\n'),
    generateCheck,
    /flyShipment/,
  ],
  'an operation is renamed in the contract only': [
    inContract((d) => (d.paths['/countries'].get.operationId = 'listLands')),
    generateCheck,
    /listLands|listCountries/,
  ],
  'an operation is removed from the contract only': [
    inContract((d) => delete d.paths['/countries']),
    generateCheck,
    /listCountries/,
  ],
  'an operation has no scope': [
    inContract((d) => delete d.paths['/countries'].get.security),
    generateCheck,
    /security/,
  ],
  'an operation has another scope than before': [
    inContract((d) => (d.paths['/countries'].get.security = [{ bearerAuth: ['wallet:read'] }])),
    generateCheck,
    /operation-table\.ts/,
  ],
  'a booking no longer takes an Idempotency-Key': [
    inContract((d) => delete d.paths['/shipments'].post['x-idempotency']),
    generateCheck,
    /[Ii]dempotency/,
  ],
  'a list has no pagination': [
    inContract((d) => delete d.paths['/shipments'].get['x-pagination']),
    generateCheck,
    /pagination|operation/,
  ],
  'an operation declares an error code that the catalog lacks': [
    inContract((d) => d.paths['/countries'].get['x-sys-codes'].push('TEAPOT')),
    generateCheck,
    /TEAPOT/,
  ],
  'the catalog gives an error code another number': [
    inContract((d) => (d['x-sys-codes'].NOT_FOUND.code = '1404999')),
    generateCheck,
    /1404999|errors\.ts|example/,
  ],
  'an example shows another status': [
    inContract((d) => {
      const { 200: success } = d.paths['/countries'].get.responses;
      success.content['application/json'].examples.countries.value.status = 201;
    }),
    generateCheck,
    /the example countries of its 200 shows status 201/,
  ],
  'an event is missing in the union': [
    inContract((d) => d.components.schemas.Event.oneOf.pop()),
    generateCheck,
    /Event: lacks the event/,
  ],
  'an error code is made in a domain': [
    () =>
      write(
        'src/account/own-error.ts',
        `import { ApiError, errorOrigin } from '../contract/errors.ts';
export class Own extends ApiError {
  constructor() {
    super(errorOrigin, 'COD_NOT_AVAILABLE');
  }
}
`,
      ),
    lint,
    /Only refuse and HttpError make an ApiError/,
  ],
  'an error of HTTP is thrown in a domain': [
    () =>
      write(
        'src/wallet/own-error.ts',
        `import { HttpError } from '../contract/errors.ts';
export const own = new HttpError('NOT_FOUND');
`,
      ),
    lint,
    /A handler refuses with the codes of its operation/,
  ],
};

describe('npm run verify', () => {
  it('finds no drift in the repository', async () => {
    expect([await generateCheck(), lint()]).toEqual(['', '']);
  }, 120_000);

  it.each(Object.entries(mutations))(
    'fails if %s',
    async (_, [apply, find, text]) => {
      const undo = apply();
      try {
        expect(await find()).toMatch(text);
      } finally {
        undo();
      }
    },
    120_000,
  );
});
