/** Enum values between GraphQL and rules/: UP_TO_30 is upTo30 here, IN_TRANSIT is in_transit. */
import { camelCase, constantCase } from '../../rules/enum-case';
import type {
  CollectionRegion,
  DestinationKey,
  LegalKind,
  OrderStatus,
  PromotionKind,
  ServiceLevel,
  StaffRole,
  UserRole,
  UserStatus,
  WeightRange,
} from './schema.generated';

/** Values that rules/, the cart, the session and error details use too. */
type SharedValue =
  | CollectionRegion
  | DestinationKey
  | LegalKind
  | OrderStatus
  | PromotionKind
  | ServiceLevel
  | StaffRole
  | UserRole
  | UserStatus
  | WeightRange;

type KeyOf<Value extends string> = Value extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<KeyOf<Tail>>}`
  : Lowercase<Value>;

type ClientValue = KeyOf<SharedValue> | Lowercase<SharedValue>;

type ValueOf<W extends ClientValue> = {
  [Value in SharedValue]: W extends KeyOf<Value> | Lowercase<Value> ? Value : never;
}[SharedValue];

/** A GraphQL enum value as the rest of the client writes it. */
export function fromGraphqlEnum<Value extends string>(value: Value): KeyOf<Value> {
  return camelCase(value) as KeyOf<Value>;
}

/** A client value as GraphQL takes it. */
export function toGraphqlEnum<W extends ClientValue>(word: W): ValueOf<W> {
  return constantCase(word) as ValueOf<W>;
}
