import { type Document, endpoints, optionSubjects } from '@vitrine/shared/contract';
import { SearchSelect } from '@vitrine/shared/ui';
import { useField } from '../../documents/fields/edited-document';
import { documentTitle } from '../../documents/store/document-title';
import { useExperience } from '../../experience/experience-context';
import { BrandPicture } from '../../library/brand-picture';
import { useEditorTexts } from '../../texts/texts';
import { areaRegistry } from '../registry';
import { useProductTitles } from './use-product-titles';
import { Field } from './vote-editing';
import styles from './voting.module.css';

interface OptionProductProps {
  /** JSON pointer of the option. */
  at: `/options/${string}`;
  name: string;
}

/** The product that an option is, chosen among all of the experience. */
export function OptionProduct({ at, name }: OptionProductProps) {
  const t = useEditorTexts();
  const { brand, experience, language } = useExperience();
  const { readOnly, value } = useField<string>(`${at}/productId`);
  const titles = useProductTitles(value !== undefined);
  if (readOnly && value === undefined) return null;
  const option = (document: Document) => {
    const { image, isDisabled, mark } = areaRegistry[optionSubjects].offered?.(document) ?? {};
    const title = documentTitle(document, language) || t('documents.untitled');
    return {
      value: document.id,
      label: mark ? t('voting.product.marked', { title, mark: t(mark) }) : title,
      lead: <BrandPicture size="small" image={image} />,
      disabled: isDisabled === true,
    };
  };
  return (
    <Field at={`${at}/productId`}>
      <SearchSelect
        clearable
        className={styles.product ?? ''}
        label={t('voting.product.of', { name })}
        placeholder={t('voting.product.choose')}
        endpoint={endpoints.listDocuments}
        request={{
          params: { brandId: brand.id },
          query: { experienceId: experience.id, area: optionSubjects },
        }}
        option={option}
        chosen={
          value !== undefined && titles
            ? { value, label: titles.get(value) ?? t('voting.product.gone') }
            : undefined
        }
      />
    </Field>
  );
}
