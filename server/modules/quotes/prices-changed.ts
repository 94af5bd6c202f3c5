import { Field, ObjectType } from 'type-graphql';
import { orRefusal, UserError } from '../../platform/api/result-union.js';
import { type AppError, detailsOf } from '../../platform/errors/errors.js';
import { Money, money } from '../../platform/values/money.js';

@ObjectType({
  implements: UserError,
  description: 'The total has changed. Nothing was done, and nothing was charged.',
})
export class PricesChanged extends UserError {
  @Field(() => Money, { description: 'The new total. Show it, then send it as the expected total.' })
  newTotal: Money;

  constructor(refused: AppError, newTotalPence: number) {
    super(refused);
    this.newTotal = money(newTotalPence);
  }
}

/** The answer, or the new total when it was refused because prices have changed. */
export const orPricesChanged = <Answer>(answer: Promise<Answer>) =>
  orRefusal(answer, (fault) => {
    const details = detailsOf(fault, 'PRICES_CHANGED');
    return details && new PricesChanged(fault, details.newTotal);
  });
