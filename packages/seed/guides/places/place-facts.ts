import type { CustomsPaper, DestinationCharge, GoodsRule } from '../../../../rules/destination-guide.js';

/** The facts that are special to a destination. */
export interface PlaceFacts {
  readonly charges: readonly DestinationCharge[];
  readonly goods: readonly GoodsRule[];
  /** The papers that customs ask for beside the passport and the inventory. */
  readonly papers: readonly CustomsPaper[];
}
