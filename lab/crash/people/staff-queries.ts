/** The calls of the admin area that move money, each with only what the harness looks at. */
const SUM = '{ minorUnits }';
const MONEY = `canRecordPayment possibleCorrections due ${SUM} net ${SUM} refundable ${SUM}
  payments { id note amount ${SUM} refunded ${SUM} reversed ${SUM} } corrections { reason } refunds { id note sentNote canBeSent amount ${SUM} }`;
export const ORDER_MONEY = `query ($orderId: ID!) { order(id: $orderId) { version money: balance { ${MONEY} } } }`;
export const REFUND_ORDER = `mutation ($orderId: ID!, $amount: Pence!, $expectedRefundable: Pence!, $reason: String!, $version: Int!, $idempotencyKey: String!) {
  money: adminRefundOrder(id: $orderId, input: { amount: $amount, expectedRefundable: $expectedRefundable, reason: $reason, version: $version, idempotencyKey: $idempotencyKey }) { version }
}`;
export const RECORD_PAYMENT = `mutation ($orderId: ID!, $amount: Pence!, $note: String!, $receivedOn: CalendarDate!, $version: Int!, $idempotencyKey: String!) {
  money: adminRecordManualPayment(id: $orderId, input: { amount: $amount, note: $note, receivedOn: $receivedOn, version: $version, idempotencyKey: $idempotencyKey }) { version }
}`;
export const CORRECT_PAYMENT = `mutation ($orderId: ID!, $status: PaymentCorrection!, $paymentId: ID, $reason: String!, $version: Int!) {
  money: adminCorrectPaymentStatus(id: $orderId, input: { status: $status, paymentId: $paymentId, reason: $reason, version: $version }) { version }
}`;
export const REFUND_SENT = `mutation ($refundId: ID!, $note: String!) {
  sent: adminRecordRefundSent(id: $refundId, input: { note: $note }) { order { version } }
}`;
export const PREVIEW_CANCEL = `query ($orderId: ID!) {
  adminCancellationPreview(id: $orderId) { isCancelled version refund ${SUM} }
}`;
export const CANCEL_BY_STAFF = `mutation ($orderId: ID!, $version: Int!, $shownRefund: Pence!) {
  adminUpdateOrderStatus(id: $orderId, input: { status: CANCELLED, version: $version, expectedRefund: $shownRefund, reason: "They asked by telephone" }) { status }
}`;
export const REVENUE = `{ adminDashboard { totalOrders totalRevenue ${SUM} } }`;
