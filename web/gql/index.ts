// @ts-nocheck
/* Generated from schema.graphql and the .graphql files of web/; never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import * as Apollo from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A postal address as typed. */
export type AddressInput = {
  city: string;
  country: string;
  line1: string;
  line2?: string | null | undefined;
  postcode?: string | null | undefined;
  state?: string | null | undefined;
};

/** The wanted quantity of a product or a custom box; 0 removes it. Absolute, so sending it twice is harmless. */
export type CartChange = {
  customBox?: CustomBoxInput | null | undefined;
  productId?: string | number | null | undefined;
  quantity: number;
};

/** Everything needed to freeze the cart as a checkout. */
export type CheckoutInput = {
  billingAddress: AddressInput;
  /** Where we collect, in the UK. */
  collectionAddress: AddressInput;
  collectionDate?: string | null | undefined;
  contactEmail: string;
  contactName: string;
  contactPhone?: string | null | undefined;
  /** Where we deliver, in the destination. */
  deliveryAddress: AddressInput;
  /** What the page showed, in pence. Refused with PRICES_CHANGED when the server's own sum differs; never charged. */
  expectedTotal: number;
  /** Made by the client for one press of the button; a repeat returns the same checkout. */
  idempotencyKey: string;
};

/** How far a checkout has come. */
export type CheckoutStatus =
  | 'awaiting_payment'
  | 'cancelled'
  | 'draft'
  | 'expired'
  | 'finalized'
  | 'paid'
  | 'refunded'
  | 'review';

/** A box of the customer's own. */
export type CustomBoxInput = {
  depthCm: number;
  heightCm: number;
  name: string;
  weightRange: WeightRange;
  widthCm: number;
};

/** A place we ship to. */
export type DestinationKey =
  | 'australia'
  | 'bahrain'
  | 'canada'
  | 'china'
  | 'dubai'
  | 'hongkong'
  | 'japan'
  | 'malaysia'
  | 'newzealand'
  | 'singapore'
  | 'southafrica'
  | 'usa';

/** Sign-in. */
export type LoginInput = {
  email: string;
  password: string;
};

/** How far the shipment has come. */
export type OrderStatus =
  | 'cancelled'
  | 'delivered'
  | 'in_transit'
  | 'processing'
  | 'shipped';

/** How the payment stands. */
export type PaymentStatus =
  | 'failed'
  | 'paid'
  | 'pending'
  | 'refunded';

/** Every part narrows the list. */
export type ProductFilter = {
  brand?: string | null | undefined;
  /** Name or slug. */
  category?: string | null | undefined;
  collection?: string | null | undefined;
  color?: string | null | undefined;
  gender?: string | null | undefined;
  material?: string | null | undefined;
  /** Pence. */
  maxPrice?: number | null | undefined;
  /** Pence. */
  minPrice?: number | null | undefined;
  search?: string | null | undefined;
  size?: string | null | undefined;
};

/** Sign-up. */
export type RegisterInput = {
  email: string;
  name: string;
  password: string;
  /** Newsletter wanted; the time of consent is kept. */
  subscribeNewsletter?: boolean | null | undefined;
};

/** How the shipment travels and is handled. */
export type ServiceLevel =
  | 'express'
  | 'standard'
  | 'whiteglove';

/** What the visitor chose; only the fields that are sent change. */
export type ShipmentInput = {
  collectionDate?: string | null | undefined;
  /** Sends every line of the cart there. */
  destination?: DestinationKey | null | undefined;
  fromCity?: string | null | undefined;
  service?: ServiceLevel | null | undefined;
  toCity?: string | null | undefined;
};

/** What a user may do. */
export type UserRole =
  | 'admin'
  | 'customer';

/** Weight of one custom box: up to 30 kg, or more. */
export type WeightRange =
  | 'over30'
  | 'upTo30';

export type CartLinePartsFragment = { quantity: number, name: string, unitVolumeCm3: number, unitPrice: { minorUnits: number } | null, product: { id: string, size: string, imageUrl: string, altText: string, categoryId: string } | null, customBox: { name: string, widthCm: number, heightCm: number, depthCm: number, weightRange: WeightRange } | null };

export type CartPartsFragment = { id: string, issuedGuestId: string | null, destination: DestinationKey, service: ServiceLevel, fromCity: string, toCity: string, collectionDate: string | null, lines: Array<{ quantity: number, name: string, unitVolumeCm3: number, unitPrice: { minorUnits: number } | null, product: { id: string, size: string, imageUrl: string, altText: string, categoryId: string } | null, customBox: { name: string, widthCm: number, heightCm: number, depthCm: number, weightRange: WeightRange } | null }> };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { id: string, issuedGuestId: string | null, destination: DestinationKey, service: ServiceLevel, fromCity: string, toCity: string, collectionDate: string | null, lines: Array<{ quantity: number, name: string, unitVolumeCm3: number, unitPrice: { minorUnits: number } | null, product: { id: string, size: string, imageUrl: string, altText: string, categoryId: string } | null, customBox: { name: string, widthCm: number, heightCm: number, depthCm: number, weightRange: WeightRange } | null }> } };

export type ChangeCartMutationVariables = Exact<{
  changes: Array<CartChange> | CartChange;
  shipment?: ShipmentInput | null | undefined;
}>;


export type ChangeCartMutation = { changeCart: { id: string, issuedGuestId: string | null, destination: DestinationKey, service: ServiceLevel, fromCity: string, toCity: string, collectionDate: string | null, lines: Array<{ quantity: number, name: string, unitVolumeCm3: number, unitPrice: { minorUnits: number } | null, product: { id: string, size: string, imageUrl: string, altText: string, categoryId: string } | null, customBox: { name: string, widthCm: number, heightCm: number, depthCm: number, weightRange: WeightRange } | null }> } };

export type MergeCartMutationVariables = Exact<{ [key: string]: never; }>;


export type MergeCartMutation = { mergeCart: { mergedLines: number, cart: { id: string, issuedGuestId: string | null, destination: DestinationKey, service: ServiceLevel, fromCity: string, toCity: string, collectionDate: string | null, lines: Array<{ quantity: number, name: string, unitVolumeCm3: number, unitPrice: { minorUnits: number } | null, product: { id: string, size: string, imageUrl: string, altText: string, categoryId: string } | null, customBox: { name: string, widthCm: number, heightCm: number, depthCm: number, weightRange: WeightRange } | null }> } } };

export type ShipmentRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ShipmentRatesQuery = { store: { sameDayCutOffHour: number, services: Array<{ level: ServiceLevel, name: string, description: string, surcharge: { minorUnits: number } }>, destinationRates: Array<{ destination: DestinationKey, minimumCharge: { minorUnits: number }, perCubicMetre: { minorUnits: number }, handling: { minorUnits: number }, heavySurcharge: { minorUnits: number } }> } };

export type CheckoutSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutSetupQuery = { store: { phone: string, sameDayCutOffHour: number, services: Array<{ level: ServiceLevel, name: string }>, payment: { publishableKey: string, isSandbox: boolean } }, me: { id: string, name: string, email: string, phone: string, address: { line1: string, line2: string, city: string, state: string, postcode: string, country: string } | null } | null };

export type OpenCheckoutMutationVariables = Exact<{
  input: CheckoutInput;
}>;


export type OpenCheckoutMutation = { openCheckout: { id: string } };

export type CheckoutOutcomeQueryVariables = Exact<{
  id: string | number;
}>;


export type CheckoutOutcomeQuery = { checkout: { id: string, status: CheckoutStatus, orderId: string | null } };

export type PaymentReadingPartsFragment = { status: string, checkout: { id: string, status: CheckoutStatus, orderId: string | null } };

export type CreatePaymentIntentMutationVariables = Exact<{
  checkoutId: string | number;
}>;


export type CreatePaymentIntentMutation = { createPaymentIntent: { clientSecret: string, paymentIntentId: string } };

export type PaymentStatusQueryVariables = Exact<{
  paymentIntentId: string | number;
}>;


export type PaymentStatusQuery = { paymentStatus: { status: string, checkout: { id: string, status: CheckoutStatus, orderId: string | null } } };

export type CancelPaymentMutationVariables = Exact<{
  paymentIntentId: string | number;
}>;


export type CancelPaymentMutation = { cancelPayment: { status: string, checkout: { id: string, status: CheckoutStatus, orderId: string | null } } };

export type FinalizeCheckoutMutationVariables = Exact<{
  checkoutId: string | number;
}>;


export type FinalizeCheckoutMutation = { finalizeCheckout: { id: string } };

export type ResumableCheckoutFragment = { id: string, status: CheckoutStatus, destination: DestinationKey, service: ServiceLevel, fromCity: string, toCity: string, collectionDate: string | null, orderId: string | null, paymentIntentId: string | null, lines: Array<{ key: string, name: string, description: string, size: string, quantity: number, lineTotal: { minorUnits: number } }>, quote: { items: { minorUnits: number }, minimum: { minorUnits: number }, minimumTopUp: { minorUnits: number }, service: { minorUnits: number }, total: { minorUnits: number } }, collectionAddress: { line1: string, line2: string, city: string, state: string, postcode: string, country: string }, deliveryAddress: { line1: string, line2: string, city: string, state: string, postcode: string, country: string }, billingAddress: { line1: string, line2: string, city: string, state: string, postcode: string, country: string }, contact: { name: string, email: string, phone: string } };

export type CheckoutToResumeQueryVariables = Exact<{
  id: string | number;
}>;


export type CheckoutToResumeQuery = { checkout: { id: string, status: CheckoutStatus, destination: DestinationKey, service: ServiceLevel, fromCity: string, toCity: string, collectionDate: string | null, orderId: string | null, paymentIntentId: string | null, lines: Array<{ key: string, name: string, description: string, size: string, quantity: number, lineTotal: { minorUnits: number } }>, quote: { items: { minorUnits: number }, minimum: { minorUnits: number }, minimumTopUp: { minorUnits: number }, service: { minorUnits: number }, total: { minorUnits: number } }, collectionAddress: { line1: string, line2: string, city: string, state: string, postcode: string, country: string }, deliveryAddress: { line1: string, line2: string, city: string, state: string, postcode: string, country: string }, billingAddress: { line1: string, line2: string, city: string, state: string, postcode: string, country: string }, contact: { name: string, email: string, phone: string } } };

export type OpenCheckoutsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenCheckoutsQuery = { openCheckouts: Array<{ id: string, status: CheckoutStatus, destination: DestinationKey, service: ServiceLevel, fromCity: string, toCity: string, collectionDate: string | null, orderId: string | null, paymentIntentId: string | null, lines: Array<{ key: string, name: string, description: string, size: string, quantity: number, lineTotal: { minorUnits: number } }>, quote: { items: { minorUnits: number }, minimum: { minorUnits: number }, minimumTopUp: { minorUnits: number }, service: { minorUnits: number }, total: { minorUnits: number } }, collectionAddress: { line1: string, line2: string, city: string, state: string, postcode: string, country: string }, deliveryAddress: { line1: string, line2: string, city: string, state: string, postcode: string, country: string }, billingAddress: { line1: string, line2: string, city: string, state: string, postcode: string, country: string }, contact: { name: string, email: string, phone: string } }> };

export type MinimumChargesQueryVariables = Exact<{ [key: string]: never; }>;


export type MinimumChargesQuery = { store: { destinationRates: Array<{ destination: DestinationKey, minimumCharge: { minorUnits: number } }> } };

export type FrameQueryVariables = Exact<{ [key: string]: never; }>;


export type FrameQuery = { store: { name: string, phone: string, promotion: string, socialLinks: Array<{ name: string, url: string }> } };

export type OrderQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderQuery = { store: { phone: string }, order: { id: string, number: string, status: OrderStatus, paymentStatus: PaymentStatus, destination: DestinationKey, serviceName: string, fromCity: string, toCity: string, trackingNumber: string | null, collectionDate: string | null, createdAt: string, customer: { name: string, email: string, phone: string }, lines: Array<{ key: string, name: string, description: string, size: string, quantity: number, lineTotal: { minorUnits: number } }>, quote: { items: { minorUnits: number }, minimum: { minorUnits: number }, minimumTopUp: { minorUnits: number }, service: { minorUnits: number }, total: { minorUnits: number } }, total: { minorUnits: number }, origin: { line1: string, line2: string, city: string, state: string, postcode: string, country: string }, deliveryAddress: { line1: string, line2: string, city: string, state: string, postcode: string, country: string }, billingAddress: { line1: string, line2: string, city: string, state: string, postcode: string, country: string }, timeline: Array<{ status: string, description: string, date: string | null, completed: boolean }>, paymentDetails: { paymentIntentId: string, cardBrand: string, cardLast4: string, cardExpMonth: number | null, cardExpYear: number | null, amount: { minorUnits: number } } | null } };

export type PlacedAddressFragment = { line1: string, line2: string, city: string, state: string, postcode: string, country: string };

export type PlacedLinePartsFragment = { key: string, name: string, description: string, size: string, quantity: number, lineTotal: { minorUnits: number } };

export type PlacedQuoteFragment = { items: { minorUnits: number }, minimum: { minorUnits: number }, minimumTopUp: { minorUnits: number }, service: { minorUnits: number }, total: { minorUnits: number } };

export type ItemCardPartsFragment = { id: string, name: string, itemId: string, details: string, size: string, imageUrl: string, altText: string, volumeCm3: number, category: { id: string, name: string }, price: { minorUnits: number } | null };

export type QuoteCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type QuoteCategoriesQuery = { categories: Array<{ id: string, name: string, slug: string }> };

export type QuoteItemsQueryVariables = Exact<{
  destination: DestinationKey;
  filter: ProductFilter;
}>;


export type QuoteItemsQuery = { products: { products: Array<{ id: string, name: string, itemId: string, details: string, size: string, imageUrl: string, altText: string, volumeCm3: number, category: { id: string, name: string }, price: { minorUnits: number } | null }> } };

export type SignedInFragment = { token: string, user: { id: string, name: string, email: string, role: UserRole } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { token: string, user: { id: string, name: string, email: string, role: UserRole } } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { token: string, user: { id: string, name: string, email: string, role: UserRole } } };

export const CartLinePartsFragmentDoc = gql`
    fragment CartLineParts on CartLine {
  quantity
  name
  unitVolumeCm3
  unitPrice {
    minorUnits
  }
  product {
    id
    size
    imageUrl
    altText
    categoryId
  }
  customBox {
    name
    widthCm
    heightCm
    depthCm
    weightRange
  }
}
    `;
export const CartPartsFragmentDoc = gql`
    fragment CartParts on Cart {
  id
  issuedGuestId
  destination
  service
  fromCity
  toCity
  collectionDate
  lines {
    ...CartLineParts
  }
}
    `;
export const PaymentReadingPartsFragmentDoc = gql`
    fragment PaymentReadingParts on PaymentState {
  status
  checkout {
    id
    status
    orderId
  }
}
    `;
export const PlacedLinePartsFragmentDoc = gql`
    fragment PlacedLineParts on PlacedLine {
  key
  name
  description
  size
  quantity
  lineTotal {
    minorUnits
  }
}
    `;
export const PlacedQuoteFragmentDoc = gql`
    fragment PlacedQuote on Quote {
  items {
    minorUnits
  }
  minimum {
    minorUnits
  }
  minimumTopUp {
    minorUnits
  }
  service {
    minorUnits
  }
  total {
    minorUnits
  }
}
    `;
export const PlacedAddressFragmentDoc = gql`
    fragment PlacedAddress on Address {
  line1
  line2
  city
  state
  postcode
  country
}
    `;
export const ResumableCheckoutFragmentDoc = gql`
    fragment ResumableCheckout on Checkout {
  id
  status
  destination
  service
  fromCity
  toCity
  collectionDate
  orderId
  paymentIntentId
  lines {
    ...PlacedLineParts
  }
  quote {
    ...PlacedQuote
  }
  collectionAddress {
    ...PlacedAddress
  }
  deliveryAddress {
    ...PlacedAddress
  }
  billingAddress {
    ...PlacedAddress
  }
  contact {
    name
    email
    phone
  }
}
    `;
export const ItemCardPartsFragmentDoc = gql`
    fragment ItemCardParts on Product {
  id
  name
  itemId
  details
  size
  imageUrl
  altText
  volumeCm3
  category {
    id
    name
  }
  price {
    minorUnits
  }
}
    `;
export const SignedInFragmentDoc = gql`
    fragment SignedIn on Session {
  token
  user {
    id
    name
    email
    role
  }
}
    `;
export const CartDocument = gql`
    query Cart {
  cart {
    ...CartParts
  }
}
    ${CartPartsFragmentDoc}
${CartLinePartsFragmentDoc}`;

/**
 * __useCartQuery__
 *
 * To run a query within a React component, call `useCartQuery` and pass it any options that fit your needs.
 * When your component renders, `useCartQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCartQuery({
 *   variables: {
 *   },
 * });
 */
export function useCartQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CartQuery, CartQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CartQuery, CartQueryVariables>(CartDocument, options);
      }
export function useCartLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CartQuery, CartQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CartQuery, CartQueryVariables>(CartDocument, options);
        }
// @ts-ignore
export function useCartSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CartQuery, CartQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CartQuery, CartQueryVariables>;
export function useCartSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CartQuery, CartQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CartQuery | undefined, CartQueryVariables>;
export function useCartSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CartQuery, CartQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CartQuery, CartQueryVariables>(CartDocument, options);
        }
export type CartQueryHookResult = ReturnType<typeof useCartQuery>;
export type CartLazyQueryHookResult = ReturnType<typeof useCartLazyQuery>;
export type CartSuspenseQueryHookResult = ReturnType<typeof useCartSuspenseQuery>;
export const ChangeCartDocument = gql`
    mutation ChangeCart($changes: [CartChange!]!, $shipment: ShipmentInput) {
  changeCart(changes: $changes, shipment: $shipment) {
    ...CartParts
  }
}
    ${CartPartsFragmentDoc}
${CartLinePartsFragmentDoc}`;

/**
 * __useChangeCartMutation__
 *
 * To run a mutation, you first call `useChangeCartMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChangeCartMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [changeCartMutation, { data, loading, error }] = useChangeCartMutation({
 *   variables: {
 *      changes: // value for 'changes'
 *      shipment: // value for 'shipment'
 *   },
 * });
 */
export function useChangeCartMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeCartMutation, ChangeCartMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeCartMutation, ChangeCartMutationVariables>(ChangeCartDocument, options);
      }
export type ChangeCartMutationHookResult = ReturnType<typeof useChangeCartMutation>;
export const MergeCartDocument = gql`
    mutation MergeCart {
  mergeCart {
    mergedLines
    cart {
      ...CartParts
    }
  }
}
    ${CartPartsFragmentDoc}
${CartLinePartsFragmentDoc}`;

/**
 * __useMergeCartMutation__
 *
 * To run a mutation, you first call `useMergeCartMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMergeCartMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [mergeCartMutation, { data, loading, error }] = useMergeCartMutation({
 *   variables: {
 *   },
 * });
 */
export function useMergeCartMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MergeCartMutation, MergeCartMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MergeCartMutation, MergeCartMutationVariables>(MergeCartDocument, options);
      }
export type MergeCartMutationHookResult = ReturnType<typeof useMergeCartMutation>;
export const ShipmentRatesDocument = gql`
    query ShipmentRates {
  store {
    sameDayCutOffHour
    services {
      level
      name
      description
      surcharge {
        minorUnits
      }
    }
    destinationRates {
      destination
      minimumCharge {
        minorUnits
      }
      perCubicMetre {
        minorUnits
      }
      handling {
        minorUnits
      }
      heavySurcharge {
        minorUnits
      }
    }
  }
}
    `;

/**
 * __useShipmentRatesQuery__
 *
 * To run a query within a React component, call `useShipmentRatesQuery` and pass it any options that fit your needs.
 * When your component renders, `useShipmentRatesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useShipmentRatesQuery({
 *   variables: {
 *   },
 * });
 */
export function useShipmentRatesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ShipmentRatesQuery, ShipmentRatesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShipmentRatesQuery, ShipmentRatesQueryVariables>(ShipmentRatesDocument, options);
      }
export function useShipmentRatesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShipmentRatesQuery, ShipmentRatesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShipmentRatesQuery, ShipmentRatesQueryVariables>(ShipmentRatesDocument, options);
        }
// @ts-ignore
export function useShipmentRatesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShipmentRatesQuery, ShipmentRatesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShipmentRatesQuery, ShipmentRatesQueryVariables>;
export function useShipmentRatesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShipmentRatesQuery, ShipmentRatesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShipmentRatesQuery | undefined, ShipmentRatesQueryVariables>;
export function useShipmentRatesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShipmentRatesQuery, ShipmentRatesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShipmentRatesQuery, ShipmentRatesQueryVariables>(ShipmentRatesDocument, options);
        }
export type ShipmentRatesQueryHookResult = ReturnType<typeof useShipmentRatesQuery>;
export type ShipmentRatesLazyQueryHookResult = ReturnType<typeof useShipmentRatesLazyQuery>;
export type ShipmentRatesSuspenseQueryHookResult = ReturnType<typeof useShipmentRatesSuspenseQuery>;
export const CheckoutSetupDocument = gql`
    query CheckoutSetup {
  store {
    phone
    sameDayCutOffHour
    services {
      level
      name
    }
    payment {
      publishableKey
      isSandbox
    }
  }
  me {
    id
    name
    email
    phone
    address {
      ...PlacedAddress
    }
  }
}
    ${PlacedAddressFragmentDoc}`;

/**
 * __useCheckoutSetupQuery__
 *
 * To run a query within a React component, call `useCheckoutSetupQuery` and pass it any options that fit your needs.
 * When your component renders, `useCheckoutSetupQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCheckoutSetupQuery({
 *   variables: {
 *   },
 * });
 */
export function useCheckoutSetupQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CheckoutSetupQuery, CheckoutSetupQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CheckoutSetupQuery, CheckoutSetupQueryVariables>(CheckoutSetupDocument, options);
      }
export function useCheckoutSetupLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CheckoutSetupQuery, CheckoutSetupQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CheckoutSetupQuery, CheckoutSetupQueryVariables>(CheckoutSetupDocument, options);
        }
// @ts-ignore
export function useCheckoutSetupSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CheckoutSetupQuery, CheckoutSetupQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheckoutSetupQuery, CheckoutSetupQueryVariables>;
export function useCheckoutSetupSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheckoutSetupQuery, CheckoutSetupQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheckoutSetupQuery | undefined, CheckoutSetupQueryVariables>;
export function useCheckoutSetupSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheckoutSetupQuery, CheckoutSetupQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CheckoutSetupQuery, CheckoutSetupQueryVariables>(CheckoutSetupDocument, options);
        }
export type CheckoutSetupQueryHookResult = ReturnType<typeof useCheckoutSetupQuery>;
export type CheckoutSetupLazyQueryHookResult = ReturnType<typeof useCheckoutSetupLazyQuery>;
export type CheckoutSetupSuspenseQueryHookResult = ReturnType<typeof useCheckoutSetupSuspenseQuery>;
export const OpenCheckoutDocument = gql`
    mutation OpenCheckout($input: CheckoutInput!) {
  openCheckout(input: $input) {
    id
  }
}
    `;

/**
 * __useOpenCheckoutMutation__
 *
 * To run a mutation, you first call `useOpenCheckoutMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useOpenCheckoutMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [openCheckoutMutation, { data, loading, error }] = useOpenCheckoutMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useOpenCheckoutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OpenCheckoutMutation, OpenCheckoutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OpenCheckoutMutation, OpenCheckoutMutationVariables>(OpenCheckoutDocument, options);
      }
export type OpenCheckoutMutationHookResult = ReturnType<typeof useOpenCheckoutMutation>;
export const CheckoutOutcomeDocument = gql`
    query CheckoutOutcome($id: ID!) {
  checkout(id: $id) {
    id
    status
    orderId
  }
}
    `;

/**
 * __useCheckoutOutcomeQuery__
 *
 * To run a query within a React component, call `useCheckoutOutcomeQuery` and pass it any options that fit your needs.
 * When your component renders, `useCheckoutOutcomeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCheckoutOutcomeQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCheckoutOutcomeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CheckoutOutcomeQuery, CheckoutOutcomeQueryVariables> & ({ variables: CheckoutOutcomeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CheckoutOutcomeQuery, CheckoutOutcomeQueryVariables>(CheckoutOutcomeDocument, options);
      }
export function useCheckoutOutcomeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CheckoutOutcomeQuery, CheckoutOutcomeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CheckoutOutcomeQuery, CheckoutOutcomeQueryVariables>(CheckoutOutcomeDocument, options);
        }
// @ts-ignore
export function useCheckoutOutcomeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CheckoutOutcomeQuery, CheckoutOutcomeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheckoutOutcomeQuery, CheckoutOutcomeQueryVariables>;
export function useCheckoutOutcomeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheckoutOutcomeQuery, CheckoutOutcomeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheckoutOutcomeQuery | undefined, CheckoutOutcomeQueryVariables>;
export function useCheckoutOutcomeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheckoutOutcomeQuery, CheckoutOutcomeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CheckoutOutcomeQuery, CheckoutOutcomeQueryVariables>(CheckoutOutcomeDocument, options);
        }
export type CheckoutOutcomeQueryHookResult = ReturnType<typeof useCheckoutOutcomeQuery>;
export type CheckoutOutcomeLazyQueryHookResult = ReturnType<typeof useCheckoutOutcomeLazyQuery>;
export type CheckoutOutcomeSuspenseQueryHookResult = ReturnType<typeof useCheckoutOutcomeSuspenseQuery>;
export const CreatePaymentIntentDocument = gql`
    mutation CreatePaymentIntent($checkoutId: ID!) {
  createPaymentIntent(checkoutId: $checkoutId, currency: "gbp") {
    clientSecret
    paymentIntentId
  }
}
    `;

/**
 * __useCreatePaymentIntentMutation__
 *
 * To run a mutation, you first call `useCreatePaymentIntentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreatePaymentIntentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createPaymentIntentMutation, { data, loading, error }] = useCreatePaymentIntentMutation({
 *   variables: {
 *      checkoutId: // value for 'checkoutId'
 *   },
 * });
 */
export function useCreatePaymentIntentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreatePaymentIntentMutation, CreatePaymentIntentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreatePaymentIntentMutation, CreatePaymentIntentMutationVariables>(CreatePaymentIntentDocument, options);
      }
export type CreatePaymentIntentMutationHookResult = ReturnType<typeof useCreatePaymentIntentMutation>;
export const PaymentStatusDocument = gql`
    query PaymentStatus($paymentIntentId: ID!) {
  paymentStatus(paymentIntentId: $paymentIntentId) {
    ...PaymentReadingParts
  }
}
    ${PaymentReadingPartsFragmentDoc}`;

/**
 * __usePaymentStatusQuery__
 *
 * To run a query within a React component, call `usePaymentStatusQuery` and pass it any options that fit your needs.
 * When your component renders, `usePaymentStatusQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePaymentStatusQuery({
 *   variables: {
 *      paymentIntentId: // value for 'paymentIntentId'
 *   },
 * });
 */
export function usePaymentStatusQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PaymentStatusQuery, PaymentStatusQueryVariables> & ({ variables: PaymentStatusQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PaymentStatusQuery, PaymentStatusQueryVariables>(PaymentStatusDocument, options);
      }
export function usePaymentStatusLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PaymentStatusQuery, PaymentStatusQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PaymentStatusQuery, PaymentStatusQueryVariables>(PaymentStatusDocument, options);
        }
// @ts-ignore
export function usePaymentStatusSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PaymentStatusQuery, PaymentStatusQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PaymentStatusQuery, PaymentStatusQueryVariables>;
export function usePaymentStatusSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PaymentStatusQuery, PaymentStatusQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PaymentStatusQuery | undefined, PaymentStatusQueryVariables>;
export function usePaymentStatusSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PaymentStatusQuery, PaymentStatusQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PaymentStatusQuery, PaymentStatusQueryVariables>(PaymentStatusDocument, options);
        }
export type PaymentStatusQueryHookResult = ReturnType<typeof usePaymentStatusQuery>;
export type PaymentStatusLazyQueryHookResult = ReturnType<typeof usePaymentStatusLazyQuery>;
export type PaymentStatusSuspenseQueryHookResult = ReturnType<typeof usePaymentStatusSuspenseQuery>;
export const CancelPaymentDocument = gql`
    mutation CancelPayment($paymentIntentId: ID!) {
  cancelPayment(paymentIntentId: $paymentIntentId) {
    ...PaymentReadingParts
  }
}
    ${PaymentReadingPartsFragmentDoc}`;

/**
 * __useCancelPaymentMutation__
 *
 * To run a mutation, you first call `useCancelPaymentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelPaymentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelPaymentMutation, { data, loading, error }] = useCancelPaymentMutation({
 *   variables: {
 *      paymentIntentId: // value for 'paymentIntentId'
 *   },
 * });
 */
export function useCancelPaymentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelPaymentMutation, CancelPaymentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelPaymentMutation, CancelPaymentMutationVariables>(CancelPaymentDocument, options);
      }
export type CancelPaymentMutationHookResult = ReturnType<typeof useCancelPaymentMutation>;
export const FinalizeCheckoutDocument = gql`
    mutation FinalizeCheckout($checkoutId: ID!) {
  finalizeCheckout(checkoutId: $checkoutId) {
    id
  }
}
    `;

/**
 * __useFinalizeCheckoutMutation__
 *
 * To run a mutation, you first call `useFinalizeCheckoutMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useFinalizeCheckoutMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [finalizeCheckoutMutation, { data, loading, error }] = useFinalizeCheckoutMutation({
 *   variables: {
 *      checkoutId: // value for 'checkoutId'
 *   },
 * });
 */
export function useFinalizeCheckoutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<FinalizeCheckoutMutation, FinalizeCheckoutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<FinalizeCheckoutMutation, FinalizeCheckoutMutationVariables>(FinalizeCheckoutDocument, options);
      }
export type FinalizeCheckoutMutationHookResult = ReturnType<typeof useFinalizeCheckoutMutation>;
export const CheckoutToResumeDocument = gql`
    query CheckoutToResume($id: ID!) {
  checkout(id: $id) {
    ...ResumableCheckout
  }
}
    ${ResumableCheckoutFragmentDoc}
${PlacedLinePartsFragmentDoc}
${PlacedQuoteFragmentDoc}
${PlacedAddressFragmentDoc}`;

/**
 * __useCheckoutToResumeQuery__
 *
 * To run a query within a React component, call `useCheckoutToResumeQuery` and pass it any options that fit your needs.
 * When your component renders, `useCheckoutToResumeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCheckoutToResumeQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCheckoutToResumeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CheckoutToResumeQuery, CheckoutToResumeQueryVariables> & ({ variables: CheckoutToResumeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CheckoutToResumeQuery, CheckoutToResumeQueryVariables>(CheckoutToResumeDocument, options);
      }
export function useCheckoutToResumeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CheckoutToResumeQuery, CheckoutToResumeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CheckoutToResumeQuery, CheckoutToResumeQueryVariables>(CheckoutToResumeDocument, options);
        }
// @ts-ignore
export function useCheckoutToResumeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CheckoutToResumeQuery, CheckoutToResumeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheckoutToResumeQuery, CheckoutToResumeQueryVariables>;
export function useCheckoutToResumeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheckoutToResumeQuery, CheckoutToResumeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheckoutToResumeQuery | undefined, CheckoutToResumeQueryVariables>;
export function useCheckoutToResumeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheckoutToResumeQuery, CheckoutToResumeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CheckoutToResumeQuery, CheckoutToResumeQueryVariables>(CheckoutToResumeDocument, options);
        }
export type CheckoutToResumeQueryHookResult = ReturnType<typeof useCheckoutToResumeQuery>;
export type CheckoutToResumeLazyQueryHookResult = ReturnType<typeof useCheckoutToResumeLazyQuery>;
export type CheckoutToResumeSuspenseQueryHookResult = ReturnType<typeof useCheckoutToResumeSuspenseQuery>;
export const OpenCheckoutsDocument = gql`
    query OpenCheckouts {
  openCheckouts {
    ...ResumableCheckout
  }
}
    ${ResumableCheckoutFragmentDoc}
${PlacedLinePartsFragmentDoc}
${PlacedQuoteFragmentDoc}
${PlacedAddressFragmentDoc}`;

/**
 * __useOpenCheckoutsQuery__
 *
 * To run a query within a React component, call `useOpenCheckoutsQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenCheckoutsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenCheckoutsQuery({
 *   variables: {
 *   },
 * });
 */
export function useOpenCheckoutsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OpenCheckoutsQuery, OpenCheckoutsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenCheckoutsQuery, OpenCheckoutsQueryVariables>(OpenCheckoutsDocument, options);
      }
export function useOpenCheckoutsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenCheckoutsQuery, OpenCheckoutsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenCheckoutsQuery, OpenCheckoutsQueryVariables>(OpenCheckoutsDocument, options);
        }
// @ts-ignore
export function useOpenCheckoutsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OpenCheckoutsQuery, OpenCheckoutsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OpenCheckoutsQuery, OpenCheckoutsQueryVariables>;
export function useOpenCheckoutsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OpenCheckoutsQuery, OpenCheckoutsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OpenCheckoutsQuery | undefined, OpenCheckoutsQueryVariables>;
export function useOpenCheckoutsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OpenCheckoutsQuery, OpenCheckoutsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OpenCheckoutsQuery, OpenCheckoutsQueryVariables>(OpenCheckoutsDocument, options);
        }
export type OpenCheckoutsQueryHookResult = ReturnType<typeof useOpenCheckoutsQuery>;
export type OpenCheckoutsLazyQueryHookResult = ReturnType<typeof useOpenCheckoutsLazyQuery>;
export type OpenCheckoutsSuspenseQueryHookResult = ReturnType<typeof useOpenCheckoutsSuspenseQuery>;
export const MinimumChargesDocument = gql`
    query MinimumCharges {
  store {
    destinationRates {
      destination
      minimumCharge {
        minorUnits
      }
    }
  }
}
    `;

/**
 * __useMinimumChargesQuery__
 *
 * To run a query within a React component, call `useMinimumChargesQuery` and pass it any options that fit your needs.
 * When your component renders, `useMinimumChargesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMinimumChargesQuery({
 *   variables: {
 *   },
 * });
 */
export function useMinimumChargesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MinimumChargesQuery, MinimumChargesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MinimumChargesQuery, MinimumChargesQueryVariables>(MinimumChargesDocument, options);
      }
export function useMinimumChargesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MinimumChargesQuery, MinimumChargesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MinimumChargesQuery, MinimumChargesQueryVariables>(MinimumChargesDocument, options);
        }
// @ts-ignore
export function useMinimumChargesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MinimumChargesQuery, MinimumChargesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MinimumChargesQuery, MinimumChargesQueryVariables>;
export function useMinimumChargesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MinimumChargesQuery, MinimumChargesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MinimumChargesQuery | undefined, MinimumChargesQueryVariables>;
export function useMinimumChargesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MinimumChargesQuery, MinimumChargesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MinimumChargesQuery, MinimumChargesQueryVariables>(MinimumChargesDocument, options);
        }
export type MinimumChargesQueryHookResult = ReturnType<typeof useMinimumChargesQuery>;
export type MinimumChargesLazyQueryHookResult = ReturnType<typeof useMinimumChargesLazyQuery>;
export type MinimumChargesSuspenseQueryHookResult = ReturnType<typeof useMinimumChargesSuspenseQuery>;
export const FrameDocument = gql`
    query Frame {
  store {
    name
    phone
    promotion
    socialLinks {
      name
      url
    }
  }
}
    `;

/**
 * __useFrameQuery__
 *
 * To run a query within a React component, call `useFrameQuery` and pass it any options that fit your needs.
 * When your component renders, `useFrameQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFrameQuery({
 *   variables: {
 *   },
 * });
 */
export function useFrameQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FrameQuery, FrameQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FrameQuery, FrameQueryVariables>(FrameDocument, options);
      }
export function useFrameLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FrameQuery, FrameQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FrameQuery, FrameQueryVariables>(FrameDocument, options);
        }
// @ts-ignore
export function useFrameSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FrameQuery, FrameQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FrameQuery, FrameQueryVariables>;
export function useFrameSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FrameQuery, FrameQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FrameQuery | undefined, FrameQueryVariables>;
export function useFrameSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FrameQuery, FrameQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FrameQuery, FrameQueryVariables>(FrameDocument, options);
        }
export type FrameQueryHookResult = ReturnType<typeof useFrameQuery>;
export type FrameLazyQueryHookResult = ReturnType<typeof useFrameLazyQuery>;
export type FrameSuspenseQueryHookResult = ReturnType<typeof useFrameSuspenseQuery>;
export const OrderDocument = gql`
    query Order($id: ID!) {
  store {
    phone
  }
  order(id: $id) {
    id
    number
    status
    paymentStatus
    destination
    serviceName
    fromCity
    toCity
    trackingNumber
    collectionDate
    createdAt
    customer {
      name
      email
      phone
    }
    lines {
      ...PlacedLineParts
    }
    quote {
      ...PlacedQuote
    }
    total {
      minorUnits
    }
    origin {
      ...PlacedAddress
    }
    deliveryAddress {
      ...PlacedAddress
    }
    billingAddress {
      ...PlacedAddress
    }
    timeline {
      status
      description
      date
      completed
    }
    paymentDetails {
      paymentIntentId
      cardBrand
      cardLast4
      cardExpMonth
      cardExpYear
      amount {
        minorUnits
      }
    }
  }
}
    ${PlacedLinePartsFragmentDoc}
${PlacedQuoteFragmentDoc}
${PlacedAddressFragmentDoc}`;

/**
 * __useOrderQuery__
 *
 * To run a query within a React component, call `useOrderQuery` and pass it any options that fit your needs.
 * When your component renders, `useOrderQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOrderQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useOrderQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OrderQuery, OrderQueryVariables> & ({ variables: OrderQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OrderQuery, OrderQueryVariables>(OrderDocument, options);
      }
export function useOrderLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OrderQuery, OrderQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OrderQuery, OrderQueryVariables>(OrderDocument, options);
        }
// @ts-ignore
export function useOrderSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OrderQuery, OrderQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderQuery, OrderQueryVariables>;
export function useOrderSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderQuery, OrderQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OrderQuery | undefined, OrderQueryVariables>;
export function useOrderSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OrderQuery, OrderQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OrderQuery, OrderQueryVariables>(OrderDocument, options);
        }
export type OrderQueryHookResult = ReturnType<typeof useOrderQuery>;
export type OrderLazyQueryHookResult = ReturnType<typeof useOrderLazyQuery>;
export type OrderSuspenseQueryHookResult = ReturnType<typeof useOrderSuspenseQuery>;
export const QuoteCategoriesDocument = gql`
    query QuoteCategories {
  categories {
    id
    name
    slug
  }
}
    `;

/**
 * __useQuoteCategoriesQuery__
 *
 * To run a query within a React component, call `useQuoteCategoriesQuery` and pass it any options that fit your needs.
 * When your component renders, `useQuoteCategoriesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useQuoteCategoriesQuery({
 *   variables: {
 *   },
 * });
 */
export function useQuoteCategoriesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<QuoteCategoriesQuery, QuoteCategoriesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<QuoteCategoriesQuery, QuoteCategoriesQueryVariables>(QuoteCategoriesDocument, options);
      }
export function useQuoteCategoriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<QuoteCategoriesQuery, QuoteCategoriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<QuoteCategoriesQuery, QuoteCategoriesQueryVariables>(QuoteCategoriesDocument, options);
        }
// @ts-ignore
export function useQuoteCategoriesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<QuoteCategoriesQuery, QuoteCategoriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<QuoteCategoriesQuery, QuoteCategoriesQueryVariables>;
export function useQuoteCategoriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<QuoteCategoriesQuery, QuoteCategoriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<QuoteCategoriesQuery | undefined, QuoteCategoriesQueryVariables>;
export function useQuoteCategoriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<QuoteCategoriesQuery, QuoteCategoriesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<QuoteCategoriesQuery, QuoteCategoriesQueryVariables>(QuoteCategoriesDocument, options);
        }
export type QuoteCategoriesQueryHookResult = ReturnType<typeof useQuoteCategoriesQuery>;
export type QuoteCategoriesLazyQueryHookResult = ReturnType<typeof useQuoteCategoriesLazyQuery>;
export type QuoteCategoriesSuspenseQueryHookResult = ReturnType<typeof useQuoteCategoriesSuspenseQuery>;
export const QuoteItemsDocument = gql`
    query QuoteItems($destination: DestinationKey!, $filter: ProductFilter!) {
  products(destination: $destination, filter: $filter, pageSize: 100) {
    products {
      ...ItemCardParts
    }
  }
}
    ${ItemCardPartsFragmentDoc}`;

/**
 * __useQuoteItemsQuery__
 *
 * To run a query within a React component, call `useQuoteItemsQuery` and pass it any options that fit your needs.
 * When your component renders, `useQuoteItemsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useQuoteItemsQuery({
 *   variables: {
 *      destination: // value for 'destination'
 *      filter: // value for 'filter'
 *   },
 * });
 */
export function useQuoteItemsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<QuoteItemsQuery, QuoteItemsQueryVariables> & ({ variables: QuoteItemsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<QuoteItemsQuery, QuoteItemsQueryVariables>(QuoteItemsDocument, options);
      }
export function useQuoteItemsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<QuoteItemsQuery, QuoteItemsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<QuoteItemsQuery, QuoteItemsQueryVariables>(QuoteItemsDocument, options);
        }
// @ts-ignore
export function useQuoteItemsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<QuoteItemsQuery, QuoteItemsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<QuoteItemsQuery, QuoteItemsQueryVariables>;
export function useQuoteItemsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<QuoteItemsQuery, QuoteItemsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<QuoteItemsQuery | undefined, QuoteItemsQueryVariables>;
export function useQuoteItemsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<QuoteItemsQuery, QuoteItemsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<QuoteItemsQuery, QuoteItemsQueryVariables>(QuoteItemsDocument, options);
        }
export type QuoteItemsQueryHookResult = ReturnType<typeof useQuoteItemsQuery>;
export type QuoteItemsLazyQueryHookResult = ReturnType<typeof useQuoteItemsLazyQuery>;
export type QuoteItemsSuspenseQueryHookResult = ReturnType<typeof useQuoteItemsSuspenseQuery>;
export const LoginDocument = gql`
    mutation Login($input: LoginInput!) {
  login(input: $input) {
    ...SignedIn
  }
}
    ${SignedInFragmentDoc}`;

/**
 * __useLoginMutation__
 *
 * To run a mutation, you first call `useLoginMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLoginMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [loginMutation, { data, loading, error }] = useLoginMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useLoginMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LoginMutation, LoginMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LoginMutation, LoginMutationVariables>(LoginDocument, options);
      }
export type LoginMutationHookResult = ReturnType<typeof useLoginMutation>;
export const RegisterDocument = gql`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    ...SignedIn
  }
}
    ${SignedInFragmentDoc}`;

/**
 * __useRegisterMutation__
 *
 * To run a mutation, you first call `useRegisterMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRegisterMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [registerMutation, { data, loading, error }] = useRegisterMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useRegisterMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RegisterMutation, RegisterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RegisterMutation, RegisterMutationVariables>(RegisterDocument, options);
      }
export type RegisterMutationHookResult = ReturnType<typeof useRegisterMutation>;