import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { openapiOverlay } from 'openapi-format';
import { presentContract } from '../../../scripts/contract/places.ts';
import { runRedocly } from '../../../scripts/contract/redocly.ts';
import { root } from '../../support/place.ts';

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
    expect(await runRedocly('lint', file)).toMatchObject({ code: 0 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
