import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../design/theme/colors';
import { radius } from '../../design/theme/tokens';

/** An empty page of our server whose policy allows email styles and no scripts. */
const FRAME_PATH = '/api/message-frame';

/**
 * A message as its reader sees it, in a sandboxed frame: no scripts (policy and sandbox), no forms, no navigation. Links are
 * disabled, so that nobody uses a link meant for the customer.
 */
export function MessageFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const written = useRef('');

  function write(): void {
    const target = frame.current?.contentDocument;
    if (!frame.current || !target?.documentElement || !isLoaded(target)) return;
    const message = parserOf(target).parseFromString(html, 'text/html');
    for (const mark of message.querySelectorAll('img[src="cid:mark"]')) mark.setAttribute('src', '/icon.svg');
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

/** The frame's own parser: its documents get the frame's policy. */
function parserOf({ defaultView }: Document): DOMParser {
  return new (defaultView as unknown as typeof globalThis).DOMParser();
}

const HEIGHT_MAX_PX = 2_000;

/** Until then the frame holds about:blank. */
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
