import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { DESTINATIONS } from '../../../rules/destinations';
import { isElsewhere } from '../../../rules/main-cities';
import { Button } from '../../design/Button';
import { Field } from '../../design/forms/Field';
import { Select, TextInput } from '../../design/forms/inputs';
import { Panel } from '../../design/Panel';
import { from, space } from '../../design/theme/tokens';
import { useIsHydrated } from '../../lib/hooks/use-is-hydrated';
import { clearedText, elsewhereText } from '../cart/fitting-city';
import { type QuoteStart, quoteUrl } from '../shipments/quote-url';

interface QuoteFormProps {
  start: QuoteStart;
  /** Called with what changes of the route. */
  onRoute: (changed: Partial<QuoteStart>) => void;
}

/** From and to; submits to the quote builder. Reports the route as it is typed. */
export function QuoteForm({ start, onRoute }: QuoteFormProps) {
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<Partial<QuoteStart>>({});
  const [missing, setMissing] = useState<MissingFields | null>(null);
  /** Why the delivery city is empty again. */
  const [cleared, setCleared] = useState<string>();
  // Untouched fields follow the cart, which the server's answer may reset.
  const values = { ...start, ...typed };
  const { toCity, toCountry } = values;
  const toCityHint = cleared ?? (toCountry && elsewhereText(toCity, toCountry));

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = findMissingFields(values);
    setMissing(found);
    const wrong = CITY_FIELDS.find((field) => found[field]);
    if (wrong) event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    else navigate(quoteUrl(values));
  }

  function type(field: Partial<QuoteStart>): void {
    setTyped((typed) => ({ ...typed, ...field }));
    onRoute(field);
    if (missing) setMissing(findMissingFields({ ...values, ...field }));
  }

  function chooseCountry(toCountry: QuoteStart['toCountry']): void {
    const isMisplaced = toCountry !== '' && isElsewhere(toCity, toCountry);
    type(isMisplaced ? { toCountry, toCity: '' } : { toCountry });
    if (isMisplaced) setCleared(clearedText(toCity, toCountry));
  }

  return (
    <Panel>
      {/* Without scripts the browser validates the form and goes to the same address. */}
      <Grid
        action="/new-quote"
        noValidate={isHydrated}
        onFocus={fetchQuoteBuilder}
        onInput={fetchQuoteBuilder}
        onSubmit={submit}
      >
        <input type="hidden" name="type" value="international" />
        <Field label="From country">
          <TextInput name="fromCountry" value="UK" readOnly />
        </Field>
        <Field label="City, town or postcode" error={missing?.fromCity}>
          <TextInput
            name="fromCity"
            value={values.fromCity}
            onChange={(event) => type({ fromCity: event.target.value })}
            autoComplete="off"
            aria-label="From city, town or postcode"
            required
          />
        </Field>
        <Field label="To country">
          <Select
            name="toCountry"
            value={values.toCountry}
            onChange={({ target }) => {
              const toCountry = target.value as QuoteStart['toCountry'];
              chooseCountry(toCountry);
            }}
          >
            <option value="">Select Country</option>
            {DESTINATIONS.filter(({ key, onHomeForm }) => onHomeForm || key === start.toCountry).map(
              ({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ),
            )}
          </Select>
        </Field>
        <Field label="City, town or postcode" error={missing?.toCity} hint={toCityHint}>
          <TextInput
            name="toCity"
            value={values.toCity}
            onChange={(event) => {
              setCleared(undefined);
              type({ toCity: event.target.value });
            }}
            autoComplete="off"
            aria-label="To city, town or postcode"
            required
          />
        </Field>
        <Last>
          <Button type="submit" isWide>
            Get Your Free Quote Now
          </Button>
        </Last>
      </Grid>
    </Panel>
  );
}

const CITY_FIELDS = ['fromCity', 'toCity'] as const;

type MissingFields = Partial<Record<(typeof CITY_FIELDS)[number], string>>;

function findMissingFields({ fromCity, toCity }: QuoteStart): MissingFields {
  return {
    fromCity: fromCity.trim() ? undefined : 'Enter a collection town or postcode',
    toCity: toCity.trim() ? undefined : 'Enter a delivery city',
  };
}

/** Preloads the next page while the visitor types. */
function fetchQuoteBuilder() {
  const parts = [
    import('../cart/CartLayer'),
    import('../quotes/QuoteBuilderPage'),
    import('../../data/client'),
  ];
  void Promise.all(parts).catch(() => {
    // The navigation itself reports the error.
  });
}

const Grid = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)} ${space(2)};

  /* Below this width the labels do not fit side by side. */
  @media (max-width: 359px) { grid-template-columns: minmax(0, 1fr); }

  ${from.phone} { column-gap: ${space(4)}; }
  /* With room for an error below the fields, so that nothing under the form moves. */
  ${from.desktop} { grid-template-columns: 6.5rem repeat(3, minmax(0, 1fr)) auto; align-items: start; min-height: 5.95rem; }
`;

/** Starts below the fields' labels where it is in one row with them. */
const Last = styled.div`
  grid-column: 1 / -1;
  ${from.desktop} { grid-column: auto; padding-block-start: 1.625rem; }
`;
