/** Semantic colours of both schemes; everything else uses `color.text`, never a hex code. */

const light = {
  surface: '#FAF9F6',
  surfaceRaised: '#FFFFFF',
  surfaceSunken: '#EFE7DA',
  text: '#12263A',
  textMuted: '#4A5B6C',
  line: '#DDD6C9',
  lineStrong: '#77828D',
  accent: '#0E6F78',
  accentStrong: '#0A565D',
  accentText: '#FFFFFF',
  accentSoft: '#E0EFEF',
  buoy: '#D9482B',
  good: '#1B7A4E',
  goodSoft: '#E3F2EA',
  warn: '#8A5300',
  warnSoft: '#FBEFD9',
  bad: '#B3261E',
  badStrong: '#8E1C16',
  badText: '#FFFFFF',
  badSoft: '#FBE9E7',
  overlay: 'rgb(18 38 58 / 0.5)',
  shadow: 'rgb(18 38 58 / 0.12)',
};

type ColorName = keyof typeof light;

const dark: Record<ColorName, string> = {
  surface: '#0E1A26',
  surfaceRaised: '#162635',
  surfaceSunken: '#1E3042',
  text: '#EEF1F3',
  textMuted: '#B0BDC8',
  line: '#2C4054',
  lineStrong: '#7C8FA1',
  accent: '#5FC4CC',
  accentStrong: '#8AD8DE',
  accentText: '#07212A',
  accentSoft: '#143B45',
  buoy: '#F4795E',
  good: '#6FCF9F',
  goodSoft: '#143A2B',
  warn: '#F0B95B',
  warnSoft: '#3D2F14',
  bad: '#FF9A90',
  badStrong: '#FFB9B2',
  badText: '#3A0905',
  badSoft: '#46201E',
  overlay: 'rgb(3 9 15 / 0.66)',
  shadow: 'rgb(0 0 0 / 0.4)',
};

/** Both schemes, for the global style and contrast checks. */
export const schemes = { light, dark };

/** `color.accent` is the custom property of the current scheme's accent. */
export const color = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(${propertyName(name)})`]),
) as Record<ColorName, string>;

/** The CSS declarations of one scheme. */
export function declareScheme(scheme: Record<ColorName, string>): string {
  return Object.entries(scheme)
    .map(([name, value]) => `${propertyName(name)}: ${value};`)
    .join('\n');
}

function propertyName(name: string): string {
  return `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
