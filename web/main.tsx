import { StrictMode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { nextTask } from './apollo/page/next-task';
import { readPageData } from './apollo/page/page-data';
import { dropExpiredSession } from './apollo/session/session';
import { createRoutes } from './routes';
import { startPage } from './start-page';
import { nameFirstEntry } from './ui/page/first-entry';
import { watchReleases } from './ui/page/new-release';

dropExpiredSession();
watchReleases();
nameFirstEntry();

void start();

/** The scripts' evaluation, the routes and the first render are a task each. */
async function start(): Promise<void> {
  await nextTask();
  const router = createBrowserRouter(createRoutes());
  await nextTask();
  await startPage(
    document.getElementById('root') as HTMLElement,
    router,
    <StrictMode>
      <App shop={readPageData().shop}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  );
}
