import {
  type Document,
  endpoints,
  playedArea,
  type ShownArea,
  shownAreas,
  type WallContent,
} from '@vitrine/shared/contract';
import { LabelledField, SearchSelect, Select } from '@vitrine/shared/ui';
import { useState } from 'react';
import { documentTitle } from '../../documents/store/document-title';
import { useExperience } from '../../experience/experience-context';
import { BrandPicture } from '../../library/brand-picture';
import { useEditorTexts } from '../../texts/texts';
import { PictureField } from '../../uploads/picture-field';
import { areaRegistry } from '../registry';
import { useShownMedia } from './use-shown-media';

interface ContentPickerProps {
  content: WallContent | undefined;
  /** Across several screens nothing is shown that each of them would have to draw anew. */
  isAcross: boolean;
  disabled: boolean;
  onChange: (content: WallContent | null) => void;
}

type Kind = ShownArea | 'picture' | 'none';

/** What is shown: a picture, or one of the experience's documents. */
export function ContentPicker({ content, isAcross, disabled, onChange }: ContentPickerProps) {
  const t = useEditorTexts();
  const kindOf: Kind = content?.kind === 'document' ? content.area : (content?.kind ?? 'none');
  /** Chosen, and not yet which one. */
  const [asked, setAsked] = useState<Kind | null>(null);
  const kind = asked ?? kindOf;
  const areas = isAcross ? [playedArea] : shownAreas;
  const choose = (next: Kind) => {
    setAsked(next === 'none' ? null : next);
    if (next !== kindOf) onChange(null);
  };
  const pick = (next: WallContent | null) => {
    setAsked(next ? null : kind);
    onChange(next);
  };
  return (
    <>
      <LabelledField label={t('video-wall.showing.kind')}>
        <Select
          value={kind}
          disabled={disabled}
          onChange={(next) => next && choose(next as Kind)}
          options={[
            ...areas.map((area) => ({ value: area, label: t(`video-wall.values.area.${area}`) })),
            { value: 'picture', label: t('video-wall.showing.picture') },
            { value: 'none', label: t('video-wall.showing.none') },
          ]}
        />
      </LabelledField>
      {kind === 'picture' && (
        <PictureField
          label={t('video-wall.showing.picturePicked')}
          help={t('video-wall.showing.pictureHelp')}
          fit="contain"
          ground="#000000"
          value={content?.kind === 'picture' ? content.sha256 : null}
          disabled={disabled}
          onChange={(sha256) => pick(sha256 === null ? null : { kind: 'picture', sha256 })}
        />
      )}
      {kind !== 'picture' && kind !== 'none' && (
        <DocumentField
          key={kind}
          area={kind}
          content={content}
          disabled={disabled}
          onPick={(documentId) =>
            pick(documentId === null ? null : { kind: 'document', area: kind, documentId })
          }
        />
      )}
    </>
  );
}

interface DocumentFieldProps {
  area: ShownArea;
  content: WallContent | undefined;
  disabled: boolean;
  onPick: (documentId: string | null) => void;
}

function DocumentField({ area, content, disabled, onPick }: DocumentFieldProps) {
  const t = useEditorTexts();
  const { brand, experience, language } = useExperience();
  const { title } = useShownMedia(content);
  const value = content?.kind === 'document' && content.area === area ? content.documentId : null;
  const option = (document: Document) => ({
    value: document.id,
    label: documentTitle(document, language) || t('documents.untitled'),
    lead: <BrandPicture size="small" image={areaRegistry[document.area].offered?.(document).image} />,
  });
  return (
    <LabelledField label={t('video-wall.showing.document')}>
      <SearchSelect
        placeholder={t('video-wall.showing.choose')}
        endpoint={endpoints.listDocuments}
        request={{ params: { brandId: brand.id }, query: { experienceId: experience.id, area } }}
        option={option}
        value={value}
        disabled={disabled}
        chosen={value !== null && title !== null ? { value, label: title } : undefined}
        onChange={onPick}
      />
    </LabelledField>
  );
}
