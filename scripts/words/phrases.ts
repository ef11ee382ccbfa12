import type { Passage } from './passages.ts';

interface Phrase {
  readonly pattern: RegExp;
  /** The words to write instead. */
  readonly instead: string;
  /** The kinds of text where it is refused; all of them unless given. */
  readonly kinds?: readonly Passage['kind'][];
}

/** Phrases and shapes that readers had to read twice (docs/design/writing.md), each with what to write instead. */
export const phrases: readonly Phrase[] = [
  { pattern: /\b(?:whoever|somebody)\b/i, instead: 'name who or what acts' },
  {
    pattern: /\bwhat (?:waits|is asked|stands|comes|goes)\b/i,
    instead: 'a noun: "pending jobs", "the requests"',
  },
  {
    pattern: /^(?:What|Whatever|Whoever|Whether|How)\b(?!.*\?)/i,
    instead: 'a noun or a verb first',
    kinds: ['comment', 'title'],
  },
  {
    pattern: /^(?:What|Whether|Which|Who|Why|Where)\b(?!.*\?)/,
    instead: 'a noun first: "Reason for the surcharge."',
    kinds: ['contract'],
  },
  {
    pattern: /\bnobody\b/i,
    instead: 'name the others: "no other account"',
    kinds: ['comment', 'title'],
  },
  { pattern: /(?<!\$)\bwhat(?:ever)?\b/i, instead: 'a noun, or "regardless of"', kinds: ['title'] },
  {
    pattern: /\b(?:is|are|was|were) told\b|\btells\b/i,
    instead: '"reports", "shows" or "returns"',
    kinds: ['comment', 'title'],
  },
  { pattern: /\bsays?\b(?!")/i, instead: '"reports", "shows" or "states"', kinds: ['title'] },
  {
    pattern: /\b(?:an?|the|its|their|every|each|no|whose|stored|late|lost) answers?\b/i,
    instead: '"response"',
    kinds: ['title'],
  },
  { pattern: /\bstands?\b/i, instead: '"is", "stays" or "remains"', kinds: ['title'] },
  { pattern: /(?<!there )\bis no (?!longer\b|more\b)\w+/i, instead: '"is not a"', kinds: ['title'] },
  { pattern: /\b(?:and|of|by) \w+ alone\b/i, instead: '"only"', kinds: ['title'] },
  { pattern: /\bas it (?:is|was|were|comes)\b/i, instead: '"unchanged"', kinds: ['title'] },
  { pattern: /\bfor ever\b/i, instead: '"always" or "permanently"' },
  { pattern: /\banew\b/i, instead: '"again"' },
  { pattern: /\bbecomes? of\b/i, instead: '"the result of"' },
  { pattern: /\b(?:whichever|wherever|whenever)\b/i, instead: 'the condition itself', kinds: ['title'] },
  {
    pattern: /\b(?:gives? way|goes? on|go on)\b/i,
    instead: '"continues", or the action itself',
    kinds: ['title'],
  },
  {
    pattern: /\bhowever (?:many|much|long|often|short|large|small|late)\b/i,
    instead: '"regardless of"',
    kinds: ['title'],
  },
  { pattern: /\b\d[\d,]* \w+ an? (?:second|minute|hour|day)\b/, instead: '"100 requests per second"' },
  { pattern: /\bare? (?:aimed at)\b/, instead: '"target: 0.9"' },
  { pattern: /\btaken? for (?:lost|dead|a)\b/, instead: '"considered lost", or the condition itself' },
  { pattern: /\blooked through\b/, instead: '"polled"' },
  { pattern: /\bheld against\b/, instead: '"compared with" or "validated against"' },
  {
    pattern: /\bstands? (?:there|here|once|twice|still)\b/,
    instead: '"is", "appears", or "makes no progress"',
  },
  { pattern: /\b(?:let|has|have) no \w+ hold\b/i, instead: 'say what is switched off' },
  { pattern: /\bby happening\b/, instead: 'name the event and what it does' },
  { pattern: /\b(?:answers|speaks) there\b/, instead: '"responded at this address"' },
  { pattern: /\bas it comes\b/, instead: '"unmodified"' },
  { pattern: /\bin the order of their ids\b/, instead: '"in id order"' },
  { pattern: /\bpasses by\b/, instead: '"skips"' },
  { pattern: /\bis (?:aimed|meant) to\b/, instead: 'say what it does' },
  { pattern: /\bof (?:its|their|a \w+'s) own\b(?=.*\bof (?:its|their) own\b)/, instead: 'say it once' },
  { pattern: /\bsee (?:below|above)\b/i, instead: 'a link, or the name of the section' },
  { pattern: /\b(?:thereby|therein|thereof|herein|hereby|whereof|wherein)\b/i, instead: 'a plain clause' },
  { pattern: /\bcatalogues?\b/i, instead: '"catalog"' },
  {
    pattern: /\b(?:can't|don't|isn't|doesn't|won't)\b/,
    instead: 'the two words',
    kinds: ['message', 'contract'],
  },
];
