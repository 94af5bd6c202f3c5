import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { VersionConflict } from '../../../rules/refusals';
import { type Answers, noAnswer, noNetwork, refused } from '../../test/mock-server';
import { renderApp } from '../../test/render-app';

const IN_FORCE = '## Scope\n\nWe ship boxes.';
const DRAFT = `${IN_FORCE}\n\nAnd sofas.`;
const FIRST = { version: 1, publishedAt: '2026-11-01T09:00:00Z', note: 'Checked by Kim' };
const TERMS = { kind: 'TERMS', draft: null as string | null, version: 3, published: [FIRST] };
const TEXT = { name: 'Text in Markdown' };

/** The editor of documents over a server that saves and publishes the terms. */
function openDocuments(draft: string | null = null, rest: Answers = {}) {
  const server = { terms: { ...TERMS, draft }, text: IN_FORCE };
  const change = (terms: Partial<typeof TERMS>) =>
    Object.assign(server, { terms: { ...server.terms, version: server.terms.version + 1, ...terms } }).terms;
  return renderApp('/admin/documents', {
    session: 'admin',
    answers: {
      adminLegalDocuments: () => [server.terms, { ...TERMS, kind: 'PRIVACY' }],
      legalDocument: ({ kind }: { kind: string }) => ({
        text: kind === 'TERMS' ? server.text : 'We keep little.',
      }),
      adminSaveLegalDraft({ input }: { input: { paragraphs: string[] } }) {
        const text = input.paragraphs.join('\n\n');
        return change({ draft: text === server.text ? null : text });
      },
      adminPublishLegalDocument({ input: { note } }: { input: { note: string } }) {
        server.text = server.terms.draft!;
        return change({ draft: null, published: [{ ...FIRST, version: 2, note }, FIRST] });
      },
      ...rest,
    },
  });
}

it('says that it loads, and what went wrong, with a way to try again', async () => {
  const { answers, user } = openDocuments(null, { legalDocument: noAnswer });
  expect(await screen.findByText('Loading documents...')).toBeInTheDocument();
  answers.legalDocument = noNetwork;
  await user.click(screen.getByRole('radio', { name: 'Privacy policy' }));
  expect(await screen.findByText('Error loading documents')).toBeVisible();
  answers.legalDocument = { text: IN_FORCE };
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('textbox', TEXT)).toHaveValue(IN_FORCE);
});

it('shows the version in force with its preview and those before, and nothing to publish', async () => {
  openDocuments();
  expect(await screen.findByRole('textbox', TEXT)).toHaveValue(IN_FORCE);
  expect(screen.getByRole('heading', { name: 'Scope' })).toBeVisible();
  expect(screen.getByText(/There is no draft/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Version 1' })).toHaveAttribute('href', '/terms?version=1');
  expect(screen.getByText('Checked by Kim')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Publish/ })).not.toBeInTheDocument();
});

it('what is typed is seen at once, saved as a draft of paragraphs, and in force once it is published', async () => {
  const { user, asked } = openDocuments();
  await user.type(await screen.findByRole('textbox', TEXT), '\n\nAnd sofas.');
  expect(screen.getByText('And sofas.', { selector: 'p' })).toBeVisible();
  expect(screen.getByText('Not saved yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await user.click(await screen.findByRole('button', { name: 'Publish version 2' }));
  expect(asked('adminSaveLegalDraft')).toEqual([
    { input: { kind: 'TERMS', paragraphs: ['## Scope', 'We ship boxes.', 'And sofas.'], version: 3 } },
  ]);

  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Note for staff' }), 'Read by a solicitor');
  await user.click(dialog.getByRole('button', { name: 'Publish version 2' }));
  expect(await screen.findByText('Version 2 is in force')).toBeVisible();
  expect(asked('adminPublishLegalDocument')).toEqual([
    { input: { kind: 'TERMS', version: 4, note: 'Read by a solicitor' } },
  ]);
  expect(await screen.findByText('Read by a solicitor')).toBeVisible();
  expect(screen.getByText(/There is no draft/)).toBeVisible();
});

it('a publication that is refused says why in its dialog, and the draft stays', async () => {
  const { user } = openDocuments(DRAFT, { adminPublishLegalDocument: refused('CONFLICT', 'Read it again.') });
  await user.click(await screen.findByRole('button', { name: 'Publish version 2' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Publish version 2' }));
  expect(await dialog.findByText('Read it again.')).toBeVisible();
  expect(screen.getByLabelText(TEXT.name)).toHaveValue(DRAFT);
});

it('a draft is discarded for the version in force', async () => {
  const { user } = openDocuments(DRAFT);
  expect(await screen.findByRole('textbox', TEXT)).toHaveValue(DRAFT);
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(await screen.findByText('Draft discarded')).toBeVisible();
  expect(screen.getByRole('textbox', TEXT)).toHaveValue(IN_FORCE);
});

it("a colleague's draft is replaced only by a second press, which knows of it", async () => {
  const conflict: VersionConflict = { thing: 'document', current: { kind: 'terms', version: 9 } };
  const { answers, asked, user } = openDocuments(DRAFT, {
    adminSaveLegalDraft: refused('CONFLICT', 'Changed.', conflict),
  });
  await user.type(await screen.findByRole('textbox', TEXT), '!');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/Someone else changed this draft/)).toBeVisible();
  expect(screen.getByRole('textbox', TEXT)).toHaveValue(`${DRAFT}!`);
  answers.adminSaveLegalDraft = { ...TERMS, draft: `${DRAFT}!`, version: 10 };
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(asked('adminSaveLegalDraft')).toMatchObject([{ input: { version: 3 } }, { input: { version: 9 } }]);
});

it('another document is opened at once, or after asking about what is not saved', async () => {
  const { user } = openDocuments();
  await user.type(await screen.findByRole('textbox', TEXT), ' More.');
  await user.click(screen.getByRole('radio', { name: 'Privacy policy' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText("You haven't saved this draft.")).toBeVisible();
});

it('a draft that was saved is not reported as failed when the page cannot be read again', async () => {
  const { answers, asked, user } = openDocuments();
  await user.type(await screen.findByRole('textbox', TEXT), ' More.');
  answers.adminLegalDocuments = noNetwork;
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Draft saved')).toBeVisible();
  await user.type(screen.getByRole('textbox', TEXT), ' And more.');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(asked('adminSaveLegalDraft')).toMatchObject([
      { input: { version: 3 } },
      { input: { version: 4 } },
    ]),
  );
});

it('what is typed while a draft is being saved stays', async () => {
  let answer = (_: unknown) => {};
  const saving = new Promise((resolve) => {
    answer = resolve;
  });
  const { user, asked } = openDocuments(null, { adminSaveLegalDraft: saving });
  await user.type(await screen.findByRole('textbox', TEXT), ' More.');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(asked('adminSaveLegalDraft')).toHaveLength(1));
  await user.type(screen.getByRole('textbox', TEXT), ' And more.');
  answer({ ...TERMS, draft: `${IN_FORCE} More.`, version: 4 });
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(screen.getByRole('textbox', TEXT)).toHaveValue(`${IN_FORCE} More. And more.`);
  expect(screen.getByText('Not saved yet.')).toBeVisible();
});
