import { html as template } from 'htm/preact';
import { type ComponentChildren, Fragment, h, isValidElement, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** A part of a page. Its values are escaped. Elements beside each other are one fragment. */
export function html(strings: TemplateStringsArray, ...values: readonly unknown[]): VNode {
  const parsed: unknown = template(strings, ...values);
  return isValidElement(parsed) ? parsed : h(Fragment, null, parsed as ComponentChildren);
}

/** Returns the text of a part of a page. */
export function renderHtml(part: VNode): string {
  return renderToString(part);
}

/** Returns the text of a whole page. */
export function renderPage(page: VNode): string {
  return `<!doctype html>${renderToString(page)}`;
}

/** Returns a style sheet that is not escaped, because its hash covers every byte. */
export function styleElement(style: string): VNode {
  return html`<style dangerouslySetInnerHTML=${{ __html: style }} />`;
}
