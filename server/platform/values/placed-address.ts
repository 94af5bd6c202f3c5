import { IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import {
  CARRY_METRES_MAX,
  FLOORS,
  type Access as KnownAccess,
  knownAccess,
  PARKING_LENGTH_MAX,
} from '../../../rules/people/access.js';
import { PHONE_LENGTH_MAX, PHONE_MESSAGE, plainEmail } from '../../../rules/people/contact-rules.js';
import {
  type Receiver as KnownReceiver,
  RECEIVER_NAME_MAX,
  receiverProblems,
} from '../../../rules/people/receiver.js';
import { AsPhone } from '../api/clean-text.js';
import { type Address, AddressInput, toAddress } from './address.js';
import { phoneRefusal } from './phone.js';

/** A stored address of a shipment: with access to the door, and its receiver. */
export interface PlacedAddress extends Address {
  /** Absent when nothing is known. */
  readonly access?: KnownAccess;
  /** The receiver of a delivery; absent when it is the customer. */
  readonly receiver?: KnownReceiver;
}

@ObjectType({ description: 'How the crew reaches the door of an address, as the customer described it.' })
export class Access {
  @Field(() => Int, { nullable: true, description: 'The floor, 0 for the ground floor; null when unknown.' })
  floor: number | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether there is a lift; null when unknown.' })
  hasLift: boolean | null;
  @Field(() => Int, { nullable: true, description: 'Metres from the van to the door; null when unknown.' })
  carryMetres: number | null;
  @Field({ description: "Where a van can park, in the customer's words; empty when unknown." })
  parking: string;
}

@ObjectType({ description: 'The person who receives a delivery instead of the customer.' })
export class Receiver {
  @Field({ description: "The receiver's name." }) name: string;
  @Field({ description: "The receiver's phone number, for the crew." }) phone: string;
  @Field({ description: "The receiver's email address; empty when none was given." }) email: string;
}

const METRES = { message: `Enter the distance in whole metres, up to ${CARRY_METRES_MAX}` };
const FLOOR = { message: `Enter a floor from ${FLOORS.min} to ${FLOORS.max}` };

@InputType({ description: 'How the crew reaches the door of an address. Every field is optional.' })
export class AccessInput {
  @Field(() => Int, { nullable: true, description: 'Floor: 0 for ground, -1 for basement.' })
  @Max(FLOORS.max, FLOOR)
  @Min(FLOORS.min, FLOOR)
  floor?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether there is a lift.' })
  hasLift?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: `Metres from the van to the door, up to ${CARRY_METRES_MAX}.`,
  })
  @Max(CARRY_METRES_MAX, METRES)
  @Min(0, METRES)
  carryMetres?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `Where a van can park, up to ${PARKING_LENGTH_MAX} characters.`,
  })
  @MaxLength(PARKING_LENGTH_MAX, { message: `Describe parking in at most ${PARKING_LENGTH_MAX} characters` })
  parking?: string | null;
}

@InputType({ description: 'The person who receives a delivery instead of the customer.' })
export class ReceiverInput {
  @Field({ description: `The receiver's name, 1 to ${RECEIVER_NAME_MAX} characters.` })
  @MaxLength(RECEIVER_NAME_MAX, { message: `A name can have at most ${RECEIVER_NAME_MAX} characters` })
  name: string;

  @Field({ description: "The receiver's phone number, for the crew." })
  @MaxLength(PHONE_LENGTH_MAX.stored, { message: PHONE_MESSAGE })
  @AsPhone()
  phone: string;

  @Field(() => String, { nullable: true, description: "The receiver's email address; optional." })
  @MaxLength(254, { message: 'Please enter a valid email address' })
  email?: string | null;
}

@InputType({ description: 'A collection address as typed, with how the crew reaches its door.' })
export class CollectionAddressInput extends AddressInput {
  @Field(() => AccessInput, { nullable: true, description: 'How the crew reaches the door.' })
  @ValidateNested()
  @IsOptional()
  access?: AccessInput | null;
}

@InputType({ description: 'A delivery address as typed, with access to its door and its receiver.' })
export class DeliveryAddressInput extends CollectionAddressInput {
  @Field(() => ReceiverInput, {
    nullable: true,
    description: 'The receiver; left out or null when the customer receives it.',
  })
  @ValidateNested()
  @IsOptional()
  receiver?: ReceiverInput | null;
}

/** The stored form of an entered address of a shipment. */
export function toPlacedAddress(input: DeliveryAddressInput): PlacedAddress {
  const access = input.access && knownAccess({ ...input.access, parking: input.access.parking ?? '' });
  const { receiver } = input;
  return {
    ...toAddress(input),
    ...(access && { access }),
    ...(receiver && {
      receiver: {
        name: receiver.name.trim(),
        phone: receiver.phone.trim(),
        email: plainEmail(receiver.email ?? '') ?? '',
      },
    }),
  };
}

/** An address that replaces another: an omitted receiver stays, and so does access at the same door. */
export function replacedAddress(was: PlacedAddress, input: DeliveryAddressInput): PlacedAddress {
  const { access, receiver, ...is } = toPlacedAddress(input);
  const isSameDoor = is.line1 === was.line1 && is.line2 === was.line2 && is.postcode === was.postcode;
  const kept = {
    access: input.access === undefined && isSameDoor ? was.access : access,
    receiver: input.receiver === undefined ? was.receiver : receiver,
  };
  return {
    ...is,
    ...(kept.access && { access: kept.access }),
    ...(kept.receiver && { receiver: kept.receiver }),
  };
}

/** Every invalid part of a receiver, as [part, message]; none without a receiver. */
export function wrongReceiver(receiver: ReceiverInput | null | undefined): [string, string][] {
  if (!receiver) return [];
  const { name, phone, email } = receiver;
  const problems = receiverProblems({ name, phone, email: email ?? '' });
  const found = { ...problems, phone: problems.phone ?? phoneRefusal(phone) };
  return Object.entries(found).flatMap(([part, message]) => (message ? [[part, message]] : []));
}

/** The parts of a stored address beyond the postal ones, as an order shows them. */
export function handoverOf({
  collectionAddress,
  deliveryAddress,
}: {
  readonly collectionAddress: PlacedAddress;
  readonly deliveryAddress: PlacedAddress;
}) {
  return {
    collectionAccess: collectionAddress.access ?? null,
    deliveryAccess: deliveryAddress.access ?? null,
    receiver: deliveryAddress.receiver ?? null,
  };
}
