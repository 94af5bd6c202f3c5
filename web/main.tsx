import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { createApolloClient } from './apollo/client';
import { dropExpiredSession } from './apollo/session';
import { createRoutes } from './routes';

dropExpiredSession();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App client={createApolloClient()} router={createRoutes()} />
  </StrictMode>,
);
