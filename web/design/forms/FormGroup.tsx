import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Panel } from '../Panel';
import { color } from '../theme/colors';
import { from, space, type } from '../theme/tokens';

interface FormGroupProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A group of fields in a panel of its own. */
export function FormGroup({ title, hint, children }: FormGroupProps) {
  return (
    <Sheet>
      <fieldset>
        <Legend>{title}</Legend>
        {hint && <Hint>{hint}</Hint>}
        <Fields>{children}</Fields>
      </fieldset>
    </Sheet>
  );
}

/** Off-screen content costs no layout. */
const Sheet = styled(Panel)`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 18rem;
`;

/** Fields in columns where there is room. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** A field as wide as the group. */
export const WholeRow = styled.div`grid-column: 1 / -1;`;

const Legend = styled.legend`
  padding: 0;
  ${type('title', 650)}
`;

const Hint = styled.div`
  margin-block-start: ${space(1)};
  ${type('small')}
  color: ${color.textMuted};
`;

const Fields = styled(FieldGrid)`margin-block-start: ${space(4)};`;
