import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Document, ResponseObject } from '../../codegen/document.ts';
import { presentContract } from '../../scripts/contract/baseline.ts';
import { runRedocly } from '../../scripts/contract/redocly.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sampan-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lints the changed contract with Redocly, and returns the rule and message of each problem. */
async function lint(change: (document: Document) => void): Promise<{ code: number; problems: string[] }> {
  const document = JSON.parse(readFileSync(presentContract, 'utf8')) as Document;
  change(document);
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const { code, stdout } = await runRedocly('lint', [file, '--format', 'json']);
  const report = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] };
  return { code, problems: report.problems.map(({ ruleId, message }) => `${ruleId}: ${message}`) };
}

describe('the lint of the contract', () => {
  it('refuses an example that violates its schema, a missing header, and an undefined tag', async () => {
    const { code, problems } = await lint((document) => {
      const operation = document.paths['/countries']?.get;
      const answer = operation?.responses?.['200'] as ResponseObject;
      Object.assign(answer.content?.['application/json']?.examples ?? {}, {
        drifted: { summary: 'Drifted', value: { status: 200, message: 'success', data: [{ code: 852 }] } },
      });
      answer.headers = {};
      operation?.tags?.splice(0, 1, 'atlas');
    });
    expect(code).toBe(1);
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^no-invalid-media-type-examples: .*`code` property type must be string/),
        'sampan/response-headers: listCountries: X-Request-Id of its 200 must be required, but is absent',
        expect.stringMatching(/^operation-tag-defined: /),
      ]),
    );
  });
});
