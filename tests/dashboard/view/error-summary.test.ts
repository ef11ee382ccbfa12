import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'preact-render-to-string';
import { alertText, field, selectField, withErrorSummary } from '../../../src/dashboard/view/field.ts';
import { html } from '../../../src/html.ts';

const summaryOf = (content: unknown, language: 'en' | 'zh-Hant' = 'en') =>
  withErrorSummary(renderToString(html`${content}`), language);
const opened = '<div class="alert" tabindex="-1" autofocus>';

describe('the summary of a refused form', () => {
  it('counts the fields and links to each, with its text escaped', () => {
    const fields = [
      field({ name: 'items.0.quantity', label: 'Pieces', value: '<b>', error: 'must be <number> & "more"' }),
      field({ name: 'good', label: 'Good' }),
      selectField({ name: 'country', label: 'Country', value: '', options: [], error: 'Choose one' }),
    ];
    const text = summaryOf(fields);
    expect(text.startsWith(opened)).toBe(true);
    expect(text).toContain(
      '<p role="alert">2 fields need a change</p><ul><li><a href="#items.0.quantity">Pieces: must be &lt;number> &amp; &quot;more&quot;</a></li><li><a href="#country">Country: Choose one</a></li></ul>',
    );
    expect(text).toContain('id="items.0.quantity"');
    expect(text).not.toContain('#good');
    expect(summaryOf(fields, 'zh-Hant')).toContain('Country：Choose one');
  });

  it('leads to the message of a group that has no input of that name', () => {
    const text = summaryOf(html`<p class="error" id="events-error">Choose one</p>`);
    expect(text).toContain('<p role="alert">1 field needs a change</p>');
    expect(text).toContain('<a href="#events-error">Choose one</a>');
  });

  it('has the reason of the page at its top, once', () => {
    expect(summaryOf(alertText('Too many $& keys'))).toBe(
      `${opened}<p role="alert">Too many $&amp; keys</p></div>`,
    );
    const faulty = field({ name: 'a', label: 'A', error: 'no' });
    const both = summaryOf([alertText('Nothing was booked'), faulty]);
    expect(both).toContain('<p role="alert">Nothing was booked</p><ul><li><a href="#a">A: no</a>');
    expect(both.match(/role="alert"/g)).toHaveLength(1);
    const general = summaryOf([alertText('Some fields are not valid', true), faulty]);
    expect(general).toContain('1 field needs a change');
    expect(general).not.toContain('Some fields');
  });

  it('is not there without a reason', () => {
    const text = renderToString(field({ name: 'a', label: 'A', value: '<p class="error" id="b-error">' }));
    expect(withErrorSummary(text, 'en')).toBe(text);
  });
});
