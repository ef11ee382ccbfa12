import { inOneLine, lackedCharacters, lineLength, splitText, writableText } from '../postal/carrier-lines.ts';
import type { PricedOrder } from './facts.ts';
import type { RuleViolation } from './option.ts';

const partyTexts = ['contact_name', 'address', 'city', 'district', 'region'] as const;
const maxNamed = 5;

/** Reports names and addresses that do not fit on the carrier's lines and labels (contract: createShipment, Checks). */
export function addressNotTaken({ order, service }: PricedOrder): RuleViolation<'INVALID_FIELD'>[] {
  if (service === null) return [];
  const { label_characters: characters } = service;
  return (['recipient', 'sender'] as const).flatMap((role) => {
    const party = order[role];
    return partyTexts.flatMap((field): RuleViolation<'INVALID_FIELD'>[] => {
      const text = party?.[field];
      if (text === undefined) return [];
      const others = lackedCharacters(text, characters);
      const message =
        others.length > 0
          ? `has characters that the labels of ${service.code} do not take: ${others.slice(0, maxNamed).join(' ')}; write it in Latin letters`
          : field === 'address'
            ? tooLong(writableText(inOneLine(text), characters), service)
            : null;
      return message === null ? [] : [{ code: 'INVALID_FIELD', path: [role, field], message }];
    });
  });
}

function tooLong(address: string, service: NonNullable<PricedOrder['service']>): string | null {
  const { code, max_line_length: length, max_lines: lines, line_unit: unit } = service;
  if (length === null) return null;
  const split = splitText(address, length, lines, unit);
  if ('lines' in split) return null;
  if ('word' in split)
    return `has a word of ${lineLength(split.word, unit)} ${unit}, but a line of ${code} has at most ${length}: ${split.word}; write it as several words`;
  return `is too long by ${split.excess} ${unit}: it needs ${split.needed} lines of ${length}, and ${code} takes ${lines}; shorten it`;
}
