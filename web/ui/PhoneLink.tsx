import type { ComponentProps } from 'react';

/** Dials a number as people write it; shows the number unless it has children. */
export function PhoneLink({
  number,
  children = number,
  ...link
}: Omit<ComponentProps<'a'>, 'href'> & { number: string }) {
  return (
    <a {...link} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {children}
    </a>
  );
}
