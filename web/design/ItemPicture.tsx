import { useState } from 'react';
import { styled } from 'styled-components';
import type { DimensionsCm } from '../../rules/prices/volume';
import { BoxDrawing } from './BoxDrawing';
import { color } from './theme/colors';
import { radius } from './theme/tokens';

const DEFAULT_BOX: DimensionsCm = { widthCm: 61, heightCm: 41, depthCm: 51 };

const DRAWING = /^(\/pictures\/[^./]+)\.svg$/;

interface ItemPictureProps {
  imageUrl: string | null;
  /** The picture's widths as `srcset`; null when it has one size only. */
  imageSrcSet?: string | null;
  altText: string;
  /** Drawn when there is no picture or it does not load; default box when absent. */
  box?: DimensionsCm | null;
  /** Width; the tile's ratio is four to three, like the pictures'. */
  width: string;
  /** For a tile of some 60 pixels: of our own drawings the one of the item alone. */
  isSmall?: boolean;
}

/** An item's picture on a tinted tile; never a broken image. */
export function ItemPicture({ imageSrcSet, altText, box, width, isSmall, ...item }: ItemPictureProps) {
  const imageUrl = (isSmall && item.imageUrl?.replace(DRAWING, '$1.small.svg')) || item.imageUrl;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const hasPicture = imageUrl && imageUrl !== failedUrl;
  return (
    <Tile $width={width}>
      {hasPicture ? (
        <img
          sizes={imageSrcSet ? width : undefined}
          srcSet={imageSrcSet ?? undefined}
          src={imageUrl}
          alt={altText}
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(imageUrl)}
        />
      ) : (
        <BoxDrawing {...(box ?? DEFAULT_BOX)} />
      )}
    </Tile>
  );
}

const Tile = styled.div<{ $width: string }>`
  flex: none;
  width: ${({ $width }) => $width};
  align-self: start;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  > img { width: 100%; height: 100%; object-fit: cover; }

  /* Pictures have a light ground, too bright in the dark scheme. Small drawings have none, and dark outlines. */
  @media (prefers-color-scheme: dark) {
    > img { filter: brightness(0.82); }
    > img[src$='.small.svg'] { background: color-mix(in srgb, ${color.lineStrong} 45%, ${color.surfaceSunken}); filter: none; }
  }
`;
