import type { PublishedVideo } from '@vitrine/shared/contract';
import { type RefObject, useEffect, useState } from 'react';
import { useLanguage } from '../../texts/language';
import { shortTime } from './time';
import { videoTexts } from './video-texts';
import styles from './videos.module.css';

interface ChaptersProps {
  element: RefObject<HTMLVideoElement | null>;
  chapters: PublishedVideo['chapters'];
}

/** Where to jump to, and where the film is. */
export function Chapters({ element, chapters }: ChaptersProps) {
  const { language, say } = useLanguage();
  const texts = videoTexts(language);
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const film = element.current;
    const look = () =>
      setCurrent(chapters.findLastIndex(({ startMs }) => startMs <= (film?.currentTime ?? 0) * 1000));
    film?.addEventListener('timeupdate', look);
    return () => film?.removeEventListener('timeupdate', look);
  }, [element, chapters]);
  const jump = (startMs: number) => {
    const film = element.current;
    if (!film) return;
    film.currentTime = startMs / 1000;
    film.play().catch(() => undefined);
  };
  return (
    <section aria-label={texts.chapters}>
      <h4 className={styles.subtitle}>{texts.chapters}</h4>
      <ol className={styles.chapters}>
        {chapters.map(({ startMs, title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a published film's chapters never change
          <li key={index}>
            <button type="button" aria-current={index === current} onClick={() => jump(startMs)}>
              <span className={styles.about}>{shortTime(startMs)}</span> {say(title)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
