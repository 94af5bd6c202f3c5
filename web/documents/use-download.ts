import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../apollo/error-message';
import { OrderDocumentsDocument } from './documents.generated';
import { refusalMessage, saveFile } from './save-file';

interface Failure {
  readonly name: string;
  readonly message: string;
}

/** Downloads an order's documents; reports which one is loading, and which one failed and why. */
export function useDownload(orderId: string) {
  const client = useApolloClient();
  const [busyName, setBusyName] = useState<string>();
  const [failure, setFailure] = useState<Failure>();

  /** Fetches a fresh URL first: the one on the page may have expired. */
  async function download(name: string) {
    setBusyName(name);
    setFailure(undefined);
    try {
      const { data } = await client.query({
        query: OrderDocumentsDocument,
        variables: { orderId },
        fetchPolicy: 'network-only',
      });
      const wanted = data?.orderDocuments.find((one) => one.name === name);
      if (!wanted) return setFailure({ name, message: 'This document is no longer part of the order.' });
      await saveFile(wanted.url, wanted.fileName);
    } catch (error) {
      setFailure({ name, message: refusalMessage(error) ?? errorMessage(error) });
    } finally {
      setBusyName(undefined);
    }
  }

  return { busyName, failure, download };
}
