import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type AnsweredAdvisory, judgeAudit } from '../../../scripts/release/audit.ts';
import { root } from '../../support/paths.ts';
import { runToEnd } from '../../support/sdk/run.ts';

const today = '2026-11-24';
const advisory = {
  name: 'express',
  title: 'Reads too much',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity: 'high',
  range: '<6.0.0',
};
/** As npm reports it: a package of ours has it through another. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: { express: { via: [advisory] }, ours: { via: ['express'] } },
};
const answer: AnsweredAdvisory = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  package: 'express',
  reason: 'The function is not called.',
  until: today,
};

describe('an advisory', () => {
  it('is a problem if the file names no reason for it', () => {
    expect(judgeAudit(report, [], today)).toEqual({
      isChecked: true,
      problems: [`express <6.0.0: Reads too much (high, ${advisory.url}); it has no answer`],
      notes: [],
    });
  });

  it('is none until the last day of the reason given, and one on the day after', () => {
    expect(judgeAudit(report, [answer], today).problems).toEqual([]);
    expect(judgeAudit(report, [answer], '2026-11-25').problems).toEqual([
      expect.stringMatching(/its answer ended on 2026-11-24$/),
    ]);
  });

  it('is not answered for another package', () => {
    expect(judgeAudit(report, [{ ...answer, package: 'ajv' }], today).problems).toHaveLength(1);
  });

  it('that is no longer reported is named, so that its entry is removed', () => {
    expect(judgeAudit({ ...report, vulnerabilities: {} }, [answer], today).notes).toEqual([
      'GHSA-aaaa-bbbb-cccc express is no longer reported: remove its answer',
    ]);
  });
});

/** Runs `npm run audit` against a registry on this machine. */
async function auditAgainst(listener: RequestListener) {
  const cache = mkdtempSync(path.join(tmpdir(), 'sampan-npm-'));
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const env = { ...process.env, npm_config_cache: cache };
    const command = ['scripts/release/audit.ts', '--registry', registry];
    return await runToEnd(process.execPath, command, { cwd: root, env });
  } finally {
    server.close();
    rmSync(cache, { recursive: true });
  }
}

describe('npm run audit', () => {
  it('names the advisories of the registry, and exits with 1', async () => {
    const { title, url, severity } = advisory;
    const known = { id: 1, title, url, severity, vulnerable_versions: '<99.0.0' };
    const { code, stdout, stderr } = await auditAgainst((request, response) => {
      response.setHeader('Content-Type', 'application/json');
      if (request.method === 'POST') return void response.end(JSON.stringify({ htm: [known] }));
      // npm asks for the versions of the package.
      const version = { name: 'htm', version: '3.1.1' };
      const htm = { name: 'htm', 'dist-tags': { latest: '3.1.1' }, versions: { '3.1.1': version } };
      response.end(JSON.stringify(request.url === '/htm' ? htm : {}));
    });
    expect(stdout).toMatch(/^htm <99\.0\.0: Reads too much \(high, .*\); it has no answer$/m);
    expect(stderr).toMatch(/answered-advisories\.json\.$/m);
    expect(code).toBe(1);
  });

  it('exits with 2 and an explanation if the registry has no audits', async () => {
    const { code, stdout } = await auditAgainst((_, response) => response.writeHead(405).end());
    expect(stdout).toMatch(/^The registry gave no audit \(status 405\), so nothing was checked\./);
    expect(code).toBe(2);
  });

  it('passes if the registry knows no advisory', async () => {
    const { code, stdout } = await auditAgainst((_, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end('{}');
    });
    expect(stdout).toMatch(/^Every package is without advisories/);
    expect(code).toBe(0);
  });
});
