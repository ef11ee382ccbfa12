import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Passage, readPassages } from './passages.ts';
import { phrases } from './phrases.ts';

/** Checks how the repository's texts read (docs/design/writing.md): phrases, length of sentences, spelling. */
const root = path.resolve(import.meta.dirname, '..', '..');
/** The rule is about 25; a sentence with a list in it may need a few more. */
const maxWords = 30;

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
}

/** Splits a text into sentences; a `code span` or a link counts as one word. */
export function splitSentences(text: string): string[] {
  return text
    .replace(/`[^`]*`/g, 'code')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/(?<=[.!?:][)"”*]*)\s+/);
}

export function findingsOf({ file, line, kind, text }: Passage): Finding[] {
  const findings: Finding[] = [];
  const prose = text.replace(/`[^`]*`/g, '`');
  for (const { pattern, instead, kinds } of phrases) {
    const found = (kinds?.includes(kind) ?? true) && pattern.exec(prose)?.[0];
    if (found) findings.push({ file, line, problem: `"${found}": write ${instead}` });
  }
  if (kind === 'document' || kind === 'contract') {
    for (const sentence of splitSentences(text)) {
      const words = sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
      if (words <= maxWords) continue;
      const problem = `a sentence of ${words} words (at most ${maxWords}): split it: "${sentence.slice(0, 60)}…"`;
      findings.push({ file, line, problem });
    }
  }
  return findings;
}

/** US spelling, by cspell with the project's words (.cspell.json, .cspell-words.txt). */
function checkSpelling(): boolean {
  const cspell = path.join(root, 'node_modules', 'cspell', 'bin.mjs');
  const { status } = spawnSync(
    process.execPath,
    [cspell, '--no-progress', '--no-summary', '--show-suggestions'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  return status === 0;
}

if (import.meta.main) {
  const findings = readPassages(root).flatMap(findingsOf);
  for (const { file, line, problem } of findings) console.error(`${file}:${line}  ${problem}`);
  const spelled = checkSpelling();
  if (findings.length > 0) {
    console.error(`\n${findings.length} texts to rewrite. The rules and examples: docs/design/writing.md`);
  }
  if (findings.length > 0 || !spelled) process.exitCode = 1;
}
