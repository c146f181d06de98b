import { endpoints, inOrder, productsLimits, textIn } from '@vitrine/shared/contract';
import {
  CloseOutlined,
  CloudUploadOutlined,
  FileButton,
  IconButton,
  Section,
  useAnswers,
} from '@vitrine/shared/ui';
import { memo, useState } from 'react';
import common from '../../common/common.module.css';
import { SortableList } from '../../documents/fields/sortable-list';
import { useExperience } from '../../experience/experience-context';
import { BrandPicture } from '../../library/brand-picture';
import { useEditorTexts } from '../../texts/texts';
import { acceptedImages } from '../../uploads/accepted-images';
import { UploadRefused } from '../../uploads/upload-refused';
import { useImageUpload } from '../../uploads/use-image-upload';
import { addedMedia, changedMedium, removedMedium } from './product-commands';
import { LanguageField, type ProductPartProps } from './product-editing';
import styles from './products.module.css';

/** Pictures in their order, each with words for people who cannot see it. */
export function ProductMedia({ product, ...part }: ProductPartProps) {
  return <Media media={product.media} {...part} />;
}

type MediaProps = Omit<ProductPartProps, 'product'> & { media: ProductPartProps['product']['media'] };

/** Typing in another part of the form leaves it alone. */
const Media = memo(function Media({ media, editing, readOnly }: MediaProps) {
  const t = useEditorTexts();
  const answers = useAnswers();
  const { brand, may, language, baseLanguage } = useExperience();
  /** Of those that were chosen last. */
  const [leftOut, setLeftOut] = useState(0);
  const upload = useImageUpload((image) => {
    answers.put(endpoints.getBrandFile, { params: { brandId: brand.id, sha256: image.sha256 } }, image);
    editing.run('add-picture', addedMedia(image.sha256));
  });
  const pictures = inOrder(media).map(([id, medium], index) => ({
    id,
    medium,
    order: medium.order,
    name: textIn(medium.alt, language, baseLanguage) || t('products.media.name', { number: index + 1 }),
  }));
  const room = productsLimits.media - pictures.length;
  return (
    <Section title={t('products.media.title')} intro={t('products.media.intro')}>
      {pictures.length === 0 && <p className={common.hint}>{t('products.media.none')}</p>}
      <SortableList
        label={t('products.media.title')}
        at="/media"
        items={pictures}
        disabled={readOnly}
        onMove={(id, order) => editing.run(`order:${id}`, changedMedium(id, { order }))}
      >
        {({ id, medium }, index) => (
          <div className={styles.medium}>
            <BrandPicture image={medium.image} />
            <LanguageField
              at={`/media/${id}/alt`}
              label={t('products.media.alt', { number: index + 1 })}
              labelHidden
              placeholder={t('products.media.altPlaceholder')}
              multiline
            />
            {!readOnly && (
              <IconButton
                label={t('products.media.remove', { number: index + 1 })}
                icon={<CloseOutlined />}
                onClick={() => editing.run(`remove:${id}`, removedMedium(id))}
              />
            )}
          </div>
        )}
      </SortableList>
      {upload.refused.map((one) => (
        <UploadRefused key={one.name} {...one} onDismiss={upload.dismiss} />
      ))}
      {!readOnly && may.writeLibrary && (
        <div>
          <FileButton
            text={t('products.media.add')}
            icon={<CloudUploadOutlined />}
            accept={acceptedImages}
            multiple
            loading={upload.busy}
            disabled={room <= 0}
            onFile={(...files) => {
              setLeftOut(Math.max(0, files.length - room));
              upload.start(...files.slice(0, room));
            }}
          />
          <p role="status" className={common.hint}>
            {leftOut > 0 && t('products.media.leftOut', { count: leftOut, most: productsLimits.media })}
          </p>
        </div>
      )}
    </Section>
  );
});
