import { get } from 'react-hook-form';
import { SERVICE_LEVELS } from '../../../rules/prices/quote';
import { errorMessageOr, requireData } from '../../data/error-message';
import { UNCACHED_QUERY } from '../../data/read-conflict';
import { announceShopChange } from '../../data/shop-changes';
import { Notice } from '../../design/feedback/Notice';
import { useToast } from '../../design/feedback/toast';
import { Panel } from '../../design/Panel';
import { Section } from '../../design/page/Section';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { pluralForm } from '../../lib/formats/counts';
import { Grid, Group } from '../../lib/forms/form-fields';
import { RecordForm } from '../ui/records/RecordForm';
import { useEditedRecord } from '../ui/records/use-edited-record';
import { LinksGroup } from './LinksGroup';
import { RatesGroup } from './RatesGroup';
import { BesideMenu, SectionsMenu } from './SectionsMenu';
import { SettingInput } from './SettingInput';
import { ShopGroup } from './ShopGroup';
import {
  type StoreSettingsPartsFragment,
  useAdminSettingsQuery,
  useUpdateStoreSettingsMutation,
} from './settings.generated';
import { checkSettings, SERVICE_TITLES, SETTINGS_FIELDS, SETTINGS_LABELS } from './settings-fields';
import { LINK_SLOTS, PROOF_SLOTS, startSettingsForm, toSettingsInput } from './settings-form';

/** All settings in one form. */
export function SettingsScreen({ settings }: { settings: StoreSettingsPartsFragment }) {
  const [update] = useUpdateStoreSettingsMutation();
  const toast = useToast();
  const editor = useEditedRecord({
    thing: 'settings',
    called: 'the settings',
    record: settings,
    valuesOf: (saved) => startSettingsForm(saved ?? settings),
    check: checkSettings,
    messageOf: errorMessageOr("We couldn't save the settings. Please try again."),
    async save(values, base, version) {
      const input = toSettingsInput(
        values,
        startSettingsForm(base ?? settings),
        (version ?? settings.version)!,
      );
      return requireData((await update({ variables: { input } })).data).adminUpdateStoreSettings;
    },
    onSaved() {
      announceShopChange();
      toast('Settings saved. They apply from now on.', 'good');
    },
    labels: SETTINGS_LABELS,
    isMerged: true,
    useCurrent: useCurrentSettings,
  });
  const { errors } = editor.form.formState;
  const wrongCount = SETTINGS_FIELDS.filter(({ key }) => get(errors, key)).length;

  return (
    <BesideMenu>
      <SectionsMenu />
      <RecordForm
        editor={editor}
        place="page"
        title="Settings"
        lossWarning="You haven't saved your changes to the settings."
        submitLabel={editor.isSaving ? 'Saving...' : 'Save settings'}
        notes={
          wrongCount > 0 && (
            <Notice kind="bad">
              {pluralForm(wrongCount, 'One field needs', `${wrongCount} fields need`)} another look.
            </Notice>
          )
        }
      >
        <Panel id="shop">
          <ShopGroup />
        </Panel>
        <Section id="services" title="Services">
          <ServicesGroup />
        </Section>
        <Section id="rates" title="Custom-box rates">
          <RatesGroup />
        </Section>
        <Panel id="company">
          <CompanyGroup />
        </Panel>
        <Panel id="proofs">
          <LinksGroup
            list="proofs"
            slots={PROOF_SLOTS}
            title="Memberships and reviews"
            hint="Shown on the home and contact pages, each with a link to the page that proves it. Add only what is true."
            none="None are shown."
            add="Add a membership or review"
          />
        </Panel>
        <Panel id="links">
          <LinksGroup
            list="socialLinks"
            slots={LINK_SLOTS}
            title="Social links"
            none="There are no links at the foot of the pages."
            add="Add a link"
          />
        </Panel>
      </RecordForm>
    </BesideMenu>
  );
}

function useCurrentSettings() {
  const { data, ...query } = useAdminSettingsQuery(UNCACHED_QUERY);
  return { ...query, data: data?.adminSettings };
}

/** Name, description and price of each service. */
function ServicesGroup() {
  return (
    <Stack gap={6}>
      <Text size="small" tone="textMuted">
        A new surcharge applies to new checkouts. Open checkouts, saved quotes and orders keep their prices.
      </Text>
      {SERVICE_LEVELS.map((level) => (
        <Group key={level}>
          <legend>{SERVICE_TITLES[level]}</legend>
          <Grid $columns={2} $onPhone={1}>
            <SettingInput field={`services.${level}.name`} />
            {level === 'standard' ? (
              <Text size="small" tone="textMuted">
                Included in every price.
              </Text>
            ) : (
              <SettingInput field={`services.${level}.surcharge`} inputMode="decimal" />
            )}
          </Grid>
          <SettingInput field={`services.${level}.description`} isLong />
        </Group>
      ))}
    </Stack>
  );
}

/** The issuer of documents. */
function CompanyGroup() {
  return (
    <Group>
      <legend>Company details on documents</legend>
      <Text size="small" tone="textMuted">
        Used on new invoices and credit notes. Issued ones never change.
      </Text>
      <SettingInput field="company.legalName" />
      <SettingInput field="company.addressLines" isLong />
      <Grid $columns={3} $onPhone={1}>
        <SettingInput field="company.companyNumber" />
        <SettingInput
          field="company.vatNumber"
          isOptional
          hint="Leave empty if the company isn't registered for VAT."
        />
        <SettingInput field="company.vatPercent" inputMode="decimal" />
      </Grid>
      <SettingInput
        field="company.vatText"
        isOptional
        isLong
        hint="The reason for this rate, which the law requires on invoices."
      />
      <Grid $columns={2} $onPhone={1}>
        <SettingInput field="company.email" />
        <SettingInput field="company.phone" isOptional />
      </Grid>
    </Group>
  );
}
