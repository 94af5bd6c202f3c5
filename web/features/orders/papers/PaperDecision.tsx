import { type FormEvent, useState } from 'react';
import { PAPER_REASON_MAX } from '../../../../rules/files/papers';
import { errorMessage } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Field } from '../../../design/forms/Field';
import { Row, Stack } from '../../../design/Stack';
import { TextArea } from '../../../lib/forms/form-fields';
import { type PaperFragment, useDecidePaperMutation } from './papers.generated';

/** Staff find the file of a paper right, or refuse it with a reason that the customer reads. */
export function PaperDecision({ paper: { id, name, version } }: { paper: PaperFragment }) {
  const [isRefusing, setIsRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [decide, { loading }] = useDecidePaperMutation();

  async function save(state: 'CHECKED' | 'REFUSED'): Promise<void> {
    setFailure(undefined);
    try {
      await decide({ variables: { id, input: { state, reason, version } } });
    } catch (error) {
      setFailure(errorMessage(error, "We couldn't save this. Please try again."));
    }
  }

  function refuse(event: FormEvent): void {
    event.preventDefault();
    const isEmpty = reason.trim() === '';
    setProblem(isEmpty ? 'Say what is wrong: the customer reads it' : undefined);
    if (!isEmpty) void save('REFUSED');
  }

  return (
    <Stack gap={2}>
      {failure && <Notice kind="bad">{failure}</Notice>}
      {isRefusing ? (
        <form onSubmit={refuse} noValidate>
          <Stack gap={3}>
            <Field label="What is wrong with it" {...(problem && { error: problem })}>
              <TextArea
                value={reason}
                maxLength={PAPER_REASON_MAX}
                autoFocus
                onChange={({ target }) => setReason(target.value)}
              />
            </Field>
            <Row gap={2}>
              <Button type="submit" isBusy={loading}>
                Refuse and tell the customer
              </Button>
              <Button variant="quiet" onClick={() => setIsRefusing(false)}>
                Back
              </Button>
            </Row>
          </Stack>
        </form>
      ) : (
        <Row gap={2}>
          <Button isBusy={loading} aria-label={`Mark checked: ${name}`} onClick={() => void save('CHECKED')}>
            Mark checked
          </Button>
          <Button variant="secondary" aria-label={`Refuse ${name}`} onClick={() => setIsRefusing(true)}>
            Refuse
          </Button>
        </Row>
      )}
    </Stack>
  );
}
