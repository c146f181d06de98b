import type { Brand, StoredFile } from '@vitrine/shared/contract';
import {
  Button,
  CloudUploadOutlined,
  DeleteOutlined,
  FileButton,
  IconButton,
  UploadProgress,
  useFileSending,
} from '@vitrine/shared/ui';
import { useEffect, useState } from 'react';
import { accepted, useSendMedia } from '../library/send-media';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './logo-field.module.css';

interface LogoFieldProps {
  brand: Brand;
  /** A picture is on its way: it is lost to a form that is sent now. */
  onSending: (sending: boolean) => void;
  /** Of the form: SHA-256 of one of the brand's pictures. */
  id?: string;
  value?: string | null;
  onChange?: (logo: string | null) => void;
}

/** A field of a form: the logo there is, another one, none. A chosen picture is sent at once and used when the form is. */
export function LogoField({ brand, onSending, id, value = null, onChange }: LogoFieldProps) {
  const t = useManagerTexts();
  const send = useSendMedia(brand.id);
  const [sent, setSent] = useState<StoredFile>();
  const { cancel, refused, sending, start } = useFileSending(async (file, options) => {
    const image = await send(file, 'image', options);
    setSent(image);
    onChange?.(image.sha256);
  });
  const isSending = sending !== null;
  useEffect(() => {
    onSending(isSending);
    return () => onSending(false);
  }, [isSending, onSending]);
  const url = value === sent?.sha256 ? sent?.url : brand.logoUrl;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset wants a legend, and the form writes the label already.
    <div role="group" id={id} aria-label={t('brands.logo')} className={styles.field}>
      <div className={styles.frame} data-empty={value === null}>
        {value === null ? t('brands.noLogo') : url && <img src={url} alt={t('brands.logo')} />}
      </div>
      {refused && (
        <div role="alert" className={styles.refused}>
          <strong>{t('brands.logoRefused', { name: refused.name })}</strong>
          <span>{refused.message}</span>
        </div>
      )}
      {sending ? (
        <div className={styles.sending}>
          <UploadProgress text={t('brands.logoUploading', { name: sending.name })} share={sending.share}>
            <Button kind="quiet" size="small" onClick={cancel}>
              {t('brands.logoStop')}
            </Button>
          </UploadProgress>
        </div>
      ) : (
        <div className={styles.actions}>
          <FileButton
            text={t(value === null ? 'brands.logoChoose' : 'brands.logoReplace')}
            icon={<CloudUploadOutlined />}
            accept={accepted.image}
            onFile={start}
          />
          {value !== null && (
            <IconButton
              label={t('brands.logoRemove')}
              icon={<DeleteOutlined />}
              onClick={() => onChange?.(null)}
            />
          )}
        </div>
      )}
    </div>
  );
}
