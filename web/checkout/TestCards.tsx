import { styled } from 'styled-components';
import { figures, space, type } from '../theme/tokens';
import { Notice } from '../ui/Notice';

/** Cards the sandbox knows, as Stripe documents them. */
const CARDS = [
  ['4242 4242 4242 4242', 'is accepted'],
  ['4000 0025 0000 3155', 'asks for authentication'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0000 0000 0069', 'has expired'],
  ['4000 0000 0000 0127', 'has a wrong CVC'],
] as const;

/** Says that no money moves, with the card numbers to try. */
export function TestCards() {
  return (
    <Notice kind="info" title="Test mode: no real card is charged">
      <details>
        <Summary>Cards to try</Summary>
        <List>
          {CARDS.map(([number, outcome]) => (
            <li key={number}>
              <CardNumber>{number}</CardNumber> {outcome}
            </li>
          ))}
        </List>
        <p>Use any expiry date in the future and any three digits as CVC.</p>
      </details>
    </Notice>
  );
}

const Summary = styled.summary`
  padding-block: ${space(3)};
  ${type('small', 600)}
  cursor: pointer;
`;

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-block-end: ${space(3)};
`;

const CardNumber = styled.span`${figures('small')}`;
