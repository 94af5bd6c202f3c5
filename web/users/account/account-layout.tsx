import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/colors';
import { from, space, type } from '../../theme/tokens';
import { Heading } from '../../ui/Heading';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';

/** A section of the account page in a panel. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel as="section">
      <Stack gap={4}>
        <Heading size="title">{title}</Heading>
        {children}
      </Stack>
    </Panel>
  );
}

/** Three parts: the second stands beside the others on wide screens, between them on narrow ones. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};

  ${from.desktop} {
    grid-template: auto 1fr / minmax(0, 1fr) 17rem;
    > :nth-child(2) { grid-area: 1 / 2 / span 2; }
  }
`;

/** Terms and values. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(6)};
  margin: 0;

  ${from.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** A term and its value; nothing when empty. */
export function Fact({ name, children }: { name: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <Name>{name}</Name>
      <Value>{children}</Value>
    </div>
  );
}

const Name = styled.dt`${type('caption', 600)} color: ${color.textMuted};`;

const Value = styled.dd`
  margin: ${space(0.5)} 0 0;
  ${type('body')}
  overflow-wrap: anywhere;
`;
