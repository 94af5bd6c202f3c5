import type { ReactNode, Ref } from 'react';
import type { Choices } from '../../../design/forms/Options';
import { ChoiceFilter } from '../../../lib/lists/ChoiceFilter';
import { ListSearch } from '../../../lib/lists/ListSearch';
import type { ChangeFilters } from '../../../lib/lists/use-filters';
import { FilterDisclosure } from './FilterDisclosure';
import { Toolbar } from './Toolbar';

interface SearchField<Name> {
  readonly name: Name;
  readonly label: string;
  readonly placeholder: string;
}

interface ChoiceField<Name, Value extends string> {
  readonly name: Name;
  readonly label: string;
  /** Label of the empty option. */
  readonly any?: string;
  readonly choices: Choices<Exclude<Value, ''>>;
}

/** Filters of any text, such as a search or the name of a category. */
type AnyText<F> = { [Name in keyof F]: string extends F[Name] ? Name : never }[keyof F];
/** Filters of known values. */
type Known<F> = { [Name in keyof F]: F[Name] extends string ? Name : never }[Exclude<keyof F, AnyText<F>>];

type FilterField<F> =
  | SearchField<AnyText<F>>
  | ChoiceField<AnyText<F>, string>
  | { [Name in Known<F>]: ChoiceField<Name, F[Name] & string> }[Known<F>];

interface FilterBarProps<F> {
  ref?: Ref<HTMLDivElement>;
  label: string;
  filters: F;
  onChange: ChangeFilters<F>;
  fields: readonly FilterField<F>[];
  /** Shown after the fields. */
  children?: ReactNode;
}

/** With more fields, a phone folds away all but the first, so that the list begins in its first screen. */
const UNFOLDED_MAX = 3;

/** Fields above a list of staff, each for one of its filters in the address. */
export function FilterBar<F>({ ref, label, filters, onChange, fields, children }: FilterBarProps<F>) {
  const [first, ...others] = fields;
  const isFolded = fields.length > UNFOLDED_MAX;
  const count = fields.filter(
    (field) => !('placeholder' in field) && 'any' in field && filters[field.name],
  ).length;
  const shown = (some: readonly FilterField<F>[]) =>
    some.map((field) => {
      const { name, label } = field;
      const value = filters[name] as string;
      const changed = (text: string) => ({ [name]: text }) as Partial<F>;
      return 'placeholder' in field ? (
        <ListSearch
          key={label}
          label={label}
          placeholder={field.placeholder}
          search={value}
          onSearch={(text) => onChange(changed(text), { replace: true })}
        />
      ) : (
        <ChoiceFilter
          key={label}
          label={label}
          any={field.any}
          value={value}
          choices={field.choices as Choices<string>}
          onChange={(choice) => onChange(changed(choice))}
        />
      );
    });
  return (
    <Toolbar ref={ref} role="search" aria-label={label}>
      {isFolded && first ? (
        <>
          {shown([first])}
          <FilterDisclosure count={count}>{() => shown(others)}</FilterDisclosure>
        </>
      ) : (
        shown(fields)
      )}
      {children}
    </Toolbar>
  );
}
