import { plural } from '../counts';

/** Position of a page in its list. */
export interface PageInfo {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Rows on all pages. */
  readonly total: number;
  /** There are more than the total. */
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

/** "Showing 11 to 20 of 23 results". */
export function resultRangeText({ page, pageSize, total }: PageInfo): string {
  const from = Math.min((page - 1) * pageSize + 1, total);
  return `Showing ${from} to ${Math.min(page * pageSize, total)} of ${plural(total, 'result')}`;
}
