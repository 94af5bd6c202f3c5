/** The address in `MAIL_FROM`: that of "Harbourline <hello@example.com>", or the whole of it. */
export function addressIn(mailFrom: string): string {
  return (/<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom).trim();
}
