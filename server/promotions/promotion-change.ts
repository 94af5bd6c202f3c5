import { type PromotionChange, promotionCode } from '../../rules/prices/promotion.js';
import { wrongField } from '../shared/errors/errors.js';

const CODE = /^[A-Z0-9-]{3,30}$/;

/** A promotion as it is stored: what hangs together is checked, its code in capitals. Throws BAD_INPUT with the field. */
export function readPromotion(sent: PromotionChange): PromotionChange {
  const { kind, value, startsOn, endsOn } = sent;
  const code = sent.code?.trim() ? promotionCode(sent.code) : null;
  if (code !== null && !CODE.test(code))
    throw wrongField('code', 'Enter a code of 3 to 30 letters, digits and hyphens, or leave it empty');
  if (kind === 'percent' && (value < 1 || value > 100))
    throw wrongField('value', 'Enter whole per cent from 1 to 100');
  if (kind === 'pence' && value < 1) throw wrongField('value', 'Enter an amount from £0.01');
  if (startsOn && endsOn && endsOn < startsOn)
    throw wrongField('endsOn', 'The last day must not be before the first');
  return { ...sent, code, name: sent.name.trim(), value: kind === 'freeService' ? 0 : value };
}

/** What staff have set of a stored promotion. */
export function settingsOf(promotion: PromotionChange): PromotionChange {
  const { code, name, kind, value, destinations, startsOn, endsOn } = promotion;
  const { minimumPence, oncePerAccount, usesMax } = promotion;
  return {
    ...{ code, name, kind, value, destinations, startsOn, endsOn },
    ...{ minimumPence, oncePerAccount, usesMax },
  };
}
