/** Design tokens: spacing, type, corners, shadows, breakpoints, motion. Colours are in colors.ts. */
import { color } from './colors';

/** Steps of the 4 px scale: `space(3)` is 12 px. */
export function space(steps: number): string {
  return `${steps * 0.25}rem`;
}

export const fontFamily = {
  heading:
    "'Bricolage Grotesque', 'Bricolage Arial', 'Bricolage Roboto', 'Bricolage DejaVu', system-ui, sans-serif",
  text: "Inter, 'Inter Arial', 'Inter Roboto', 'Inter DejaVu', system-ui, sans-serif",
};

/** The text scale: font-size / line-height pairs for the `font` shorthand. */
export const reading = {
  caption: '0.8125rem/1.4',
  small: '0.875rem/1.45',
  body: '1rem/1.5',
  lead: '1.125rem/1.5',
  title: '1.25rem/1.3',
  section: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)/1.2',
  page: 'clamp(1.5rem, 1.25rem + 1.7vw, 2.5rem)/1.12',
};

/** The scale of prices and counts; use with `figures()` for tabular digits. */
const figureSizes = {
  small: '0.9375rem/1.3',
  medium: '1.125rem/1.25',
  large: '1.5rem/1.2',
  total: '2rem/1.15',
};

export type ReadingSize = keyof typeof reading;
export type FigureSize = keyof typeof figureSizes;

/** Text in the text scale: `${type('small')}`. */
export function type(size: ReadingSize, weight = 400): string {
  const isHeading = size === 'title' || size === 'section' || size === 'page';
  return `font: ${weight} ${reading[size]} ${isHeading ? fontFamily.heading : fontFamily.text};`;
}

/** Prices and counts with tabular digits. */
export function figures(size: FigureSize, weight = 600): string {
  return `font: ${weight} ${figureSizes[size]} ${fontFamily.text}; font-variant-numeric: tabular-nums;`;
}

export const radius = { small: '4px', medium: '8px', large: '14px', round: '999px' };

export const shadow = {
  low: `0 1px 2px ${color.shadow}`,
  raised: `0 2px 4px ${color.shadow}, 0 8px 24px ${color.shadow}`,
};

/** Minimum widths of the layouts; below `phone` is the narrowest. */
const breakpoints = { phone: 480, tablet: 768, desktop: 1080 };

/** Media queries: `${from.tablet} { … }` is for that width and wider. */
export const from = {
  phone: `@media (min-width: ${breakpoints.phone}px)`,
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  desktop: `@media (min-width: ${breakpoints.desktop}px)`,
};

/** Height of a page's fixed bottom bar; the page, toasts and focus keep clear of it. */
export const bottomBar = 'var(--bottom-bar, 0px)';

/** Narrower than the widest layout. */
export const belowDesktop = `@media (max-width: ${breakpoints.desktop - 0.02}px)`;

/** Maximum width of a page, of a column of text, and of a form. */
export const width = { page: '75rem', column: '42rem', form: '27rem' };

/** Minimum size of touch targets. */
export const touchTarget = '44px';

/** Durations; the global style removes motion for people who prefer less. */
export const motion = { quick: '120ms ease-out', calm: '180ms ease-out' };

/** z-index values. */
export const layer = { sticky: 10, dialog: 30, toast: 40 };
