import type { Certificate } from '@vitrine/shared/contract';
import type { Area } from '@vitrine/shared/contract/areas/list';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { NavLink } from '@vitrine/shared/host';
import {
  CommentOutlined,
  ExclamationCircleOutlined,
  TranslationOutlined,
  useAreaNames,
  useFormat,
  VisuallyHidden,
} from '@vitrine/shared/ui';
import { areaGroups } from '../areas/area-entry';
import { areaEntries, areaRegistry } from '../areas/registry';
import { useEditorTexts } from '../texts/texts';
import styles from './frame.module.css';

interface AreaMenuProps {
  brandId: string;
  experienceId: string;
  current: Area;
  /** Documents by area; areas without any are left out. */
  counts: Partial<Record<Area, number>>;
  /** Open threads of comments by area. */
  talks: Partial<Record<Area, number>>;
  certificate: Certificate | null;
  /** The language that is being edited: its missing translations are counted. */
  language: string;
  onChoose?: () => void;
}

/** The areas in quiet groups, with what is in them and what is wrong in them. */
export function AreaMenu(props: AreaMenuProps) {
  const t = useEditorTexts();
  return (
    <nav aria-label={t('frame.areas')} className={styles.groups}>
      {areaGroups.map((group) => (
        <ul key={group} className={styles.menu} aria-label={t(`frame.groups.${group}`)}>
          {areaEntries.map(
            ([area, entry]) => entry.group === group && <AreaItem key={area} area={area} {...props} />,
          )}
        </ul>
      ))}
    </nav>
  );
}

function AreaItem({ area, ...props }: AreaMenuProps & { area: Area }) {
  const { brandId, experienceId, current, counts, talks, certificate, language, onChoose } = props;
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const format = useFormat();
  const problems = certificate?.checks.filter((check) => check.area === area) ?? [];
  const blocking = problems.some(({ level }) => level === 'error');
  const count = counts[area] ?? 0;
  const talk = talks[area] ?? 0;
  const untranslated = certificate?.untranslated?.[area]?.[language] ?? 0;
  return (
    <li>
      <NavLink
        to={addresses.area(brandId, experienceId, area)}
        className={`${styles.area} ${area === current ? styles.current : ''}`}
        aria-current={area === current ? 'page' : undefined}
        {...(onChoose ? { onClick: onChoose } : {})}
      >
        <span className={styles.icon} aria-hidden="true">
          {areaRegistry[area].icon}
        </span>
        <span className={styles.areaName}>{areaName(area)}</span>
        {problems.length > 0 && (
          <span className={blocking ? styles.error : styles.warning}>
            <ExclamationCircleOutlined aria-hidden="true" />
            <VisuallyHidden>{t('frame.problems', { count: problems.length })}</VisuallyHidden>
          </span>
        )}
        {untranslated > 0 && (
          <span className={styles.untranslated}>
            <TranslationOutlined aria-hidden="true" />
            <span aria-hidden="true">{format.number(untranslated)}</span>
            <VisuallyHidden>{t('frame.untranslated', { count: untranslated })}</VisuallyHidden>
          </span>
        )}
        {talk > 0 && (
          <span className={styles.talk}>
            <CommentOutlined aria-hidden="true" />
            <span aria-hidden="true">{format.number(talk)}</span>
            <VisuallyHidden>{t('comments.area', { count: talk })}</VisuallyHidden>
          </span>
        )}
        {count > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{format.number(count)}</span>
            <VisuallyHidden>{t('frame.documents', { count })}</VisuallyHidden>
          </span>
        )}
      </NavLink>
    </li>
  );
}
