import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { searchSavedAddresses } from '../../../../db/query/account/saved-address.ts';
import { foldText } from '../../../../src/shipment/search-words.ts';
import { startTestService, type TestService } from '../../../support/service.ts';
import { order } from '../../../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const { addresses } = service.sdk();
  const party = { ...order().recipient, role: 'recipient' } as const;
  const people = [
    { contact_name: 'João Gonçalves', city: 'São Paulo', phone: '+55 11 91234-5678' },
    { contact_name: 'Max Müller', city: 'Berlin', postal_code: '10117', description: 'Wholesale' },
    { contact_name: 'Łukasz Brzęk', city: 'Kraków', email: 'lukasz@mail.example' },
    { contact_name: 'Søren Weiß', city: 'Ærøskøbing' },
    { contact_name: "Anne O'Neill", city: 'Cork' },
    { contact_name: '王小明', city: 'Taipei' },
    { contact_name: 'Annette Romax', city: 'Paris' },
  ];
  for (const one of people) await addresses.create({ ...party, ...one });
  await addresses.create({ ...party, contact_name: 'João Sender', role: 'sender', country_code: 'HK' });
  const other = await service.createAccount();
  await service.sdk(other.testKey).addresses.create({ ...party, contact_name: 'João Other' });
});
afterAll(() => service.stop());

const find = async (text: string, livemode = false) => {
  const scope = { accountId: service.account.id, livemode };
  const found = await searchSavedAddresses(service.database.db.kysely, scope, {
    role: 'recipient',
    text,
    limit: 8,
  });
  return found.map(({ party }) => party.contact_name);
};

it.each([
  ['without accents', 'joao goncalves', ['João Gonçalves']],
  ['with accents that are composed', 'JOA\u0303O', ['João Gonçalves']],
  ['with ue for ü', 'mueller', ['Max Müller']],
  ['without the dots of ü', 'muller', ['Max Müller']],
  ['without strokes', 'lukasz brzek', ['Łukasz Brzęk']],
  ['with other letters of the north', 'soren weiss aeroskobing', ['Søren Weiß']],
  ['without an apostrophe', 'oneill', ["Anne O'Neill"]],
  ['by words in another order', 'paulo joao', ['João Gonçalves']],
  ['by a part of an email address', 'lukasz@mail', ['Łukasz Brzęk']],
  ['by the phone number in another form', '(11) 91234 5678', ['João Gonçalves']],
  ['by a postal code', '10117', ['Max Müller']],
  ['by a description', 'wholesale', ['Max Müller']],
  ['by a part of a Chinese name', '小明', ['王小明']],
  ['by the beginning of a name before a part of another', 'max', ['Max Müller', 'Annette Romax']],
  ['by nothing that two people have together', 'joao berlin', []],
  ['by signs that are no words of a pattern', '%_\\', []],
])('a saved recipient is found %s', async (_, text, names) => {
  expect(await find(text)).toEqual(names);
});

it('reads texts of every script as the search of shipments does', async () => {
  const letters = fc.constantFrom(
    ...[
      'aeouAEOU',
      'äöüÄÖÜàáâãåçèéêëìíîïñòóôõøùúûýÿœæßłđðþıŁĐÞÆŒØÅş',
      "'’ʼ -.,@/0123456789",
      'абвгёйЁЙїЇѓ',
      'αβγάέήώΆ',
      'אבגשׁבּ',
      'ابتثَُِّ',
      'กขิีุู่้',
      'あかがぱパピガｶﾞ',
      '王小明臺台',
      '한국어',
      'ＡＢｃ１２',
    ].flatMap((script) => [...script]),
  );
  const texts = fc.sample(fc.string({ unit: letters, maxLength: 12 }), { numRuns: 2_000, seed: 37 });
  const { rows } = await service.database.db.pool.query(
    'select fold_text(text) as folded from unnest($1::text[]) with ordinality as t (text, at) order by at',
    [texts],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText));
});

it('stores the text of a search with each change of the party', async () => {
  const { addresses } = service.sdk();
  const { id } = await addresses.create({
    ...order().recipient,
    role: 'recipient',
    contact_name: 'Hélène Old',
  });
  expect(await find('helene')).toEqual(['Hélène Old']);
  await addresses.update(id, { contact_name: 'Zoë New', phone: '+1 212 555 0199' });
  expect(await find('helene')).toEqual([]);
  expect(await find('zoe 5550199')).toEqual(['Zoë New']);
  expect(await find('555 0199')).toEqual(['Zoë New']);
});

it('finds nothing of the other mode', async () => {
  expect(await find('joao', true)).toEqual([]);
});
