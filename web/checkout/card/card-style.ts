import type { StripeElementStyle } from '@stripe/stripe-js';
import { useSyncExternalStore } from 'react';
import { schemes } from '../../theme/colors';

const DARK = '(prefers-color-scheme: dark)';

/** Looks of the card field. It lives in a frame of the provider's, which knows none of the page's custom properties. */
export function cardStyle(isDark: boolean): StripeElementStyle {
  const scheme = isDark ? schemes.dark : schemes.light;
  return {
    base: {
      color: scheme.text,
      iconColor: scheme.textMuted,
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      '::placeholder': { color: scheme.textMuted },
    },
    invalid: { color: scheme.bad, iconColor: scheme.bad },
  };
}

/** Whether the dark scheme is in force; follows the system. */
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
