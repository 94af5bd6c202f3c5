import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import type { BadgeTone } from '../Badge';
import { color } from '../theme/colors';
import { layer, radius, shadow, space, touchTarget, type } from '../theme/tokens';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly tone: BadgeTone;
  /** A sign before the label. */
  readonly mark?: ReactNode;
  /** Why it is disabled. */
  readonly disabledReason?: string;
}

export interface ChoiceMenuProps<Value extends string> {
  value: Value;
  choices: readonly Choice<Value>[];
  /** A change is pending: the menu is disabled. */
  isBusy: boolean;
  onChoose: (value: Value) => void;
  onOpenChange?: (isOpen: boolean) => void;
  /** The trigger button. */
  children: ReactElement<ComponentProps<'button'>>;
}

/** Open on mount, with its trigger. */
export function ChoiceMenuContent<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { value, choices, isBusy, onChoose, onOpenChange, children } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<Value>(undefined);

  /** Called once the focus is back on the trigger, so that a dialog returns it there. */
  function notifyChosen(event: Event): void {
    const wanted = chosen.current;
    chosen.current = undefined;
    if (wanted === undefined) return;
    event.preventDefault();
    trigger.current?.focus();
    onChoose(wanted);
  }

  return (
    <DropdownMenu.Root defaultOpen modal={false} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild ref={trigger}>
        {children}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <Menu align="start" sideOffset={4} collisionPadding={8} onCloseAutoFocus={notifyChosen}>
          <DropdownMenu.RadioGroup
            value={value}
            onValueChange={(pressed) => {
              if (pressed !== value) chosen.current = pressed as Value;
            }}
          >
            {choices.map(({ value: one, label, mark, disabledReason }) => (
              <Item key={one} value={one} disabled={isBusy || (one !== value && Boolean(disabledReason))}>
                {mark}
                <Label>
                  {label}
                  {one !== value && disabledReason && <Why>{disabledReason}</Why>}
                </Label>
                <DropdownMenu.ItemIndicator>
                  <Check aria-hidden="true" size={16} />
                </DropdownMenu.ItemIndicator>
              </Item>
            ))}
          </DropdownMenu.RadioGroup>
        </Menu>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const Menu = styled(DropdownMenu.Content)`
  z-index: ${layer.dialog};
  min-width: max(11rem, var(--radix-dropdown-menu-trigger-width));
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
  gap: ${space(2)};
  min-height: ${touchTarget};
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.small};
  ${type('small', 500)}
  cursor: pointer;

  &[data-highlighted] { outline: none; background: ${color.accentSoft}; color: ${color.accentStrong}; }
  &[data-state='checked'] { font-weight: 650; }
  &[data-disabled] { color: ${color.textMuted}; cursor: not-allowed; }
`;

const Label = styled.span`flex: 1;`;

const Why = styled.span`display: block; ${type('caption')} color: ${color.textMuted};`;
