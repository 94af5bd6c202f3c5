import type { DestinationKey } from '../../rules/destinations.js';
import type { Quote, ServiceLevel } from '../../rules/prices/quote.js';
import type { RequestKind, RequestState } from '../../rules/requests.js';
import type { LineSnapshot } from '../orders/placed-line.js';
import type { Attachment } from '../uploads/attachments/attachment.types.js';

/** A cart as it was sent with a request. */
export interface RequestShipment extends Omit<Quote, 'freeAllowancePence'> {
  readonly destination: DestinationKey;
  readonly service: ServiceLevel;
  readonly serviceName: string;
  readonly fromCity: string;
  readonly toCity: string;
  readonly lines: readonly LineSnapshot[];
}

/** Another company's price for the same shipment, as its customer typed it. */
export interface OtherOffer {
  readonly company: string;
  readonly service: ServiceLevel;
  readonly volumeCm3: number;
  readonly totalPence: number;
}

/** The saved quote that staff answered with. */
export interface RequestOffer {
  readonly id: string;
  readonly reference: string;
  readonly totalPence: number;
  readonly expiresAt: string;
  readonly orderId: string | null;
}

/** A request as it is stored. */
export interface StoredRequest {
  readonly id: string;
  readonly reference: string;
  readonly kind: RequestKind;
  readonly state: RequestState;
  readonly waitsSince: Date | null;
  readonly version: number;
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly destination: DestinationKey | null;
  /** YYYY-MM. */
  readonly surveyMonth: string | null;
  readonly shipment: RequestShipment | null;
  readonly otherOffer: OtherOffer | null;
  readonly offer: RequestOffer | null;
  /** The number of the saved quote that it was made of. */
  readonly ofQuote: string | null;
  readonly file: Attachment | null;
  readonly createdAt: Date;
}

/** A request in a list. */
export interface ListedRequest
  extends Pick<
    StoredRequest,
    'id' | 'reference' | 'kind' | 'state' | 'waitsSince' | 'name' | 'email' | 'destination' | 'createdAt'
  > {
  /** Of the shipment; null without one. */
  readonly totalPence: number | null;
}

/** What one side wrote. */
export interface StoredRequestMessage {
  readonly id: string;
  readonly body: string;
  readonly fromStaff: boolean;
  readonly author: string;
  readonly isMine: boolean;
  readonly files: Attachment[];
  readonly createdAt: Date;
}
