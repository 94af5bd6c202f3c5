/** The most statements a request may send to the database, begin and commit included (docs/benchmarks.md). */
export const BUDGETS = {
  'catalogue page, first time': 1,
  'catalogue page, kept': 0,
  'add to cart': 4,
  'order page': 3,
  'whole purchase': 30,
} as const;

export interface BudgetLine {
  readonly what: keyof typeof BUDGETS;
  readonly api: string;
  readonly statements: number;
}

/** Statements beside their budgets, as lines of text. */
export function budgetTable(lines: readonly BudgetLine[]): string {
  return lines
    .map((line) => {
      const verdict = isExceeded(line) ? 'EXCEEDED' : 'ok';
      const what = `${line.what} (${line.api})`.padEnd(40);
      return `${what}${String(line.statements).padStart(4)} of ${String(BUDGETS[line.what]).padStart(2)}  ${verdict}`;
    })
    .join('\n');
}

/** True when a request sends more than it may. */
export function isExceeded({ what, statements }: BudgetLine): boolean {
  return statements > BUDGETS[what];
}
