import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { color } from '../theme/colors';
import { motion, radius, space, touchTarget } from '../theme/tokens';
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

/** Replaces an icon of the browser with a shape in the colour of the text, with forced colours too. */
const sign = css`
  appearance: none;
  width: 1.125rem;
  height: 1.125rem;
  padding: 0;
  background: currentColor;
  cursor: pointer;
  forced-color-adjust: none;
`;

const CROSS =
  'polygon(0 0, 15% 0, 50% 40%, 85% 0, 100% 0, 60% 50%, 100% 100%, 85% 100%, 50% 60%, 15% 100%, 0 100%, 40% 50%)';
const CALENDAR =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 18 18'><path d='M2 7h14M6 1v4m6-4v4M2 3h14v13H2z' fill='none' stroke='red' stroke-width='1.6'/></svg>";

const Input = styled.input`
  ${control}
  &::-webkit-search-cancel-button { ${sign} clip-path: ${CROSS}; }
  &::-webkit-calendar-picker-indicator { ${sign} mask: url("${CALENDAR}") center; }
`;
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
