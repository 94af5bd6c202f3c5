import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { color } from '../../theme/colors';
import { radius } from '../../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden';

/** Wraps skeletons and announces `label` to assistive technology. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" data-loading>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** A grey placeholder in the size of what is loading. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <Bar $width={width} $height={height} />;
}

const breathe = keyframes`50% { opacity: 0.5; }`;

const Bar = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  max-width: 100%;
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};
  animation: ${breathe} 1600ms ease-in-out infinite;
`;
