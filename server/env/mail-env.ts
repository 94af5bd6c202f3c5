import { BadSetting } from './bad-setting.js';

/** The service of docker-compose.yml that shows messages instead of sending them. */
const CATCHER = 'mail:1025';

/** Null: messages are kept for staff. Throws BadSetting, whose message never holds the password. */
export function readSmtpUrl({ SMTP_URL }: NodeJS.ProcessEnv, production: boolean): string | null {
  if (!SMTP_URL) {
    if (!production) return null;
    throw new BadSetting('SMTP_URL is required in production: the address of your mail server.');
  }
  const url = URL.parse(SMTP_URL);
  if (!/^smtps?:$/.test(url?.protocol ?? '') || !url?.host)
    throw new BadSetting('SMTP_URL must look like smtp://user:password@host:587 or smtps://…');
  if (production && url.host === CATCHER)
    throw new BadSetting(
      'SMTP_URL names the mail catcher of docker-compose.yml. Set the address of your mail server.',
    );
  return SMTP_URL;
}
