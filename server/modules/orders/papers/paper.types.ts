import { IsIn, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PAPER_REASON_MAX, type PaperState } from '../../../../rules/files/papers.js';
import { SeveralLines } from '../../../platform/api/clean-text.js';
import { registerEnum } from '../../../platform/api/enums.js';
import { CalendarDate } from '../../../platform/api/scalars.js';
import { Attachment } from '../../files/attachment.types.js';

const PaperStates = registerEnum<PaperState>('PaperState', 'How far a paper is.', {
  open: 'It has not been sent.',
  sent: 'Its file is there; staff have not looked at it.',
  checked: 'Staff have found it right.',
  refused: 'Staff ask for another file, with a reason.',
});

@ObjectType({ description: 'A paper that customs ask for, on an order.' })
export class OrderPaper {
  @Field(() => ID, { description: 'The id.' }) id: string;
  @Field({ description: 'What it is.' }) name: string;
  @Field({ description: 'What has to be in it.' }) explanation: string;
  @Field(() => PaperStates, { description: 'How far it is.' }) state: PaperState;
  @Field({ description: 'Why staff refused the file that was sent last; empty unless they did.' })
  reason: string;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'By when we need it; null while the order has no collection date.',
  })
  dueOn: string | null;
  @Field(() => Attachment, { nullable: true, description: 'The file that was sent last.' })
  file: Attachment | null;
  @Field(() => Int, { description: 'Rises with every file and decision; for decisions.' }) version: number;
}

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
  @SeveralLines()
  reason: string;

  @Field(() => Int, { description: 'The version that was read; refused when another file came since.' })
  version: number;
}
