import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/colors';
import { radius } from '../../theme/tokens';

/** An empty page of the server's whose policy allows the styles that messages carry, and no scripts. */
const FRAME_PATH = '/api/message-frame';

/**
 * A message as its reader sees it. It is put into a frame in which nothing can run: no scripts by the policy of the
 * frame and by its sandbox, no forms, no way out of the frame. Its links lead nowhere, so that nobody uses a link that
 * was meant for the customer.
 */
export function MessageFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const written = useRef('');

  function write(): void {
    const target = frame.current?.contentDocument;
    if (!frame.current || !target?.documentElement || !isLoaded(target)) return;
    const message = parserOf(target).parseFromString(html, 'text/html');
    for (const link of message.querySelectorAll('a')) link.removeAttribute('href');
    target.replaceChild(target.adoptNode(message.documentElement), target.documentElement);
    written.current = html;
    frame.current.style.height = `${Math.min(target.documentElement.scrollHeight, HEIGHT_MAX_PX)}px`;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is written into the frame that is there
  useEffect(() => {
    if (written.current !== html) write();
  }, [html]);

  return <Frame ref={frame} title={title} src={FRAME_PATH} sandbox="allow-same-origin" onLoad={write} />;
}

/** The frame's own: what is read is under the policy of the page whose parser reads it. */
function parserOf({ defaultView }: Document): DOMParser {
  return new (defaultView as unknown as typeof globalThis).DOMParser();
}

const HEIGHT_MAX_PX = 2_000;

/** Before it is, the frame holds the page that every new frame has. */
function isLoaded({ URL }: Document): boolean {
  return URL.endsWith(FRAME_PATH);
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 30rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;
