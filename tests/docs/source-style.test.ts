import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { root } from '../support/paths.ts';

const files = execFileSync('git', ['ls-files', 'src', 'db', 'codegen', 'scripts', 'sdk', 'tests'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.ts') && existsSync(path.join(root, file)));

type Finding = 'spread of a literal' | 'cast to VNode' | 'markup in a text' | 'HTML engine';

/** Packages that make HTML of templates. `src/html.ts` is the only file that imports one. */
const engineNames = 'htm|preact-render-to-string|handlebars|mustache|ejs|pug|eta|nunjucks|lit';
const engine = new RegExp(`^(?:${engineNames})(?:/|$)`);
const markup =
  /<\/[a-z]\w*>|<(?:a|body|br|div|form|head|html|img|input|li|link|meta|p|script|span|style|table)\b/i;

function textIn(node: ts.Node): string | undefined {
  if (ts.isTaggedTemplateExpression(node.parent)) return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join();
}

/** Files without these need no parsing, which takes seconds for all. */
const suspicious = new RegExp(
  `\\.\\.\\.\\(*\\s*[[{]|\\bas [^;]*VNode|from '(?:${engineNames})|${markup.source}`,
  'i',
);

function findingsIn(file: string, text: string): Finding[] {
  if (!suspicious.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isSpreadElement(node) || ts.isSpreadAssignment(node)) {
      let { expression } = node;
      while (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression))
        ({ expression } = expression);
      if (ts.isArrayLiteralExpression(expression) || ts.isObjectLiteralExpression(expression))
        found.push('spread of a literal');
    }
    if (ts.isAsExpression(node) && /\bVNode\b/.test(node.type.getText(source))) found.push('cast to VNode');
    if (file.startsWith('src/')) {
      if (ts.isImportDeclaration(node) && engine.test((node.moduleSpecifier as ts.StringLiteral).text))
        found.push('HTML engine');
      if (markup.test(textIn(node) ?? '')) found.push('markup in a text');
    }
    node.forEachChild(visit);
  };
  source.forEachChild(visit);
  return found;
}

/** Files of `src/` that treat HTML as text, each with its reason. */
const htmlAsText: Readonly<Record<string, string>> = {
  'src/html.ts': 'is the engine',
  'src/dashboard/form-submissions.ts': 'shows a page that was rendered before',
  'src/dashboard/frame.ts': 'puts a page that was rendered before into its frame',
  'src/dashboard/view/field.ts': 'puts the summary of errors before such a page',
  'src/label/render/bitmap.ts': 'draws labels as SVG, which has numbers and colors alone',
  'src/http/page/serve-docs.ts': 'has the one page of Swagger UI',
};

describe('the source code', () => {
  const found = files.flatMap((file) =>
    findingsIn(file, readFileSync(path.join(root, file), 'utf8')).map((finding) => ({ file, finding })),
  );
  const isHtml = (finding: Finding) => finding === 'markup in a text' || finding === 'HTML engine';

  it('spreads no literal, and casts nothing to VNode', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(found.filter(({ finding }) => !isHtml(finding))).toEqual([]);
  });

  it('makes HTML with the templates of src/html.ts only', () => {
    const asText = found.filter(({ finding }) => isHtml(finding));
    expect(asText.filter(({ file }) => !(file in htmlAsText))).toEqual([]);
    expect(Object.keys(htmlAsText).filter((name) => !asText.some(({ file }) => file === name))).toEqual([]);
  });

  it.each<[Finding, string]>([
    ['spread of a literal', "const all = [...['a', 'b'], 'c'];"],
    ['spread of a literal', "const all = [...(['a', 'b'] as const), 'c'];"],
    ['spread of a literal', 'const all = { ...{ a: 1 }, b };'],
    ['cast to VNode', 'const node = page as VNode;'],
    ['cast to VNode', 'const nodes = pages as readonly VNode[];'],
    ['markup in a text', 'const row = `<td>name</td>`;'],
    ['markup in a text', "const line = '<br>' + name;"],
    ['HTML engine', "import { html } from 'htm/preact';"],
  ])('is searched for a %s: %s', (finding, text) => {
    expect(findingsIn('src/planted.ts', text)).toEqual([finding]);
  });

  it.each([
    'const all = [...names, ...pick([1, 2])];',
    "const all = [...['a', 'b'].map(double)];",
    'const part = html`<td>name</td>`;',
    'const line = `a <b and c> d`;',
  ])('allows: %s', (text) => {
    expect(findingsIn('src/planted.ts', text)).toEqual([]);
  });
});
