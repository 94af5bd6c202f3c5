/**
 * Dresses the frame in the colours of the page: Stripe's `style` option (`base.iconColor` marks the focus),
 * and what the page itself shows behind the frame.
 * @param {{ style?: any, colorScheme: string, ground: string }} options
 */
export function dressFrame({ style = {}, colorScheme, ground }) {
  const { base = {}, invalid = {} } = style;
  const root = document.documentElement.style;
  // A frame whose colour scheme is not the page's is painted on an opaque ground.
  root.colorScheme = colorScheme;
  const values = {
    '--ground': ground,
    '--text': base.color,
    '--background': base.backgroundColor,
    '--font-family': base.fontFamily,
    '--font-size': base.fontSize,
    '--accent': base.iconColor,
    '--placeholder': base['::placeholder']?.color,
    '--invalid': invalid.color,
  };
  for (const [name, value] of Object.entries(values))
    if (value) root.setProperty(name, value);
    else root.removeProperty(name);
}
