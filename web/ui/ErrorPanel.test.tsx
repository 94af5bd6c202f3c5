import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ErrorPanel } from './ErrorPanel';

function List() {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>My Orders</h1>
      {!isLoaded && <ErrorPanel message="Network error" onRetry={() => setIsLoaded(true)} />}
    </>
  );
}

it('leaves the focus on the heading when what failed has come after all', async () => {
  render(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});
