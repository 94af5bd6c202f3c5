import { useFormContext } from 'react-hook-form';
import { constantCase } from '../../../../rules/enum-case';
import type { VersionedThings } from '../../../../rules/refusals';
import { evictFields } from '../../../data/cache/evict';
import { errorMessageOr, requireData } from '../../../data/error-message';
import type { WebhookEvent } from '../../../data/schema.generated';
import { Checkbox } from '../../../design/forms/Checkbox';
import { Field, FieldError } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { Grid, Group } from '../../../lib/forms/form-fields';
import type { FieldLabels } from '../../ui/records/field-labels';
import { RecordForm } from '../../ui/records/RecordForm';
import { useEditedRecord } from '../../ui/records/use-edited-record';
import { checkWebhook, startWebhookForm, toWebhookInput, type WebhookForm } from './webhook-form';
import { type Endpoint, EVENT_LABELS, EVENTS } from './webhook-labels';
import { useAddWebhookMutation, useChangeWebhookMutation } from './webhooks.generated';

interface WebhookEditorProps {
  /** The edited version; null for a new one. */
  edited: Endpoint | null;
  /** Gets the secret of a new one. */
  onSaved: (saved: Endpoint, secret?: string) => void;
  onClose: () => void;
}

/** The form of a webhook, in a dialog. */
export function WebhookEditor({ edited, onSaved, onClose }: WebhookEditorProps) {
  const [add] = useAddWebhookMutation({ update: evictFields('adminWebhookEndpoints') });
  const [change] = useChangeWebhookMutation();
  let secret: string | undefined;
  const editor = useEditedRecord({
    thing: 'webhook',
    called: 'this webhook',
    record: edited,
    valuesOf: startWebhookForm,
    check: checkWebhook,
    messageOf: errorMessageOr("We couldn't save the webhook. Please try again."),
    async save(values, base, version) {
      const input = toWebhookInput(values);
      if (base)
        return requireData((await change({ variables: { id: base.id, input: { ...input, version } } })).data)
          .adminUpdateWebhookEndpoint;
      const added = requireData((await add({ variables: { input } })).data).adminCreateWebhookEndpoint;
      secret = added.secret;
      return added.endpoint;
    },
    onSaved: (saved: Endpoint) => onSaved(saved, secret),
    labels: WEBHOOK_LABELS,
    currentOf: currentWebhook,
    list: { field: 'adminWebhookEndpoints' },
  });
  return (
    <RecordForm
      editor={editor}
      place="dialog"
      title={edited ? 'Edit webhook' : 'Add webhook'}
      lossWarning="You haven't saved this webhook."
      submitLabel={edited ? 'Update' : 'Add'}
      firstField="url"
      onClose={onClose}
    >
      <WebhookFields />
    </RecordForm>
  );
}

function WebhookFields() {
  const { register, formState } = useFormContext<WebhookForm>();
  const { errors } = formState;
  return (
    <>
      <Field
        label="Address"
        hint="We post to it. It begins with https:// and is on the public internet."
        error={errors.url?.message}
      >
        <TextInput {...register('url')} type="url" maxLength={2000} autoComplete="off" aria-required />
      </Field>
      <Field label="Description" error={errors.description?.message} isOptional>
        <TextInput {...register('description')} maxLength={200} autoComplete="off" />
      </Field>
      <Group>
        <legend>Events</legend>
        <Grid $columns={2} $onPhone={1}>
          {EVENTS.map((event) => (
            <Checkbox key={event} {...register('events')} value={event} label={EVENT_LABELS[event]} />
          ))}
        </Grid>
        {errors.events?.message && <FieldError>{errors.events.message}</FieldError>}
      </Group>
      <Checkbox {...register('isEnabled')} label="On: send what happens from now" />
    </>
  );
}

const eventsText = (events: readonly WebhookEvent[]) => events.map((event) => EVENT_LABELS[event]).join(', ');

const WEBHOOK_LABELS: FieldLabels<WebhookForm, Endpoint> = {
  url: 'Address',
  description: 'Description',
  events: ['Events', ({ events }) => eventsText(events)],
  isEnabled: ['State', ({ isEnabled }) => (isEnabled ? 'on' : 'off')],
};

/** The edited webhook with its current values. */
function currentWebhook(
  before: Endpoint,
  { events, changedBy: _, changedAt: __, ...now }: VersionedThings['webhook'],
): Endpoint {
  return { ...before, ...now, events: events.map((event) => constantCase(event) as WebhookEvent) };
}
