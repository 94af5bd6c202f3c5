import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../Heading';
import { Panel } from '../Panel';
import { Row, Stack } from '../Stack';
import { Text } from '../Text';

interface SectionProps extends Omit<ComponentProps<typeof Panel>, 'title'> {
  title: ReactNode;
  /** Next to the title. */
  aside?: ReactNode;
  /** Below the title, in small letters. */
  note?: ReactNode;
  gap?: number;
}

/** A titled part of a page in a panel. TitledPanel folds, and links lead to it. */
export function Section({ title, aside, note, gap = 4, children, ...rest }: SectionProps) {
  const titleId = useId();
  return (
    <Panel as="section" aria-labelledby={titleId} {...rest}>
      <Stack gap={gap}>
        <Row justify="space-between">
          <div>
            <Heading id={titleId} size="title">
              {title}
            </Heading>
            {note && (
              <Text size="small" tone="textMuted">
                {note}
              </Text>
            )}
          </div>
          {aside}
        </Row>
        {children}
      </Stack>
    </Panel>
  );
}
