import { endpoints } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { CloudUploadOutlined, DeleteOutlined, FileButton, IconButton, useAnswers } from '@vitrine/shared/ui';
import { useId } from 'react';
import common from '../common/common.module.css';
import { useExperience } from '../experience/experience-context';
import { useBrandFile } from '../library/use-brand-file';
import { useEditorTexts } from '../texts/texts';
import { acceptedImages } from './accepted-images';
import { UploadRefused } from './upload-refused';
import styles from './uploads.module.css';
import { useImageUpload } from './use-image-upload';

interface PictureFieldProps {
  label: string;
  help: string;
  /** SHA-256 of a picture of the brand. */
  value?: string | null;
  /** cover: fills its frame, as a poster does; contain: stands in it whole, as a logo does. */
  fit: 'cover' | 'contain';
  /** What visitors will see it on. */
  ground: string;
  disabled?: boolean;
  onChange?: (image: string | null) => void;
}

/** One picture of the brand: the one there is, another one, none. */
export function PictureField(props: PictureFieldProps) {
  const { label, help, value: image = null, fit, ground, disabled = false, onChange } = props;
  const t = useEditorTexts();
  const answers = useAnswers();
  const id = useId();
  const { brand, may } = useExperience();
  const { file } = useBrandFile(image ?? undefined);
  const upload = useImageUpload((stored) => {
    const { sha256 } = stored;
    answers.put(endpoints.getBrandFile, { params: { brandId: brand.id, sha256 } }, stored);
    onChange?.(sha256);
  });
  return (
    <fieldset className={styles.pictureField} aria-describedby={`${id}-help`}>
      <legend>{label}</legend>
      <div
        className={styles.frame}
        data-fit={fit}
        data-empty={image === null}
        style={image ? { background: ground } : {}}
      >
        {image === null && <span>{t('uploads.noPicture')}</span>}
        {file && <img {...pictureSource(file.url, file.sizes, '320px')} alt={label} />}
      </div>
      {upload.refused.map((one) => (
        <UploadRefused key={one.name} {...one} onDismiss={upload.dismiss} />
      ))}
      {!disabled && may.writeLibrary && (
        <div className={styles.actions}>
          <FileButton
            text={t(image ? 'uploads.replacePicture' : 'uploads.choosePicture', { what: label })}
            icon={<CloudUploadOutlined />}
            accept={acceptedImages}
            loading={upload.busy}
            onFile={(chosen) => upload.start(chosen)}
          />
          {image && (
            <IconButton
              label={t('uploads.removePicture', { what: label })}
              icon={<DeleteOutlined />}
              onClick={() => onChange?.(null)}
            />
          )}
        </div>
      )}
      <p id={`${id}-help`} className={common.help}>
        {help}
      </p>
    </fieldset>
  );
}
