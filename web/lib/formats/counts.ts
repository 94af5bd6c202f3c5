/** Numbers of things in words. */
import { formatCount } from './formats';

/** Which of two forms goes with a count. */
export function pluralForm(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}

/** "1 price", "1,380 prices", "2 boxes". */
export function plural(count: number, one: string, other = `${one}s`): string {
  return `${formatCount(count)} ${pluralForm(count, one, other)}`;
}
