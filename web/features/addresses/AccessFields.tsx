import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { floorName, PARKING_LENGTH_MAX } from '../../../rules/people/access';
import { Field } from '../../design/forms/Field';
import { FieldGrid, WholeRow } from '../../design/forms/FormGroup';
import { Select, TextInput } from '../../design/forms/inputs';
import { Options } from '../../design/forms/Options';
import { space, touchTarget, type } from '../../design/theme/tokens';
import type { AccessValues } from './handover-values';

type AccessPath = 'collectionAccess' | 'deliveryAccess';

const FLOORS = [-1, ...Array.from({ length: 41 }, (_, floor) => floor)];
const LIFT = { '': 'Not said', yes: 'Yes', no: 'No' };
const METRES = [5, 10, 25, 50, 100, 200];

/** How the crew gets to the door of an address: folded, since most doors need no words. */
export function AccessFields({ path }: { path: AccessPath }) {
  const { register, getValues } = useFormContext<Partial<Record<AccessPath, AccessValues>>>();
  const [isOpenAtFirst] = useState(() => Object.values(getValues(path) ?? {}).some(Boolean));
  return (
    <WholeRow>
      <details open={isOpenAtFirst}>
        <Fold>
          Stairs, lift or parking <Optional>(optional)</Optional>
        </Fold>
        <FieldGrid>
          <Field label="Floor">
            <Select {...register(`${path}.floor`)}>
              <option value="">Not said</option>
              {FLOORS.map((floor) => (
                <option key={floor} value={floor}>
                  {floorName(floor)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Lift">
            <Select {...register(`${path}.lift`)}>
              <Options choices={LIFT} />
            </Select>
          </Field>
          <Field label="From the van to the door">
            <Select {...register(`${path}.carryMetres`)}>
              <option value="">Not said</option>
              {METRES.map((metres) => (
                <option key={metres} value={metres}>
                  About {metres} m
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Parking" hint="A permit, a height limit, hours without loading.">
            <TextInput {...register(`${path}.parking`)} maxLength={PARKING_LENGTH_MAX} autoComplete="off" />
          </Field>
        </FieldGrid>
      </details>
    </WholeRow>
  );
}

const Fold = styled.summary`
  padding-block: ${space(3)};
  min-height: ${touchTarget};
  ${type('small', 600)}
  cursor: pointer;
`;

const Optional = styled.span`font-weight: 400;`;
