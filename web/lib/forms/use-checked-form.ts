import { type FormEvent, useState } from 'react';

/** The problems of a form, by field name. */
export type Problems = Readonly<Record<string, string | undefined>>;

/**
 * A short form with uncontrolled inputs, so that what was typed before hydration counts. `check` runs on submit, then on
 * every change; the first invalid field gets the focus. `Values` names every input: a boolean for a checkbox, text for the
 * others.
 */
export function useCheckedForm<Values>(check: (values: Values) => Problems) {
  const [problems, setProblems] = useState<Problems>({});
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  function refuse(form: HTMLFormElement, found: Problems): boolean {
    setProblems(found);
    const controls = [...form.elements] as HTMLInputElement[];
    const wrong = controls.find(({ name }) => found[name]);
    wrong?.focus();
    return wrong !== undefined;
  }

  return {
    problems,
    /** Whether the submit is pending. */
    isBusy,
    onChange({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
      if (!wasSent) return;
      const { name } = target as HTMLInputElement;
      const found = check(valuesOf(currentTarget))[name];
      setProblems((before) => ({ ...before, [name]: found }));
    },
    /** The `onSubmit` handler: calls `send` when the form is valid; `send` resolves to the problems the server found. */
    submitting:
      (send: (values: Values) => Promise<Problems>) => async (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        const values = valuesOf<Values>(form);
        setWasSent(true);
        if (isBusy || refuse(form, check(values))) return;
        setIsBusy(true);
        const found = await send(values);
        setIsBusy(false);
        refuse(form, found);
      },
  };
}

function valuesOf<Values>(form: HTMLFormElement): Values {
  const controls = [...form.elements].filter((one) => one instanceof HTMLInputElement && one.name);
  const entries = (controls as HTMLInputElement[]).map(({ type, name, value, checked }) => [
    name,
    type === 'checkbox' ? checked : value,
  ]);
  return Object.fromEntries(entries) as Values;
}
