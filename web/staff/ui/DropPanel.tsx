import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { secondaryButton } from '../../design/Button';
import { color } from '../../design/theme/colors';
import { belowDesktop, layer, radius, shadow, space } from '../../design/theme/tokens';

/**
 * A button with a panel below it, which closes on Escape, when a link in it is followed, and when the focus or a press goes
 * elsewhere.
 */
export function DropPanel({ button, children }: { button: ReactNode; children: ReactNode }) {
  const panel = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function close() {
    if (panel.current) panel.current.open = false;
  }

  return (
    <Details
      ref={panel}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !panel.current?.open) return;
        event.stopPropagation();
        close();
        panel.current.querySelector('summary')?.focus();
      }}
    >
      {/* Safari gives a pressed summary no focus: the blur would close the panel, and the click open it again. */}
      <Summary onPointerDown={({ currentTarget }) => currentTarget.focus()}>{button}</Summary>
      {/* Takes the focus of a press on its ground, which would close it. */}
      {isOpen && (
        <Panel
          tabIndex={-1}
          onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
        >
          {children}
        </Panel>
      )}
    </Details>
  );
}

const Details = styled.details`position: relative;`;

const Summary = styled.summary`
  ${secondaryButton}
  max-width: 16rem;
  white-space: nowrap;
  list-style: none;

  &::-webkit-details-marker { display: none; }
`;

const Panel = styled.div`
  position: absolute;
  inset: calc(100% + ${space(1)}) 0 auto auto;
  z-index: ${layer.sticky};
  width: max-content;
  min-width: 12rem;
  max-width: calc(100vw - ${space(8)});
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};

  /* Spans the screen below desktop width: beside a button at its start the panel would not fit. */
  ${belowDesktop} { position: fixed; inset-inline: ${space(4)}; inset-block: auto; width: auto; }
`;
