/** Sums of money as people type them. */

/** Pence of typed pounds ("60", "£1,250.50"); null for anything else. */
export function readPounds(typed: string): number | null {
  const text = typed.replace(/[£,\s]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** Pence as they are typed: "412.00". */
export function poundsOf(pence: number): string {
  return (pence / 100).toFixed(2);
}
