import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { openapiOverlay } from 'openapi-format';
import { presentContract } from '../../../scripts/contract/baseline.ts';
import { runRedocly } from '../../../scripts/contract/redocly.ts';
import { root } from '../../support/paths.ts';
import { loopbackOnlyEnv, loopbackOnlyFlags } from '../../support/process/loopback-only.ts';
import { runToEnd } from '../../support/sdk/run.ts';
import { sdkTools, tools } from '../../support/sdk/tools.ts';

it('the contract with all overlays is valid OpenAPI 3.1 and has no findings', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-overlay-'));
  try {
    const document = JSON.parse(readFileSync(presentContract, 'utf8'));
    for (const vendor of ['speakeasy', 'fern', 'stainless']) {
      const file = path.join(root, 'codegen', 'overlay', `${vendor}.json`);
      await openapiOverlay(document, { overlaySet: JSON.parse(readFileSync(file, 'utf8')) });
    }
    const file = path.join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    expect(readFileSync(file, 'utf8')).toContain('x-fern-pagination');
    expect(await runRedocly('lint', [file])).toMatchObject({ code: 0 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe("Fern's own check", () => {
  beforeAll(() => sdkTools.install(), 600_000);

  const contract = readFileSync(presentContract, 'utf8');

  /** Runs `fern check` for a project with a contract and the overlay. A generator makes Fern check names too. */
  async function fernCheck(contract: object) {
    const folder = mkdtempSync(path.join(tmpdir(), 'sampan-fern-'));
    const fern = path.join(folder, 'fern');
    mkdirSync(fern);
    const files = {
      'fern.config.json': { organization: 'sampan', version: '5.131.1' },
      'openapi.json': contract,
      'overlay.json': JSON.parse(readFileSync(path.join(root, 'codegen', 'overlay', 'fern.json'), 'utf8')),
      // JSON is valid YAML.
      'generators.yml': {
        api: { specs: [{ openapi: 'openapi.json', overlays: 'overlay.json' }] },
        groups: {
          sdk: {
            generators: [
              {
                name: 'fernapi/fern-typescript-sdk',
                version: '0.51.7',
                output: { location: 'local-file-system', path: '../sdk' },
              },
            ],
          },
        },
      },
    };
    for (const [name, content] of Object.entries(files))
      writeFileSync(path.join(fern, name), JSON.stringify(content));
    const { code, stdout, stderr } = await runToEnd(
      process.execPath,
      [...loopbackOnlyFlags, tools.fern, 'check', '--warnings'],
      {
        cwd: folder,
        env: {
          ...process.env,
          ...loopbackOnlyEnv,
          HOME: folder,
          FERN_DISABLE_TELEMETRY: 'true',
          FERN_NO_VERSION_REDIRECTION: 'true',
        },
      },
    );
    rmSync(folder, { recursive: true });
    return { code, output: stdout + stderr };
  }

  it('has no finding in the contract with its overlay', async () => {
    const { code, output } = await fernCheck(JSON.parse(contract));
    expect([code, code === 0 ? '' : output]).toEqual([0, '']);
    expect(output).toContain('All checks passed');
  }, 120_000);

  it('has findings if the error numbers have no names', async () => {
    const withoutNames = (key: string, value: unknown) => (key === 'x-enum-varnames' ? undefined : value);
    const { code, output } = await fernCheck(JSON.parse(contract, withoutNames));
    expect(code).not.toBe(0);
    expect(output).toContain('Enum value 1400001 is not suitable for code generation');
  }, 120_000);
});
