export const impacts = ['none', 'patch', 'minor', 'major'] as const;

export type Impact = (typeof impacts)[number];

export function greatest(all: readonly Impact[]): Impact {
  return impacts.findLast((impact) => all.includes(impact)) ?? 'none';
}

/** Returns the lowest version allowed after `published` for a change of this impact. */
export function nextVersion(published: string, impact: Impact): string {
  const [major, minor, patch] = numbersOf(published);
  switch (impact) {
    case 'major':
      return `${major + 1}.0.0`;
    case 'minor':
      return `${major}.${minor + 1}.0`;
    case 'patch':
      return `${major}.${minor}.${patch + 1}`;
    case 'none':
      return published;
  }
}

export function reaches(version: string, lowest: string): boolean {
  const [have, need] = [numbersOf(version), numbersOf(lowest)];
  const differing = have.findIndex((number, index) => number !== need[index]);
  return differing < 0 || (have[differing] ?? 0) > (need[differing] ?? 0);
}

function numbersOf(version: string): [major: number, minor: number, patch: number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}
