import { httpsAddress, surveyEndingKinds } from '@vitrine/shared/contract';
import { DeleteOutlined, IconButton, Switch, TextField } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import styles from '../../questions/questions.module.css';
import { useEditorTexts } from '../../texts/texts';
import { PipedText } from './piping/piped-text';
import { removedEntry } from './survey-commands';
import { ChoiceField, Field, LanguageField, type SurveyPartProps } from './survey-editing';
import { useSurveyNames } from './use-survey-names';

interface EndingCardProps extends SurveyPartProps {
  id: string;
  /** From 1. */
  number: number;
}

/** One ending: a page of its own, or an address that visitors are led to. */
export function EndingCard({ id, number, survey, editing, readOnly }: EndingCardProps) {
  const t = useEditorTexts();
  const { kind = 'page', address = '' } = survey.endings[id] ?? {};
  const piped = { survey, readOnly, earlier: useSurveyNames(survey).questionIds };
  return (
    <section className={styles.card} aria-label={t('surveys.endings.ending', { number })}>
      <div className={common.head}>
        <h3 className={common.heading}>{t('surveys.endings.ending', { number })}</h3>
        {!readOnly && (
          <IconButton
            label={t('surveys.endings.remove', { number })}
            icon={<DeleteOutlined />}
            onClick={() => editing.run(`remove:${id}`, removedEntry('endings', id))}
          />
        )}
      </div>
      <ChoiceField
        at={`/endings/${id}/kind`}
        label={t('surveys.endings.kind')}
        options={surveyEndingKinds.map((value) => ({ value, label: t(`surveys.endings.kinds.${value}`) }))}
      />
      {kind === 'page' ? (
        <>
          <PipedText {...piped} at={`/endings/${id}/title`} label={t('surveys.endings.heading')}>
            <LanguageField at={`/endings/${id}/title`} label={t('surveys.endings.heading')} />
          </PipedText>
          <PipedText {...piped} at={`/endings/${id}/text`} label={t('surveys.endings.text')}>
            <LanguageField at={`/endings/${id}/text`} label={t('surveys.endings.text')} multiline />
          </PipedText>
        </>
      ) : (
        <>
          <LanguageField at={`/endings/${id}/title`} label={t('surveys.endings.name')} />
          <Field
            at={`/endings/${id}/address`}
            label={t('surveys.endings.address')}
            help={t('surveys.endings.addressHelp')}
          >
            <TextField type="url" />
          </Field>
          {address !== '' && !httpsAddress.safeParse(address).success && (
            <p className={common.wrong}>{t('surveys.endings.badAddress')}</p>
          )}
        </>
      )}
      <Field
        at={`/endings/${id}/screensOut`}
        label={t('surveys.endings.screensOut')}
        help={t('surveys.endings.screensOutHelp')}
      >
        <Switch />
      </Field>
    </section>
  );
}
