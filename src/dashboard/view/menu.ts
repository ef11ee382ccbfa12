import { html } from 'htm/preact';
import type { ComponentChildren, VNode } from 'preact';
import type { DashboardText } from '../text/english.ts';

/** Renders the part of the top bar that a narrow screen shows only when it is opened. */
export function menuPanel({ menuButton }: DashboardText, content: ComponentChildren): VNode {
  return html`<details class="menu">
    <summary>${menuButton}</summary>
    <div class="menu-panel">${content}</div>
  </details>` as VNode;
}
