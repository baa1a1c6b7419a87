import { SavedButton } from '../../saved/components/SavedButton.tsx';

interface SavedScriptsProps {
  value: string;
  onChange: (script: string) => void;
}

/** The user's saved scripts next to an editor: save from it, load into it. */
export const SavedScripts = ({ value, onChange }: SavedScriptsProps) => (
  <SavedButton
    table={null}
    now={value.trim() === '' ? null : { tp_salvo: 'S', ds_script: value }}
    onUse={({ ds_script }) => onChange(ds_script ?? '')}
  />
);
