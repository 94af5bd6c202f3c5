import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import {
  type PromotionKind,
  type PromotionTerms,
  promotionRefusal,
} from '../../../../rules/prices/promotion.js';
import type { Quote } from '../../../../rules/prices/quote.js';
import { MoneyField } from '../../../platform/values/money.js';
import { PromotionKinds } from './promotion.entity.js';
import { isUsedBySql, placesTakenSql } from './promotion-places.store.js';
import { refusalText } from './promotion-texts.js';

@ObjectType({ description: 'A promotion available to a cart.' })
export class PromotionOffer implements PromotionTerms {
  @Field(() => ID, { description: 'The id.' }) id: string;
  @Field(() => String, { nullable: true, description: 'The code; null when automatic.' }) code: string | null;
  @Field({ description: 'The name shown to customers.' }) name: string;
  @Field(() => PromotionKinds, { description: 'Kind of discount.' }) kind: PromotionKind;
  @Field(() => Int, { description: 'Whole per cent or pence, by `kind`; 0 for a free service.' })
  value: number;
  @MoneyField('minimum', { description: 'Minimum of items and top-up.' }) minimumPence: number;
  isLimited: boolean;
}

/** A promotion that a cart may get: an automatic one, or that of the entered code, even one that cannot be used. */
export interface CartOffer extends PromotionTerms {
  readonly id: string;
  /** Destinations of the promotion; empty means all. */
  readonly destinations: readonly DestinationKey[];
  /** Reason why it cannot be used; null when it can, as far as the cart's sums do not matter. */
  readonly refusal: 'ended' | 'notYet' | 'usedByAccount' | 'usedUp' | null;
}

/** The offers of the carts `c` as JSON, the entered code's first. The day in London is a placeholder. */
export const offersSql = (today: string) => {
  const asker = { promotion: 'o.id', userId: 'c.user_id' };
  return `coalesce((
    select jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code, 'name', o.name, 'kind', o.kind, 'value', o.value,
        'minimumPence', o.minimum_pence, 'isLimited', o.once_per_account or o.uses_max is not null, 'destinations', o.destinations,
        'refusal', case when o.ended_at is not null or o.ends_on < ${today}::date then 'ended'
          when o.starts_on > ${today}::date then 'notYet'
          when o.once_per_account and ${isUsedBySql(asker)} then 'usedByAccount'
          when o.uses_max is not null and ${placesTakenSql(asker)} >= o.uses_max then 'usedUp' end) order by o.code, o.id)
      from promotions o where o.id = c.promotion_id or (o.code is null and o.ended_at is null)), '[]')`;
};

/** The promotions of a cart. */
export interface CartOffers {
  readonly destination: DestinationKey;
  readonly offers: readonly CartOffer[];
}

/** The terms that may be used for a cart, whatever its content. */
export function usableOffers({ offers, destination }: CartOffers): PromotionOffer[] {
  return offers
    .filter((offer) => offer.refusal === null && isFor(offer, destination))
    .map(({ id, code, name, kind, value, minimumPence, isLimited }) => ({
      ...{ id, code, name, kind, value, minimumPence, isLimited },
    }));
}

/** Reason why the entered code takes nothing off, as a sentence; null without a code, or when it works. */
export function codeProblem(
  { offers, destination }: CartOffers,
  sums: Pick<Quote, 'itemsPence' | 'minimumTopUpPence' | 'servicePence' | 'promotion'>,
): string | null {
  const typed = offers.find(({ code }) => code !== null);
  if (!typed || sums.promotion?.id === typed.id) return null;
  const refusal = typed.refusal ?? (isFor(typed, destination) ? null : 'otherDestination');
  const carriagePence = sums.itemsPence + sums.minimumTopUpPence;
  // A code may be entered before the first item.
  const isEmpty = carriagePence === 0;
  const reason =
    refusal ?? (isEmpty ? null : promotionRefusal(typed, { carriagePence, servicePence: sums.servicePence }));
  if (reason) return refusalText(reason, typed, destination);
  return sums.promotion && `You already get “${sums.promotion.name}”, which saves you at least as much.`;
}

function isFor({ destinations }: CartOffer, destination: DestinationKey): boolean {
  return destinations.length === 0 || destinations.includes(destination);
}
