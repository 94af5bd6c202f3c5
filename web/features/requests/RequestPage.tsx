import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { PageHeading } from '../../lib/page/PageHeading';
import { AnswerPage } from './AnswerPage';
import { RequestForm, type SentRequest } from './RequestForm';
import { RequestSent } from './RequestSent';
import { KIND_LABELS, kindInAddress } from './request-labels';

/** /request#{secret}: the request of a link. Without a secret /request?kind={kind}: the form, with or without an account. */
export function RequestPage() {
  const secret = useLocation().hash.slice(1);
  return secret ? <AnswerPage key={secret} secret={secret} /> : <FormPage />;
}

function FormPage() {
  const [query, setQuery] = useSearchParams();
  const kind = kindInAddress(query);
  const { title, intro } = KIND_LABELS[kind];
  const [sent, setSent] = useState<SentRequest>();
  if (sent) return <RequestSent {...sent} />;
  return (
    <Page measure="column">
      <Stack gap={6}>
        <Stack gap={2}>
          <PageHeading title={title} />
          <Text>{intro}</Text>
        </Stack>
        <RequestForm
          kind={kind}
          onSent={setSent}
          onKind={(next) =>
            setQuery({ kind: next.toLowerCase() }, { replace: true, preventScrollReset: true })
          }
        />
      </Stack>
    </Page>
  );
}
