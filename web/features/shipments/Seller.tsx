import { useQuery } from '@apollo/client/react';
import { companyLine } from '../../../rules/people/company-line';
import { ClientProvider } from '../../data/ClientProvider';
import { Text } from '../../design/Text';
import { useSiteName } from '../../lib/shop/shop';
import { SellerDocument } from './Seller.generated';

/** The company that the customer books with, and its terms. */
export function Seller() {
  return (
    <ClientProvider>
      <SellerLine />
    </ClientProvider>
  );
}

function SellerLine() {
  const { data } = useQuery(SellerDocument);
  const siteName = useSiteName();
  return (
    <Text size="caption" tone="textMuted">
      You book with {companyLine(data?.store.company ?? {}, siteName)}. Our{' '}
      <a href="/terms" target="_blank" rel="noopener">
        terms and conditions
      </a>{' '}
      and{' '}
      <a href="/delivery" target="_blank" rel="noopener">
        delivery and cancellation
      </a>{' '}
      apply.
    </Text>
  );
}
