import { IsIn, IsInt, IsString, MaxLength } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { PAPER_REASON_MAX } from '../../rules/files/papers.js';
import { SeveralLines } from '../shared/api/clean-text.js';
import { PaperStates } from './paper.types.js';

const DECISIONS = ['checked', 'refused'] as const;
const REASON = { message: `Keep the reason under ${PAPER_REASON_MAX} characters` };

@InputType({ description: 'What staff decide about the file of a paper.' })
export class PaperDecisionInput {
  @Field(() => PaperStates, { description: 'CHECKED or REFUSED.' })
  @IsIn(DECISIONS, { message: 'Choose checked or refused' })
  state: (typeof DECISIONS)[number];

  @Field({
    defaultValue: '',
    description: `Of a refusal, which the customer reads: 1 to ${PAPER_REASON_MAX} characters.`,
  })
  @MaxLength(PAPER_REASON_MAX, REASON)
  @IsString(REASON)
  @SeveralLines()
  reason: string;

  @Field(() => Int, { description: 'The version that was read; refused when another file came since.' })
  @IsInt({ message: 'Send the version that you looked at' })
  version: number;
}
