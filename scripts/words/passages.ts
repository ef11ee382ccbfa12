import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A text that a person reads: a paragraph, a comment, the title of a test or a description of the contract. */
export interface Passage {
  readonly file: string;
  /** The line of the file where the text begins, from 1. */
  readonly line: number;
  readonly kind: 'document' | 'contract' | 'comment' | 'title' | 'message';
  readonly text: string;
}

const contractKeys = /"(?:title|summary|description|message|x-pattern-message)": ("(?:[^"\\]|\\.)*")/g;

/** Reads the passages of the documents, the contract and the code below `root`. Generated files aren't read. */
export function readPassages(root: string): Passage[] {
  const read = (pattern: string, split: (file: string, text: string) => Passage[]) =>
    globSync(pattern, { cwd: root, exclude: ['**/generated/**'] })
      .sort()
      .flatMap((file) => split(file, readFileSync(path.join(root, file), 'utf8')));
  return [
    ...read('{*.md,{docs,db,sdk,tests}/**/*.md}', fromMarkdown),
    ...read('{openapi.json,docs/carrier-gateway/openapi.json}', fromContract),
    ...read('{src,db,codegen,scripts,sdk}/**/*.{ts,js}', fromCode),
    // The other strings of tests are data: bodies, and messages of the service.
    ...read('tests/**/*.{ts,js}', fromCode).filter(({ kind }) => kind !== 'message'),
  ];
}

/** Paragraphs, list items and table cells; code blocks are left out. */
export function fromMarkdown(file: string, text: string): Passage[] {
  const passages: Passage[] = [];
  let open: { line: number; parts: string[] } | null = null;
  const end = () => {
    if (open) passages.push({ file, line: open.line, kind: 'document', text: open.parts.join(' ') });
    open = null;
  };
  let inCode = false;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line.startsWith('```')) inCode = !inCode;
    if (inCode || line === '' || line.startsWith('```') || /^[#|]|^(?:[-*]|\d+\.) /.test(line)) end();
    if (inCode || line === '' || line.startsWith('```')) continue;
    if (line.startsWith('|')) {
      for (const cell of line.split(/(?<!\\)\|/).map((part) => part.trim())) {
        if (/[a-z]/.test(cell)) passages.push({ file, line: index + 1, kind: 'document', text: cell });
      }
      continue;
    }
    open ??= { line: index + 1, parts: [] };
    open.parts.push(line.replace(/^(?:#+|[-*]|\d+\.) /, ''));
    if (line.startsWith('#')) end();
  }
  end();
  return passages;
}

/** Titles, summaries, descriptions and messages, a passage per paragraph. */
function fromContract(file: string, text: string): Passage[] {
  return text.split('\n').flatMap((raw, index) =>
    [...raw.matchAll(contractKeys)].flatMap(([, quoted = '']) =>
      fromMarkdown(file, JSON.parse(quoted) as string).map((passage) => ({
        ...passage,
        line: index + 1,
        kind: 'contract' as const,
      })),
    ),
  );
}

/** `itAsRoot` and the like run `it` under a condition. */
const testFunctions = /^(?:describe|it|test)(?:[A-Z]\w*)?\b/;

/** Comments, titles of tests, and string literals that are long enough to be a message. */
export function fromCode(file: string, text: string): Passage[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const passages: Passage[] = [];
  const titles = new Set<ts.Node>();
  const add = (kind: Passage['kind'], position: number, content: string) => {
    const { line } = source.getLineAndCharacterOfPosition(position);
    passages.push({ file, line: line + 1, kind, text: content });
  };
  const read = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && testFunctions.test(node.expression.getText())) {
      const [title] = node.arguments;
      if (title && isText(title)) {
        titles.add(title);
        add('title', title.getStart(), readContent(title));
      }
    }
    if (isText(node) && !titles.has(node)) {
      const content = readContent(node);
      if (content.length >= 24 && /[a-z] [a-z]+ [a-z]/.test(content))
        add('message', node.getStart(), content);
    }
    const children = node.getChildren();
    for (const child of children) if (!ts.isJSDoc(child)) read(child);
    if (children.length === 0)
      for (const { pos, content } of commentsBefore(text, node)) add('comment', pos, content);
  };
  read(source);
  return passages.sort((a, b) => a.line - b.line);
}

type TextNode = ts.StringLiteralLike | ts.TemplateExpression;
const isText = (node: ts.Node): node is TextNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Placeholders of a template are replaced by an ellipsis. */
function readContent(node: TextNode): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** The comments between a token and the one before it; successive `//` lines are one comment. */
function commentsBefore(text: string, token: ts.Node): { pos: number; content: string }[] {
  const comments: { pos: number; content: string }[] = [];
  const ranges = [
    ...(ts.getTrailingCommentRanges(text, token.pos) ?? []),
    ...(ts.getLeadingCommentRanges(text, token.pos) ?? []),
  ];
  let endOfLine = -1;
  // At the start of a file, both functions return the same comments.
  for (const { pos, end } of new Map(ranges.map((range) => [range.pos, range])).values()) {
    const raw = text.slice(pos, end);
    const content = raw
      .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
      .replace(/\s*\n\s*\*?\s*/g, ' ')
      .trim();
    const last = comments.at(-1);
    const continues = endOfLine >= 0 && raw.startsWith('//') && /^\s*$/.test(text.slice(endOfLine, pos));
    if (last && continues) last.content += ` ${content}`;
    else comments.push({ pos, content });
    endOfLine = raw.startsWith('//') ? end : -1;
  }
  return comments;
}
