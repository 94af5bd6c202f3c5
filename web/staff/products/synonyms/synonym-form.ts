import type { VersionedThings } from '../../../../rules/refusals';
import { defineFilters, pageParam, textParam } from '../../../lib/lists/filters';
import type { ManagedSynonymFragment } from './synonyms.generated';

/** Filters of the list of synonyms. */
export const SYNONYM_FILTERS = defineFilters({ search: textParam, page: pageParam });

export interface SynonymForm {
  word: string;
  meaning: string;
}

/** The longest of both, as on the server. */
export const SYNONYM_LENGTH_MAX = 100;

export function startSynonymForm(synonym: ManagedSynonymFragment | null): SynonymForm {
  return { word: synonym?.word ?? '', meaning: synonym?.meaning ?? '' };
}

/** Every wrong field with its message. */
export function checkSynonym({ word, meaning }: SynonymForm): ReadonlyMap<string, string> {
  return new Map([
    ...(word.trim() ? [] : [['word', 'Enter the word customers type'] as const]),
    ...(meaning.trim() ? [] : [['meaning', 'Enter what it means in this shop'] as const]),
  ]);
}

/** The edited synonym with its current values. */
export function currentSynonym(
  before: ManagedSynonymFragment,
  { word, meaning, version }: VersionedThings['synonym'],
): ManagedSynonymFragment {
  return { ...before, word, meaning, version };
}

export const SYNONYM_LABELS: Readonly<Record<keyof SynonymForm, string>> = {
  word: 'Customers type',
  meaning: 'It means',
};
