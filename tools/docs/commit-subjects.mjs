/** Part of npm run check: the last hundred commits say in one form what they change; a shallow clone has fewer. */
import { outputOf } from '../lib/run.mjs';

const TYPES = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'style', 'build', 'chore'];
const FORM = new RegExp(`^(${TYPES.join('|')})(\\([a-z0-9-]+\\))?!?: [^\\s].*[^\\s.]$`);
const LENGTH_MAX = 72;
/** Longer, and older than this check. */
const OLDER = ['69bfca89', 'f0cd93db'];

const log = outputOf('git', ['log', '-100', '--no-merges', '--format=%h %s']) ?? '';
for (const line of log.split('\n').filter(Boolean)) {
  const [hash, subject] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
  const isTooLong = [...subject].length > LENGTH_MAX;
  if ((FORM.test(subject) && !isTooLong) || OLDER.some((old) => hash.startsWith(old))) continue;
  console.error(
    `${hash} "${subject}": ${isTooLong ? `more than ${LENGTH_MAX} characters` : 'another form'}.`,
  );
  console.error(
    '  A subject is "type(scope): change", as in CONTRIBUTING.md; git commit --amend or git rebase mends it.',
  );
  process.exitCode = 1;
}
