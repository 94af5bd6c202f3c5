import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, type RenderResult, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { endSession, expireSession, startSession } from '../../../session/session';
import { tokenUntil } from '../../../session/test-tokens';
import { formDraft, useFormDraft } from './use-form-draft';

beforeEach(() => {
  endSession();
  signIn('ada');
});

describe('what is typed when a session ends', () => {
  it('is back in the form of the same thing for the same user, as something not saved yet', () => {
    show('7');
    type('Trunk');
    endAndLeave(() => expireSession('Over.'));
    signIn('ada');
    expect(formDraft('thing')).toEqual({ name: 'Trunk' });
    show('7');
    expect(name().value).toBe('Trunk');
    expect(screen.getByText('not saved')).toBeVisible();
    expect(screen.getByText("We've restored what you typed.")).toBeVisible();
  });

  it('is kept when the session ends in another tab', () => {
    show('7');
    type('Trunk');
    endAndLeave(() => {
      localStorage.removeItem('userToken');
      window.dispatchEvent(new StorageEvent('storage', { key: 'userToken' }));
    });
    signIn('ada');
    show('7');
    expect(name().value).toBe('Trunk');
  });

  it('is kept again when the session ends once more', () => {
    const end = () => endAndLeave(() => expireSession('Over.'));
    show('7');
    type('Trunk');
    end();
    signIn('ada');
    show('7');
    end();
    signIn('ada');
    show('7');
    expect(name().value).toBe('Trunk');
  });

  it('is not kept when nothing is typed', () => {
    show('7');
    endAndLeave(() => expireSession('Over.'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is shown neither to somebody else nor in the form of another thing', () => {
    show('7');
    type('Trunk');
    endAndLeave(() => expireSession('Over.'));
    signIn('bob');
    show('7').unmount();
    expect(formDraft('thing')).toBeNull();
    signIn('ada');
    show('8');
    expect(name().value).toBe('Box');
    expect(screen.queryByText("We've restored what you typed.")).not.toBeInTheDocument();
  });

  it('goes at a press, and comes back at another until something else is typed', () => {
    comeBackTo('7');
    press('Discard');
    expect(name().value).toBe('Box');
    expect(sessionStorage).toHaveLength(0);
    press('Restore');
    expect(name().value).toBe('Trunk');
    press('Discard');
    type('Crate');
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    expect(name().value).toBe('Crate');
  });

  it('is forgotten when the form is left, and when it is saved and stays', () => {
    comeBackTo('7').unmount();
    expect(sessionStorage).toHaveLength(0);
    comeBackTo('7');
    press('Save');
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByText("We've restored what you typed.")).not.toBeInTheDocument();
  });

  it('is forgotten by a logout, whoever typed it', () => {
    show('7');
    type('Trunk');
    endAndLeave(() => expireSession('Over.'));
    signIn('bob');
    endSession();
    expect(sessionStorage).toHaveLength(0);
  });
});

function Thing({ id }: { id: string }) {
  const form = useForm({ defaultValues: { name: 'Box' } });
  const { isDirty } = form.formState;
  const { notice, discardDraft } = useFormDraft<{ name: string }>({
    form: 'thing',
    of: id,
    currentValues: () => (isDirty ? form.getValues() : null),
    restore: (typed) => form.reset(typed, { keepDefaultValues: true }),
    clear: () => form.reset({ name: 'Box' }),
  });
  return (
    <>
      {notice}
      <input {...form.register('name')} />
      {isDirty && <p>not saved</p>}
      <button type="button" onClick={discardDraft}>
        Save
      </button>
    </>
  );
}

let shown: RenderResult | undefined;

function show(id: string): RenderResult {
  shown = render(<Thing id={id} />);
  return shown;
}

/** As the guards do: unmounts the page when the session ends. */
function endAndLeave(end: () => void): void {
  act(end);
  shown?.unmount();
}

function comeBackTo(id: string): RenderResult {
  show(id);
  type('Trunk');
  endAndLeave(() => expireSession('Over.'));
  signIn('ada');
  return show(id);
}

function signIn(id: string): void {
  act(() =>
    startSession(tokenUntil('in an hour'), { id, name: id, email: `${id}@example.com`, role: 'ADMIN' }),
  );
}

function name(): HTMLInputElement {
  return screen.getByRole('textbox');
}

function type(text: string): void {
  fireEvent.input(name(), { target: { value: text } });
}

function press(label: string): void {
  fireEvent.click(screen.getByRole('button', { name: label }));
}
