/**
 * Whether an order stays paid after a payment of it did not hold: what is left of its others, in pence, makes up what the
 * shipment costs now.
 */
export function staysPaid(leftOfOthersPence: number, pricePence: number): boolean {
  return leftOfOthersPence > 0 && leftOfOthersPence >= pricePence;
}
