/** The route as text, and as a share of the sea lane. */

import { destinationName } from '../../../../rules/destinations';
import type { OrderLead } from './next-step';

/** The fields of an order that the text of a route is made of. */
export type RouteOrder = Pick<OrderLead, 'status' | 'destination' | 'fromCity' | 'toCity'>;

export interface RouteText {
  readonly from: string;
  readonly to: string;
  /** Share of the lane drawn as travelled; null when nothing travels. */
  readonly share: number | null;
  /** The stage of the shipment. */
  readonly stage: string;
  /** The map's text alternative. */
  readonly label: string;
}

const STAGES: Record<RouteOrder['status'], { share: number | null; stage: string }> = {
  PROCESSING: { share: 0, stage: 'Waiting for collection' },
  SHIPPED: { share: 0.12, stage: 'Collected and shipped' },
  IN_TRANSIT: { share: 0.55, stage: 'At sea' },
  DELIVERED: { share: 1, stage: 'Delivered' },
  CANCELLED: { share: null, stage: 'Cancelled' },
};

/** The texts of an order's map. We know the stage; the mark on the lane stands for it and is not a position. */
export function routeText({ status, destination, fromCity, toCity }: RouteOrder): RouteText {
  const country = destinationName(destination);
  const from = fromCity ? `${fromCity}, UK` : 'the UK';
  const to = toCity && toCity !== country ? `${toCity}, ${country}` : country;
  const { share, stage } = STAGES[status];
  return {
    ...{ from, to, share, stage },
    label: `Map of the way by sea from ${from} to ${to}. ${stage}.`,
  };
}
