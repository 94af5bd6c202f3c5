import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type ReadingSize, type } from './theme/tokens';

/** A heading below the page's h1 (that is PageHeading); `size` sets its style, `level` its place in the outline. */
export function Heading({
  level = 2,
  size = level === 2 ? 'section' : 'title',
  ...rest
}: ComponentProps<'h2'> & { level?: 2 | 3 | 4; size?: ReadingSize }) {
  return <Line as={`h${level}`} $size={size} {...rest} />;
}

const Line = styled.h2<{ $size: ReadingSize }>`${({ $size }) => type($size, 650)}`;
