import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { endSession, expireSession, startSession } from '../../../session/session';
import { tokenUntil } from '../../../session/test-tokens';
import { ConflictResolution } from './ConflictResolution';
import { fieldDifferences } from './field-differences';
import { draftRecord, useVersionedForm } from './use-versioned-form';

interface Box {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly note: string;
}

const TRUNK: Box = { id: '7', version: 1, name: 'Trunk', note: 'Blue' };
/** The version of a colleague. */
const THEIRS: Box = { ...TRUNK, version: 2, name: 'Steamer Trunk', note: 'Green' };

type Save = (values: { name: string; note: string }, version: number | undefined) => Promise<Box>;
const save = jest.fn<Save>();

beforeEach(() => {
  endSession();
  signIn();
  save
    .mockReset()
    .mockImplementation(async (values, version = 0) => ({ ...TRUNK, ...values, version: version + 1 }));
});

describe('a form over a record with a version', () => {
  it('tells of a change by a colleague, with what it was, what it is and what is typed here', async () => {
    await conflict();
    const notice = await screen.findByText('Someone else changed this box while you were editing.');
    const text = notice.parentElement?.textContent;
    expect(text).toContain('Name: Trunk → Steamer Trunk (you typed Chest)');
    expect(text).toContain('Note: Blue → Green');
    expect(document.activeElement?.contains(notice)).toBe(true);
    expect(input('Name').value).toBe('Chest');
  });

  it('saves what is typed over the version of the colleague when that is wanted', async () => {
    await conflict();
    await press('Save mine');
    await screen.findByText('saved version 3');
    expect(save).toHaveBeenLastCalledWith({ name: 'Chest', note: 'Blue' }, 2);
    expect(screen.queryByText(/while you were editing/)).toBeNull();
  });

  it('becomes what the colleague made of it when that is wanted, and saves over that version', async () => {
    await conflict();
    await press('Use theirs');
    expect([input('Name').value, input('Note').value]).toEqual(['Steamer Trunk', 'Green']);
    expect(screen.getByText('clean')).toBeVisible();
    await press('Save');
    expect(save).toHaveBeenLastCalledWith({ name: 'Steamer Trunk', note: 'Green' }, 2);
  });

  it('takes their changes over and leaves what is typed when that is wanted', async () => {
    await conflict();
    await press('Merge');
    expect([input('Name').value, input('Note').value]).toEqual(['Chest', 'Green']);
    expect(screen.getByText('dirty')).toBeVisible();
  });

  it('survives the end of a session, as something not saved over the same version', async () => {
    const page = render(<BoxEditor record={TRUNK} />);
    await type('Name', 'Chest');
    act(() => expireSession('Over.'));
    page.unmount();
    signIn();
    expect(draftRecord('product')).toEqual(TRUNK);
    render(<BoxEditor record={draftRecord<Box>('product')!} />);
    expect(input('Name').value).toBe('Chest');
    expect(screen.getByText('dirty')).toBeVisible();
    await press('Discard');
    expect(input('Name').value).toBe('Trunk');
    await press('Restore');
    await press('Save');
    expect(save).toHaveBeenLastCalledWith({ name: 'Chest', note: 'Blue' }, 1);
    await waitFor(() => expect(draftRecord('product')).toBeUndefined());
  });

  it('is empty again after a record was added', async () => {
    render(<BoxEditor record={null} />);
    await type('Name', 'Crate');
    await press('Save');
    await screen.findByText('saved version 1');
    expect(input('Name').value).toBe('');
    expect(screen.getByText('clean')).toBeVisible();
  });
});

function signIn() {
  act(() =>
    startSession(tokenUntil('in an hour'), { id: 'ada', name: 'Ada', email: 'a@x.uk', role: 'ADMIN' }),
  );
}

async function conflict() {
  const extensions = { code: 'CONFLICT', thing: 'product', current: THEIRS };
  save.mockRejectedValueOnce(new CombinedGraphQLErrors({ errors: [{ message: 'Changed', extensions }] }));
  render(<BoxEditor record={TRUNK} />);
  await type('Name', 'Chest');
  await press('Save');
}

async function type(label: string, text: string) {
  await userEvent.clear(input(label));
  await userEvent.type(input(label), text);
}

function press(name: string) {
  return userEvent.click(screen.getByRole('button', { name }));
}

function input(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label);
}

function BoxEditor({ record }: { record: Box | null }) {
  const [savedVersion, setSavedVersion] = useState<number>();
  const { form, base, status, conflict, takeOver, saveMine, ...editor } = useVersionedForm({
    thing: 'product',
    record,
    valuesOf: (box: Box | null) => ({ name: box?.name ?? '', note: box?.note ?? '' }),
    check: () => new Map(),
    save: (values, _base, version) => save(values, version),
    onSaved: ({ version }) => setSavedVersion(version),
  });
  const current = conflict as Box | null;
  return (
    <form noValidate onSubmit={editor.onSubmit}>
      {editor.draftNotice}
      {current && base && (
        <>
          <ConflictResolution
            thing="box"
            now={current}
            differences={fieldDifferences(
              { name: 'Name', note: 'Note' },
              { before: base, current, typed: form.getValues() },
            )}
            isSaving={status === 'saving'}
            onUse={() => takeOver(current)}
            onSave={saveMine}
          />
          <button type="button" onClick={() => takeOver(current, { keepDirtyValues: true })}>
            Merge
          </button>
        </>
      )}
      {editor.errorNotice}
      <Field label="Name">
        <TextInput {...form.register('name')} />
      </Field>
      <Field label="Note">
        <TextInput {...form.register('note')} />
      </Field>
      <p>{status}</p>
      {savedVersion && <p>saved version {savedVersion}</p>}
      <button type="submit">Save</button>
    </form>
  );
}
