/**
 * Kinds of work by priority under overload: payments go before reads, uploads and exports (files that are downloaded)
 * come last.
 */
export type WorkKind = 'paying' | 'catalogue' | 'browsing' | 'uploads' | 'exports';

/** Work that a request asks for, as admission sees it. */
export interface Work {
  readonly kind: WorkKind;
  /** A pattern of ours, never a text from the caller: "GET /orders/{id}", "query order". */
  readonly operation: string;
}

/** Names the work of a REST request; `path` is the part after /api and may have a query. */
export type RestWork = (method: string, path: string) => Work;

export interface WorkLimits {
  /** Requests answered at the same time. */
  readonly places: number;
  /** Requests that wait for a place. */
  readonly queue: number;
  /** Longest wait for a place, in milliseconds. */
  readonly waitMs: number;
}

/**
 * Limits of a process with ten database connections and one core of JavaScript
 * (docs/decisions/0227-processes-and-starts.md). Only two stuck tables make catalogue and browsing together
 * hold every connection. Payments wait longer, for the provider; documents have a queue of their own (PdfMaker).
 */
export const WORK_LIMITS: Readonly<Record<WorkKind, WorkLimits>> = {
  paying: { places: 32, queue: 96, waitMs: 3_000 },
  catalogue: { places: 4, queue: 128, waitMs: 2_000 },
  browsing: { places: 6, queue: 128, waitMs: 2_000 },
  // An upload has arrived whole by then, one of each caller (UploadTurns); images wait in a queue of their own.
  uploads: { places: 24, queue: 24, waitMs: 5_000 },
  exports: { places: 24, queue: 12, waitMs: 5_000 },
};

/** WORK_LIMITS with each wait multiplied by `factor`. */
export function patientWork(factor: number): typeof WORK_LIMITS {
  const longer = Object.entries(WORK_LIMITS).map(([kind, limits]) => [
    kind,
    { ...limits, waitMs: limits.waitMs * factor },
  ]);
  return Object.fromEntries(longer) as typeof WORK_LIMITS;
}

/**
 * Calls that are not browsing, beside the endpoints that read forms. Calls that wait for the card provider are
 * `paying`: they would hold the few places of browsing while it is slow. REST calls by route; GraphQL by fields of
 * Query and Mutation. Files are exports.
 */
export const NON_BROWSING_WORK: Readonly<
  Record<
    Exclude<WorkKind, 'browsing'>,
    { readonly rest: readonly string[]; readonly graphql: readonly string[] }
  >
> = {
  paying: {
    rest: [
      'POST /users/register',
      'POST /users/login',
      'POST /checkout',
      'PUT /checkout/{id}/pay',
      'POST /checkout/{id}/cancel',
      'POST /checkout/{id}/finalize',
      'POST /stripe/create-payment-intent',
      'POST /stripe/confirm-payment',
      'GET /stripe/payment-status/{id}',
      'POST /stripe/cancel-payment',
      'POST /stripe/finalize-checkout',
      'POST /stripe/webhook',
      'PUT /orders/{id}/status',
      'PUT /admin/orders/{id}/status',
    ],
    graphql: [
      'register',
      'login',
      'me',
      'openCheckout',
      'openCheckouts',
      'checkout',
      'createPaymentIntent',
      'confirmPayment',
      'payCheckout',
      'cancelPayment',
      'cancelCheckout',
      'finalizeCheckout',
      'applyOrderChange',
      'payOrderCharge',
      'adminWithdrawOrderCharge',
      'cancelOrder',
      'adminUpdateOrderStatus',
      'adminRefundOrder',
      'adminRecordRefundSent',
      'adminLinkRefund',
    ],
  },
  catalogue: {
    rest: [
      'GET /categories',
      'GET /products',
      'GET /products/category/{categoryName}',
      'GET /products/similar/{productId}',
      'GET /products/{id}',
      'GET /prices/{price}',
      'GET /prices',
    ],
    graphql: [
      'store',
      'categories',
      'products',
      'product',
      'similarProducts',
      'itemsFromText',
      'price',
      'adminPrices',
    ],
  },
  uploads: {
    rest: [],
    graphql: [
      'adminUploadImage',
      'adminCreateProduct',
      'adminUpdateProduct',
      'adminCreateCategory',
      'adminUpdateCategory',
    ],
  },
  exports: {
    rest: [],
    graphql: [
      'myData',
      'adminOrderExport',
      'adminAccountsFile',
      'adminExportNewsletterConsents',
      'adminCollectionSheetFile',
      'adminBulkPricePreview',
      'adminApplyBulkPriceChange',
      'adminUndoBulkPriceChange',
      'adminPlannedPriceChangePreview',
    ],
  },
};
