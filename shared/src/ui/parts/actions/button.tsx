import { useNavigate } from '@vitrine/shared/host';
import { Button as AntdButton, type ButtonProps as AntdButtonProps, Tooltip } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { decorative } from '../marks/decorative';

type Taken = 'type' | 'color' | 'variant' | 'children' | 'href';

export interface ButtonProps extends Omit<AntdButtonProps, Taken> {
  /** At most one primary button on a page. */
  kind?: 'primary' | 'secondary' | 'quiet' | undefined;
  children: ReactNode;
}

const antdType = { primary: 'primary', secondary: 'default', quiet: 'text' } as const;

/** While `loading`, it cannot be pressed again. */
export function Button({ kind = 'secondary', icon, ...rest }: ButtonProps) {
  return (
    <AntdButton
      type={antdType[kind]}
      icon={decorative(icon)}
      {...(rest.loading ? { 'aria-disabled': true } : {})}
      {...rest}
    />
  );
}

export interface IconButtonProps extends Omit<AntdButtonProps, Exclude<Taken, 'href'>> {
  /** Its name: read out, and shown on hover and focus. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <Tooltip title={label}>
      <AntdButton type="text" aria-label={label} icon={decorative(icon)} {...rest} />
    </Tooltip>
  );
}

export interface LinkButtonProps extends ButtonProps {
  to: string;
}

/** Leads to another screen; a real link, so that it opens in a new tab too. */
export function LinkButton({ to, kind = 'secondary', icon, ...rest }: LinkButtonProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void navigate(to);
  };
  return <AntdButton type={antdType[kind]} href={to} onClick={follow} icon={decorative(icon)} {...rest} />;
}
