import { type ReactNode, useRef } from 'react';
import { Button } from './button';

interface FileButtonProps {
  /** On the button, and the name of the field behind it. */
  text: string;
  icon?: ReactNode;
  /** As the browser's file field takes it: ".glb,model/gltf-binary". */
  accept: string;
  disabled?: boolean;
  loading?: boolean;
  /** Offers to choose several at once. */
  multiple?: boolean;
  onFile: (...files: [File, ...File[]]) => void;
}

/** A button that asks for a file, or for several. */
export function FileButton({
  text,
  icon,
  accept,
  disabled = false,
  loading = false,
  multiple = false,
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
        multiple={multiple}
        aria-label={text}
        hidden
        // Within a form, antd shows every file field in spite of `hidden`.
        style={{ display: 'none' }}
        onChange={({ target }) => {
          const [file, ...others] = target.files ?? [];
          if (file) onFile(file, ...others);
          // The same file again, after it was mended, is a change too.
          target.value = '';
        }}
      />
    </>
  );
}
