export const TERMS = `## Who we are

We are the company named on our [contact page](/contact), with its address, company number and VAT number. "You" are the person who books.

These terms apply to every booking, with our terms of [delivery and cancellation](/delivery-and-cancellation) and our list of [prohibited goods](/prohibited-goods). You agree to the versions in force on the day you book. They stay in force for that booking, even when we publish new ones. You can read every version here.

## Your quote

- Our prices are in pounds sterling (GBP) and include any UK VAT.
- The price of an item depends on its size and its destination. Measure the outside of your own boxes and round up to whole centimetres.
- Every destination has a minimum charge. If your items cost less, we add a top-up to reach it. You see it as a line of its own, before you pay.
- A service such as Express or White glove costs extra, once for each shipment.
- When you save a quote, we hold its price for 30 days. Other prices can change at any time before you pay.
- Prices on a page are checked again when you pay. If a price has changed, we show you the new total and charge nothing until you agree to it.

## Booking and paying

You need an account and must be at least 18. You pay the whole price when you book. We ask for no deposit.

You pay by card. Stripe, our card provider, takes the payment, so your card number never reaches us. We have a contract once your payment has succeeded and we've sent you an order number by email. If your bank can't take the payment, there's no contract and your card isn't charged.

Payments can succeed late. If you closed the booking less than 24 hours ago and its price hasn't changed, we make the order. Otherwise we send the whole amount back to your card.

When this website runs with test payments, it says so where you pay. It then takes test cards only, and no money moves.

## What our price includes

We collect from your door in the United Kingdom, ship by sea in a shared container, clear customs and deliver to the address you give us.

Customs, ports and other authorities at the destination may ask for duty, tax, inspection or storage. These charges aren't part of our price unless your quote says so. Whoever receives the shipment pays them.

Our price doesn't include insurance.

## What we need from you

- Pack your items so that they survive a long journey by road and sea.
- Give us the right sizes, weights and addresses, and answer when customs asks what is inside.
- Be there on the collection day, or have somebody there for you.
- Send nothing from our list of [prohibited goods](/prohibited-goods).

If what we collect is larger or more than what you booked, we tell you the difference in price before we ship it. You can pay it or take the items back.

## If something goes wrong

We carry out our work with reasonable care and skill. If something is lost or damaged, send us a message from your order with photos as soon as you can.

We are not responsible for damage caused by poor packing, by goods that may not be sent, or by events that nobody could have prevented. Nothing in these terms limits rights that the law gives you and that we may not limit, or our responsibility for death or injury that our negligence causes.

## Law

The law of England and Wales applies. If you live in another part of the United Kingdom, you can bring a claim in your local courts too.

## Changes to these terms

We may publish a new version. It applies to bookings made after that. You'll be asked to agree to it when you next book.
`;
