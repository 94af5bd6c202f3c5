import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { requireCaller, requireStaff, type Viewer } from '../auth/viewer.js';

/** Root fields of one request that are read at the same time: each takes one of the few database connections. */
const AT_ONCE = 3;

/** Operations of customers and staff alike; descriptions of those for staff alone begin with "Staff:". */
export const SIGNED_IN_ONLY: ReadonlySet<string> = new Set([
  'myAcceptances',
  'mergeCart',
  'mySavedQuotes',
  'deleteSavedQuote',
  'myRequests',
  'changePassword',
  'signOut',
  'myData',
  'updateProfile',
  'setNewsletterSubscription',
  'closeAccount',
  'savedAddresses',
  'createSavedAddress',
  'updateSavedAddress',
  'deleteSavedAddress',
  'signOutElsewhere',
  'mySecurityEvents',
  'mySessions',
  'mySecondFactor',
  'startLoginCodes',
  'confirmLoginCodes',
  'renewRecoveryCodes',
  'stopLoginCodes',
  'proveSecondFactor',
  'endSession',
  'sendEmailVerification',
  'openCheckouts',
  'myOrders',
  'openCheckout',
  'checkout',
  'payCheckout',
  'cancelCheckout',
  'orderChangeOptions',
  'orderChangePreview',
  'cancellationPreview',
  'applyOrderChange',
  'payOrderCharge',
  'cancelOrder',
  'finalizeCheckout',
  'reorder',
  'createPaymentIntent',
  'confirmPayment',
  'cancelPayment',
  'emailOrderDetails',
  'order',
  'orderBoxes',
  'saveBoxContents',
  'orderDocuments',
  'orderPapers',
  'sendOrderPaper',
  'conversation',
  'sendMessage',
  'markMessagesRead',
  'myUnreadMessages',
]);

type Resolve = GraphQLFieldResolver<unknown, { readonly viewer: Viewer }>;

/**
 * Checks the caller of every operation before its input is judged, and reads few root fields of one request at the
 * same time. Mutations are executed one after the other anyway.
 */
export function guardRoots(schema: GraphQLSchema): void {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  for (const field of Object.values(mutation?.getFields() ?? {}))
    field.resolve = asked(field.name, field.description, field.resolve ?? defaultFieldResolver);
  for (const field of Object.values(query?.getFields() ?? {}))
    field.resolve = inTurn(asked(field.name, field.description, field.resolve ?? defaultFieldResolver));
}

function asked(name: string, description: string | null | undefined, resolve: Resolve): Resolve {
  const isOfStaff = description?.startsWith('Staff:');
  if (!isOfStaff && !SIGNED_IN_ONLY.has(name)) return resolve;
  return (source, args, context, info) => {
    if (isOfStaff) requireStaff(context.viewer);
    else requireCaller(context.viewer);
    return resolve(source, args, context, info);
  };
}

interface Turns {
  running: number;
  readonly waiting: (() => void)[];
}

/** Turns by the context of their request. */
const turns = new WeakMap<object, Turns>();

function inTurn(resolve: Resolve): Resolve {
  return async (source, args, context, info) => {
    const own = turns.get(context) ?? { running: 0, waiting: [] };
    turns.set(context, own);
    if (own.running >= AT_ONCE) await new Promise<void>((start) => own.waiting.push(start));
    else own.running += 1;
    try {
      return await resolve(source, args, context, info);
    } finally {
      const next = own.waiting.shift();
      if (next) next();
      else own.running -= 1;
    }
  };
}
