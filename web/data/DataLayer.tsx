import { Outlet } from 'react-router-dom';
import { ClientProvider } from './ClientProvider';

/** Provides the client to the pages inside it. */
export function DataLayer() {
  return (
    <ClientProvider>
      <Outlet />
    </ClientProvider>
  );
}
