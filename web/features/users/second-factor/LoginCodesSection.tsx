import { useState } from 'react';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { Section } from '../../../design/page/Section';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { formatDate } from '../../../lib/formats/formats';
import { QueryStates } from '../../../lib/queries/QueryStates';
import { LoginCodesSetup } from './LoginCodesSetup';
import { RecoveryCodes } from './RecoveryCodes';
import { RenewCodesForm } from './RenewCodesForm';
import { StopCodesForm } from './StopCodesForm';
import { type MySecondFactorQuery, useMySecondFactorQuery } from './second-factor.generated';

type Step = 'setup' | 'renew' | 'stop';

/** Login codes: set up with an authenticator app, with recovery codes that are shown once, and turned off. */
export function LoginCodesSection() {
  const query = useMySecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Section title="Login codes" gap={3}>
      <QueryStates
        query={{ ...query, data: query.data ?? query.previousData }}
        loadingLabel="Loading your login codes..."
        skeleton={<Skeleton height="3rem" />}
        errorFallback="We couldn't load your login codes."
      >
        {({ mySecondFactor }) => <LoginCodes status={mySecondFactor} />}
      </QueryStates>
    </Section>
  );
}

function LoginCodes({ status }: { status: MySecondFactorQuery['mySecondFactor'] }) {
  const { confirmedAt, recoveryCodesLeft, isRequired } = status;
  const [step, setStep] = useState<Step>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setStep(undefined);
  const show = (fresh: readonly string[]) => {
    close();
    setCodes(fresh);
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  if (step === 'setup') return <LoginCodesSetup onDone={show} onCancel={close} />;
  if (step === 'renew') return <RenewCodesForm onDone={show} onCancel={close} />;
  if (step === 'stop') return <StopCodesForm onDone={close} />;
  if (!confirmedAt)
    return (
      <Stack gap={3}>
        {isRequired && (
          <Notice kind="warn">Set up login codes. Our staff need them before they can work here.</Notice>
        )}
        <Text size="small" tone="textMuted">
          After your password, we ask for a code from an app on your phone. A stolen password alone then opens
          nothing.
        </Text>
        <Row>
          <Button onClick={() => setStep('setup')}>Set up login codes</Button>
        </Row>
      </Stack>
    );
  return (
    <Stack gap={3}>
      <Text size="small">
        On since {formatDate(confirmedAt)}. Recovery codes left: {recoveryCodesLeft}.
      </Text>
      <Row>
        <Button variant="secondary" onClick={() => setStep('renew')}>
          New recovery codes
        </Button>
        <Button variant="quiet" onClick={() => setStep('stop')}>
          Turn off login codes
        </Button>
      </Row>
    </Stack>
  );
}
