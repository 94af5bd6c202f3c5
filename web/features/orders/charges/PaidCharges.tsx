import { styled } from 'styled-components';
import type { OrderChargeState } from '../../../data/schema.generated';
import { space, type } from '../../../design/theme/tokens';
import { Money } from '../../../lib/formats/Money';

interface PaidChargesProps {
  charges: readonly {
    readonly id: string;
    readonly name: string;
    readonly state: OrderChargeState;
    readonly isForChange: boolean;
    readonly amount: { readonly minorUnits: number };
  }[];
  /** The total of the order, these charges included. */
  totalPence: number;
}

/** Paid charges below the total of the shipment; nothing for most orders. */
export function PaidCharges({ charges, totalPence }: PaidChargesProps) {
  const paid = charges.filter(({ state, isForChange }) => state === 'PAID' && !isForChange);
  if (paid.length === 0) return null;
  return (
    <Lines aria-label="Added later">
      {paid.map(({ id, name, amount }) => (
        <li key={id}>
          <span>{name}</span>
          <Money pence={amount.minorUnits} />
        </li>
      ))}
      <li data-total>
        <span>Total with what was added</span>
        <Money pence={totalPence} />
      </li>
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${space(2)};
  ${type('small')}
  overflow-wrap: anywhere;

  > li { display: flex; justify-content: space-between; gap: ${space(4)}; }
  > [data-total] { ${type('body', 650)} }
`;
