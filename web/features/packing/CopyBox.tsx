import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../design/Button';
import { Field } from '../../design/forms/Field';
import { Select } from '../../design/forms/inputs';
import { space } from '../../design/theme/tokens';
import type { BoxPartsFragment } from './boxes.generated';

interface CopyBoxProps {
  boxes: readonly BoxPartsFragment[];
  onCopy: (box: BoxPartsFragment) => void;
}

/** Copies another box's contents; empty while no other box has any. */
export function CopyBox({ boxes, onCopy }: CopyBoxProps) {
  const [chosen, setChosen] = useState('');
  const filled = boxes.filter(({ items }) => items.length > 0);
  const source = filled.find(({ id }) => id === chosen) ?? filled[0];
  if (!source) return null;
  return (
    <Line>
      <Field label="Same as another box?">
        <Select value={source.id} onChange={(event) => setChosen(event.target.value)}>
          {filled.map(({ id, number, items }) => (
            <option key={id} value={id}>
              Box {number}: {items[0]?.description}
              {items.length > 1 ? ` and ${items.length - 1} more` : ''}
            </option>
          ))}
        </Select>
      </Field>
      <Button variant="secondary" onClick={() => onCopy(source)}>
        Copy box {source.number}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};

  > :first-child { flex: 1 1 14rem; min-width: 0; max-width: 24rem; }
`;
