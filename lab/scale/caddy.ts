import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { type Child, startChild } from './child.js';

const CADDYFILE = fileURLToPath(new URL('../../../lab/scale/Caddyfile', import.meta.url));

/** Starts Caddy before servers, with a certificate of its own authority, which this process then trusts. */
export async function startCaddy(
  folder: string,
  { port, httpPort, servers }: { port: number; httpPort: number; servers: readonly string[] },
): Promise<{ readonly url: string; readonly child: Child }> {
  const child = await startChild('caddy', ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    port,
    log: join(folder, 'caddy.log'),
    env: {
      ...{ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      ...{
        SITE: 'localhost',
        HTTPS_PORT: String(port),
        HTTP_PORT: String(httpPort),
        APPS: servers.join(' '),
      },
    },
  });
  const root = readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8');
  setDefaultCACertificates([...getCACertificates('default'), root]);
  return { url: `https://localhost:${port}`, child };
}
