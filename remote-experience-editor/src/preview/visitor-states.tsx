import type { PreviewEnvironment } from '@vitrine/shared/contract/publishing/preview-feed';
import { Button, LabelledField, Select, Switch, useFormat } from '@vitrine/shared/ui';
import { useId } from 'react';
import common from '../common/common.module.css';
import { useEditorTexts } from '../texts/texts';
import styles from './preview.module.css';

interface VisitorStatesProps {
  languages: string[];
  environment: PreviewEnvironment;
  onChange: (environment: PreviewEnvironment) => void;
  onArrive: (returning: boolean) => void;
}

/** Who looks at it: the circumstances that a visitor may come with. */
export function VisitorStates({ languages, environment, onChange, onArrive }: VisitorStatesProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const set = (next: Partial<PreviewEnvironment>) => onChange({ ...environment, ...next });
  return (
    <fieldset className={styles.states}>
      <legend>{t('preview.states')}</legend>
      <OnOff
        label={t('preview.offline')}
        value={!environment.online}
        onChange={(offline) => set({ online: !offline })}
      />
      <OnOff
        label={t('preview.reducedMotion')}
        value={environment.reducedMotion === true}
        onChange={(reduced) => set({ reducedMotion: reduced || null })}
      />
      <OnOff label={t('preview.dark')} value={environment.dark === true} onChange={(dark) => set({ dark })} />
      <OnOff
        label={t('preview.noWebgl')}
        value={!environment.webgl}
        onChange={(without) => set({ webgl: !without })}
      />
      {languages.length > 1 && (
        <LabelledField label={t('preview.language')}>
          <Select
            value={environment.language ?? ''}
            onChange={(language) => set({ language: language || null })}
            options={[
              { value: '', label: t('preview.browserLanguage') },
              ...languages.map((tag) => ({ value: tag, label: format.languageName(tag) })),
            ]}
          />
        </LabelledField>
      )}
      <div className={common.buttons}>
        <Button size="small" onClick={() => onArrive(false)}>
          {t('preview.arriveFirst')}
        </Button>
        <Button size="small" onClick={() => onArrive(true)}>
          {t('preview.arriveAgain')}
        </Button>
      </div>
    </fieldset>
  );
}

function OnOff({
  label,
  value,
  onChange,
}: {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={styles.onOff}>
      <label htmlFor={id}>{label}</label>
      <Switch id={id} value={value} onChange={onChange} />
    </div>
  );
}
