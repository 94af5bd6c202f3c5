/** Lines at a price that staff offer for all of them. */

interface PricedLine {
  readonly key: string;
  readonly quantity: number;
  readonly unitPence: number;
}

/**
 * The lines with unit prices in proportion to theirs that come to exactly this many pence. What does not divide goes on one
 * piece of the dearest kind: on a line of one piece, or on a piece that is split off its line.
 */
export function offerLines<Line extends PricedLine>(lines: readonly Line[], totalPence: number): Line[] {
  const before = sumOf(lines);
  const scaled = lines.map((line) => ({
    ...line,
    unitPence: before === 0 ? 0 : Math.floor((line.unitPence * totalPence) / before),
  }));
  const rest = totalPence - sumOf(scaled);
  if (rest === 0) return scaled;
  const single = dearest(scaled.filter(({ quantity }) => quantity === 1));
  if (single)
    return scaled.map((line) => (line === single ? { ...line, unitPence: line.unitPence + rest } : line));
  const split = dearest(scaled);
  return scaled.flatMap((line) => {
    if (line !== split) return [line];
    const [others, one] = [line.quantity - 1, line.unitPence + rest];
    return [
      { ...line, quantity: others },
      { ...line, key: `${line.key}+`, quantity: 1, unitPence: one },
    ];
  });
}

const sumOf = (lines: readonly PricedLine[]) =>
  lines.reduce((sum, { quantity, unitPence }) => sum + quantity * unitPence, 0);

const dearest = <Line extends PricedLine>(lines: readonly Line[]) =>
  lines.toSorted((one, other) => other.unitPence - one.unitPence)[0];
