import { type CollectionDocument, textIn } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { LabelledField, LinkButton, Select, useAreaNames } from '@vitrine/shared/ui';
import { useMemo } from 'react';
import { fieldsOf } from '../../documents/fields/fields-of';
import { DocumentPage } from '../../documents/page/document-page';
import { placed } from '../../documents/page/place';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { DocumentChecks } from './document-checks';
import { asCollection, type ProductsEditing } from './product-editing';
import { useCollections } from './use-collections';

interface CollectionPageProps {
  collection: CollectionDocument;
  editing: ProductsEditing;
  readOnly: boolean;
}

const { LanguageField } = fieldsOf<CollectionDocument>();

/** What visitors read for a collection, in each language. */
export function CollectionPage({ collection, editing: document, readOnly }: CollectionPageProps) {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const { brand, experience, language, baseLanguage } = useExperience();
  const editing = useMemo(() => asCollection(document), [document]);
  const names = useCollections();
  const { name, title } = collection;
  const products = addresses.area(brand.id, experience.id, 'products');
  const choices = name === '' || names.includes(name) ? names : [name, ...names];
  return (
    <DocumentPage
      editing={document}
      title={textIn(title, language, baseLanguage) || name || t('products.collection.untitled')}
      back={{ to: products, label: areaName('products') }}
      mayWrite={!readOnly}
      beside={<DocumentChecks documentId={document.id} />}
    >
      <div {...placed('/name')}>
        <LabelledField
          label={t('products.collection.name')}
          help={t(choices.length > 0 ? 'products.collection.nameHelp' : 'products.collection.noNames')}
        >
          <Select
            value={name}
            searchable
            disabled={readOnly || choices.length === 0}
            onChange={(next) =>
              next &&
              editing.run('name', (current) => ({
                ...current,
                name: next,
                // The name is what visitors read so far.
                title: Object.keys(current.title).length > 0 ? current.title : { [baseLanguage]: next },
              }))
            }
            options={choices.map((value) => ({ value, label: value }))}
          />
        </LabelledField>
        {choices.length === 0 && (
          <LinkButton kind="quiet" to={products}>
            {t('products.collection.toProducts')}
          </LinkButton>
        )}
      </div>
      <LanguageField at="/title" label={t('products.title')} help={t('products.collection.titleHelp')} />
    </DocumentPage>
  );
}
