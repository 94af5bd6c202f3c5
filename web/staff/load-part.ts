type Module = Readonly<Record<string, unknown>>;

/** Loads the code of the admin area's frame or page that has this name. */
export function loadPart(name: string): Promise<Module> {
  return PARTS[name]!();
}

const PARTS: Readonly<Record<string, () => Promise<Module>>> = {
  AdminArea: () => import('./AdminArea'),
  DashboardPage: () => import('./dashboard/DashboardPage'),
  OrdersPage: () => import('./orders/list/OrdersPage'),
  StaffOrder: () => import('./orders/page/StaffOrder'),
  CollectionsPage: () => import('./collections/CollectionsPage'),
  RequestsPage: () => import('./requests/RequestsPage'),
  QuotesPage: () => import('./quotes/QuotesPage'),
  UsersPage: () => import('./users/UsersPage'),
  CategoriesPage: () => import('./categories/CategoriesPage'),
  GuidesPage: () => import('./guides/GuidesPage'),
  AuditPage: () => import('./audit/AuditPage'),
  DocumentsPage: () => import('./documents/DocumentsPage'),
  SettingsPage: () => import('./settings/SettingsPage'),
  ProductsPage: () => import('./products/ProductsPage'),
  BulkPricesPage: () => import('./products/bulk/BulkPricesPage'),
  SynonymsPage: () => import('./products/synonyms/SynonymsPage'),
  PromotionsPage: () => import('./promotions/PromotionsPage'),
  PricesPage: () => import('./prices/PricesPage'),
  ReviewsPage: () => import('./payment-issues/ReviewsPage'),
  MailboxPage: () => import('./mailbox/MailboxPage'),
  DebugPage: () => import('./debug/DebugPage'),
};
