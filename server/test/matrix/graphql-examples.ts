const DELIVERY = {
  line1: '12 Ocean Parade',
  city: 'Perth',
  state: 'WA',
  postcode: '6000',
  country: 'Australia',
};
const COLLECTION = { line1: '1 Park Row', city: 'Leeds', postcode: 'LS1 5AB', country: 'United Kingdom' };
const of = (name: string) => ({ id: `$${name}` });

/** Valid arguments of every operation that needs any; `$names` stand for rows of a world. */
export const GRAPHQL_EXAMPLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  product: { ...of('product'), destination: 'australia' },
  products: { destination: 'australia', filter: { category: 'Shipping Boxes' }, pageSize: 5 },
  similarProducts: { productId: '$product', destination: 'australia' },
  price: { country: 'Hong Kong' },
  order: of('order'),
  myOrders: { search: 'perth', status: 'processing', range: 'last30' },
  followOrder: { token: '$followToken' },
  checkout: of('checkout'),
  paymentStatus: { paymentIntentId: '$intent' },
  adminOrders: { search: 'ann', status: 'processing' },
  adminProducts: { search: 'box' },
  users: { search: 'ann', role: 'customer' },

  register: { input: { name: 'Ann Archer', email: '$newEmail', password: '$password' } },
  login: { input: { email: '$email', password: '$password' } },
  acceptInvitation: { input: { token: '$invitation', password: '$newPassword' } },
  requestPasswordReset: { input: { email: '$email' } },
  resetPassword: { input: { token: '$passwordReset', newPassword: '$newPassword' } },
  verifyEmail: { input: { token: '$emailProof' } },
  mySecurityEvents: { pageSize: 5 },
  changePassword: { input: { currentPassword: '$password', newPassword: '$newPassword' } },

  addToCart: { productId: '$product', quantity: 2, destination: 'australia' },
  changeCart: { changes: [{ productId: '$product', quantity: 3 }], shipment: { fromCity: 'Leeds' } },
  removeFromCart: { key: '$line' },

  openCheckout: {
    input: {
      collectionAddress: COLLECTION,
      deliveryAddress: DELIVERY,
      billingAddress: DELIVERY,
      contactName: 'Ann Archer',
      contactEmail: 'ann@example.com',
      collectionDate: '$collectionDate',
      expectedTotal: '$cartTotalPence',
      idempotencyKey: '$newKey',
    },
  },
  createPaymentIntent: { checkoutId: '$checkout' },
  confirmPayment: { paymentIntentId: '$paidIntent' },
  cancelPayment: { paymentIntentId: '$intent' },
  cancelCheckout: { checkoutId: '$checkout' },
  payCheckout: { checkoutId: '$paidCheckout' },
  finalizeCheckout: { checkoutId: '$paidCheckout' },
  emailOrderDetails: { orderId: '$order' },
  bookAgain: { orderId: '$order' },

  updateOrderStatus: { ...of('order'), status: 'in_transit' },
  deleteOrder: of('unpaidOrder'),
  createPrice: { input: { country: '$unpricedCountry', price: 26_050 } },
  updatePrice: { ...of('price'), input: { country: 'South Africa', price: 26_050 } },
  deletePrice: of('price'),
  createCategory: { input: { name: '$newName' } },
  updateCategory: { ...of('category'), input: { name: '$newName' } },
  deleteCategory: of('category'),
  createProduct: {
    input: {
      name: '$newName',
      size: '46 × 46 × 51 cm',
      category: 'Shipping Boxes',
      status: 'draft',
      prices: [{ destination: 'australia', amount: 4250 }],
    },
  },
  updateProduct: { ...of('product'), input: { details: 'For hats.' } },
  deleteProduct: of('product'),
  uploadImage: { image: '$picture' },
  createUser: { input: { name: 'Ben Bow', email: '$newEmail', role: 'customer' } },
  updateUser: { ...of('user'), input: { phone: '020 7946 0001' } },
  deleteUser: of('user'),
  toggleUserStatus: of('user'),
};
