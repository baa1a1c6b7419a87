import { type ReactNode, useRef } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { cx } from '../../core/cx.ts';
import { acceptedTypes, pictureTypes } from '../queue.ts';
import css from './FileField.module.css';

interface PickerProps {
  /** Opens the camera if there is one: the rear or the front one. */
  camera?: 'environment' | 'user';
  /** Several files at once, and documents too. */
  multiple?: boolean;
  icon: ReactNode;
  onPick: (files: File[]) => void;
  children: string;
}

/** A button that opens the browser's file dialog or camera. */
export function Picker({ camera, multiple = false, icon, onPick, children }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={cx(camera && css['camera'])}>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={camera ? 'image/*' : (multiple ? acceptedTypes : pictureTypes).join(',')}
        {...(camera && { capture: camera })}
        aria-label={children}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // Allows choosing the same file again after it was removed.
          target.value = '';
        }}
      />
      <Button icon={icon} wide onClick={() => input.current?.click()}>
        {children}
      </Button>
    </div>
  );
}
