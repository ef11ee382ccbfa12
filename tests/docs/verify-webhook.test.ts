import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyWebhook } from '../../docs/examples/typescript/verify.ts';
import { root } from '../support/paths.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { registered } from '../webhook/http.ts';
import { isInstalled, languages } from './other-languages.ts';
import { type SignatureCase, signatureCases } from './signature-cases.ts';

const folder = path.join(root, 'docs', 'examples');

let service: TestService;
const samples: SignatureCase[] = [];
beforeAll(async () => {
  service = await startTestService();
  const { id, secret } = await registered(service);
  samples.push(await sample(id, secret, 'a sample'));
  const rotated = await service.call('post', `/webhooks/${id}/rotate`);
  samples.push(await sample(id, secret, 'a sample in a rotation, the old secret'));
  samples.push(await sample(id, rotated.body.data.secret, 'a sample in a rotation, the new secret'));
});
afterAll(() => service.stop());

/** Returns a delivery that the service signed, from getWebhookSample. */
async function sample(id: string, secret: string, what: string): Promise<SignatureCase> {
  const { body } = await service.call('get', `/webhooks/${id}/sample`);
  const { raw_body, headers } = body.data;
  const now = Math.floor(Date.now() / 1000);
  return {
    what,
    body: Buffer.from(raw_body),
    header: headers['X-Service-Signature'],
    secret,
    now,
    genuine: true,
  };
}

const cases = () => [...signatureCases, ...samples];
const named = (verdicts: readonly boolean[]) => cases().map(({ what }, index) => [what, verdicts[index]]);
const expected = () => named(cases().map(({ genuine }) => genuine));

describe('the example receiver', () => {
  it('in TypeScript accepts genuine deliveries and rejects all others', () => {
    const verdicts = cases().map(({ body, header, secret, now }) =>
      verifyWebhook(body, header ?? undefined, secret, new Date(now * 1000)),
    );
    expect(named(verdicts)).toEqual(expected());
  });

  for (const language of languages) {
    if (!isInstalled(language)) {
      console.log(`skipped: the example in ${language.name}, because ${language.program} is not on the PATH`);
      continue;
    }
    it(`in ${language.name} does the same`, () => {
      expect(named(language.verdicts(cases()))).toEqual(expected());
    }, 60_000);
  }
});

describe('the guide', () => {
  const guide = readFileSync(path.join(root, 'docs', 'webhooks.md'), 'utf8');

  it('shows the tested examples verbatim', () => {
    const blocks = [...guide.matchAll(/```(?:ts|python|php|go)\n(.*?)```/gs)].map(([, code]) => code);
    const files = ['typescript/verify.ts', 'python/verify.py', 'php/verify.php', 'go/webhook/verify.go'];
    expect(blocks).toEqual(files.map((file) => readFileSync(path.join(folder, file), 'utf8')));
    expect(globSync('**/verify.*', { cwd: folder }).sort()).toEqual(files.sort());
  });

  it('names only operations of the contract, and has no broken link', () => {
    const prose = guide.replaceAll(/```.*?```/gs, '');
    const named = prose.match(/\b(?:get|list|create|update|delete|rotate|redeliver|test)[A-Z]\w+/g) ?? [];
    const contract = readFileSync(path.join(root, 'openapi.json'), 'utf8');
    const operations = new Set([...contract.matchAll(/"operationId": "(\w+)"/g)].map(([, id]) => id));
    expect(new Set(named).size).toBeGreaterThan(6);
    expect(named.filter((name) => !operations.has(name))).toEqual([]);
    const headings = [...prose.matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => text);
    const anchors = headings.map((text) => `#${text.toLowerCase().replaceAll(' ', '-')}`);
    const links = [...prose.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
    const broken = links.filter((target) =>
      target.startsWith('#') ? !anchors.includes(target) : !existsSync(path.join(root, 'docs', target)),
    );
    expect([links.length > 2, broken]).toEqual([true, []]);
  });
});
