import { css, styled } from 'styled-components';

/** The declarations of what is heard but not seen. */
export const hiddenFromSight = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Heard but not seen. */
export const VisuallyHidden = styled.span`${hiddenFromSight}`;
