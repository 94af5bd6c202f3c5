import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from '../../test/mock-server';
import { renderApp } from '../../test/render-app';
import { findQuestions, HELP_TOPICS } from './help-questions';

const TERMS = {
  kind: 'TERMS',
  version: 2,
  currentVersion: 2,
  publishedAt: '2026-11-23T10:00:00Z',
  text: '## Paying\n\nYou pay by **card**. See [prohibited goods](/prohibited-goods).\n\n<b>raw</b>',
};

describe('a document', () => {
  it('is shown with its version, since when it is in force, and the way to the one before', async () => {
    await renderApp('/terms', { answers: { legalDocument: TERMS } });
    expect(await screen.findByRole('heading', { name: 'Paying' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
    expect(screen.getByText('Version 2, in force since 23 November 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Previous version' })).toHaveAttribute(
      'href',
      '/terms?version=1',
    );
    expect(screen.getByText('<b>raw</b>')).toBeVisible();
  });

  it('says of an older version that it is no longer in force, and of an unknown one where to read on', async () => {
    await renderApp('/terms?version=1', { answers: { legalDocument: { ...TERMS, version: 1 } } });
    expect(await screen.findByText(/It is no longer in force/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Current version' })).toHaveAttribute('href', '/terms');
  });

  it('that was never published leads to the current version', async () => {
    await renderApp('/privacy?version=9', {
      answers: { legalDocument: refused('NOT_FOUND', 'Document not found') },
    });
    expect(await screen.findByRole('link', { name: 'Read the current version' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });
});

describe('the help page', () => {
  it('finds answers by the words that people type, and says when there are none', async () => {
    await renderApp('/help');
    const search = await screen.findByLabelText('Search the answers');
    await userEvent.type(search, 'money back');
    await waitFor(() => expect(screen.queryByText('How do I pay?')).not.toBeInTheDocument());
    expect(screen.getByText('How do I cancel, and what do I get back?')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'zebra');
    expect(await screen.findByText(/No match/)).toBeVisible();
    expect(screen.getByText('How do I pay?')).toBeVisible();
  });

  it.each(['furniture', 'visa'])('knows an answer about %s', (word) => {
    expect(findQuestions(word)).not.toEqual([]);
  });

  it('leaves an open answer open when another is opened', async () => {
    await renderApp('/help');
    const first = (await screen.findByText('How do I pay?')).closest('details');
    const second = screen.getByText('Do I need an account?').closest('details');
    await userEvent.click(screen.getByText('How do I pay?'));
    await userEvent.click(screen.getByText('Do I need an account?'));
    expect(first).toHaveAttribute('open');
    expect(second).toHaveAttribute('open');
  });

  it('asks each question once, and shows all of them without a search', () => {
    const questions = HELP_TOPICS.flatMap((topic) => topic.questions.map(({ question }) => question));
    expect(new Set(questions).size).toBe(questions.length);
    expect(findQuestions('  ')).toEqual(HELP_TOPICS);
  });
});

it('the contact page names the company and when somebody answers the phone', async () => {
  await renderApp('/contact', {
    answers: {
      store: {
        phoneHours: 'Monday to Friday, 9:00 to 17:30 UK time',
        collectionRegions: ['ISLE_OF_MAN'],
        company: {
          legalName: 'Boxes Ltd',
          addressLines: ['1 Quay', 'London'],
          companyNumber: '123',
          vatNumber: '',
          email: 'us@example.com',
        },
      },
    },
  });
  expect(await screen.findByText('Boxes Ltd')).toBeVisible();
  expect(screen.getByText('mainland Great Britain and the Isle of Man')).toBeVisible();
  expect(screen.getByRole('link', { name: 'us@example.com' })).toHaveAttribute(
    'href',
    'mailto:us@example.com',
  );
  expect(screen.queryByText('VAT number')).not.toBeInTheDocument();
});
