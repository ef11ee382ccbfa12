import { type ComparisonRun, inNew } from './comparison-run.ts';
import { rootOf } from './operation-pair.ts';

/** Reports component schemas whose name is gone, although the schema is still in use: generated types lose a name. */
export function compareSchemaNames(run: ComparisonRun): void {
  const [before, after] = [run.old, run.new].map((document) =>
    document.children(rootOf(document), 'components', 'schemas'),
  );
  for (const [name, { to, at }] of run.schemas.renamed) {
    if (after?.has(name)) continue;
    const names = [...to].filter((other) => other !== null);
    const isNew = names.length === 1 && !before?.has(names[0] ?? '');
    const place = inNew({ value: {}, pointer: at.pointer });
    if (isNew) run.report('schema-renamed', place, `the schema ${name} is now named ${names[0]}`);
    else {
      const instead = names.length > 0 ? `replaced by ${names.join(' and ')}` : 'without a name';
      run.report('schema-name-removed', place, `the schema ${name} is now ${instead}`);
    }
  }
}
