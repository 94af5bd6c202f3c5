import { addressOf } from '../../lib/page/pages';
import { orderPath } from '../ui/order-path';
import type { StaffPage } from '../ui/staff-pages';
import { currentPreferences } from '../ui/staff-preferences';

/** Something the palette leads to or does. */
export interface Command {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  /** Other words that find it. */
  readonly also?: string | undefined;
  /** Beside the label, in a quieter tone. */
  readonly note?: string;
  /** The address it opens; left out for an action of the palette itself. */
  readonly to?: string;
  /** The text that it types into the field instead. */
  readonly search?: string;
}

/** The keys' help, which has no address. */
export const SHOW_SHORTCUTS = 'shortcuts';

const ACTIONS: readonly Command[] = [
  action('Add product', '/admin/products?add=product', 'new item'),
  action('Add user', '/admin/users?add=user', 'new colleague invite'),
  action('Add promotion', '/admin/promotions?add=promotion', 'new discount code'),
  action('Missed collections', '/admin/orders?attention=MISSED_COLLECTION', 'overdue'),
  action('Late deliveries', '/admin/orders?attention=LATE_DELIVERY', 'overdue'),
  action('Refunds since yesterday', '/admin/orders?attention=NEW_REFUNDS'),
  action('Collect today', '/admin/orders?status=PROCESSING&collection=today'),
  action('Orders without a collection date', '/admin/orders?status=PROCESSING&collection=none'),
  action('Orders with a failed payment', '/admin/orders?payment=FAILED'),
  action('Requests that wait for an answer', '/admin/requests?waiting=0'),
  action("Print today's collections", '/admin/collections'),
  action('My account', '/user/account'),
  action('Go to the shop', '/'),
  { id: SHOW_SHORTCUTS, group: 'Actions', label: 'Keyboard shortcuts' },
];

const SETTINGS: readonly Command[] = [
  setting('Name of the shop, phone and promotional line', 'shop', 'contact hours'),
  setting('Refund policy line', 'shop'),
  setting('Same-day cut-off and collection areas', 'shop', 'booking hour northern ireland islands'),
  setting('Services and surcharges', 'services', 'express white glove prices'),
  setting('Custom-box rates', 'rates', 'volume cubic metre handling'),
  setting('Company and VAT details', 'company', 'tax invoice number address'),
  setting('Social links', 'links', 'facebook instagram'),
];

/** Screens, actions and settings of these pages that hold every word, in any order; all of them without words. */
export function findCommands(text: string, pages: readonly StaffPage[]): readonly Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const addresses = new Set(pages.map(addressOf));
  const isOfStaff = (to: string) => to.startsWith('/admin');
  return [...screensOf(pages), ...ACTIONS, ...(words.length > 0 ? SETTINGS : [])].filter(
    ({ label, also = '', to = '' }) =>
      (!isOfStaff(to) || addresses.has(to.replace(/[?#].*/, ''))) &&
      words.every((word) => `${label} ${also}`.toLowerCase().includes(word)),
  );
}

/** The orders opened last, newest first; the screens are below them. */
export function lastOpened(): readonly Command[] {
  return (
    currentPreferences().opened?.map(({ id, number }) => ({
      ...{ id, group: 'Opened last', label: number, to: orderPath(id) },
    })) ?? []
  );
}

/** The pages that open without an id. */
function screensOf(pages: readonly StaffPage[]): Command[] {
  return pages
    .map((page) => ({ to: addressOf(page), label: page.label ?? page.title }))
    .filter(({ to }) => !to.includes(':'))
    .map(({ to, label }) => ({ id: to, group: 'Screens', label, to }));
}

function action(label: string, to: string, also?: string): Command {
  return { id: `action ${to}`, group: 'Actions', label, to, also };
}

function setting(label: string, section: string, also?: string): Command {
  return { id: `setting ${label}`, group: 'Settings', label, to: `/admin/settings#${section}`, also };
}
