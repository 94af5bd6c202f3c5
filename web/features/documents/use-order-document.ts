import { useApolloClient } from '@apollo/client/react';
import { useFileDownload } from '../files/FileButton';
import { FileError } from '../files/save-file';
import { OrderDocumentsDocument } from './documents.generated';

/** Downloads one of an order's documents; by a fresh link, as the one on the page may have expired. */
export function useOrderDocument(orderId: string, name: string, onFailure?: (message: string) => void) {
  const client = useApolloClient();
  return useFileDownload(
    async () => {
      const { data } = await client.query({
        query: OrderDocumentsDocument,
        variables: { id: orderId },
        fetchPolicy: 'network-only',
      });
      const wanted = data?.orderDocuments.find((one) => one.name === name);
      if (!wanted) throw new FileError(404, 'This document is no longer part of the order.');
      return wanted;
    },
    { onFailure },
  );
}
