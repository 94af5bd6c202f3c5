import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentType } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../design/Button';
import { Field } from '../../design/forms/Field';
import { DateInput, TextInput } from '../../design/forms/inputs';
import { Heading } from '../../design/Heading';
import { IconButton } from '../../design/IconButton';
import { Panel } from '../../design/Panel';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { space } from '../../design/theme/tokens';
import { Grid } from '../../lib/forms/form-fields';
import { type GuideForm, type GuideList, LIST_TITLES, NEW_ENTRIES } from './guide-form';
import { useEntry } from './use-entry';

interface GuideSectionProps {
  list: GuideList;
  /** The entry's own fields; source and date follow. */
  Fields: ComponentType<{ at: number }>;
}

/** One list of a guide: its entries can be added, removed and moved. */
export function GuideSection({ list, Fields }: GuideSectionProps) {
  const { control } = useFormContext<GuideForm>();
  const { fields, append, remove, move } = useFieldArray({ control, name: list });
  const title = LIST_TITLES[list];
  return (
    <Panel as="section" aria-labelledby={`${list}-title`}>
      <Stack gap={4}>
        <Heading size="title" id={`${list}-title`}>
          {title}
        </Heading>
        {fields.length === 0 && <Text tone="textMuted">None yet.</Text>}
        {fields.map(({ id }, at) => (
          <Entry key={id} aria-label={`${title}, ${at + 1}`}>
            <Stack gap={3}>
              <Fields at={at} />
              <SourceFields list={list} at={at} />
              <Row gap={2}>
                <IconButton
                  label={`Move up entry ${at + 1}`}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowUp aria-hidden="true" size={18} />
                </IconButton>
                <IconButton
                  label={`Move down entry ${at + 1}`}
                  disabled={at === fields.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown aria-hidden="true" size={18} />
                </IconButton>
                <Button
                  variant="quiet"
                  aria-label={`Remove entry ${at + 1} of ${title}`}
                  onClick={() => remove(at)}
                >
                  Remove
                </Button>
              </Row>
            </Stack>
          </Entry>
        ))}
        <div>
          <Button
            variant="secondary"
            aria-label={`Add to ${title}`}
            onClick={() => append(NEW_ENTRIES[list])}
          >
            Add
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

/** Off-screen entries cost no layout. */
const Entry = styled.fieldset`
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color.line};
  content-visibility: auto;
  contain-intrinsic-block-size: auto 20rem;
`;

/** Where a fact comes from, and when it was checked there. */
function SourceFields({ list, at }: { list: GuideList; at: number }) {
  const { register, errorOf } = useEntry(list, at);
  return (
    <Grid $columns={2} $onPhone={1}>
      <Field label="Source" error={errorOf('source')}>
        <TextInput {...register('source')} maxLength={300} aria-required />
      </Field>
      <Field label="Checked on" error={errorOf('checkedOn')}>
        <DateInput {...register('checkedOn')} aria-required />
      </Field>
    </Grid>
  );
}
