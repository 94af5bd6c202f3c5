import { useDebouncedField } from './use-debounced-field';

/** The first and the last day of a range, as typed: either may be empty. */
interface TypedDays {
  readonly from: string;
  readonly to: string;
}

/** Two fields for a range of days that the address carries; days that cannot be shown say why and change nothing. */
export function useTypedDays(
  { from, to }: TypedDays,
  refuse: (days: TypedDays) => string | null,
  onChange: (days: TypedDays) => void,
) {
  const both = useDebouncedField(
    inOne({ from, to }),
    (debounced) => onChange(apart(debounced)),
    (debounced) => !refuse(apart(debounced)),
  );
  const typed = apart(both.typed);
  return {
    typed,
    refusal: refuse(typed) ?? undefined,
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
