import {
  BookOpen,
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
  Webhook,
} from 'lucide-react';
import type { MenuGroup, StaffPage } from './ui/staff-pages';

/** The layout around them. */
export const loadArea = () => import('./AdminArea');

/** Pages of staff, in the order of the menu. The palette finds each that opens without an id. */
export const STAFF_PAGES: readonly StaffPage[] = [
  ...inMenu('Today', [
    {
      path: '/admin',
      needs: ['orders', 'money', 'catalogue', 'content', 'users', 'settings'],
      title: 'Dashboard',
      icon: LayoutDashboard,
      load: () => import('./dashboard/DashboardPage'),
    },
    {
      path: '/admin/orders',
      needs: ['orders', 'money'],
      title: 'Order Management',
      label: 'Orders',
      icon: ClipboardList,
      waiting: ['UNANSWERED_MESSAGES', 'with unanswered messages'],
      load: () => import('./orders/list/OrdersPage'),
    },
    {
      path: '/admin/collections',
      needs: ['collections'],
      title: 'Collections',
      icon: Truck,
      waiting: ['MISSED_COLLECTION', 'missed'],
      load: () => import('./collections/CollectionsPage'),
    },
    {
      path: '/admin/requests/:id?',
      needs: ['orders'],
      title: 'Requests',
      icon: MessagesSquare,
      waiting: ['REQUEST', 'to answer'],
      load: () => import('./requests/RequestsPage'),
    },
    {
      path: '/admin/quotes/:number?',
      needs: ['orders'],
      title: 'Quotes',
      icon: FileText,
      load: () => import('./quotes/QuotesPage'),
    },
    {
      path: '/admin/mailbox',
      needs: ['orders'],
      title: 'Mailbox',
      icon: Mail,
      waiting: ['FAILED_EMAIL', 'failed'],
      load: () => import('./mailbox/MailboxPage'),
    },
    {
      path: '/admin/reviews',
      needs: ['money'],
      title: 'Payments to review',
      icon: CircleAlert,
      waiting: ['PAYMENT_ISSUE', 'open'],
      load: () => import('./payment-issues/ReviewsPage'),
    },
    {
      path: '/admin/accounts',
      title: 'Accounts',
      icon: BookOpen,
      needs: ['money'],
      load: () => import('./accounts/AccountsPage'),
    },
  ]),
  ...inMenu('Shop', [
    {
      path: '/admin/products',
      needs: ['catalogue'],
      title: 'Products',
      icon: Package,
      load: () => import('./products/ProductsPage'),
    },
    {
      path: '/admin/categories',
      needs: ['catalogue'],
      title: 'Categories',
      icon: Layers,
      load: () => import('./categories/CategoriesPage'),
    },
    {
      path: '/admin/prices',
      needs: ['catalogue'],
      title: 'Minimum charges',
      icon: PoundSterling,
      load: () => import('./prices/PricesPage'),
    },
    {
      path: '/admin/promotions',
      needs: ['catalogue'],
      title: 'Promotions',
      icon: TicketPercent,
      load: () => import('./promotions/PromotionsPage'),
    },
    {
      path: '/admin/destinations/:key?',
      needs: ['content'],
      title: 'Destinations',
      icon: MapPinned,
      load: () => import('./guides/GuidesPage'),
    },
  ]),
  ...inMenu('Setup', [
    {
      path: '/admin/users',
      needs: ['users'],
      title: 'User Management',
      label: 'Users',
      icon: Users,
      load: () => import('./users/UsersPage'),
    },
    {
      path: '/admin/documents',
      needs: ['content'],
      title: 'Documents',
      icon: Scale,
      load: () => import('./documents/DocumentsPage'),
    },
    {
      path: '/admin/settings',
      needs: ['settings'],
      title: 'Settings',
      icon: Settings,
      load: () => import('./settings/SettingsPage'),
    },
    {
      path: '/admin/integrations',
      needs: ['settings'],
      title: 'Integrations',
      icon: Webhook,
      load: () => import('./integrations/IntegrationsPage'),
    },
    {
      path: '/admin/audit',
      needs: ['settings'],
      title: 'Audit log',
      icon: ScrollText,
      load: () => import('./audit/AuditPage'),
    },
    {
      path: '/admin/debug',
      needs: ['settings'],
      title: 'Debug',
      icon: Bug,
      load: () => import('./debug/DebugPage'),
    },
  ]),
  {
    path: '/admin/users/:id',
    needs: ['orders'],
    title: 'Customer',
    load: () => import('./customers/CustomerPage'),
  },
  {
    path: '/admin/orders/:orderId',
    needs: ['orders', 'money'],
    title: 'Order',
    load: () => import('./orders/page/StaffOrder'),
  },
  {
    path: '/admin/products/prices',
    needs: ['catalogue'],
    title: 'Change prices',
    load: () => import('./products/bulk/BulkPricesPage'),
  },
  {
    path: '/admin/products/synonyms',
    needs: ['catalogue'],
    title: 'Search synonyms',
    load: () => import('./products/synonyms/SynonymsPage'),
  },
];

function inMenu(group: MenuGroup, pages: readonly (StaffPage & { icon: LucideIcon })[]): StaffPage[] {
  return pages.map(({ icon, ...page }) => ({ ...page, menu: { group, icon } }));
}
