import type { ComponentProps } from 'react';
import { phoneAddress } from '../../rules/people/phone-address';

interface PhoneLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  number: string;
}

/** Dials a number as people write it; shows the number unless it has children. */
export function PhoneLink({ number, children, ...link }: PhoneLinkProps) {
  return (
    <a {...link} href={phoneAddress(number)}>
      {children ?? <PhoneNumber>{number}</PhoneNumber>}
    </a>
  );
}

/** A phone number within text: it reads from left to right in every language. */
export function PhoneNumber({ children }: { children: string }) {
  return <bdi dir="ltr">{children}</bdi>;
}
