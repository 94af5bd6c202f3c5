import { styled } from 'styled-components';
import { space } from '../../../design/theme/tokens';
import { ChoiceFilter } from '../../../lib/lists/ChoiceFilter';

interface PageSizeProps<T extends string> {
  size: T;
  sizes: readonly T[];
  onChange: (size: T) => void;
}

/** How many rows a page of the list has. */
export function PageSize<T extends string>({ size, sizes, onChange }: PageSizeProps<T>) {
  return (
    <Inline>
      <ChoiceFilter
        label="Rows per page"
        value={size}
        choices={sizes.map((one) => [one as Exclude<T, ''>, one] as const)}
        onChange={onChange}
      />
    </Inline>
  );
}

const Inline = styled.div`
  margin-inline-start: auto;
  > div { grid-template-columns: auto 5.5rem; align-items: center; gap: ${space(2)}; }
`;
