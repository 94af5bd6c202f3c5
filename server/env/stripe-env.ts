import { BadSetting, readEach } from './bad-setting.js';
import { readKeyFile } from './key-file.js';

export interface StripeEnv {
  readonly sandbox: boolean;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Base address of the Stripe API; null means Stripe's own. */
  readonly apiBase: string | null;
}

/** Stripe's own are twice as long. */
const WEBHOOK_SECRET_LENGTH_MIN = 16;

/** Stripe as the settings name it; null: payments go to the sandbox. Throws BadSetting. */
export function readStripe(source: NodeJS.ProcessEnv, production: boolean): StripeEnv | null {
  const { STRIPE_SECRET_KEY, ALLOW_SANDBOX } = source;
  if (!STRIPE_SECRET_KEY && production && ALLOW_SANDBOX !== '1')
    throw new BadSetting(
      'STRIPE_SECRET_KEY is required in production (or ALLOW_SANDBOX=1 to run without real payments).',
    );
  if (STRIPE_SECRET_KEY) requireAllKeys(source);
  const read = readEach({
    keys: () => (STRIPE_SECRET_KEY ? readKeys(source, production && ALLOW_SANDBOX !== '1') : null),
    webhookSecret: () => readWebhookSecret(source, production),
    apiBase: () => readApiBase(source),
  });
  const { keys, webhookSecret, apiBase } = read;
  return keys && webhookSecret ? { sandbox: false, ...keys, webhookSecret, apiBase } : null;
}

/** The sandbox, with secrets of its own that are stored below dataDir. */
export function sandboxStripe(source: NodeJS.ProcessEnv, dataDir: string): StripeEnv {
  return {
    sandbox: true,
    secretKey: `sk_test_${readKeyFile(dataDir, 'sandbox')}`,
    publishableKey: 'pk_test_sandbox',
    webhookSecret: source.STRIPE_WEBHOOK_SECRET || `whsec_${readKeyFile(dataDir, 'sandbox-webhook')}`,
    apiBase: source.STRIPE_API_BASE || null,
  };
}

function requireAllKeys(source: NodeJS.ProcessEnv): void {
  const missing = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'].filter((name) => !source[name]);
  if (missing.length > 0)
    throw new BadSetting(`${missing.join(' and ')} must be set together with STRIPE_SECRET_KEY.`);
}

/** Both of one mode. A secret key in the place of the publishable one would be sent to every browser. */
function readKeys(
  { STRIPE_SECRET_KEY: secretKey = '', STRIPE_PUBLISHABLE_KEY: publishableKey = '' }: NodeJS.ProcessEnv,
  mustBeLive: boolean,
): { secretKey: string; publishableKey: string } {
  const [, secretMode] = /^[sr]k_(live|test)_./.exec(secretKey) ?? [];
  const [, publishableMode] = /^pk_(live|test)_./.exec(publishableKey) ?? [];
  if (!secretMode)
    throw new BadSetting('STRIPE_SECRET_KEY must begin with sk_live_, rk_live_, sk_test_ or rk_test_.');
  if (!publishableMode) throw new BadSetting('STRIPE_PUBLISHABLE_KEY must begin with pk_live_ or pk_test_.');
  if (secretMode !== publishableMode)
    throw new BadSetting(
      `STRIPE_SECRET_KEY is for ${secretMode} payments and STRIPE_PUBLISHABLE_KEY for ${publishableMode} ones. Take both from the same mode.`,
    );
  if (mustBeLive && secretMode !== 'live')
    throw new BadSetting(
      "Production needs Stripe's live keys: with test keys, test cards pay (ALLOW_SANDBOX=1 takes them).",
    );
  return { secretKey, publishableKey };
}

function readWebhookSecret({ STRIPE_WEBHOOK_SECRET }: NodeJS.ProcessEnv, production: boolean): string | null {
  if (!STRIPE_WEBHOOK_SECRET) return null;
  const [, secret = ''] = /^whsec_(\S+)$/.exec(STRIPE_WEBHOOK_SECRET) ?? [];
  if (secret.length >= (production ? WEBHOOK_SECRET_LENGTH_MIN : 1)) return STRIPE_WEBHOOK_SECRET;
  throw new BadSetting(
    'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook at Stripe, which begins with whsec_.',
  );
}

function readApiBase({ STRIPE_API_BASE }: NodeJS.ProcessEnv): string | null {
  if (STRIPE_API_BASE && !/^https?:$/.test(URL.parse(STRIPE_API_BASE)?.protocol ?? ''))
    throw new BadSetting(`STRIPE_API_BASE is not an address: ${STRIPE_API_BASE}`);
  return STRIPE_API_BASE || null;
}
