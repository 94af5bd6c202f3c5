import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { radius, space, type } from '../theme/tokens';

/** A text in Markdown as elements. HTML in it is shown as it was typed; links lead to our own pages, the web or an address. */
export function Markdown({ text }: { text: string }) {
  const blocks = useMemo(() => lexer(text), [text]);
  return <Prose>{drawn(blocks)}</Prose>;
}

function drawn(tokens: readonly Token[] = []): ReactNode {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text has no other keys, and is drawn whole
    <Fragment key={index}>{element(token as Tokens.Generic)}</Fragment>
  ));
}

function element(token: Tokens.Generic): ReactNode {
  const inner = token.tokens ? drawn(token.tokens) : token.text;
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      // The page has its own first heading.
      return token.depth < 3 ? <h2 id={slugOf(token.text)}>{inner}</h2> : <h3>{inner}</h3>;
    case 'paragraph':
      return <p>{inner}</p>;
    case 'list':
      return list(token as Tokens.List);
    case 'table':
      return table(token as Tokens.Table);
    case 'blockquote':
      return <blockquote>{inner}</blockquote>;
    case 'hr':
      return <hr />;
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'del':
      return <del>{inner}</del>;
    case 'br':
      return <br />;
    case 'link':
      return link(token.href, inner);
    case 'code':
    case 'codespan':
      return <code>{token.text}</code>;
    case 'escape':
    case 'image':
      return token.text;
    default:
      return token.tokens ? inner : token.raw;
  }
}

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const shown = items.map(({ tokens }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <li key={index}>{drawn(tokens)}</li>
  ));
  return ordered ? <ol start={start || 1}>{shown}</ol> : <ul>{shown}</ul>;
}

function table({ header, rows }: Tokens.Table): ReactNode {
  return (
    <Wide>
      <table>
        <thead>
          <tr>
            {header.map(({ tokens }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <th key={index} scope="col">
                {drawn(tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={row}>
              {cells.map(({ tokens }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index}>{drawn(tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** Any other address, such as a script, is shown as text. */
function link(address: string, inner: ReactNode): ReactNode {
  if (/^\/(?!\/)/.test(address)) return <Link to={address}>{inner}</Link>;
  return /^(https:\/\/|mailto:|tel:)/.test(address) ? <a href={address}>{inner}</a> : inner;
}

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const Prose = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  overflow-wrap: break-word;

  h2 { ${type('section', 700)} margin-block-start: ${space(6)}; scroll-margin-block-start: ${space(4)}; }
  h3 { ${type('title', 600)} margin-block-start: ${space(3)}; }
  > :first-child { margin-block-start: 0; }

  ul, ol { display: grid; gap: ${space(2)}; padding-inline-start: ${space(6)}; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  li::marker { color: ${color.textMuted}; }
  strong { font-weight: 600; }
  blockquote { padding-inline-start: ${space(4)}; border-inline-start: 3px solid ${color.line}; }
  code { padding: 0 ${space(1)}; border-radius: ${radius.small}; background: ${color.surfaceSunken}; }
`;

const Wide = styled.div`
  overflow-x: auto;

  table { width: 100%; border-collapse: collapse; ${type('small')} }
  th, td {
    padding: ${space(2)} ${space(3)} ${space(2)} 0;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  th { font-weight: 600; }
`;
