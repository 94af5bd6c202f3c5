import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Checkbox } from '../../design/forms/Checkbox';
import { Field } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import { NumberInput } from './form-fields';
import { rulesResolver } from './rules-resolver';
import { useSubmit } from './use-submit';

interface Values {
  name: string;
  address: { city: string };
  weight: string;
}

const checkValues = ({ name }: Values) => new Map(name ? [] : [['name', 'Name is required']]);

describe('a form that is sent', () => {
  it('shows what the server refused at its field, which has the focus, and does not say it twice', async () => {
    const send = refusing('Unknown city', [{ field: 'place.city', message: 'Unknown city' }]);
    show(send);
    await submit();
    const city = screen.getByLabelText<HTMLInputElement>('City');
    await waitFor(() => expect(city).toHaveFocus());
    expect(city).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getAllByText('Unknown city')).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a refusal of a field that it does not have above its fields', async () => {
    show(refusing('No such thing', [{ field: 'other', message: 'No such thing' }]));
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('No such thing');
  });

  it('shows a failure without an answer in its own words, and forgets it at the next try', async () => {
    const send = jest.fn<(values: Values) => Promise<void>>(async () => {});
    send.mockRejectedValueOnce(new Error('broken'));
    show(send);
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Could not be saved.');
    await submit();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is not sent while a field breaks a rule, and the first such field has the focus', async () => {
    const send = jest.fn(async () => {});
    show(send);
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    await userEvent.clear(name);
    await submit();
    await screen.findByText('Name is required');
    expect(name).toHaveFocus();
    expect(screen.getByRole('alert').textContent).toBe('Please check the fields.');
    expect(send).not.toHaveBeenCalled();
  });

  it('gives the focus to the first invalid field of the page, though that appeared last', async () => {
    render(<LateForm />);
    await userEvent.click(screen.getByLabelText('Somebody else'));
    await submit();
    await waitFor(() => expect(screen.getByLabelText('Who')).toHaveFocus());
    for (const label of ['Who', 'Why']) expect(screen.getByLabelText(label)).toBeInvalid();
  });

  it('is not sent with text in a number field that is no number, although it reads as empty', async () => {
    const send = jest.fn(async () => {});
    show(send);
    const weight = screen.getByLabelText('Weight');
    Object.defineProperty(weight, 'validity', { value: { badInput: true } });
    await submit();
    await screen.findByText('Enter a number');
    expect(send).not.toHaveBeenCalled();
  });

  it('is sent once, however often it is submitted meanwhile', async () => {
    let finish = () => {};
    const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    show(send);
    await submit();
    await submit();
    await act(async () => finish());
    expect(send).toHaveBeenCalledTimes(1);
  });
});

function show(send: (values: Values) => Promise<void>) {
  render(<Form send={send} />);
}

function submit() {
  return userEvent.click(screen.getByRole('button'));
}

function refusing(message: string, fields: readonly { field: string; message: string }[]) {
  return async () => {
    throw new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'BAD_INPUT', fields } }] });
  };
}

function Form({ send }: { send: (values: Values) => Promise<void> }) {
  const form = useForm<Values>({
    defaultValues: { name: 'Trunk', address: { city: 'Hull' }, weight: '' },
    resolver: rulesResolver(checkValues),
  });
  const { errors } = form.formState;
  const { handleSubmit, errorNotice } = useSubmit(form, {
    messageOf: (error) =>
      error instanceof CombinedGraphQLErrors ? error.errors[0]!.message : 'Could not be saved.',
    fieldOf: (field) => field.replace('place', 'address'),
    invalidMessage: () => 'Please check the fields.',
  });
  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      {errorNotice}
      <Field label="Name" error={errors.name?.message}>
        <TextInput {...form.register('name')} />
      </Field>
      <Field label="City" error={errors.address?.city?.message}>
        <TextInput {...form.register('address.city')} />
      </Field>
      <Field label="Weight" error={errors.weight?.message}>
        <NumberInput {...form.register('weight')} />
      </Field>
      <button type="submit">Save</button>
    </form>
  );
}

function LateForm() {
  const form = useForm({
    defaultValues: { isOther: false, who: '', why: '' },
    resolver: rulesResolver(
      () =>
        new Map([
          ['who', 'Who is it?'],
          ['why', 'Why is it?'],
        ]),
    ),
  });
  const { errors } = form.formState;
  const { handleSubmit } = useSubmit(form);
  return (
    <form noValidate onSubmit={handleSubmit(async () => {})}>
      <Checkbox label="Somebody else" {...form.register('isOther')} />
      {form.watch('isOther') && (
        <Field label="Who" error={errors.who?.message}>
          <TextInput {...form.register('who')} />
        </Field>
      )}
      <Field label="Why" error={errors.why?.message}>
        <TextInput {...form.register('why')} />
      </Field>
      <button type="submit">Save</button>
    </form>
  );
}
