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

export interface AdminPage {
  to: string;
  label: string;
  /** The page's heading, where it is another. */
  title?: string;
  icon: LucideIcon;
  /** Only the very path is this page. */
  end?: boolean;
}

/** The pages of the admin area that exist, in the order the sidebar lists them. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  { to: '/admin', label: 'Dashboard', icon: LayoutDashboard, end: true },
  { to: '/admin/orders', label: 'Orders', title: 'Order Management', icon: ClipboardList },
  { to: '/admin/quotes', label: 'Quotes', icon: FileText },
  { to: '/admin/requests', label: 'Requests', icon: MessagesSquare },
  { to: '/admin/collections', label: 'Collections', icon: Truck },
  { to: '/admin/reviews', label: 'Payment reviews', title: 'Payments to review', icon: CircleAlert },
  { to: '/admin/mailbox', label: 'Mailbox', icon: Mail },
  { to: '/admin/users', label: 'Users', title: 'User Management', icon: Users },
  { to: '/admin/products', label: 'Products', icon: Package },
  { to: '/admin/categories', label: 'Categories', icon: Layers },
  { to: '/admin/prices', label: 'Prices', title: 'Minimum charges', icon: PoundSterling },
  { to: '/admin/promotions', label: 'Promotions', icon: TicketPercent },
  { to: '/admin/destinations', label: 'Destinations', icon: MapPinned },
  { to: '/admin/documents', label: 'Documents', icon: Scale },
  { to: '/admin/settings', label: 'Settings', icon: Settings },
  { to: '/admin/audit', label: 'Audit log', icon: ScrollText },
  { to: '/admin/debug', label: 'Debug', icon: Bug },
];
