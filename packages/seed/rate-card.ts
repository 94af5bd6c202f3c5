/** Rates of a new store per destination, in pence; docs/rate-card.md gives the reasons for every figure. */
import type { DestinationKey } from '../../rules/destinations.js';
import type { CustomBoxRate } from '../../rules/prices/quote.js';

const pounds = (amount: number): number => Math.round(amount * 100);

/** Pounds per m³, per item for handling, and per item over 30 kg. */
function rate(perCubicMetre: number, handling: number, heavySurcharge: number): CustomBoxRate {
  return {
    perCubicMetrePence: pounds(perCubicMetre),
    handlingPence: pounds(handling),
    heavySurchargePence: pounds(heavySurcharge),
  };
}

/** Rates for anything priced by volume: custom boxes, and every catalogue product when the store is first filled. */
export const CUSTOM_BOX_RATES: Readonly<Record<DestinationKey, CustomBoxRate>> = {
  australia: rate(440, 10, 25),
  bahrain: rate(410, 10, 25),
  canada: rate(370, 9, 25),
  china: rate(395, 10, 25),
  dubai: rate(345, 8.5, 20),
  hongkong: rate(335, 8.5, 20),
  japan: rate(430, 11, 25),
  malaysia: rate(350, 8.5, 20),
  newzealand: rate(470, 10.5, 25),
  singapore: rate(330, 8.5, 20),
  southafrica: rate(400, 10, 25),
  usa: rate(365, 9.5, 25),
};

export interface MinimumCharge {
  readonly minimumPence: number;
}

/** The least one shipment costs, in whole pounds. */
export const MINIMUM_CHARGES: Readonly<Record<DestinationKey, MinimumCharge>> = {
  australia: { minimumPence: pounds(245) },
  bahrain: { minimumPence: pounds(240) },
  canada: { minimumPence: pounds(215) },
  china: { minimumPence: pounds(235) },
  dubai: { minimumPence: pounds(195) },
  hongkong: { minimumPence: pounds(195) },
  japan: { minimumPence: pounds(260) },
  malaysia: { minimumPence: pounds(200) },
  newzealand: { minimumPence: pounds(265) },
  singapore: { minimumPence: pounds(190) },
  southafrica: { minimumPence: pounds(230) },
  usa: { minimumPence: pounds(220) },
};
