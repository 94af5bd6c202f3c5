/** What narrows and sorts a list, declared once; the query of an address carries it. */
import { readChoice, readDay, readPage, readTextParam } from './url-params';

/**
 * What a change of a parameter does: `filter` and `sort` begin at the first page, `opened` (what is open above the list)
 * leaves the page alone. Only a `filter` leaves rows out.
 */
type Kind = 'filter' | 'sort' | 'page' | 'opened';

/** One name of the query. */
interface Param<T> {
  readonly kind: Kind;
  /** What an address without it, or with nonsense, stands for; never written. */
  readonly initial: T;
  readonly read: (query: URLSearchParams, name: string) => T | undefined;
}

type Params = { readonly page: Param<number> } & Readonly<Record<string, Param<string | number | boolean>>>;
type ValuesOf<P extends Params> = {
  readonly [Name in keyof P]: P[Name] extends Param<infer T> ? T : never;
};
type Choices<T extends string> = readonly T[] | Readonly<Record<T, unknown>>;

/** Words somebody looks for; empty: any. */
export const textParam: Param<string> = { kind: 'filter', initial: '', read: readTextParam };
/** A day of the calendar, YYYY-MM-DD; empty: any. */
export const dayParam: Param<string> = { kind: 'filter', initial: '', read: readDay };
export const flagParam: Param<boolean> = {
  kind: 'filter',
  initial: false,
  read: (query, name) => query.get(name) === 'true',
};
/** From 1. */
export const pageParam: Param<number> = { kind: 'page', initial: 1, read: readPage };
/** The id of what is open above the list; empty: nothing. */
export const openedParam: Param<string> = { kind: 'opened', initial: '', read: readTextParam };

/** One of the known values; empty, or `initial`: any. */
export function choiceParam<T extends string>(known: Choices<T>): Param<T | ''>;
export function choiceParam<T extends string>(known: Choices<T>, initial: NoInfer<T>): Param<T>;
export function choiceParam<T extends string>(known: Choices<T>, initial: T | '' = ''): Param<T | ''> {
  return { kind: 'filter', initial, read: (query, name) => readChoice(query, name, valuesOf(known)) };
}

/** One of the known orders of the rows. */
export function sortParam<T extends string>(known: Choices<T>, initial: NoInfer<T>): Param<T> {
  return { ...choiceParam(known, initial), kind: 'sort' };
}

export interface FilterSet<F> {
  readonly initial: F;
  /** Every filter at what lets everything through. */
  readonly cleared: Partial<F>;
  /** What an address asks for; what makes no sense in it counts as left out. */
  readonly read: (query: URLSearchParams) => F;
  /** The query of an address, in the order of the declaration; what is as it is initially is left out. */
  readonly write: (filters: F) => URLSearchParams;
  /** After a change of some; another filter or order begins at the first page unless it names one. */
  readonly change: (filters: F, changed: Partial<F>) => F;
  /** Whether they leave rows out. */
  readonly areNarrowing: (filters: F) => boolean;
}

export type FiltersOf<Set> = Set extends FilterSet<infer F> ? F : never;

/** Declares the filters of a list by the names of the query; `tidy` takes out what makes no sense beside the others. */
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
    areNarrowing: (filters) => filterNames.some((name) => filters[name] !== params[name]?.initial),
  };
}

type Asked<F> = { [Name in keyof F as '' extends F[Name] ? never : Name]: F[Name] } & {
  [Name in keyof F as '' extends F[Name] ? Name : never]?: Exclude<F[Name], ''>;
};

/** The filters as variables of a query, which leaves out what is empty. */
export function toVariables<F extends object>(filters: F): Asked<F> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Asked<F>;
}

function valuesOf<T extends string>(known: Choices<T>): readonly T[] {
  return Array.isArray(known) ? known : (Object.keys(known) as T[]);
}
