import { SERVICE_LEVELS } from '../../../rules/prices/quote';
import { Grid, Group } from '../../ui/forms/form-fields';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { SettingInput } from './SettingInput';

/** Name, description and price of each service. */
export function ServicesGroup() {
  return (
    <Stack gap={6}>
      <Text size="small" tone="textMuted">
        A new surcharge applies to new checkouts. Open checkouts, saved quotes and orders keep their prices.
      </Text>
      {SERVICE_LEVELS.map((level) => (
        <Group key={level}>
          <legend>{SERVICE_TITLES[level]}</legend>
          <Grid $columns={2} $onPhone={1}>
            <SettingInput of={`services.${level}.name`} />
            {level === 'standard' ? (
              <Text size="small" tone="textMuted">
                Included in every price.
              </Text>
            ) : (
              <SettingInput of={`services.${level}.surcharge`} inputMode="decimal" />
            )}
          </Grid>
          <SettingInput of={`services.${level}.description`} isLong />
        </Group>
      ))}
    </Stack>
  );
}

const SERVICE_TITLES = {
  standard: 'Standard service',
  express: 'Express service',
  whiteglove: 'White glove service',
};
