import { StrictMode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { readPageData } from './apollo/page-data';
import { dropExpiredSession } from './apollo/session/session';
import { createRoutes } from './routes';
import { startPage } from './start-page';
import { nameFirstEntry } from './ui/page/first-entry';
import { watchReleases } from './ui/page/new-release';

dropExpiredSession();
watchReleases();
nameFirstEntry();

const router = createBrowserRouter(createRoutes());
void startPage(
  document.getElementById('root') as HTMLElement,
  router,
  <StrictMode>
    <App shop={readPageData().shop}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>,
);
