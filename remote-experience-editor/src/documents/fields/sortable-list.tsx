import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { HolderOutlined } from '@vitrine/shared/ui';
import { type ReactNode, useRef } from 'react';
import common from '../../common/common.module.css';
import { useEditorTexts } from '../../texts/texts';
import styles from '../documents.module.css';
import { placed, placedList } from '../page/place';
import { keyBetween } from '../store/order-key';

export interface SortableItem {
  id: string;
  /** For the handle's name and what is read out. */
  name: string;
  order: string;
}

interface SortableListProps<Item extends SortableItem> {
  label: string;
  /** In their order. */
  items: Item[];
  /** Order key of what follows the last of them and is not shown. */
  next?: string | undefined;
  disabled?: boolean;
  /** JSON pointer of the map that holds the items: findings lead to them. */
  at?: string;
  /** One item moved: its new order key lies between those of its new neighbours. */
  onMove: (id: string, order: string) => void;
  children: (item: Item, index: number) => ReactNode;
}

/** A list whose items are dragged into another order, by pointer, touch or keyboard. */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { label, items, next, at, disabled = false, onMove, children } = props;
  const t = useEditorTexts();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const words = (id: string | number, over: string | number | undefined) => ({
    name: items.find((item) => item.id === id)?.name ?? '',
    place: ids.indexOf(String(over ?? id)) + 1,
    count: ids.length,
  });
  const hasMoved = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return t('documents.drag.picked', words(active.id, undefined));
    },
    onDragOver: ({ active, over }) => {
      // An item lies over its own place as soon as it is picked up: saying so would cut off that it was.
      if (over?.id === active.id && !hasMoved.current) return;
      hasMoved.current = true;
      return t('documents.drag.moved', words(active.id, over?.id));
    },
    onDragEnd: ({ active, over }) => t('documents.drag.dropped', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('documents.drag.cancelled', words(active.id, undefined)),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const from = ids.indexOf(String(active.id));
    const to = ids.indexOf(String(over?.id ?? active.id));
    if (from === to || from < 0 || to < 0) return;
    const others = items.toSpliced(from, 1);
    onMove(String(active.id), keyBetween(others[to - 1]?.order, others[to]?.order ?? next));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('documents.drag.instructions') },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ul className={common.list} aria-label={label} {...placedList(at)}>
          {items.map((item, index) => (
            <SortableRow
              key={item.id}
              id={item.id}
              at={at && `${at}/${item.id}`}
              name={item.name}
              disabled={disabled}
            >
              {children(item, index)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface SortableRowProps {
  id: string;
  at: string | undefined;
  name: string;
  disabled: boolean;
  children: ReactNode;
}

function SortableRow({ id, at, name, disabled, children }: SortableRowProps) {
  const t = useEditorTexts();
  const sortable = useSortable({ id });
  return (
    <li
      ref={sortable.setNodeRef}
      {...placed(at)}
      className={`${styles.row} ${sortable.isDragging ? styles.dragged : ''}`}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      {disabled ? (
        <span />
      ) : (
        <button
          type="button"
          className={styles.handle}
          ref={sortable.setActivatorNodeRef}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={t('documents.drag.handle', { name })}
        >
          <HolderOutlined aria-hidden="true" />
        </button>
      )}
      {children}
    </li>
  );
}
