import { claimStatement, fenceColumn, recordedFence, type Statement } from '../database/statement.ts';

/** A pgbench script, and the texts that it names; pgbench can't draw texts itself. */
export interface PgbenchScript {
  readonly text: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** Each part of a value that must differ from run to run, as recorded, and what draws it anew. */
interface Unique {
  readonly recorded: string;
  readonly expression: string;
}

const misread = /(?<!:):\w/;
const ownIds = /\b(?!acc_|key_)[a-z]{3}_[0-9a-f]{32}\b/g;
const trackingDigits = /(?<=SMP)\d{13}/;

/**
 * One request's recorded statements as a pgbench script for `-M prepared`: every value is a parameter, as in the
 * service. What must differ from run to run is joined from its parts within the statement; a literal in which pgbench
 * would take a colon for the begin of a variable becomes a parameter too. The fence is the claim's own.
 */
export function pgbenchScript(statements: readonly Statement[], idempotencyKey: string): PgbenchScript {
  const recorded = JSON.stringify(statements.map(({ values }) => values));
  const uniques = uniquesOf(recorded, idempotencyKey);
  const variables: Record<string, string> = {};
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const known = names.get(text);
    if (known) return known;
    const name = `t${names.size}`;
    names.set(text, name);
    variables[name] = text;
    return name;
  };
  const fence = recordedFence(statements);
  const lines = statements.map(({ text, name, values }) => {
    const writtenOf = (value: unknown) =>
      fence !== null && value === fence ? `:claim_${fenceColumn}` : expressionOf(value, uniques, nameOf);
    const literalsNamed = text.replace(/'[^']*'/g, (literal) =>
      misread.test(literal) ? `:${nameOf(literal.slice(1, -1))}` : literal,
    );
    const filled = literalsNamed.replace(/\$(\d+)/g, (_, number: string) =>
      writtenOf(values[Number(number) - 1]),
    );
    return `${filled.trim().replaceAll(/\s*\n\s*/g, ' ')}${name === claimStatement ? ' \\gset claim_' : ';'}`;
  });
  const draws = [
    '\\set digits random(1000000000000, 9999999999999)',
    ...uniques
      .filter(({ expression }) => expression.includes(':id'))
      .map((_, index) => `\\set id${index} random(1000000000000000, 9999999999999999)`),
  ];
  return { text: `${[...draws, ...lines].join('\n')}\n`, variables };
}

function uniquesOf(recorded: string, idempotencyKey: string): Unique[] {
  const digits = trackingDigits.exec(recorded)?.[0];
  if (!digits) throw new Error('no tracking number was recorded');
  const ids = [...new Set(recorded.match(ownIds))];
  return [
    ...ids.map((id, index) => ({
      recorded: id,
      expression: `'${id.slice(0, 4)}' || :id${index} || :id${index}`,
    })),
    { recorded: idempotencyKey, expression: "'pgbench-' || :digits" },
    { recorded: digits, expression: ':digits' },
  ];
}

function expressionOf(value: unknown, uniques: readonly Unique[], nameOf: (text: string) => string): string {
  if (value === null || value === undefined) return 'null';
  const places = new RegExp(`(${uniques.map(({ recorded }) => recorded).join('|')})`);
  const parts = textOf(value)
    .split(places)
    .filter((part) => part !== '');
  if (parts.length === 0) return "''";
  const joined = parts
    .map((part) => uniques.find(({ recorded }) => recorded === part)?.expression ?? `:${nameOf(part)}`)
    .join(' || ');
  return joined.startsWith(':') && !joined.includes(' ') ? joined : `(${joined})`;
}

/** A value as the driver writes it. */
function textOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  const quoted = value.map((one) => `"${textOf(one).replaceAll(/[\\"]/g, '\\$&')}"`);
  return `{${quoted.join(',')}}`;
}
