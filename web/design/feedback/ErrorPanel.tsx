import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { space } from '../theme/tokens';
import { Notice } from './Notice';

interface ErrorPanelProps {
  title?: string;
  message: string;
  onRetry?: () => void;
  /** Label of the button; some screens of the specification say "Try Again". */
  retryLabel?: string;
}

/** Shown when a list or page could not be loaded. When it unmounts with the focus, the heading gets the focus. */
export function ErrorPanel({ title, message, onRetry, retryLabel = 'Retry' }: ErrorPanelProps) {
  const retry = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const button = retry.current;
    return () => {
      if (button?.contains(document.activeElement)) requestAnimationFrame(focusHeadingIfLost);
    };
  }, []);

  return (
    <Notice kind="bad" title={title}>
      <p>{message}</p>
      {onRetry && (
        <Below ref={retry}>
          <Button variant="secondary" onClick={onRetry}>
            {retryLabel}
          </Button>
        </Below>
      )}
    </Notice>
  );
}

function focusHeadingIfLost(): void {
  if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true });
}

const Below = styled.div`margin-block-start: ${space(3)};`;
