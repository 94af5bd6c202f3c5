import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { PageLoading } from './PageLoading';

interface RedirectProps {
  /** Path with its query. */
  to: string;
  /** Navigation state; the first render's counts. */
  state?: unknown;
}

/**
 * Replaces this page by another. `Navigate` navigates again whenever its `state` is a new object, so each render during a
 * load would start over.
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
