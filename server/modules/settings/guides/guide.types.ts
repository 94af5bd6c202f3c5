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
  possible: 'Others may ask for it; it is not part of our price.',
});
export const ChargeScopes = registerEnum<ChargeScope>('ChargeScope', 'Which shipments a charge concerns.', {
  any: 'Any shipment.',
  bulky: 'From one cubic metre on: furniture, or many boxes.',
  restricted: 'With goods that travel on conditions.',
});
export const GoodsRuleKinds = registerEnum<GoodsRuleKind>('GoodsRuleKind', 'Whether goods may travel.', {
  forbidden: 'They may not be sent.',
  restricted: 'They may be sent under conditions.',
});
export const ContainerSizes = registerEnum<ContainerSize>('ContainerSize', 'Containers of 20 and 40 feet.', {
  ft20: '20FT.',
  ft40: '40FT.',
  ft40hc: '40FT high cube.',
});

export const PaperDays = registerEnum<PaperDay>('PaperDay', 'What the day of a paper is counted back from.', {
  collection: 'The day of the collection.',
  arrival: 'The first day on which the shipment should arrive.',
});

@ObjectType()
abstract class Sourced {
  @Field({ description: 'Where this comes from.' }) source: string;
  @Field(() => CalendarDate, { description: 'When somebody last checked it there.' }) checkedOn: string;
}

@ObjectType({ description: 'How long a shipment takes from collection to delivery.' })
export class TransitTime extends Sourced {
  @Field(() => ServiceLevels, { description: 'With which service.' }) service: ServiceLevel;
  @Field(() => Int, { description: 'At the earliest.' }) fromDays: number;
  @Field(() => Int, { description: 'At the latest.' }) toDays: number;
}

@ObjectType({ description: 'What customs, a port or a carrier at the destination may ask for.' })
export class DestinationCharge extends Sourced {
  @Field({ description: 'What it is called.' }) name: string;
  @Field(() => ChargeKinds, { description: 'Who pays it.' }) kind: ChargeKind;
  @Field(() => ChargeScopes, { description: 'Which shipments it concerns.' }) scope: ChargeScope;
  @Field({ description: 'When and why it is asked for.' }) reason: string;
  @MoneyField('from', { description: 'What every such shipment pays; 0 where most pay nothing.' })
  fromPence: number;
  @MoneyField('to', { description: 'The most.' }) toPence: number;
  @Field({ description: 'How to avoid it; may be empty.' }) howToAvoid: string;
}

@ObjectType({ description: 'Goods that may not travel to a destination, or only under conditions.' })
export class GoodsRule extends Sourced {
  @Field({ description: 'What they are called.' }) name: string;
  @Field(() => [String], { description: 'Words that people type for them.' }) words: readonly string[];
  @Field(() => GoodsRuleKinds, { description: 'Whether they may travel.' }) kind: GoodsRuleKind;
  @Field({ description: 'Why, and under which conditions.' }) explanation: string;
}

@ObjectType({ description: "What a container of one's own costs." })
export class ContainerPrice extends Sourced {
  @Field(() => ContainerSizes, { description: 'Which container.' }) size: ContainerSize;
  @MoneyField('price', { description: 'Door to door.' }) pricePence: number;
}

@ObjectType({ description: 'A paper that customs ask for; orders take it over when they are booked.' })
export class CustomsPaper extends Sourced {
  @Field({ description: 'What it is.' }) name: string;
  @Field({ description: 'What has to be in it.' }) explanation: string;
  @Field(() => PaperDays, { description: 'What its day is counted back from.' }) dueBefore: PaperDay;
  @Field(() => Int, { description: 'How many days before.' }) days: number;
}
