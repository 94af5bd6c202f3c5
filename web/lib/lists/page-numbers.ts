import { plural } from '../formats/counts';
import { formatCount } from '../formats/formats';

/** Position of a page in its list. */
export interface PageInfo {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Rows on all pages. */
  readonly total: number;
  /** More rows exist than `total` counts. */
  readonly isTotalCapped?: boolean;
  readonly totalPages: number;
}

/** Page numbers to show: the first, the last and those around the current one; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown = [...new Set(near)].sort((one, other) => one - other);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? one;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [null, one] : [one];
  });
}

/** "Showing 11 to 20 of 5,193 results", or that there are none. */
export function resultRangeText({ page, pageSize, total, isTotalCapped }: PageInfo): string {
  if (total === 0) return 'Showing 0 results';
  const first = formatCount((page - 1) * pageSize + 1);
  const last = formatCount(isTotalCapped ? page * pageSize : Math.min(page * pageSize, total));
  const all = isTotalCapped ? `${formatCount(total)}+ results` : plural(total, 'result');
  return `Showing ${first} to ${last} of ${all}`;
}
