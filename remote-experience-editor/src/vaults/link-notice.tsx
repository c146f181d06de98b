import { type DocumentLink, type LanguageMap, textIn } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import {
  Button,
  CheckCircleOutlined,
  ExclamationCircleOutlined,
  InboxOutlined,
  LinkOutlined,
  LockOutlined,
  StatusTag,
  Tooltip,
  useFormat,
} from '@vitrine/shared/ui';
import common from '../common/common.module.css';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { useApiWords } from '../texts/use-api-words';
import type { VaultArea } from './use-vault-scope';
import styles from './vaults.module.css';

interface LinkNoticeProps {
  area: VaultArea;
  pinned: { id: string; version: number };
  /** What the API knows of it; undefined while that loads. */
  link: DocumentLink | undefined;
  /** What is shown while it loads. */
  title: LanguageMap;
  /** Placements at which visitors are answering. */
  frozenAt?: string[];
  readOnly: boolean;
  onDetach: () => void;
  /** Opens what is new. */
  onLook: () => void;
}

/** Says that something comes from a vault, whether the vault has moved on, and the way out. */
export function LinkNotice(props: LinkNoticeProps) {
  const { area, pinned, link, title, frozenAt = [], readOnly, onDetach, onLook } = props;
  const t = useEditorTexts();
  const format = useFormat();
  const inWords = useApiWords();
  const { brand, experience, language, baseLanguage } = useExperience();
  const newer = link?.newest && link.newest.version > pinned.version;
  return (
    <section className={styles.link} aria-label={t('vaults.link.label')}>
      <div className={styles.linkHead}>
        <LinkOutlined aria-hidden="true" />
        <Link to={addresses.area(brand.id, experience.id, area, pinned.id)} dir="auto">
          {textIn(link?.title ?? title, language, baseLanguage) || t('documents.untitled')}
        </Link>
        <span className={common.hint}>{t('vaults.version', { version: format.number(pinned.version) })}</span>
        {state()}
      </div>
      {newer && link.obstacle && (
        <p className={common.warning}>
          {t('vaults.link.obstacle', {
            reason: inWords({ message: link.obstacle, sentence: link.obstacleSentence }),
          })}
        </p>
      )}
      {newer && frozenAt.length > 0 && (
        <p className={common.warning}>
          <LockOutlined aria-hidden="true" /> {t('vaults.link.frozen', { places: frozenAt.join(', ') })}
        </p>
      )}
      {!readOnly && (
        <div className={common.row}>
          {newer && !link.obstacle && (
            <Button size="small" onClick={onLook}>
              {t('vaults.link.look')}
            </Button>
          )}
          <Tooltip title={t('vaults.link.detachHelp')}>
            <Button size="small" onClick={onDetach}>
              {t('vaults.link.detach')}
            </Button>
          </Tooltip>
        </div>
      )}
    </section>
  );

  function state() {
    if (!link) return null;
    if (link.archived)
      return (
        <StatusTag tone="neutral" icon={<InboxOutlined />}>
          {t('vaults.link.archived')}
        </StatusTag>
      );
    return newer ? (
      <StatusTag tone="warning" icon={<ExclamationCircleOutlined />}>
        {t('vaults.link.available')}
      </StatusTag>
    ) : (
      <StatusTag tone="success" icon={<CheckCircleOutlined />}>
        {t('vaults.link.upToDate')}
      </StatusTag>
    );
  }
}
