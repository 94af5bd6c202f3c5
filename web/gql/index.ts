// @ts-nocheck
/* Generated from schema.graphql and the .graphql files of web/; never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import * as Apollo from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
const defaultOptions = {} as const;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, YYYY-MM-DD, in Europe/London. */
  CalendarDate: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
};

export type Address = {
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  line1: Scalars['String']['output'];
  line2: Scalars['String']['output'];
  postcode: Scalars['String']['output'];
  state: Scalars['String']['output'];
};

export type AddressInput = {
  city: Scalars['String']['input'];
  country: Scalars['String']['input'];
  line1: Scalars['String']['input'];
  line2?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};

export type Cart = {
  collectionDate?: Maybe<Scalars['CalendarDate']['output']>;
  destination: DestinationKey;
  fromCity: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Sent once, when the server made a guest id because the caller's was missing or guessable; the client keeps it. */
  issuedGuestId?: Maybe<Scalars['String']['output']>;
  lines: Array<CartLine>;
  quote: Quote;
  service: ServiceLevel;
  toCity: Scalars['String']['output'];
};

/** One change of a cart: the wanted quantity of a product or a custom box (0 removes). Absolute, so sending it twice is harmless. */
export type CartChange = {
  customBox?: InputMaybe<CustomBoxInput>;
  productId?: InputMaybe<Scalars['ID']['input']>;
  quantity: Scalars['Int']['input'];
};

export type CartLine = {
  customBox?: Maybe<CustomBox>;
  destination: DestinationKey;
  /** Stands for this line in every call; stable while the line exists. */
  key: Scalars['String']['output'];
  lineTotal?: Maybe<Money>;
  name: Scalars['String']['output'];
  product?: Maybe<CartProduct>;
  quantity: Scalars['Int']['output'];
  /** Null when not available to the destination. */
  unitPrice?: Maybe<Money>;
  unitVolumeCm3: Scalars['Int']['output'];
};

export type CartProduct = {
  altText: Scalars['String']['output'];
  categoryId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  imageUrl: Scalars['String']['output'];
  name: Scalars['String']['output'];
  size: Scalars['String']['output'];
};

export type Category = {
  id: Scalars['ID']['output'];
  imageUrl?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  productCount: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
};

export type Checkout = {
  billingAddress: Address;
  collectionAddress: Address;
  collectionDate?: Maybe<Scalars['CalendarDate']['output']>;
  contact: Contact;
  createdAt: Scalars['DateTime']['output'];
  deliveryAddress: Address;
  destination: DestinationKey;
  fromCity: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lines: Array<PlacedLine>;
  /** Set once the order is written. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** The intent that is being paid, if one is live. */
  paymentIntentId?: Maybe<Scalars['String']['output']>;
  quote: Quote;
  service: ServiceLevel;
  status: CheckoutStatus;
  toCity: Scalars['String']['output'];
};

export type CheckoutInput = {
  billingAddress: AddressInput;
  collectionAddress: AddressInput;
  collectionDate?: InputMaybe<Scalars['CalendarDate']['input']>;
  contactEmail: Scalars['String']['input'];
  contactName: Scalars['String']['input'];
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  deliveryAddress: AddressInput;
  /** What the page showed, in pence. The server refuses with PRICES_CHANGED when its own sum differs; it never charges this figure. */
  expectedTotal: Scalars['Int']['input'];
  /** Made by the client for this press of the button; a repeat returns the same checkout. */
  idempotencyKey: Scalars['String']['input'];
};

export type CheckoutStatus =
  | 'awaiting_payment'
  | 'cancelled'
  | 'draft'
  | 'expired'
  | 'finalized'
  | 'paid'
  | 'refunded'
  | 'review';

export type Contact = {
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

export type CustomBox = {
  depthCm: Scalars['Int']['output'];
  heightCm: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  weightRange: WeightRange;
  widthCm: Scalars['Int']['output'];
};

export type CustomBoxInput = {
  depthCm: Scalars['Int']['input'];
  heightCm: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  weightRange: WeightRange;
  widthCm: Scalars['Int']['input'];
};

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

/** What a destination costs beside product prices. */
export type DestinationRate = {
  destination: DestinationKey;
  handling: Money;
  heavySurcharge: Money;
  minimumCharge: Money;
  perCubicMetre: Money;
};

export type EmailReceipt = {
  queued: Scalars['Boolean']['output'];
};

export type LoginInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type MergeResult = {
  cart: Cart;
  /** How many lines of the guest cart were brought over. */
  mergedLines: Scalars['Int']['output'];
};

/** An amount of money: whole minor units (pence) and an ISO 4217 currency code in lower case. */
export type Money = {
  currency: Scalars['String']['output'];
  minorUnits: Scalars['Int']['output'];
};

export type Mutation = {
  addToCart: Cart;
  cancelPayment: PaymentState;
  changeCart: Cart;
  clearCart: Cart;
  confirmPayment: PaymentState;
  createPaymentIntent: PaymentIntent;
  createPrice: Price;
  deletePrice: Scalars['Boolean']['output'];
  emailOrderDetails: EmailReceipt;
  finalizeCheckout: Order;
  login: Session;
  mergeCart: MergeResult;
  openCheckout: Checkout;
  /** Saves the collection date if the order is not written yet, and asks the provider for the truth. */
  payCheckout: Checkout;
  register: Session;
  removeFromCart: Cart;
  updateOrderStatus: Order;
  updatePrice: Price;
};


export type MutationAddToCartArgs = {
  customBox?: InputMaybe<CustomBoxInput>;
  destination?: InputMaybe<DestinationKey>;
  productId?: InputMaybe<Scalars['ID']['input']>;
  quantity: Scalars['Int']['input'];
};


export type MutationCancelPaymentArgs = {
  paymentIntentId: Scalars['ID']['input'];
};


export type MutationChangeCartArgs = {
  changes: Array<CartChange>;
  shipment?: InputMaybe<ShipmentInput>;
};


export type MutationConfirmPaymentArgs = {
  paymentIntentId: Scalars['ID']['input'];
};


export type MutationCreatePaymentIntentArgs = {
  checkoutId: Scalars['ID']['input'];
  currency?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreatePriceArgs = {
  input: PriceInput;
};


export type MutationDeletePriceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEmailOrderDetailsArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationFinalizeCheckoutArgs = {
  checkoutId: Scalars['ID']['input'];
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationOpenCheckoutArgs = {
  input: CheckoutInput;
};


export type MutationPayCheckoutArgs = {
  checkoutId: Scalars['ID']['input'];
  collectionDate?: InputMaybe<Scalars['CalendarDate']['input']>;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveFromCartArgs = {
  key: Scalars['String']['input'];
};


export type MutationUpdateOrderStatusArgs = {
  id: Scalars['ID']['input'];
  status: OrderStatus;
};


export type MutationUpdatePriceArgs = {
  id: Scalars['ID']['input'];
  input: PriceInput;
};

export type Order = {
  billingAddress: Address;
  /** Null: to be agreed with the customer. */
  collectionDate?: Maybe<Scalars['CalendarDate']['output']>;
  createdAt: Scalars['DateTime']['output'];
  customer: Contact;
  deliveryAddress: Address;
  destination: DestinationKey;
  fromCity: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lines: Array<PlacedLine>;
  /** Printed on documents, e.g. HL-100001. */
  number: Scalars['String']['output'];
  origin: Address;
  paymentDetails?: Maybe<PaymentDetails>;
  paymentStatus: PaymentStatus;
  quote: Quote;
  service: ServiceLevel;
  serviceName: Scalars['String']['output'];
  status: OrderStatus;
  timeline: Array<TimelineEntry>;
  toCity: Scalars['String']['output'];
  total: Money;
  trackingNumber?: Maybe<Scalars['String']['output']>;
};

export type OrderPage = {
  count: Scalars['Int']['output'];
  deliveredOrders: Scalars['Int']['output'];
  orders: Array<OrderSummary>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  processingOrders: Scalars['Int']['output'];
  totalRevenue: Money;
};

export type OrderStatus =
  | 'cancelled'
  | 'delivered'
  | 'in_transit'
  | 'processing'
  | 'shipped';

export type OrderSummary = {
  collectionDate?: Maybe<Scalars['CalendarDate']['output']>;
  createdAt: Scalars['DateTime']['output'];
  destination: DestinationKey;
  fromCity: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  itemCount: Scalars['Int']['output'];
  number: Scalars['String']['output'];
  paymentStatus: PaymentStatus;
  status: OrderStatus;
  toCity: Scalars['String']['output'];
  total: Money;
};

export type PaymentDetails = {
  amount: Money;
  cardBrand: Scalars['String']['output'];
  cardExpMonth?: Maybe<Scalars['Int']['output']>;
  cardExpYear?: Maybe<Scalars['Int']['output']>;
  cardLast4: Scalars['String']['output'];
  email: Scalars['String']['output'];
  paymentIntentId: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

export type PaymentIntent = {
  amount: Money;
  clientSecret: Scalars['String']['output'];
  paymentIntentId: Scalars['ID']['output'];
};

/** How the browser reaches the card payment provider. */
export type PaymentProvider = {
  isSandbox: Scalars['Boolean']['output'];
  publishableKey: Scalars['String']['output'];
};

export type PaymentState = {
  checkout: Checkout;
  order?: Maybe<Order>;
  /** idle, creating, processing, succeeded, failed or cancelled. */
  status: Scalars['String']['output'];
};

export type PaymentStatus =
  | 'failed'
  | 'paid'
  | 'pending'
  | 'refunded';

export type PlacedLine = {
  description: Scalars['String']['output'];
  imageUrl?: Maybe<Scalars['String']['output']>;
  key: Scalars['String']['output'];
  lineTotal: Money;
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  size: Scalars['String']['output'];
  unitPrice: Money;
};

/** The minimum charge of one destination (the Price of the specification). */
export type Price = {
  country: Scalars['String']['output'];
  destination: DestinationKey;
  id: Scalars['ID']['output'];
  price: Money;
};

export type PriceInput = {
  country: Scalars['String']['input'];
  /** Pence. */
  price: Scalars['Int']['input'];
};

export type Product = {
  altText: Scalars['String']['output'];
  category: Category;
  depthCm: Scalars['Int']['output'];
  details: Scalars['String']['output'];
  heightCm: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  imageUrl: Scalars['String']['output'];
  /** The identifier used by pickers: category id, dash, slug of the name. */
  itemId: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Price to the destination asked for; null when the product is not sold there. */
  price?: Maybe<Money>;
  size: Scalars['String']['output'];
  volumeCm3: Scalars['Int']['output'];
  weightKg: Scalars['Float']['output'];
  widthCm: Scalars['Int']['output'];
};

export type ProductFilter = {
  brand?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  collection?: InputMaybe<Scalars['String']['input']>;
  color?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['String']['input']>;
  material?: InputMaybe<Scalars['String']['input']>;
  maxPrice?: InputMaybe<Scalars['Int']['input']>;
  minPrice?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Scalars['String']['input']>;
};

export type ProductPage = {
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  products: Array<Product>;
  total: Scalars['Int']['output'];
};

export type ProductSort =
  | 'name'
  | 'newest'
  | 'position'
  | 'priceAscending'
  | 'priceDescending';

export type Query = {
  cart: Cart;
  categories: Array<Category>;
  checkout: Checkout;
  me?: Maybe<User>;
  myOrders: OrderPage;
  /** Checkouts of the signed-in customer that can still be paid, newest first. */
  openCheckouts: Array<Checkout>;
  order: Order;
  paymentStatus: PaymentState;
  price: Price;
  prices: Array<Price>;
  product: Product;
  products: ProductPage;
  similarProducts: Array<Product>;
  store: Store;
};


export type QueryCheckoutArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMyOrdersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPaymentStatusArgs = {
  paymentIntentId: Scalars['ID']['input'];
};


export type QueryPriceArgs = {
  country: Scalars['String']['input'];
};


export type QueryProductArgs = {
  destination: DestinationKey;
  id: Scalars['ID']['input'];
};


export type QueryProductsArgs = {
  destination: DestinationKey;
  filter?: InputMaybe<ProductFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


export type QuerySimilarProductsArgs = {
  destination: DestinationKey;
  productId: Scalars['ID']['input'];
};

export type Quote = {
  itemCount: Scalars['Int']['output'];
  items: Money;
  minimum: Money;
  minimumTopUp: Money;
  service: Money;
  total: Money;
  volumeCm3: Scalars['Int']['output'];
};

export type RegisterInput = {
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  password: Scalars['String']['input'];
  subscribeNewsletter?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ServiceLevel =
  | 'express'
  | 'standard'
  | 'whiteglove';

export type ServiceOption = {
  description: Scalars['String']['output'];
  level: ServiceLevel;
  name: Scalars['String']['output'];
  surcharge: Money;
};

export type Session = {
  token: Scalars['String']['output'];
  user: User;
};

/** What the visitor chose; only the fields that are sent change. */
export type ShipmentInput = {
  collectionDate?: InputMaybe<Scalars['CalendarDate']['input']>;
  destination?: InputMaybe<DestinationKey>;
  fromCity?: InputMaybe<Scalars['String']['input']>;
  service?: InputMaybe<ServiceLevel>;
  toCity?: InputMaybe<Scalars['String']['input']>;
};

export type SocialLink = {
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type Store = {
  destinationRates: Array<DestinationRate>;
  name: Scalars['String']['output'];
  payment: PaymentProvider;
  phone: Scalars['String']['output'];
  promotion: Scalars['String']['output'];
  sameDayCutOffHour: Scalars['Int']['output'];
  services: Array<ServiceOption>;
  socialLinks: Array<SocialLink>;
};

export type TimelineEntry = {
  completed: Scalars['Boolean']['output'];
  date: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  status: Scalars['String']['output'];
};

export type User = {
  address?: Maybe<Address>;
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  role: UserRole;
  status: UserStatus;
};

export type UserRole =
  | 'admin'
  | 'customer';

export type UserStatus =
  | 'active'
  | 'inactive'
  | 'suspended';

export type WeightRange =
  | 'over30'
  | 'upTo30';

export type StoreQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreQuery = { store: { name: string, phone: string } };


export const StoreDocument = gql`
    query Store {
  store {
    name
    phone
  }
}
    `;

/**
 * __useStoreQuery__
 *
 * To run a query within a React component, call `useStoreQuery` and pass it any options that fit your needs.
 * When your component renders, `useStoreQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useStoreQuery({
 *   variables: {
 *   },
 * });
 */
export function useStoreQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StoreQuery, StoreQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StoreQuery, StoreQueryVariables>(StoreDocument, options);
      }
export function useStoreLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StoreQuery, StoreQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StoreQuery, StoreQueryVariables>(StoreDocument, options);
        }
// @ts-ignore
export function useStoreSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StoreQuery, StoreQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StoreQuery, StoreQueryVariables>;
export function useStoreSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StoreQuery, StoreQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StoreQuery | undefined, StoreQueryVariables>;
export function useStoreSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StoreQuery, StoreQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StoreQuery, StoreQueryVariables>(StoreDocument, options);
        }
export type StoreQueryHookResult = ReturnType<typeof useStoreQuery>;
export type StoreLazyQueryHookResult = ReturnType<typeof useStoreLazyQuery>;
export type StoreSuspenseQueryHookResult = ReturnType<typeof useStoreSuspenseQuery>;