import type { LucideIcon } from 'lucide-react';
import { useMatches } from 'react-router-dom';
import type { TaskKind } from '../../data/schema.generated';
import type { Page } from '../../lib/page/pages';

/** The parts of the menu: daily work, catalogue and prices, and settings. */
export const MENU_GROUPS = ['Today', 'Shop', 'Setup'] as const;

export type MenuGroup = (typeof MENU_GROUPS)[number];

/** A row of web/staff/pages.ts. */
export interface StaffPage extends Page {
  readonly title: string;
  /** Where the menu lists it. */
  readonly menu?: { readonly group: MenuGroup; readonly icon: LucideIcon };
  /** The kind of task that is done there, and the words for several of them. */
  readonly waiting?: readonly [kind: TaskKind, words: string];
}

/** The table of staff's pages, from the route of their area: features do not import it, since it loads them. */
export function useStaffPages(): readonly StaffPage[] {
  return useMatches().flatMap(
    ({ handle }) => (handle as { pages?: readonly StaffPage[] } | undefined)?.pages ?? [],
  );
}
