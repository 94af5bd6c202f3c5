import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../Heading';
import { Text } from '../Text';
import { color } from '../theme/colors';
import { space } from '../theme/tokens';

interface EmptyStateProps {
  title: string;
  /** A drawing or icon. */
  picture?: ReactNode;
  children?: ReactNode;
  /** The next step: a LinkButton or Button. */
  action?: ReactNode;
}

/** Shown for an empty list, with the next step. */
export function EmptyState({ title, picture, children, action }: EmptyStateProps) {
  return (
    <Centre>
      {picture && <Picture aria-hidden="true">{picture}</Picture>}
      <Heading level={2} size="title">
        {title}
      </Heading>
      {children && <Text tone="textMuted">{children}</Text>}
      {action}
    </Centre>
  );
}

const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(10)} ${space(4)};
  text-align: center;
`;

const Picture = styled.div`color: ${color.textMuted};`;
