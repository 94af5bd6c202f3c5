import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { NO_ADDRESS } from '../../../rules/people/addresses/address-parts';
import { FieldGrid } from '../../design/forms/FormGroup';
import { Stack } from '../../design/Stack';
import { foundProblems } from '../../lib/forms/found-problems';
import { rulesResolver } from '../../lib/forms/rules-resolver';
import type { Parts } from '../../workbench/parts';
import { AddressFields } from './AddressFields';
import { ADDRESS_KINDS, type AddressKind } from './address-kinds';
import { addressProblemsAt } from './address-values';
import { CountryField } from './CountryField';

const HOME = { line1: '12 Harbour Lane', line2: '', city: 'Leeds', state: '', postcode: 'LS1 4AP' };

export const parts: Parts = {
  title: 'Addresses',
  examples: {
    'By purpose': () => (
      <Stack gap={6}>
        {(Object.keys(ADDRESS_KINDS) as AddressKind[]).map((kind) => (
          <Address key={kind} kind={kind} country={kind === 'delivery' ? 'CA' : 'GB'} />
        ))}
      </Stack>
    ),
    'With errors': () => <Address kind="delivery" country="US" isChecked />,
    'Without a postcode': () => <Address kind="delivery" country="HK" />,
  },
};

function Address({
  kind,
  country,
  isChecked = false,
}: {
  kind: AddressKind;
  country: string;
  isChecked?: boolean;
}) {
  const { path } = ADDRESS_KINDS[kind];
  const values = isChecked ? NO_ADDRESS : HOME;
  const form = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(
      Object.entries({ ...values, country }).map(([part, text]) => [path + part, text]),
    ),
    resolver: rulesResolver(() => foundProblems(addressProblemsAt(path, values, country))),
  });
  const { trigger } = form;
  useEffect(() => {
    if (isChecked) void trigger();
  }, [isChecked, trigger]);
  return (
    <FormProvider {...form}>
      <FieldGrid role="group" aria-label={`Address: ${kind}`}>
        <AddressFields kind={kind} country={country} />
        {kind !== 'collection' && kind !== 'delivery' && <CountryField kind={kind} />}
      </FieldGrid>
    </FormProvider>
  );
}
