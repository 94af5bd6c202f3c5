import { styled } from 'styled-components';
import { space } from '../theme/tokens';
import { Button } from './Button';
import { Notice } from './Notice';

interface ErrorPanelProps {
  title?: string;
  /** What happened, in words for the person. */
  message: string;
  onRetry?: () => void;
  /** Word on the button; some screens of the specification say "Try Again". */
  retryLabel?: string;
}

/** What a list or page shows when it could not be loaded. */
export function ErrorPanel({ title, message, onRetry, retryLabel = 'Retry' }: ErrorPanelProps) {
  return (
    <Notice kind="bad" title={title}>
      <p>{message}</p>
      {onRetry && (
        <Below>
          <Button variant="secondary" onClick={onRetry}>
            {retryLabel}
          </Button>
        </Below>
      )}
    </Notice>
  );
}

const Below = styled.div`margin-block-start: ${space(3)};`;
