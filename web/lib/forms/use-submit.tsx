import { type BaseSyntheticEvent, type ReactNode, useRef, useState } from 'react';
import { type FieldErrors, type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { errorMessage, invalidFields } from '../../data/error-message';
import { Notice } from '../../design/feedback/Notice';

export interface SubmitOptions<Values> {
  /** The message of a failure; the server's own by default. */
  messageOf?: (error: unknown) => string;
  /** The form's name for a field of the server's input. */
  fieldOf?: (serverField: string) => string;
  /** Called first with a failure; true: handled, nothing is shown. */
  onError?: (error: unknown) => boolean | undefined;
  /** Shown above a form that its own rules reject. */
  invalidMessage?: (values: Values) => string | undefined;
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
  /** Of the last submit that had an event. */
  const element = useRef<HTMLFormElement>(null);

  function showError(error: unknown): void {
    if (onError?.(error)) return;
    const refused = invalidFields(error)
      .map(({ field, message }) => ({ name: fieldOf(field) as FieldPath<Values>, message }))
      .filter(({ name }) => element.current?.elements.namedItem(name));
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
    element.current = formOf(event) ?? element.current;
    setMessage(undefined);
    let found: FieldErrors<Values> | undefined;
    const submit = form.handleSubmit(
      async (values) => {
        try {
          await send(values);
        } catch (error) {
          showError(error);
        }
      },
      (errors) => {
        found = errors;
        setMessage(invalidMessage?.(form.getValues()));
      },
    );
    try {
      await submit(event);
      // React Hook Form first gives the focus in the order of registration, where a field that appeared later is last.
      if (found) setTimeout(focusFirst, 0, element.current, found);
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

function formOf(event: BaseSyntheticEvent | undefined): HTMLFormElement | null {
  return event?.target instanceof Element ? event.target.closest('form') : null;
}

/** Gives the focus to the first invalid field of the page. */
function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  controls.find(({ name }) => name && get(errors, name))?.focus();
}
