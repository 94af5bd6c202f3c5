import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import type { SizeUnit } from '../../../../rules/prices/item-size';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { Text } from '../../../design/Text';
import { space } from '../../../design/theme/tokens';
import { type Side, sideLimits, UNIT_NAMES } from './box-form';

/** In the order in which every size is written. */
const SIDES: readonly { readonly field: Side; readonly label: string }[] = [
  { field: 'height', label: 'Height' },
  { field: 'width', label: 'Width' },
  { field: 'depth', label: 'Depth' },
];

interface SideFieldsProps {
  unit: SizeUnit;
  register: (side: Side, label: string) => UseFormRegisterReturn;
  errorOf: (side: Side) => string | undefined;
  /** Says which sides are used where they were rounded. */
  rounded: string | null;
}

/** Height, width and depth of a box, with their limit. */
export function SideFields({ unit, register, errorOf, rounded }: SideFieldsProps) {
  const limit = useId();
  return (
    <Group aria-label="Size" aria-describedby={limit}>
      <Sides>
        {SIDES.map(({ field, label }) => (
          <Field key={field} label={`${label} (${unit})`} error={errorOf(field)}>
            <TextInput inputMode="decimal" autoComplete="off" {...register(field, label)} />
          </Field>
        ))}
      </Sides>
      <Limit id={limit}>
        <Text as="span" size="caption" tone="textMuted">
          Up to {sideLimits(unit).max} {UNIT_NAMES[unit]} a side. Measure the outside.
        </Text>
      </Limit>
      <div aria-live="polite">
        {rounded && (
          <Text size="caption" tone="textMuted">
            {rounded}
          </Text>
        )}
      </div>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};
`;

const Limit = styled.p`padding-block-start: ${space(1.5)};`;
