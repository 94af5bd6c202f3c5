import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';

const { EXTERNAL, packagesOfServer } = (await import('../../../tools/lib/server-packages.mjs' as string)) as {
  EXTERNAL: readonly string[];
  packagesOfServer: () => string[];
};
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'harbourline-audit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let written = 0;
function file(content: unknown): string {
  written += 1;
  const path = join(folder, `${written}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

function run(tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${tool}.mjs`, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

function advisory(severity: string, id = 'GHSA-aaaa-bbbb-cccc') {
  const cause = {
    name: 'leftpad',
    severity,
    title: 'Pads to the right',
    url: `https://github.com/advisories/${id}`,
  };
  return { vulnerabilities: { leftpad: { severity, via: [cause] }, user: { severity, via: ['leftpad'] } } };
}

const waiver = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  package: 'leftpad',
  since: '2026-11-01',
  until: '2026-12-01',
  reason: 'It pads nothing that a caller sends; the update waits for a release.',
};
const audit = (report: unknown, waivers: unknown[] = [], today = '2026-11-21') =>
  run('audit', '--report', file(report), '--waivers', file({ waivers }), '--today', today);

describe('npm run audit', () => {
  it('is content when nothing grave is known', () => {
    expect(audit({ vulnerabilities: {} }).status).toBe(0);
    expect(audit(advisory('moderate')).status).toBe(0);
  });

  it.each(['high', 'critical'])('refuses a %s weakness, naming package and advisory once', (severity) => {
    const { status, text } = audit(advisory(severity));
    expect(status).toBe(1);
    expect(text.match(/leftpad: Pads to the right \(GHSA-aaaa-bbbb-cccc\), not waived/g)).toHaveLength(1);
  });

  it('lets a waived one pass until its day', () => {
    expect(audit(advisory('high'), [waiver], '2026-12-01').status).toBe(0);
    const { status, text } = audit(advisory('high'), [waiver], '2026-12-02');
    expect(status).toBe(1);
    expect(text).toContain('its waiver ended on 2026-12-01');
  });

  it.each([
    ['for ever', { until: '2036-01-01' }],
    ['without an end', { until: undefined }],
    ['without a reason', { reason: 'later' }],
    ['for another package', { package: 'other' }],
  ])('takes no waiver %s', (_what, changes) => {
    expect(audit(advisory('high'), [{ ...waiver, ...changes }]).status).toBe(1);
  });

  it('says that it does not know when the registry does not', () => {
    const { status, text } = audit({ message: '405 Method Not Allowed' });
    expect(status).toBe(2);
    expect(text).toContain('NOT CHECKED');
  });
});

describe('the lock file', () => {
  it('is whole', () => {
    expect(run('lock-file')).toEqual({ status: 0, text: '' });
  });

  it.each([
    ['has no checksum', { integrity: undefined }],
    ['has a weak checksum', { integrity: 'sha1-abc' }],
    ['comes from another registry', { resolved: 'https://evil.example/leftpad.tgz' }],
    ['comes from a repository', { resolved: 'git+ssh://git@github.com/a/b.git#1' }],
    ['runs a script that nobody looked at', { hasInstallScript: true }],
  ])('is refused when a package %s', (_what, changes) => {
    const packages = {
      '': {},
      'node_modules/leftpad': { version: '1.0.0', integrity: 'sha512-abc', ...changes },
    };
    const { status, text } = run('lock-file', '--lock', file({ packages }));
    expect(status).toBe(1);
    expect(text).toContain('leftpad');
  });
});

describe('packages', () => {
  it('are installed by the lock file wherever they are installed', () => {
    const places = [
      'Dockerfile',
      '.ci/run',
      ...readdirSync(join(ROOT, 'tools/lib')).map((name) => `tools/lib/${name}`),
    ];
    const installs = places.flatMap(
      (place) => readFileSync(join(ROOT, place), 'utf8').match(/npm'?,? \[?'?(ci|i|install|add)\b/g) ?? [],
    );
    expect(installs.length).toBeGreaterThanOrEqual(3);
    expect(installs.filter((install) => !install.endsWith('ci'))).toEqual([]);
  });
});

describe('the image', () => {
  const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM'));

  it('begins with the very Node that the lock file pins', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    const pinned = `node:${packages['node_modules/node'].version}-slim`;
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set([pinned, 'base']));
  });

  it('runs as somebody without rights, and holds what runs for customers only', () => {
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).not.toMatch(/COPY \. /);
    expect(last.match(/^COPY --from.*/gm)).toEqual([
      'COPY --from=build /packages node_modules',
      'COPY --from=build /app/dist/web dist/web',
      'COPY --from=build /app/dist/pages dist/pages',
      'COPY --from=build --chown=node:node /app/dist/bundle dist/bundle',
    ]);
    expect(readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['.git', '.env', '.data', 'node_modules']),
    );
  });
});

describe('the packages of the image', () => {
  it('load without any other', () => {
    for (const path of packagesOfServer().filter((one) => one.split('node_modules/').length === 2)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      symlinkSync(join(ROOT, path), join(folder, path));
    }
    const loading = spawnSync(
      process.execPath,
      [
        ...['--preserve-symlinks', '--input-type=module', '--eval'],
        EXTERNAL.map((name) => `import '${name}';`).join('\n'),
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(loading.stderr).toBe('');
    expect(loading.status).toBe(0);
    expect(existsSync(join(folder, 'node_modules/@fontsource-variable/inter/package.json'))).toBe(true);
    expect(existsSync(join(folder, 'node_modules/react'))).toBe(false);
  });
});

describe('the page of dependencies', () => {
  const notes = JSON.parse(readFileSync(join(ROOT, 'tools/docs/dependencies.json'), 'utf8'));
  const check = (...args: string[]) => run('docs/dependencies', '--check', ...args);

  it('is the one that the command makes', () => {
    expect(check()).toEqual({ status: 0, text: '' });
  });

  it('needs a row for each dependency', () => {
    const { status, text } = check('--notes', file({ ...notes, ws: undefined }));
    expect({ status, text }).toEqual({
      status: 1,
      text: expect.stringMatching(/^ws has no row in .*replace it\.\n$/),
    });
  });

  it('has no row for what is no dependency', () => {
    const { status, text } = check('--notes', file({ ...notes, leftpad: notes.ws }));
    expect({ status, text }).toEqual({ status: 1, text: expect.stringContaining('has a row for leftpad') });
  });

  it('names the risk of a release candidate', () => {
    const { status, text } = check(
      '--notes',
      file({ ...notes, 'type-graphql': { ...notes['type-graphql'], risk: undefined } }),
    );
    expect({ status, text }).toEqual({
      status: 1,
      text: expect.stringMatching(/^type-graphql .* add its risk/),
    });
  });

  it('is stale when another version is written in it, but not when only a size differs', () => {
    const page = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
    const written = (text: string) => {
      const path = file({});
      writeFileSync(path, text);
      return path;
    };
    expect(check('--page', written(page.replace(/\d+ MB \|$/gm, '77 MB |'))).status).toBe(0);
    expect(check('--page', written(page.replace('18.4.0-beta', '18.5.0-beta'))).text).toContain(
      'run "npm run dependencies"',
    );
  });
});
