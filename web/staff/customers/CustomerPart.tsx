import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Text } from '../../design/Text';
import { TitledPanel } from '../../design/TitledPanel';

interface CustomerPartProps {
  id: string;
  title: string;
  /** The newest of the customer's, and their number in all. */
  found: { readonly nodes: readonly unknown[]; readonly pageInfo: { readonly total: number } };
  /** The address of the list of all. */
  all?: string;
  children: ReactNode;
}

/** One kind of a customer's things: the newest ten, and a link to all where there are more. */
export function CustomerPart({ id, title, found: { nodes, pageInfo }, all, children }: CustomerPartProps) {
  const { total } = pageInfo;
  return (
    <TitledPanel
      id={id}
      title={title}
      aside={all && total > nodes.length && <Link to={all}>All {total}</Link>}
    >
      {total === 0 ? <Text tone="textMuted">None yet.</Text> : children}
    </TitledPanel>
  );
}
