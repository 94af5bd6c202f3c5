import { ADMIN_PAGES } from '../ui/admin-pages';

/** Something the palette leads to or does. */
export interface Command {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  /** Beside the label, in a quieter tone. */
  readonly note?: string;
  /** Where it leads; left out for an action of the palette itself. */
  readonly to?: string;
  /** The text that it types into the field instead. */
  readonly search?: string;
}

/** The keys' help, which has no address. */
export const SHOW_SHORTCUTS = 'shortcuts';

const SCREENS: readonly Command[] = [
  ...ADMIN_PAGES.map(({ to, label }) => screen(label, to)),
  screen('Change prices', '/admin/products/prices'),
  screen('Search synonyms', '/admin/products/synonyms'),
];

const ACTIONS: readonly Command[] = [
  action('Collect today', '/admin/orders?status=PROCESSING&collection=today'),
  action('Orders without a collection date', '/admin/orders?status=PROCESSING&collection=none'),
  action('Orders with a failed payment', '/admin/orders?payment=FAILED'),
  action('Requests that wait for an answer', '/admin/requests?waiting=0'),
  action("Print today's collections", '/admin/collections'),
  action('My account', '/user/account'),
  action('Go to the shop', '/'),
  { id: SHOW_SHORTCUTS, group: 'Actions', label: 'Keyboard shortcuts' },
];

/** Screens and actions that hold every word, in any order; all of them without words. */
export function findCommands(text: string): readonly Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return [...SCREENS, ...ACTIONS].filter(({ label }) =>
    words.every((word) => label.toLowerCase().includes(word)),
  );
}

function screen(label: string, to: string): Command {
  return { id: to, group: 'Screens', label, to };
}

function action(label: string, to: string): Command {
  return { id: `action ${to}`, group: 'Actions', label, to };
}
