import type { Stripe } from '@stripe/stripe-js';

/** How the browser reaches the card provider. */
export interface CardProvider {
  readonly publishableKey: string;
  readonly isSandbox: boolean;
}

/** Loads the provider's script, or the built-in sandbox's. Rejects when it fails to load; may be retried. */
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

let failures = 0;

async function loadSandbox(publishableKey: string): Promise<Stripe> {
  if (!window.HarbourlineStripeSandbox) await loadModule(`${SANDBOX_BASE}/stripe.js`);
  if (!window.HarbourlineStripeSandbox) throw new Error('The sandbox did not start');
  return window.HarbourlineStripeSandbox(publishableKey, { base: SANDBOX_BASE });
}

function loadModule(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    // A module that failed to load once fails forever under the same URL.
    script.src = failures === 0 ? src : `${src}?${failures}`;
    script.onload = () => resolve();
    script.onerror = () => {
      failures += 1;
      script.remove();
      reject(new Error(`${src} did not load`));
    };
    document.head.append(script);
  });
}
