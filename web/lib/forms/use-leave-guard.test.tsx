import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useLeaveGuard } from './use-leave-guard';

const open = jest.fn();

function Form() {
  const [isDirty, setDirty] = useState(true);
  const { leave, question } = useLeaveGuard(isDirty, 'You have typed something.');
  return (
    <>
      <button type="button" onClick={() => setDirty(!isDirty)}>
        Type or save
      </button>
      <button type="button" onClick={() => leave(open)}>
        Edit another
      </button>
      {question}
    </>
  );
}

function pressBehind(name: string) {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));
}

it('what was pressed while a form saved happens once it is saved, and is not asked about later', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Form /> }])} />);
  pressBehind('Edit another');
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(open).not.toHaveBeenCalled();
  pressBehind('Type or save');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(open).toHaveBeenCalledTimes(1);
  pressBehind('Type or save');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
