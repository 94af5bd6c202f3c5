import { Length, Matches, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { type PaperDay } from '../../../rules/files/papers.js';
import { SeveralLines } from '../../shared/api/clean-text.js';
import { CalendarDate } from '../../shared/api/scalars.js';
import { said } from '../settings-parts.inputs.js';
import { PaperDays } from './guide.types.js';

/** Longer than any household takes. */
export const DAYS_MAX = 365;
const SOURCE = said('Enter the source in 1 to 300 characters');
export const NAME = said('Enter a name of 1 to 80 characters');
export const TEXT = said('Enter an explanation of 1 to 400 characters');
const DAYS_BEFORE = said(`Enter 0 to ${DAYS_MAX} days`);

/** Where an entry of a guide comes from. */
@InputType()
export abstract class SourcedInput {
  @Field({ description: 'Where this comes from, 1 to 300 characters.' })
  @Matches(/\S/, SOURCE)
  @Length(1, 300, SOURCE)
  source: string;

  @Field(() => CalendarDate, { description: 'When it was last checked there; today at the latest.' })
  checkedOn: string;
}

@InputType({ description: 'A paper that customs ask for.' })
export class CustomsPaperInput extends SourcedInput {
  @Field({ description: '1 to 80 characters.' })
  @Matches(/\S/, NAME)
  @Length(1, 80, NAME)
  name: string;

  @Field({ description: 'What has to be in it, 1 to 400 characters.' })
  @Matches(/\S/, TEXT)
  @Length(1, 400, TEXT)
  @SeveralLines()
  explanation: string;

  @Field(() => PaperDays, { description: 'What its day is counted back from.' })
  dueBefore: PaperDay;

  @Field(() => Int, { description: `How many days before, 0 to ${DAYS_MAX}.` })
  @Min(0, DAYS_BEFORE)
  @Max(DAYS_MAX, DAYS_BEFORE)
  days: number;
}
