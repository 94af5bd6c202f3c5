import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { space, type } from '../theme/tokens';
import { TitledPanel } from './TitledPanel';

interface FactsProps {
  title: string;
  isFoldable?: boolean;
  /** The facts in a few words, while they are folded. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A titled list of facts. */
export function Facts({ title, isFoldable, hint, children }: FactsProps) {
  return (
    <TitledPanel id={`facts-${title.toLowerCase()}`} title={title} isFoldable={isFoldable} hint={hint}>
      <List>{children}</List>
    </TitledPanel>
  );
}

/** A term and its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space(3)};
  ${type('small')}
  overflow-wrap: anywhere;

  dt { color: ${color.textMuted}; }
`;
