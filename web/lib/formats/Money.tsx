import { styled } from 'styled-components';
import { type FigureSize, figures } from '../../design/theme/tokens';
import { formatPounds } from './formats';

/** A sum in pounds, in tabular figures. */
export function Money({ pence, size }: { pence: number; size?: FigureSize }) {
  return <Sum $size={size}>{formatPounds(pence)}</Sum>;
}

const Sum = styled.span<{ $size: FigureSize | undefined }>`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $size }) => $size && figures($size)}
`;
