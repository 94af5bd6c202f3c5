import { useDebouncedField } from './use-debounced-field';

/** First and last day of a range, as typed: either may be empty. */
interface TypedDays {
  readonly from: string;
  readonly to: string;
}

/** Two date fields for a range in the address; an invalid range shows why and is not applied. */
export function useTypedDays(
  { from, to }: TypedDays,
  problemOf: (days: TypedDays) => string | null,
  onChange: (days: TypedDays) => void,
) {
  const both = useDebouncedField(
    inOne({ from, to }),
    (debounced) => onChange(apart(debounced)),
    (debounced) => !problemOf(apart(debounced)),
  );
  const typed = apart(both.typed);
  return {
    typed,
    refusal: problemOf(typed) ?? undefined,
    type: (changed: Partial<TypedDays>) => both.type(inOne({ ...typed, ...changed })),
  };
}

function inOne({ from, to }: TypedDays): string {
  return `${from}/${to}`;
}

function apart(both: string): TypedDays {
  const [from = '', to = ''] = both.split('/');
  return { from, to };
}
