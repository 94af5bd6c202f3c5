import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../../design/Badge';
import { ChoiceMenu } from '../../../design/menus/ChoiceMenu';
import type { Choice } from '../../../design/menus/ChoiceMenuContent';
import { color } from '../../../design/theme/colors';
import { motion, radius, space, touchTarget, type } from '../../../design/theme/tokens';

interface StateFieldProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  isBusy?: boolean;
  isReadOnly?: boolean;
  onChoose: (value: Value) => void;
}

/** A status, with a menu of the others unless it is read-only. */
export function StateField<Value extends string>(props: StateFieldProps<Value>) {
  const { label, value, choices, isBusy = false, isReadOnly = false, onChoose } = props;
  const id = useId();
  const current = choices.find((choice) => choice.value === value);
  const badge = (
    <Badge id={`${id}-value`} tone={current?.tone}>
      {current?.label ?? value}
    </Badge>
  );
  return (
    <div>
      <Label id={id}>{label}</Label>
      {isReadOnly ? (
        badge
      ) : (
        <ChoiceMenu value={value} choices={choices} isBusy={isBusy} onChoose={onChoose}>
          <Trigger aria-labelledby={`${id} ${id}-value`} aria-busy={isBusy || undefined}>
            {badge}
            <ChevronDown aria-hidden="true" size={18} />
          </Trigger>
        </ChoiceMenu>
      )}
    </div>
  );
}

const Label = styled.p`${type('small', 600)} margin-block-end: ${space(1.5)};`;

const Trigger = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  width: 100%;
  min-height: ${touchTarget};
  padding-inline: ${space(3)} ${space(2)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};
  cursor: pointer;
  transition: border-color ${motion.quick};

  &:hover, &[data-state='open'] { border-color: ${color.accent}; }
  &[aria-busy] { border-color: ${color.accent}; cursor: progress; }
`;
