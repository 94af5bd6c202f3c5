/** Carries values over that the visitor types into the server's page before hydration. */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Typed {
  readonly value: string;
  readonly isChecked: boolean;
}

/**
 * Records what is typed inside `container`, before and from now on. Returns a function that puts it into the inputs of the
 * same names, with the focus, after the client's render, and stops recording.
 */
export function recordTyping(container: HTMLElement): () => void {
  const typed = new Map<string, Typed>();
  let focused: string | undefined;

  function note({ target }: { target: EventTarget | null }): void {
    if (isControl(target) && target.name)
      typed.set(target.name, { value: target.value, isChecked: 'checked' in target && target.checked });
  }
  function noteFocus({ target }: { target: EventTarget | null }): void {
    focused = isControl(target) ? target.name : undefined;
  }

  for (const control of controlsIn(container)) if (isChanged(control)) note({ target: control });
  noteFocus({ target: document.activeElement });
  // Before React's listeners, which may re-render within the event.
  container.addEventListener('input', note, true);
  container.addEventListener('change', note, true);
  container.addEventListener('focusin', noteFocus, true);

  return () => {
    container.removeEventListener('input', note, true);
    container.removeEventListener('change', note, true);
    container.removeEventListener('focusin', noteFocus, true);
    const left: Control[] = [];
    for (const control of controlsIn(container)) {
      const before = typed.get(control.name);
      if (before) type(control, before);
      if (control.name && control.name === focused) {
        if (document.activeElement === document.body) control.focus();
      } else if (before) left.push(control);
    }
    // Some fields commit on blur, once React has rendered their value.
    queueMicrotask(() => {
      for (const control of left) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });
  };
}

/** As if typed now. React sees an input event only when the value differs from the one it set. */
function type(control: Control, { value, isChecked }: Typed): void {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    if (control.checked !== isChecked) control.click();
    return;
  }
  if (control instanceof HTMLInputElement) {
    control.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
  } else {
    control.value = value;
  }
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) return true;
  return control.value !== control.defaultValue;
}

function controlsIn(container: HTMLElement): Control[] {
  return [...container.querySelectorAll<Control>('input, select, textarea')];
}

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}
