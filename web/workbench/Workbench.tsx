import { useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { Field } from '../design/forms/Field';
import { Select } from '../design/forms/inputs';
import { Heading } from '../design/Heading';
import { Panel } from '../design/Panel';
import { Row, Stack } from '../design/Stack';
import { color, declareScheme, schemes } from '../design/theme/colors';
import { from, radius, space, type } from '../design/theme/tokens';
import { PageHeading } from '../lib/page/PageHeading';
import type { Parts } from './parts';

const files = import.meta.glob<{ parts: Parts }>('../**/*.parts.tsx', { eager: true });
const groups = Object.values(files).map(({ parts }) => parts);

type Scheme = 'system' | 'light' | 'dark';
type Direction = 'ltr' | 'rtl';

/** Every shared part in all its states, with an index. */
export function Workbench() {
  const [scheme, setScheme] = useState<Scheme>('system');
  const [direction, setDirection] = useState<Direction>('ltr');
  return (
    <Columns dir={direction}>
      {scheme !== 'system' && <ForcedScheme $scheme={scheme} />}
      <Index aria-label="Parts">
        {groups.map(({ title, examples }) => (
          <div key={title}>
            <strong>{title}</strong>
            <ul>
              {Object.keys(examples).map((name) => (
                <li key={name}>
                  <a href={`#${anchor(title, name)}`}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Index>
      <main>
        <Stack gap={8}>
          <Row justify="space-between">
            <PageHeading title="Parts" />
            <Row>
              <Field label="Colour scheme">
                <Select value={scheme} onChange={({ target }) => setScheme(target.value as Scheme)}>
                  <option value="system">As the system</option>
                  <option value="light">Light</option>
                  <option value="dark">Dark</option>
                </Select>
              </Field>
              <Field label="Direction">
                <Select value={direction} onChange={({ target }) => setDirection(target.value as Direction)}>
                  <option value="ltr">Left to right</option>
                  <option value="rtl">Right to left</option>
                </Select>
              </Field>
            </Row>
          </Row>
          {groups.map(({ title, examples }) => (
            <Stack key={title} gap={5}>
              <Heading>{title}</Heading>
              {Object.entries(examples).map(([name, Part]) => (
                <Panel key={name} as="section" id={anchor(title, name)} aria-label={name}>
                  <Stack>
                    <Heading level={3}>{name}</Heading>
                    <Part />
                  </Stack>
                </Panel>
              ))}
            </Stack>
          ))}
        </Stack>
      </main>
    </Columns>
  );
}

function anchor(title: string, name: string): string {
  return `${title} ${name}`.toLowerCase().replaceAll(/\W+/g, '-');
}

const ForcedScheme = createGlobalStyle<{ $scheme: 'light' | 'dark' }>`
  :root:root {
    color-scheme: ${({ $scheme }) => $scheme};
    ${({ $scheme }) => declareScheme(schemes[$scheme])}
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding: ${space(6)};

  ${from.desktop} { grid-template-columns: 14rem minmax(0, 1fr); }
`;

const Index = styled.nav`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  padding: ${space(4)};
  border-radius: ${radius.large};
  background: ${color.surfaceSunken};
  ${type('small')}

  a { color: ${color.text}; }
  ${from.desktop} { position: sticky; inset-block-start: ${space(6)}; max-height: calc(100dvh - ${space(12)}); overflow: auto; }
`;
