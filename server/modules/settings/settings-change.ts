import { isDeepStrictEqual } from 'node:util';
import type { DestinationKey } from '../../../rules/destinations.js';
import { areaCutOffsProblem } from '../../../rules/orders/area-cut-offs.js';
import type { CustomBoxRate } from '../../../rules/prices/quote.js';
import { wrongField } from '../../platform/errors/errors.js';
import type { StoreSettings } from './settings.entity.js';
import type { ServiceOffer } from './store-terms.js';

/** A change of settings by staff; an omitted field stays. */
export interface SettingsChange extends Partial<Omit<StoreSettings, 'id' | 'version'>> {
  /** The version that was read. */
  readonly version: number;
  readonly services?: readonly ServiceOffer[];
  readonly rates?: Readonly<Partial<Record<DestinationKey, CustomBoxRate>>>;
}

/** Checks rules across the fields of a change. Throws BAD_INPUT. */
export function checkSettings({ company, areaCutOffs = '', services = [] }: SettingsChange): void {
  const cutOffs = areaCutOffsProblem(areaCutOffs);
  if (cutOffs) throw wrongField('areaCutOffs', cutOffs);
  if (company && company.vatPercent > 0 && !company.vatNumber.trim())
    throw wrongField('company.vatPercent', 'A company without a VAT number charges no VAT');
  const standard = services.findIndex(
    ({ level, surchargePence }) => level === 'standard' && surchargePence > 0,
  );
  if (standard >= 0)
    throw wrongField(
      `services.${standard}.surcharge`,
      'Standard is part of every price, so it has no surcharge',
    );
}

/** Assigns the sent fields of a row that differ; true when there are any. */
export function assignChanged<T extends object>(row: T, sent: Partial<T>): boolean {
  const differing = Object.entries(sent).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(row[name as keyof T], value),
  );
  Object.assign(row, Object.fromEntries(differing));
  return differing.length > 0;
}

/** The change without omitted fields, and without space around texts. */
export function trimmed<Change extends object>(
  sent: { [Part in keyof Change]?: Change[Part] | null },
): Change {
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (value == null ? [] : [[name, trimAll(value)]])),
  ) as Change;
}

/** Turns nested inputs into plain objects, as they are stored. */
function trimAll(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimAll(part)]));
}
