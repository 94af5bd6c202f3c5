import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useFieldControl } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import { color } from '../../design/theme/colors';
import { from, radius, space, touchTarget, type } from '../../design/theme/tokens';

/** A titled group of fields. */
export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  > legend { padding: 0; margin-block-end: ${space(3)}; ${type('title', 650)} }
`;

/** Fields in columns where there is room; on a phone two, or one for long texts. */
export const Grid = styled.div<{ $columns: number; $onPhone?: 1 | 2 }>`
  display: grid;
  grid-template-columns: repeat(${({ $onPhone = 2 }) => $onPhone}, minmax(0, 1fr));
  gap: ${space(4)} ${space(3)};

  ${from.tablet} { grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr)); }
`;

/** For text in a NumberInput that is not a number. */
export const NUMBER_MESSAGE = 'Enter a number';

/** A number input; the mouse wheel does not change it. */
export function NumberInput(props: ComponentProps<'input'>) {
  return <TextInput type="number" onWheel={({ currentTarget }) => currentTarget.blur()} {...props} />;
}

/** A file of the accepted types; the browser shows its name. */
export function FileInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <File type="file" {...useFieldControl()} {...props} />;
}

/** A multi-line input; inside a Field. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return <Area rows={3} {...useFieldControl()} {...props} />;
}

const File = styled.input`
  width: 100%;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  overflow: hidden;
  ${type('small')}

  &::file-selector-button {
    min-height: ${touchTarget};
    margin-inline-end: ${space(3)};
    padding-inline: ${space(4)};
    border: 0;
    border-inline-end: 1px solid ${color.lineStrong};
    background: ${color.accentSoft};
    ${type('small', 600)}
    color: ${color.accent};
    cursor: pointer;
  }

  &[aria-invalid='true'] { border-color: ${color.bad}; }
`;

const Area = styled.textarea`
  width: 100%;
  min-height: ${touchTarget};
  max-height: 16rem;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};
  field-sizing: content;
  resize: vertical;

  &:hover { border-color: ${color.accent}; }
  &[aria-invalid='true'] { border-color: ${color.bad}; box-shadow: inset 0 0 0 1px ${color.bad}; }
`;
