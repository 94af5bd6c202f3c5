import { BadSetting } from './bad-setting.js';

const MODES = ['production', 'development', 'test', ''];

/** Whether NODE_ENV is production. A misspelt one would be a shop with demo accounts. Throws BadSetting. */
export function readProduction({ NODE_ENV = '' }: NodeJS.ProcessEnv): boolean {
  if (MODES.includes(NODE_ENV)) return NODE_ENV === 'production';
  throw new BadSetting(`NODE_ENV must be production, development or test, or left out, not ${NODE_ENV}`);
}
