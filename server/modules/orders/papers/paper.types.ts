import { IsIn, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PAPER_REASON_MAX, type PaperState } from '../../../../rules/files/papers.js';
import { SeveralLines } from '../../../platform/api/clean-text.js';
import { registerEnum } from '../../../platform/api/enums.js';
import { CalendarDate } from '../../../platform/api/scalars.js';
import { Attachment } from '../../files/attachment.types.js';

const PaperStates = registerEnum<PaperState>('PaperState', 'State of a customs paper.', {
  open: 'No file was sent yet.',
  sent: 'A file was sent; staff have not checked it yet.',
  checked: 'Staff have approved it.',
  refused: 'Staff have refused the file, with a reason.',
});

@ObjectType({ description: 'A paper that customs require for an order.' })
export class OrderPaper {
  @Field(() => ID, { description: 'The id.' }) id: string;
  @Field({ description: 'Name of the paper.' }) name: string;
  @Field({ description: 'What the paper must contain.' }) explanation: string;
  @Field(() => PaperStates, { description: 'State of the paper.' }) state: PaperState;
  @Field({ description: 'Why staff refused the latest file; empty unless they did.' })
  reason: string;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The day by which we need it; null while the order has no collection date.',
  })
  dueOn: string | null;
  @Field(() => Attachment, { nullable: true, description: 'The latest file.' })
  file: Attachment | null;
  @Field(() => Int, { description: 'Rises with every file and decision; for decisions.' }) version: number;
}

const DECISIONS = ['checked', 'refused'] as const;
const REASON = { message: `Keep the reason under ${PAPER_REASON_MAX} characters` };

@InputType({ description: 'A decision of staff on the file of a paper.' })
export class PaperDecisionInput {
  @Field(() => PaperStates, { description: 'The decision: CHECKED or REFUSED.' })
  @IsIn(DECISIONS, { message: 'Choose checked or refused' })
  state: (typeof DECISIONS)[number];

  @Field({
    defaultValue: '',
    description: `Reason of a refusal, which the customer reads: 1 to ${PAPER_REASON_MAX} characters.`,
  })
  @MaxLength(PAPER_REASON_MAX, REASON)
  @SeveralLines()
  reason: string;

  @Field(() => Int, { description: 'The version that was read; refused when another file was sent since.' })
  version: number;
}
