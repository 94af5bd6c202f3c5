export const PRIVACY = `## Who is responsible

The company named on our [contact page](/contact) decides how your data is used. Write to the email address there about anything on this page.

## What we know, and why

- **Your account**: name, email address, phone, address, and your password as a one-way hash that nobody can read. We need them to let you sign in and to carry out our contract with you.
- **Your quotes, cart and orders**: what you send, from where, to where, when, and what it costs. We need them to quote, ship and clear customs.
- **Payments**: the brand, last four digits and expiry date of your card. Your card number and security code go to Stripe, never to us.
- **Messages**: what you write to us, and the emails we send you.
- **What is in your boxes**, if you list it. Customs may ask for it.
- **Signing in**: when, with which kind of browser, and your network address without its last part, so that you can spot a stranger.
- **What you agreed to**: which version of our terms, when, and for which order.
- **The newsletter**: only if you asked for it and confirmed it by email. You can stop it at any time, with the link in each newsletter or in My Account.

We keep the law too: tax and company law make us keep our books. We also have a legitimate interest in keeping our website safe from fraud and attacks.

## Who else sees it

- **Stripe** takes card payments and sends refunds.
- **Drivers, shipping lines and agents** see what they need to collect, carry and deliver your shipment.
- **Customs and other authorities**, here and at the destination, see what the law asks for. Your data then leaves the United Kingdom, because your shipment does.
- **Those who run our servers and deliver our emails** work on our instructions only.

We sell your data to nobody, and show no advertising.

## Cookies and what your browser stores

We set no cookies. So that the website works, your browser stores in its local storage: that you are signed in, your cart, a quote or booking that you began, and how you like to see the pages. Signing out removes your account from it. Stripe's own code loads only where you pay by card. Stripe may use cookies there to prevent fraud.

We use no statistics of visitors and no tracking.

## How long we keep it

| What | How long |
| --- | --- |
| Account | until you close it |
| Cart without an account | 60 days after you last changed it |
| Saved quotes | until you delete them; without an account, 30 days after they expire |
| Unpaid bookings | 90 days after they are closed |
| Orders, invoices, payments, messages about them, and what you agreed to when you booked | 6 years after the end of the year of the last payment or refund |
| Emails that are about no order | 2 years |
| Quotes that we emailed for somebody without an account | 35 days |
| Record of sign-ins | 400 days |
| Technical logs with network addresses | 90 days |

When you close your account, we remove what we know of you. Orders and their documents stay as long as the law asks.

## Your rights

- **See it and take it with you**: download everything we hold about you, in My Account.
- **Correct it**: in My Account.
- **Have it removed**: close your account in My Account, or write to us.
- **Object** to how we use it, or ask us to limit that: write to us.
- **Complain** to the Information Commissioner's Office at [ico.org.uk](https://ico.org.uk) if we don't put it right.

## Changes to this policy

We may publish a new version. You can read every version here.
`;
