import type { ComponentProps } from 'react';
import { TextInput } from './inputs';

/** An amount in pounds; stands inside a Field. `readPounds` reads it. */
export function MoneyInput(props: Omit<ComponentProps<'input'>, 'type' | 'inputMode'>) {
  return <TextInput inputMode="decimal" autoComplete="off" {...props} />;
}
