import { describe, expect, it } from '@jest/globals';
import { filesWith, ON_SERVER, PRODUCT, withoutComments } from './sources.js';

describe('what runs for customers', () => {
  it('is all looked at', () => {
    expect(PRODUCT.length).toBeGreaterThan(200);
    expect(ON_SERVER.map(({ file }) => file)).toContain('server/app/app.ts');
  });

  it('starts no program but PostgreSQL, and that without a shell', () => {
    expect(filesWith(/child_process/)).toEqual(['packages/embedded-postgres/operating-user.ts']);
    const [starter] = PRODUCT.filter(({ file }) => file === 'packages/embedded-postgres/operating-user.ts');
    expect(starter?.text).toMatch(/import \{ execFile \} from 'node:child_process'/);
    expect(starter?.text).not.toMatch(/shell\s*:/);
  });

  it('makes no code of text', () => {
    expect(filesWith(/\beval\(|new Function\(|node:vm|set(Timeout|Interval)\(\s*['"`]/)).toEqual([]);
  });

  it('makes no markup of text in the browser', () => {
    const markup =
      /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|createContextualFragment/i;
    expect(filesWith(markup)).toEqual([]);
  });

  it('decodes nothing that was decoded before', () => {
    expect(filesWith(/decodeURI|unescape\(|querystring|\batob\(/, ON_SERVER)).toEqual([]);
    expect(filesWith(/decodeURI|unescape\(|\batob\(/)).toEqual(['web/session/token-expiry.ts']);
  });

  it('makes no search pattern of what somebody typed', () => {
    const made = PRODUCT.flatMap(({ file, text }) =>
      [...withoutComments(text).matchAll(/\bRegExp\((.*)/g)].map(([, of = '']) => `${file}: ${of}`),
    );
    const files = Object.groupBy(made, (pattern) => pattern.split(':')[0]!);
    const found = Object.entries(files).map(([file, all]) => [file, all!.length]);
    expect(Object.fromEntries(found)).toEqual(OF_OUR_OWN);
  });

  it('logs words of its own, never words of somebody else, as the message', () => {
    const calls = ON_SERVER.flatMap(({ file, text }) =>
      [...withoutComments(text).matchAll(/\blog\.(?:trace|debug|info|warn|error|fatal)\(([^;]*?)\);/g)].map(
        ([, given = '']) => `${file}: ${given}`,
      ),
    );
    expect(calls.length).toBeGreaterThan(8);
    const spoken = calls.filter((call) => !/(: |,\s+)'[^'%]*',?\s*\)?,?\s*$/.test(call));
    expect(spoken).toEqual([
      expect.stringMatching(
        /^packages\/embedded-postgres\/embedded-postgres\.ts: \s*\{ event: '[\w.]+' \},\s*`PostgreSQL /,
      ),
    ]);
  });

  it('sends nobody to another address', () => {
    expect(filesWith(/\.redirect\(|['"]Location['"]|http-equiv=["']refresh/i)).toEqual([]);
  });

  it('sets and reads no cookie', () => {
    expect(
      filesWith(/document\.cookie|\.cookie\(|cookie-parser|setHeader\('set-cookie|cookieStore/i),
    ).toEqual([]);
  });

  it('embeds no plug-in', () => {
    const pages = PRODUCT.filter(({ file }) => /\.(tsx|html)$/.test(file));
    expect(filesWith(/<(object|embed|applet|param)[\s>]/i, pages)).toEqual([]);
  });

  it('asks where a message of another window comes from, before it reads it', () => {
    const listeners = PRODUCT.flatMap(({ text }) => [
      ...text.matchAll(/(?:window|self)\.addEventListener\('message', \((\w+)\) => \{\s*(.*)/g),
    ]);
    expect(listeners).toHaveLength(1);
    for (const [, event, first] of listeners) {
      expect(first).toMatch(new RegExp(`^if \\(${event}\\.origin !== location\\.origin \\|\\|.*\\) return;`));
    }
    expect(filesWith(/onmessage\s*=/)).toEqual([
      'packages/stripe-sandbox/browser/card-element.js',
      'packages/stripe-sandbox/browser/card-frame.js',
    ]);
  });
});

describe('cryptography', () => {
  it('comes from Node, jsonwebtoken, argon2 and otpauth, and from nowhere else', () => {
    expect(
      filesWith(/from '(crypto|bcrypt|bcryptjs|crypto-js|js-sha\d+|md5|sha\.js|uuid|nanoid|jose)'/),
    ).toEqual([]);
    expect(filesWith(/@node-rs\/argon2/)).toEqual(['server/modules/users/password/passwords.ts']);
    expect(filesWith(/from 'otpauth'/)).toEqual(['server/modules/users/second-factor/totp.ts']);
    expect(filesWith(/import jwt\b/)).toEqual(['server/platform/auth/signed-token.ts']);
    expect(filesWith(/jwt\.decode\b|ignoreExpiration|ignoreNotBefore/)).toEqual([]);
    expect(filesWith(/createCipher|createDecipher/)).toEqual(['server/platform/auth/sealed.ts']);
    expect(filesWith(/createSign|generateKeyPair|pbkdf2|scrypt/)).toEqual([]);
    expect(filesWith(/\bsubtle\b/)).toEqual(['web/data/links/persisted-link.ts']);
  });

  it('hashes with SHA-256 and nothing weaker', () => {
    const hashes = PRODUCT.flatMap(({ text }) => [...text.matchAll(/create(?:Hash|Hmac)\(\s*([^,)]+)/g)]);
    expect(hashes.length).toBeGreaterThan(4);
    expect([...new Set(hashes.map(([, algorithm]) => algorithm))]).toEqual(["'sha256'"]);
    const digests = PRODUCT.flatMap(({ text }) => [...text.matchAll(/\.digest\('(SHA[^']*)'/g)]);
    expect(digests.map(([, algorithm]) => algorithm)).toEqual(['SHA-256']);
    expect(filesWith(/hash\(\s*['"](md5|sha1)|MD5|SHA-1\b/)).toEqual([]);
  });

  it('takes chance from Math.random only where anybody may guess it', () => {
    expect(filesWith(/Math\.random/)).toEqual([
      'packages/embedded-postgres/supervisor.ts',
      'packages/stripe-sandbox/api/sandbox-faults.ts',
      'server/modules/checkout/reconciliation/reconciler.ts',
      'server/modules/orders/figures/schedule-figures.ts',
      'server/modules/retention/schedule-retention.ts',
      'server/platform/db/transaction.ts',
      'web/data/back-off.ts',
    ]);
  });

  it('draws every secret from at least 128 random bits', () => {
    const sizes = ON_SERVER.flatMap(({ file, text }) =>
      [...text.matchAll(/randomBytes\((\w+)\)/g)].map(([, size]) => [file, size]),
    );
    const nameOfDraft = ['server/platform/env/data-dir.ts', 'packages/embedded-postgres/cluster.ts'];
    const short = sizes.filter(([, size]) => !(Number(size) >= 16));
    expect(short.filter(([file]) => !nameOfDraft.includes(file ?? ''))).toEqual([]);
    expect(short).toHaveLength(2);
  });
});

describe('other machines', () => {
  it('are called from these files only', () => {
    const callers =
      /\bfetch\(|MikroORM\.init\(|createTransport\(|new (?:\w+\.)?(S3Client|Stripe|OTLPTraceExporter|Client|WebSocket|EventSource|XMLHttpRequest)\(|\b(net|tls|https?)\.(connect|request|get)\(|createConnection\(|\bconnect\(\{|\brequest\(['"`{]|sendBeacon|lookup\(|import \{[^}]*\bconnect\b[^}]*\} from 'node:(net|tls)'/;
    expect(filesWith(callers, ON_SERVER)).toEqual(OUTBOUND);
  });

  it('have addresses that come from the settings, or are written down here', () => {
    const hosts = ON_SERVER.flatMap(({ file, text }) =>
      [...withoutComments(text).matchAll(/https?:\/\/(?:\*\.)?[\w.-]+/g)].map(
        ([address]) => `${address} ${file}`,
      ),
    );
    expect([...new Set(hosts)].filter((host) => !KNOWN_HOSTS.test(host))).toEqual([]);
  });
});

/** Uses by file: of constants, of digits, of the brand of a test card, of the paths that the calls declare. */
const OF_OUR_OWN = {
  'rules/fold-text.ts': 1,
  'rules/people/country-addresses.ts': 1,
  'rules/people/postcode.ts': 1,
  'rules/search-key.ts': 2,
  'rules/sizes/read-weight.ts': 2,
  'rules/text.ts': 1,
  'server/modules/catalogue/search/list/judge-line.ts': 1,
  'server/modules/catalogue/search/list/mask-measures.ts': 1,
  'server/modules/catalogue/search/list/read-quantity.ts': 5,
  'server/modules/catalogue/search/list/split-line.ts': 2,
  'server/platform/db/schema/search.schema.ts': 3,
  'server/platform/pdf/reading-order.ts': 2,
  'server/platform/pdf/typesetter.ts': 1,
  'server/platform/files/to-csv.ts': 1,
  'packages/stripe-sandbox/payments/read-card.ts': 1,
};

/** Files with outbound calls; each is in docs/security/communication.md. */
const OUTBOUND = [
  'packages/embedded-postgres/presence.ts',
  'packages/stripe-sandbox/webhooks/webhook-sender.ts',
  'server/app/commands/seed-large.ts',
  'server/modules/email/mailer.ts',
  'server/modules/orders/export/export-stream.ts',
  'server/modules/orders/figures/order-figures.store.ts',
  'server/modules/payments/gateway/stripe-client.ts',
  'server/platform/db/notifications.ts',
  'server/platform/db/orm.ts',
  'server/platform/db/prepared/choose-statement-names.ts',
  'server/platform/observe/start-tracing.ts',
  'server/platform/uploads/s3-store.ts',
  'server/platform/uploads/scanning/virus-scanner.ts',
];

/** Stripe, ourselves, namespaces, the regulator, links of the first catalogue, and hosts of the GraphQL explorer. */
const KNOWN_HOSTS =
  /^https?:\/\/((\*\.)?(js|api|hooks)\.stripe\.com|stripe\.com|127\.0\.0\.1|localhost|www\.w3\.org|www\.(facebook|instagram|linkedin|youtube)\.com|x\.com|twitter\.com|www\.google\.com|[\w.-]+\.apollographql\.com|fonts\.(googleapis|gstatic)\.com|ico\.org\.uk|schema\.org|schemas\.openxmlformats\.org|www\.sitemaps\.org) /;
