import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import type { CustomFontSource, StripeElementStyle } from '@stripe/stripe-js';
import { useSyncExternalStore } from 'react';
import { schemes } from '../../../design/theme/colors';

const INTER = 'Inter';

/** The page's typeface, for the provider's frames: web-client.ts lets them fetch it. */
export const cardFonts: CustomFontSource[] = [
  { family: INTER, src: `url(${new URL(inter, window.location.href)})`, weight: '100 900' },
];

const DARK = '(prefers-color-scheme: dark)';

/** Style of the card field. It is the provider's iframe, without the page's custom properties. */
export function cardStyle(isDark: boolean): StripeElementStyle {
  const scheme = isDark ? schemes.dark : schemes.light;
  return {
    base: {
      color: scheme.text,
      iconColor: scheme.textMuted,
      fontFamily: `${INTER}, system-ui, sans-serif`,
      fontSize: '16px',
      '::placeholder': { color: scheme.textMuted },
    },
    invalid: { color: scheme.bad, iconColor: scheme.bad },
  };
}

/** Whether the dark colour scheme applies; follows the system. */
export function useIsDark(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(DARK);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(DARK).matches,
  );
}
