import type { VNode } from 'preact';
import type { Member } from '../../../db/query/user/team.ts';
import type { Language } from '../../tracking/page/language.ts';
import { teamTexts } from '../text/team.ts';
import { badge } from './data.ts';

/** Renders whether a user can sign in, or was only invited. */
export function userState({ has_password, has_link }: Member, language: Language): VNode {
  const words = teamTexts[language];
  if (has_password) return badge(words.active, 'good');
  return has_link ? badge(words.invited, 'plain') : badge(words.expired, 'bad');
}
