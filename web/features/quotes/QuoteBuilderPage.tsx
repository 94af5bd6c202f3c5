import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { destinationName } from '../../../rules/destinations';
import { Loading, Skeleton } from '../../design/feedback/Skeleton';
import { lazyOptional } from '../../design/lazy-optional';
import { Page } from '../../design/page/Page';
import { from, space } from '../../design/theme/tokens';
import { useIsDesktop } from '../../lib/hooks/use-is-desktop';
import { whenIdle } from '../../lib/hooks/when-idle';
import { PageHeading } from '../../lib/page/PageHeading';
import { useSession } from '../../session/session';
import { CartMessages } from '../cart/CartMessages';
import { useCart } from '../cart/use-cart';
import { inSight } from './layout';
import { ShipmentBar } from './shipment/ShipmentBar';
import { ShipmentPanel } from './shipment/ShipmentPanel';
import { ShipmentRoute } from './shipment/ShipmentRoute';
import { useShipmentUrl } from './shipment/use-shipment-url';
import { BuildOrderStep } from './steps/BuildOrderStep';
import { QUOTE_STEPS } from './steps/quote-steps';
import { StepButtons } from './steps/StepButtons';
import { StepHeader } from './steps/StepHeader';
import { useQuoteStep } from './steps/use-quote-step';

/** The quote builder: three steps from an empty shipment to a final quote. */
export function QuoteBuilderPage() {
  const { destination, isEmpty } = useCart(({ destination, lines }) => ({
    destination,
    isEmpty: lines.length === 0,
  }));
  const { step, goTo } = useQuoteStep();
  const { state } = useLocation();
  const { user } = useSession();
  const stepArea = useFocusOnChange(step);
  const [isBooking, setBooking] = useState(false);
  useEffect(() => {
    if (!isEmpty) return whenIdle(async () => void (await import('./steps/LaterStep')));
  }, [isEmpty]);
  const title = `Your shipment to ${destinationName(destination)}`;

  return (
    <Sheet>
      <AddressOfShipment />
      <Column>
        <Top>
          <PageHeading title={title} />
          <ShipmentRoute />
        </Top>
        <Progress>
          <StepHeader step={step} isQuoteReachable={!isEmpty} onStep={goTo} />
          <StepButtons step={step} onStep={goTo} />
        </Progress>
        <Suspense>
          {state?.bookedAgain && <BookedAgainNotice />}
          {user && <OpenPayments />}
        </Suspense>
        <StepArea ref={stepArea} tabIndex={-1} aria-label={QUOTE_STEPS[step - 1]?.name} $hasPanel={step < 3}>
          {step === 1 ? (
            <BuildOrderStep />
          ) : (
            <Suspense fallback={<StepLoading />}>
              <LaterStep step={step} isBooking={isBooking} onBooking={setBooking} />
            </Suspense>
          )}
          {step < 3 && <SidePanel step={step} onStep={goTo} />}
        </StepArea>
        <CartMessages />
        <ShipmentBar step={step} onStep={goTo} isBooking={isBooking} />
        <Suspense>
          <TotalAnnouncer />
        </Suspense>
      </Column>
    </Sheet>
  );
}

/** A component of its own, like `SidePanel`: after hydration it renders again without the page. */
function AddressOfShipment() {
  useShipmentUrl();
  return null;
}

/** The shipment beside the step, rendered only where there is room for it. */
function SidePanel(props: ComponentProps<typeof ShipmentPanel>) {
  return (
    useIsDesktop() && (
      <Aside>
        <ShipmentPanel {...props} />
      </Aside>
    )
  );
}

const BookedAgainNotice = lazyOptional(
  async () => (await import('./book-again/BookedAgainNotice')).BookedAgainNotice,
);
const OpenPayments = lazyOptional(async () => (await import('../checkout/resume/OpenPayments')).OpenPayments);
const TotalAnnouncer = lazyOptional(async () => (await import('./shipment/TotalAnnouncer')).TotalAnnouncer);

const LaterStep = lazy(async () => ({ default: (await import('./steps/LaterStep')).LaterStep }));

function StepLoading() {
  return (
    <Loading label="Loading this step...">
      <Skeleton height="24rem" />
    </Loading>
  );
}

/** A ref for the element that takes the focus when `value` changes, but not on mount. */
function useFocusOnChange(value: unknown) {
  const area = useRef<HTMLElement>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    area.current?.focus({ preventScroll: true });
  }, [value]);
  return area;
}

/** As much of the list as fits is in the first view. */
const Sheet = styled(
  Page,
)`padding-block-start: ${space(3)}; ${from.tablet} { padding-block-start: ${space(5)}; }`;

/** Not a grid: sticky elements may travel along the whole column. */
const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};

  ${from.tablet} { gap: ${space(4)}; }
`;

const Top = styled.div`
  ${from.tablet} { display: grid; gap: ${space(4)}; }
  ${from.desktop} { grid-template-columns: minmax(0, 1fr) 36rem; align-items: center; gap: ${space(8)}; }
`;

/** Where both have no room in one row, the buttons have a row of their own. */
const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(1)};

  > nav { flex: 1 0 auto; }
  ${from.tablet} { column-gap: ${space(4)}; }
`;

const StepArea = styled.section<{ $hasPanel: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(5)};

  &:focus { outline: none; }

  ${from.desktop} {
    grid-template-columns: ${({ $hasPanel }) => ($hasPanel ? 'minmax(0, 1fr) 20rem' : 'minmax(0, 1fr)')};
  }
`;

const Aside = styled.aside`
  display: none;

  ${from.desktop} {
    display: block;
    ${inSight}
  }
`;
