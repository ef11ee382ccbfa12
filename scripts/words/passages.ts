import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A text that a person reads: a paragraph, a comment or a description of the contract. */
export interface Passage {
  readonly file: string;
  /** The line of the file where the text begins, from 1. */
  readonly line: number;
  readonly kind: 'document' | 'contract' | 'comment' | 'message';
  readonly text: string;
}

const contractKeys = /^\s*"(?:title|summary|description|message|x-pattern-message)": ("(?:[^"\\]|\\.)*"),?$/;
const sentenceInCode = /(['`])((?:(?!\1)[^\\\n]|\\.){24,})\1/g;

/** Reads the passages of the documents, the contract and the code below `root`. Generated files aren't read. */
export function readPassages(root: string): Passage[] {
  const read = (pattern: string, split: (file: string, text: string) => Passage[]) =>
    globSync(pattern, { cwd: root })
      .sort()
      .flatMap((file) => split(file, readFileSync(path.join(root, file), 'utf8')));
  return [
    ...read('{*.md,docs/**/*.md,db/**/*.md}', fromMarkdown),
    ...read('{openapi.json,src/carrier/gateway/gateway.openapi.json}', fromContract),
    ...read('{src,db,codegen,scripts}/**/*.{ts,js}', fromCode),
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
  return text.split('\n').flatMap((raw, index) => {
    const quoted = contractKeys.exec(raw)?.[1];
    if (quoted === undefined) return [];
    const markdown = JSON.parse(quoted) as string;
    return fromMarkdown(file, markdown).map((passage) => ({
      ...passage,
      line: index + 1,
      kind: 'contract' as const,
    }));
  });
}

/** Comments, and string literals that are long enough to be a message. */
export function fromCode(file: string, text: string): Passage[] {
  const passages: Passage[] = [];
  let open: { line: number; parts: string[] } | null = null;
  for (const [index, raw] of text.split('\n').entries()) {
    const comment = /^\s*(?:\/\*\*?|\*(?!\/)|\/\/)\s?(.*?)(?:\*\/)?$/.exec(raw)?.[1];
    if (comment !== undefined) {
      open ??= { line: index + 1, parts: [] };
      open.parts.push(comment.trim());
      continue;
    }
    if (open) passages.push({ file, line: open.line, kind: 'comment', text: open.parts.join(' ').trim() });
    open = null;
    for (const [, , literal = ''] of raw.matchAll(sentenceInCode)) {
      if (/[a-z] [a-z]+ [a-z]/.test(literal)) {
        passages.push({ file, line: index + 1, kind: 'message', text: literal });
      }
    }
  }
  return passages;
}
