import { expect, it } from '@jest/globals';
import { changelogMarkdown } from '../../../codegen/changelog/changelog-markdown.ts';

it('formats releases and areas, and marks each breaking change', () => {
  const text = changelogMarkdown([
    {
      id: 'cod',
      recorded: '2026-11-22',
      release: '1.28',
      released: '2026-11-20',
      kind: 'breaking',
      text: 'COD is rejected.',
    },
    { id: 'b', recorded: '2026-11-22', kind: 'added', text: 'Feeds.', area: 'Pages' },
  ]);
  expect(text).toContain(
    '\n## Unreleased\n\n### Pages\n- Feeds.\n\n## v1.28 (2026-11-20)\n\n- **Breaking:** COD is rejected.\n',
  );
});
