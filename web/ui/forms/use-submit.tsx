import { type BaseSyntheticEvent, type ReactNode, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { errorMessage, refusedFields } from '../../apollo/error-message';
import { Notice } from '../feedback/Notice';

interface SubmitOptions<Values> {
  /** Shown for a failure; the server's own message unless given. */
  messageOf?: (error: unknown) => string;
  /** The form's name for a field of the server's input. */
  fieldOf?: (serverField: string) => string;
  /** Called first with a failure; true means that it is dealt with, and nothing is shown. */
  onError?: (error: unknown) => boolean | undefined;
  /** Shown above a form that is not sent, as its own rules are broken. */
  invalidMessage?: (values: Values) => string;
}

interface Submit<Values> {
  /** In place of the form's own `handleSubmit`; what `send` throws is shown. One at a time. */
  handleSubmit: (
    send: (values: Values) => Promise<unknown> | undefined,
  ) => (event?: BaseSyntheticEvent) => Promise<void>;
  /** Why the last try failed, beyond what stands at the fields; to be rendered in the form. */
  errorNotice: ReactNode;
  clearError: () => void;
}

/** Sends a form. The server's refusals stand at their fields, and the first of them has the focus. */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  options: SubmitOptions<Values> = {},
): Submit<Values> {
  const { messageOf = errorMessage, fieldOf = (field) => field, onError, invalidMessage } = options;
  const [message, setMessage] = useState<string>();
  const isPending = useRef(false);

  function showError(error: unknown): void {
    if (onError?.(error)) return;
    const refused = refusedFields(error)
      .map(({ field, message }) => ({ name: fieldOf(field) as FieldPath<Values>, message }))
      .filter(({ name }) => isMounted(get(form.control._fields, name)));
    for (const [index, { name, message }] of refused.entries())
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    const text = messageOf(error);
    // What stands at a field is not said twice.
    if (!refused.some(({ message }) => message === text)) setMessage(text);
  }

  const handleSubmit: Submit<Values>['handleSubmit'] = (send) => async (event) => {
    event?.preventDefault();
    if (isPending.current) return;
    isPending.current = true;
    setMessage(undefined);
    const submit = form.handleSubmit(
      async (values) => {
        try {
          await send(values);
        } catch (error) {
          showError(error);
        }
      },
      () => setMessage(invalidMessage?.(form.getValues())),
    );
    try {
      await submit(event);
    } finally {
      isPending.current = false;
    }
  };

  return {
    handleSubmit,
    errorNotice: message && <Notice kind="bad">{message}</Notice>,
    clearError: () => setMessage(undefined),
  };
}

/** A field that is in the page; one that is not cannot show anything. */
function isMounted(field: { _f?: { mount?: boolean } } | undefined): boolean {
  return field?._f?.mount === true;
}
