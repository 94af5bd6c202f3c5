import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { NO_ADDRESS } from '../../../rules/people/addresses/address-parts';
import { ClientContext, sourceOf } from '../../data/client-loader';
import { foundProblems } from '../../lib/forms/found-problems';
import { rulesResolver } from '../../lib/forms/rules-resolver';
import { mockServer, noNetwork } from '../../test/mock-server';
import { AddressFields } from './AddressFields';
import type { AddressKind } from './address-kinds';
import { addressProblemsAt } from './address-values';

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
  expect(screen.queryByLabelText(/Postcode/)).not.toBeInTheDocument();
  unmount();
  show('collection', 'GB');
  expect(labels()).toEqual([
    'UK postcode',
    'House number and street',
    'Flat, floor or building (optional)',
    'Town or city',
  ]);
});

it('what a country needs is required, and the rest is said to be optional', () => {
  show('billing', 'FR');
  expect(screen.getByLabelText('Postcode')).toHaveAttribute('aria-required', 'true');
  expect(screen.getByLabelText(/State/)).not.toHaveAttribute('aria-required');
  expect(labels()).toEqual(['Address Line 1', 'City', 'State or region (optional)', 'Postcode']);
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
    const words = kind === 'collection' ? 'Enter a town or city' : 'City is required';
    await screen.findByText(words);
    expect(screen.getByLabelText(/^Ci|^Town/)).toHaveAccessibleDescription(words);
    expect(screen.getByLabelText('State')).toHaveAccessibleDescription('Enter a state');
  },
);

it.each([
  ['US', 'State', 'ZIP Code'],
  ['GB', 'County (optional)', 'Postcode'],
  ['AU', 'State', 'Postcode'],
  ['IE', 'County (optional)', 'Eircode'],
  ['JP', 'Prefecture', 'Postal code'],
])('an address in %s asks for a %s and a %s', (country, state, postcode) => {
  show('billing', country);
  expect(labels()).toEqual(expect.arrayContaining([state, postcode]));
});

it('a delivery whose street follows needs only its city', () => {
  render(<Form kind="delivery" country="AU" hasErrors={false} isStreetOptional />);
  expect(labels()).toEqual([
    'Street address (optional)',
    'Apartment, floor or building (optional)',
    'City or suburb',
    'State (optional)',
    'Postcode (optional)',
  ]);
});

describe('a UK postcode', () => {
  it('is written as Royal Mail does once it is typed, and tells its town', async () => {
    const { asked } = showAsked({ towns: ['Leeds'] });
    await userEvent.type(screen.getByLabelText('UK postcode'), 'ls14ap');
    await userEvent.tab();
    expect(screen.getByLabelText('UK postcode')).toHaveValue('LS1 4AP');
    await waitFor(() => expect(screen.getByLabelText('Town or city')).toHaveValue('Leeds'));
    expect(asked('ukPostcode')).toEqual([{ postcode: 'LS1 4AP' }]);
  });

  it('changes no town that was typed', async () => {
    const { asked } = showAsked({ towns: ['Leeds'] });
    await userEvent.type(screen.getByLabelText('Town or city'), 'Pudsey');
    await userEvent.type(screen.getByLabelText('UK postcode'), 'LS1 4AP');
    await waitFor(() => expect(asked('ukPostcode')).toHaveLength(1));
    expect(screen.getByLabelText('Town or city')).toHaveValue('Pudsey');
  });

  it.each([
    ['of several towns', 'CH7 1AA', ['Buckley', 'Mold']],
    ['that nobody knows', 'ZE9 9ZZ', []],
  ])('%s takes the town of the postcode before with it', async (_which, postcode, towns) => {
    const { asked } = showAsked({ towns: ['Leeds'] }, { towns });
    const field = screen.getByLabelText('UK postcode');
    await userEvent.type(field, 'LS1 4AP');
    await waitFor(() => expect(screen.getByLabelText('Town or city')).toHaveValue('Leeds'));
    await userEvent.clear(field);
    await userEvent.type(field, postcode);
    await waitFor(() => expect(asked('ukPostcode')).toHaveLength(2));
    await waitFor(() => expect(screen.getByLabelText('Town or city')).toHaveValue(''));
  });

  it('that two towns share offers both', async () => {
    showAsked({ towns: ['Welwyn', 'Welwyn Garden City'] });
    await userEvent.type(screen.getByLabelText('UK postcode'), 'AL7 1AA');
    await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2));
    expect(screen.getByLabelText('Town or city')).toHaveValue('');
  });

  it('offers the addresses at it, where the provider has them', async () => {
    const addresses = [{ line1: '1 Park Row', line2: 'Flat 2', city: 'Leeds' }];
    showAsked({ towns: ['Leeds'], addresses });
    await userEvent.type(screen.getByLabelText('UK postcode'), 'LS1 4AP');
    await userEvent.selectOptions(await screen.findByLabelText('Addresses at LS1 4AP'), '0');
    expect(screen.getByLabelText('House number and street')).toHaveValue('1 Park Row');
    expect(screen.getByLabelText(/^Flat/)).toHaveValue('Flat 2');
  });

  it('that nobody answers for leaves the address to be typed', async () => {
    const { asked } = showAsked(noNetwork);
    await userEvent.type(screen.getByLabelText('UK postcode'), 'LS1 4AP');
    await waitFor(() => expect(asked('ukPostcode')).toHaveLength(1));
    expect(screen.getByLabelText('Town or city')).toHaveValue('');
  });
});

/** Each postcode is answered by the next of the answers. */
function showAsked(...answers: (Error | { towns: readonly string[]; addresses?: object[] })[]) {
  const server = mockServer({
    ukPostcode: ({ postcode }: { postcode: string }) => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return { postcode, addresses: [], ...answer };
    },
  });
  render(
    <ClientContext value={sourceOf(server.client)}>
      <Form kind="collection" country="GB" hasErrors={false} />
    </ClientContext>,
  );
  return server;
}

function show(kind: AddressKind, country: string, hasErrors = false) {
  return render(<Form kind={kind} country={country} hasErrors={hasErrors} />);
}

function labels(): (string | null)[] {
  return [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
}

interface FormProps {
  kind: AddressKind;
  country: string;
  hasErrors: boolean;
  isStreetOptional?: boolean;
}

function Form({ kind, country, hasErrors, isStreetOptional }: FormProps) {
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
      <AddressFields kind={kind} country={country} isStreetOptional={isStreetOptional} />
    </FormProvider>
  );
}
