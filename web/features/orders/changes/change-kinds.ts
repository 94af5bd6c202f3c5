export type ChangeKind = 'date' | 'addresses' | 'service' | 'items' | 'cancel';

/** Possible changes, in the order of the buttons. */
export const CHANGES: readonly { readonly kind: ChangeKind; readonly label: string }[] = [
  { kind: 'date', label: 'Change collection date' },
  { kind: 'addresses', label: 'Change addresses' },
  { kind: 'service', label: 'Change service' },
  { kind: 'items', label: 'Change items' },
  { kind: 'cancel', label: 'Cancel order' },
];

/** The name of a change. */
export function changeTitle(kind: ChangeKind): string {
  return CHANGES.find((one) => one.kind === kind)?.label ?? '';
}
