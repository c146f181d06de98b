import { inOrder, type LanguageMap, pipedIds } from '@vitrine/shared/contract';
import { MenuButton } from '@vitrine/shared/ui';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import common from '../../../common/common.module.css';
import { useField } from '../../../documents/fields/edited-document';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';
import { apart } from '../apart';
import type { SurveyPartProps } from '../survey-editing';
import styles from '../surveys.module.css';
import { useSurveyNames } from '../use-survey-names';

interface PipedTextProps extends Pick<SurveyPartProps, 'survey' | 'readOnly'> {
  /** JSON pointer of the text that is written in the field. */
  at: string;
  /** What the field is called. */
  label: string;
  /** Questions that visitors come to before they read the text. */
  earlier: string[];
  /** The field. */
  children: ReactNode;
}

/** A field for a text that takes earlier answers and variables up, with a menu of them and words for those in it. */
export function PipedText({ survey, readOnly, at, label, earlier, children }: PipedTextProps) {
  const t = useEditorTexts();
  const names = useSurveyNames(survey);
  const { language } = useExperience();
  const { maxLength = Number.POSITIVE_INFINITY, value = {}, write } = useField<LanguageMap>(at);
  const around = useRef<HTMLDivElement>(null);
  /** Where the field was left; null before anybody was in it. */
  const leftAt = useRef<number | null>(null);
  /** Where writing goes on, once what was inserted is shown. */
  const goesOnAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (goesOnAt.current === null) return;
    const field = around.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('textarea, input');
    field?.focus();
    field?.setSelectionRange(goesOnAt.current, goesOnAt.current);
    goesOnAt.current = null;
  });
  const text = value[language] ?? '';
  const insert = (id: string) => {
    const place = Math.min(leftAt.current ?? text.length, text.length);
    const pipe = `{{${id}}}`;
    goesOnAt.current = place + pipe.length;
    write({ ...value, [language]: text.slice(0, place) + pipe + text.slice(place) });
  };
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      leftAt.current = target.selectionStart;
  };
  const choices = [
    ...earlier.map((id) => ({ key: id, label: names.numberedQuestion(id) })),
    ...inOrder(survey.variables).map(([id, { name }]) => ({ key: id, label: name })),
  ];
  const longest = Math.max(...choices.map(({ key }) => key.length)) + '{{}}'.length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to when the field in it is left
    <div ref={around} className={styles.piped} onBlur={remember}>
      {children}
      {[...new Set(pipedIds(text))].map((id) => (
        <Taken key={id} id={id} isEarlier={choices.some(({ key }) => key === id)} survey={survey} />
      ))}
      {!readOnly && choices.length > 0 && (
        <MenuButton
          label={t('surveys.piping.insertInto', { field: label })}
          className={styles.insert ?? ''}
          actions={choices.map((choice) => ({
            ...choice,
            disabled: text.length + longest > maxLength,
            onSelect: () => insert(choice.key),
          }))}
        >
          {t('surveys.piping.insert')}
        </MenuButton>
      )}
    </div>
  );
}

interface TakenProps extends Pick<SurveyPartProps, 'survey'> {
  id: string;
  /** It is known by the time the text is read. */
  isEarlier: boolean;
}

/** What stands in a text as an id, in words. */
function Taken({ id, isEarlier, survey }: TakenProps) {
  const t = useEditorTexts();
  const names = useSurveyNames(survey);
  const reference = apart(`{{${id}}}`);
  if (Object.hasOwn(survey.variables, id))
    return (
      <p className={common.note}>
        {t('surveys.piping.variable', { reference, name: apart(names.variable(id)) })}
      </p>
    );
  const question = apart(names.question(id));
  if (!Object.hasOwn(survey.questions, id))
    return <p className={common.warning}>{t('surveys.piping.gone', { reference })}</p>;
  return isEarlier ? (
    <p className={common.note}>{t('surveys.piping.answer', { reference, question })}</p>
  ) : (
    <p className={common.warning}>{t('surveys.piping.later', { reference, question })}</p>
  );
}
