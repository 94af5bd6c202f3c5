import { createGlobalStyle, styled } from 'styled-components';
import { declareScheme, schemes } from '../../design/theme/colors';

/** Prints one clean sheet: no site frame, dark ink on white paper. */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 12mm; }

    :root { color-scheme: light; ${declareScheme(schemes.light)} }
    body { background: none; }
    body header, body footer, body nav { display: none; }
  }
`;

/** Hidden in print. */
export const ScreenOnly = styled.div`
  @media print { display: none; }
`;
