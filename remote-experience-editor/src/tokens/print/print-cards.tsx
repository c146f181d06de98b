import type { LanguageMap, TokenLot } from '@vitrine/shared/contract';
import {
  Button,
  Choice,
  Dialog,
  LabelledField,
  Loaded,
  PrinterOutlined,
  Select,
  Skeleton,
  useFormat,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { CardSheet, cardsOnSheet } from './card-sheet';
import styles from './print-cards.module.css';
import { usePrintedCards } from './use-printed-cards';

interface PrintCardsProps {
  lot: TokenLot;
  title: LanguageMap;
  onClose: () => void;
}

/** A lot's cards: the first sheet on view, and all of them as what the browser prints while this is open. */
export function PrintCards({ lot, title, onClose }: PrintCardsProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const { experience, language, baseLanguage } = useExperience();
  const { parts, isNew } = usePrintedCards(lot);
  const [paper, setPaper] = useState<'a4' | 'letter'>('a4');
  const [spoken, setSpoken] = useState(language);
  const [chosen, setChosen] = useState('0');
  const cards = parts.data?.[Number(chosen)]?.cards ?? [];
  const sheets = Array.from({ length: Math.ceil(cards.length / cardsOnSheet) }, (_, index) => {
    const onIt = cards.slice(index * cardsOnSheet, (index + 1) * cardsOnSheet);
    return (
      <CardSheet
        key={onIt[0]?.number ?? index}
        lot={lot}
        cards={onIt}
        title={title}
        language={spoken}
        baseLanguage={baseLanguage}
        paper={paper}
      />
    );
  });
  return (
    <Dialog
      open
      title={t('tokens.print.title', { name: lot.name })}
      width={560}
      onClose={onClose}
      action={
        // Without a sheet the browser would print this page.
        <Button
          kind="primary"
          icon={<PrinterOutlined />}
          disabled={sheets.length === 0 || !isNew}
          onClick={() => window.print()}
        >
          {t('tokens.print.submit')}
        </Button>
      }
    >
      <Loaded query={parts} skeleton={<Skeleton shape="rows" count={4} />}>
        {(loaded) => (
          <div className={common.dialog}>
            <div className={styles.choices}>
              <Choice
                label={t('tokens.print.paper')}
                value={paper}
                onChange={setPaper}
                options={[
                  { value: 'a4', label: t('tokens.print.papers.a4') },
                  { value: 'letter', label: t('tokens.print.papers.letter') },
                ]}
              />
              {experience.languages.length > 1 && (
                <Choice
                  label={t('tokens.print.language')}
                  value={spoken}
                  onChange={setSpoken}
                  options={experience.languages.map((tag) => ({ value: tag, label: tag }))}
                />
              )}
            </div>
            {loaded.length > 1 && (
              <LabelledField label={t('tokens.print.numbers')} help={t('tokens.print.numbersHelp')}>
                <Select
                  value={chosen}
                  onChange={(next) => setChosen(next ?? '0')}
                  options={loaded.map(({ from, to }, index) => ({
                    value: String(index),
                    label: t('tokens.print.range', { from: format.number(from), to: format.number(to) }),
                  }))}
                />
              </LabelledField>
            )}
            <p className={common.hint} role="status">
              {sheets.length > 0
                ? `${t('tokens.print.sheets', { count: sheets.length })} ${t('tokens.print.leftOut')}`
                : t('tokens.print.nothing')}
            </p>
            {sheets.length > 0 && <div className={styles.preview}>{sheets[0]}</div>}
            {createPortal(<div className={styles.printed}>{sheets}</div>, document.body)}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
