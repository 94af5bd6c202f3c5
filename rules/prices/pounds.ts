/** Decimal pounds, as the REST shapes carry money. */
export function toPounds(pence: number): number {
  return pence / 100;
}

/** Pence of decimal pounds; null when it is no finite amount of whole pence from 0 to 99,999.99. */
export function fromPounds(pounds: unknown): number | null {
  const value =
    typeof pounds === 'string' && /^\d{1,5}(\.\d{1,2})?$/.test(pounds.trim()) ? Number(pounds) : pounds;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  const pence = Math.round(value * 100);
  const isWholePence = Math.abs(value * 100 - pence) < 1e-6;
  return isWholePence && pence >= 0 && pence <= 9_999_999 ? pence : null;
}
