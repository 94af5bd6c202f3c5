import { Grid } from '../../lib/forms/form-fields';
import type { Parts } from '../../workbench/parts';
import { CollectionDateField } from './CollectionDateField';

const NOON = 12;

export const parts: Parts = {
  title: 'Shipments',
  examples: {
    'Collection date': () => (
      <Grid $columns={2}>
        <CollectionDateField sameDayCutOffHour={NOON} />
        <CollectionDateField
          label="New collection date"
          sameDayCutOffHour={NOON}
          defaultValue="2026-12-01"
          hint="Cancel until 30 November for a full refund."
        />
        <CollectionDateField sameDayCutOffHour={NOON} defaultValue="2020-01-01" error="Choose a later day" />
      </Grid>
    ),
  },
};
