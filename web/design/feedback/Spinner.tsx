import { keyframes, styled } from 'styled-components';

/** A spinner in the colour of its text; the text beside it says what is happening. */
export function Spinner({ size = '1.125em' }: { size?: string }) {
  return <Ring aria-hidden="true" $size={size} />;
}

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span<{ $size: string }>`
  display: inline-block;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  flex: none;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;
