import { endpoints } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { useEndpointQuery } from '@vitrine/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useExperience } from '../experience/experience-context';
import styles from './library.module.css';

interface BrandPictureProps {
  /** SHA-256 of a picture of the brand; undefined: an empty frame. */
  image: string | undefined;
  /** Left out where words beside it say the same. */
  alt?: string;
  /** small: beside a line of a list. */
  size?: 'small' | 'large';
}

/** As library.module.css draws them. */
const widths = { small: '40px', large: '96px' };

/** A picture of the brand in a square, asked for when it comes into view. */
export function BrandPicture({ image, alt = '', size = 'large' }: BrandPictureProps) {
  const { brand } = useExperience();
  const frame = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const { data } = useEndpointQuery(
    endpoints.getBrandFile,
    { params: { brandId: brand.id, sha256: image ?? '' } },
    { enabled: seen && image !== undefined },
  );
  return (
    <span ref={frame} className={`${styles.picture} ${styles[size]}`}>
      {data && <img {...pictureSource(data.url, data.sizes, widths[size])} alt={alt} loading="lazy" />}
    </span>
  );
}
