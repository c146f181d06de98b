import { Button, InboxOutlined, type Selection, UndoOutlined } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import { SelectionBar } from './selection-bar';
import type { ArchivesMany } from './use-archive-many';

/** Above a list of what can be archived: archives, or restores, what is chosen. */
export function BulkBar({ selection, many }: { selection: Selection; many: ArchivesMany }) {
  const t = useManagerTexts();
  return (
    <SelectionBar selection={selection}>
      <Button
        icon={many.archives ? <InboxOutlined /> : <UndoOutlined />}
        loading={many.isPending}
        onClick={() => many.run(selection)}
      >
        {t(many.archives ? 'records.archive' : 'records.restore')}
      </Button>
    </SelectionBar>
  );
}
