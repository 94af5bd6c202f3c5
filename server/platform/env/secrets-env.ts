import { readFileSync } from 'node:fs';
import { readKeyFile } from './data-dir.js';
import { check, entriesOf, isWebAddress, readEach } from './settings.js';

export interface StripeEnv {
  readonly sandbox: boolean;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Base address of the Stripe API; null means Stripe's own. */
  readonly apiBase: string | null;
}

/** Settings that are secrets or contain one. Those of AWS are read by its own library, with its own files. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URLS',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'METRICS_TOKEN',
];

/**
 * The settings, each secret also from the file that `<NAME>_FILE` names, without spaces and line ends around it. Throws
 * BadSetting.
 */
export function withSecretFiles(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const inFiles = SECRETS.filter((name) => source[`${name}_FILE`]);
  const secrets = readEach(
    Object.fromEntries(inFiles.map((name) => [name, () => readSecretFile(source, name)])),
  );
  return { ...source, ...secrets };
}

function readSecretFile(source: NodeJS.ProcessEnv, name: string): string {
  const file = source[`${name}_FILE`]!;
  check(!source[name], `Set ${name} or ${name}_FILE, not both.`);
  let secret = '';
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    check(false, `${name}_FILE cannot be read: ${file} (${(error as NodeJS.ErrnoException).code})`);
  }
  check(secret, `${name}_FILE is empty: ${file}`);
  return secret;
}

/** Stripe's own secrets are twice as long. */
const WEBHOOK_SECRET_LENGTH_MIN = 16;

/** Stripe's settings; null: payments go to the sandbox. Throws BadSetting. */
export function readStripe(source: NodeJS.ProcessEnv, production: boolean): StripeEnv | null {
  const { STRIPE_SECRET_KEY: secretKey, ALLOW_SANDBOX, STRIPE_API_BASE } = source;
  const mustBeLive = production && ALLOW_SANDBOX !== '1';
  check(
    secretKey || !mustBeLive,
    'STRIPE_SECRET_KEY is required in production (or ALLOW_SANDBOX=1 to run without real payments).',
  );
  const missing = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'].filter((name) => !source[name]);
  check(
    !secretKey || missing.length === 0,
    `${missing.join(' and ')} must be set together with STRIPE_SECRET_KEY.`,
  );
  const { keys, webhookSecret } = readEach({
    keys: () => (secretKey ? readKeys(secretKey, source.STRIPE_PUBLISHABLE_KEY, mustBeLive) : null),
    webhookSecret: () => readWebhookSecret(source, production),
    apiBase: () =>
      check(
        !STRIPE_API_BASE || isWebAddress(STRIPE_API_BASE),
        `STRIPE_API_BASE is not an address: ${STRIPE_API_BASE}`,
      ),
  });
  return keys && webhookSecret
    ? { sandbox: false, ...keys, webhookSecret, apiBase: STRIPE_API_BASE || null }
    : null;
}

/** Settings of the sandbox, with secrets of its own that are stored below dataDir. */
export function sandboxStripe(source: NodeJS.ProcessEnv, dataDir: string): StripeEnv {
  return {
    sandbox: true,
    secretKey: `sk_test_${readKeyFile(dataDir, 'sandbox')}`,
    publishableKey: 'pk_test_sandbox',
    webhookSecret: source.STRIPE_WEBHOOK_SECRET || `whsec_${readKeyFile(dataDir, 'sandbox-webhook')}`,
    apiBase: source.STRIPE_API_BASE || null,
  };
}

/** Checks that both keys are of one mode. A secret key as the publishable one would be sent to every browser. */
function readKeys(secretKey: string, publishableKey = '', mustBeLive: boolean) {
  const [, secretMode] = /^[sr]k_(live|test)_./.exec(secretKey) ?? [];
  const [, publishableMode] = /^pk_(live|test)_./.exec(publishableKey) ?? [];
  check(secretMode, 'STRIPE_SECRET_KEY must begin with sk_live_, rk_live_, sk_test_ or rk_test_.');
  check(publishableMode, 'STRIPE_PUBLISHABLE_KEY must begin with pk_live_ or pk_test_.');
  check(
    secretMode === publishableMode,
    `STRIPE_SECRET_KEY is for ${secretMode} payments and STRIPE_PUBLISHABLE_KEY for ${publishableMode} ones. Take both from the same mode.`,
  );
  check(
    !mustBeLive || secretMode === 'live',
    "Production needs Stripe's live keys: with test keys, test cards pay (ALLOW_SANDBOX=1 takes them).",
  );
  return { secretKey, publishableKey };
}

function readWebhookSecret({ STRIPE_WEBHOOK_SECRET }: NodeJS.ProcessEnv, production: boolean): string | null {
  if (!STRIPE_WEBHOOK_SECRET) return null;
  const [, secret = ''] = /^whsec_(\S+)$/.exec(STRIPE_WEBHOOK_SECRET) ?? [];
  check(
    secret.length >= (production ? WEBHOOK_SECRET_LENGTH_MIN : 1),
    'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook at Stripe, which begins with whsec_.',
  );
  return STRIPE_WEBHOOK_SECRET;
}

const SECRET_LENGTH_MIN = 32;
/** One in ten thousand secrets of 32 random hexadecimal digits has fewer different ones; of base64, none. */
const DIFFERENT_MIN = 10;

/** The secret that signs sessions; null without one, and one is generated. Throws BadSetting. */
export function readJwtSecret(secret: string | undefined, production: boolean): string | null {
  if (!production) return secret || null;
  check(secret, 'JWT_SECRET is required in production.');
  check(
    secret.length >= SECRET_LENGTH_MIN,
    `JWT_SECRET must be at least ${SECRET_LENGTH_MIN} characters long in production.`,
  );
  check(
    new Set(secret).size >= DIFFERENT_MIN && !isRepetition(secret),
    'JWT_SECRET is easy to guess. Make one with: openssl rand -base64 32',
  );
  return secret;
}

/** True for a text that repeats one part, the last time perhaps cut short. */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1)
    if (text.startsWith(text.slice(length))) return true;
  return false;
}

/** Earlier secrets, whose signatures are still accepted. Throws BadSetting. */
export function readPreviousSecrets({ JWT_SECRET_PREVIOUS }: NodeJS.ProcessEnv): readonly string[] {
  const secrets = entriesOf(JWT_SECRET_PREVIOUS);
  check(
    secrets.every(({ length }) => length >= SECRET_LENGTH_MIN),
    `JWT_SECRET_PREVIOUS is a list with commas; each secret has at least ${SECRET_LENGTH_MIN} characters.`,
  );
  return secrets;
}
