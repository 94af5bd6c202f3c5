import { Outlet } from 'react-router-dom';
import { ClientProvider } from './ClientProvider';

/** Gives the pages inside it the client. */
export function DataLayer() {
  return (
    <ClientProvider>
      <Outlet />
    </ClientProvider>
  );
}
