import { useLazyQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { LEGAL_PATHS, LEGAL_TITLES } from '../../../../rules/legal-documents';
import { errorMessage } from '../../../data/error-message';
import type { LegalKind } from '../../../data/schema.generated';
import { Button } from '../../../design/Button';
import { ErrorPanel } from '../../../design/feedback/ErrorPanel';
import { Text } from '../../../design/Text';
import { space, type } from '../../../design/theme/tokens';
import { formatDate } from '../../../lib/formats/formats';
import { AgreementsDocument } from './account.generated';

/** The documents that the customer agreed to, each in the version of that day; fetched when asked for. */
export function Agreements() {
  const [fetch, { data, error, loading, called }] = useLazyQuery(AgreementsDocument, {
    fetchPolicy: 'network-only',
  });
  const load = () => void fetch().catch(() => {});
  if (error) return <ErrorPanel message={errorMessage(error)} onRetry={load} />;
  if (!data) {
    return (
      <div>
        <Button variant="quiet" isBusy={called && loading} onClick={load}>
          Terms you've accepted
        </Button>
      </div>
    );
  }
  if (data.myAcceptances.length === 0) return <Text size="small">You have agreed to no document yet.</Text>;
  return (
    <List>
      {data.myAcceptances.map(({ kind, version, acceptedAt, isAtCheckout, orderNumber }) => (
        <li key={`${kind} ${acceptedAt}`}>
          <Link to={`${LEGAL_PATHS[keyOf(kind)]}?version=${version}`}>
            {LEGAL_TITLES[keyOf(kind)]}, version {version}
          </Link>
          , {formatDate(acceptedAt)}
          {orderNumber
            ? `, for order ${orderNumber}`
            : isAtCheckout
              ? ', at checkout'
              : ', when you registered'}
        </li>
      ))}
    </List>
  );
}

function keyOf(kind: LegalKind) {
  return kind.toLowerCase() as Lowercase<LegalKind>;
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  ${type('small')}
`;
