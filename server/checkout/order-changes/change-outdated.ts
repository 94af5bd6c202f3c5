import { Field, ObjectType } from 'type-graphql';
import { orRefusal } from '../../shared/api/result-union.js';
import { type DecidedChange, ShownChangeIsOutdated } from './decide-change.js';
import { ChangePreview, toChangePreview } from './order-change-view.js';

@ObjectType({ description: 'The preview is outdated. Nothing was done.' })
export class ChangeOutdated {
  @Field(() => ChangePreview, { description: 'The new preview.' }) preview: ChangePreview;

  constructor(decided: DecidedChange) {
    this.preview = toChangePreview(decided);
  }
}

/** The answer, or the new preview where it was refused because another one was shown. */
export const orChangeOutdated = <Answer>(answer: Promise<Answer>) =>
  orRefusal(answer, (fault) =>
    fault instanceof ShownChangeIsOutdated ? new ChangeOutdated(fault.decided) : null,
  );
