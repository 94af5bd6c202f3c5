import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Env } from '../env/env.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The SHA-256 of nothing: styled-components adds an empty <style> and fills it through CSSOM, always allowed. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Hosts of Stripe.js, its frames and its calls (stripe.com/docs/security, content security policy). */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
} as const;
const NO_STRIPE = { scripts: [], frames: [], calls: [] } as const;

/** Browser features that are switched off; payment by one of Stripe's wallets is the only one in use. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

type PolicyEnv = Pick<Env, 'production' | 'stripe' | 'publicUrl' | 'apiUrl'>;

/** Sets the headers of every response. Stripe's hosts are named only when Stripe takes the payments. */
export function securityHeaders(env: PolicyEnv): RequestHandler {
  return inTurn(helmetFor(env, "'none'"), (_request, response, next) => {
    response.setHeader('Permissions-Policy', permissionsPolicy(env));
    next();
  });
}

/** Sets the headers of the one page that is framed: the sandbox's card fields, in our own pages only. */
export function framedByOurselves(env: PolicyEnv): RequestHandler {
  return helmetFor(env, "'self'");
}

/** Allows inline styles in a page: `sources` are their hashes. */
export function allowStyles(response: Response, sources: string): void {
  const policy = String(response.getHeader('Content-Security-Policy'));
  response.setHeader(
    'Content-Security-Policy',
    policy.replace("style-src 'self'", `style-src 'self' ${sources}`),
  );
}

/** Forbids browsers and proxies to store responses that change or hold personal data. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

function helmetFor(
  { production, stripe, publicUrl, apiUrl }: PolicyEnv,
  framedBy: "'none'" | "'self'",
): RequestHandler {
  const { scripts, frames, calls } = stripe.sandbox ? NO_STRIPE : STRIPE;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", EMPTY_STYLE],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", liveOrigin(publicUrl), ...(apiUrl ? apiOrigins(apiUrl) : []), ...calls],
        frameSrc: ["'self'", ...frames],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [framedBy],
      },
    },
    strictTransportSecurity: production && { maxAge: YEAR_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: framedBy === "'self'" ? 'sameorigin' : 'deny' },
    // The pages of Link and Google Pay are windows that Stripe's frame opens and reads; same-origin cuts them off.
    crossOriginOpenerPolicy: { policy: stripe.sandbox ? 'same-origin' : 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Stripe's frames do not send the headers that an embedder policy demands.
    crossOriginEmbedderPolicy: false,
  });
}

/** The WebSocket origin of the page's host, which browsers before 2023 do not include in 'self'. */
function liveOrigin(publicUrl: string): string {
  return new URL(publicUrl).origin.replace('http', 'ws');
}

/** Origins for a client that calls another host than its page's. */
function apiOrigins(apiUrl: string): readonly string[] {
  return [new URL(apiUrl).origin, liveOrigin(apiUrl)];
}

function permissionsPolicy({ stripe }: Pick<Env, 'stripe'>): string {
  const payment = stripe.sandbox ? 'payment=()' : 'payment=(self "https://js.stripe.com")';
  return [...UNUSED_FEATURES.map((feature) => `${feature}=()`), payment].join(', ');
}

function inTurn(first: RequestHandler, second: RequestHandler): RequestHandler {
  return (request, response, next) =>
    first(request, response, (fault) => (fault ? next(fault) : second(request, response, next)));
}
