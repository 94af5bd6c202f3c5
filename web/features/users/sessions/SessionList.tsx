import type { FragmentType } from '@apollo/client/masking';
import { styled } from 'styled-components';
import { evictObject } from '../../../data/cache/evict';
import { errorMessage } from '../../../data/error-message';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Badge } from '../../../design/Badge';
import { Button } from '../../../design/Button';
import { useToast } from '../../../design/feedback/toast';
import { color } from '../../../design/theme/colors';
import { space, type } from '../../../design/theme/tokens';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { formatDateTime } from '../../../lib/formats/formats';
import { SessionListFragmentDoc } from './SessionList.generated';
import { useEndSessionMutation } from './sessions.generated';

/** The devices that the account is logged in on; each but this one can be logged out. */
export function SessionList(props: { sessions: readonly FragmentType<typeof SessionListFragmentDoc>[] }) {
  const sessions = useFragmentData(SessionListFragmentDoc, props.sessions);
  const [endSession, { loading }] = useEndSessionMutation();
  const toast = useToast();

  async function end(id: string, name: string) {
    try {
      await endSession({ variables: { id }, update: evictObject('ActiveSession', id) });
      toast(`${name} is logged out.`, 'good');
    } catch (error) {
      toast(errorMessage(error, 'An error occurred. Please try again.'), 'bad');
    }
  }

  return (
    <List aria-label="Devices">
      {sessions.map(({ id, device, network, createdAt, usedAt, isCurrent }) => {
        const name = device || 'Unknown device';
        return (
          <Session key={id}>
            <div>
              <strong>
                {name} {isCurrent && <Badge tone="good">This device</Badge>}
              </strong>
              <Facts>
                <span>Last used {formatDateTime(usedAt)}</span>
                <span>Logged in {formatDateTime(createdAt)}</span>
                {network && <span>Network {network}</span>}
              </Facts>
            </div>
            {!isCurrent && (
              <Button variant="secondary" disabled={loading} onClick={() => void end(id, name)}>
                Log out <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            )}
          </Session>
        );
      })}
    </List>
  );
}

const List = styled.ul`display: grid;`;

const Session = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color.line};
  ${type('small')}

  > div { flex: 1 1 14rem; display: grid; gap: ${space(0.5)}; }
  strong { font-weight: 600; }
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(4)};
  ${type('caption')}
  color: ${color.textMuted};
`;
