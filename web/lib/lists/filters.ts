/** Filters and sorting of a list, declared once, stored in the URL's query. */
import { readChoice, readDay, readPage, readTextParam } from './url-params';

/**
 * The effect of a change: `filter`, `sort` and `size` start at the first page, `opened` (what is open above the list) keeps
 * the page. Only a `filter` excludes rows; a saved view holds `filter` and `sort`.
 */
type Kind = 'filter' | 'sort' | 'size' | 'page' | 'opened';

/** One query parameter. */
interface Param<T> {
  readonly kind: Kind;
  /** The default for an absent or invalid parameter; never written. */
  readonly initial: T;
  readonly read: (query: URLSearchParams, name: string) => T | undefined;
}

type Params = { readonly page: Param<number> } & Readonly<Record<string, Param<string | number | boolean>>>;
type ValuesOf<P extends Params> = {
  readonly [Name in keyof P]: P[Name] extends Param<infer T> ? T : never;
};
type Choices<T extends string> = readonly T[] | Readonly<Record<T, unknown>>;

/** A search text; empty: any. */
export const textParam: Param<string> = { kind: 'filter', initial: '', read: readTextParam };
/** A calendar day, YYYY-MM-DD; empty: any. */
export const dayParam: Param<string> = { kind: 'filter', initial: '', read: readDay };
export const flagParam: Param<boolean> = {
  kind: 'filter',
  initial: false,
  read: (query, name) => query.get(name) === 'true',
};
/** From 1. */
export const pageParam: Param<number> = { kind: 'page', initial: 1, read: readPage };
/** Rows on a page, one of the choices; empty: as many as usual. Kept when filters are cleared. */
export function sizeParam<T extends string>(known: readonly T[]): Param<T | ''> {
  return { ...choiceParam(known), kind: 'size' };
}
/** The id of the open row; empty: none. */
export const openedParam: Param<string> = { kind: 'opened', initial: '', read: readTextParam };

/** One of the known values; empty, or `initial`: any. */
export function choiceParam<T extends string>(known: Choices<T>): Param<T | ''>;
export function choiceParam<T extends string>(known: Choices<T>, initial: NoInfer<T>): Param<T>;
export function choiceParam<T extends string>(known: Choices<T>, initial: T | '' = ''): Param<T | ''> {
  return { kind: 'filter', initial, read: (query, name) => readChoice(query, name, valuesOf(known)) };
}

/** One of the known sortings. */
export function sortParam<T extends string>(known: Choices<T>, initial: NoInfer<T>): Param<T> {
  return { ...choiceParam(known, initial), kind: 'sort' };
}

export interface FilterSet<F> {
  readonly initial: F;
  /** Every filter at its default. */
  readonly cleared: Partial<F>;
  /** The filters in an address; invalid values count as absent. */
  readonly read: (query: URLSearchParams) => F;
  /** The query in the order of the declaration, without defaults. */
  readonly write: (filters: F) => URLSearchParams;
  /** With a change; a new filter or sorting starts at the first page unless it names one. */
  readonly change: (filters: F, changed: Partial<F>) => F;
  /** Only filters and sorting, on the first page, with as many rows as in `now`. */
  readonly view: (filters: F, now?: F) => F;
  /** Whether they exclude rows. */
  readonly areActive: (filters: F) => boolean;
}

export type FiltersOf<Set> = Set extends FilterSet<infer F> ? F : never;

/** Declares the filters of a list by parameter names; `tidy` removes values that contradict others. */
export function defineFilters<P extends Params>(
  params: P,
  tidy: (filters: ValuesOf<P>) => ValuesOf<P> = (filters) => filters,
): FilterSet<ValuesOf<P>> {
  type F = ValuesOf<P>;
  const names = Object.keys(params);
  const make = (pick: (name: string, param: Params[string]) => unknown, some = names) =>
    Object.fromEntries(some.map((name) => [name, pick(name, params[name] as Params[string])])) as F;
  const filterNames = names.filter((name) => params[name]?.kind === 'filter');

  return {
    initial: make((_, { initial }) => initial),
    cleared: make((_, { initial }) => initial, filterNames),
    read: (query) => tidy(make((name, { read, initial }) => read(query, name) ?? initial)),
    write(filters) {
      const values = tidy(filters);
      const written = names.filter((name) => values[name] !== params[name]?.initial);
      return new URLSearchParams(written.map((name) => [name, String(values[name])]));
    },
    change(filters, changed) {
      const staysOnPage = Object.keys(changed).every((name) => params[name]?.kind === 'opened');
      return { ...filters, page: staysOnPage ? filters.page : 1, ...changed };
    },
    view: (filters, now) =>
      make((name, { kind, initial }) => {
        if (kind === 'filter' || kind === 'sort') return filters[name];
        return kind === 'size' ? (now?.[name] ?? initial) : initial;
      }),
    areActive: (filters) => filterNames.some((name) => filters[name] !== params[name]?.initial),
  };
}

type QueryVariables<F> = { [Name in keyof F as '' extends F[Name] ? never : Name]: F[Name] } & {
  [Name in keyof F as '' extends F[Name] ? Name : never]?: Exclude<F[Name], ''>;
};

/** The filters as query variables, without empty ones. */
export function toVariables<F extends object>(filters: F): QueryVariables<F> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as QueryVariables<F>;
}

function valuesOf<T extends string>(known: Choices<T>): readonly T[] {
  return Array.isArray(known) ? known : (Object.keys(known) as T[]);
}
