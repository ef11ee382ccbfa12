import { operatorPlaces } from './operator/operator-rooms.ts';
import { accountPlaces } from './rooms.ts';

/** Returns path and query of an address below the dashboard that leads to a page; null for any other text. */
export function checkedPlace(address: string): string | null {
  const [, area = '', rest = ''] = /^\/(test|live|operator)(?=[/?]|$)(.*)$/.exec(address) ?? [];
  const places = area === 'operator' ? operatorPlaces : accountPlaces;
  const place = area === '' ? null : places.checked(rest.startsWith('/') ? rest : `/${rest}`);
  return place === null ? null : `/${area}${place}`;
}
