import { errorMessage, invalidFields } from '../../../data/error-message';
import { Button, LinkButton } from '../../../design/Button';
import { ErrorPanel } from '../../../design/feedback/ErrorPanel';
import { Notice } from '../../../design/feedback/Notice';
import { Page } from '../../../design/page/Page';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { PageHeading } from '../../../lib/page/PageHeading';

interface PressPageProps {
  /** The effect of a press. */
  readonly text: string;
  readonly button: string;
  /** Shown once it is done. */
  readonly done: string;
  /** `token` of the link; empty without one. */
  readonly token: string;
  readonly press: (options: { readonly variables: { readonly token: string } }) => Promise<unknown>;
  readonly result: { readonly data?: unknown; readonly error?: Error; readonly loading: boolean };
}

/** Acts on an email's link at a press, without signing in. Not on mount: programs that check links open them too. */
export function PressPage({ text, button, done, token, press, result }: PressPageProps) {
  const { data, error, loading } = result;
  const isNoLink = !token || invalidFields(error).some(({ field }) => field === 'token');
  const onPress = () => void press({ variables: { token } }).catch(() => {});

  return (
    <Page measure="form">
      <Stack gap={5}>
        <PageHeading />
        {Boolean(data) && (
          <>
            <Notice kind="good" isAnnounced>
              {done}
            </Notice>
            <LinkButton to="/">Home</LinkButton>
          </>
        )}
        {isNoLink && (
          <Notice kind="warn" isAnnounced>
            {error ? errorMessage(error) : 'Open the link in our email again.'}
          </Notice>
        )}
        {error && !isNoLink && <ErrorPanel message={errorMessage(error)} onRetry={onPress} />}
        {!data && !error && !isNoLink && (
          <>
            <Text>{text}</Text>
            <Button isBusy={loading} onClick={onPress}>
              {button}
            </Button>
          </>
        )}
      </Stack>
    </Page>
  );
}
