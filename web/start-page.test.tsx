import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { startPage } from './start-page';

/** What the form knows of its field when the first event after its drawing can reach it. */
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
