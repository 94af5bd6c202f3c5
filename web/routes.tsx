import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { AppFrame } from './layout/AppFrame';
import { PageError } from './layout/PageError';
import { PageLoading } from './layout/PageLoading';

/** Every path of the app, once. A page loads when it is first visited. */
export const routes: RouteObject[] = [
  {
    Component: AppFrame,
    children: [
      {
        ErrorBoundary: PageError,
        HydrateFallback: PageLoading,
        children: [
          { path: '/', lazy: async () => ({ Component: (await import('./home/HomePage')).HomePage }) },
          {
            path: '/login',
            lazy: async () => ({ Component: (await import('./users/LoginPage')).LoginPage }),
          },
          {
            path: '/register',
            lazy: async () => ({ Component: (await import('./users/RegisterPage')).RegisterPage }),
          },
          {
            path: '/unauthorized',
            lazy: async () => ({ Component: (await import('./layout/UnauthorizedPage')).UnauthorizedPage }),
          },
          {
            path: '*',
            lazy: async () => ({ Component: (await import('./layout/NotFoundPage')).NotFoundPage }),
          },
        ],
      },
    ],
  },
];

/** The router over the browser's address bar. */
export function createRoutes() {
  return createBrowserRouter(routes);
}
