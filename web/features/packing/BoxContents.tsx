import { styled } from 'styled-components';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { space, type } from '../../design/theme/tokens';
import { Money } from '../../lib/formats/Money';

interface BoxContent {
  readonly description: string;
  readonly quantity: number;
  readonly isUsed?: boolean;
  readonly value?: { readonly minorUnits: number };
}

/** The contents of a box, read-only; without condition and value for who may not see these. */
export function BoxContents({ items }: { items: readonly BoxContent[] }) {
  if (items.length === 0) return <Text tone="textMuted">Contents not described yet.</Text>;
  return (
    <List>
      {items.map(({ description, quantity, isUsed, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same, and none is moved
        <li key={index}>
          <span>
            {quantity} × {description}
          </span>
          {value && (
            <>
              <Condition>{isUsed ? 'used' : 'new'}</Condition>
              <Money pence={value.minorUnits} />
            </>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  ${type('small')}

  li {
    display: flex;
    gap: ${space(3)};
    padding-block: ${space(2)};
    border-block-end: 1px solid ${color.line};
  }
  li:last-child { border: 0; }
  li > span:first-child { flex: 1; min-width: 0; overflow-wrap: anywhere; }
`;

const Condition = styled.span`color: ${color.textMuted};`;
