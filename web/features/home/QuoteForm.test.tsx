import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { QuoteStart } from '../shipments/quote-url';
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
  it('clears a city that is not in the country chosen now, and asks for one there', async () => {
    render(<Shown start={LAST} />);
    await userEvent.selectOptions(screen.getByLabelText('To country'), 'Japan');
    expect(values()).toEqual(['Leeds', 'japan', '']);
    expect(toCity()).toHaveAccessibleDescription('We cleared Perth from the route. Enter a city in Japan.');
    await userEvent.type(toCity(), 'Osaka');
    expect(toCity()).toHaveAccessibleDescription('');
  });

  it('asks about a city that is typed for another country, and keeps it', async () => {
    render(<Shown start={{ ...AFRESH, toCountry: 'usa' }} />);
    await userEvent.type(toCity(), 'Perth');
    expect(toCity()).toHaveAccessibleDescription('Is Perth in the USA? Check the city and the country.');
    expect(toCity()).toHaveValue('Perth');
  });

  it('keeps a place that it does not know', async () => {
    render(<Shown start={{ ...LAST, toCity: 'Banff' }} />);
    await userEvent.selectOptions(screen.getByLabelText('To country'), 'Canada');
    expect(values()).toEqual(['Leeds', 'canada', 'Banff']);
  });
});

function toCity(): HTMLInputElement {
  return screen.getByLabelText('To city, town or postcode');
}

function Shown({ start }: { start: QuoteStart }) {
  return (
    <MemoryRouter>
      <QuoteForm start={start} onRoute={() => {}} />
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
