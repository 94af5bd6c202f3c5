import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color } from './theme/colors';
import { motion, radius, touchTarget } from './theme/tokens';

/** A square icon button; `label` is its accessible name. */
export function IconButton({ label, ...rest }: ComponentProps<'button'> & { label: string }) {
  return <Square type="button" aria-label={label} title={label} {...rest} />;
}

const Square = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${touchTarget};
  height: ${touchTarget};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.text};
  cursor: pointer;
  transition: background ${motion.quick};

  &:hover { background: ${color.accentSoft}; color: ${color.accentStrong}; }
  &:disabled, &[aria-disabled='true'] { opacity: 0.45; cursor: not-allowed; }
`;
