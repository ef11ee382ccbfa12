import type { ComponentChildren } from 'preact';
import { renderHtml } from '../../html.ts';
import { defaultTimeZone, inTimeZone } from './data.ts';

/** Content of a page that is rendered, with its texts escaped. */
export class RenderedContent {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  /** Renders content, unless it is rendered, with its times in a zone. */
  static of(content: ComponentChildren | RenderedContent, timeZone = defaultTimeZone): RenderedContent {
    return content instanceof RenderedContent
      ? content
      : new RenderedContent(renderHtml(inTimeZone(timeZone, content)));
  }
}
