import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../../design/theme/colors';
import { disclosureMarker } from '../../design/theme/disclosure';
import { figures, from, space, type } from '../../design/theme/tokens';

const WIDE = from.desktop.replace('@media ', '');

interface SummaryLineProps {
  name: ReactNode;
  detail?: ReactNode;
  /** The price. */
  children: ReactNode;
}

/** One line of a summary: name, detail and sum. */
export function SummaryLine({ name, detail, children }: SummaryLineProps) {
  return (
    <Line>
      <div>
        <Name>{name}</Name>
        {detail && <Detail>{detail}</Detail>}
      </div>
      <span>{children}</span>
    </Line>
  );
}

/** Whether the window is a desktop's at the moment. */
export const isWide = (): boolean => window.matchMedia(WIDE).matches;

/** Lines that are collapsed at first on narrow screens. */
export function Collapsible({ text, children }: { text: string; children: ReactNode }) {
  const [isOpenAtFirst] = useState(isWide);
  return (
    <details open={isOpenAtFirst}>
      <Fold>{text}</Fold>
      <Lines>{children}</Lines>
    </details>
  );
}

export const Lines = styled.ul`
  display: grid;
  gap: ${space(3)};
`;

const Fold = styled.summary`
  ${disclosureMarker}
  margin-block: ${space(-1)} ${space(1)};
  padding-block: ${space(3)};
  ${type('small', 600)}
  cursor: pointer;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(4)};
  ${figures('small', 500)}
`;

const Name = styled.p`${type('small', 600)} overflow-wrap: anywhere;`;
const Detail = styled.p`${type('caption')} color: ${color.textMuted};`;
