import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { foundProblems } from '../ui/forms/found-problems';
import { rulesResolver } from '../ui/forms/rules-resolver';
import { AddressFields } from './AddressFields';
import type { AddressKind } from './address-kinds';
import { addressProblemsAt, NO_ADDRESS } from './typed-address';

it('an address has the parts of its country, in the words of its country', () => {
  show('delivery', 'CA');
  expect(labels()).toEqual([
    'Street address',
    'Apartment, floor or building (optional)',
    'City or suburb',
    'Province',
    'Postal code',
  ]);
});

it('an address in Hong Kong has no postcode, and one in the United Kingdom no state', () => {
  const { unmount } = show('delivery', 'HK');
  expect(screen.queryByLabelText(/Postal code/)).not.toBeInTheDocument();
  unmount();
  show('collection', 'GB');
  expect(labels()).toEqual([
    'House number and street',
    'Flat, floor or building (optional)',
    'Town or city',
    'UK postcode',
  ]);
});

it('what a country needs is required, and the rest is said to be optional', () => {
  show('billing', 'FR');
  expect(screen.getByLabelText('ZIP Code')).toHaveAttribute('aria-required', 'true');
  expect(screen.getByLabelText(/State/)).not.toHaveAttribute('aria-required');
  expect(labels()).toEqual(['Address Line 1', 'City', 'State (optional)', 'ZIP Code']);
});

it('the browser fills in each address from its own section', () => {
  const { unmount } = show('collection', 'GB');
  expect(screen.getByLabelText('UK postcode')).toHaveAttribute(
    'autocomplete',
    'section-collection postal-code',
  );
  unmount();
  show('user', 'GB');
  for (const input of screen.getAllByRole('textbox')) expect(input).toHaveAttribute('autocomplete', 'off');
});

it.each(['collection', 'billing', 'saved'] as const)(
  'every invalid part of a %s address says so at its field',
  async (kind) => {
    show(kind, 'US', true);
    await screen.findByText('City is required');
    expect(screen.getByLabelText(/^Ci|^Town/)).toHaveAccessibleDescription('City is required');
    expect(screen.getByLabelText('State')).toHaveAccessibleDescription('State is required');
  },
);

function show(kind: AddressKind, country: string, hasErrors = false) {
  return render(<Form kind={kind} country={country} hasErrors={hasErrors} />);
}

function labels(): (string | null)[] {
  return [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
}

function Form({ kind, country, hasErrors }: { kind: AddressKind; country: string; hasErrors: boolean }) {
  const path = kind === 'saved' ? '' : `${kind}.`;
  const form = useForm<Record<string, unknown>>({
    resolver: rulesResolver(() => foundProblems(addressProblemsAt(path, NO_ADDRESS, country))),
  });
  const { trigger } = form;
  useEffect(() => {
    if (hasErrors) void trigger();
  }, [hasErrors, trigger]);
  return (
    <FormProvider {...form}>
      <AddressFields kind={kind} country={country} />
    </FormProvider>
  );
}
