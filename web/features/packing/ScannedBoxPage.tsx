import { type ReactNode, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { errorCode, errorMessage } from '../../data/error-message';
import { LinkButton } from '../../design/Button';
import { ErrorPanel } from '../../design/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../design/feedback/Skeleton';
import { Page } from '../../design/page/Page';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { PageHeading } from '../../lib/page/PageHeading';
import { loginPath } from '../../session/login-path';
import { useSession } from '../../session/session';
import { readStored } from '../../session/stored';
import { useScanBoxMutation } from './boxes.generated';
import { ScannedBoxScreen } from './ScannedBoxScreen';

/**
 * /box/{token}: the page behind the code on a box's label, for staff, the box's owner and this device's follower of the
 * order. It shows others nothing of the box.
 */
export function ScannedBoxPage() {
  const { token = '' } = useParams();
  const { pathname } = useLocation();
  const { user } = useSession();
  const userId = user?.id;
  const followToken = userId ? undefined : readStored('followToken');
  const mayAsk = Boolean(userId || followToken);
  const [scan, { data, error }] = useScanBoxMutation();
  const ask = () => void scan({ variables: { token, followToken } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each label and reader
  useEffect(() => {
    if (mayAsk) ask();
  }, [token, userId, mayAsk]);

  if (data)
    return (
      <Page measure="column">
        <ScannedBoxScreen found={data.scanBox} />
      </Page>
    );
  const code = errorCode(error);
  if (!mayAsk || code === 'BAD_INPUT')
    return (
      <Framed title="Whose box is this?">
        <Text>Log in to see what's in it, if it's yours. Nobody else can.</Text>
        <Row>
          <LinkButton to={loginPath(pathname)}>Log in</LinkButton>
          <LinkButton to="/follow" variant="secondary">
            I have a tracking link
          </LinkButton>
        </Row>
      </Framed>
    );
  if (code === 'NOT_FOUND')
    return (
      <Framed title="Box not found">
        <Text>
          We don't know this label, or it's on a box of someone else. It may be damaged, or from another
          company.
        </Text>
        <Row>
          <LinkButton to="/">Back to Home</LinkButton>
        </Row>
      </Framed>
    );
  return (
    <Framed title="Box">
      {error ? (
        <ErrorPanel message={errorMessage(error, 'Failed to fetch the box')} onRetry={ask} />
      ) : (
        <Loading label="Loading the box...">
          <Stack gap={4}>
            <Skeleton height="3rem" />
            <Skeleton height="8rem" />
            <Skeleton height="12rem" />
          </Stack>
        </Loading>
      )}
    </Framed>
  );
}

function Framed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page measure="column">
      <Stack gap={5}>
        <PageHeading title={title} />
        {children}
      </Stack>
    </Page>
  );
}
