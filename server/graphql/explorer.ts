import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { RequestHandler } from 'express';

/** From the page that Apollo makes: its one-time mark for scripts and styles of its own. */
const NONCE = /'nonce-([0-9a-f]{64})'/;

/**
 * Apollo Sandbox for a browser that opens the address. Its scripts, styles, pictures and frame come from Apollo and
 * Google Fonts, so this one page gets a policy that lets exactly these in; it may call nobody but this host, and stand in
 * no frame. Every other answer keeps the policy of the shop.
 */
export async function explorer(otherwise: RequestHandler): Promise<RequestHandler> {
  const page = await sandboxPage();
  return async (request, response, next) => {
    const wantsPage = request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
    if (!wantsPage || request.url !== '/') return otherwise(request, response, next);
    const html = await page();
    response.setHeader('Content-Security-Policy', policy(NONCE.exec(html)?.[1] ?? 'none'));
    response.type('html').send(html);
  };
}

async function sandboxPage(): Promise<() => Promise<string>> {
  const plugin = ApolloServerPluginLandingPageLocalDefault({ embed: { runTelemetry: false } });
  const listener = await plugin.serverWillStart?.({} as never);
  const page = await (listener || undefined)?.renderLandingPage?.();
  const html = page?.html ?? '';
  return async () => (typeof html === 'string' ? html : html());
}

function policy(nonce: string): string {
  const pictures = 'https://apollo-server-landing-page.cdn.apollographql.com';
  return Object.entries({
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' https://embeddable-sandbox.cdn.apollographql.com`,
    'style-src': `'nonce-${nonce}' https://fonts.googleapis.com`,
    'font-src': 'https://fonts.gstatic.com',
    'img-src': pictures,
    'manifest-src': pictures,
    'frame-src': 'https://sandbox.embed.apollographql.com',
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join(';');
}
