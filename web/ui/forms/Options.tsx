/** Labels of the values of a choice, in its order. */
export type ChoiceLabels<T extends string> = Readonly<Record<T, string | { readonly label: string }>>;

/** The options of a select. */
export function Options<T extends string>({ of }: { of: ChoiceLabels<T> }) {
  return Object.entries<string | { readonly label: string }>(of).map(([value, words]) => (
    <option key={value} value={value}>
      {typeof words === 'string' ? words : words.label}
    </option>
  ));
}
