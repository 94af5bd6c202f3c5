import { ArrowRight } from 'lucide-react';
import { type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  DESTINATIONS,
  type DestinationKey,
  destinationName,
  findDestination,
} from '../../../../rules/destinations';
import { CITY_LENGTH_MAX } from '../../../../rules/people/addressed-cities';
import { Button } from '../../../design/Button';
import { Field } from '../../../design/forms/Field';
import { Select, TextInput } from '../../../design/forms/inputs';
import { color } from '../../../design/theme/colors';
import { from, space, type } from '../../../design/theme/tokens';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { useIsHydrated } from '../../../lib/hooks/use-is-hydrated';
import { readTextParam } from '../../../lib/lists/url-params';
import { useUrlParams } from '../../../lib/lists/use-url-params';
import { elsewhereText } from '../../cart/fitting-city';
import { useCart } from '../../cart/use-cart';
import { onPhone } from '../layout';

/** Cities and destination, always editable; prices follow. On a phone they fold to one line. */
export function ShipmentRoute() {
  const { destination, fromCity, toCity, setDestination, setShipment } = useCart((cart) => ({
    destination: cart.destination,
    fromCity: cart.fromCity,
    toCity: cart.toCity,
    setDestination: cart.setDestination,
    setShipment: cart.setShipment,
  }));
  const [isOpen, setOpen] = useState(false);
  const fields = useId();
  // Neither warning is in the server's page, which is the same for every city.
  const isHydrated = useIsHydrated();
  const elsewhere = isHydrated ? elsewhereText(toCity, destination) : null;
  const [query, changeUrlParams] = useUrlParams();
  const asked = readTextParam(query, 'toCountry');
  const isUnknown = isHydrated && asked !== '' && !findDestination(asked);
  const unknownCountry = isUnknown ? `We don't ship to ${asked} yet. Choose a country.` : undefined;

  function choose(key: DestinationKey): void {
    setDestination(key);
    const nameIt = (now: URLSearchParams) => {
      now.set('toCountry', destinationName(key));
      return now;
    };
    changeUrlParams(nameIt, { replace: true });
  }

  const to = [toCity, destinationName(destination)].filter(Boolean).join(', ');
  return (
    <div>
      <Folded>
        {/* A new line for another route, so that none of it moves. */}
        <Line key={`${fromCity} ${to}`}>
          {fromCity || 'UK'} <ArrowRight aria-hidden="true" size={16} />
          <VisuallyHidden>to</VisuallyHidden> {to}
        </Line>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Done' : 'Edit'}
          <VisuallyHidden> route</VisuallyHidden>
        </Button>
      </Folded>
      {!isOpen && (unknownCountry ?? elsewhere) && <Warning>{unknownCountry ?? elsewhere}</Warning>}
      <Route id={fields} data-open={isOpen}>
        <CityField
          name="fromCity"
          label="From city (UK)"
          city={fromCity}
          onCity={(city) => setShipment({ fromCity: city })}
        />
        <CityField
          name="toCity"
          label="To city"
          city={toCity}
          error={elsewhere}
          onCity={(city) => setShipment({ toCity: city })}
        />
        <Country>
          <Field label="To country" error={unknownCountry}>
            <Select
              name="toCountry"
              value={isUnknown ? '' : destination}
              onChange={(event) => choose(event.target.value as DestinationKey)}
            >
              {isUnknown && (
                <option value="" disabled>
                  Choose a country
                </option>
              )}
              {DESTINATIONS.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </Country>
      </Route>
    </div>
  );
}

interface CityFieldProps {
  name: string;
  label: string;
  city: string;
  error?: string | null;
  onCity: (city: string) => void;
}

/** A city input that commits on blur or Enter. */
function CityField({ name, label, city, error, onCity }: CityFieldProps) {
  /** Until committed. */
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? city;
  const input = useRef<HTMLInputElement>(null);
  const shownBefore = useRef(shown);

  useLayoutEffect(() => {
    if (shown === shownBefore.current) return;
    shownBefore.current = shown;
    // The cart's city has come into a field that is about to be typed into: typing replaces it.
    if (typed === undefined && document.activeElement === input.current) input.current?.select();
  }, [shown, typed]);

  function takeOver({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
    const text = currentTarget.value.trim();
    if (text !== city) onCity(text);
    setTyped(undefined);
  }

  return (
    <Field label={label} error={(typed === undefined && error) || undefined}>
      <TextInput
        ref={input}
        name={name}
        value={shown}
        maxLength={CITY_LENGTH_MAX}
        placeholder="Town or postcode"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={takeOver}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && takeOver(event)}
      />
    </Field>
  );
}

const Folded = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};

  > button { margin-inline-end: ${space(-4)}; }
  ${from.tablet} { display: none; }
`;

const Warning = styled.p`
  ${type('caption', 500)}
  color: ${color.bad};
  ${from.tablet} { display: none; }
`;

const Line = styled.p`
  min-width: 0;
  overflow: hidden;
  ${type('small', 500)}
  text-overflow: ellipsis;
  white-space: nowrap;

  svg { display: inline; vertical-align: -0.2em; }
`;

const Route = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(3)};

  ${onPhone} { &[data-open='false'] { display: none; } }
  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const Country = styled.div`
  grid-column: 1 / -1;
  ${from.tablet} { grid-column: auto; }
`;
