import { errorMessage, invalidFields } from '../../../data/error-message';
import { Button, LinkButton } from '../../../design/Button';
import { ErrorPanel } from '../../../design/feedback/ErrorPanel';
import { Notice } from '../../../design/feedback/Notice';
import { Page } from '../../../design/page/Page';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { PageHeading } from '../../../lib/page/PageHeading';

interface LinkActionPageProps {
  /** The effect of a press. */
  readonly text: string;
  readonly label: string;
  /** Shown once it is done. */
  readonly doneText: string;
  /** `token` of the link; empty without one. */
  readonly token: string;
  readonly mutate: (options: { readonly variables: { readonly token: string } }) => Promise<unknown>;
  readonly result: { readonly data?: unknown; readonly error?: Error; readonly loading: boolean };
}

/** Acts on an email's link at a press, without signing in. Not on mount: programs that check links open them too. */
export function LinkActionPage({ text, label, doneText, token, mutate, result }: LinkActionPageProps) {
  const { data, error, loading } = result;
  const isNoLink = !token || invalidFields(error).some(({ field }) => field === 'token');
  const onPress = () => void mutate({ variables: { token } }).catch(() => {});

  return (
    <Page measure="form">
      <Stack gap={5}>
        <PageHeading />
        {Boolean(data) && (
          <>
            <Notice kind="good" isAnnounced>
              {doneText}
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
              {label}
            </Button>
          </>
        )}
      </Stack>
    </Page>
  );
}
