import { createGlobalStyle, styled } from 'styled-components';
import { declareScheme, schemes } from '../../theme/colors';

/** Makes a clean sheet of the page that is printed: no frame of the site, dark ink on white paper. */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 12mm; }

    :root { color-scheme: light; ${declareScheme(schemes.light)} }
    body { background: none; }
    body header, body footer, body nav { display: none; }
  }
`;

/** What is of no use on paper. */
export const OnScreen = styled.div`
  @media print { display: none; }
`;
