import { type BaseSyntheticEvent, type ReactNode, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { errorMessage, invalidFields } from '../../data/error-message';
import { Notice } from '../../design/feedback/Notice';
import { sortByPage } from './page-order';

export interface SubmitOptions<Values> {
  /** The message of a failure; the server's own by default. */
  messageOf?: (error: unknown) => string;
  /** The form's name for a field of the server's input. */
  fieldOf?: (serverField: string) => string;
  /** Called first with a failure; true: handled, nothing is shown. */
  onError?: (error: unknown) => boolean | undefined;
  /** Shown above a form that its own rules reject. */
  invalidMessage?: (values: Values) => string;
}

interface Submit<Values> {
  /** Replaces the form's `handleSubmit`; shows what `send` throws. One submit at a time. */
  handleSubmit: (
    send: (values: Values) => Promise<unknown> | undefined,
  ) => (event?: BaseSyntheticEvent) => Promise<void>;
  /** The last failure, except what is shown at fields; render it in the form. */
  errorNotice: ReactNode;
  clearError: () => void;
}

/**
 * Submits a form. What its rules or the server refuse appears at its fields, and the first of those has the focus.
 */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  options: SubmitOptions<Values> = {},
): Submit<Values> {
  const { messageOf = errorMessage, fieldOf = (field) => field, onError, invalidMessage } = options;
  const [message, setMessage] = useState<string>();
  const isPending = useRef(false);

  function showError(error: unknown): void {
    if (onError?.(error)) return;
    const refused = invalidFields(error)
      .map(({ field, message }) => ({ name: fieldOf(field) as FieldPath<Values>, message }))
      .filter(({ name }) => isMounted(get(form.control._fields, name)));
    for (const [index, { name, message }] of refused.entries())
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    const text = messageOf(error);
    // Not repeated when it is shown at a field.
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
      () => {
        sortByPage(form.control);
        setMessage(invalidMessage?.(form.getValues()));
      },
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

/** Only a mounted field can show an error. */
function isMounted(field: { _f?: { mount?: boolean } } | undefined): boolean {
  return field?._f?.mount === true;
}
