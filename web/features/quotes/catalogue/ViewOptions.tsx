import { styled } from 'styled-components';
import { SegmentedControl } from '../../../design/forms/SegmentedControl';
import { space, type } from '../../../design/theme/tokens';
import { writeStored } from '../../../session/session';
import { SIZE_UNITS, useStoredChoice } from '../../../session/stored-choice';

/** A list or a grid, centimetres or inches; this browser remembers them. */
export function ViewOptions() {
  const view = useStoredChoice('itemView');
  const unit = useStoredChoice('sizeUnit');
  return (
    <Row>
      <SegmentedControl
        label="Show items as"
        options={[
          { value: 'list', name: 'List' },
          { value: 'grid', name: 'Grid' },
        ]}
        chosen={view}
        onChoose={(view) => writeStored('itemView', view)}
      />
      <SegmentedControl
        label="Sizes in"
        options={SIZE_UNITS}
        chosen={unit}
        onChoose={(unit) => writeStored('sizeUnit', unit)}
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  padding-block-start: ${space(3)};
  ${type('small')}
`;
