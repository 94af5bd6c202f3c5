import type { Letter } from './letter-parts.js';
import { DARK_STYLES, STYLES } from './letter-style.js';
import { MARK } from './mark.js';

/**
 * The layout of all messages, as a page that mail programs understand: tables, inline styles, no script. Parts that
 * the text omits, because the subject or the link says them there, are marked `data-skip-in-text`;
 * `data-label-in-text` precedes an address there.
 */
export function LetterPage({ letter }: { letter: Letter }) {
  const { subject, heading = subject, greeting, paragraphs, link, closing = [], from } = letter;
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{DARK_STYLES}</style>
      </head>
      <body className="surface" style={STYLES.body}>
        <div data-skip-in-text="true" style={STYLES.preview}>
          {paragraphs[0]}
        </div>
        <table role="presentation" cellPadding={0} cellSpacing={0} className="surface" style={STYLES.page}>
          <tbody>
            <tr>
              <td align="center" style={STYLES.around}>
                <table
                  role="presentation"
                  width={560}
                  align="center"
                  cellPadding={0}
                  cellSpacing={0}
                  style={STYLES.sheet}
                >
                  <tbody>
                    <tr data-skip-in-text="true">
                      <td align="left" className="accent" style={STYLES.brand}>
                        {/* Of low priority, so that React puts no <link rel="preload"> into the head. */}
                        <img
                          src={`cid:${MARK.cid}`}
                          width={28}
                          height={28}
                          alt=""
                          fetchPriority="low"
                          style={STYLES.mark}
                        />
                        {from}
                      </td>
                    </tr>
                    <tr>
                      <td align="left" className="raised" style={STYLES.letter}>
                        <h1 data-skip-in-text="true" className="text" style={STYLES.heading}>
                          {heading}
                        </h1>
                        <Paragraphs of={[greeting, ...paragraphs]} />
                        <Rows letter={letter} />
                        {link && <TheLink {...link} />}
                        <Paragraphs of={[...closing, from]} />
                      </td>
                    </tr>
                    <tr>
                      <td align="left" style={STYLES.foot}>
                        <Foot letter={letter} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((words) => (
    <p key={words} className="text" style={STYLES.text}>
      {words}
    </p>
  ));
}

function Rows({ letter: { rows = [], total } }: { letter: Letter }) {
  if (rows.length === 0 && !total) return null;
  return (
    <table cellPadding={0} cellSpacing={0} style={STYLES.rows}>
      <tbody>
        {rows.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two lines may read alike.
          <tr key={at}>
            <th scope="row" className="text line" style={STYLES.name}>
              {name}
            </th>
            <td className="value text line" style={STYLES.value}>
              {value}
            </td>
          </tr>
        ))}
        {total && (
          <tr>
            <th scope="row" className="text line" style={STYLES.totalName}>
              {total[0]}
            </th>
            <td className="value text line" style={STYLES.totalValue}>
              {total[1]}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** A button, and its address for programs without buttons and for readers who check it first. */
function TheLink({ label, url }: NonNullable<Letter['link']>) {
  return (
    <>
      <table
        data-skip-in-text="true"
        role="presentation"
        cellPadding={0}
        cellSpacing={0}
        style={STYLES.buttonTable}
      >
        <tbody>
          <tr>
            <td className="button" style={STYLES.buttonCell}>
              <a href={url} className="button" style={STYLES.button}>
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="muted" style={STYLES.small}>
        <span data-skip-in-text="true">Or copy this link: </span>
        <a href={url} data-label-in-text={label} className="accent" style={STYLES.address}>
          {url}
        </a>
      </p>
    </>
  );
}

function Foot({ letter: { from, phone, why, stopUrl } }: { letter: Letter }) {
  const words = [
    ...(phone ? [`Questions? Call us on ${phone}.`] : []),
    why ?? `You're receiving this because of your account or your booking at ${from}.`,
  ];
  return (
    <>
      {words.map((sentence) => (
        <p key={sentence} className="muted" style={STYLES.footText}>
          {sentence}
        </p>
      ))}
      {stopUrl && (
        <p className="muted" style={STYLES.footText}>
          <a href={stopUrl} className="muted">
            Stop reminders
          </a>
        </p>
      )}
    </>
  );
}
