import { type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { secondaryButton } from '../../design/Button';
import { color } from '../../design/theme/colors';
import { belowDesktop, radius, shadow, space } from '../../design/theme/tokens';

/** A button with a panel below it, which also closes when a link in it is followed and when the focus goes elsewhere. */
export function Dropdown({ button, children }: { button: ReactNode; children: ReactNode }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => panel.current?.hidePopover();

  return (
    <Scope
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && close()
      }
    >
      <Opener type="button" popoverTarget={id}>
        {button}
      </Opener>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
      >
        {isOpen && children}
      </Panel>
    </Scope>
  );
}

const Scope = styled.div`anchor-scope: --opener;`;

const Opener = styled.button`
  ${secondaryButton}
  anchor-name: --opener;
  max-width: 16rem;
  white-space: nowrap;
`;

const Panel = styled.div`
  position-anchor: --opener;
  inset: calc(anchor(bottom) + ${space(1)}) anchor(right) auto auto;
  width: max-content;
  min-width: 12rem;
  max-width: calc(100vw - ${space(8)});
  margin: 0;
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.raised};

  /* Spans the screen below desktop width: beside a button at its start the panel would not fit. */
  ${belowDesktop} { inset-inline: ${space(4)}; width: auto; }
`;
