import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { space, type } from '../theme/tokens';
import { Heading } from './Heading';
import { Panel } from './Panel';
import { Stack } from './Stack';

/** A titled list of facts. */
export function Facts({ title, children }: { title: string; children: ReactNode }) {
  const id = `facts-${title.toLowerCase()}`;
  return (
    <Panel as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Heading id={id} size="title">
          {title}
        </Heading>
        <List>{children}</List>
      </Stack>
    </Panel>
  );
}

/** A term and its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space(3)};
  ${type('small')}
  overflow-wrap: anywhere;

  dt { color: ${color.textMuted}; }
`;
