import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { DESTINATIONS } from '../../../rules/destinations';
import { FieldError } from '../../design/forms/Field';
import { MoneyInput } from '../../design/forms/MoneyInput';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { AdminTable } from '../ui/lists/AdminTable';
import { SETTINGS_FIELDS } from './settings-fields';
import { RATE_PARTS, type SettingsForm } from './settings-form';

const LABELS = new Map(SETTINGS_FIELDS.map(({ key, label }) => [key, label]));
const COLUMNS = ['Per cubic metre (£)', 'Handling, each (£)', 'Over 30 kg, each (£)'];

/** Rates of boxes priced by volume, per destination. */
export function RatesGroup() {
  const { register, formState } = useFormContext<SettingsForm>();
  return (
    <Stack gap={3}>
      <Text size="small" tone="textMuted">
        For boxes in the customer's own sizes. A new rate applies to carts and new checkouts. Open checkouts,
        saved quotes and orders keep their prices. You can't send such boxes to a destination without a rate.
      </Text>
      <AdminTable
        caption="Custom-box rates"
        hasCards="on a phone"
        head={['Destination', ...COLUMNS].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      >
        {DESTINATIONS.map(({ key, name }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {RATE_PARTS.map((part, index) => {
              const field = `rates.${key}.${part}` as const;
              const problem = formState.errors.rates?.[key]?.[part]?.message;
              return (
                <td key={part} data-label={COLUMNS[index]}>
                  <Amount
                    {...register(field)}
                    aria-label={LABELS.get(field)}
                    aria-invalid={problem ? true : undefined}
                    aria-describedby={problem ? `${field}-error` : undefined}
                  />
                  {problem && <FieldError id={`${field}-error`}>{problem}</FieldError>}
                </td>
              );
            })}
          </tr>
        ))}
      </AdminTable>
    </Stack>
  );
}

const Amount = styled(MoneyInput)`
  min-width: 5rem;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;
