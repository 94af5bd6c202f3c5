/**
 * Permissions of every caller, as the customer's description of the calls has them. Written apart from the deciding
 * code; each call and operation has exactly one row.
 */
export type Rule =
  /** Everybody. REST ignores a token; GraphQL refuses an invalid one. */
  | 'public'
  /** The holder of a cart: a customer or a guest. Items that are not in it are 404. */
  | 'cart'
  | 'cart with the item in it'
  /** The cart whose total was shown; an empty one, and one of another total, are refused. */
  | 'cart at the shown total'
  /** The caller knows the guest's secret: the guest cart is merged into the customer's. */
  | 'merge'
  /** Signed-in users about themselves. */
  | 'self'
  /** A customer whose cart is not empty, about themselves. */
  | 'self with a cart'
  /** The owner alone, not even staff. */
  | 'owner'
  /** The owner, and staff with one of the permissions named. */
  | 'owner or orders'
  | 'owner, orders or money'
  /** The same, and holders of a link that follows the order, which no caller here has. */
  | 'owner, orders, money or link'
  /** Every member of staff, each about what their permissions cover. */
  | 'staff'
  /** Staff with this permission, or with one of these. */
  | 'orders'
  | 'money'
  | 'orders or money'
  | 'catalogue'
  | 'content'
  | 'catalogue or content'
  | 'users'
  | 'users or orders'
  | 'settings'
  | 'collections'
  /** In a shop without orders; this shop has some. */
  | 'settings before the first order'
  /** The member of staff who made the change; a colleague, as here, is refused. */
  | 'orders of who did it';

export const REST_RULES: Readonly<Record<string, Rule>> = {
  'GET /categories': 'public',
  'GET /products': 'public',
  'GET /products/category/{categoryName}': 'public',
  'GET /products/similar/{productId}': 'public',
  'GET /products/{id}': 'public',
  'GET /prices/{price}': 'public',
  'POST /users/register': 'public',
  'POST /users/login': 'public',
  'GET /documents/{documentToken}': 'public',
  'GET /exports/{exportToken}': 'public',
  'POST /quotes/document': 'public',
  'POST /requests/file': 'public',
  'POST /requests/files/{id}': 'public',
  'POST /files': 'self',
  'GET /files/{id}': 'owner or orders',
  'GET /files/{id}/thumbnail': 'owner or orders',

  'GET /cart': 'cart',
  'POST /cart': 'cart',
  'PUT /cart': 'cart with the item in it',
  'DELETE /cart': 'cart',
  'POST /cart/clear': 'cart',
  'POST /cart/merge': 'merge',

  'GET /orders/my-orders': 'self',
  'POST /checkout': 'self with a cart',

  'PUT /checkout/{id}/pay': 'owner',
  'POST /checkout/{id}/cancel': 'owner',
  'POST /checkout/{id}/finalize': 'owner',
  'POST /stripe/create-payment-intent': 'owner',
  'POST /stripe/confirm-payment': 'owner',
  'GET /stripe/payment-status/{id}': 'owner',
  'POST /stripe/cancel-payment': 'owner',
  'POST /stripe/finalize-checkout': 'owner',
  'POST /orders/create-from-checkout': 'owner',
  'POST /email/order-details': 'owner or orders',
  'GET /orders/{id}': 'owner, orders or money',

  'PUT /orders/{id}/status': 'orders',
  'GET /admin/orders': 'orders or money',
  'PUT /admin/orders/{id}/status': 'orders',
  'DELETE /admin/orders/{id}': 'orders',
  'GET /dashboard': 'money',
  'GET /prices': 'catalogue',
  'POST /prices': 'catalogue',
  'PUT /prices/{price}': 'catalogue',
  'DELETE /prices/{price}': 'catalogue',
  'POST /categories': 'catalogue',
  'PUT /categories/{id}': 'catalogue',
  'DELETE /categories/{id}': 'catalogue',
  'GET /admin/products': 'catalogue',
  'POST /admin/products': 'catalogue',
  'PUT /admin/products/{id}': 'catalogue',
  'DELETE /admin/products/{id}': 'catalogue',
  'POST /admin/upload': 'catalogue or content',
  'GET /admin/users': 'users or orders',
  'POST /admin/users': 'users',
  'PUT /admin/users/{id}': 'users',
  'DELETE /admin/users/{id}': 'users',
  'PATCH /admin/users/{id}/toggle-status': 'users',
};

export const GRAPHQL_RULES: Readonly<Record<string, Rule>> = {
  store: 'public',
  destinationGuide: 'public',
  legalDocument: 'public',
  myAcceptances: 'self',
  adminLegalDocuments: 'content',
  adminSaveLegalDraft: 'content',
  adminPublishLegalDocument: 'content',
  destinationGuides: 'public',
  categories: 'public',
  products: 'public',
  product: 'public',
  similarProducts: 'public',
  itemsFromText: 'public',
  ukPostcode: 'public',
  price: 'public',
  register: 'public',
  login: 'public',
  acceptInvitation: 'public',
  requestPasswordReset: 'public',
  resetPassword: 'public',
  verifyEmail: 'public',
  followedOrder: 'public',
  requestOrderLink: 'public',
  stopReminders: 'public',
  confirmNewsletter: 'public',
  stopNewsletter: 'public',
  me: 'public',

  cart: 'cart',
  addToCart: 'cart',
  changeCart: 'cart',
  removeFromCart: 'cart',
  clearCart: 'cart',
  applyPromotion: 'cart',
  removePromotion: 'cart',
  mergeCart: 'merge',

  saveQuote: 'cart at the shown total',
  mySavedQuotes: 'self',
  savedQuote: 'public',
  emailQuote: 'cart',
  deleteSavedQuote: 'owner',

  orderPapers: 'owner, orders or money',
  sendOrderPaper: 'owner or orders',
  adminDecideOrderPaper: 'orders',
  sendRequest: 'public',
  request: 'public',
  replyToRequest: 'public',
  myRequests: 'self',

  changePassword: 'self',
  signOut: 'self',
  myData: 'self',
  updateProfile: 'self',
  setNewsletterSubscription: 'self',
  closeAccount: 'self',
  savedAddresses: 'self',
  createSavedAddress: 'self',
  updateSavedAddress: 'owner',
  deleteSavedAddress: 'owner',
  signOutElsewhere: 'self',
  mySecurityEvents: 'self',
  sendEmailVerification: 'self',
  openCheckouts: 'self',
  myOrders: 'self',
  openCheckout: 'self with a cart',

  checkout: 'owner',
  payCheckout: 'owner',
  cancelCheckout: 'owner',
  orderChangeOptions: 'owner or orders',
  orderChangePreview: 'owner or orders',
  cancellationPreview: 'owner',
  applyOrderChange: 'owner or orders',
  payOrderCharge: 'owner',
  cancelOrder: 'owner',
  finalizeCheckout: 'owner',
  reorder: 'owner',
  createPaymentIntent: 'owner',
  confirmPayment: 'owner',
  cancelPayment: 'owner',
  emailOrderDetails: 'owner or orders',
  order: 'owner, orders or money',
  orderBoxes: 'owner, orders or money',
  saveBoxContents: 'owner or orders',
  scanBox: 'owner, orders, money or link',
  orderDocuments: 'owner, orders or money',
  conversation: 'owner, orders or money',
  sendMessage: 'owner or orders',
  markMessagesRead: 'owner or orders',
  myUnreadMessages: 'self',
  adminUnansweredOrders: 'orders',
  adminMarkConversationAnswered: 'orders',

  adminOrders: 'orders or money',
  adminOrderExport: 'money',
  adminCollectionSheet: 'orders',
  adminCollectionSheetFile: 'collections',
  adminMoveCollectionStop: 'collections',
  adminResetCollectionOrder: 'collections',
  adminUpdateOrderStatus: 'orders',
  adminUndoOrderStatus: 'orders of who did it',
  adminUpdateOrderStatuses: 'orders',
  adminUndoOrderStatuses: 'orders',
  adminUpdateOrderContact: 'orders',
  adminCancellationPreview: 'orders or money',
  adminSetTrackingNumber: 'orders',
  adminAddOrderNote: 'orders',
  adminDeleteOrder: 'orders',
  adminRefundOrder: 'money',
  adminAddOrderCharge: 'orders or money',
  adminWithdrawOrderCharge: 'orders or money',
  adminRecordManualPayment: 'money',
  adminCorrectPaymentStatus: 'money',
  adminRecordRefundSent: 'money',
  adminPaymentIssues: 'money',
  adminResolvePaymentIssues: 'money',
  adminLinkRefund: 'money',
  adminEmails: 'orders',
  adminEmail: 'orders',
  adminSetCollectionDate: 'orders',
  adminFollowUpQuote: 'orders',
  adminQuotes: 'orders',
  adminQuote: 'orders',
  adminRequests: 'orders',
  adminRequest: 'orders',
  adminAnswerRequest: 'orders',
  adminMoveRequest: 'orders',
  adminOfferOnRequest: 'orders',
  adminOfferOnQuote: 'orders',
  adminMailbox: 'orders',
  adminResendEmail: 'orders',
  adminResendFailedEmails: 'orders',
  adminCloseEmail: 'orders',
  adminDashboard: 'money',
  adminDashboardFigures: 'money',
  adminDashboardMorning: 'orders or money',
  adminDashboardTasks: 'staff',
  adminShopSetup: 'settings',
  adminTaskCounts: 'staff',
  adminPrices: 'catalogue',
  adminCreatePrice: 'catalogue',
  adminUpdatePrice: 'catalogue',
  adminDeletePrice: 'catalogue',
  adminSettings: 'settings',
  adminUpdateStoreSettings: 'settings',
  adminUpdateDestinationGuide: 'content',
  adminPromotions: 'catalogue',
  adminPromotionRehearsal: 'catalogue',
  adminCreatePromotion: 'catalogue',
  adminUpdatePromotion: 'catalogue',
  adminEndPromotion: 'catalogue',
  adminSampleOrders: 'settings',
  adminAddSampleOrders: 'settings before the first order',
  adminRemoveSampleOrders: 'settings',
  adminAuditLog: 'settings',
  adminCreateCategory: 'catalogue',
  adminUpdateCategory: 'catalogue',
  adminDeleteCategory: 'catalogue',
  adminSearchSynonyms: 'catalogue',
  adminCreateSearchSynonym: 'catalogue',
  adminUpdateSearchSynonym: 'catalogue',
  adminDeleteSearchSynonym: 'catalogue',
  adminProducts: 'catalogue',
  adminProductAttributes: 'catalogue',
  adminProduct: 'catalogue',
  adminCreateProduct: 'catalogue',
  adminUpdateProduct: 'catalogue',
  adminDeleteProduct: 'catalogue',
  adminBulkPricePreview: 'catalogue',
  adminApplyBulkPriceChange: 'catalogue',
  adminBulkPriceChanges: 'catalogue',
  adminUndoBulkPriceChange: 'catalogue',
  adminUploadImage: 'catalogue or content',
  adminUser: 'users or orders',
  adminSecurityEvents: 'users',
  adminUsers: 'users or orders',
  adminExportNewsletterConsents: 'users',
  adminCreateUser: 'users',
  adminUpdateUser: 'users',
  adminDeleteUser: 'users',
  adminResendInvitation: 'users',
};
