import { createGlobalStyle } from 'styled-components';
import { color, declareScheme, schemes } from './colors';
import { bottomBar, fontFamily, radius, type } from './tokens';

/** Global styles besides the typefaces (fonts.ts): colour scheme, type, focus ring, reduced motion. Rendered once by App. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    ${declareScheme(schemes.light)}
  }

  @media (prefers-color-scheme: dark) {
    :root {
      ${declareScheme(schemes.dark)}
    }
  }

  *, *::before, *::after { box-sizing: border-box; }

  html { scroll-padding-block: 6rem calc(1rem + ${bottomBar}); -webkit-text-size-adjust: 100%; }

  body {
    margin: 0;
    min-width: 320px;
    padding-block-end: ${bottomBar};
    background: ${color.surface};
    color: ${color.text};
    ${type('body')}
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  body:has([role='dialog'][data-state='open'], [role='alertdialog'][data-state='open']) { overflow: hidden; }

  h1, h2, h3, h4 { margin: 0; font-family: ${fontFamily.heading}; text-wrap: balance; }
  p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  button, input, select, textarea { font: inherit; color: inherit; }
  img, svg { display: block; max-width: 100%; }
  a { color: ${color.accent}; text-underline-offset: 0.2em; }
  a:hover { color: ${color.accentStrong}; }
  table { font-variant-numeric: tabular-nums; }

  :focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
    border-radius: ${radius.small};
  }

  h1:focus, main:focus { outline: none; }

  /* With forced colours all backgrounds are equal: current, pressed and buttons get a border. */
  @media (forced-colors: active) {
    button:not(:focus-visible) { outline: 1px solid ButtonBorder; outline-offset: -1px; }
    [aria-current]:not([aria-current='false'], :focus-visible),
    [aria-pressed='true']:not(:focus-visible),
    [aria-selected='true']:not(:focus-visible),
    tr:has(input:checked),
    label:has(input:checked) { outline: 2px solid Highlight; outline-offset: -2px; }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
