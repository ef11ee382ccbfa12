const origins = ['*', 'CN', 'VN', 'IN', 'JP', 'TR', 'BD', 'KH', 'ID', 'TH'];
const destinations = ['US', 'EU', 'GB', 'CA', 'AU', 'JP', 'KR', 'CH', 'NO', 'BR'];

/** Returns a duty_rate.csv of 10 destinations: every chapter, and further rows by code of 8 digits and by origin. */
export function dutyRateFile(rowCount: number): string {
  const header =
    'destination,rule,hs_prefix,origin,percent,amount,per,value_over,value_up_to,relief,effective_from,effective_until,source,as_of';
  const rows: string[] = [];
  const add = (destination: string, prefix: string, origin: string, percent: string) =>
    rows.push(
      `${destination},import_duty,${prefix},${origin},${percent},,,,,yes,2026-01-01,,https://example.com/tariff/${destination},2026-11-28`,
    );
  for (const destination of destinations) {
    for (let chapter = 1; chapter <= 97; chapter += 1)
      add(destination, String(chapter).padStart(2, '0'), '*', String((chapter % 25) + 0.5));
  }
  for (let index = 0; rows.length < rowCount; index += 1) {
    const code = index % 1_000;
    const prefix = `${String((code % 97) + 1).padStart(2, '0')}${String(code).padStart(4, '0')}${String(Math.floor(index / 100_000) + 10)}`;
    const destination = destinations[Math.floor(index / 1_000) % destinations.length] ?? 'US';
    const origin = origins[Math.floor(index / 10_000) % origins.length] ?? '*';
    add(destination, prefix, origin, String((index * 7) % 40));
  }
  return `${[header, ...rows].join('\n')}\n`;
}
