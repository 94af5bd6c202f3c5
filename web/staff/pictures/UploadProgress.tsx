import { styled } from 'styled-components';
import { color } from '../../design/theme/colors';
import { space, type } from '../../design/theme/tokens';

/** Upload progress. */
export function UploadProgress({ percent }: { percent: number }) {
  return (
    <Label>
      {percent < 100 ? `Uploading image: ${percent}%` : 'Uploading image: 100%, checking it...'}
      <Bar max={100} value={percent} />
    </Label>
  );
}

const Label = styled.label`
  display: grid;
  gap: ${space(1)};
  ${type('small', 500)}
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.progress`width: 100%; height: 0.5rem; accent-color: ${color.accent};`;
