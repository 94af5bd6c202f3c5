import { useApolloClient } from '@apollo/client/react';
import { Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { evictFields } from '../../data/cache/evict';
import { errorMessage } from '../../data/error-message';
import { Button } from '../../design/Button';
import { useToast } from '../../design/feedback/toast';
import { Section } from '../../design/page/Section';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { space, touchTarget, type } from '../../design/theme/tokens';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { AdminSettingsDocument, useUpdateStoreSettingsMutation } from '../settings/settings.generated';
import type { SetUpShopFragment } from './SetUpShop.generated';
import { SETUP_LABELS } from './setup-labels';

/** The steps before a new shop can trade, each with the way to where it is done. */
export function SetUpShop({ steps }: { steps: readonly SetUpShopFragment[] }) {
  const done = steps.filter(({ isDone }) => isDone);
  return (
    <Section
      title="Set up your shop"
      note={`${done.length} of ${steps.length} done. Do the rest before you take bookings.`}
      gap={3}
    >
      <Steps>
        {steps.map(({ kind, isDone, left }) => {
          const { title, text, link } = SETUP_LABELS[kind];
          const Icon = isDone ? CircleCheck : Circle;
          return (
            <li key={kind} data-done={isDone || undefined}>
              <Icon aria-hidden="true" size={20} />
              <div>
                <b>{title}</b>
                {isDone && <VisuallyHidden>, done</VisuallyHidden>}
                {!isDone && <Text size="small">{text(left)}</Text>}
              </div>
              {!isDone && kind === 'COLLECTIONS' && <KeepCollections />}
              {!isDone && link && <Link to={link.to}>{link.label}</Link>}
            </li>
          );
        })}
      </Steps>
    </Section>
  );
}

const Steps = styled.ul`
  ${type('small')}

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    padding-block: ${space(1.5)};
    border-block-start: 1px solid ${color.line};
  }

  svg { flex: none; color: ${color.textMuted}; }
  b { font-weight: 600; }
  li > div { flex: 1 1 14rem; }
  [data-done] svg { color: ${color.good}; }
  [data-done] b { font-weight: 400; color: ${color.textMuted}; }
  a { display: inline-flex; align-items: center; min-height: ${touchTarget}; ${type('small', 600)} }
  @media (pointer: fine) { a { min-height: 2rem; } }
`;

/** Confirms the areas and cut-off of collections as they are; a toast names them. */
function KeepCollections() {
  const client = useApolloClient();
  const [update] = useUpdateStoreSettingsMutation({ update: evictFields('adminShopSetup') });
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();

  async function keep() {
    setBusy(true);
    try {
      const { data } = await client.query({ query: AdminSettingsDocument, fetchPolicy: 'network-only' });
      const { version, sameDayCutOffHour, collectionRegions } = data!.adminSettings;
      await update({ variables: { input: { version: version!, sameDayCutOffHour } } });
      const until = `${String(sameDayCutOffHour).padStart(2, '0')}:00`;
      const areas = collectionRegions.length === 0 ? 'mainland Great Britain only' : 'the areas as set';
      toast(`Kept: ${areas}, same-day collection until ${until}`, 'good');
    } catch (failure) {
      toast(errorMessage(failure), 'bad');
      setBusy(false);
    }
  }

  return (
    <Button variant="quiet" isBusy={isBusy} onClick={() => void keep()}>
      Keep as they are
    </Button>
  );
}
