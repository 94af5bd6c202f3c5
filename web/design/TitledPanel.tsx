import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FactList } from './facts';
import { Heading } from './Heading';
import { Panel } from './Panel';
import { Row, Stack } from './Stack';
import { color } from './theme/colors';
import { disclosureMarker } from './theme/disclosure';
import { from, space, touchTarget, type } from './theme/tokens';

interface TitledPanelProps {
  /** Of the whole, for links to it; its heading gets `{id}-title`. */
  id: string;
  title: string;
  /** Next to the title. */
  aside?: ReactNode;
  /** Folds: open at first on wide screens unless `closed`, and where the address leads to it. */
  isCollapsible?: boolean | 'closed';
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
  aside,
  isCollapsible = false,
  hint,
  ref,
  children,
}: TitledPanelProps) {
  const head = (
    <Row justify="space-between">
      <Heading id={`${id}-title`} size="title">
        {title}
      </Heading>
      {aside}
    </Row>
  );
  return (
    <Part as="section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      {isCollapsible ? (
        <Collapsible id={id} head={head} hint={hint} isClosed={isCollapsible === 'closed'}>
          <Stack gap={4} ref={ref}>
            {children}
          </Stack>
        </Collapsible>
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

interface CollapsibleProps {
  id: string;
  head: ReactNode;
  hint: ReactNode;
  isClosed: boolean;
  children: ReactNode;
}

function Collapsible({ id, head, hint, isClosed, children }: CollapsibleProps) {
  const [isOpenAtFirst] = useState(
    () => (!isClosed && window.matchMedia(WIDE).matches) || window.location.hash === `#${id}`,
  );
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const open = () => details.current?.setAttribute('open', '');
    window.addEventListener('beforeprint', open);
    return () => window.removeEventListener('beforeprint', open);
  }, []);
  return (
    <details ref={details} open={isOpenAtFirst}>
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
  ${disclosureMarker}
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
