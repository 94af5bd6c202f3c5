import { css, keyframes } from 'styled-components';
import { color } from '../theme/colors';
import { layer, motion, radius, shadow, space } from '../theme/tokens';

const appear = keyframes`from { opacity: 0; }`;

/** The overlay behind a dialog; on the dialogs' layer, so that a confirmation covers the dialog that opened it. */
export const dialogOverlay = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: ${color.overlay};
  animation: ${appear} ${motion.quick};
`;

export const dialogSheet = css`
  position: fixed;
  inset: 0;
  margin: auto;
  z-index: ${layer.dialog};
  display: grid;
  gap: ${space(5)};
  height: fit-content;
  max-height: calc(100dvh - ${space(8)});
  overflow: auto;
  padding: ${space(6)};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  animation: ${appear} ${motion.quick};
`;

const slideIn = keyframes`from { inset-inline-end: -2rem; opacity: 0; }`;

export const drawerSheet = css`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: ${layer.dialog};
  display: grid;
  align-content: start;
  gap: ${space(5)};
  overflow: auto;
  padding: ${space(5)};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  animation: ${slideIn} ${motion.calm};
`;
