import { styled } from 'styled-components';
import { color } from '../../theme/colors';
import { layer, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { LeaveQuestion } from '../../ui/dialogs/LeaveQuestion';
import { Notice } from '../../ui/feedback/Notice';
import { Heading } from '../../ui/Heading';
import { Panel } from '../../ui/Panel';
import { Row, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { ChangedSettings } from './ChangedSettings';
import { CompanyGroup } from './CompanyGroup';
import { LinksGroup } from './LinksGroup';
import { RatesGroup } from './RatesGroup';
import { ServicesGroup } from './ServicesGroup';
import { ShopGroup } from './ShopGroup';
import type { StoreSettingsPartsFragment } from './settings.generated';
import { startSettingsForm } from './settings-form';
import { useSettingsForm } from './use-settings-form';

/** Everything the owner of the shop decides, in one form; nothing typed is lost. */
export function SettingsScreen({ settings }: { settings: StoreSettingsPartsFragment }) {
  const state = useSettingsForm(settings);
  const { newer, changed, problems, refusal, before, isSaving } = state;
  const isUnsaved = changed.length > 0;

  return (
    <form
      ref={state.element}
      noValidate
      aria-label="Settings"
      onSubmit={(event) => {
        event.preventDefault();
        if (isUnsaved && !isSaving && !newer) void state.save();
      }}
    >
      <Stack gap={6}>
        {state.notice}
        <Panel>
          <ShopGroup state={state} />
        </Panel>
        <Panel as="section">
          <Stack gap={4}>
            <Heading size="title">Services</Heading>
            <ServicesGroup state={state} />
          </Stack>
        </Panel>
        <Panel as="section">
          <Stack gap={4}>
            <Heading size="title">Custom-box rates</Heading>
            <RatesGroup state={state} />
          </Stack>
        </Panel>
        <Panel>
          <CompanyGroup state={state} />
        </Panel>
        <Panel>
          <LinksGroup state={state} />
        </Panel>
        {newer && (
          <ChangedSettings
            before={before}
            current={startSettingsForm(newer)}
            typed={changed}
            onTakeOver={() => state.takeOver(newer)}
          />
        )}
        <SaveBar>
          {refusal && <Notice kind="bad">{refusal}</Notice>}
          {problems.size > 0 && (
            <Notice kind="bad">
              {problems.size === 1 ? 'One field needs' : `${problems.size} fields need`} another look.
            </Notice>
          )}
          <Row>
            <Button type="submit" isBusy={isSaving} aria-disabled={!isUnsaved || newer !== undefined}>
              {isSaving ? 'Saving...' : 'Save settings'}
            </Button>
            {isUnsaved && (
              <Button variant="secondary" onClick={state.undo}>
                Undo changes
              </Button>
            )}
            <Text size="small" tone="textMuted" role="status">
              {isUnsaved ? 'Not saved yet.' : 'Everything is saved.'}
            </Text>
          </Row>
        </SaveBar>
      </Stack>
      <LeaveQuestion isOn={isUnsaved}>The settings you changed are not saved yet.</LeaveQuestion>
    </form>
  );
}

const SaveBar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.sticky};
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
`;
