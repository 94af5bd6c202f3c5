import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Markdown } from './Markdown';

function draw(text: string): HTMLElement {
  return render(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  ).container;
}

it('shows HTML as it was typed, and makes no element of it', () => {
  const page = draw(
    'Before <img src=x onerror=alert(1)> after\n\n<script>alert(2)</script>\n\n## <b>Bold</b>',
  );
  expect(page).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(page).toHaveTextContent('<script>alert(2)</script>');
  expect(page.querySelector('img, script, b')).toBeNull();
});

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'http://plain.example',
])('makes no link to %s', (address) => {
  draw(`[press](${address})`);
  expect(screen.getByText('press')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it.each(['/help', 'https://example.com', 'mailto:a@example.com', 'tel:+448081570192'])(
  'links to %s',
  (address) => {
    draw(`[press](${address})`);
    expect(screen.getByRole('link', { name: 'press' })).toHaveAttribute('href', address);
  },
);
