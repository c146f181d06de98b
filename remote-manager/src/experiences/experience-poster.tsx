import type { Experience } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { Initials, VitrineDrawing } from '@vitrine/shared/ui';
import styles from './experience-poster.module.css';

type Shown = Pick<Experience, 'name' | 'poster'>;

/** What an experience looks like, as wide as what is around it. Says nothing to screen readers: its name is there. */
export function ExperiencePoster({ experience: { poster } }: { experience: Shown }) {
  const largest = poster?.at(-1);
  if (!largest)
    return (
      <div className={`${styles.poster} ${styles.none}`}>
        <VitrineDrawing />
      </div>
    );
  return (
    <img
      className={styles.poster}
      alt=""
      loading="lazy"
      {...pictureSource(largest.url, poster, '(width < 640px) 100vw, 26rem')}
    />
  );
}

/** The same in small, before its name. */
export const ExperienceTile = ({ experience: { name, poster } }: { experience: Shown }) => (
  <Initials name={name} picture={poster?.[0]?.url} fills />
);

/** An experience as one of the options of a choice. */
export const experienceOption = (experience: Experience) => ({
  value: experience.id,
  label: experience.name,
  lead: <ExperienceTile experience={experience} />,
});
