import { BadSetting } from './bad-setting.js';

interface Range {
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** What is counted, such as "milliseconds". */
  readonly unit?: string;
}

/** A whole number between two bounds; the default when the setting is empty. Throws BadSetting. */
export function readWholeNumber(source: NodeJS.ProcessEnv, name: string, range: Range): number {
  const text = source[name] || String(range.default);
  const value = Number(text);
  if (Number.isInteger(value) && value >= range.min && value <= range.max) return value;
  const kind = range.unit ? `whole number of ${range.unit}` : 'whole number';
  throw new BadSetting(`${name} must be a ${kind} from ${range.min} to ${range.max}, not ${text}`);
}
