import { type Access, describeAccess } from '../../../rules/people/access';
import type { Receiver } from '../../../rules/people/receiver';
import { Fact } from '../../design/facts';
import { PhoneLink } from '../../design/PhoneLink';

interface HandoverFactsProps {
  order: {
    readonly collectionAccess: Access | null;
    readonly deliveryAccess: Access | null;
    readonly receiver: Receiver | null;
  };
}

/** The receiver of an order, and the crews' access to its doors; only the facts that are known. */
export function HandoverFacts({ order }: HandoverFactsProps) {
  const { collectionAccess, deliveryAccess, receiver } = order;
  return (
    <>
      {receiver && (
        <Fact name="Received by">
          <div>{receiver.name}</div>
          <PhoneLink number={receiver.phone} />
          {receiver.email && <div>{receiver.email}</div>}
        </Fact>
      )}
      {collectionAccess && (
        <Fact name="Access where we collect">{describeAccess(collectionAccess).join('. ')}</Fact>
      )}
      {deliveryAccess && (
        <Fact name="Access where we deliver">{describeAccess(deliveryAccess).join('. ')}</Fact>
      )}
    </>
  );
}
