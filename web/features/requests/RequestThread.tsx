import type { FragmentType } from '@apollo/client/masking';
import { useFragmentData } from '../../data/use-fragment-data';
import { Thread } from '../conversation/Thread';
import type { SentMessage } from '../conversation/use-outbox';
import { RequestThreadFragmentDoc } from './RequestThread.generated';

interface RequestThreadProps {
  request: FragmentType<typeof RequestThreadFragmentDoc>;
  /** The reader of the message, where that is not obvious. */
  to?: string;
  /** For staff: the customer's name, for saved answers. */
  nameInAnswers?: string;
  /** Secret of the link to the request, in place of the session. */
  linkSecret?: string;
  /** Delivers a message; throws the error to show. */
  onSend: (message: SentMessage) => Promise<unknown>;
}

/** The messages of both sides on a request, and the editor of the next message. */
export function RequestThread({ request, ...props }: RequestThreadProps) {
  const { id, conversation } = useFragmentData(RequestThreadFragmentDoc, request);
  return <Thread about="request" aboutId={id} title="Messages" conversation={conversation} {...props} />;
}
