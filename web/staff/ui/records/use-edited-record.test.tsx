import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { endSession, expireSession, startSession } from '../../../session/session';
import { tokenUntil } from '../../../session/test-tokens';
import { RecordForm } from './RecordForm';
import { draftRecord, useEditedRecord } from './use-edited-record';

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
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

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
    await conflict({ isMerged: true });
    expect(await screen.findByText(/you changed this too, and the form keeps/)).toBeVisible();
    await press('Load these changes and keep mine');
    expect([input('Name').value, input('Note').value]).toEqual(['Chest', 'Green']);
    expect(screen.getByText('dirty')).toBeVisible();
  });

  it('survives the end of a session, as something not saved over the same version', async () => {
    const page = show(<BoxEditor record={TRUNK} />);
    await type('Name', 'Chest');
    act(() => expireSession('Over.'));
    page.unmount();
    signIn();
    expect(draftRecord('product')).toEqual(TRUNK);
    show(<BoxEditor record={draftRecord<Box>('product')!} />);
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
    show(<BoxEditor record={null} />);
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

async function conflict(props: { isMerged?: boolean } = {}) {
  const extensions = { code: 'CONFLICT', thing: 'product', current: THEIRS };
  save.mockRejectedValueOnce(new CombinedGraphQLErrors({ errors: [{ message: 'Changed', extensions }] }));
  show(<BoxEditor record={TRUNK} {...props} />);
  await type('Name', 'Chest');
  await press('Save');
}

function show(editor: ReactNode) {
  return render(<ApolloProvider client={client}>{editor}</ApolloProvider>);
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

function BoxEditor({ record, isMerged }: { record: Box | null; isMerged?: boolean }) {
  const [savedVersion, setSavedVersion] = useState<number>();
  const editor = useEditedRecord({
    thing: 'product',
    called: 'this box',
    record,
    valuesOf: (box: Box | null) => ({ name: box?.name ?? '', note: box?.note ?? '' }),
    check: () => new Map(),
    save: (values, _base, version) => save(values, version),
    onSaved: ({ version }) => setSavedVersion(version),
    labels: { name: 'Name', note: 'Note' },
    currentOf: (_, now) => now as unknown as Box,
    isMerged,
  });
  const { register } = editor.form;
  return (
    <RecordForm editor={editor} place="list" title="Box" submitLabel="Save" firstField="name">
      <Field label="Name">
        <TextInput {...register('name')} />
      </Field>
      <Field label="Note">
        <TextInput {...register('note')} />
      </Field>
      <p>{editor.isUnsaved ? 'dirty' : 'clean'}</p>
      {savedVersion && <p>saved version {savedVersion}</p>}
    </RecordForm>
  );
}
