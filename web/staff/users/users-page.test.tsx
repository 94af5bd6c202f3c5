import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { VersionConflict } from '../../../rules/refusals';
import { noAnswer, noNetwork, pageOf, refused, refusedAt } from '../../test/mock-server';
import { renderApp } from '../../test/render-app';

const ADA = {
  id: '7',
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '020 7946 0000',
  role: 'ADMIN',
  staffRole: 'ADMIN',
  status: 'ACTIVE',
  version: 3,
};

describe('the list of users', () => {
  it('says that it loads until the server has answered', async () => {
    visit(noAnswer);
    expect(await screen.findByText('Loading users...')).toBeVisible();
  });

  it('says that nobody matches the search', async () => {
    const { asked } = visit(pageOf([]), {}, '?search=nobody');
    expect(await screen.findByText('No users found')).toBeVisible();
    expect(asked('adminUsers')).toEqual([expect.objectContaining({ search: 'nobody', page: 1 })]);
  });

  it('asks whether another name was meant', async () => {
    const { user, asked } = visit({ ...pageOf([]), didYouMean: 'Fatima Jones' }, {}, '?search=fatmia');
    await user.click(await screen.findByRole('button', { name: 'Did you mean Fatima Jones?' }));
    await waitFor(() => expect(asked('adminUsers').at(-1)).toMatchObject({ search: 'Fatima Jones' }));
  });

  it.each([
    ['in the words of the server', refused('FORBIDDEN', 'Only for staff.'), 'Only for staff.'],
    ['that cannot be reached', noNetwork, /^Network error/],
  ])('says what went wrong %s, and reads again on request', async (_, failure, message) => {
    const { answers, user } = visit(failure);
    expect(await screen.findByText(message)).toBeVisible();
    answers.adminUsers = pageOf([ADA]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('rowheader', { name: /Ada Byron/ })).toBeVisible();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('shows who has an account, how to reach them and what they may do', async () => {
    visit(pageOf([{ ...ADA, role: 'ADMIN', status: 'SUSPENDED', lastLoginAt: '2026-11-02T10:00:00.000Z' }]));
    const row = within(await rowOf('Ada Byron'));
    for (const text of ['ada@example.com', '020 7946 0000', 'Admin', 'Suspended', 'Last login 2 Nov 2026'])
      expect(row.getByText(text)).toBeVisible();
  });
});

describe('the file of newsletter consents', () => {
  it('is saved at a press', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `#${saved.push(blob as Blob)}`;
    const file = { fileName: 'newsletter-2026-11-28.csv', csv: 'Name,Email' };
    const { user } = visit(pageOf([ADA]), { adminExportNewsletterConsents: file });
    await user.click(await screen.findByRole('button', { name: 'Export newsletter' }));
    await waitFor(() => expect(saved.map(({ size, type }) => [size, type])).toEqual([[10, 'text/csv']]));
  });

  it('says why it cannot be had', async () => {
    const busy = refused('SERVICE_UNAVAILABLE', 'Busy');
    const { user } = visit(pageOf([ADA]), { adminExportNewsletterConsents: busy });
    await user.click(await screen.findByRole('button', { name: 'Export newsletter' }));
    expect(await screen.findByText(/Busy/)).toBeVisible();
  });
});

describe('the form of a user', () => {
  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    const { user } = await edit({ adminUpdateUser: refusedAt('email', 'This address is taken.') });
    const email = screen.getByRole('textbox', { name: 'Email Address*' });
    await user.clear(email);
    await user.type(email, 'bob@example.com');
    await user.click(screen.getByRole('button', { name: 'Update User' }));
    await screen.findAllByText('This address is taken.');
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription(/This address is taken/);
    expect(email).toHaveFocus();
    expect(email).toHaveValue('bob@example.com');
  });

  it('sends nothing while a required field is empty', async () => {
    const { user, asked } = await edit({});
    const name = screen.getByRole('textbox', { name: 'Full Name*' });
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Update User' }));
    expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
    expect(name).toHaveFocus();
    expect(asked('adminUpdateUser')).toEqual([]);
  });

  it('marks what may stay empty, and asks only staff for a department', async () => {
    const { user } = await edit({});
    const isOptional = (name: string) => screen.queryByRole('textbox', { name: `${name} (optional)` });
    for (const name of ['Phone Number', 'Address', 'City', 'Department'])
      expect(isOptional(name)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Customer');
    expect(isOptional('Department')).not.toBeInTheDocument();
  });

  it('sends what was changed with the version it was read at, and reads the list again', async () => {
    const { user, asked } = await edit({ adminUpdateUser: { ...ADA, department: 'Sales' } });
    await user.type(screen.getByRole('textbox', { name: 'Department (optional)' }), 'Sales');
    await user.click(screen.getByRole('button', { name: 'Update User' }));
    expect(await screen.findByText('Ada Byron updated')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked('adminUpdateUser')).toEqual([{ id: '7', input: { department: 'Sales', version: 3 } }]);
    expect(asked('adminUsers')).toHaveLength(2);
  });

  it('shows what a colleague changed meanwhile, and saves over it when told so', async () => {
    const conflict: VersionConflict = { thing: 'user', current: { ...COLLEAGUES, version: 4 } };
    const { user, asked, answers } = await edit({
      adminUpdateUser: refused('CONFLICT', 'Someone else changed this user.', conflict),
    });
    await user.type(screen.getByRole('textbox', { name: 'Department (optional)' }), 'Sales');
    await user.click(screen.getByRole('button', { name: 'Update User' }));
    expect(await screen.findByText(/Someone else changed this user/)).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByText('Ada King')).toBeVisible();
    answers.adminUpdateUser = ADA;
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await screen.findByText('Ada Byron updated');
    expect(asked('adminUpdateUser').at(-1)).toEqual({ id: '7', input: { department: 'Sales', version: 4 } });
  });
});

describe('an account that is set active again', () => {
  const activate = async (adminUpdateUser: unknown) => {
    const { user } = visit(pageOf([{ ...ADA, status: 'INACTIVE' }]), { adminUpdateUser });
    const row = within(await rowOf('Ada Byron'));
    await user.click(row.getByRole('button', { name: /active/i }));
  };

  it('is so before the server has answered', async () => {
    await activate(noAnswer);
    expect(await within(await rowOf('Ada Byron')).findByText('Active')).toBeVisible();
  });

  it('is inactive as before when the server refuses, which is said', async () => {
    await activate(refused('FORBIDDEN', 'Only for staff.'));
    expect(await screen.findByText('Only for staff.')).toBeVisible();
    expect(within(await rowOf('Ada Byron')).getByText('Inactive')).toBeVisible();
  });
});

const COLLEAGUES = {
  name: 'Ada King',
  email: 'ada@example.com',
  phone: '020 7946 0000',
  address: null,
  role: 'customer',
  staffRole: null,
  status: 'active',
  department: '',
} as const;

function visit(adminUsers: unknown, more = {}, search = '') {
  return renderApp(`/admin/users${search}`, { session: 'admin', answers: { adminUsers, ...more } });
}

async function rowOf(name: string): Promise<HTMLElement> {
  return (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement;
}

async function edit(more: object) {
  const app = visit(pageOf([ADA]), more);
  await rowOf('Ada Byron');
  await app.user.click(screen.getByRole('button', { name: 'Edit Ada Byron' }));
  await screen.findByRole('dialog', { name: 'Edit User' });
  return app;
}
