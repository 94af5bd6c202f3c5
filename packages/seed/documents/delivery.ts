export const DELIVERY = `## Collection

We collect from addresses in mainland Great Britain, and in the other places that our contact page names, on a day between today and a year from now. Choose the day when you book, or book without one and agree it with us later. You can choose today until the time that the calendar shows. Days are days in London.

Have everything packed, closed and ready on the day. Keep the labels from your order on the boxes.

## Delivery

We deliver to the address on your order, to the front door with Standard and Express. With White glove, two people carry each item to the room you choose, unwrap it and take the packing away.

How long it takes depends on the destination and the service. Your quote and your order show the expected time from collection to delivery. It is our best estimate: ships, ports and customs can be late. We'll tell you when we know more.

If nobody can receive the shipment, we agree another day with you. Ports and stores may charge for keeping it meanwhile.

## Changing your booking

Until 24 hours before the collection day begins in London, you can change a paid order yourself on its page:

- **Collection date and addresses**: free.
- **Service**: you pay or get back the difference in price. We don't ask for less than 30p.
- **Destination**: cancel and book again.

After that, send us a message from your order. We'll do what is still possible.

## Cancelling

- **Until 24 hours before the collection day begins**: cancel on the page of your order, and we refund everything you paid. Without a collection date, you can cancel until we begin.
- **After that**: send us a message. We've then planned a van and a place in the container for you, and refund what we can still save.

There is no cancellation fee and no deposit to lose.

For carrying goods on a set date, the law gives no 14-day right to cancel (Consumer Contracts Regulations 2013, regulation 28). Our rule above applies instead.

If we have to cancel, we refund everything.

## Refunds

Refunds go to the card you paid with. We send them at once. Banks take 5 to 10 working days to show them. Every refund has a credit note on the page of your order.
`;
