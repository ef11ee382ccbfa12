import { describe, expect, it } from '@jest/globals';
import { compareFiles } from '../../codegen/generated-files.ts';
import { expectedFolder, generateSmall } from './small-contract.ts';

describe('the generator', () => {
  it('writes the committed files of the small contract, byte for byte (to update them: node tests/codegen/write-fixture.ts)', async () => {
    const files = await generateSmall();
    expect(compareFiles(files, expectedFolder)).toEqual([]);
  });

  it('writes the same bytes each time', async () => {
    expect(await generateSmall()).toEqual(await generateSmall());
  });

  it('marks every source file as generated and lists them all in the manifest', async () => {
    const files = await generateSmall();
    const sources = [...files].filter(([name]) => name !== 'checksums.json');
    for (const [, text] of sources) {
      expect(text.startsWith('// Generated from openapi.json by codegen/. Do not edit.\n')).toBe(true);
    }
    const checksums = JSON.parse(files.get('checksums.json') ?? '{}') as Record<string, string>;
    expect(Object.keys(checksums)).toEqual(sources.map(([name]) => name));
    expect(new Set(Object.values(checksums)).size).toBe(new Set(sources.map(([, text]) => text)).size);
  });
});
