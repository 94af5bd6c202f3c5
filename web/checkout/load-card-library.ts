import type { Stripe } from '@stripe/stripe-js';

/** How the browser reaches the card provider. */
export interface CardProvider {
  readonly publishableKey: string;
  readonly isSandbox: boolean;
}

/** Loads the provider's script, or that of the built-in sandbox. Rejects when it cannot be had; may be tried again. */
export async function loadCardLibrary({ publishableKey, isSandbox }: CardProvider): Promise<Stripe> {
  if (isSandbox) return loadSandbox(publishableKey);
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The card library did not start');
  return stripe;
}

const SANDBOX_BASE = '/stripe-sandbox';

declare global {
  interface Window {
    HarbourlineStripeSandbox?: (publishableKey: string, options: { base: string }) => Stripe;
  }
}

async function loadSandbox(publishableKey: string): Promise<Stripe> {
  if (!window.HarbourlineStripeSandbox) await loadScript(`${SANDBOX_BASE}/stripe.js`);
  if (!window.HarbourlineStripeSandbox) throw new Error('The sandbox did not start');
  return window.HarbourlineStripeSandbox(publishableKey, { base: SANDBOX_BASE });
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} did not load`));
    };
    document.head.append(script);
  });
}
