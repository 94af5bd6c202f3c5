import type { LucideIcon } from 'lucide-react';
import { useMatches } from 'react-router-dom';
import { type AnyOf, isPermitted } from '../../../rules/users/permissions';
import type { TaskKind } from '../../data/schema.generated';
import type { Page } from '../../lib/page/pages';
import { useSession } from '../../session/session';

/** The parts of the menu: daily work, catalogue and prices, and settings. */
export const MENU_GROUPS = ['Today', 'Shop', 'Setup'] as const;

export type MenuGroup = (typeof MENU_GROUPS)[number];

/** A row of web/staff/pages.ts. */
export interface StaffPage extends Page {
  readonly title: string;
  /** Any of these permissions opens it. */
  readonly needs: AnyOf;
  /** Where the menu lists it. */
  readonly menu?: { readonly group: MenuGroup; readonly icon: LucideIcon };
  /** The kind of task that is done there, and the words for several of them. */
  readonly waiting?: readonly [kind: TaskKind, words: string];
}

/**
 * Pages of staff that the visitor may open; all of them before the visitor is known. They come from the route of their
 * area: features do not import the table, since it loads them.
 */
export function useStaffPages(): readonly StaffPage[] {
  const { user } = useSession();
  const pages = useMatches().flatMap(
    ({ handle }) => (handle as { pages?: readonly StaffPage[] } | undefined)?.pages ?? [],
  );
  return user ? pages.filter(({ needs }) => isPermitted(user, ...needs)) : pages;
}
