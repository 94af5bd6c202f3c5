import type { CSSProperties } from 'react';

/** The shop's colours, as in web/design/theme/colors.ts. Programs without a dark scheme show the light one. */
const LIGHT = {
  surface: '#FAF9F6',
  raised: '#FFFFFF',
  text: '#12263A',
  muted: '#4A5B6C',
  line: '#DDD6C9',
  accent: '#0E6F78',
  accentText: '#FFFFFF',
};
const DARK: typeof LIGHT = {
  surface: '#0E1A26',
  raised: '#162635',
  text: '#EEF1F3',
  muted: '#B0BDC8',
  line: '#2C4054',
  accent: '#5FC4CC',
  accentText: '#07212A',
};

const FONT = "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Inline styles, since many mail programs ignore all others. */
export const STYLES = {
  body: { margin: 0, padding: 0, backgroundColor: LIGHT.surface },
  page: { width: '100%', backgroundColor: LIGHT.surface },
  around: { padding: '24px 12px' },
  sheet: { width: '100%', maxWidth: '560px', margin: '0 auto' },
  brand: { padding: '0 4px 12px', font: `700 18px/28px ${FONT}`, color: LIGHT.accent },
  mark: { marginRight: '10px', verticalAlign: 'bottom', border: 0 },
  letter: {
    padding: '28px 24px',
    backgroundColor: LIGHT.raised,
    border: `1px solid ${LIGHT.line}`,
    borderRadius: '12px',
    overflowWrap: 'anywhere',
  },
  heading: { margin: '0 0 16px', font: `700 22px/30px ${FONT}`, color: LIGHT.text },
  text: { margin: '0 0 14px', font: `400 16px/24px ${FONT}`, color: LIGHT.text },
  rows: { width: '100%', margin: '6px 0 20px', borderCollapse: 'collapse' },
  name: rowStyle({ paddingRight: '16px', textAlign: 'left' }),
  value: rowStyle({ textAlign: 'right' }),
  totalName: rowStyle({ paddingRight: '16px', textAlign: 'left', fontWeight: 700 }),
  totalValue: rowStyle({ textAlign: 'right', fontWeight: 700, whiteSpace: 'nowrap' }),
  buttonTable: { margin: '8px 0 12px' },
  // Outlook ignores padding of a link; it reads this instead.
  buttonCell: { backgroundColor: LIGHT.accent, borderRadius: '8px', msoPaddingAlt: '12px 24px' },
  button: {
    display: 'inline-block',
    padding: '12px 24px',
    borderRadius: '8px',
    font: `600 16px/22px ${FONT}`,
    color: LIGHT.accentText,
    textDecoration: 'none',
  },
  small: { margin: '0 0 20px', font: `400 13px/19px ${FONT}`, color: LIGHT.muted },
  address: { color: LIGHT.accent, wordBreak: 'break-all' },
  foot: { padding: '16px 4px 0' },
  footText: { margin: '0 0 6px', font: `400 13px/19px ${FONT}`, color: LIGHT.muted },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
} satisfies Record<string, CSSProperties & { msoPaddingAlt?: string }>;

/** The dark scheme, for programs that support it; `!important` overrides the inline styles. */
export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .surface { background-color: ${DARK.surface} !important; }
  .raised { background-color: ${DARK.raised} !important; border-color: ${DARK.line} !important; }
  .text { color: ${DARK.text} !important; }
  .muted { color: ${DARK.muted} !important; }
  .accent { color: ${DARK.accent} !important; }
  .line { border-color: ${DARK.line} !important; }
  .button { background-color: ${DARK.accent} !important; color: ${DARK.accentText} !important; }
}`;

function rowStyle(of: CSSProperties): CSSProperties {
  return {
    padding: '9px 0',
    borderBottom: `1px solid ${LIGHT.line}`,
    font: `400 15px/21px ${FONT}`,
    color: LIGHT.text,
    verticalAlign: 'top',
    ...of,
  };
}
