import { execFileSync, spawnSync } from 'node:child_process';

/** Packages of Debian; each has the name of its program. */
const PROGRAMS = ['pgbouncer', 'caddy'];

/** A program is missing, and this user may not install it. */
export class MissingPrograms extends Error {}

/** Where programs of the system lie too, for users whose PATH leaves it out. */
export const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/sbin`;

/** Installs what is missing, as root on Debian. Throws MissingPrograms with what to type. */
export function ensurePrograms(): void {
  const missing = PROGRAMS.filter((program) => spawnSync(program, ['--version'], { env: { PATH } }).error);
  if (missing.length === 0) return;
  const install = ['install', '--yes', '--no-install-recommends', ...missing];
  if (process.getuid?.() !== 0)
    throw new MissingPrograms(
      `Not installed: ${missing.join(', ')}. Type: sudo apt-get ${install.join(' ')}`,
    );
  console.log(`installing ${missing.join(' and ')} ...`);
  execFileSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'] });
}
