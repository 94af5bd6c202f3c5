import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { PageLoading } from './PageLoading';

interface RedirectProps {
  /** Path with its query. */
  to: string;
  /** Navigation state; that of the first render counts. */
  state?: unknown;
}

/**
 * Puts another page in place of this one. `Navigate` navigates again whenever its `state` is a new object: while a page loads,
 * each render would start over.
 */
export function Redirect({ to, state }: RedirectProps) {
  const [firstState] = useState(state);
  return (
    <>
      <Navigate to={to} state={firstState} replace />
      <PageLoading />
    </>
  );
}
