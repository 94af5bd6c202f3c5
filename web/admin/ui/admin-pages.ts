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

/** The parts of the menu: what the day brings, what is sold, and what is set once. */
export const MENU_GROUPS = ['Today', 'Shop', 'Setup'] as const;

export interface AdminPage {
  to: string;
  /** Also the page's heading, unless it has a `title`. */
  label: string;
  title?: string;
  group: (typeof MENU_GROUPS)[number];
  icon: LucideIcon;
  /** Only the very path is this page. */
  end?: boolean;
}

/** The pages of the admin area that exist, in the order the sidebar lists them. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  { to: '/admin', label: 'Dashboard', group: 'Today', icon: LayoutDashboard, end: true },
  { to: '/admin/orders', label: 'Orders', title: 'Order Management', group: 'Today', icon: ClipboardList },
  { to: '/admin/collections', label: 'Collections', group: 'Today', icon: Truck },
  { to: '/admin/requests', label: 'Requests', group: 'Today', icon: MessagesSquare },
  { to: '/admin/quotes', label: 'Quotes', group: 'Today', icon: FileText },
  { to: '/admin/mailbox', label: 'Mailbox', group: 'Today', icon: Mail },
  { to: '/admin/reviews', label: 'Payments to review', group: 'Today', icon: CircleAlert },
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
