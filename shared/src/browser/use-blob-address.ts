import { useEffect, useState } from 'react';

/** An address under which a text can be loaded; null while there is none. */
export function useBlobAddress(text: string | null, type: string): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return setAddress(null);
    const made = URL.createObjectURL(new Blob([text], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text, type]);
  return address;
}
