/** The hour until which a collection today can be booked, by postcode area. */

/** Hours until which today can be chosen: everywhere, and in postcode areas with an hour of their own. */
export interface CutOffs {
  readonly sameDayCutOffHour: number;
  /** As staff write them, one rule a line: "LS, BD: 10:00". */
  readonly areaCutOffs?: string;
}

export const AREA_CUT_OFFS_MAX = 1_000;
const AREA_CUT_OFFS_MESSAGE =
  'Write one rule on each line: postcode areas, a colon and an hour from 0:00 to 24:00, like LS, BD: 10:00';

/** The cut-off hour at a postcode, or at a place that begins with one; the hour of everywhere else for any other text. */
export function cutOffHourAt(postcode: string, { sameDayCutOffHour, areaCutOffs = '' }: CutOffs): number {
  const [, area = ''] = /^\s*([a-z]{1,2})\d/i.exec(postcode) ?? [];
  return readAreaHours(areaCutOffs)?.get(area.toUpperCase()) ?? sameDayCutOffHour;
}

/** The last hour at which today can be chosen anywhere. */
export function latestCutOffHour({ sameDayCutOffHour, areaCutOffs = '' }: CutOffs): number {
  return Math.max(sameDayCutOffHour, ...(readAreaHours(areaCutOffs)?.values() ?? []));
}

/** Why the rules of staff cannot be read; null when they can. */
export function areaCutOffsProblem(text: string): string | null {
  return text.length <= AREA_CUT_OFFS_MAX && readAreaHours(text) ? null : AREA_CUT_OFFS_MESSAGE;
}

/** Hours by area; null for a text that is no list of rules, or names an area twice. */
function readAreaHours(text: string): Map<string, number> | null {
  const hours = new Map<string, number>();
  for (const line of text.split('\n').filter((one) => one.trim())) {
    const [names = '', hour = '', minutes = '00', ...more] = line.split(':').map((part) => part.trim());
    const areas = names.toUpperCase().split(/[\s,]+/);
    const isRule = /^\d{1,2}$/.test(hour) && Number(hour) <= 24 && minutes === '00' && more.length === 0;
    if (!isRule || areas.some((area) => !/^[A-Z]{1,2}$/.test(area) || hours.has(area))) return null;
    for (const area of areas) hours.set(area, Number(hour));
  }
  return hours;
}
