import { Button } from '@vitrine/shared/ui';
import { type ReactNode, useRef } from 'react';

interface FileButtonProps {
  /** On the button, and the name of the field behind it. */
  text: string;
  icon?: ReactNode;
  /** As the browser's file field takes it: ".glb,model/gltf-binary". */
  accept: string;
  disabled?: boolean;
  loading?: boolean;
  onFile: (file: File) => void;
}

/** A button that asks for one file. */
export function FileButton({
  text,
  icon,
  accept,
  disabled = false,
  loading = false,
  onFile,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} disabled={disabled} loading={loading} onClick={() => input.current?.click()}>
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={text}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file again, after it was mended, is a change too.
          target.value = '';
        }}
      />
    </>
  );
}
