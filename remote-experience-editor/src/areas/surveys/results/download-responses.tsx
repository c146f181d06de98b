import { address } from '@vitrine/shared/client/address';
import { endpoints, type SurveyResponsesFilter } from '@vitrine/shared/contract';
import { ExportOutlined, MenuButton } from '@vitrine/shared/ui';
import { useExperience } from '../../../experience/experience-context';
import { useFileDownload } from '../../../imports/use-file-download';
import { useEditorTexts } from '../../../texts/texts';

interface DownloadResponsesProps {
  documentId: string;
  /** '' while the survey has none. */
  title: string;
  /** However far people came: a column tells. */
  filter: SurveyResponsesFilter;
}

/** The responses that are shown, as a file. */
export function DownloadResponses({ documentId, title, filter }: DownloadResponsesProps) {
  const t = useEditorTexts();
  const { brand, experience } = useExperience();
  const { busy, start } = useFileDownload();
  const download = (format: 'csv' | 'json') => {
    const query = { ...filter, format };
    const from = address(endpoints.exportSurveyResponses.path, { brandId: brand.id, documentId }, query);
    void start(from, `${title || experience.name}.${format}`);
  };
  return (
    <MenuButton
      label={t('surveys.results.download')}
      icon={<ExportOutlined />}
      actions={(['csv', 'json'] as const).map((format) => ({
        key: format,
        label: t(`surveys.results.format.${format}`),
        disabled: busy,
        onSelect: () => download(format),
      }))}
    >
      {t('surveys.results.download')}
    </MenuButton>
  );
}
