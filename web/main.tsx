import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { readPageData } from './apollo/page-data';
import { dropExpiredSession } from './apollo/session';
import { createRoutes } from './routes';

dropExpiredSession();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App shop={readPageData().shop}>
      <RouterProvider router={createBrowserRouter(createRoutes())} />
    </App>
  </StrictMode>,
);
