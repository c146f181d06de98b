import type { PublishedVideo } from '@vitrine/shared/contract';
import { type RefObject, useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../../language/language';
import { shortTime } from './time';
import { videoTexts } from './video-texts';
import styles from './videos.module.css';

interface ChaptersProps {
  element: RefObject<HTMLVideoElement | null>;
  chapters: PublishedVideo['chapters'];
}

/** Where to jump to, and where the video is. */
export function Chapters({ element, chapters }: ChaptersProps) {
  const { say } = useLanguage();
  const [texts, textsMark] = useTexts(videoTexts);
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const video = element.current;
    const look = () =>
      setCurrent(chapters.findLastIndex(({ startMs }) => startMs <= (video?.currentTime ?? 0) * 1000));
    video?.addEventListener('timeupdate', look);
    return () => video?.removeEventListener('timeupdate', look);
  }, [element, chapters]);
  const jump = (startMs: number) => {
    const video = element.current;
    if (!video) return;
    video.currentTime = startMs / 1000;
    video.play().catch(() => undefined);
  };
  return (
    <section aria-label={texts.chapters}>
      <h4 className={styles.subtitle} {...textsMark}>
        {texts.chapters}
      </h4>
      <ol className={styles.chapters}>
        {chapters.map(({ startMs, title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a published video's chapters never change
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
