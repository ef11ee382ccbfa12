import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { demoCurl } from '../../src/demo/demo-file.ts';
import { root } from '../support/paths.ts';

const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Returns the anchors that GitHub gives to the headings of a page. */
function anchors(file: string): string[] {
  return [...text(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Returns the relative links of a page whose file or heading is missing. */
function brokenLinks(page: string): string[] {
  const links = [...text(page).matchAll(/\]\((?!https?:)([^)\s]*)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? page : path.join(path.dirname(page), file);
    if (!existsSync(path.join(root, target))) return true;
    return anchor !== undefined && !anchors(target).includes(anchor);
  });
}

/** Files that are not in the repository: of the worked examples of CONTRIBUTING, of an installation, of clients. */
const elsewhere =
  /getExchangeRate|^(?:\.sampan\/)?demo\.json$|^wallet\.csv$|^release\.json$|^manifest\.json$|^openapi[\w.-]*\.(?:json|yaml)$|(?:^|\/)mcp\.json$|^claude_desktop_config\.json$|^(?:backup|gitlab-secrets)\.json$/;

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

/**
 * Returns the paths in backticks that are not in the repository. A name without its folder, such as `limits.ts`, is of a
 * file below a folder that the page names. Addresses such as `/openapi.json` are no files.
 */
function missingPaths(page: string): string[] {
  const folder = /`((?:src|db|tests|scripts|codegen|docs|sdk|generated)\/(?:[\w./-]*\/)?)[\w.-]*`/g;
  const file = /`(\w[\w./-]*\.(?:ts|js|sql|lua|css|md|csv|jsonl?|ya?ml))`/g;
  const folders = [...text(page).matchAll(folder)].map(([, name = '']) => name);
  const homes = [`${path.dirname(page)}/`, ...folders];
  const isNamed = (name: string) =>
    files.includes(name) ||
    homes.some((home) => files.some((one) => one.startsWith(home) && one.endsWith(`/${name}`)));
  const names = [...text(page).matchAll(file)].map(([, name = '']) => name);
  return [
    ...folders.filter((name) => !files.some((one) => one.startsWith(name))),
    ...names.filter((name) => !elsewhere.test(name) && !isNamed(name)),
  ];
}

describe.each(pages)('%s', (page) => {
  it('has no broken link', () => expect(brokenLinks(page)).toEqual([]));
  // The change log names files of the past.
  if (page !== 'CHANGELOG.md')
    it('names only files that exist', () => expect(missingPaths(page)).toEqual([]));
});

describe('README', () => {
  it('shows the curl command that a start prints, with the keys of this folder', () => {
    const printed = demoCurl('http://127.0.0.1:3000', '/home').replace(
      '/home/demo.json',
      './.sampan/demo.json',
    );
    expect(text('README.md')).toContain(`\`\`\`sh\n${printed}\n\`\`\``);
  });

  it('has commands without placeholders, so that they work when pasted', () => {
    const commands = [...text('README.md').matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block);
    expect(commands.length).toBeGreaterThan(3);
    expect(commands.join('')).not.toMatch(/…|<\w|\.\.\./);
  });
});
