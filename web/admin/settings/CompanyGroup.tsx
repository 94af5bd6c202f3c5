import { Grid, Group } from '../../ui/forms/form-fields';
import { Text } from '../../ui/Text';
import { SettingInput } from './SettingInput';

/** The issuer of documents. */
export function CompanyGroup() {
  return (
    <Group>
      <legend>Company details on documents</legend>
      <Text size="small" tone="textMuted">
        Used on new invoices and credit notes. Issued ones never change.
      </Text>
      <SettingInput of="company.legalName" />
      <SettingInput of="company.addressLines" isLong />
      <Grid $columns={3} $onPhone={1}>
        <SettingInput of="company.companyNumber" />
        <SettingInput
          of="company.vatNumber"
          isOptional
          hint="Leave empty if the company isn't registered for VAT."
        />
        <SettingInput of="company.vatPercent" inputMode="decimal" />
      </Grid>
      <SettingInput
        of="company.vatText"
        isOptional
        isLong
        hint="The reason for this rate, which the law requires on invoices."
      />
      <Grid $columns={2} $onPhone={1}>
        <SettingInput of="company.email" />
        <SettingInput of="company.phone" isOptional />
      </Grid>
    </Group>
  );
}
