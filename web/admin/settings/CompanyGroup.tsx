import { Grid, Group } from '../../ui/forms/form-fields';
import { Text } from '../../ui/Text';
import { SettingInput } from './SettingInput';

/** The issuer of documents. */
export function CompanyGroup() {
  return (
    <Group>
      <legend>Company details on documents</legend>
      <Text size="small" tone="textMuted">
        On invoices and credit notes from now on. Those that were issued are never changed.
      </Text>
      <SettingInput of="company.legalName" />
      <SettingInput of="company.addressLines" isLong />
      <Grid $columns={3} $onPhone={1}>
        <SettingInput of="company.companyNumber" />
        <SettingInput
          of="company.vatNumber"
          isOptional
          hint="Empty when the company is not registered for VAT."
        />
        <SettingInput of="company.vatPercent" inputMode="decimal" />
      </Grid>
      <SettingInput
        of="company.vatText"
        isOptional
        isLong
        hint="Why that rate, as the law wants it on the invoice."
      />
      <Grid $columns={2} $onPhone={1}>
        <SettingInput of="company.email" />
        <SettingInput of="company.phone" isOptional />
      </Grid>
    </Group>
  );
}
