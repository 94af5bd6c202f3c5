import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { color } from '../../theme/colors';
import { motion, radius, space, touchTarget } from '../../theme/tokens';
import { useFieldControl } from './Field';

/** One line of text (or `type="email"`, `"password"`, `"number"`); inside a Field. A phone number reads from left to right. */
export function TextInput({ type = 'text', ...rest }: ComponentProps<'input'>) {
  const dir = type === 'tel' ? 'ltr' : undefined;
  return <Input type={type} dir={dir} {...useFieldControl()} {...rest} />;
}

/** A calendar day as YYYY-MM-DD; `min` and `max` bound it. */
export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <Input type="date" {...useFieldControl()} {...props} />;
}

/** A native select; its children are `<option>`s. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <Arrowed>
      <Choice {...useFieldControl()} {...props} />
      <ChevronDown aria-hidden="true" size={18} />
    </Arrowed>
  );
}

const control = css`
  width: 100%;
  min-height: ${touchTarget};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};
  transition: border-color ${motion.quick};

  &::placeholder { color: ${color.textMuted}; opacity: 1; }
  &:hover:not(:disabled) { border-color: ${color.accent}; }
  &:disabled, &:read-only:not(select) { background: ${color.surfaceSunken}; }
  &[aria-invalid='true'] { border-color: ${color.bad}; box-shadow: inset 0 0 0 1px ${color.bad}; }
`;

const Input = styled.input`${control}`;
const Choice = styled.select`${control} appearance: none; padding-inline-end: ${space(7)}; text-overflow: ellipsis;`;

const Arrowed = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: ${space(2)};
    translate: 0 -50%;
    pointer-events: none;
  }
`;
