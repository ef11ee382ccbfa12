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

export interface MenuItem {
  readonly href: string;
  readonly name: string;
  readonly isHere: boolean | undefined;
}

/** Renders the links to the pages, in groups. */
export function menu(name: string, groups: readonly (readonly MenuItem[])[]): VNode {
  return html`<nav aria-label=${name}>
    ${groups.map((items) => html`<ul>${items.map(menuItem)}</ul>`)}
  </nav>` as VNode;
}

function menuItem({ href, name, isHere }: MenuItem): VNode {
  return html`<li><a href=${href} aria-current=${isHere ? 'page' : undefined}>${name}</a></li>` as VNode;
}
