import type { ManifestRoot } from '@vitrine/shared/contract';
import { fullScreen, pictureSource } from '@vitrine/shared/contract/values/picture-source';

interface PosterProps {
  root: Pick<ManifestRoot, 'poster' | 'posterSizes'>;
  className: string | undefined;
}

/** An experience's picture, as large as the screen; nothing where it has none. */
export const Poster = ({ root: { poster, posterSizes }, className = '' }: PosterProps) =>
  poster && (
    <img
      {...pictureSource(poster, posterSizes, fullScreen)}
      className={className}
      alt=""
      fetchPriority="high"
    />
  );
