import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { customBoxPence } from '../../../../rules/prices/quote';
import { volumeCm3 } from '../../../../rules/prices/volume';
import { ClientProvider } from '../../../data/ClientProvider';
import { BoxDrawing } from '../../../design/BoxDrawing';
import { Button } from '../../../design/Button';
import { Drawer } from '../../../design/dialogs/Drawer';
import { Field } from '../../../design/forms/Field';
import { Select, TextInput } from '../../../design/forms/inputs';
import { SegmentedControl } from '../../../design/forms/SegmentedControl';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { radius, space } from '../../../design/theme/tokens';
import { Money } from '../../../lib/formats/Money';
import { NumberInput } from '../../../lib/forms/form-fields';
import { LeaveGuard, leavesDialog } from '../../../lib/forms/LeaveGuard';
import { writeStored } from '../../../session/session';
import { SIZE_UNITS, useStoredChoice } from '../../../session/stored-choice';
import { useCart } from '../../cart/use-cart';
import { GoodsWarning } from '../../shipments/guide/GoodsWarning';
import { volumeText } from '../../shipments/quote-text';
import {
  BOX_NAME_LENGTH_MAX,
  type BoxForm,
  checkQuantity,
  checkSide,
  EMPTY_BOX_FORM,
  readBox,
  roundedNote,
} from './box-form';
import { SideFields } from './SideFields';

/** Drawn faintly until there is a size. */
const EXAMPLE_BOX = { heightCm: 61, widthCm: 41, depthCm: 51 };

interface AddBoxFormProps {
  /** The initial name; empty for the values typed before. */
  name: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Receives the message that names what was added. */
  onAdded: (text: string) => void;
}

/** The drawer "Add New Box": any box by its size, with a live price. Its values stay when it closes. */
export function AddBoxForm({ name, isOpen, onOpenChange, onAdded }: AddBoxFormProps) {
  const { destination, rate, addCustomBox } = useCart(({ destination, rates, addCustomBox }) => ({
    destination,
    rate: rates.destinations[destination],
    addCustomBox,
  }));
  const { register, handleSubmit, watch, reset, setValue, formState } = useForm<BoxForm>({
    defaultValues: EMPTY_BOX_FORM,
  });
  const { errors } = formState;
  const unit = useStoredChoice('sizeUnit');
  useEffect(() => {
    if (isOpen && name) setValue('name', name.slice(0, BOX_NAME_LENGTH_MAX));
  }, [isOpen, name, setValue]);
  const box = readBox(watch(), unit);

  const add = handleSubmit((form) => {
    const wanted = readBox(form, unit);
    if (!wanted) return;
    const quantity = Number(form.quantity);
    addCustomBox(wanted, quantity);
    onAdded(`Added ${quantity} × ${wanted.name} to your shipment.`);
    reset(EMPTY_BOX_FORM);
    onOpenChange(false);
  });

  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title="Add New Box">
      <form noValidate onSubmit={add}>
        <Stack gap={5}>
          <LeaveGuard isOn={isOpen && formState.isDirty} isLeft={leavesDialog}>
            Your box isn't in your shipment yet.
          </LeaveGuard>
          <Field label="Item name" error={errors.name?.message}>
            <TextInput
              autoComplete="off"
              placeholder="Rocking horse"
              maxLength={BOX_NAME_LENGTH_MAX}
              {...register('name', {
                validate: (name) => Boolean(name.trim()) || 'Item name is required',
              })}
            />
          </Field>
          <ClientProvider>
            <GoodsWarning destination={destination} name={watch('name')} />
          </ClientProvider>
          <SegmentedControl
            label="Size in"
            options={SIZE_UNITS}
            chosen={unit}
            onChoose={(unit) => writeStored('sizeUnit', unit)}
          />
          <SideFields
            unit={unit}
            register={(side, label) => register(side, { validate: checkSide(label, unit) })}
            errorOf={(side) => errors[side]?.message}
            rounded={roundedNote(watch(), unit)}
          />
          <Pair>
            <Field label="Quantity" error={errors.quantity?.message}>
              <NumberInput
                min={1}
                step={1}
                inputMode="numeric"
                {...register('quantity', { validate: checkQuantity })}
              />
            </Field>
            <Field label="Weight range">
              <Select {...register('weightRange')}>
                <option value="upTo30">0-30 kg</option>
                <option value="over30">30+ kg</option>
              </Select>
            </Field>
          </Pair>
          <Preview>
            <Tile data-example={!box}>
              <BoxDrawing {...(box ?? EXAMPLE_BOX)} />
            </Tile>
            <div aria-live="polite">
              {box && rate ? (
                <>
                  <Money pence={customBoxPence(box, rate)} size="large" />
                  <Text size="small" tone="textMuted">
                    each · {volumeText(volumeCm3(box))}
                  </Text>
                </>
              ) : (
                <Text size="small" tone="textMuted">
                  Enter the size to see the price.
                </Text>
              )}
            </div>
          </Preview>
          <Button type="submit" isWide>
            Add to shipment
          </Button>
        </Stack>
      </form>
    </Drawer>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
`;

const Preview = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(4)};
`;

const Tile = styled.div`
  width: 6rem;
  height: 6rem;
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  &[data-example='true'] { opacity: 0.45; }
`;
