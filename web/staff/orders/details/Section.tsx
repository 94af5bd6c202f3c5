import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../../design/Heading';
import { Row, Stack } from '../../../design/Stack';
import { color } from '../../../design/theme/colors';
import { radius, space } from '../../../design/theme/tokens';

interface SectionProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** Among staff: on another ground. */
  isInternal?: boolean;
  children: ReactNode;
}

/** A titled section of an order. */
export function Section({ title, aside, isInternal, children }: SectionProps) {
  const id = useId();
  return (
    <Sheet as="section" aria-labelledby={id} data-internal={isInternal || undefined}>
      <Stack gap={3}>
        <Row justify="space-between">
          <Heading id={id} size="title">
            {title}
          </Heading>
          {aside}
        </Row>
        {children}
      </Stack>
    </Sheet>
  );
}

const Sheet = styled.div`
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  &[data-internal] { border: 1px dashed ${color.warn}; background: ${color.warnSoft}; }
`;
