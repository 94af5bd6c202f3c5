import { createHash } from 'node:crypto';
import { CachedResponse } from '../shared/cache/response-cache.js';
import type { AskedPage } from './page-address.js';

/** A page as it is sent, with the status and the policy for its style. */
export class HtmlPage extends CachedResponse {
  /** What the policy names to allow the style that stands in it; null without one. */
  readonly style: string | null;

  constructor(
    html: string,
    readonly status: AskedPage['status'],
    rules?: string,
  ) {
    super(Buffer.from(html));
    this.style =
      rules === undefined ? null : `'sha256-${createHash('sha256').update(rules).digest('base64')}'`;
  }
}
