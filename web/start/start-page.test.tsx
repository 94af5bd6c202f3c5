/** @jest-environment jest-fixed-jsdom */
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { startPage } from './start-page';

/** The form's value of its field at the first event after hydration. */
let found: string | undefined;

function Form() {
  const [city, setCity] = useState('');
  useLayoutEffect(() => {
    const form = document.querySelector('form')!;
    queueMicrotask(() => {
      found ??= form.dataset.city;
    });
  }, []);
  return (
    <form data-city={city}>
      <input name="city" value={city} onChange={(event) => setCity(event.target.value)} />
    </form>
  );
}

window.scrollTo = () => {};

it('what was typed before the scripts came is known to the page before anything can be pressed', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>
    <script type="application/json" id="page-data">{"address":"/","shop":null,"answers":null}</script>`;
  const container = document.getElementById('root')!;
  container.querySelector('input')!.value = 'Leeds';
  await startPage(container, createMemoryRouter([{ path: '/', element: null }]), <Form />);
  await waitFor(() => expect(container.querySelector('form')).toHaveProperty('dataset.city', 'Leeds'));
  expect(found).toBe('Leeds');
});

describe.each([
  { address: '/', path: '/', asked: ['/?gclid=1&toCountry=usa', '/?type=international'], other: [] },
  {
    address: '/new-quote?toCountry=Hong+Kong',
    path: '/new-quote',
    asked: [
      '/new-quote?toCountry=Hong+Kong',
      '/new-quote?utm_source=mail&fromCity=Leeds&toCountry=hongkong&toCity=Kowloon',
      '/New-Quote/?toCountry=Hong%20Kong',
    ],
    other: [
      '/new-quote',
      '/new-quote?toCountry=usa',
      '/new-quote?toCountry=Hong+Kong&step=2',
      '/new-quote?toCountry=Hong+Kong&category=bedrooms',
      { pathname: '/new-quote', search: '?toCountry=Hong+Kong', state: { bookedAgain: {} } },
    ],
  },
  {
    address: '/login',
    path: '/login',
    asked: ['/login', '/login?utm_source=mail'],
    other: ['/login?redirect=%2Fcheckout', { pathname: '/login', state: { from: '/checkout' } }],
  },
  { address: '*', path: '*', asked: ['/nothing', '/nothing?redirect=%2F'], other: [] },
])('the page that the server rendered for $address', ({ address, path, asked, other }) => {
  const cases = [
    ...asked.map((entry) => ({ entry, isReused: true })),
    ...other.map((entry) => ({ entry, isReused: false })),
  ];

  it.each(cases)('is the one of $entry: $isReused', async ({ entry, isReused }) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    document.body.innerHTML = `<div id="root"><p></p></div><script type="application/json" id="page-data">${JSON.stringify({ address, shop: null, answers: null })}</script>`;
    const container = document.getElementById('root')!;
    const drawn = container.querySelector('p');
    const isReady = new Promise((resolve) =>
      window.addEventListener('client:ready', resolve, { once: true }),
    );
    await startPage(
      container,
      createMemoryRouter([{ path, element: null }], { initialEntries: [entry] }),
      <p />,
    );
    await isReady;
    expect(container.querySelector('p') === drawn).toBe(isReused);
  });
});
