import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { DESTINATIONS, type DestinationKey } from '../../rules/destinations';
import { from, space } from '../theme/tokens';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Select, TextInput } from '../ui/inputs';
import { Panel } from '../ui/Panel';
import { type QuoteStart, quoteAddress } from './quote-address';

interface QuoteFormProps {
  start: QuoteStart;
  onDestination: (destination: DestinationKey | undefined) => void;
}

/** From where and to where; leads to the quote builder. Tells which country is chosen as soon as it is. */
export function QuoteForm({ start, onDestination }: QuoteFormProps) {
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm<QuoteStart>({ defaultValues: start });
  const { errors } = formState;

  return (
    <Panel>
      <Grid
        noValidate
        onFocus={fetchQuoteBuilder}
        onSubmit={handleSubmit((values) => navigate(quoteAddress(values)))}
      >
        <Field label="From country">
          <TextInput value="UK" readOnly />
        </Field>
        <Field label="City, town or postcode" error={errors.fromCity?.message}>
          <TextInput
            autoComplete="off"
            aria-label="From city, town or postcode"
            {...register('fromCity', { validate: (city) => Boolean(city.trim()) || 'Say where we collect' })}
          />
        </Field>
        <Field label="To country">
          <Select
            {...register('toCountry', {
              onChange: (event) => onDestination(event.target.value || undefined),
            })}
          >
            <option value="">Select Country</option>
            {DESTINATIONS.filter(({ onHomeForm }) => onHomeForm).map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="City, town or postcode" error={errors.toCity?.message}>
          <TextInput
            autoComplete="off"
            aria-label="To city, town or postcode"
            {...register('toCity', { validate: (city) => Boolean(city.trim()) || 'Say where we deliver' })}
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

/** Fetches the next page's code while the visitor types. */
function fetchQuoteBuilder() {
  void import('../quotes/QuoteBuilderPage').catch(() => {
    // The navigation itself reports what is wrong.
  });
}

const Grid = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)} ${space(2)};

  /* Narrower than this the words of the controls no longer fit side by side. */
  @media (max-width: 359px) { grid-template-columns: minmax(0, 1fr); }

  ${from.phone} { column-gap: ${space(4)}; }
`;

const Last = styled.div`grid-column: 1 / -1;`;
