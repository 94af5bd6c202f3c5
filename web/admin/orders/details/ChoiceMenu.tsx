import { Check, ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../../theme/colors';
import { layer, motion, radius, shadow, space, touchTarget, type } from '../../../theme/tokens';
import { Badge, type BadgeTone } from '../../../ui/Badge';

/** One of the choices. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly words: string;
  readonly tone: BadgeTone;
  /** Why it cannot be chosen now. */
  readonly whyNot?: string;
}

interface ChoiceMenuProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  isBusy?: boolean;
  onChoose: (value: Value) => void;
}

/** A state and every other one to choose from; nothing happens before one is pressed. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, value, choices, isBusy = false, onChoose } = props;
  const id = useId();
  const chosen = useRef<Value>(undefined);

  /** Only when the focus is back on the button, to which whatever opens next returns it. */
  function tell(): void {
    const value = chosen.current;
    chosen.current = undefined;
    if (value !== undefined) setTimeout(() => onChoose(value));
  }

  const current = choices.find((choice) => choice.value === value);
  return (
    <div>
      <Label id={id}>{label}</Label>
      <DropdownMenu.Root modal={false}>
        <Trigger aria-labelledby={`${id} ${id}-value`} aria-busy={isBusy || undefined}>
          <Badge id={`${id}-value`} tone={current?.tone}>
            {current?.words ?? value}
          </Badge>
          <ChevronDown aria-hidden="true" size={18} />
        </Trigger>
        <DropdownMenu.Portal>
          <Menu align="start" sideOffset={4} collisionPadding={8} onCloseAutoFocus={tell}>
            <DropdownMenu.RadioGroup
              value={value}
              onValueChange={(pressed) => {
                if (pressed !== value && !isBusy) chosen.current = pressed as Value;
              }}
            >
              {choices.map(({ value: one, words, whyNot }) => (
                <Item key={one} value={one} disabled={one !== value && Boolean(whyNot)}>
                  <span>
                    {words}
                    {one !== value && whyNot && <Why>{whyNot}</Why>}
                  </span>
                  <DropdownMenu.ItemIndicator>
                    <Check aria-hidden="true" size={16} />
                  </DropdownMenu.ItemIndicator>
                </Item>
              ))}
            </DropdownMenu.RadioGroup>
          </Menu>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}

const Label = styled.p`${type('small', 600)} margin-block-end: ${space(1.5)};`;

const Trigger = styled(DropdownMenu.Trigger)`
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
  &[aria-busy] { cursor: progress; opacity: 0.6; }
`;

const Menu = styled(DropdownMenu.Content)`
  z-index: ${layer.dialog};
  min-width: var(--radix-dropdown-menu-trigger-width);
  max-width: min(24rem, calc(100vw - ${space(4)}));
  padding: ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
`;

const Item = styled(DropdownMenu.RadioItem)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: ${touchTarget};
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.small};
  ${type('small', 500)}
  cursor: pointer;

  &[data-highlighted] { outline: none; background: ${color.accentSoft}; color: ${color.accentStrong}; }
  &[data-state='checked'] { font-weight: 650; }
  &[data-disabled] { color: ${color.textMuted}; cursor: not-allowed; }
`;

const Why = styled.span`display: block; ${type('caption')} color: ${color.textMuted};`;
