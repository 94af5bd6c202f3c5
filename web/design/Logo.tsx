import { color } from './theme/colors';

/** The shop's mark: a box on the water. */
export function Logo({ size = 34 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true">
      <path d="M10 5.5h12v12H10zM16 5.5v5" stroke="currentColor" strokeWidth="2.25" strokeLinejoin="round" />
      <path
        d="M2 24.5c3.5 0 3.5-3 7-3s3.5 3 7 3 3.5-3 7-3 3.5 3 7 3"
        stroke={color.accent}
        strokeWidth="2.25"
        strokeLinecap="round"
      />
    </svg>
  );
}
