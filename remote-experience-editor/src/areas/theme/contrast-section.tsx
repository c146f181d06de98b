import type { ColourScheme } from '@vitrine/shared/contract';
import {
  Button,
  CheckCircleOutlined,
  CloseCircleOutlined,
  ExclamationCircleOutlined,
  Section,
  StatusTag,
  useFormat,
} from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { useEditorTexts } from '../../texts/texts';
import { neededContrast, repaired, type Verdict, verdictsOf } from './palette';
import styles from './theme.module.css';
import { change, type ThemePart } from './theme-editing';

const looks = {
  good: { tone: 'success', icon: <CheckCircleOutlined /> },
  weak: { tone: 'warning', icon: <ExclamationCircleOutlined /> },
  unreadable: { tone: 'danger', icon: <CloseCircleOutlined /> },
} as const;

/** Every pair that visitors see, with its verdict; what is wrong is mended with one press. */
export function ContrastSection({ editing, theme, readOnly }: ThemePart) {
  const t = useEditorTexts();
  const { colours, dark } = theme;
  const wrong = [colours, ...(dark ? [dark] : [])].some((scheme) => faults(scheme) > 0);
  const mended = { colours: repaired(colours), dark: dark && repaired(dark) };
  const isMendable = faults(mended.colours) + (mended.dark ? faults(mended.dark) : 0) === 0;
  return (
    <Section title={t('theme.contrast')} intro={t('theme.contrastIntro')}>
      <Verdicts name={dark ? t('theme.light') : null} scheme={colours} />
      {dark && <Verdicts name={t('theme.dark')} scheme={dark} />}
      {wrong && !readOnly && (
        <div className={styles.repair}>
          <Button kind="primary" onClick={() => change(editing, 'repair', mended)}>
            {t('theme.repair')}
          </Button>
          <p>{t(isMendable ? 'theme.repairHelp' : 'theme.beyondRepair')}</p>
        </div>
      )}
      <p className={common.help}>{t('theme.onPictures')}</p>
    </Section>
  );
}

const faults = (scheme: ColourScheme) =>
  verdictsOf(scheme).filter(({ verdict }) => verdict !== 'good').length;

function Verdicts({ name, scheme }: { name: string | null; scheme: ColourScheme }) {
  const t = useEditorTexts();
  return (
    <>
      {name && <h3 className={styles.schemeName}>{name}</h3>}
      <ul className={styles.verdicts} aria-label={name ?? t('theme.contrast')}>
        {verdictsOf(scheme).map((verdict) => (
          <OneVerdict key={`${verdict.colour} on ${verdict.on}`} scheme={scheme} verdict={verdict} />
        ))}
      </ul>
    </>
  );
}

function OneVerdict({
  scheme,
  verdict: { colour, on, text, ratio, verdict },
}: {
  scheme: ColourScheme;
  verdict: Verdict;
}) {
  const t = useEditorTexts();
  const format = useFormat();
  // Rounded down: what misses by a hair must not look as if it did not.
  const shown = format.number(Math.floor(ratio * 10) / 10);
  return (
    <li>
      <span
        className={styles.sample}
        style={{ color: scheme[colour], background: scheme[on] }}
        aria-hidden="true"
      >
        {text ? 'Aa' : '◆'}
      </span>
      <span className={styles.pairName}>
        {t(`theme.pair.${colour} on ${on}` as 'theme.pair.text on surface')}
      </span>
      <span className={common.number}>
        {t('theme.ratio', { ratio: shown, needed: format.number(neededContrast(text)) })}
      </span>
      <StatusTag {...looks[verdict]}>{t(`theme.verdict.${verdict}`)}</StatusTag>
    </li>
  );
}
