import { StrictMode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { nextTask } from '../data/page/next-task';
import { readPageData } from '../data/page/page-data';
import { addFonts } from '../design/theme/fonts';
import { assignInitialHistoryKey } from '../lib/page/initial-history-key';
import { dropExpiredSession } from '../session/session';
import { App } from './App';
import { watchReleases } from './new-release';
import { addStaffRoutes, createRoutes } from './routes';
import { startPage } from './start-page';

dropExpiredSession();
watchReleases();
assignInitialHistoryKey();
addFonts();

void start();

/** The scripts' evaluation, the routes and the first render are a task each. */
async function start(): Promise<void> {
  await nextTask();
  const router = createBrowserRouter(createRoutes(), { patchRoutesOnNavigation: addStaffRoutes });
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
