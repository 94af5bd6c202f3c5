import {
  Bug,
  CircleAlert,
  ClipboardList,
  FileText,
  Layers,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MapPinned,
  MessagesSquare,
  Package,
  PoundSterling,
  Scale,
  ScrollText,
  Settings,
  TicketPercent,
  Truck,
  Users,
} from 'lucide-react';
import type { TaskKind } from '../../data/schema.generated';

/** The parts of the menu: daily work, catalogue and prices, and settings. */
export const MENU_GROUPS = ['Today', 'Shop', 'Setup'] as const;

const waiting = (kind: TaskKind, words: string) => ({ waiting: { kind, words } });

export interface AdminPage {
  to: string;
  /** Also the page's heading, unless it has a `title`. */
  label: string;
  title?: string;
  group: (typeof MENU_GROUPS)[number];
  icon: LucideIcon;
  /** The kind of task that is done there, and the words for several of them. */
  waiting?: { readonly kind: TaskKind; readonly words: string };
  /** Only the exact path is this page. */
  end?: boolean;
}

/** The pages of the admin area that exist, in the order the sidebar lists them. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  { to: '/admin', label: 'Dashboard', group: 'Today', icon: LayoutDashboard, end: true },
  {
    to: '/admin/orders',
    label: 'Orders',
    title: 'Order Management',
    group: 'Today',
    icon: ClipboardList,
    ...waiting('UNANSWERED_MESSAGES', 'with unanswered messages'),
  },
  {
    to: '/admin/collections',
    label: 'Collections',
    group: 'Today',
    icon: Truck,
    ...waiting('MISSED_COLLECTION', 'missed'),
  },
  {
    to: '/admin/requests',
    label: 'Requests',
    group: 'Today',
    icon: MessagesSquare,
    ...waiting('REQUEST', 'to answer'),
  },
  { to: '/admin/quotes', label: 'Quotes', group: 'Today', icon: FileText },
  {
    to: '/admin/mailbox',
    label: 'Mailbox',
    group: 'Today',
    icon: Mail,
    ...waiting('FAILED_EMAIL', 'failed'),
  },
  {
    to: '/admin/reviews',
    label: 'Payments to review',
    group: 'Today',
    icon: CircleAlert,
    ...waiting('PAYMENT_ISSUE', 'open'),
  },
  { to: '/admin/products', label: 'Products', group: 'Shop', icon: Package },
  { to: '/admin/categories', label: 'Categories', group: 'Shop', icon: Layers },
  { to: '/admin/prices', label: 'Minimum charges', group: 'Shop', icon: PoundSterling },
  { to: '/admin/promotions', label: 'Promotions', group: 'Shop', icon: TicketPercent },
  { to: '/admin/destinations', label: 'Destinations', group: 'Shop', icon: MapPinned },
  { to: '/admin/users', label: 'Users', title: 'User Management', group: 'Setup', icon: Users },
  { to: '/admin/documents', label: 'Documents', group: 'Setup', icon: Scale },
  { to: '/admin/settings', label: 'Settings', group: 'Setup', icon: Settings },
  { to: '/admin/audit', label: 'Audit log', group: 'Setup', icon: ScrollText },
  { to: '/admin/debug', label: 'Debug', group: 'Setup', icon: Bug },
];
