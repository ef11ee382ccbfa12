import { claimStatement, fenceColumn, type RecordedStatement, recordedFence } from '../database/statement.ts';

/** A pgbench script and the literals that it refers to, because pgbench can't generate text. */
export interface PgbenchScript {
  readonly text: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** The recorded unique parts of a value, and the expression that generates new ones. */
interface Unique {
  readonly recorded: string;
  readonly expression: string;
}

const misread = /(?<!:):\w/;
const ownIds = /\b(?!acc_|key_)[a-z]{3}_[0-9a-f]{32}\b/g;
const trackingDigits = /(?<=SMP)\d{13}/;

/**
 * Converts the recorded statements of one request to a pgbench script for `-M prepared`, with every value as a
 * parameter. Unique values are concatenated in the statement. Literals with a colon become parameters too, because
 * pgbench would read a variable. The fence comes from the script's own claim.
 */
export function pgbenchScript(
  statements: readonly RecordedStatement[],
  idempotencyKey: string,
): PgbenchScript {
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

/** Formats a value as the driver does. */
function textOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  const quoted = value.map((one) => `"${textOf(one).replaceAll(/[\\"]/g, '\\$&')}"`);
  return `{${quoted.join(',')}}`;
}
