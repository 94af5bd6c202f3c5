import { expect, it } from '@jest/globals';
import { PageAddresses } from './page-address.js';

const route = (path: string) => ({ path, isRendered: false, loading: `${path}#loading`, modules: [path] });
const pages = new PageAddresses([
  route('/user/orders/:orderId'),
  route('/admin/destinations/:key?'),
  route('*'),
]);

it.each([
  ['/user/orders/7', '/user/orders/:orderId'],
  ['/User/Orders/7/', '/user/orders/:orderId'],
  ['/admin/destinations', '/admin/destinations/:key?'],
  ['/admin/destinations/japan', '/admin/destinations/:key?'],
])('%s is the page %s', (path, found) => {
  expect(pages.of(path, {})).toMatchObject({ status: 200, modules: [found] });
});

it.each(['/user/orders', '/admin', '/admin/destinations/japan/more', '/admin/other/japan'])(
  '%s is no page',
  (path) => {
    expect(pages.of(path, {})).toMatchObject({ status: 404, modules: ['*'] });
  },
);
