import { Search } from 'lucide-react';
import { Money } from '../lib/formats/Money';
import type { Parts } from '../workbench/parts';
import { Badge, type BadgeTone } from './Badge';
import { BoxDrawing } from './BoxDrawing';
import { Button, type ButtonVariant, LinkButton } from './Button';
import { Fact } from './facts';
import { Heading } from './Heading';
import { IconButton } from './IconButton';
import { ItemPicture } from './ItemPicture';
import { Row, Stack } from './Stack';
import { Text } from './Text';
import { Facts } from './TitledPanel';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const TONES: readonly BadgeTone[] = ['neutral', 'accent', 'good', 'warn', 'bad'];
const BOX = { widthCm: 45, heightCm: 45, depthCm: 60 };

export const parts: Parts = {
  title: 'Basics',
  examples: {
    Buttons: () => (
      <Stack>
        {VARIANTS.map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} isBusy>
              {variant}, busy
            </Button>
            <Button variant={variant} disabled>
              {variant}, disabled
            </Button>
            <LinkButton variant={variant} to="/">
              {variant}, a link
            </LinkButton>
          </Row>
        ))}
        <Button isWide>As wide as its place</Button>
      </Stack>
    ),
    'Icon button': () => (
      <Row>
        <IconButton label="Search">
          <Search aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label="Search, disabled" disabled>
          <Search aria-hidden="true" size={20} />
        </IconButton>
      </Row>
    ),
    Badges: () => (
      <Row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
    ),
    Headings: () => (
      <Stack>
        <Heading level={4} size="section">
          A section
        </Heading>
        <Heading level={4} size="title">
          A title
        </Heading>
      </Stack>
    ),
    Text: () => (
      <Stack gap={2}>
        <Text>Collected from your door in the UK, delivered to your door worldwide.</Text>
        <Text size="small">Small</Text>
        {(['textMuted', 'accent', 'good', 'warn', 'bad'] as const).map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      </Stack>
    ),
    Money: () => (
      <Row>
        <Money pence={0} />
        <Money pence={26_600} />
        <Money pence={-1250} />
        <Money pence={123_456_789} size="large" />
      </Row>
    ),
    Facts: () => (
      <Facts title="Shipment">
        <Fact name="From">Leeds</Fact>
        <Fact name="To">Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch</Fact>
      </Facts>
    ),
    Pictures: () => (
      <Row>
        <ItemPicture imageUrl={null} altText="" box={BOX} width="6rem" />
        <ItemPicture imageUrl={null} altText="" width="6rem" />
        <div style={{ width: '6rem' }}>
          <BoxDrawing {...BOX} />
        </div>
      </Row>
    ),
  },
};
