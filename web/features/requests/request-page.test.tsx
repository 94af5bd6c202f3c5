import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { noNetwork, refusedAt } from '../../test/mock-server';
import { renderApp } from '../../test/render-app';

async function fill(user: ReturnType<typeof renderApp>['user']): Promise<void> {
  await user.type(await screen.findByLabelText('Your question'), 'Do you ship pianos?');
  await user.type(screen.getByLabelText('Full Name'), 'Ann Archer');
  await user.type(screen.getByLabelText('Email Address'), 'ann@example.com');
}

const send = (user: ReturnType<typeof renderApp>['user']) =>
  user.click(screen.getByRole('button', { name: 'Send request' }));

it('a question without contact is refused at its fields, and nothing is sent', async () => {
  const { user, asked } = renderApp('/request?kind=question');
  await user.type(await screen.findByLabelText('Your question'), 'Do you ship pianos?');
  await send(user);
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Email is required')).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveFocus();
  expect(screen.getByLabelText('Your question')).toHaveValue('Do you ship pianos?');
  expect(asked('sendRequest')).toEqual([]);
});

it('a question that is sent says its number, and where the answer comes', async () => {
  const { user } = renderApp('/request?kind=question', {
    answers: { sendRequest: { reference: 'R-10001' } },
  });
  await fill(user);
  await send(user);
  const heading = await screen.findByRole('heading', { name: "We've got your request R-10001" });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(/email our answer to ann@example\.com/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Ask a question' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible();
});

it('what the server refuses is said at its field, and a retry of the same content keeps its id', async () => {
  const { user, answers, asked } = renderApp('/request?kind=question', {
    answers: { sendRequest: refusedAt('email', 'Please enter a valid email address') },
  });
  await fill(user);
  await send(user);
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByLabelText('Your question')).toHaveValue('Do you ship pianos?');
  answers.sendRequest = noNetwork;
  await send(user);
  await waitFor(() => expect(sentIds(asked)).toHaveLength(2));
  answers.sendRequest = { reference: 'R-10001' };
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send request' })).toBeEnabled());
  await send(user);
  expect(await screen.findByRole('heading', { name: /R-10001/ })).toBeVisible();
  expect(new Set(sentIds(asked)).size).toBe(1);
});

it('a file that is no PDF or picture, and one over 10 MB, are refused in words at the field', async () => {
  const { user } = renderApp('/request?kind=question');
  await fill(user);
  const field = screen.getByLabelText(/^A file/);
  const wrong = [
    [new File(['sofa'], 'list.txt', { type: 'text/plain' }), 'Choose a PDF or a picture (JPEG, PNG or WebP)'],
    [
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' }),
      'Choose a file of at most 10 MB',
    ],
  ] as const;
  for (const [file, message] of wrong) {
    fireEvent.change(field, { target: { files: [file] } });
    await send(user);
    expect(await screen.findByText(message)).toBeVisible();
  }
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ann Archer');
});

it('a price match asks for what is compared, and for a quote first', async () => {
  const { user } = renderApp('/request?kind=price_match');
  expect(await screen.findByText(/We compare volume, service and total/)).toBeVisible();
  await send(user);
  expect(await screen.findByText('Build your quote first: we compare the same shipment')).toBeVisible();
  expect(screen.getByText("Enter the other company's name")).toBeVisible();
  expect(screen.getByLabelText(/^Destination/)).toHaveDisplayValue('Choose a destination');
  expect(screen.getByText('Enter the volume in m³, like 12.5')).toBeVisible();
});

const sentIds = (asked: ReturnType<typeof renderApp>['asked']) =>
  asked('sendRequest').map(({ input }) => (input as { id: string }).id);

it('a container is asked for with where from, when and how much', async () => {
  const { user, asked } = renderApp('/request?kind=container', {
    answers: { sendRequest: { reference: 'R-10002' } },
  });
  await user.type(await screen.findByLabelText(/^From city, town or postcode/), 'Leeds');
  await user.type(screen.getByLabelText(/^How much/), 'a 2-bedroom flat');
  await user.type(screen.getByLabelText('Full Name'), 'Ann Archer');
  await user.type(screen.getByLabelText('Email Address'), 'ann@example.com');
  await send(user);
  await screen.findByRole('heading', { name: /R-10002/ });
  expect(asked('sendRequest')[0]?.input).toMatchObject({
    message: expect.stringMatching(/^From: Leeds\nWhen: \w+ \d{4}\nHow much: a 2-bedroom flat$/),
  });
});
