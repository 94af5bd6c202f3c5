import type { DestinationKey } from '../../../rules/destinations';

/** Longitude and latitude in degrees. */
export type Position = readonly [longitude: number, latitude: number];

/** Usual sea lanes from the UK, as waypoints; good for a drawing. */
export interface SeaLane {
  /** Port of arrival. */
  port: string;
  points: readonly Position[];
}

/** The start of every lane: Felixstowe. */
export const HOME_PORT: Position = [1.4, 51.9];

/** The lane from the UK to a destination. */
export function seaLane(destination: DestinationKey): SeaLane {
  return lanes[destination];
}

const channel: Position[] = [HOME_PORT, [1.5, 51], [-2, 50], [-6, 48.8]];
const iberia: Position[] = [...channel, [-10.2, 43.4], [-10.2, 38]];
const redSea: Position[] = [
  ...iberia,
  [-8.5, 36.2],
  [-5.4, 35.95],
  [0, 36.8],
  [6, 38],
  [11, 37.6],
  [15, 35.6],
  [24, 33.9],
  [32.2, 31.6],
  [32.6, 29.7],
  [35, 26.4],
  [38.2, 21],
  [41.2, 15.6],
  [43.3, 12.5],
  [46, 12.1],
];
const gulf: Position[] = [...redSea, [53, 14.2], [59.9, 20.6], [60, 23], [57.2, 25.6], [56.4, 26.5]];
const indianOcean: Position[] = [...redSea, [52, 12.6]];
const malacca: Position[] = [...indianOcean, [80.3, 5.5], [95, 6], [98.8, 4.3]];
const singapore: Position[] = [...malacca, [101, 2.6], [103.8, 1.2]];
const southChinaSea: Position[] = [...singapore, [105.6, 3], [110.5, 10.5]];
const bassStrait: Position[] = [
  ...indianOcean,
  [72, -3],
  [95, -20.5],
  [110.5, -33],
  [116, -36],
  [130, -37],
  [143.5, -39.4],
];
const atlantic: Position[] = [...channel, [-30, 48.6]];

const lanes: Record<DestinationKey, SeaLane> = {
  australia: { port: 'Sydney', points: [...bassStrait, [149.8, -38], [151.3, -33.9]] },
  bahrain: { port: 'Bahrain', points: [...gulf, [53, 26.5], [50.6, 26.2]] },
  canada: { port: 'Halifax', points: [...atlantic, [-50, 45.6], [-63.4, 44.6]] },
  china: {
    port: 'Shanghai',
    points: [...southChinaSea, [114.5, 20], [119.6, 23.8], [122.6, 29.6], [122, 31.2]],
  },
  dubai: { port: 'Jebel Ali', points: [...gulf, [55, 25.1]] },
  hongkong: { port: 'Hong Kong', points: [...southChinaSea, [114.2, 22.3]] },
  japan: {
    port: 'Yokohama',
    points: [...southChinaSea, [120.4, 20.6], [131, 29.4], [138.4, 33.8], [139.7, 35.3]],
  },
  malaysia: { port: 'Port Klang', points: [...malacca, [101.2, 3]] },
  newzealand: { port: 'Auckland', points: [...bassStrait, [152, -39], [172.4, -34], [174.9, -36.8]] },
  singapore: { port: 'Singapore', points: singapore },
  southafrica: {
    port: 'Cape Town',
    points: [...iberia, [-16.5, 28], [-18.6, 15], [-14, 5], [2, -11], [18.3, -33.9]],
  },
  usa: { port: 'New York', points: [...atlantic, [-50, 42.6], [-66, 40.4], [-73.9, 40.6]] },
};
