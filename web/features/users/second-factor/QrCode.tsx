import { useMemo } from 'react';
import { styled } from 'styled-components';
import { encode } from 'uqr';
import { radius } from '../../../design/theme/tokens';

/** A text as a QR code, dark on light in both colour schemes, as cameras need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text]);
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={path.join('')} />
    </Picture>
  );
}

const Picture = styled.svg`
  width: 12rem;
  height: 12rem;
  border-radius: ${radius.small};
  background: #fff;
  fill: #000;
`;
