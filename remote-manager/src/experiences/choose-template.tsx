import { interfaceLanguage } from '@vitrine/shared/browser/interface-language';
import { endpoints, type TemplateId } from '@vitrine/shared/contract';
import { textIn } from '@vitrine/shared/contract/text';
import { usePreferences } from '@vitrine/shared/host';
import { useEndpointQuery } from '@vitrine/shared/ui';
import { useId } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './choose-template.module.css';

interface ChooseTemplateProps {
  /** undefined: empty. */
  value: TemplateId | undefined;
  onChange: (template: TemplateId | undefined) => void;
}

/** Empty, or one of the complete experiences. */
export function ChooseTemplate({ value, onChange }: ChooseTemplateProps) {
  const t = useManagerTexts();
  const group = useId();
  const templates = useEndpointQuery(endpoints.listTemplates, {}).data?.items ?? [];
  const language = interfaceLanguage(usePreferences().language);
  const choices = [
    { id: undefined, name: t('experiences.empty'), text: t('experiences.emptyStart'), picture: null },
    ...templates.map(({ description, id, name, picture }) => ({
      id,
      name: textIn(name, language, 'en'),
      text: textIn(description, language, 'en'),
      picture,
    })),
  ];
  return (
    <fieldset className={styles.group}>
      <legend>{t('experiences.startWith')}</legend>
      {choices.map(({ id, name, picture, text }) => (
        <label key={id ?? 'empty'} className={styles.choice}>
          <input
            type="radio"
            name={group}
            checked={value === id}
            onChange={() => onChange(id)}
            aria-describedby={`${group}-${id ?? 'empty'}`}
          />
          {picture ? (
            <img src={picture} alt="" width={120} height={75} />
          ) : (
            <span className={styles.blank} aria-hidden="true" />
          )}
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span id={`${group}-${id ?? 'empty'}`} className={styles.text}>
              {text}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
