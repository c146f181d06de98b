import type { Present } from '@vitrine/shared/contract';
import { Initials, Tooltip, useMediaQuery } from '@vitrine/shared/ui';
import common from '../common/common.module.css';
import { useEditorTexts } from '../texts/texts';
import styles from './presence.module.css';

/** On a phone, the area and whether all is saved stand in the same line. */
const mostShown = { narrow: 1, wide: 4 };

interface PeopleHereProps {
  people: Present[];
  titleOf: (documentId: string | null) => string;
}

/** Who else is in the experience, and where. */
export function PeopleHere({ people, titleOf }: PeopleHereProps) {
  const t = useEditorTexts();
  const most = useMediaQuery('(width < 640px)') ? mostShown.narrow : mostShown.wide;
  if (people.length === 0) return null;
  const where = ({ name, documentId }: Present) => {
    const title = titleOf(documentId);
    return title ? t('presence.inDocument', { name, title }) : t('presence.here', { name });
  };
  // Somebody with several tabs is one person, in several places.
  const byName = [...new Set(people.map(({ name }) => name))].map((name) => ({
    name,
    places: [...new Set(people.filter((one) => one.name === name).map(where))].join(', '),
  }));
  return (
    <ul className={styles.people} aria-label={t('presence.title')}>
      {byName.slice(0, most).map(({ name, places }) => (
        <li key={name}>
          <Tooltip title={places}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what the tooltip says must be reachable by keyboard */}
            <span className={styles.person} role="img" tabIndex={0} aria-label={places}>
              <Initials name={name} round />
            </span>
          </Tooltip>
        </li>
      ))}
      {byName.length > most && <li className={common.small}>+{byName.length - most}</li>}
    </ul>
  );
}
