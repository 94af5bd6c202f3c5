import { Field, ObjectType } from 'type-graphql';
import { orRefusal, UserError } from '../../shared/api/result-union.js';
import { ShownChangeIsOutdated } from './decide-change.js';
import { ChangePreview, toChangePreview } from './order-change-view.js';

@ObjectType({ implements: UserError, description: 'The preview is outdated. Nothing was done.' })
export class ChangeOutdated extends UserError {
  @Field(() => ChangePreview, { description: 'The new preview.' }) preview: ChangePreview;

  constructor(refused: ShownChangeIsOutdated) {
    super(refused);
    this.preview = toChangePreview(refused.decided);
  }
}

/** The answer, or the new preview where it was refused because another one was shown. */
export const orChangeOutdated = <Answer>(answer: Promise<Answer>) =>
  orRefusal(answer, (fault) => (fault instanceof ShownChangeIsOutdated ? new ChangeOutdated(fault) : null));
