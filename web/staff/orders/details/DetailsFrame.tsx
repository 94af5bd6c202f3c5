import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DialogFrame, DialogTitle, DialogTop } from '../../../design/dialogs/DialogFrame';
import { color } from '../../../design/theme/colors';
import { from, radius, space } from '../../../design/theme/tokens';
import { useOrderGuard } from './use-order-guard';

interface DetailsFrameProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The wide dialog of an order, full screen on a phone; asks before typed values are lost. */
export function DetailsFrame({ title, onClose, children }: DetailsFrameProps) {
  const { leave, guarded, question } = useOrderGuard();
  return (
    <Sheet place="middle" title={title} firstFocus="title" onClose={() => leave(onClose)}>
      <Content>{guarded(children)}</Content>
      {question}
    </Sheet>
  );
}

const Sheet = styled(DialogFrame)`
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  gap: 0;
  width: 100vw;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border-radius: 0;
  background: ${color.surface};
  overflow: hidden;

  ${from.tablet} {
    width: min(76rem, calc(100vw - ${space(8)}));
    height: calc(100dvh - ${space(8)});
    border-radius: ${radius.large};
  }

  ${DialogTitle}:focus { outline: none; }
  ${DialogTop} {
    padding: ${space(1)} ${space(2)} ${space(1)} ${space(4)};
    border-block-end: 1px solid ${color.line};
    background: ${color.surfaceRaised};

    ${from.tablet} { padding-inline-start: ${space(6)}; }
  }
`;

const Content = styled.div`
  overflow: auto;
  padding: ${space(4)};

  ${from.tablet} { padding: ${space(5)} ${space(6)}; }
`;
