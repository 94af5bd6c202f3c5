/**
 * Dresses the frame as the page: Stripe's `style` and `fonts` options, and what the page itself shows behind the frame.
 * @param {{ style?: any, fonts?: { family: string, src: string, weight?: string }[], colorScheme: string, ground: string }} options
 */
export function dressFrame({ style = {}, fonts = [], colorScheme, ground }) {
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
    '--placeholder': base['::placeholder']?.color,
    '--invalid': invalid.color,
  };
  const known = [...document.fonts].map(({ family }) => family);
  for (const { family, src, weight } of fonts)
    if (!known.includes(family)) document.fonts.add(new FontFace(family, src, { weight }));
  for (const [name, value] of Object.entries(values))
    if (value) root.setProperty(name, value);
    else root.removeProperty(name);
}
