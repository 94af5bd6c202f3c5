import { ipPrefix } from '../../../platform/limits/ip-prefix.js';
import { currentAgent, currentIp } from '../../../platform/log/request-scope.js';

/** The place of an action, just precise enough for the owner to recognise actions of others. */
export interface Origin {
  /** "Firefox on Windows"; empty when unknown. */
  readonly device: string;
  /** The network without the last part of the address: "192.0.2.x"; empty when unknown. */
  readonly network: string;
}

/** Newer names first: most browsers also call themselves Chrome, and Chrome calls itself Safari. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system of a User-Agent, in words, and nothing that would identify one person's device. */
export function describeDevice(userAgent: string): string {
  const known = (list: typeof BROWSERS) => list.find(([, sign]) => sign.test(userAgent))?.[0];
  const browser = known(BROWSERS);
  const system = known(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? '';
}

/** An address without the part that identifies a household: a /24 of IPv4, a /48 of IPv6. Empty for this machine. */
export function describeNetwork(address: string): string {
  const group = ipPrefix(address);
  if (group.startsWith('0:0:0:')) return '';
  if (group.endsWith('::/64')) return `${group.split(':').slice(0, 3).join(':')}:x`;
  const parts = group.split('.');
  return parts.length === 4 ? [...parts.slice(0, 3), 'x'].join('.') : '';
}

/** The origin of the current request; empty outside of one. */
export function currentOrigin(): Origin {
  return { device: describeDevice(currentAgent()), network: describeNetwork(currentIp()) };
}
