import { Field, Int, ObjectType } from 'type-graphql';
import type {
  ChargeKind,
  ChargeScope,
  ContainerSize,
  GoodsRuleKind,
} from '../../../../rules/destination-guide.js';
import type { PaperDay } from '../../../../rules/files/papers.js';
import type { ServiceLevel } from '../../../../rules/prices/quote.js';
import { registerEnum, ServiceLevels } from '../../../platform/api/enums.js';
import { CalendarDate } from '../../../platform/api/scalars.js';
import { MoneyField } from '../../../platform/values/money.js';

export const ChargeKinds = registerEnum<ChargeKind>('ChargeKind', 'Who pays a charge at the destination.', {
  included: 'Our price contains it.',
  possible: 'Others may charge it; it is not part of our price.',
});
export const ChargeScopes = registerEnum<ChargeScope>('ChargeScope', 'Shipments that a charge applies to.', {
  any: 'Any shipment.',
  bulky: 'Shipments from one cubic metre: furniture, or many boxes.',
  restricted: 'Shipments with restricted goods.',
});
export const GoodsRuleKinds = registerEnum<GoodsRuleKind>('GoodsRuleKind', 'Whether goods may travel.', {
  forbidden: 'They must not be sent.',
  restricted: 'They may be sent under conditions.',
});
export const ContainerSizes = registerEnum<ContainerSize>('ContainerSize', 'Sizes of containers.', {
  ft20: '20FT.',
  ft40: '40FT.',
  ft40hc: '40FT high cube.',
});

export const PaperDays = registerEnum<PaperDay>('PaperDay', 'The day a paper is due before.', {
  collection: 'The collection day.',
  arrival: 'First estimated day of delivery.',
});

@ObjectType()
abstract class Sourced {
  @Field({ description: 'Source of this information.' }) source: string;
  @Field(() => CalendarDate, { description: 'When staff last checked it at the source.' }) checkedOn: string;
}

@ObjectType({ description: 'The transit time from collection to delivery.' })
export class TransitTime extends Sourced {
  @Field(() => ServiceLevels, { description: 'The service.' }) service: ServiceLevel;
  @Field(() => Int, { description: 'The shortest time in days.' }) fromDays: number;
  @Field(() => Int, { description: 'The longest time in days.' }) toDays: number;
}

@ObjectType({ description: 'A charge that customs, a port or a carrier at the destination may make.' })
export class DestinationCharge extends Sourced {
  @Field({ description: 'Name of the charge.' }) name: string;
  @Field(() => ChargeKinds, { description: 'Who pays it.' }) kind: ChargeKind;
  @Field(() => ChargeScopes, { description: 'The shipments it applies to.' }) scope: ChargeScope;
  @Field({ description: 'When and why it is charged.' }) reason: string;
  @MoneyField('from', { description: 'The least each such shipment pays; 0 if most pay none.' })
  fromPence: number;
  @MoneyField('to', { description: 'The highest amount.' }) toPence: number;
  @Field({ description: 'How to avoid it; may be empty.' }) howToAvoid: string;
}

@ObjectType({ description: 'Goods that are forbidden or restricted at a destination.' })
export class GoodsRule extends Sourced {
  @Field({ description: 'Name of the goods.' }) name: string;
  @Field(() => [String], { description: 'Search words for the goods.' }) words: readonly string[];
  @Field(() => GoodsRuleKinds, { description: 'Forbidden or restricted.' }) kind: GoodsRuleKind;
  @Field({ description: 'The reason and the conditions.' }) explanation: string;
}

@ObjectType({ description: 'Price of a container for one customer alone.' })
export class ContainerPrice extends Sourced {
  @Field(() => ContainerSizes, { description: 'Size of the container.' }) size: ContainerSize;
  @MoneyField('price', { description: 'The price from door to door.' }) pricePence: number;
}

@ObjectType({ description: 'A paper that customs require; a booking adds it to the order.' })
export class CustomsPaper extends Sourced {
  @Field({ description: 'Name of the paper.' }) name: string;
  @Field({ description: 'What the paper must contain.' }) explanation: string;
  @Field(() => PaperDays, { description: 'The day it is due before.' }) dueBefore: PaperDay;
  @Field(() => Int, { description: 'Days before `dueBefore`.' }) days: number;
}
