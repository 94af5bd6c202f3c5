import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, type } from '../../../design/theme/tokens';

/** The fields of one address in a column. */
export function AddressGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <Legend>{title}</Legend>
      {children}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Legend = styled.legend`
  padding: 0 0 ${space(3)};
  ${type('title', 650)}
`;
