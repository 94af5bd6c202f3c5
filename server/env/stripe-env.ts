import { BadSetting } from './bad-setting.js';
import { readKeyFile } from './key-file.js';

export interface StripeEnv {
  readonly sandbox: boolean;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Base address of the Stripe API; null means Stripe's own. */
  readonly apiBase: string | null;
}

/** Stripe as the settings name it; null: payments go to the sandbox. Throws BadSetting. */
export function readStripe(source: NodeJS.ProcessEnv, production: boolean): StripeEnv | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY = '', STRIPE_WEBHOOK_SECRET = '' } = source;
  if (!STRIPE_SECRET_KEY) {
    if (!production || source.ALLOW_SANDBOX === '1') return null;
    throw new BadSetting(
      'STRIPE_SECRET_KEY is required in production (or ALLOW_SANDBOX=1 to run without real payments).',
    );
  }
  const missing = Object.entries({ STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET }).filter(([, key]) => !key);
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(' and ');
    throw new BadSetting(`${names} must be set together with STRIPE_SECRET_KEY.`);
  }
  return {
    sandbox: false,
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: source.STRIPE_API_BASE || null,
  };
}

/** The sandbox, with secrets of its own that are kept below dataDir. */
export function sandboxStripe(source: NodeJS.ProcessEnv, dataDir: string): StripeEnv {
  return {
    sandbox: true,
    secretKey: `sk_test_${readKeyFile(dataDir, 'sandbox')}`,
    publishableKey: 'pk_test_sandbox',
    webhookSecret: source.STRIPE_WEBHOOK_SECRET || `whsec_${readKeyFile(dataDir, 'sandbox-webhook')}`,
    apiBase: source.STRIPE_API_BASE || null,
  };
}
