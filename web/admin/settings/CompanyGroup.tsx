import { Grid, Group } from '../../ui/forms/form-fields';
import { Text } from '../../ui/Text';
import { SettingInput } from './SettingInput';
import type { SettingsFormState } from './use-settings-form';

/** Who issues the documents. */
export function CompanyGroup({ state }: { state: SettingsFormState }) {
  return (
    <Group>
      <legend>Company, on documents</legend>
      <Text size="small" tone="textMuted">
        On invoices and credit notes from now on. Those that were issued are never changed.
      </Text>
      <SettingInput state={state} of="company.legalName" />
      <SettingInput state={state} of="company.addressLines" isLong />
      <Grid $columns={3} $onPhone={1}>
        <SettingInput state={state} of="company.companyNumber" />
        <SettingInput
          state={state}
          of="company.vatNumber"
          isOptional
          hint="Empty when the company is not registered for VAT."
        />
        <SettingInput state={state} of="company.vatPercent" inputMode="decimal" />
      </Grid>
      <SettingInput
        state={state}
        of="company.vatText"
        isOptional
        isLong
        hint="Why that rate, as the law wants it on the invoice."
      />
      <Grid $columns={2} $onPhone={1}>
        <SettingInput state={state} of="company.email" />
        <SettingInput state={state} of="company.phone" isOptional />
      </Grid>
    </Group>
  );
}
