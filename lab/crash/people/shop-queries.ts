/** The calls of the web client's payment flow, each with only what the harness looks at. */
export const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { token user { id } } }`;
export const CHANGE_CART = `mutation ($changes: [CartChangeInput!]!, $shipment: ShipmentInput) {
  changeCart(changes: $changes, shipment: $shipment) { quote { total { minorUnits } } }
}`;
export const OPEN_CHECKOUT = `mutation ($input: CheckoutInput!) { openCheckout(input: $input) { __typename ... on Checkout { id status } } }`;
export const CREATE_INTENT = `mutation ($checkoutId: ID!) {
  createPaymentIntent(checkoutId: $checkoutId) {
    __typename ... on PaymentIntent { clientSecret paymentIntentId amount { minorUnits } }
  }
}`;
export const CONFIRM_PAYMENT = `mutation ($id: ID!) { confirmPayment(paymentIntentId: $id) { status order { id } } }`;
export const CANCEL_PAYMENT = `mutation ($id: ID!) { cancelPayment(paymentIntentId: $id) { status } }`;
export const FINALIZE = `mutation ($id: ID!) { finalizeCheckout(id: $id) { id } }`;
export const SAVE_QUOTE = `mutation ($total: Pence!) { saveQuote(expectedTotal: $total) { __typename ... on SavedQuote { secret } } }`;
export const APPLY_PROMOTION = `mutation ($code: String!) { applyPromotion(code: $code) { quote { total { minorUnits } } } }`;
export const REMOVE_PROMOTION = `mutation { removePromotion { quote { total { minorUnits } } } }`;
export const CREATE_PROMOTION = `mutation ($input: PromotionInput!) { adminCreatePromotion(input: $input) { id } }`;
const SHOWN = `kind version refund { minorUnits } extra { minorUnits }`;
export const PREVIEW_CHANGE = `query ($orderId: ID!, $change: OrderChangeInput!) {
  orderChangePreview(id: $orderId, change: $change) { ${SHOWN} }
}`;
export const APPLY_CHANGE = `mutation ($orderId: ID!, $change: OrderChangeInput!, $shown: ExpectedChangeInput!, $key: String!) {
  applyOrderChange(id: $orderId, input: { change: $change, expected: $shown, idempotencyKey: $key }) {
    __typename ... on AppliedOrderChange { checkout { id } }
  }
}`;
export const PREVIEW_CANCELLATION = `query ($orderId: ID!) { cancellationPreview(id: $orderId) { ${SHOWN} } }`;
export const CANCEL_ORDER = `mutation ($orderId: ID!, $refund: Pence!) {
  cancelOrder(id: $orderId, expectedRefund: $refund) { __typename ... on Order { status } }
}`;
export const PRODUCTS = `{ products(destination: AUSTRALIA, pageSize: 50) { nodes { id price(destination: AUSTRALIA) { minorUnits } } } }`;

const ADDRESS = { line1: '1 Quay Street', city: 'London', country: 'United Kingdom', postcode: 'SE1 7PB' };

/** A checkout input that the shop accepts. */
export function checkoutInput(expectedTotal: number, idempotencyKey: string) {
  return {
    collectionAddress: ADDRESS,
    deliveryAddress: {
      ...{ line1: '2 Harbour Road', city: 'Sydney', state: 'NSW' },
      ...{ country: 'Australia', postcode: '2000' },
    },
    billingAddress: ADDRESS,
    contactName: 'Ann Shipper',
    contactEmail: 'ann@example.com',
    agreesDateLater: true,
    expectedTotal,
    idempotencyKey,
  };
}
