import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { deleteRecord } from '../../../data/cache/delete-record';
import { evictFields, evictObject } from '../../../data/cache/evict';
import { errorMessage } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { Drawer } from '../../../design/dialogs/Drawer';
import { useToast } from '../../../design/feedback/toast';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { Heading } from '../../../design/Heading';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { space } from '../../../design/theme/tokens';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { useSubmit } from '../../../lib/forms/use-submit';
import { ListStates } from '../../../lib/lists/ListStates';
import { useList } from '../../../lib/lists/use-paged-list';
import {
  type CannedAnswersQuery,
  useCannedAnswersQuery,
  useDeleteCannedAnswerMutation,
  useSaveCannedAnswerMutation,
} from './answers.generated';

type Answer = CannedAnswersQuery['adminCannedAnswers']['nodes'][number];

/** The server's limit. */
const TITLE_MAX = 60;

interface CannedAnswersProps {
  draft: string;
  /** The customer's name, for `{name}`, which stays where it is empty. */
  name: string;
  onDraft: (text: string) => void;
}

/** For staff: texts that are sent often, put into the message or saved from it. */
export function CannedAnswers({ draft, name, onDraft }: CannedAnswersProps) {
  const [isOpen, setIsOpen] = useState(false);

  function insert({ body }: Answer): void {
    const text = name ? body.replaceAll('{name}', name) : body;
    onDraft(draft.trim() ? `${draft.trimEnd()}\n\n${text}` : text);
    setIsOpen(false);
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Saved answers
      </Button>
      {isOpen && (
        <Drawer isOpen onOpenChange={setIsOpen} title="Saved answers">
          <Stack gap={6}>
            <AnswerList onInsert={insert} />
            <SaveAnswer draft={draft} />
          </Stack>
        </Drawer>
      )}
    </>
  );
}

function AnswerList({ onInsert }: { onInsert: (answer: Answer) => void }) {
  const query = useList(
    useCannedAnswersQuery({ fetchPolicy: 'cache-and-network' }),
    (data) => data.adminCannedAnswers.nodes,
  );
  const deletion = useDeleteCannedAnswerMutation();
  const toast = useToast();

  async function remove({ id, title }: Answer): Promise<void> {
    try {
      await deleteRecord(deletion, { variables: { id }, evict: evictObject('CannedAnswer', id) });
      toast(`${title} deleted`, 'good');
    } catch (error) {
      toast(errorMessage(error), 'bad');
    }
  }

  return (
    <ListStates query={query} itemsName="answers">
      {(answers) =>
        answers.length === 0 ? (
          <Text tone="textMuted">
            No saved answers yet. Write a message, then save it here for all staff.
          </Text>
        ) : (
          <Answers>
            {answers.map((answer) => (
              <li key={answer.id}>
                <Text weight={600}>{answer.title}</Text>
                <Preview>{answer.body}</Preview>
                <Row gap={2}>
                  <Button variant="secondary" onClick={() => onInsert(answer)}>
                    Insert<VisuallyHidden> {answer.title}</VisuallyHidden>
                  </Button>
                  <Button variant="quiet" onClick={() => void remove(answer)}>
                    Delete<VisuallyHidden> {answer.title}</VisuallyHidden>
                  </Button>
                </Row>
              </li>
            ))}
          </Answers>
        )
      }
    </ListStates>
  );
}

/** Saves the message that is being written. */
function SaveAnswer({ draft }: { draft: string }) {
  const [save] = useSaveCannedAnswerMutation({ update: evictFields('adminCannedAnswers') });
  const form = useForm({ defaultValues: { title: '' } });
  const { handleSubmit, errorNotice } = useSubmit(form);
  const { errors, isSubmitting } = form.formState;
  const toast = useToast();
  if (!draft.trim()) return null;

  const submit = handleSubmit(async ({ title }) => {
    await save({ variables: { title, body: draft } });
    form.reset();
    toast(`${title.trim()} saved`, 'good');
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Heading level={3}>Save your message</Heading>
        <Field
          label="Title"
          hint="All staff see it. {name} in the text becomes the customer's name. The same title replaces an answer."
          error={errors.title?.message}
        >
          <TextInput
            {...form.register('title', { validate: (text) => Boolean(text.trim()) || 'Enter a title' })}
            maxLength={TITLE_MAX}
            autoComplete="off"
          />
        </Field>
        {errorNotice}
        <Button type="submit" isBusy={isSubmitting}>
          Save answer
        </Button>
      </Stack>
    </form>
  );
}

const Answers = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  > li {
    display: grid;
    gap: ${space(2)};
    padding-block-end: ${space(4)};
    border-block-end: 1px solid ${color.line};
  }
`;

const Preview = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
