import { useRef } from 'react';
import { FormProvider, get } from 'react-hook-form';
import { SERVICE_LEVELS } from '../../../rules/prices/quote';
import { errorMessageOr, requireData } from '../../data/error-message';
import { announceShopChange } from '../../data/shop-changes';
import { Button } from '../../design/Button';
import { Notice } from '../../design/feedback/Notice';
import { useToast } from '../../design/feedback/toast';
import { Panel } from '../../design/Panel';
import { Section } from '../../design/page/Section';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { pluralForm } from '../../lib/formats/counts';
import { Grid, Group } from '../../lib/forms/form-fields';
import { UnsavedGuard } from '../../lib/forms/UnsavedGuard';
import { SaveBar } from '../ui/forms/SaveBar';
import { useVersionedForm } from '../ui/forms/use-versioned-form';
import { LinksGroup } from './LinksGroup';
import { RatesGroup } from './RatesGroup';
import { BesideMenu, SectionsMenu } from './SectionsMenu';
import { SettingInput } from './SettingInput';
import { SettingsConflict } from './SettingsConflict';
import { ShopGroup } from './ShopGroup';
import { type StoreSettingsPartsFragment, useUpdateStoreSettingsMutation } from './settings.generated';
import { checkSettings, SETTINGS_FIELDS } from './settings-fields';
import { LINK_SLOTS, PROOF_SLOTS, startSettingsForm, toSettingsInput } from './settings-form';

/** All settings in one form. */
export function SettingsScreen({ settings }: { settings: StoreSettingsPartsFragment }) {
  const [update] = useUpdateStoreSettingsMutation();
  const toast = useToast();
  const saveButton = useRef<HTMLButtonElement>(null);
  const { form, base, status, conflict, takeOver, undo, ...editor } = useVersionedForm({
    thing: 'settings',
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
  });
  const isUnsaved = status !== 'clean';
  const { errors } = form.formState;
  const wrongCount = SETTINGS_FIELDS.filter(({ key }) => get(errors, key)).length;

  /** The button that was pressed is gone. */
  const focusSave = () => saveButton.current?.focus();

  return (
    <FormProvider {...form}>
      <BesideMenu>
        <SectionsMenu />
        <form
          noValidate
          aria-label="Settings"
          onSubmit={status === 'dirty' && !conflict ? editor.onSubmit : (event) => event.preventDefault()}
        >
          <Stack gap={6}>
            {editor.draftNotice}
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
                of="proofs"
                slots={PROOF_SLOTS}
                title="Memberships and reviews"
                hint="Shown on the home and contact pages, each with a link to the page that proves it. Add only what is true."
                none="None are shown."
                add="Add a membership or review"
              />
            </Panel>
            <Panel id="links">
              <LinksGroup
                of="socialLinks"
                slots={LINK_SLOTS}
                title="Social links"
                none="There are no links at the foot of the pages."
                add="Add a link"
              />
            </Panel>
            {conflict && base && (
              <SettingsConflict
                key={conflict.version}
                before={base}
                typed={editor.dirtyFields}
                onTakeOver={(current) => {
                  takeOver(current, { keepDirtyValues: true });
                  focusSave();
                }}
              />
            )}
            <SaveBar>
              {editor.errorNotice}
              {wrongCount > 0 && (
                <Notice kind="bad">
                  {pluralForm(wrongCount, 'One field needs', `${wrongCount} fields need`)} another look.
                </Notice>
              )}
              <Row>
                <Button
                  ref={saveButton}
                  type="submit"
                  isBusy={status === 'saving'}
                  aria-disabled={!isUnsaved || conflict !== null}
                >
                  {status === 'saving' ? 'Saving...' : 'Save settings'}
                </Button>
                {isUnsaved && (
                  <Button
                    variant="secondary"
                    onClick={() => {
                      undo();
                      focusSave();
                    }}
                  >
                    Undo changes
                  </Button>
                )}
                <Text size="small" tone="textMuted" role="status">
                  {isUnsaved ? 'Not saved yet.' : 'Everything is saved.'}
                </Text>
              </Row>
            </SaveBar>
          </Stack>
          <UnsavedGuard isOn={isUnsaved}>You haven't saved your changes to the settings.</UnsavedGuard>
        </form>
      </BesideMenu>
    </FormProvider>
  );
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

/** The issuer of documents. */
function CompanyGroup() {
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
