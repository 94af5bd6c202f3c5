import type { Difference } from './ChangedNotice';

/** The fields a colleague has changed, each with its value before, now, and as typed here. */
export function fieldDifferences<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  {
    before,
    current,
    typed,
  }: Record<'before' | 'current' | 'typed', Readonly<Record<NoInfer<Field>, string>>>,
  textOf: (value: string, field: Field) => string = (value) => value || 'nothing',
): Difference[] {
  return (Object.keys(labels) as Field[])
    .filter((field) => before[field] !== current[field])
    .map((field) => ({
      field,
      label: labels[field],
      was: textOf(before[field], field),
      now: textOf(current[field], field),
      typed: typed[field] === before[field] ? undefined : `you typed ${textOf(typed[field], field)}`,
    }));
}
