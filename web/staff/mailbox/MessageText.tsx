import type { FragmentType } from '@apollo/client/masking';
import { Tabs } from 'radix-ui';
import { styled } from 'styled-components';
import { useFragmentData } from '../../data/use-fragment-data';
import { Notice } from '../../design/feedback/Notice';
import { color } from '../../design/theme/colors';
import { radius, space, touchTarget, type } from '../../design/theme/tokens';
import { MessageFrame } from './MessageFrame';
import { MessageTextFragmentDoc } from './MessageText.generated';
import { noTextMessage } from './mailbox-labels';

/** A message's text, as its reader sees it and as plain text. */
export function MessageText({ email }: { email: FragmentType<typeof MessageTextFragmentDoc> }) {
  const { status, subject, bodyText, bodyHtml } = useFragmentData(MessageTextFragmentDoc, email);
  if (!bodyText && !bodyHtml) return <Notice>{noTextMessage(status)}</Notice>;
  return (
    <Tabs.Root defaultValue="html">
      <List aria-label="View">
        <Tab value="html">As the customer sees it</Tab>
        <Tab value="text">Plain text</Tab>
      </List>
      <Tabs.Content value="html">
        <MessageFrame title={`Message: ${subject}`} html={bodyHtml} />
      </Tabs.Content>
      <Tabs.Content value="text">
        <Plain>{bodyText}</Plain>
      </Tabs.Content>
    </Tabs.Root>
  );
}

const List = styled(Tabs.List)`
  display: flex;
  gap: ${space(1)};
  margin-block-end: ${space(3)};
  border-block-end: 1px solid ${color.line};
`;

const Tab = styled(Tabs.Trigger)`
  min-height: ${touchTarget};
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-block-end: 3px solid transparent;
  background: none;
  ${type('small', 600)}
  color: ${color.textMuted};
  cursor: pointer;

  &[data-state='active'] { border-color: ${color.accent}; color: ${color.text}; }
`;

const Plain = styled.pre`
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  ${type('small')}
  font-family: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
