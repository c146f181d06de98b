import type { SurveyTest } from '@vitrine/shared/contract';
import { CloseOutlined, IconButton, Select } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../../common/common.module.css';
import { placed } from '../../../documents/page/place';
import { useEditorTexts } from '../../../texts/texts';
import type { SurveyPartProps } from '../survey-editing';
import styles from './conditions.module.css';
import { testAbout, testWith, type Verb, verbKey, verbOf, verbsFor } from './fitting-tests';
import { type Subject, staleIn } from './subjects';
import { TestValue } from './test-value';
import { usePredicates } from './use-predicates';
import { useSubjects } from './use-subjects';
import { WordsField } from './words-field';

interface TestFieldsProps extends Pick<SurveyPartProps, 'survey' | 'readOnly'> {
  /** JSON pointer of the test. */
  at: string;
  number: string;
  test: SurveyTest;
  onChange: (test: SurveyTest) => void;
  onRemove: () => void;
}

/** One test: what it asks about, what it asks, and what for. */
export function TestFields({ survey, readOnly, at, number, test, onChange, onRemove }: TestFieldsProps) {
  const t = useEditorTexts();
  const predicates = usePredicates();
  const subjects = useSubjects(survey);
  /** It asks for words that are still to be written. */
  const [wordless, setWordless] = useState<Verb | null>(null);
  const subject = subjects.subjectOf(test);
  const stale = staleIn(survey, test);
  const verb = wordless ?? verbOf(test);
  const verbs = offered(subject, verb);
  const ask = (key: string | null) => {
    const next = verbs.find((one) => verbKey(one) === key);
    if (!next || !subject) return;
    const changed = testWith(next, subject, test);
    setWordless(changed ? null : next);
    if (changed) onChange(changed);
  };
  const askAbout = (next: Subject | undefined) => {
    setWordless(null);
    if (next) onChange(testAbout(next, test));
  };
  return (
    <fieldset className={styles.test} {...placed(at)}>
      <legend>{t('surveys.condition.test', { number })}</legend>
      <div className={styles.testLine}>
        <Select
          label={t('surveys.condition.about')}
          searchable
          value={subjects.keyOf(test)}
          options={subjects.optionsWith(test)}
          disabled={readOnly}
          onChange={(key) => askAbout(subjects.subjectAt(key))}
        />
        {!readOnly && (
          <IconButton
            label={t('surveys.condition.remove', { number })}
            icon={<CloseOutlined />}
            onClick={onRemove}
          />
        )}
      </div>
      <div className={styles.asked}>
        <Select
          label={t('surveys.condition.verb')}
          value={verbKey(verb)}
          options={verbs.map((one) => ({ value: verbKey(one), label: predicates.open(one) }))}
          disabled={readOnly || !subject}
          onChange={ask}
        />
        {verb.kind === 'text' ? (
          <WordsField
            value={test.kind === 'text' ? test.text : ''}
            readOnly={readOnly}
            onChange={(text) => {
              setWordless(null);
              if ('question' in test)
                onChange({ kind: 'text', question: test.question, text, ...(verb.not && { not: verb.not }) });
            }}
          />
        ) : (
          <TestValue
            test={test}
            asked={subject && 'asked' in subject ? subject.asked : null}
            readOnly={readOnly}
            onChange={onChange}
          />
        )}
      </div>
      {stale && <p className={common.warning}>{t(`surveys.condition.stale.${stale}`)}</p>}
      {wordless && <p className={common.note}>{t('surveys.condition.wordless')}</p>}
      {test.not && test.kind !== 'answered' && test.kind !== 'variable' && (
        <p className={common.note}>{t('surveys.condition.unansweredToo')}</p>
      )}
    </fieldset>
  );
}

/** What fits, and what is asked already, whether it fits or not. */
function offered(subject: Subject | null, now: Verb): Verb[] {
  const fitting = subject ? verbsFor(subject) : [];
  return fitting.some((one) => verbKey(one) === verbKey(now)) ? fitting : [now, ...fitting];
}
