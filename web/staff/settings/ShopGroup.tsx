import { useFormContext } from 'react-hook-form';
import { COLLECTION_REGIONS, regionName } from '../../../rules/people/collection-regions';
import { Field } from '../../design/forms/Field';
import { Select } from '../../design/forms/inputs';
import { Text } from '../../design/Text';
import { Grid, Group } from '../../lib/forms/form-fields';
import { SettingInput } from './SettingInput';
import type { SettingsForm } from './settings-form';

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

/** Name, phone, promotion, promise and cut-off. */
export function ShopGroup() {
  const { register } = useFormContext<SettingsForm>();
  return (
    <Group>
      <legend>Shop</legend>
      <SettingInput
        field="name"
        hint="Shown on every page, in emails and on documents. Invoices show the company details instead."
      />
      <Grid $columns={2} $onPhone={1}>
        <SettingInput field="phone" isOptional hint="Shown at the top and foot of every page." />
        <SettingInput field="phoneHours" isOptional hint="Shown on the contact page." />
        <SettingInput
          field="onlineSavingPercent"
          isOptional
          inputMode="numeric"
          hint="How much less online costs than by phone. Quotes show both prices, and the top of every page says it. Leave it empty if nobody pays more by phone."
        />
        <SettingInput field="promotion" isOptional hint="Shown at the top of every page, after the saving." />
      </Grid>
      <SettingInput
        field="refundText"
        isLong
        hint="Shown on the home page, at the foot of every page, on orders, in confirmations and on printed quotes. You can't change the deadline itself: it's always 24 hours before the collection date."
      />
      <Field
        label="Same-day cut-off"
        hint="The UK time after which customers can't choose today for collection. Choose 00:00 to switch same-day collection off."
      >
        <Select {...register('sameDayCutOffHour')}>
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {hour === 24 ? 'All day (24:00)' : `${String(hour).padStart(2, '0')}:00`}
            </option>
          ))}
        </Select>
      </Field>
      <SettingInput
        field="areaCutOffs"
        isLong
        isOptional
        hint="Where today closes at another hour. One rule on each line, such as LS, BD: 10:00."
      />
      <SettingInput
        field="bankDetails"
        isLong
        isOptional
        hint="Where customers send a bank transfer: name, sort code and account number. Emails about such a booking show them."
      />
      <Text size="small">
        We collect in mainland Great Britain. Choose where else: other collection addresses are refused before
        payment, with these words.
      </Text>
      <Grid $columns={2} $onPhone={1}>
        {COLLECTION_REGIONS.map((area) => (
          <Field key={area} label={`Collect in ${regionName(area)}`}>
            <Select {...register(`collectionRegions.${area}`)}>
              <option value="false">No</option>
              <option value="true">Yes</option>
            </Select>
          </Field>
        ))}
      </Grid>
      <SettingInput
        field="premiumFromOrders"
        inputMode="numeric"
        hint="So many delivered orders make a Premium Customer on the account page. With 0 every customer is one. It changes no price."
      />
      <SettingInput
        field="refundLimit"
        inputMode="decimal"
        hint="The most of one order that a clerk refunds without asking. A larger refund waits for a second person who handles payments."
      />
      <Field
        label="Emails about new orders"
        hint="Sent to the email address in the company details. Emails about payments that need a person are always sent."
      >
        <Select {...register('newOrderEmails')}>
          <option value="true">On</option>
          <option value="false">Off</option>
        </Select>
      </Field>
    </Group>
  );
}
