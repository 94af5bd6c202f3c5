/** Styles that parts of the builder share. */
import { space } from '../../design/theme/tokens';

/** Narrower than a tablet. */
export const onPhone = '@media (max-width: 767.98px)';

/** Stays in sight while the page scrolls; scrolls by itself in a window too low for it. */
export const inSight = `
  position: sticky;
  inset-block-start: ${space(4)};
  max-height: calc(100dvh - ${space(8)});
  overflow-y: auto;
`;
