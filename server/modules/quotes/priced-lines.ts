import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type DestinationKey, destinationName } from '../../../rules/destinations.js';
import { list, MUTED, right, SOFT } from '../../platform/pdf/sheet.js';
import { inPounds } from '../../platform/values/format.js';

/** The sums of a quote or an invoice, in pence. */
export interface PricedSums {
  readonly itemsPence: number;
  readonly minimumTopUpPence: number;
  readonly servicePence: number;
  readonly promotionPence?: number;
  readonly promotionName?: string | null;
  readonly serviceName: string;
  readonly destination: DestinationKey;
}

interface PricedLine {
  readonly name: string;
  readonly size: string;
  readonly quantity: number;
  readonly unitPence: number;
}

type Row = readonly [label: string, sum: string];

/** A row for each line, with quantity, unit price and amount. */
export function itemsTable(lines: readonly PricedLine[]): Content {
  const rows = lines.map(({ name, size, quantity, unitPence }): TableCell[] => [
    { stack: [{ text: name }, ...(size ? [{ text: size, fontSize: 8, color: MUTED }] : [])] },
    right(String(quantity)),
    right(inPounds(unitPence)),
    right(inPounds(unitPence * quantity)),
  ]);
  const header: TableCell[] = ['Description', right('Quantity'), right('Unit price'), right('Amount')];
  return list(['*', 50, 70, 75], header, rows);
}

/** The parts of the total, and the total. */
export function sumsColumn(
  sums: PricedSums | null,
  total: { label: string; pence: number },
  more: readonly Row[] = [],
) {
  const rows = [...(sums ? rowsOf(sums) : []), ...more];
  return {
    table: {
      widths: ['*', 'auto'],
      body: [
        ...rows.map(([label, sum]): TableCell[] => [
          { text: label, color: MUTED, margin: [4, 0, 0, 0] },
          { ...right(sum), margin: [0, 0, 4, 0] },
        ]),
        [
          { text: total.label, ...TOTAL },
          { ...right(inPounds(total.pence)), ...TOTAL },
        ],
      ],
    },
    layout: 'noBorders',
  };
}

function rowsOf({
  itemsPence,
  minimumTopUpPence,
  servicePence,
  promotionPence = 0,
  promotionName,
  serviceName,
  destination,
}: PricedSums): Row[] {
  return [
    ['Items', inPounds(itemsPence)],
    ...(minimumTopUpPence > 0
      ? [
          [
            `Top-up to the minimum charge for ${destinationName(destination)}`,
            inPounds(minimumTopUpPence),
          ] as const,
        ]
      : []),
    ...(promotionPence > 0 ? [[`Discount: ${promotionName}`, `-${inPounds(promotionPence)}`] as const] : []),
    [`Service: ${serviceName}`, servicePence > 0 ? inPounds(servicePence) : 'Included'],
  ];
}

const TOTAL = {
  bold: true,
  fontSize: 12,
  fillColor: SOFT,
  margin: [4, 3, 4, 2] as [number, number, number, number],
};
