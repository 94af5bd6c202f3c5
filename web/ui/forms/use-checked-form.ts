import { type FormEvent, useState } from 'react';

/** What is wrong with a form, in words by the name of the field. */
export type Problems = Readonly<Record<string, string | undefined>>;

/**
 * A short form whose values stay in its controls, so that what was typed before this code ran counts too. What `check`
 * finds is told when the form is sent, and from then on as each field changes; the first wrong field gets the focus.
 * `Values` names every input of the form: a boolean for a box to tick, text for the others.
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
    /** Whether what was sent is under way. */
    isBusy,
    onChange({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
      if (!wasSent) return;
      const { name } = target as HTMLInputElement;
      const found = check(valuesOf(currentTarget))[name];
      setProblems((before) => ({ ...before, [name]: found }));
    },
    /** The handler of `onSubmit`: calls `send` when nothing is wrong, which gives what the server found wrong. */
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
