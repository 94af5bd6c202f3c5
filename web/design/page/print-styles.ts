import { createGlobalStyle, styled } from 'styled-components';
import { declareScheme, schemes } from '../theme/colors';

/** Prints one clean sheet: no site frame, dark ink on white paper. */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 15mm; }

    :root { color-scheme: light; ${declareScheme(schemes.light)} }
    body { background: none; }
    body header, body footer, body nav { display: none; }
    section { break-inside: auto; box-shadow: none; }
    li { break-inside: avoid; }
  }
`;

/** Hidden in print. */
export const ScreenOnly = styled.div`
  @media print { display: none; }
`;

/** Shown in print only. */
export const PrintOnly = styled.div`
  display: none;
  @media print { display: block; }
`;
