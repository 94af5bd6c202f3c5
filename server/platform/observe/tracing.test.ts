import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { captureLog } from '../../test/captured-log.js';
import { CARDS, confirmAtSandbox } from '../../test/card-form.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { newEmail, openCheckout, PASSWORD } from '../../test/factories.js';
import { type MailServer, startMailServer } from '../../test/mail/mail-server.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { type SeenSpan, startTraceReceiver, type TraceReceiver } from '../../test/trace-receiver.js';
import { until } from '../../test/until.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

const heard = captureLog('warn');
let receiver: TraceReceiver;
let mail: MailServer;
let app: TestApp;
let spans: readonly SeenSpan[];
let clientSecret: string;
let token: string | null;

beforeAll(async () => {
  receiver = await startTraceReceiver();
  mail = await startMailServer();
  const tracing = { endpoint: receiver.url, serviceName: 'harbourline-test', ratio: 1 };
  // A webhook that overtakes the browser would make the order, and the mail, in a trace of its own.
  const faults = { webhookDelayMs: () => 60_000 };
  app = await startTestApp({
    log: heard.log,
    faults,
    env: { observe: { metricsToken: null, tracing }, smtpUrl: mail.url },
  });
  await buyInOneTrace();
  await app.stop();
  spans = receiver.spans.filter(({ traceId }) => traceId === TRACE);
});

afterAll(() => {
  receiver?.close();
  mail?.close();
});

/** Places an order as a browser that traces: every call names the same trace. */
async function buyInOneTrace(): Promise<void> {
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) => {
    const isOurs = String(address).startsWith(app.url) && !String(address).includes('/stripe-sandbox');
    if (!isOurs) return fetch(address, init);
    const headers = { ...(init?.headers as object), traceparent: `00-${TRACE}-${SPAN}-01` };
    return fetch(address, { ...init, headers });
  };
  try {
    const shop = new GraphqlClient(app.url);
    await shop.register({ name: 'Ann Archer', email: newEmail(), password: PASSWORD });
    const checkout = await openCheckout(shop);
    const intent = await shop.createPaymentIntent(checkout.id);
    await confirmAtSandbox(app, intent, CARDS.good);
    const order = await shop.finalize(checkout.id);
    clientSecret = intent.clientSecret;
    token = shop.token;
    await until(() => mail.messages.join().includes(order.number));
  } finally {
    globalThis.fetch = fetch;
  }
}

describe('one purchase is one trace', () => {
  it('with requests, operations, statements, the provider, the job and the mail in it', () => {
    expect(heard.lines.filter((line) => line.includes('tracing.export_failed'))).toEqual([]);
    const names = new Set(spans.map(({ name }) => name));
    const expected = [
      'POST /graphql',
      'graphql mutation openCheckout',
      'graphql mutation createPaymentIntent',
      'graphql mutation finalizeCheckout',
      'postgresql SELECT',
      'postgresql INSERT',
      'postgresql COMMIT',
      'stripe createIntent',
      'stripe readIntent',
      'job send-email',
      'smtp send',
    ];
    expect(expected.filter((name) => !names.has(name))).toEqual([]);
  });

  it('whose every part hangs on another, up to the caller', () => {
    const known = new Set([SPAN, ...spans.map(({ spanId }) => spanId)]);
    const lost = spans.filter(({ parentSpanId }) => !known.has(parentSpanId ?? ''));
    expect(lost.map(({ name, attributes }) => [name, attributes])).toEqual([]);
    const parentsOf = (name: string) => {
      const parentIds = spans.filter((span) => span.name === name).map(({ parentSpanId }) => parentSpanId);
      return new Set(spans.filter(({ spanId }) => parentIds.includes(spanId)).map((parent) => parent.name));
    };
    expect(parentsOf('stripe createIntent')).toEqual(new Set(['graphql mutation createPaymentIntent']));
    expect(parentsOf('graphql mutation openCheckout')).toEqual(new Set(['POST /graphql']));
    expect(parentsOf('smtp send')).toEqual(new Set(['job send-email']));
    expect(parentsOf('job send-email')).toContain('graphql mutation finalizeCheckout');
  });

  it('that tells where things happened and how they ended', () => {
    const request = spans.find(({ name }) => name === 'POST /graphql');
    expect(Object.fromEntries(request?.attributes.map(({ key, value }) => [key, value]) ?? [])).toMatchObject(
      {
        'http.request.method': { stringValue: 'POST' },
        'http.response.status_code': { intValue: 200 },
      },
    );
    expect(receiver.bodies.join()).toContain('harbourline-test');
  });

  it('without a secret or a value of a statement in it', () => {
    const sent = receiver.bodies.join('\n');
    const secrets = [
      PASSWORD,
      clientSecret,
      token ?? '',
      CARDS.good,
      'Ann Archer',
      '@example.com',
      '$argon2',
    ];
    expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
    expect(sent).toContain('insert into');
  });
});
