import { IsIn, Matches, Max, Min } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { londonMoment } from '../../../../rules/prices/london-moment.js';
import type { ServiceLevel } from '../../../../rules/prices/quote.js';
import { DestinationKeys, ServiceLevels } from '../../../platform/api/enums.js';
import { CalendarDate, Pence } from '../../../platform/api/scalars.js';
import { wrongField } from '../../../platform/errors/errors.js';
import { PriceParts, RATE_PARTS, type RatePart } from '../bulk-prices/changed-value.js';

const TIME = { message: 'Enter a time like 09:30' };
const PART = { message: 'Choose a minimum charge, a rate or a surcharge' };
const AMOUNT = { message: 'Enter an amount from £0.00 to £99,999.99' };

/** How far ahead changes are planned. */
const AHEAD_MAX_MS = 2 * 366 * 24 * 60 * 60 * 1000;

@InputType({ description: 'A moment in UK time.' })
export class UkMomentInput {
  @Field(() => CalendarDate, { description: 'The day.' }) date: string;
  @Field({ description: 'The time, HH:MM.' })
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, TIME)
  time: string;
}

@InputType({ description: 'A new minimum charge, rate of custom boxes, or surcharge of a service.' })
export class PriceAmountInput {
  @Field(() => PriceParts, { description: 'What gets the amount; anything but the price of a product.' })
  @IsIn(RATE_PARTS, PART)
  part: RatePart;

  @Field(() => DestinationKeys, {
    nullable: true,
    description: 'The destination; none for a surcharge of a service.',
  })
  destination?: DestinationKey | null;

  @Field(() => ServiceLevels, {
    nullable: true,
    description: 'The service of a surcharge: express or white glove.',
  })
  service?: ServiceLevel | null;

  @Field(() => Pence, { description: 'The amount in pence, up to 9,999,999; more than 0 per cubic metre.' })
  @Min(0, AMOUNT)
  @Max(9_999_999, AMOUNT)
  amount: number;
}

/** A new amount as it is planned. */
export interface PlannedAmount {
  readonly part: RatePart;
  readonly destination: DestinationKey | null;
  readonly service: ServiceLevel | null;
  readonly amountPence: number;
}

/** The amount, at exactly one place. Throws BAD_INPUT. */
export function readAmount({ part, destination, service, amount }: PriceAmountInput): PlannedAmount {
  if (part === 'surcharge') {
    if (!service || destination) throw wrongField('service', 'Choose a service');
    if (service === 'standard')
      throw wrongField('service', 'Standard is part of every price, so it has no surcharge');
    return { part, destination: null, service, amountPence: amount };
  }
  if (!destination || service) throw wrongField('destination', 'Choose a destination');
  if (part === 'perCubicMetre' && amount === 0)
    throw wrongField('amount', 'Enter an amount from £0.01 to £99,999.99');
  return { part, destination, service: null, amountPence: amount };
}

/** The moment that staff mean. Throws BAD_INPUT for one in the past, too far ahead, or that the clocks skip. */
export function readMoment({ date, time }: UkMomentInput, now: Date): Date {
  const moment = londonMoment(date, time);
  if (!moment)
    throw wrongField('time', "The clocks go forward then, so this time doesn't exist. Choose another.");
  if (moment <= now) throw wrongField('date', 'Choose a moment in the future');
  if (moment.getTime() - now.getTime() > AHEAD_MAX_MS)
    throw wrongField('date', 'Choose a day within the next two years');
  return moment;
}
