import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  ExclamationCircleOutlined,
  StatusTag,
  useFormat,
} from '@vitrine/shared/ui';
import common from '../../../common/common.module.css';
import { useEditorTexts } from '../../../texts/texts';
import styles from './design.module.css';
import { type DesignCheck, smallestModuleMm } from './design-checks';

const looks = {
  good: { tone: 'success', icon: <CheckCircleOutlined /> },
  weak: { tone: 'warning', icon: <ExclamationCircleOutlined /> },
  bad: { tone: 'danger', icon: <CloseCircleOutlined /> },
} as const;

/** What is known of a design before its files are read back, each with what to change. */
export function DesignCheckList({ checks }: { checks: DesignCheck[] }) {
  const t = useEditorTexts();
  const words = useCheckWords();
  return (
    <ul className={common.list} aria-label={t('qr-code-scheduler.design.checks.title')}>
      {checks.map((check) => (
        <li key={check.about} className={styles.check}>
          <StatusTag {...looks[check.verdict]}>
            {t(`qr-code-scheduler.design.checks.verdicts.${check.verdict}`)}
          </StatusTag>
          <span>{words(check)}</span>
        </li>
      ))}
    </ul>
  );
}

function useCheckWords() {
  const t = useEditorTexts();
  const { number } = useFormat();
  const tenths = (value: number) => number(Math.floor(value * 10) / 10);
  return (check: DesignCheck): string => {
    switch (check.about) {
      case 'contrast':
        return t(`qr-code-scheduler.design.checks.contrast.${check.shown}`);
      case 'distance':
        return t(`qr-code-scheduler.design.checks.distance.${check.verdict}`, {
          reaches: number(check.reachesCm),
          needed: number(check.neededMm),
        });
      case 'modules':
        return t(`qr-code-scheduler.design.checks.modules.${check.verdict}`, {
          module: tenths(check.moduleMm),
          least: number(smallestModuleMm),
          needed: number(check.neededMm),
        });
      case 'logo':
        return t(`qr-code-scheduler.design.checks.logo.${check.verdict}`, {
          share: number(Math.round(check.share * 100)),
        });
    }
  };
}
