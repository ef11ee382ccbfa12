/** A page where a carrier shows a number. */
export interface CarrierLink {
  readonly name: string;
  readonly url: string;
}

interface CarrierPage {
  readonly name: string;
  /** `{number}` is replaced by the number, encoded. */
  readonly url: string;
}

/**
 * Pages of national posts, which show every number of the Universal Postal Union (S10) that goes to their country. Source:
 * each address is that of at least ten public programs that link parcels, such as Karrio and plug-ins of WooCommerce,
 * searched on 2026-11-29. An address with fewer does not belong here.
 */
const posts: Readonly<Record<string, CarrierPage>> = {
  AT: { name: 'Österreichische Post', url: 'https://www.post.at/sv/sendungsdetails?snr={number}' },
  AU: { name: 'Australia Post', url: 'https://auspost.com.au/mypost/track/details/{number}' },
  BE: { name: 'bpost', url: 'https://track.bpost.cloud/btr/web/#/search?itemCode={number}' },
  BR: { name: 'Correios', url: 'https://rastreamento.correios.com.br/app/index.php?objetos={number}' },
  CA: {
    name: 'Canada Post',
    url: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}',
  },
  CH: { name: 'Die Post', url: 'https://service.post.ch/ekp-web/ui/entry/search/{number}' },
  DE: {
    name: 'DHL',
    url: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}',
  },
  DK: { name: 'PostNord', url: 'https://tracking.postnord.com/dk/?id={number}' },
  ES: {
    name: 'Correos',
    url: 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={number}',
  },
  FR: { name: 'La Poste', url: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}' },
  GB: { name: 'Royal Mail', url: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}' },
  IE: { name: 'An Post', url: 'https://www.anpost.com/Post-Parcels/Track/History?item={number}' },
  IT: { name: 'Poste Italiane', url: 'https://www.poste.it/cerca/#/risultati-spedizioni/{number}' },
  JP: {
    name: 'Japan Post',
    url: 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}&locale=en',
  },
  KR: {
    name: 'Korea Post',
    url: 'https://service.epost.go.kr/trace.RetrieveEmsRigiTraceList.comm?POST_CODE={number}',
  },
  NL: { name: 'PostNL', url: 'https://postnl.nl/tracktrace/?B={number}&D=NL&T=C' },
  NO: { name: 'Posten', url: 'https://sporing.posten.no/sporing/{number}' },
  NZ: { name: 'NZ Post', url: 'https://www.nzpost.co.nz/tools/tracking?trackid={number}' },
  PL: { name: 'Poczta Polska', url: 'https://emonitoring.poczta-polska.pl/?numer={number}' },
  PT: {
    name: 'CTT',
    url: 'https://www.ctt.pt/feapl_2/app/open/objectSearch/objectSearch.jspx?objects={number}',
  },
  SE: { name: 'PostNord', url: 'https://tracking.postnord.com/se/?id={number}' },
  TH: { name: 'Thailand Post', url: 'https://track.thailandpost.co.th/?trackNumber={number}' },
  US: { name: 'USPS', url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
};

const ups: CarrierPage = { name: 'UPS', url: 'https://www.ups.com/track?tracknum={number}' };

/** Numbers that only one carrier has. The country has other carriers, so any other number has no link. */
const ownNumbers: readonly {
  readonly form: RegExp;
  readonly country?: string;
  readonly page: CarrierPage | undefined;
}[] = [
  { form: /^1Z[0-9A-Z]{16}$/, page: ups },
  { form: /^(?:420\d{5,9})?9[1-5]\d{18,20}$/, country: 'US', page: posts.US },
  { form: /^(?:JJD|JVGL)\d{12,24}$|^003404\d{14}$/, country: 'DE', page: posts.DE },
  { form: /^3S[0-9A-Z]{11,13}$/, country: 'NL', page: posts.NL },
  { form: /^\d[A-Z]\d{11}$/, country: 'FR', page: posts.FR },
  { form: /^99\d{16}$/, country: 'CH', page: posts.CH },
];

/** Returns where the carrier of the last mile shows its number; null if the number doesn't name its carrier. */
export function lastMileLink(number: string | null, country: string | null): CarrierLink | null {
  const text = number?.replaceAll(/\s/g, '').toUpperCase() ?? '';
  const post = country !== null && Object.hasOwn(posts, country) ? posts[country] : undefined;
  const own = ownNumbers.find(
    (one) => one.form.test(text) && (one.country === undefined || one.country === country),
  );
  const page = own?.page ?? (isPostalNumber(text) ? post : undefined);
  return page ? { name: page.name, url: page.url.replace('{number}', encodeURIComponent(text)) } : null;
}

/** Returns the carrier that a number looks like one of: its only carrier, else the post of the country that sent it. */
export function carrierOfNumber(number: string): CarrierLink | null {
  const own = ownNumbers.find(({ form }) => form.test(number));
  return lastMileLink(number, own ? (own.country ?? null) : number.slice(-2));
}

/** Returns whether a number has the form of UPU standard S10, and a wrong digit. */
export function isMistypedPostalNumber(number: string): boolean {
  return /^[A-Z]{2}\d{9}[A-Z]{2}$/.test(number) && !isPostalNumber(number);
}

const weights = [8, 6, 4, 2, 3, 5, 9, 7];

/** Returns whether a number has the form and the check digit of UPU standard S10, such as RR473124829GB. */
function isPostalNumber(text: string): boolean {
  const [, digits = '', check] = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(text) ?? [];
  if (check === undefined) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const expected = 11 - (sum % 11);
  return Number(check) === (expected === 10 ? 0 : expected === 11 ? 5 : expected);
}
