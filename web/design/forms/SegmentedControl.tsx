import { useId } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { radius, space, touchTarget, type } from '../theme/tokens';

interface SegmentedControlProps<T extends string> {
  label: string;
  options: readonly { readonly value: T; readonly name: string }[];
  chosen: T;
  onChoose: (value: T) => void;
}

/** One of a few options, side by side. */
export function SegmentedControl<T extends string>({
  label,
  options,
  chosen,
  onChoose,
}: SegmentedControlProps<T>) {
  const group = useId();
  return (
    <Line role="radiogroup" aria-labelledby={group}>
      <span id={group}>{label}</span>
      <Frame>
        {options.map(({ value, name }) => (
          <Segment key={value}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {name}
          </Segment>
        ))}
      </Frame>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  ${type('small', 600)}
`;

const Frame = styled.div`
  display: flex;
  overflow: clip;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

const Segment = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touchTarget};
  padding-inline: ${space(3)};
  ${type('small', 500)}
  cursor: pointer;

  & + & { border-inline-start: 1px solid ${color.line}; }
  &:has(:checked) { background: ${color.accentSoft}; font-weight: 650; }
  > input { accent-color: ${color.accent}; }
`;
