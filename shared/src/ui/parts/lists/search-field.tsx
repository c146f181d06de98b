import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useAddressState } from '../../data/use-address-state';
import styles from './toolbar.module.css';

const pauseMs = 250;

interface SearchFieldProps {
  label: string;
  /** Before the address's words of this list, where a screen has several. */
  prefix?: string;
}

/** Search of a list, kept in the address as `q` once typing pauses; it begins on the first page. */
export function SearchField({ label, prefix = '' }: SearchFieldProps) {
  const [q, setQ] = useAddressState(`${prefix}q`, '', { drops: `${prefix}cursor` });
  const [typed, setTyped] = useState(q);
  const known = useRef(q);
  // Another address (back, a link) changes the field; the one that it has asked for itself must not, since people may
  // have typed on meanwhile.
  useEffect(() => {
    if (q !== known.current) setTyped(q);
    known.current = q;
  }, [q]);
  useEffect(() => {
    if (typed === q) return;
    const timer = setTimeout(() => {
      known.current = typed;
      setQ(typed);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, q, setQ]);
  return (
    <Input
      className={styles.search ?? ''}
      type="search"
      dir="auto"
      maxLength={120}
      aria-label={label}
      placeholder={label}
      prefix={<SearchOutlined aria-hidden="true" />}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
