import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FactList } from './facts';
import { Heading } from './Heading';
import { Panel } from './Panel';
import { Row, Stack } from './Stack';
import { color } from './theme/colors';
import { disclosureSign } from './theme/disclosure';
import { from, space, touchTarget, type } from './theme/tokens';

interface TitledPanelProps {
  /** Of the whole, for links to it; its heading gets `{id}-title`. */
  id: string;
  title: string;
  /** Next to the title. */
  beside?: ReactNode;
  /** Folds: open at first on wide screens unless `closed`, and where the address leads to it. */
  isFoldable?: boolean | 'closed';
  /** The contents in a few words, while they are folded. */
  hint?: ReactNode;
  /** Of the contents. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

const WIDE = from.desktop.replace('@media ', '');

/** A part of a page in a panel with a heading; a link to its id focuses it. */
export function TitledPanel({
  id,
  title,
  beside,
  isFoldable = false,
  hint,
  ref,
  children,
}: TitledPanelProps) {
  const head = (
    <Row justify="space-between">
      <Heading id={`${id}-title`} size="title">
        {title}
      </Heading>
      {beside}
    </Row>
  );
  return (
    <Part as="section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      {isFoldable ? (
        <Fold id={id} head={head} hint={hint} isClosed={isFoldable === 'closed'}>
          <Stack gap={4} ref={ref}>
            {children}
          </Stack>
        </Fold>
      ) : (
        <Stack gap={4} ref={ref}>
          {head}
          {children}
        </Stack>
      )}
    </Part>
  );
}

/** A titled list of facts. */
export function Facts({ children, ...panel }: Omit<TitledPanelProps, 'id'>) {
  return (
    <TitledPanel id={`facts-${panel.title.toLowerCase()}`} {...panel}>
      <FactList>{children}</FactList>
    </TitledPanel>
  );
}

interface FoldProps {
  id: string;
  head: ReactNode;
  hint: ReactNode;
  isClosed: boolean;
  children: ReactNode;
}

function Fold({ id, head, hint, isClosed, children }: FoldProps) {
  const [isOpenAtFirst] = useState(
    () => (!isClosed && window.matchMedia(WIDE).matches) || window.location.hash === `#${id}`,
  );
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const open = () => fold.current?.setAttribute('open', '');
    window.addEventListener('beforeprint', open);
    return () => window.removeEventListener('beforeprint', open);
  }, []);
  return (
    <details ref={fold} open={isOpenAtFirst}>
      <Summary>
        <div>
          {head}
          {hint && <Hint>{hint}</Hint>}
        </div>
      </Summary>
      <Below>{children}</Below>
    </details>
  );
}

const Part = styled(Panel)`
  &:has(> details:not([open])) { padding-block: ${space(1)}; }`;

const Summary = styled.summary`
  ${disclosureSign}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  min-height: ${touchTarget};
  cursor: pointer;
`;

const Hint = styled.p`
  ${type('small')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;

  [open] > ${Summary} & { display: none; }
`;

const Below = styled.div`padding-block-start: ${space(3)};`;
