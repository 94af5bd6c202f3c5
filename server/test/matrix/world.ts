import { randomUUID } from 'node:crypto';
import type { ExampleValues } from '../../platform/openapi/resolve-example.js';
import { aPng } from '../../platform/uploads/test/pictures.js';
import { RestClient } from '../clients/rest-client.js';
import { insertCustomer, openCheckout, PASSWORD, payAtSandbox, placeOrder } from '../factories.js';
import type { TestApp } from '../test-app.js';
import {
  accountLink,
  firstLoginCode,
  invitation,
  loginCodes,
  message,
  newsletterLinks,
  savedAddress,
  stopToken,
  twin,
} from './account-things.js';
import { accountsToken, closedMonth, openMonth } from './accounts-things.js';
import { BOXES, filledCart, guestCart, papers, request, requestWithCart, savedQuote } from './cart-things.js';
import {
  changedPrices,
  legalDraft,
  minimumCharges,
  newAnswer,
  newCategory,
  newPromotion,
  newSynonym,
  plannedPrice,
  settingsVersion,
  shopWindow,
  shownPrices,
  spreadsheets,
} from './catalogue-things.js';
import { newKey, newWebhook } from './integration-things.js';
import type { Makers } from './makers.js';
import {
  charge,
  documentSecrets,
  exportToken,
  followToken,
  loneStop,
  oddPayment,
  refundRequest,
  refundToSend,
  strayPayment,
  unpaidOrder,
} from './order-things.js';
import { quoteToBook, transferBooking } from './transfer-things.js';

/** The owner of a world, and its things by the names that examples use. */
export interface OwnedWorld {
  readonly owner: RestClient;
  readonly things: ExampleValues;
}

/**
 * Real rows for the names an example uses: a new customer who owns them, made only as far as they are needed, so that
 * each call can use them up.
 */
export async function makeWorld(
  app: TestApp,
  admin: RestClient,
  names: ReadonlySet<string>,
): Promise<OwnedWorld> {
  const owner = new RestClient(app.url);
  const { id: user, email, token } = await insertCustomer(app);
  owner.token = token;
  const things: Record<string, unknown> = { user, email };
  for (const make of MAKERS.filter(({ makes }) => makes.some((name) => names.has(name))))
    Object.assign(things, await make.of({ app, owner, admin, user, email }));
  return { owner, things };
}

/** In an order in which none undoes another: a purchase empties the cart, so the cart comes last. */
const MAKERS: readonly { readonly makes: readonly string[]; of(makers: Makers): Promise<ExampleValues> }[] = [
  {
    makes: ['password', 'newPassword', 'newEmail', 'newName', 'newKey', 'picture'],
    of: async () => ({
      password: PASSWORD,
      newPassword: `Lantern!${randomUUID()}`,
      newEmail: `${randomUUID()}@example.com`,
      newName: `Aquaria ${randomUUID()}`,
      newKey: randomUUID(),
      picture: await aPng(),
    }),
  },
  { makes: ['product'], of: shopWindow },
  { makes: ['priceScope', 'priceFingerprint'], of: shownPrices },
  { makes: ['priceChange'], of: changedPrices },
  { makes: ['plannedPrice', 'nextMonth'], of: plannedPrice },
  { makes: ['spreadsheet', 'catalogueImport', 'catalogueToken'], of: spreadsheets },
  { makes: ['category', 'emptyCategory'], of: newCategory },
  { makes: ['synonym'], of: newSynonym },
  { makes: ['answer'], of: newAnswer },
  { makes: ['promotion', 'promotionCode'], of: newPromotion },
  { makes: ['webhook', 'webhookDelivery'], of: newWebhook },
  { makes: ['apiKey'], of: newKey },
  { makes: ['price', 'unpricedCountry'], of: minimumCharges },
  { makes: ['settingsVersion'], of: settingsVersion },
  { makes: ['legalDraft'], of: legalDraft },
  { makes: ['invitation', 'invitedUser'], of: invitation },
  { makes: ['recoveryCode', 'loginChallenge', 'userWithCodes'], of: loginCodes },
  { makes: ['firstLoginCode'], of: firstLoginCode },
  { makes: ['passwordReset'], of: accountLink('reset-password', 'passwordReset') },
  { makes: ['emailProof'], of: accountLink('verify-email', 'emailProof') },
  { makes: ['savedAddress'], of: savedAddress },
  { makes: ['guestId'], of: guestCart },
  {
    makes: ['order'],
    of: async ({ app, owner }) => {
      const { id, totalPence } = await placeOrder(app, owner);
      return { order: id, orderTotal: totalPence / 100, orderTotalPence: totalPence };
    },
  },
  { makes: ['message', 'failedMessage'], of: message },
  { makes: ['followToken'], of: followToken },
  { makes: ['stopToken'], of: stopToken },
  { makes: ['newsletterProof', 'newsletterStop'], of: newsletterLinks },
  { makes: ['boxToken', 'documentToken'], of: documentSecrets },
  { makes: ['exportToken'], of: exportToken },
  { makes: ['twin', 'mergeFingerprint'], of: twin },
  { makes: ['accountsToken'], of: accountsToken },
  { makes: ['openMonth', 'openMonthDocuments'], of: openMonth },
  { makes: ['closedMonth'], of: closedMonth },
  { makes: ['charge'], of: charge },
  { makes: ['unpaidOrder'], of: unpaidOrder },
  { makes: ['stop', 'dayOfStop'], of: loneStop },
  { makes: ['refundToSend'], of: refundToSend },
  { makes: ['refundRequest'], of: refundRequest },
  { makes: ['oddPayment'], of: oddPayment },
  { makes: ['dashboardRefund', 'strayRefund'], of: strayPayment },
  { makes: ['paper', 'paperFile', 'sentPaper'], of: papers },
  {
    makes: ['paidCheckout', 'paidIntent'],
    of: async ({ app, owner }) => {
      const { checkout, intent } = await payAtSandbox(app, owner);
      await owner.finalize(checkout.id);
      return { paidCheckout: checkout.id, paidIntent: intent.id };
    },
  },
  {
    makes: ['intent'],
    of: async ({ owner }) => {
      const checkout = await openCheckout(owner, BOXES);
      return { intent: (await owner.createPaymentIntent(checkout.id)).id };
    },
  },
  { makes: ['checkout'], of: async ({ owner }) => ({ checkout: (await openCheckout(owner, BOXES)).id }) },
  { makes: ['quoteToBook'], of: quoteToBook },
  { makes: ['transferBooking'], of: transferBooking },
  { makes: ['quote', 'quoteId', 'quoteNumber'], of: savedQuote },
  { makes: ['request', 'requestSecret', 'requestVersion', 'requestFile', 'file', 'photo'], of: request },
  { makes: ['requestWithCart'], of: requestWithCart },
  { makes: ['productInCart', 'cartTotal', 'cartTotalPence', 'collectionDate', 'line'], of: filledCart },
];
