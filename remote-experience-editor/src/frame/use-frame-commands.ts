import { areas } from '@vitrine/shared/contract/areas/list';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { type Command, useCommands, useNavigate } from '@vitrine/shared/host';
import { useAreaNames } from '@vitrine/shared/ui';
import { useMemo } from 'react';
import { useEditorTexts } from '../texts/texts';

interface FrameCommands {
  brandId: string;
  experienceId: string;
  /** null for those who may not. */
  onPublish: (() => void) | null;
  onPreview: (() => void) | null;
  onComments: () => void;
}

/** Offers the areas of the open experience in the palette, and what is done to the whole of it. */
export function useFrameCommands({
  brandId,
  experienceId,
  onPublish,
  onPreview,
  onComments,
}: FrameCommands): void {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const navigate = useNavigate();
  const commands = useMemo<Command[]>(
    () => [
      ...areas.map((area) => ({
        id: `area-${area}`,
        label: t('frame.openArea', { area: areaName(area) }),
        run: () => void navigate(addresses.area(brandId, experienceId, area)),
      })),
      ...(onPublish ? [{ id: 'publish', label: t('frame.publish.title'), run: onPublish }] : []),
      { id: 'comments', label: t('comments.title'), run: onComments },
      ...(onPreview ? [{ id: 'preview', label: t('preview.action'), run: onPreview }] : []),
    ],
    [t, navigate, brandId, experienceId, onPublish, onPreview, onComments, areaName],
  );
  useCommands(commands);
}
