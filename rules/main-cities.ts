import type { DestinationKey } from './destinations.js';

/** The cities that most shipments go to, to notice one that is not in the chosen country. Names in two places are in both. */
const CITIES: Readonly<Record<DestinationKey, string>> = {
  australia:
    'Sydney,Melbourne,Brisbane,Perth,Adelaide,Canberra,Hobart,Darwin,Gold Coast,Newcastle,Cairns,Geelong,Fremantle,Townsville,Wollongong',
  bahrain: 'Manama,Muharraq,Riffa,Isa Town,Sitra,Hamad Town',
  canada:
    'Toronto,Vancouver,Montreal,Calgary,Ottawa,Edmonton,Quebec,Quebec City,Winnipeg,Halifax,Hamilton,Victoria,Mississauga,Saskatoon,Regina',
  china:
    'Beijing,Shanghai,Guangzhou,Shenzhen,Chengdu,Chongqing,Tianjin,Wuhan,Hangzhou,Nanjing,Suzhou,Qingdao,Ningbo,Dalian',
  dubai: 'Dubai,Abu Dhabi,Sharjah,Ajman,Al Ain,Jebel Ali',
  hongkong: 'Hong Kong,Kowloon,Tsuen Wan,Sha Tin,Tuen Mun,Yuen Long',
  japan:
    'Tokyo,Osaka,Yokohama,Kyoto,Nagoya,Kobe,Fukuoka,Sapporo,Hiroshima,Sendai,Kawasaki,Nagasaki,Nara,Okinawa',
  malaysia:
    'Kuala Lumpur,Penang,George Town,Johor Bahru,Ipoh,Kuching,Kota Kinabalu,Malacca,Melaka,Shah Alam,Petaling Jaya',
  newzealand:
    'Auckland,Wellington,Christchurch,Dunedin,Hamilton,Tauranga,Queenstown,Napier,Nelson,Rotorua,Palmerston North',
  singapore: 'Singapore,Jurong,Tampines,Woodlands,Sentosa',
  southafrica:
    'Cape Town,Johannesburg,Durban,Pretoria,Port Elizabeth,Gqeberha,Bloemfontein,East London,Stellenbosch,Newcastle,Wellington,Sandton',
  usa: 'New York,Los Angeles,Chicago,Houston,Boston,San Francisco,Miami,Seattle,Washington,Atlanta,Dallas,Denver,Philadelphia,San Diego,Austin,Phoenix,Portland,Las Vegas,Orlando,Newcastle,Melbourne,Hamilton,Vancouver,Nelson',
};

/** Whether a city is one of another destination and none of this one. False for a place we do not know. */
export function isElsewhere(city: string, destination: DestinationKey): boolean {
  const wanted = plain(city.split(',')[0] ?? '');
  const isIn = (cities: string) => cities.split(',').some((name) => plain(name) === wanted);
  return !isIn(CITIES[destination]) && Object.values(CITIES).some(isIn);
}

/** Without case, accents and spaces. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();
}
