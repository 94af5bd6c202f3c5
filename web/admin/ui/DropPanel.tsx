import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/colors';
import { layer, radius, shadow, space, touchTarget, type } from '../../theme/tokens';

/** A button with a panel below it, which closes on Escape and when the focus or a press goes elsewhere. */
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
      <summary>{button}</summary>
      {/* Takes the focus of a press on its ground, which would close it. */}
      {isOpen && <Panel tabIndex={-1}>{children}</Panel>}
    </Details>
  );
}

const Details = styled.details`
  position: relative;

  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${touchTarget};
    padding-inline: ${space(4)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    ${type('body', 600)}
    white-space: nowrap;
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker { display: none; }
  > summary:hover { border-color: ${color.accent}; color: ${color.accent}; }
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
`;
