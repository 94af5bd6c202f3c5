import { type FieldNamesMarkedBoolean, type FieldValues, get } from 'react-hook-form';
import type { Difference } from './ChangedNotice';

/** A field in the words of staff: its label, and its value as text, which is what was typed unless given. */
type FieldLabel<Values, Rec> =
  | string
  | readonly [label: string, text: (values: Values, record: Rec) => string];

/** The fields of a record that a colleague may have changed, in the order of the form; `imageUrl` is its picture. */
export type FieldLabels<Values, Rec> = Readonly<Record<string, FieldLabel<Values, Rec>>>;

export interface FieldVersions<Values, Rec> {
  labels: FieldLabels<Values, Rec>;
  valuesOf: (record: Rec | null) => Values;
  base: Rec;
  current: Rec;
  typed: Values;
  dirtyFields: Partial<Readonly<FieldNamesMarkedBoolean<FieldValues>>>;
  isMerged?: boolean;
}

/** The fields that a colleague has changed, each with its value before, now, and as typed here. */
export function fieldDifferences<Values, Rec>(versions: FieldVersions<Values, Rec>): Difference[] {
  const { labels, valuesOf, base, current, typed, dirtyFields, isMerged } = versions;
  return Object.entries(labels).flatMap(([field, of]) => {
    const [label, text] = typeof of === 'string' ? [of, (values: Values) => String(get(values, field))] : of;
    const was = text(valuesOf(base), base);
    const now = text(valuesOf(current), current);
    if (was === now) return [];
    const isPicture = field === 'imageUrl';
    const isEdited = get(dirtyFields, isPicture ? 'picture' : field) !== undefined;
    if (isPicture)
      return [
        {
          ...{ field, label, was: was ? 'the previous image' : 'none', now: now ? 'a new image' : 'none' },
          typed: isEdited ? (isMerged ? KEPT : 'you chose an image too') : undefined,
        },
      ];
    const mine = text(typed, base);
    const own = mine === was ? undefined : `you typed ${mine || NOTHING}`;
    const kept = isEdited ? KEPT : undefined;
    return [{ field, label, was: was || NOTHING, now: now || NOTHING, typed: isMerged ? kept : own }];
  });
}

const NOTHING = 'nothing';
const KEPT = 'you changed this too, and the form keeps your version';
