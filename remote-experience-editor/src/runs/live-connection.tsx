import { StatusTag, StopOutlined } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import { useRuns } from './use-runs';

/** Says that counts may be older than they look; nothing while they are live. */
export function LiveConnection() {
  const t = useEditorTexts();
  const { connection } = useRuns();
  if (connection !== 'lost' && connection !== 'refused') return null;
  return (
    <StatusTag tone="warning" icon={<StopOutlined />}>
      {t(connection === 'lost' ? 'runs.reconnecting' : 'runs.notLive')}
    </StatusTag>
  );
}
