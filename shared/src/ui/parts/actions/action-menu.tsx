import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useUiTexts } from '../../texts/use-ui-texts';
import { decorative } from '../marks/decorative';
import styles from './action-menu.module.css';

export interface MenuAction {
  key: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

interface ActionMenuProps {
  /** What the actions are for, for the button's name: "Actions for {name}". */
  name: string;
  actions: MenuAction[];
}

/** The three dots beside a thing. Nothing where there is nothing to do. */
export function ActionMenu({ name, actions }: ActionMenuProps) {
  const t = useUiTexts();
  if (actions.length === 0) return null;
  return <MenuButton label={t('actions', { name })} icon={<MoreOutlined />} actions={actions} />;
}

interface MenuButtonProps {
  label: string;
  icon?: ReactNode;
  /** Shown text; the label is the name alone without it. */
  children?: ReactNode;
  className?: string;
  actions: MenuAction[];
}

/** A button that opens a menu. */
export function MenuButton({ label, icon, children, className, actions }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  // Every row of a list has a menu; most are never opened, and must not cost what a menu costs.
  const [wasOpened, setWasOpened] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const openFirst = () => {
    setWasOpened(true);
    setOpen(true);
  };
  const button = (
    <Button
      ref={trigger}
      type="text"
      aria-label={label}
      aria-haspopup="menu"
      icon={decorative(icon)}
      className={className ?? ''}
      {...(wasOpened ? {} : { onClick: openFirst })}
    >
      {children}
    </Button>
  );
  if (!wasOpened) return button;
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{
        className: styles.menu ?? '',
        items: actions.map(({ onSelect, icon: itemIcon, ...item }) => ({
          ...item,
          icon: decorative(itemIcon),
          onClick: ({ domEvent }) => {
            domEvent.stopPropagation();
            // A dialog that opens takes the focus at once: the same Enter would press what it begins with.
            domEvent.preventDefault();
            // And gives it back to where it was, which an item that is gone cannot be.
            trigger.current?.focus();
            onSelect();
          },
        })),
      }}
    >
      {button}
    </Dropdown>
  );
}
