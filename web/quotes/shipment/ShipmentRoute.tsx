import { type SyntheticEvent, useState } from 'react';
import { styled } from 'styled-components';
import { DESTINATIONS, type DestinationKey } from '../../../rules/destinations';
import { CITY_LENGTH_MAX } from '../../cart/shipment-address';
import { useCart } from '../../cart/use-cart';
import { from, space } from '../../theme/tokens';
import { Field } from '../../ui/forms/Field';
import { Select, TextInput } from '../../ui/forms/inputs';

/** Cities and destination, always editable; prices follow. */
export function ShipmentRoute() {
  const { destination, fromCity, toCity, setDestination, setShipment } = useCart((cart) => ({
    destination: cart.destination,
    fromCity: cart.fromCity,
    toCity: cart.toCity,
    setDestination: cart.setDestination,
    setShipment: cart.setShipment,
  }));
  return (
    <Route>
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
        onCity={(city) => setShipment({ toCity: city })}
      />
      <Country>
        <Field label="To country">
          <Select
            name="toCountry"
            value={destination}
            onChange={(event) => setDestination(event.target.value as DestinationKey)}
          >
            {DESTINATIONS.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </Country>
    </Route>
  );
}

interface CityFieldProps {
  name: string;
  label: string;
  city: string;
  onCity: (city: string) => void;
}

/** A city input that commits on blur or Enter. */
function CityField({ name, label, city, onCity }: CityFieldProps) {
  /** Until committed. */
  const [typed, setTyped] = useState<string>();

  function takeOver({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
    const text = currentTarget.value.trim();
    if (text !== city) onCity(text);
    setTyped(undefined);
  }

  return (
    <Field label={label}>
      <TextInput
        name={name}
        value={typed ?? city}
        maxLength={CITY_LENGTH_MAX}
        placeholder="Town or postcode"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={takeOver}
        onKeyDown={(event) => event.key === 'Enter' && takeOver(event)}
      />
    </Field>
  );
}

const Route = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${space(3)};

  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const Country = styled.div`
  grid-column: 1 / -1;
  ${from.tablet} { grid-column: auto; }
`;
