/**
 * Who may do what, as the customer's description of the calls has it. Written apart from the code that decides, and
 * each call and operation has exactly one row.
 */
export type Rule =
  /** Everybody. Over REST a token is not looked at; over GraphQL a bad one is refused. */
  | 'public'
  /** Whoever holds a cart: a customer or a guest. What they do not have in it is 404. */
  | 'cart'
  | 'cart with the item in it'
  /** The guest cart of whoever knows its secret goes to the customer who asks. */
  | 'merge'
  /** Signed-in users about themselves. */
  | 'self'
  /** The same, by a customer whose cart is not empty. */
  | 'self with a cart'
  /** The owner alone, staff not even. */
  | 'owner'
  | 'owner or staff'
  | 'staff';

export const REST_RULES: Readonly<Record<string, Rule>> = {
  'GET /store': 'public',
  'GET /categories': 'public',
  'GET /products': 'public',
  'GET /products/category/{categoryName}': 'public',
  'GET /products/similar/{productId}': 'public',
  'GET /products/{id}': 'public',
  'GET /prices/{country}': 'public',
  'POST /users/register': 'public',
  'POST /users/login': 'public',
  'POST /users/accept-invitation': 'public',
  'POST /users/forgot-password': 'public',
  'POST /users/reset-password': 'public',
  'POST /users/verify-email': 'public',
  'POST /orders/follow': 'public',

  'GET /cart': 'cart',
  'POST /cart': 'cart',
  'PUT /cart': 'cart with the item in it',
  'PUT /cart/changes': 'cart',
  'DELETE /cart': 'cart',
  'POST /cart/clear': 'cart',
  'POST /cart/merge': 'merge',

  'GET /users/me': 'self',
  'PUT /users/password': 'self',
  'GET /users/account': 'self',
  'PUT /users/profile': 'self',
  'PUT /users/newsletter': 'self',
  'GET /users/me/export': 'self',
  'POST /users/close-account': 'self',
  'GET /users/addresses': 'self',
  'POST /users/addresses': 'self',
  'PUT /users/addresses/{id}': 'owner',
  'DELETE /users/addresses/{id}': 'owner',
  'POST /users/logout': 'self',
  'POST /users/logout-elsewhere': 'self',
  'GET /users/security-events': 'self',
  'POST /users/verification-email': 'self',
  'GET /checkout': 'self',
  'GET /orders/my-orders': 'self',
  'POST /checkout': 'self with a cart',

  'GET /checkout/{id}': 'owner',
  'PUT /checkout/{id}/pay': 'owner',
  'POST /checkout/{id}/cancel': 'owner',
  'POST /checkout/{id}/finalize': 'owner',
  'POST /stripe/create-payment-intent': 'owner',
  'POST /stripe/confirm-payment': 'owner',
  'GET /stripe/payment-status/{id}': 'owner',
  'POST /stripe/cancel-payment': 'owner',
  'POST /stripe/finalize-checkout': 'owner',
  'POST /orders/create-from-checkout': 'owner',
  'POST /orders/{id}/book-again': 'owner',
  'POST /email/order-details': 'owner or staff',
  'GET /orders/{id}': 'owner or staff',

  'PUT /orders/{id}/status': 'staff',
  'GET /admin/orders': 'staff',
  'PUT /admin/orders/{id}/status': 'staff',
  'DELETE /admin/orders/{id}': 'staff',
  'GET /dashboard': 'staff',
  'GET /prices': 'staff',
  'POST /prices': 'staff',
  'PUT /prices/{id}': 'staff',
  'DELETE /prices/{id}': 'staff',
  'POST /categories': 'staff',
  'PUT /categories/{id}': 'staff',
  'DELETE /categories/{id}': 'staff',
  'GET /admin/products': 'staff',
  'POST /admin/products': 'staff',
  'PUT /admin/products/{id}': 'staff',
  'DELETE /admin/products/{id}': 'staff',
  'POST /admin/upload': 'staff',
  'GET /admin/users': 'staff',
  'POST /admin/users': 'staff',
  'PUT /admin/users/{id}': 'staff',
  'DELETE /admin/users/{id}': 'staff',
  'PATCH /admin/users/{id}/toggle-status': 'staff',
};

export const GRAPHQL_RULES: Readonly<Record<string, Rule>> = {
  store: 'public',
  categories: 'public',
  products: 'public',
  product: 'public',
  similarProducts: 'public',
  price: 'public',
  register: 'public',
  login: 'public',
  acceptInvitation: 'public',
  requestPasswordReset: 'public',
  resetPassword: 'public',
  verifyEmail: 'public',
  followOrder: 'public',
  me: 'public',

  cart: 'cart',
  addToCart: 'cart',
  changeCart: 'cart',
  removeFromCart: 'cart',
  clearCart: 'cart',
  mergeCart: 'merge',

  changePassword: 'self',
  signOut: 'self',
  signOutElsewhere: 'self',
  mySecurityEvents: 'self',
  sendEmailVerification: 'self',
  openCheckouts: 'self',
  myOrders: 'self',
  openCheckout: 'self with a cart',

  checkout: 'owner',
  payCheckout: 'owner',
  cancelCheckout: 'owner',
  finalizeCheckout: 'owner',
  bookAgain: 'owner',
  createPaymentIntent: 'owner',
  confirmPayment: 'owner',
  paymentStatus: 'owner',
  cancelPayment: 'owner',
  emailOrderDetails: 'owner or staff',
  order: 'owner or staff',

  adminOrders: 'staff',
  updateOrderStatus: 'staff',
  deleteOrder: 'staff',
  dashboard: 'staff',
  prices: 'staff',
  createPrice: 'staff',
  updatePrice: 'staff',
  deletePrice: 'staff',
  createCategory: 'staff',
  updateCategory: 'staff',
  deleteCategory: 'staff',
  adminProducts: 'staff',
  createProduct: 'staff',
  updateProduct: 'staff',
  deleteProduct: 'staff',
  uploadImage: 'staff',
  users: 'staff',
  createUser: 'staff',
  updateUser: 'staff',
  deleteUser: 'staff',
  toggleUserStatus: 'staff',
};
