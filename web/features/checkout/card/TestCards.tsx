import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../../../design/feedback/Notice';
import { disclosureMarker } from '../../../design/theme/disclosure';
import { figures, space, type } from '../../../design/theme/tokens';

interface TestCard {
  readonly number: string;
  readonly outcome: string;
}

/** States that no money moves, with test card numbers from the sandbox: the product contains none. */
export function TestCards() {
  const [cards, setCards] = useState<readonly TestCard[]>([]);
  useEffect(() => {
    void readCards().then(setCards);
  }, []);
  return (
    <Notice kind="info" title="Test mode: no real card is charged">
      <details>
        <Summary>Cards to try</Summary>
        <List>
          {cards.map(({ number, outcome }) => (
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

/** None while the sandbox does not answer. */
async function readCards(): Promise<readonly TestCard[]> {
  try {
    return await (await fetch('/stripe-sandbox/cards-to-try.json')).json();
  } catch {
    return [];
  }
}

const Summary = styled.summary`
  ${disclosureMarker}
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
