import type { DocumentImport } from '@vitrine/shared/contract';
import { Checkbox, useFormat } from '@vitrine/shared/ui';
import { useId } from 'react';
import common from '../common/common.module.css';
import { useEditorTexts } from '../texts/texts';
import styles from './imports.module.css';

interface FetchPicturesProps {
  pictures: NonNullable<DocumentImport['pictures']>;
  value: boolean;
  onChange: (fetches: boolean) => void;
}

/** Whether pictures are fetched of which a table says only where they lie, and from whom. */
export function FetchPictures({ pictures: { hosts, named }, value, onChange }: FetchPicturesProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const id = useId();
  return (
    <div className={styles.choice}>
      <Checkbox id={id} value={value} onChange={onChange} />
      <label htmlFor={id}>{t('imports.pictures.fetch', { count: named })}</label>
      <p className={common.hint}>
        {t('imports.pictures.help', { hosts: new Intl.ListFormat(format.language).format(hosts) })}
      </p>
    </div>
  );
}
