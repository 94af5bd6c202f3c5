import { createHash } from 'node:crypto';
import type { AddressedCities } from '../../rules/people/addressed-cities.js';
import { CachedResponse } from '../shared/cache/response-cache.js';
import { fillMarks } from './city-marks.js';
import type { AskedPage } from './page-address.js';

/** A page as it is sent, with the status and the policy for its style. */
export class HtmlPage extends CachedResponse {
  constructor(
    private readonly html: string,
    readonly status: AskedPage['status'],
    /** The hash by which the policy allows the page's own style; null without one. */
    readonly style: string | null = null,
  ) {
    super(Buffer.from(html));
  }

  /** The page for an address that names cities. */
  withCities(cities: AddressedCities | undefined): HtmlPage {
    if (!cities?.fromCity && !cities?.toCity) return this;
    return new HtmlPage(fillMarks(this.html, cities), this.status, this.style);
  }
}

/** The hash by which a policy allows a style. */
export function styleHash(rules: string): string {
  return `'sha256-${createHash('sha256').update(rules).digest('base64')}'`;
}
