import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { preferencesForm } from '../page/settings.ts';
import { settingsTexts } from '../text/settings.ts';
import { statusText } from '../view/field.ts';
import type { OperatorAnswer, OperatorVisit } from './operator-visit.ts';

/** Shows the operator's language and time zone. */
export async function showOperatorSettings(visit: OperatorVisit): Promise<OperatorAnswer> {
  const words = settingsTexts[visit.language];
  return {
    title: words.title,
    content: html`
      ${visit.search.has('saved') ? statusText(words.saved) : null}
      ${preferencesForm(visit)}
    ` as VNode,
  };
}
