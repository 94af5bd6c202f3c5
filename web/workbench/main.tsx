import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Shop } from '../data/page/page-data';
import { addFonts } from '../design/theme/fonts';
import { App } from '../start/App';
import { Workbench } from './Workbench';

const SHOP: Shop = {
  name: 'Harbourline',
  phone: '0808 157 0192',
  promotion: '',
  onlineSavingPercent: 20,
  refundText: '',
  socialLinks: [],
  proofs: [],
  company: { legalName: 'Quay Ltd', addressLines: ['1 Quay', 'London'], companyNumber: '01234567' },
  sameDayCutOffHour: 12,
  areaCutOffs: '',
  services: [],
  transitTimes: [],
  legalVersions: [],
  destinationRates: [],
};

/** Links of parts lead nowhere: the page stays, and its own links are those of the browser. */
const router = createMemoryRouter([{ path: '*', element: <Workbench /> }]);

addFonts();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App shop={SHOP}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>,
);
