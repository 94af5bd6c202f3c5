/**
 * `seq` orders lists, because `created` counts whole seconds as Stripe's does. Amounts in minor units.
 * No card number or security code has a column: a method keeps how its card behaves.
 */
const TABLES = [
  'CREATE SCHEMA stripe_sandbox',

  `CREATE TABLE stripe_sandbox.customer (
    id text PRIMARY KEY,
    seq bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    created integer NOT NULL,
    email text, name text, phone text, description text,
    metadata jsonb NOT NULL
  )`,

  `CREATE TABLE stripe_sandbox.payment_method (
    id text PRIMARY KEY,
    created integer NOT NULL,
    behaviour text NOT NULL,
    brand text NOT NULL,
    last4 text NOT NULL,
    exp_month integer NOT NULL,
    exp_year integer NOT NULL,
    fingerprint text NOT NULL,
    billing_details jsonb NOT NULL,
    metadata jsonb NOT NULL
  )`,

  `CREATE TABLE stripe_sandbox.payment_intent (
    id text PRIMARY KEY,
    seq bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    created integer NOT NULL,
    client_secret text NOT NULL,
    amount integer NOT NULL CHECK (amount > 0),
    amount_received integer NOT NULL DEFAULT 0 CHECK (amount_received BETWEEN 0 AND amount),
    currency text NOT NULL,
    status text NOT NULL CHECK (status IN ('requires_payment_method', 'requires_confirmation',
      'requires_action', 'processing', 'requires_capture', 'canceled', 'succeeded')),
    capture_method text NOT NULL,
    customer text REFERENCES stripe_sandbox.customer,
    payment_method text REFERENCES stripe_sandbox.payment_method,
    latest_charge text,
    description text,
    receipt_email text,
    metadata jsonb NOT NULL,
    last_payment_error json,
    canceled_at integer,
    cancellation_reason text,
    settles_at timestamptz
  )`,
  'CREATE INDEX payment_intent_created ON stripe_sandbox.payment_intent (created)',
  `CREATE INDEX payment_intent_settles ON stripe_sandbox.payment_intent (settles_at)
    WHERE status = 'processing'`,

  `CREATE TABLE stripe_sandbox.charge (
    id text PRIMARY KEY,
    seq bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    created integer NOT NULL,
    payment_intent text NOT NULL REFERENCES stripe_sandbox.payment_intent,
    payment_method text NOT NULL REFERENCES stripe_sandbox.payment_method,
    amount integer NOT NULL,
    amount_captured integer NOT NULL,
    amount_refunded integer NOT NULL DEFAULT 0 CHECK (amount_refunded BETWEEN 0 AND amount_captured),
    currency text NOT NULL,
    customer text,
    receipt_email text,
    metadata jsonb NOT NULL,
    failure_code text,
    failure_message text,
    decline_code text
  )`,
  'CREATE INDEX charge_payment_intent ON stripe_sandbox.charge (payment_intent)',

  `CREATE TABLE stripe_sandbox.refund (
    id text PRIMARY KEY,
    seq bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    created integer NOT NULL,
    payment_intent text NOT NULL REFERENCES stripe_sandbox.payment_intent,
    charge text NOT NULL REFERENCES stripe_sandbox.charge,
    amount integer NOT NULL CHECK (amount > 0),
    currency text NOT NULL,
    reason text,
    metadata jsonb NOT NULL
  )`,
  'CREATE INDEX refund_payment_intent ON stripe_sandbox.refund (payment_intent)',

  `CREATE TABLE stripe_sandbox.event (
    id text PRIMARY KEY,
    seq bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    created integer NOT NULL,
    type text NOT NULL,
    subject json NOT NULL,
    request_id text,
    idempotency_key text,
    tries integer NOT NULL DEFAULT 0,
    next_try_at timestamptz NOT NULL,
    delivered_at timestamptz,
    last_failure text
  )`,
  'CREATE INDEX event_created ON stripe_sandbox.event (created)',
  `CREATE INDEX event_undelivered ON stripe_sandbox.event (next_try_at)
    WHERE delivered_at IS NULL`,

  `CREATE TABLE stripe_sandbox.idempotency (
    key text PRIMARY KEY,
    path text NOT NULL,
    fingerprint text NOT NULL,
    request_id text NOT NULL,
    status integer NOT NULL,
    body text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX idempotency_created ON stripe_sandbox.idempotency (created_at)',
];

/**
 * Statements that make the sandbox's tables, in a schema of their own apart from the product's. Any process
 * may run them at any time: the first makes the tables, for the others they do nothing and lock nothing.
 */
export const SANDBOX_SCHEMA_SQL: string[] = [
  `DO $make$ BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('stripe_sandbox', 0));
    IF to_regclass('stripe_sandbox.idempotency') IS NOT NULL THEN RETURN; END IF;
    ${TABLES.join(';\n    ')};
  END $make$`,
];
