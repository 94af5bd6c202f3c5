import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { space } from '../../../design/theme/tokens';
import { VIEW_NAME_MAX } from './saved-views';

interface NameFormProps {
  label: string;
  button: string;
  name?: string;
  nameProblem: (name: string) => string | null;
  onName: (name: string) => void;
}

/** Asks for the name of a view; a refusal shows once it was sent. */
export function NameForm({ label, button, name = '', nameProblem, onName }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [isSent, setIsSent] = useState(false);
  const refusal = nameProblem(typed);

  function send(event: SubmitEvent) {
    event.preventDefault();
    setIsSent(true);
    if (refusal === null) onName(typed.trim());
  }

  return (
    <Form noValidate onSubmit={send}>
      <Field label={label} error={(isSent && refusal) || undefined}>
        <TextInput
          value={typed}
          maxLength={VIEW_NAME_MAX}
          autoComplete="off"
          autoFocus={name !== ''}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {button}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(2)};
`;
