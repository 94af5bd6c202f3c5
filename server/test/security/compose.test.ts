import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parseYaml } from '@redocly/openapi-core';

interface Service {
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly extends?: { readonly service: string };
  readonly healthcheck?: { readonly test: string[] };
  readonly mem_limit?: string;
  readonly ports?: string[];
  readonly read_only?: boolean;
  readonly tmpfs?: string[];
}
type Services = Readonly<Record<string, Service>>;

const ROOT = new URL('../../../', import.meta.url);
const BASE = 'docker-compose.yml';
const SCALED = 'lab/scale/docker-compose.yml';
/** Has a default for trying out, in a database that is published nowhere and that production refuses. */
const TRIAL = 'POSTGRES_PASSWORD';
const FILES = globSync(['docker-compose*.{yml,yaml}', 'lab/**/docker-compose*.{yml,yaml}']);

const textOf = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');

/** The services of a file as written there. Compose's own tag for an emptied list is left out. */
const servicesIn = (file: string): Services =>
  (parseYaml(textOf(file).replaceAll('!reset ', '')) as { services: Services }).services;

/** The services that run with a file: those of the scaled file are laid over those of the base. */
function servicesOf(file: string): [string, Service][] {
  const base = servicesIn(BASE);
  const overlay = file === BASE ? {} : servicesIn(file);
  return Object.keys({ ...base, ...overlay }).map((name) => {
    const service = overlay[name];
    return [name, { ...base[service?.extends?.service ?? name], ...service }];
  });
}

const portsIn = (file: string) => Object.values(servicesIn(file)).flatMap(({ ports = [] }) => ports);

test('there are compose files, and their services are found', () => {
  expect(FILES).toEqual(expect.arrayContaining([BASE, SCALED]));
  expect(servicesOf(SCALED).map(([name]) => name)).toEqual(
    expect.arrayContaining(['app', 'app2', 'database', 'mail', 'caddy', 'pgbouncer', 'replica']),
  );
  expect(portsIn(BASE)).toContain('127.0.0.1:${PORT:-4000}:4000');
});

describe.each(FILES)('%s', (file) => {
  test('publishes every port on this machine alone, until somebody says otherwise', () => {
    for (const port of portsIn(file)) expect(port).toMatch(/^(127\.0\.0\.1|\$\{PUBLISH_ON:-127\.0\.0\.1\}):/);
  });

  test('publishes no database', () => {
    for (const port of portsIn(file)) expect(port).not.toMatch(/:(5432|6432)(\/|$)/);
  });

  test('gives no secret a value but the password for trying out', () => {
    const secrets = [...textOf(file).matchAll(/\$\{(\w*(?:PASSWORD|SECRET|TOKEN|KEY)\w*)([^}]*)\}/g)];
    expect(secrets.length).toBeGreaterThan(0);
    for (const [, name, otherwise] of secrets)
      expect([name, otherwise]).toEqual([name, expect.stringMatching(name === TRIAL ? /^:/ : /^(:-$|:\?)/)]);
    const written = Object.values(servicesIn(file)).flatMap(({ environment = {} }) =>
      Object.entries(environment),
    );
    for (const [name, value] of written)
      if (/PASSWORD|SECRET|TOKEN|KEY/.test(name))
        expect([name, value]).toEqual([name, expect.stringMatching(/^\$\{/)]);
  });

  test.each(servicesOf(file))(
    "%s has a health check, its own or the image's, and a limit of memory",
    (_, service) => {
      expect(service.build ?? service.healthcheck?.test).toBeDefined();
      expect(service.mem_limit).toMatch(/^(\$\{\w+:-)?\d+[mg]\}?$/);
    },
  );

  test.each(servicesOf(file).filter(([, { build }]) => build))(
    '%s runs the product on a file system that cannot be written to',
    (_, { read_only: isReadOnly, tmpfs }) => {
      expect(isReadOnly).toBe(true);
      expect(tmpfs).toEqual([expect.stringMatching(/^\/tmp(:|$)/)]);
    },
  );
});

test.each(['app', 'app2'])(
  '%s of the scaled file, which can be published, has no demo accounts, and is a real shop under a public name',
  (name) => {
    expect(portsIn(SCALED).some((port) => port.startsWith('${PUBLISH_ON'))).toBe(true);
    expect(servicesIn(SCALED)[name]?.environment).toMatchObject({
      DEMO_ACCOUNTS: '${DEMO_ACCOUNTS:-0}',
      NODE_ENV: '${NODE_ENV:-${SITE:+production}}',
    });
  },
);
