import { useState } from 'react';
import { FileInput, Grid, Group, NumberInput, TextArea } from '../../lib/forms/form-fields';
import type { Parts } from '../../workbench/parts';
import { Stack } from '../Stack';
import { Checkbox } from './Checkbox';
import { Field } from './Field';
import { FormGroup } from './FormGroup';
import { DateInput, Select, TextInput } from './inputs';
import { MoneyInput } from './MoneyInput';
import { QuantityStepper } from './QuantityStepper';

export const parts: Parts = {
  title: 'Forms',
  examples: {
    Field: () => (
      <Grid $columns={2}>
        <Field label="Empty">
          <TextInput placeholder="A placeholder" />
        </Field>
        <Field label="Filled">
          <TextInput defaultValue="Leeds" />
        </Field>
        <Field label="With a hint" hint="As on your passport.">
          <TextInput />
        </Field>
        <Field label="With an error" error="Enter your full name">
          <TextInput />
        </Field>
        <Field label="Left out at will" isOptional>
          <TextInput />
        </Field>
        <Field label="Read only">
          <TextInput readOnly defaultValue="UK" />
        </Field>
        <Field label="Disabled">
          <TextInput disabled defaultValue="Leeds" />
        </Field>
      </Grid>
    ),
    Inputs: () => (
      <Grid $columns={2}>
        <Field label="Email">
          <TextInput type="email" defaultValue="maya@example.com" />
        </Field>
        <Field label="Password">
          <TextInput type="password" defaultValue="Moving4abroad!" />
        </Field>
        <Field label="Number">
          <NumberInput defaultValue={45} />
        </Field>
        <Field label="Date">
          <DateInput defaultValue="2026-12-01" min="2026-11-23" />
        </Field>
        <Field label="Date with an error" error="Choose a later day">
          <DateInput defaultValue="2026-11-01" min="2026-11-23" />
        </Field>
        <Field label="File">
          <FileInput accept="image/png" />
        </Field>
        <Field label="Text">
          <TextArea defaultValue="Third floor, no lift." />
        </Field>
        <Field label="Text with an error" error="At most 500 characters">
          <TextArea defaultValue="Third floor, no lift." />
        </Field>
      </Grid>
    ),
    Money: () => (
      <Grid $columns={2}>
        <Field label="Amount (£)" hint="At most £412.00">
          <MoneyInput />
        </Field>
        <Field label="Amount, filled (£)">
          <MoneyInput defaultValue="1,250.50" />
        </Field>
        <Field label="Amount with an error (£)" error="Enter pounds and pence, such as 25.00">
          <MoneyInput defaultValue="31,10" />
        </Field>
      </Grid>
    ),
    Select: () => (
      <Grid $columns={2}>
        <Field label="Destination">
          <Select>
            <option>Australia</option>
            <option>Canada</option>
          </Select>
        </Field>
        <Field label="Destination with an error" error="Choose a destination">
          <Select>
            <option>Select Country</option>
          </Select>
        </Field>
        <Field label="Destination, disabled">
          <Select disabled>
            <option>Australia</option>
          </Select>
        </Field>
      </Grid>
    ),
    Checkbox: () => (
      <Stack>
        <Checkbox label="Not ticked" />
        <Checkbox label="Ticked" defaultChecked />
        <Checkbox label="With an error" error="Agree to the terms" />
        <Checkbox label="Disabled" disabled />
      </Stack>
    ),
    'Quantity stepper': function Quantity() {
      const [quantity, setQuantity] = useState(1);
      return (
        <Stack>
          <QuantityStepper name="Standard Box" quantity={quantity} onChange={setQuantity} />
          <QuantityStepper name="Book Box" quantity={0} onChange={() => {}} />
          <QuantityStepper name="Wardrobe Box" quantity={2} onChange={() => {}} isDisabled />
        </Stack>
      );
    },
    Groups: () => (
      <Stack>
        <Group>
          <legend>A group</legend>
          <Field label="City">
            <TextInput />
          </Field>
        </Group>
        <FormGroup title="A group in a panel" hint="What it is for.">
          <Field label="Name">
            <TextInput />
          </Field>
          <Field label="Phone">
            <TextInput type="tel" />
          </Field>
        </FormGroup>
      </Stack>
    ),
  },
};
