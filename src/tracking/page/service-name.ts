import type { Service } from '../../catalog/catalog.ts';
import type { ServiceKind } from './buyer-text.ts';
import { type BuyerLanguage, pageTexts } from './page-text.ts';

/** Kinds of flight that are not the usual one. */
const kinds: Readonly<Record<string, ServiceKind>> = {
  economy: 'economy',
  priority: 'priority',
  express: 'priority',
};

/** Returns the name of a service for a buyer: that of the catalog in this language, else its kind; null: unknown service. */
export function buyerServiceName(
  service: Pick<Service, 'name' | 'name_zh_hk' | 'air'> | undefined,
  language: BuyerLanguage,
): string | null {
  if (!service) return null;
  const { services } = pageTexts[language];
  if (services === null) return service.name;
  const own = language === 'zh-Hant' ? service.name_zh_hk : null;
  return own ?? services[kinds[service.air.toLowerCase()] ?? 'standard'];
}
