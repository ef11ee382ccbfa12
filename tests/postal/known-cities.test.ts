import { expect, it } from '@jest/globals';
import { adviseOnPlace } from '../../src/party/advise.ts';
import { isLatin } from '../../src/postal/region.ts';

/** Countries, each with cities and their regions. */
const cities: [string, string][] = [];
const add = (c: string, list: string) => {
  for (const one of list.split(';')) cities.push([c, one.trim()]);
};
add(
  'CN',
  "Beijing/Beijing;Shanghai/Shanghai;Tianjin/Tianjin;Chongqing/Chongqing;Guangzhou/Guangdong;Shenzhen/Guangdong Province;Dongguan/Guangdong;Chengdu/Sichuan;Hangzhou/Zhejiang;Wuhan/Hubei;Xian/Shaanxi;Xi'an/Shaanxi;Nanjing/Jiangsu;Suzhou/Jiangsu;Harbin/Heilongjiang;Urumqi/Xinjiang;Lhasa/Tibet;Lhasa/Xizang;Hohhot/Inner Mongolia;Nanning/Guangxi;Yinchuan/Ningxia;Dali/Yunnan;Sanya/Hainan;Haikou/Hainan;Xiamen/Fujian;Dalian/Liaoning;Qingdao/Shandong;Chaoyang/Beijing;Pudong/Shanghai;Pudong New Area/Shanghai;北京/北京;北京市/北京;上海/上海市;上海/上海;深圳/廣東;广州/广东;成都市/四川省;重庆/重庆;重慶/重慶市;乌鲁木齐/新疆;烏魯木齊市/新疆維吾爾自治區;拉薩/西藏;呼和浩特市/內蒙古自治區;南寧市/廣西壯族自治區;大理/云南;西安/陝西;杭州/浙江;浦東新區/上海;蘇州/江蘇;瀋陽/遼寧",
);
add(
  'TW',
  'Taipei/Taipei City;Taipei City/Taipei City;Taipei/Taipei;New Taipei/New Taipei City;Taichung/Taichung City;Tainan/Tainan;Kaohsiung/Kaohsiung City;Hsinchu/Hsinchu City;Taoyuan/Taoyuan City;Hualien/Hualien County;Zhubei/Hsinchu County;臺北/臺北市;臺北市/臺北市;台北/台北;臺中市/臺中市;臺南市/臺南市;臺東市/臺東縣;高雄/高雄市;新竹/新竹市;信義區/臺北市;板橋區/新北市',
);
add(
  'HK',
  'Hong Kong/Kowloon;Hong Kong/Hong Kong;Kowloon/Kowloon;Kowloon/Hong Kong;Tsim Sha Tsui/Kowloon;Mong Kok/Kowloon;Mongkok/Kowloon;Central/Hong Kong Island;Central/Hong Kong;Wan Chai/HK;Wanchai/Hong Kong Island;Sha Tin/New Territories;Shatin/NT;Tsuen Wan/New Territories;Tuen Mun/N.T.;香港/香港島;香港/香港;九龍/九龍;尖沙咀/九龍;旺角/九龍;中環/香港島;沙田/新界;荃灣/新界;屯門/新界',
);
add(
  'JP',
  'Tokyo/Tokyo;Shibuya/Tokyo;Shinjuku-ku/Tokyo;Osaka/Osaka;Osaka-shi/Osaka;Kyoto/Kyoto;Sapporo/Hokkaido;Nagoya/Aichi;Yokohama/Kanagawa;Naha/Okinawa;Fukuoka/Fukuoka Prefecture;東京/東京都;渋谷区/東京都;大阪市/大阪府;京都市/京都府;札幌市/北海道;那覇市/沖縄県;橫濱市/神奈川縣;広島市/广岛县',
);
add(
  'KR',
  'Seoul/Seoul;Gangnam-gu/Seoul;Busan/Busan;Incheon/Incheon;Daegu/Daegu;Daejeon/Daejeon;Gwangju/Gwangju;Ulsan/Ulsan;Sejong/Sejong;Jeju/Jeju;Jeju-si/Jeju-do;Suwon/Gyeonggi;Suwon-si/Gyeonggi-do;Seongnam/Gyeonggi-do;Changwon/Gyeongnam;Chuncheon/Gangwon;Jeonju/Jeonbuk;Jeonju-si/Jeollabuk-do;Cheongju/Chungcheongbuk-do;서울/서울;서울특별시/서울특별시;강남구/서울;부산/부산광역시;수원시/경기도;수원/경기;전주시/전북특별자치도;춘천시/강원특별자치도;제주시/제주특별자치도;제주/제주;세종/세종특별자치시',
);
add(
  'US',
  'New York/NY;Los Angeles/CA;Chicago/IL;Houston/Texas;Washington/DC;Honolulu/HI;San Juan/PR;Boston/Massachusetts',
);
add(
  'CA',
  "Toronto/ON;Montréal/QC;Montreal/Quebec;Vancouver/BC;Ottawa/Ontario;St. John's/Newfoundland and Labrador;Whitehorse/Yukon",
);
add('AU', 'Sydney/NSW;Melbourne/VIC;Canberra/ACT;Perth/Western Australia;Hobart/Tasmania;Darwin/NT');
add(
  'BR',
  'São Paulo/SP;Rio de Janeiro/RJ;Brasília/DF;Brasilia/Distrito Federal;Salvador/Bahia;Belo Horizonte/Minas Gerais;Belém/PA;Florianópolis/SC',
);
add(
  'MX',
  'Ciudad de México/CDMX;Mexico City/Ciudad de México;México/CDMX;Guadalajara/Jalisco;Monterrey/Nuevo León;Monterrey/N.L.;Mérida/Yucatán;Tijuana/Baja California;Cancún/Quintana Roo;Toluca/Estado de México;Toluca/México',
);
add(
  'IN',
  'Mumbai/Maharashtra;New Delhi/Delhi;Bengaluru/Karnataka;Chennai/Tamil Nadu;Kolkata/West Bengal;Hyderabad/Telangana;Puducherry/Puducherry;Bhubaneswar/Odisha;Bhubaneswar/Orissa;Dehradun/Uttarakhand;मुंबई/महाराष्ट्र;Srinagar/Jammu and Kashmir',
);
add(
  'TH',
  'Bangkok/Bangkok;Chiang Mai/Chiang Mai;Phuket/Phuket;กรุงเทพมหานคร/กรุงเทพมหานคร;กรุงเทพฯ/กรุงเทพมหานคร;เชียงใหม่/เชียงใหม่;Nonthaburi/Nonthaburi',
);
add(
  'IT',
  'Roma/RM;Milano/MI;Napoli/Napoli;Torino/TO;Firenze/FI;Rome/Roma;Milan/Milano;Cagliari/CA;Bolzano/BZ',
);
add(
  'ES',
  'Madrid/Madrid;Barcelona/Barcelona;València/Valencia;Sevilla/Sevilla;Palma/Illes Balears;Palma/Baleares;Bilbao/Bizkaia;Bilbao/Vizcaya;San Sebastián/Gipuzkoa;A Coruña/A Coruña;La Coruña/La Coruña;Vitoria-Gasteiz/Álava',
);
add(
  'CL',
  'Santiago/Región Metropolitana;Santiago/Metropolitana;Santiago/RM;Valparaíso/Valparaíso;Viña del Mar/Valparaíso;Concepción/Biobío;Antofagasta/Antofagasta;Punta Arenas/Magallanes;Temuco/Araucanía',
);
add('AE', 'Dubai/Dubai;Abu Dhabi/Abu Dhabi;Sharjah/Sharjah;دبي/دبي;أبو ظبي/أبو ظبي;الشارقة/الشارقة');
add(
  'RU',
  'Москва/Москва;Moscow/Moscow;Санкт-Петербург/Санкт-Петербург;Saint Petersburg/Saint Petersburg;Казань/Татарстан;Екатеринбург/Свердловская область',
);
add(
  'MY',
  'Kuala Lumpur/Kuala Lumpur;Kuala Lumpur/Wilayah Persekutuan;George Town/Penang;Johor Bahru/Johor;Kota Kinabalu/Sabah;Kuching/Sarawak;Putrajaya/Putrajaya;Shah Alam/Selangor;Malacca/Melaka;Malacca/Malacca',
);
add(
  'ID',
  'Jakarta/DKI Jakarta;Jakarta/Jakarta;Surabaya/Jawa Timur;Bandung/West Java;Denpasar/Bali;Medan/Sumatera Utara;Yogyakarta/DI Yogyakarta',
);
add('PH', 'Manila/Metro Manila;Quezon City/Metro Manila;Cebu City/Cebu;Davao City/Davao del Sur;Makati/NCR');
add(
  'VN',
  'Hà Nội/Hà Nội;Hanoi/Hanoi;Ho Chi Minh City/Ho Chi Minh City;Hồ Chí Minh/Thành phố Hồ Chí Minh;Da Nang/Da Nang;Đà Nẵng/Đà Nẵng',
);
add('TR', 'Istanbul/Istanbul;İstanbul/İstanbul;Ankara/Ankara;İzmir/İzmir');
add('EG', 'Cairo/Cairo;Giza/Giza;Alexandria/Alexandria;القاهرة/القاهرة');
it('warns of no well-known city, in English and in the script of its country', () => {
  const wrong = cities.flatMap(([country_code, both]) => {
    const [city = '', region = ''] = both.split('/');
    const street = isLatin(city) ? '1 Main Street' : city;
    return adviseOnPlace({ country_code, city, region, address: street, postal_code: '' }, country_code)
      .filter(({ severity, field }) => field !== 'postal_code' && severity === 'warning')
      .map(({ code, suggestion }) => `${country_code} ${both} ${code} ${suggestion}`);
  });
  expect(wrong).toEqual([]);
});
