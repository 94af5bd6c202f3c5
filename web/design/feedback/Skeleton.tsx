import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { color } from '../theme/colors';
import { radius, space, type } from '../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden';
import { Spinner } from './Spinner';

interface LoadingProps {
  label: string;
  /** Shows the label, beside a spinner, to everybody who waits longer than a moment. */
  isVisible?: boolean;
  children: ReactNode;
}

/** Wraps skeletons and announces `label` to assistive technology. */
export function Loading({ label, isVisible, children }: LoadingProps) {
  return (
    <div role="status" data-loading>
      {isVisible ? (
        <Delayed>
          <Spinner />
          {label}
        </Delayed>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** A grey placeholder in the size of what is loading. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <Bar $width={width} $height={height} />;
}

const appear = keyframes`from { opacity: 0; }`;

const Delayed = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3)};
  ${type('small')}
  color: ${color.textMuted};
  animation: ${appear} 1ms 400ms backwards;
`;

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
