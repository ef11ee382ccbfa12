import { type ContractRule, checkOperations } from '../rules/check.ts';

/** A deprecated operation states its days in `x-deprecation`, from which its response headers come. */
export const deprecation: ContractRule = (document) =>
  checkOperations(document, ({ operation: { deprecated = false, 'x-deprecation': days } }) => {
    if (!deprecated && !days) return [];
    if (!deprecated) return ['has x-deprecation; set deprecated to true'];
    if (!days) return ['is deprecated; set x-deprecation to its days "since" and "sunset"'];
    const wrong = [days.since, days.sunset].filter((day) => !isDay(day));
    if (wrong.length > 0)
      return wrong.map((day) => `x-deprecation has the day ${day}; write it as YYYY-MM-DD`);
    return days.since < days.sunset ? [] : ['x-deprecation: "sunset" must be after "since"'];
  });

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
