import { interfaceLanguage } from '@vitrine/shared/browser/interface-language';
import { endpoints, type TemplateId } from '@vitrine/shared/contract';
import { textIn } from '@vitrine/shared/contract/values/text';
import { usePreferences } from '@vitrine/shared/host';
import { Loaded, Skeleton, useEndpointQuery } from '@vitrine/shared/ui';
import { useId } from 'react';
import common from '../parts/common.module.css';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './choose-template.module.css';

interface ChooseTemplateProps {
  /** undefined: empty. */
  value: TemplateId | undefined;
  onChange: (template: TemplateId | undefined) => void;
}

/** As high as the choices that come. */
const waitingRows = 5;

/** Empty, or one of the complete experiences. */
export function ChooseTemplate({ value, onChange }: ChooseTemplateProps) {
  const t = useManagerTexts();
  const group = useId();
  const templates = useEndpointQuery(endpoints.listTemplates, {});
  const language = interfaceLanguage(usePreferences().language);
  const choice = (id: TemplateId | undefined, name: string, text: string, picture: string | null) => (
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
        <span id={`${group}-${id ?? 'empty'}`} className={common.small}>
          {text}
        </span>
      </span>
    </label>
  );
  return (
    <fieldset className={styles.group}>
      <legend>{t('experiences.startWith')}</legend>
      {choice(undefined, t('experiences.empty'), t('experiences.emptyStart'), null)}
      <Loaded query={templates} skeleton={<Skeleton shape="rows" count={waitingRows} />}>
        {({ items }) =>
          items.map(({ description, id, name, picture }) =>
            choice(id, textIn(name, language, 'en'), textIn(description, language, 'en'), picture),
          )
        }
      </Loaded>
    </fieldset>
  );
}
