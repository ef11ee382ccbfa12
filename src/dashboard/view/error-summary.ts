import type { Language } from '../../tracking/page/language.ts';
import { formTexts } from '../text/form.ts';
import { labeled } from '../text/number-text.ts';

const alerts = /<p class="alert( general)?" role="alert">([^<]*)<\/p>/;
const fieldErrors = /<p class="error" id="([^"]+)-error">([^<]*)<\/p>/g;

/**
 * Puts what is wrong at the top of a refused page, with a link to each field, and moves the focus there. Texts are
 * escaped, so only `field` and `alertText` have rendered such elements.
 */
export function withErrorSummary(content: string, language: Language): string {
  const [alert, general, reason] = alerts.exec(content) ?? [];
  const links = [...content.matchAll(fieldErrors)].map(([, id = '', message = '']) => {
    const label = content.split(`<label for="${id}">`)[1]?.split('<')[0];
    const place = content.includes(` id="${id}"`) ? id : `${id}-error`;
    return `<li><a href="#${place}">${label ? labeled(label, message, language) : message}</a></li>`;
  });
  if (alert === undefined && links.length === 0) return content;
  const isSaid = general !== undefined && links.length > 0;
  const title = isSaid || reason === undefined ? formTexts[language].faults(links.length) : reason;
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : '';
  const rest = alert === undefined ? content : content.replace(alert, () => '');
  return `<div class="alert" tabindex="-1" autofocus><p role="alert">${title}</p>${list}</div>${rest}`;
}
