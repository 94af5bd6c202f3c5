import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { QuoteStart } from '../shipments/quote-address';
import { QuoteForm } from './QuoteForm';

const LAST: QuoteStart = { fromCity: 'Leeds', toCountry: 'australia', toCity: 'Perth' };
const AFRESH: QuoteStart = { fromCity: '', toCountry: '', toCity: '' };

describe('the quote form of the home page', () => {
  it('follows a cart that begins afresh once the server has answered', () => {
    const { rerender } = render(<Shown start={LAST} />);
    expect(values()).toEqual(['Leeds', 'australia', 'Perth']);
    rerender(<Shown start={AFRESH} />);
    expect(values()).toEqual(['', '', '']);
  });

  it('keeps what was typed meanwhile', async () => {
    const { rerender } = render(<Shown start={LAST} />);
    await userEvent.clear(from());
    await userEvent.type(from(), 'York');
    await userEvent.selectOptions(screen.getByLabelText('To country'), 'Canada');
    rerender(<Shown start={AFRESH} />);
    expect(values()).toEqual(['York', 'canada', '']);
  });
});

function Shown({ start }: { start: QuoteStart }) {
  return (
    <MemoryRouter>
      <QuoteForm start={start} onDestination={() => {}} />
    </MemoryRouter>
  );
}

function from(): HTMLInputElement {
  return screen.getByLabelText('From city, town or postcode');
}

function values(): string[] {
  return [
    from(),
    screen.getByLabelText('To country'),
    screen.getByLabelText('To city, town or postcode'),
  ].map((field) => (field as HTMLInputElement).value);
}
